/// The decided notation of an axis: what `NumberFormat.texts` uses, for callers that need one tick at a time.
public struct TickText: Hashable, Sendable {
  private let notation: NumberNotation
  private let format: NumberFormat
  private let locale: ChartLocale

  /// Decides how the ticks of an axis are written.
  public init(_ ticks: Ticks, format: NumberFormat = .automatic, locale: ChartLocale = .english, isHorizontal: Bool = false) {
    self.format = format
    self.locale = locale
    let first = ticks.values.first ?? 0
    let last = ticks.values.last ?? 0
    let greatest = DecimalDigits(Swift.max(first.magnitude, last.magnitude))
    switch format.style {
    case .automatic:
      let areYears = isHorizontal && ticks.values.allSatisfy(NumberFormat.isYear)
      notation = .axis(place: TickText.place(ticks), magnitude: greatest.magnitude, isGrouped: !areYears)
    case .plain: notation = .fixed(Swift.max(0, -TickText.place(ticks)), isGrouped: false)
    case .decimals(let count): notation = .decimals(count, greatest)
    case .percent(let decimals):
      var percent = NumberNotation.percent(decimals ?? Swift.max(0, -TickText.place(ticks) - 2), greatest)
      percent.minimumDecimals = Swift.min(percent.maximumDecimals, 18)
      notation = percent
    case .shortened(let count): notation = .shortened(greatest, significant: count)
    }
  }

  /// The text of a tick. An exact zero is "0" in the automatic style, whatever the others' decimals.
  ///
  /// - Parameters:
  ///   - value: The tick's value.
  ///   - showsUnit: Whether the format's unit follows.
  public func text(_ value: Double, showsUnit: Bool = false) -> String {
    guard value.isFinite else { return NumberFormat.text(nonFinite: value, locale) }
    var notation = notation
    if value == 0, format.style == .automatic { notation = .fixed(0) }
    return NumberWriter.text(
      DecimalDigits(value), notation, locale, prefix: format.prefix, suffix: format.suffix, unit: showsUnit ? format.unit : "")
  }

  /// The power of ten of the last digit that tells the ticks apart.
  private static func place(_ ticks: Ticks) -> Int {
    if let step = ticks.step { return step.exponent }
    // Ticks that an app gave: the last digit that any of them has. Twelve digits leave out the noise of 3 × 0.1; a number that
    // still has many was computed and is cut to four.
    var place = Int.max
    for value in ticks.values where value != 0 {
      var digits = DecimalDigits(value)
      digits.round(toPlace: digits.magnitude - 11)
      digits.dropZeros(upTo: Int.max)
      place = Swift.min(place, digits.count <= 8 ? digits.exponent : digits.magnitude - 3)
    }
    return place == Int.max ? 0 : place
  }
}
