/// A decision how numbers are written, taken once for an axis or for each value label.
package struct NumberNotation: Hashable, Sendable {
  /// What follows the digits.
  package enum Ending: Hashable, Sendable {
    case none
    /// The locale's suffix for 10^`shift`: 10^3, 10^6, 10^9 or 10^12.
    case magnitude
    /// "×10" and `shift` as an exponent.
    case power
  }

  /// The digits are those of the number divided by 10^`shift`.
  package var shift = 0
  /// Decimals that are written even if they are zeros.
  package var minimumDecimals = 0
  /// Decimals after which the digits are rounded.
  package var maximumDecimals = most
  /// Whether the whole part is grouped.
  package var isGrouped = true
  /// What follows the digits.
  package var ending = Ending.none
  /// Whether the number is written hundredfold and with the percent sign.
  package var isPercent = false

  /// The most decimals that are ever written.
  package static let most = 18
}

extension NumberNotation {
  /// The notation of an axis: enough decimals for its step, one suffix or power for all.
  ///
  /// - Parameters:
  ///   - place: The power of ten of the last digit that the ticks need, −1 for steps of 0.5.
  ///   - magnitude: The power of ten of the first digit of the greatest tick by size.
  ///   - isGrouped: Whether whole numbers are grouped.
  package static func axis(place: Int, magnitude: Int, isGrouped: Bool) -> NumberNotation {
    if needsPower(magnitude) { return fixed(magnitude - place, shift: magnitude, ending: .power) }
    let shift = magnitude / 3 * 3
    // A suffix that needs many decimals says less than the whole number: 36,005 rather than 36.005k.
    if magnitude >= 4, shift - place <= 2 { return fixed(shift - place, shift: shift, ending: .magnitude) }
    return fixed(-place, isGrouped: isGrouped)
  }

  /// The notation of a value that stands alone: its exact digits where they are few, else four digits and at least two decimals.
  package static func value(_ digits: DecimalDigits, isGrouped: Bool = true) -> NumberNotation {
    let magnitude = digits.magnitude
    let isExact = digits.count <= 8
    if needsPower(magnitude) { return power(digits, decimals: isExact ? most : 3) }
    return NumberNotation(maximumDecimals: isExact ? most : max(2, 3 - magnitude), isGrouped: isGrouped)
  }

  /// Exact digits, not grouped.
  package static func plain(_ digits: DecimalDigits) -> NumberNotation {
    let magnitude = digits.magnitude
    return needsPower(magnitude)
      ? NumberNotation(shift: magnitude, ending: .power) : NumberNotation(isGrouped: false)
  }

  /// A fixed number of decimals; from 10^15 on with a power of ten.
  package static func decimals(_ count: Int, _ digits: DecimalDigits) -> NumberNotation {
    guard digits.magnitude >= large else { return fixed(count) }
    var notation = power(digits, decimals: min(max(count, 0), most))
    notation.minimumDecimals = notation.maximumDecimals
    return notation
  }

  /// A percentage; nil decimals: as a value that stands alone.
  package static func percent(_ decimals: Int?, _ digits: DecimalDigits) -> NumberNotation {
    var hundredfold = digits
    if digits.coefficient != 0 { hundredfold.exponent += 2 }
    var notation = decimals.map { NumberNotation.decimals($0, hundredfold) } ?? value(hundredfold)
    notation.isPercent = true
    return notation
  }

  /// A value shortened to a number of digits with the suffix that fits it.
  package static func shortened(_ digits: DecimalDigits, significant: Int) -> NumberNotation {
    let kept = min(max(significant, 1), 17)
    var rounded = digits
    rounded.round(toPlace: digits.magnitude - kept + 1)
    let magnitude = rounded.magnitude  // rounding can reach the next suffix: 999,950 is 1M
    if needsPower(magnitude) { return power(digits, decimals: kept - 1) }
    let shift = max(0, magnitude) / 3 * 3
    return NumberNotation(
      shift: shift, maximumDecimals: max(0, shift - magnitude + kept - 1), ending: shift > 0 ? .magnitude : .none)
  }

  /// A notation with exactly so many decimals, 0…18.
  package static func fixed(_ decimals: Int, isGrouped: Bool = true, shift: Int = 0, ending: Ending = .none) -> NumberNotation {
    let kept = min(max(decimals, 0), most)
    return NumberNotation(
      shift: shift, minimumDecimals: kept, maximumDecimals: kept, isGrouped: isGrouped, ending: ending)
  }

  /// One digit before the point, at most so many after it, and a power of ten.
  private static func power(_ digits: DecimalDigits, decimals: Int) -> NumberNotation {
    var rounded = digits
    rounded.round(toPlace: digits.magnitude - decimals)
    // Rounding can reach the next power: 9.9996×10¹⁸ is 1×10¹⁹, not 10×10¹⁸.
    return NumberNotation(shift: rounded.magnitude, maximumDecimals: decimals, ending: .power)
  }

  /// The first power of ten that the suffixes do not reach.
  private static let large = 15

  /// Whether a size is written with a power of ten: below 0.0001 and from 10^15 on.
  private static func needsPower(_ magnitude: Int) -> Bool { magnitude >= large || magnitude < -4 }
}
