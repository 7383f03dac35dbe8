extension CategoryRoom {
  /// Names rising to their items, each cut to the height and to the chart's left edge.
  ///
  /// Nil in cells, when lines would run into each other, or when a level label has as much room.
  func turned(_ entries: [Entry], bySlant: Bool) -> CategoryLabels? {
    guard measurer.cell == nil else { return nil }
    let diagonal = 0.5.squareRoot()
    let lineHeight = box.ascent + box.descent
    let limit = bySlant ? maximumHeight / diagonal - lineHeight : maximumHeight
    // Slanted lines are as far apart as their items' distance across the slant: a rotated box, not a level one, must fit.
    guard (bySlant ? pitch * diagonal : pitch) >= lineHeight, limit > slot else { return nil }
    // Names cut to stumps say less than some whole ones.
    if limit < 40, entries.contains(where: { $0.width > limit }) { return nil }

    var result = CategoryLabels()
    result.reserve(entries.count)
    var (droppedCount, lowest, edge) = (0, top, -Double.infinity)
    for entry in entries where !entry.text.isEmpty {
      // The middle of the last letter's height is under the item, the highest corner at the top.
      let lean = bySlant ? box.capHeight / 2 * diagonal : box.capHeight / 2
      let reach = bySlant ? box.descent * diagonal : box.descent
      let x = min(entry.center + lean, right - reach)
      let y = bySlant ? top + box.ascent * diagonal : top
      let toEdge = bySlant ? (x - left) / diagonal - box.ascent : (x - box.ascent >= left ? limit : 0)
      if bySlant { result.missing = max(result.missing, (min(limit, entry.width) - toEdge) * diagonal) }
      guard x >= edge, let text = elided(entry.text, to: min(limit, toEdge), style: style, measurer: measurer) else {
        droppedCount += 1
        continue
      }
      edge = x + (bySlant ? lineHeight / diagonal : lineHeight) * (1 - 1e-9)
      if text != entry.text { result.isCut = true }
      let width = text == entry.text ? entry.width : measurer.width(of: text, style: style)
      let pivot = ChartPoint(x: x, y: y)
      let angle = bySlant ? -Double.pi / 4 : -Double.pi / 2
      let rect = ChartRect(x: x - width, y: y - box.ascent, width: width, height: lineHeight)
      result.runs.append(TextRun(text, style: style, baseline: pivot, anchor: .end, rotation: angle, width: width))
      result.labels.append(
        CategoryLabels.Label(
          index: entry.index, lines: (result.runs.count - 1)..<result.runs.count,
          box: TurnedRect(rect, pivot: pivot, angle: angle)))
      lowest = max(lowest, bySlant ? top + (width + lineHeight) * diagonal : top + width)
    }
    result.mode = result.labels.isEmpty ? .none : bySlant ? .slanted : .upright
    result.height = lowest - top
    result.dropped = droppedCount
    return result
  }
}
