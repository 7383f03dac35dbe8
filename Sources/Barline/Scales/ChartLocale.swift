/// How numbers are written: separators, grouping, minus, percent sign and the suffixes of thousands and millions.
///
/// Charts use `.english` unless they are given another; the machine's settings are never read, so that the same chart is the
/// same everywhere. Every part can be changed:
///
/// ```swift
/// var locale = ChartLocale.german
/// locale.groupingSeparator = "'"
/// ```
public struct ChartLocale: Hashable, Sendable {
  /// How the digits before the decimal point are grouped.
  public enum Grouping: Hashable, Sendable {
    /// Not at all: 1234567.
    case none
    /// By three: 1,234,567.
    case thousands
    /// The last three, then by two: 12,34,567.
    case indian
  }

  /// The suffixes that shorten large numbers.
  public struct Magnitudes: Hashable, Sendable {
    /// For 10^3.
    public var thousand: String
    /// For 10^6.
    public var million: String
    /// For 10^9.
    public var billion: String
    /// For 10^12.
    public var trillion: String

    /// Makes a set of suffixes; they follow the number directly.
    public init(thousand: String, million: String, billion: String, trillion: String) {
      self.thousand = thousand
      self.million = million
      self.billion = billion
      self.trillion = trillion
    }

    /// The prefixes of the International System of Units: k, M, G, T.
    public static let si = Magnitudes(thousand: "k", million: "M", billion: "G", trillion: "T")
    /// The letters of English newspapers: k, M, B, T.
    public static let words = Magnitudes(thousand: "k", million: "M", billion: "B", trillion: "T")
  }

  /// Between whole part and decimals. Where it is a point, currency signs stand before their numbers, else behind them.
  public var decimalSeparator: String
  /// Between groups of digits.
  public var groupingSeparator: String
  /// How digits are grouped.
  public var grouping: Grouping
  /// The fewest digits before the decimal point that are grouped: 4 for 1,250; 5 where 1250 is written without.
  public var minimumGroupedDigits: Int
  /// Before a negative number; U+2212 by default, as wide as a plus.
  public var minus: String
  /// After a percentage, with its space if there is one.
  public var percent: String
  /// The suffixes of shortened numbers.
  public var magnitudes: Magnitudes

  /// Makes a locale; with no arguments it is the English one.
  public init(
    decimalSeparator: String = ".", groupingSeparator: String = ",", grouping: Grouping = .thousands,
    minimumGroupedDigits: Int = 4, minus: String = "\u{2212}", percent: String = "\u{A0}%", magnitudes: Magnitudes = .si
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.grouping = grouping
    self.minimumGroupedDigits = minimumGroupedDigits
    self.minus = minus
    self.percent = percent
    self.magnitudes = magnitudes
  }

  /// English: 1,234.5 and 1.2 %.
  public static let english = ChartLocale()
  /// German, also Danish: 1.234,5 and 1,2 %.
  public static let german = ChartLocale(decimalSeparator: ",", groupingSeparator: ".")
  /// Italian, also Brazilian, Dutch, Indonesian: 1.234,5 and 1,2%.
  public static let italian = ChartLocale(decimalSeparator: ",", groupingSeparator: ".", percent: "%")
  /// French, with a narrow no-break space: 1 234,5 and 1,2 %.
  public static let french = ChartLocale(decimalSeparator: ",", groupingSeparator: "\u{202F}", percent: "\u{202F}%")
  /// Swiss: 1’234.5 and 1.2%.
  public static let swiss = ChartLocale(groupingSeparator: "\u{2019}", percent: "%")
  /// Spanish, which groups from five digits on: 1234,5, 12.345 and 1,2 %.
  public static let spanish = ChartLocale(decimalSeparator: ",", groupingSeparator: ".", minimumGroupedDigits: 5)
  /// Swedish, also Czech, Norwegian, Russian, with a no-break space: 1 234,5 and 1,2 %.
  public static let swedish = ChartLocale(decimalSeparator: ",", groupingSeparator: "\u{A0}")
  /// Polish, which groups from five digits on: 1234,5, 12 345 and 1,2%.
  public static let polish = ChartLocale(
    decimalSeparator: ",", groupingSeparator: "\u{A0}", minimumGroupedDigits: 5, percent: "%")
  /// Indian English and Hindi: 12,34,567.5 and 1.2%.
  public static let indian = ChartLocale(grouping: .indian, percent: "%")
  /// Chinese, Japanese, Korean: 1,234.5 and 1.2%.
  public static let eastAsian = ChartLocale(percent: "%")
}
