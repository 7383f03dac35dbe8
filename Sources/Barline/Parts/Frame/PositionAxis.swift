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
  /// What colour the labels have; the theme's quieter text by default.
  public var labelColor: ChartColor

  /// Makes an axis of numbers, shown, with round labels, unless told otherwise.
  public init(
    isHidden: Bool = false, kind: Kind = .number, tickValues: [Double]? = nil, format: NumberFormat = .automatic,
    labelColor: ChartColor = .secondary
  ) {
    self.isHidden = isHidden
    self.kind = kind
    self.tickValues = tickValues
    self.format = format
    self.labelColor = labelColor
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
    var style = style
    style.color = axis.labelColor
    let box = LineBox(style, environment.measurer)
    let width = (scale.rangeEnd - scale.rangeStart).magnitude
    let place = Place(
      scale: scale, left: left, right: right, baseline: top + box.ascent, style: style, measurer: environment.measurer)
    defer { height = runs.isEmpty ? 0 : box.height }
    if let given = axis.tickValues {
      let ticks = Ticks.given(given, in: scale.domain, limit: max(1, Int(saturating: right - left))).ticks
      runs = place.thinned(ticks.values, Writer(axis.kind == .date ? .days : .numbers(ticks), axis, environment), text)
      return
    }
    // As many as there is room for, or fewer round ones until none touches another.
    for count in (1...max(1, Ticks.count(alongWidth: width))).reversed() {
      let (values, words): ([Double], Writer.Words)
      if axis.kind == .date {
        let ticks = CalendarTicks.nice(in: scale.domain, count: count)
        (values, words) = (ticks.days, .calendar(ticks.unit))
      } else {
        // Between two years there are whole years, and no halves.
        let areYears = NumberFormat.isYear(scale.domain.lower) && NumberFormat.isYear(scale.domain.upper)
        let ticks = Ticks.nice(in: scale.domain, count: count, whole: areYears)
        (values, words) = (ticks.values, .numbers(ticks))
      }
      let writer = Writer(words, axis, environment)
      runs = (count == 1 ? place.thinned(values, writer, text) : place.runs(values, writer, text)) ?? []
      if !runs.isEmpty { return }
    }
  }

  /// What is said of positions, one after another.
  private struct Writer {
    enum Words {
      case numbers(Ticks)
      case days
      case calendar(CalendarTicks.Unit)
    }

    let words: Words
    let numbers: TickText?

    init(_ words: Words, _ axis: PositionAxis, _ environment: ChartEnvironment) {
      self.words = words
      if case .numbers(let ticks) = words {
        numbers = TickText(ticks, format: axis.format, locale: environment.locale, isHorizontal: true)
      } else {
        numbers = nil
      }
    }

    /// - Parameter last: The position that was labelled before this one; nil for none.
    func text(_ position: Double, after last: Double?) -> String {
      switch words {
      case .numbers: return numbers?.text(position) ?? ""
      case .days: return CalendarTicks.text(ofDay: position)
      case .calendar(let unit): return CalendarTicks.text(ofDay: position, by: unit, after: last)
      }
    }
  }

  /// Where labels may stand.
  private struct Place {
    let scale: LinearScale
    let left: Double
    let right: Double
    let baseline: Double
    let style: TextStyle
    let measurer: TextMeasurer

    /// Labels under every position, or every second, third … one, until none touches another.
    func thinned(_ positions: [Double], _ writer: Writer, _ own: (Double) -> String?) -> [TextRun] {
      for stride in 1...max(1, positions.count) {
        let shown = Swift.stride(from: 0, to: positions.count, by: stride).map { positions[$0] }
        if let found = runs(shown, writer, own) { return found }
      }
      return []
    }

    /// Labels under positions, in the app's own words where it has some; nil where one would touch another.
    func runs(_ positions: [Double], _ writer: Writer, _ own: (Double) -> String?) -> [TextRun]? {
      var runs: [TextRun] = []
      runs.reserveCapacity(positions.count)
      var (end, last) = (-Double.infinity, Double?.none)
      for position in positions {
        let text = own(position) ?? writer.text(position, after: last)
        guard !text.isEmpty else { continue }
        let width = measurer.width(of: text, style: style)
        let center = scale.position(of: position)
        // A label that would reach over the edge is moved inside as long as it still stands under its tick.
        let start = min(max(center - width / 2, left), right - width)
        guard start >= left, start <= center, start + width >= center else { continue }
        if start < end + 8 { return nil }
        (end, last) = (start + width, position)
        runs.append(
          TextRun(
            text, style: style, baseline: ChartPoint(x: start + width / 2, y: baseline), anchor: .middle, width: width))
      }
      return runs
    }
  }

  /// Draws the labels.
  package func draw(into recorder: inout Drawing.Recorder) {
    for run in runs { recorder.draw(run) }
  }
}
