/// The values written at the ends of bars: above those that rise, below those that hang.
///
/// A label that has no room beyond its bar stands inside it, in black or white, whichever is read better there. Labels never lie on
/// another label, on another bar, or below the plot, where the category labels are. Where they are too close, every second is shown,
/// or every third or fifth, or none; a few that are too wide alone are left out without the others.
package struct ValueLabels: Equatable, Sendable {
  /// A bar and what is to be written at its end.
  package struct Bar: Equatable, Sendable {
    /// The bar as it is drawn.
    package var rect: ChartRect
    /// Its value; NaN for a missing one, which gets no label.
    package var value: Double
    /// The value as text; empty for none.
    package var text: String
    /// The bar's colour, for a label inside.
    package var color: ChartColor

    /// Makes a bar.
    package init(rect: ChartRect, value: Double, text: String, color: ChartColor) {
      (self.rect, self.value, self.text, self.color) = (rect, value, text, color)
    }
  }

  /// A label that has found its place.
  package struct Label: Equatable, Sendable {
    /// Which bar it belongs to.
    package let index: Int
    /// The text.
    package let run: TextRun
    /// The room it takes.
    package let rect: ChartRect
    /// Whether it stands inside its bar.
    package let isInside: Bool
  }

  /// The labels that are shown, in the order of their bars.
  package private(set) var labels: [Label] = []
  /// How many are not.
  package private(set) var dropped = 0

  /// The size in points, before scaling.
  package static let size = 11.0
  /// Between a bar's end and its label.
  static let gap = 4.0
  /// Between two labels side by side.
  static let distance = 4.0

  /// Places labels.
  ///
  /// - Parameters:
  ///   - bars: The bars from left to right (or all from right to left).
  ///   - plot: The plot: labels stay between its top and its bottom.
  ///   - left: No label goes further left.
  ///   - right: No label goes further right.
  ///   - headroom: How far the figures may reach over the top of the plot: what is free there.
  ///   - isInverted: Whether positive bars hang and negative ones rise.
  ///   - isGrouped: Whether several bars belong to one item; labels of every second bar would then belong to changing series, so it
  ///     is all or none.
  ///   - environment: Text size and measurer.
  package init(
    bars: [Bar], plot: ChartRect, left: Double, right: Double, headroom: Double = 0, isInverted: Bool = false,
    isGrouped: Bool = false,
    environment: ChartEnvironment
  ) {
    let style = TextStyle(size: environment.size(ValueLabels.size), color: .text, tabularDigits: true)
    let box = LineBox(style, environment.measurer)
    // No text is narrower than a few points: a crowd of bars is not measured.
    guard left < right, Double(bars.count) * 2 <= right - left else {
      dropped = bars.count
      return
    }
    // Zero, and −0, go to the side that most of the series is on.
    var sides = 0
    for bar in bars where bar.value != 0 && !bar.value.isNaN { sides += bar.value > 0 ? 1 : -1 }
    var places: [Label?] = []
    places.reserveCapacity(bars.count)
    var asked = 0
    for (index, bar) in bars.enumerated() {
      guard !bar.value.isNaN, !bar.text.isEmpty else {
        places.append(nil)
        continue
      }
      asked += 1
      let isPositive = bar.value == 0 ? sides >= 0 : bar.value > 0
      let width = environment.measurer.width(of: bar.text, style: style)
      places.append(
        ValueLabels.place(
          bar, index, width: width, rises: isPositive != isInverted, plot: plot, left: left, right: right, headroom: headroom,
          box, style, environment.cell))
    }
    for stride in isGrouped ? [1] : [1, 2, 3, 5] {
      // A gap in a row of labels explains itself; one in every second label does not.
      guard let (shown, failed) = ValueLabels.chosen(places, bars, every: stride),
        failed == 0 || (stride == 1 && failed * 4 <= shown.count + failed)
      else { continue }
      labels = shown
      break
    }
    dropped = asked - labels.count
  }

  /// Draws the labels.
  package func draw(into recorder: inout Drawing.Recorder) {
    for label in labels { recorder.draw(label.run) }
  }

  /// The place of a label beyond its bar's end, or inside where the plot ends; nil where neither has room.
  private static func place(
    _ bar: Bar, _ index: Int, width: Double, rises: Bool, plot: ChartRect, left: Double, right: Double, headroom: Double,
    _ box: LineBox, _ style: TextStyle, _ cell: ChartSize?
  ) -> Label? {
    let rect = bar.rect
    guard (rect.x + rect.y + rect.width + rect.height + width).isFinite, width <= right - left else { return nil }
    let start = max(left, min(rect.midX - width / 2, right - width))
    func label(_ top: Double, _ style: TextStyle, isInside: Bool) -> Label {
      let run = TextRun(
        bar.text, style: style, baseline: ChartPoint(x: start + width / 2, y: top + box.ascent), anchor: .middle, width: width)
      let rect = ChartRect(x: start, y: top, width: width, height: box.height)
      return Label(index: index, run: run, rect: rect, isInside: isInside)
    }
    // The ascent has air over the digits: the gap counts from the digits themselves.
    let air = box.ascent - box.capHeight
    let free = rises ? rect.minY - gap - box.ascent : rect.maxY + gap - air
    // In cells a label has a row of its own: the one over that in which the bar ends, or under it.
    let beyond =
      cell.map { rises ? (free / $0.height).rounded(.down) * $0.height : (free / $0.height).rounded(.up) * $0.height } ?? free
    let bottom = beyond + (rises ? box.ascent : box.height)
    if beyond + air >= plot.minY - headroom, bottom <= plot.maxY, (rises ? rect.minY : rect.maxY) >= plot.minY {
      return label(beyond, style, isInside: false)
    }
    // Inside what is seen of the bar.
    let (top, end) = (max(rect.minY, plot.minY), min(rect.maxY, plot.maxY))
    guard end - top >= box.height + gap, width + gap <= rect.width else { return nil }
    var inner = style
    inner.color = .onMark(bar.color)
    return label(rises ? top + gap - air : end - gap - box.ascent, inner, isInside: true)
  }

  /// Every so-manieth label, without those that are too wide for their place or lie on another bar, and how many these are; nil where
  /// two of the others are too close.
  private static func chosen(_ places: [Label?], _ bars: [Bar], every stride: Int) -> (shown: [Label], failed: Int)? {
    var shown: [Label] = []
    shown.reserveCapacity(places.count / stride + 1)
    var failed = 0
    for index in Swift.stride(from: 0, to: places.count, by: stride) where bars[index].hasLabel {
      guard let label = places[index], !isTooWide(label, bars, every: stride), !isBlocked(label, by: bars) else {
        failed += 1
        continue
      }
      if let last = shown.last, last.rect.minX < label.rect.maxX + distance, label.rect.minX < last.rect.maxX + distance {
        return nil
      }
      shown.append(label)
    }
    return (shown, failed)
  }

  /// Whether a label is wider than the way to the next bar that may have one.
  private static func isTooWide(_ label: Label, _ bars: [Bar], every stride: Int) -> Bool {
    for other in [label.index - stride, label.index + stride] where bars.indices.contains(other) {
      let way = (bars[other].rect.midX - bars[label.index].rect.midX).magnitude
      if label.rect.width + distance > way { return true }
    }
    return false
  }

  /// Whether a label lies on a bar that is not its own.
  private static func isBlocked(_ label: Label, by bars: [Bar]) -> Bool {
    for direction in [-1, 1] {
      var other = label.index + direction
      while bars.indices.contains(other) {
        let rect = bars[other].rect
        if rect.overlaps(label.rect) { return true }
        // The next bars are further away still.
        if !(rect.maxX > label.rect.minX && rect.minX < label.rect.maxX), rect.width.isFinite, rect.width > 0 { break }
        other += direction
      }
    }
    return false
  }
}

extension ValueLabels.Bar {
  fileprivate var hasLabel: Bool { !value.isNaN && !text.isEmpty }
}
