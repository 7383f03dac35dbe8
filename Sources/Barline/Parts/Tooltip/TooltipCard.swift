/// A card beside a mark that says its value.
package struct TooltipCard: Equatable, Sendable {
  /// The card, without its tip.
  package let rect: ChartRect
  /// The side of the mark on which the card is.
  package let side: TooltipSide
  /// The point of the tip; nil where the card lies on its mark.
  package let tip: ChartPoint?
  /// The lines of text, placed in the view.
  package let runs: [TextRun]
  /// The swatches and what they are filled with.
  package let swatches: [(rect: ChartRect, paint: Paint)]

  /// Whether it stands on the cells of a terminal.
  private let isInCells: Bool

  package static func == (a: Self, b: Self) -> Bool {
    a.rect == b.rect && a.side == b.side && a.tip == b.tip && a.runs == b.runs
      && a.swatches.elementsEqual(b.swatches) { $0.rect == $1.rect && $0.paint == $1.paint }
  }

  /// Lays out a card.
  ///
  /// It is 8 above the mark, or below where there is no room, or beside it; 24 or more from the finger; and inside the view, which wins.
  /// Where it would lie on words that another side does not, it goes there.
  /// Where the view is too small, words are elided and then rows left out; a card that is still too large reaches beyond the right
  /// and the bottom.
  ///
  /// - Parameters:
  ///   - content: What it says; nil is returned when that is nothing.
  ///   - anchor: The mark, or the end of it that the tip is to point at.
  ///   - view: The chart.
  ///   - touch: Where the finger is, if there is one.
  ///   - words: What it is to leave free where it can.
  ///   - prefersSides: Whether it is beside the mark where there is room, rather than above.
  ///   - environment: Text size, direction and measurer.
  package init?(
    _ content: TooltipContent, anchor: ChartRect, view: ChartRect, touch: ChartPoint?, clearOf words: [ChartRect] = [],
    prefersSides: Bool = false, environment: ChartEnvironment
  ) {
    guard view.width > 0, view.height > 0, (view.maxX + view.maxY).isFinite,
      (anchor.x + anchor.y + anchor.width + anchor.height).isFinite
    else { return nil }
    guard let layout = TooltipLayout(content, view: view.size, environment: environment) else { return nil }
    let finger = touch.flatMap { ($0.x + $0.y).isFinite ? $0 : nil }
    let placement = TooltipPlacement(
      size: layout.size, anchor: anchor, view: view, touch: finger, clearOf: words, prefersSides: prefersSides)
    (rect, side) = (placement.rect.on(environment.cell, in: view), placement.side)
    isInCells = environment.cell != nil
    // A tip is smaller than a cell.
    tip = environment.cell == nil ? placement.tip : nil
    let isMirrored = environment.direction == .rightToLeft
    let (dx, dy, sum) = (rect.x, rect.y, rect.minX + rect.maxX)
    runs = layout.runs.map { run in
      var moved = run
      moved.baseline = ChartPoint(x: run.baseline.x + dx, y: run.baseline.y + dy)
      return isMirrored ? moved.mirrored(in: sum) : moved
    }
    swatches = layout.swatches.map { swatch in
      let moved = swatch.rect.offset(x: dx, y: dy)
      return (isMirrored ? moved.mirrored(in: sum) : moved, swatch.paint)
    }
  }

  /// Draws shadow, card, tip and text; in cells there is no shadow, and the card takes whole ones.
  package func draw(into recorder: inout Drawing.Recorder) {
    if isInCells { recorder.fill(.rect(rect), paint: .color(.ground)) } else { drawGround(into: &recorder) }
    recorder.stroke(.path(outline), stroke: .hairline, paint: .color(ChartColor.text.opacity(isInCells ? 0.5 : 0.2)))
    for swatch in swatches { recorder.fill(.roundedRect(swatch.rect, CornerRadii(2)), paint: swatch.paint) }
    for run in runs { recorder.draw(run) }
  }

  private func drawGround(into recorder: inout Drawing.Recorder) {
    // A shadow is the same black on every ground; on a dark one the border does its work.
    for (spread, drop, strength) in [(0.0, 1.0, 0.05), (1.0, 2.0, 0.04), (2.5, 4.0, 0.03)] {
      let shadow = ChartRect(
        x: rect.x - spread, y: rect.y - spread + drop, width: rect.width + 2 * spread, height: rect.height + 2 * spread)
      recorder.fill(
        .roundedRect(shadow, CornerRadii(TooltipLayout.radius + spread)),
        paint: .color(.rgba(RGBA(red: 0, green: 0, blue: 0, alpha: strength))))
    }
    recorder.fill(.path(outline), paint: .color(.ground))
  }

  /// The card's edge with the tip, half a point inside, where a hairline is sharp.
  var outline: BezierPath {
    let (left, top, right, bottom) = (rect.minX + 0.5, rect.minY + 0.5, rect.maxX - 0.5, rect.maxY - 0.5)
    let radius = max(0, min(TooltipLayout.radius, min(right - left, bottom - top) / 2))
    // The usual cubic for a quarter of a circle.
    let pull = radius * (1 - 0.5522847498)
    var path = BezierPath()
    path.reserve(14)
    func point(_ x: Double, _ y: Double) -> ChartPoint { ChartPoint(x: x, y: y) }
    func addTip(on wanted: TooltipSide, from a: ChartPoint, towards b: ChartPoint) {
      guard let tip, wanted == side else { return }
      let isLevel = a.y == b.y
      let forward = isLevel ? (b.x > a.x ? 1.0 : -1.0) : (b.y > a.y ? 1.0 : -1.0)
      let (low, high) = isLevel ? (min(a.x, b.x), max(a.x, b.x)) : (min(a.y, b.y), max(a.y, b.y))
      let half = min(TooltipPlacement.tipHalf, (high - low) / 2)
      let middle = max(low + half, min(isLevel ? tip.x : tip.y, high - half))
      path.line(to: isLevel ? point(middle - half * forward, a.y) : point(a.x, middle - half * forward))
      path.line(to: tip)
      path.line(to: isLevel ? point(middle + half * forward, a.y) : point(a.x, middle + half * forward))
    }
    path.move(to: point(left + radius, top))
    addTip(on: .below, from: point(left + radius, top), towards: point(right - radius, top))
    path.line(to: point(right - radius, top))
    path.cubic(to: point(right, top + radius), control1: point(right - pull, top), control2: point(right, top + pull))
    addTip(on: .left, from: point(right, top + radius), towards: point(right, bottom - radius))
    path.line(to: point(right, bottom - radius))
    path.cubic(to: point(right - radius, bottom), control1: point(right, bottom - pull), control2: point(right - pull, bottom))
    addTip(on: .above, from: point(right - radius, bottom), towards: point(left + radius, bottom))
    path.line(to: point(left + radius, bottom))
    path.cubic(to: point(left, bottom - radius), control1: point(left + pull, bottom), control2: point(left, bottom - pull))
    addTip(on: .right, from: point(left, bottom - radius), towards: point(left, top + radius))
    path.line(to: point(left, top + radius))
    path.cubic(to: point(left + radius, top), control1: point(left, top + pull), control2: point(left + pull, top))
    path.close()
    return path
  }
}
