/// How an axis, value labels and tooltips write their numbers.
///
/// ```swift
/// NumberFormat.automatic.text(36205)                        // "36,205"
/// NumberFormat.decimals(1).text(0.25, locale: .german)      // "0,3"
/// NumberFormat.percent().text(0.012)                        // "1.2 %"
/// NumberFormat.automatic.texts(for: ticks)                  // "0", "10k", "20k", "30k", "40k"
/// ```
///
/// Rounding works on the fewest decimal digits that read back as the same number, halves away from zero. A negative number that
/// rounds to zero is written without a minus. NaN is written "–", infinities "∞" and "−∞".
public struct NumberFormat: Hashable, Sendable {
  /// The ways to write a number.
  public enum Style: Hashable, Sendable {
    /// Exact and grouped where a value stands alone; on an axis, as many decimals as the step needs, shortened from 10,000 on.
    case automatic
    /// Exact, not grouped, not shortened.
    case plain
    /// A fixed number of decimals, 0…18, grouped.
    case decimals(Int)
    /// A share of 1 as a percentage; nil decimals: as many as needed.
    case percent(decimals: Int?)
    /// Shortened by a suffix to so many digits: 12.3k.
    case shortened(digits: Int)
  }

  /// The way numbers are written.
  public var style: Style
  /// Before the digits, after a minus: a currency sign.
  public var prefix: String
  /// Directly after the digits, on every number.
  public var suffix: String
  /// The unit; written once on an axis (at its last tick), and after a value where it is asked for, behind a no-break space. A currency
  /// sign, also as in `"US$"` or `"$/kg"`, stands before the digits where the locale's decimals follow a point: "$5", "5 €" in German.
  public var unit: String

  /// Makes a format.
  public init(_ style: Style = .automatic, prefix: String = "", suffix: String = "", unit: String = "") {
    self.style = style
    self.prefix = prefix
    self.suffix = suffix
    self.unit = unit
  }

  /// Reads as people write numbers; the default.
  public static let automatic = NumberFormat()
  /// Exact digits, not grouped.
  public static let plain = NumberFormat(.plain)
  /// Exactly so many decimals.
  public static func decimals(_ count: Int) -> NumberFormat { NumberFormat(.decimals(count)) }
  /// A share of 1 as a percentage: 0.012 is "1.2 %". Nil decimals: as many as needed.
  public static func percent(decimals: Int? = nil) -> NumberFormat { NumberFormat(.percent(decimals: decimals)) }
  /// Shortened by a suffix to a number of digits: 12345 is "12.3k".
  public static func shortened(digits: Int = 3) -> NumberFormat { NumberFormat(.shortened(digits: digits)) }

  /// The text of a value that stands alone: a value label, a tooltip, a category.
  ///
  /// With the automatic style a number of up to eight digits is written exactly ("0.1", "1,234.5"); a longer one, which was
  /// computed rather than typed, is rounded to four digits but never to fewer than two decimals ("0.3333", "12,345.68").
  /// Sizes below 0.0001 and from 10^15 on are written with a power of ten: "1.2×10¹⁸".
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - locale: Separators and signs.
  ///   - isYear: Whether a whole number from 1000 to 2999 is a year, and so not grouped: true along an x axis.
  ///   - showsUnit: Whether the unit is written.
  public func text(_ value: Double, locale: ChartLocale = .english, isYear: Bool = false, showsUnit: Bool = false) -> String {
    guard value.isFinite else { return NumberFormat.text(nonFinite: value, locale) }
    let digits = DecimalDigits(value)
    let isGrouped = !(isYear && NumberFormat.isYear(value))
    let notation: NumberNotation
    switch style {
    case .automatic: notation = .value(digits, isGrouped: isGrouped)
    case .plain: notation = .plain(digits)
    case .decimals(let count): notation = .decimals(count, digits)
    case .percent(let decimals): notation = .percent(decimals, digits)
    case .shortened(let count): notation = .shortened(digits, significant: count)
    }
    return NumberWriter.text(digits, notation, locale, prefix: prefix, suffix: suffix, unit: showsUnit ? unit : "")
  }

  /// The texts of an axis's ticks, in their order, all with the same decimals and suffix.
  ///
  /// - Parameters:
  ///   - ticks: The ticks.
  ///   - locale: Separators and signs.
  ///   - isHorizontal: Whether this is an x axis, where whole numbers from 1000 to 2999 are years and not grouped.
  ///   - showsUnit: Whether the last tick carries the unit.
  public func texts(
    for ticks: Ticks, locale: ChartLocale = .english, isHorizontal: Bool = false, showsUnit: Bool = true
  ) -> [String] {
    let axis = TickText(ticks, format: self, locale: locale, isHorizontal: isHorizontal)
    var texts: [String] = []
    texts.reserveCapacity(ticks.values.count)
    for index in ticks.values.indices {
      texts.append(axis.text(ticks.values[index], showsUnit: showsUnit && index == ticks.values.count - 1))
    }
    return texts
  }

  /// A number in one of Barline's own sentences: all its digits, grouped, in English.
  static func exact(_ value: Double) -> String {
    guard value.isFinite else { return text(nonFinite: value, .english) }
    let digits = DecimalDigits(value)
    var notation = NumberNotation.plain(digits)
    notation.isGrouped = true
    return NumberWriter.text(digits, notation, .english, prefix: "", suffix: "", unit: "")
  }

  /// Whether a number reads as a year.
  static func isYear(_ value: Double) -> Bool { value >= 1000 && value < 3000 && value == value.rounded() }

  /// The text of a number that is none.
  static func text(nonFinite value: Double, _ locale: ChartLocale) -> String {
    if value.isNaN { return "–" }
    return value < 0 ? locale.minus + "∞" : "∞"
  }
}
