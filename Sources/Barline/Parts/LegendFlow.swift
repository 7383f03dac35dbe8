/// Entries flowing into rows from left to right.
struct LegendFlow {
  private typealias Look = LegendRow.Look

  private let left: Double
  private let top: Double
  private let width: Double
  private let rows: Int
  private let measurer: TextMeasurer
  private let style: TextStyle
  private let box: LineBox
  private let rowHeight: Double

  private(set) var items: [LegendRow.Item] = []
  private var row = 0
  /// Where the next entry may begin in this row, its gap included.
  private var pen: Double
  /// The widest that a name may be.
  var nameLimit: Double

  init(x: Double, top: Double, width: Double, rows: Int, environment: ChartEnvironment) {
    (self.left, self.top, self.width, self.rows) = (x, top, width, rows)
    measurer = environment.measurer
    style = TextStyle(size: environment.size(12), color: .secondary)
    box = LineBox(style, measurer)
    rowHeight = max(16, box.height)
    pen = x
    nameLimit = max(0, width - Look.swatch - Look.swatchGap)
  }

  /// The height of the rows that are in use.
  var height: Double { items.isEmpty ? 0 : Double(row + 1) * (rowHeight + Look.rowGap) - Look.rowGap }

  /// The widest name with which `count` entries fill the rows evenly; nil when that would cut names too short.
  func evenName(_ count: Int) -> Double? {
    let columns = Double((count - 1) / rows + 1)
    let limit = (width - (columns - 1) * Look.entryGap) / columns - Look.swatch - Look.swatchGap
    return limit >= Look.leastName ? limit : nil
  }

  /// Places entries until the rows are full.
  mutating func place(_ entries: [LegendEntry]) {
    items.reserveCapacity(min(entries.count, 16))
    for (index, entry) in entries.enumerated() {
      guard place(entry, index) else { return }
    }
  }

  private mutating func place(_ entry: LegendEntry, _ index: Int) -> Bool {
    var name: String? = entry.name.isEmpty ? nil : entry.name
    var nameWidth = name.map { measurer.width(of: $0, style: style) } ?? 0
    if nameWidth > nameLimit {
      name = elided(entry.name, to: nameLimit, style: style, measurer: measurer)
      nameWidth = name.map { measurer.width(of: $0, style: style) } ?? 0
    }
    let entryWidth = Look.swatch + (name == nil ? 0 : Look.swatchGap + nameWidth)
    if pen > left, pen + entryWidth > left + width {
      guard row + 1 < rows else { return false }
      row += 1
      pen = left
    }
    let y = top + Double(row) * (rowHeight + Look.rowGap)
    let baseline = y + (rowHeight - box.height) / 2 + box.ascent
    let swatchTop = (baseline - box.capHeight / 2 - Look.swatch / 2).rounded()
    items.append(
      LegendRow.Item(
        index: index, swatch: ChartRect(x: pen, y: swatchTop, width: Look.swatch, height: Look.swatch), paint: entry.paint,
        name: name.map {
          TextRun(
            $0, style: style, baseline: ChartPoint(x: pen + Look.swatch + Look.swatchGap, y: baseline), width: nameWidth)
        },
        rect: ChartRect(x: pen, y: y, width: entryWidth, height: rowHeight)))
    pen += entryWidth + Look.entryGap
    return true
  }

  /// Says how many of `count` entries are not shown, taking entries back until there is room to say so.
  mutating func addCount(of count: Int) -> TextRun? {
    while items.count < count {
      let text = "+\(count - items.count)"
      let needed = measurer.width(of: text, style: style)
      if pen + needed <= left + width {
        let y = top + Double(row) * (rowHeight + Look.rowGap) + (rowHeight - box.height) / 2 + box.ascent
        return TextRun(text, style: style, baseline: ChartPoint(x: pen, y: y), width: needed)
      }
      guard let last = items.last, last.rect.minX > left else { return nil }
      items.removeLast()
      pen = last.rect.minX
    }
    return nil
  }
}
