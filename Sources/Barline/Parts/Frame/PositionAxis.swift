/// The axis along which points stand that have positions of their own.
public struct PositionAxis: Hashable, Sendable {
  /// What positions are.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Numbers; whole ones from 1000 to 2999 read as years.
    case number
    /// Civil days: whole days since 1 January 1970, the time of day as a fraction.
    case date
  }

  /// Whether there are no labels.
  public var isHidden: Bool
  /// What positions are; numbers by default.
  public var kind: Kind
  /// The positions that get a label; nil for round ones, chosen by the width.
  public var tickValues: [Double]?
  /// How numbers are written.
  public var format: NumberFormat

  /// Makes an axis of numbers, shown, with round labels, unless told otherwise.
  public init(isHidden: Bool = false, kind: Kind = .number, tickValues: [Double]? = nil, format: NumberFormat = .automatic) {
    self.isHidden = isHidden
    self.kind = kind
    self.tickValues = tickValues
    self.format = format
  }
}

/// The labels under an axis of positions: as many as there is room for, never one over another, never outside the chart.
package struct PositionLabels: Equatable, Sendable {
  /// The labels, from left to right.
  package private(set) var runs: [TextRun] = []
  /// From the top that was asked for to the bottom.
  package private(set) var height = 0.0

  package init() {}

  /// Lays out the labels.
  ///
  /// - Parameters:
  ///   - axis: What the app wants.
  ///   - scale: Where positions stand across.
  ///   - left: No label goes further left.
  ///   - right: No label goes further right.
  ///   - top: The top of the labels.
  ///   - style: How they look.
  ///   - text: What the app says of a position; nil for the chart's own words.
  package init(
    _ axis: PositionAxis, scale: LinearScale, left: Double, right: Double, top: Double, style: TextStyle,
    environment: ChartEnvironment, text: (Double) -> String?
  ) {
    guard !axis.isHidden, right > left else { return }
    let box = LineBox(style, environment.measurer)
    let count = Ticks.count(alongWidth: (scale.rangeEnd - scale.rangeStart).magnitude)
    let ticks: [(value: Double, text: String)]
    if axis.kind == .date, axis.tickValues == nil {
      ticks = CalendarTicks.nice(in: scale.domain, count: count).map { ($0.day, text($0.day) ?? $0.text) }
    } else {
      let chosen =
        axis.tickValues.map { Ticks.given($0, in: scale.domain, limit: max(1, Int(saturating: right - left))).ticks }
        ?? Ticks.nice(in: scale.domain, count: count)
      let numbers = TickText(chosen, format: axis.format, locale: environment.locale, isHorizontal: true)
      ticks = chosen.values.map { value in
        (value, text(value) ?? (axis.kind == .date ? CalendarTicks.text(ofDay: value) : numbers.text(value)))
      }
    }
    place(ticks, scale: scale, left: left, right: right, baseline: top + box.ascent, style: style, environment: environment)
    height = runs.isEmpty ? 0 : box.height
  }

  /// Every label, or every second, third … one, until none touches another.
  private mutating func place(
    _ ticks: [(value: Double, text: String)], scale: LinearScale, left: Double, right: Double, baseline: Double, style: TextStyle,
    environment: ChartEnvironment
  ) {
    for stride in 1...max(1, ticks.count) {
      runs = []
      var (end, isClear) = (-Double.infinity, true)
      for place in Swift.stride(from: 0, to: ticks.count, by: stride) where !ticks[place].text.isEmpty {
        let width = environment.measurer.width(of: ticks[place].text, style: style)
        let center = scale.position(of: ticks[place].value)
        // A label that would reach over the edge is moved inside as long as it still stands under its tick.
        let start = min(max(center - width / 2, left), right - width)
        guard start >= left, start <= center, start + width >= center else { continue }
        if start < end + 8 { isClear = false }
        end = start + width
        runs.append(
          TextRun(
            ticks[place].text, style: style, baseline: ChartPoint(x: start + width / 2, y: baseline), anchor: .middle,
            width: width))
      }
      if isClear { return }
    }
  }

  /// Draws the labels.
  package func draw(into recorder: inout Drawing.Recorder) {
    for run in runs { recorder.draw(run) }
  }
}
