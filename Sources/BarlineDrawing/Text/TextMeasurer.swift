/// How much room a line of text takes, in points.
public struct TextMetrics: Hashable, Sendable {
  /// From the start of the first letter to the end of the last.
  public var width: Double
  /// From the baseline up to the top of the tallest letters.
  public var ascent: Double
  /// From the baseline down to the bottom of the lowest letters.
  public var descent: Double
  /// From the baseline up to the top of a capital letter.
  public var capHeight: Double

  /// Makes metrics.
  public init(width: Double, ascent: Double, descent: Double, capHeight: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }
}

/// Something that knows how wide text is: a value that holds a closure, given to a chart.
///
/// The default, `TextMeasurer.table`, is the same on every machine and needs no fonts.
public struct TextMeasurer: Sendable {
  private let body: @Sendable (String, TextStyle) -> TextMetrics
  private let givenCell: ChartSize?
  /// The cells that text stands in, as on a terminal: layout then sets plots on whole cells and turns no text. Nil, the default,
  /// for text that may stand anywhere.
  public var cell: ChartSize? { writesCells ? givenCell : nil }

  /// Makes a measurer from a function. It is called often: it should be fast, and the same for equal arguments.
  ///
  /// - Parameter cell: The cells that text stands in; nil, and for sizes that are zero, negative or not finite, none.
  public init(cell: ChartSize? = nil, _ body: @escaping @Sendable (_ string: String, _ style: TextStyle) -> TextMetrics) {
    self.body = body
    givenCell = cell.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The room that a line takes. Numbers that are not finite, or negative, count as zero.
  public func metrics(of string: String, style: TextStyle) -> TextMetrics {
    let raw = body(string, style)
    func clean(_ value: Double) -> Double { value.isFinite && value > 0 ? value : 0 }
    return TextMetrics(
      width: clean(raw.width), ascent: clean(raw.ascent), descent: clean(raw.descent), capHeight: clean(raw.capHeight))
  }

  /// The width that a line takes, in points.
  public func width(of string: String, style: TextStyle) -> Double { metrics(of: string, style: style).width }
}
