/// The distance between ticks: a whole number times a power of ten.
///
/// Adding 0.1 up drifts (0.1 + 0.1 + 0.1 is 0.30000000000000004). A multiple of a step is therefore made from whole numbers
/// in one rounding: 3 steps of 0.1 are 3 ÷ 10, which is the same double as the literal `0.3`.
public struct TickStep: Hashable, Sendable {
  /// The digits of the step as a whole number: 1, 2 or 5 for steps that Barline chose.
  package let coefficient: UInt64
  /// The power of ten that the digits are multiplied by.
  package let exponent: Int
  /// The step as a number, greater than 0.
  public let value: Double

  /// The step of `coefficient` × 10^`exponent`; nil where a double holds it only as 0 or ∞.
  package init?(_ coefficient: UInt64, exponent: Int) {
    let value = exactDouble(coefficient, exponent: exponent)
    guard value > 0, value.isFinite else { return nil }
    self.coefficient = coefficient
    self.exponent = exponent
    self.value = value
  }

  /// How many digits after the decimal point tell two neighbouring ticks apart: 1 for 0.5, 0 for 200.
  public var decimals: Int { Swift.max(0, -exponent) }

  /// The step times a whole number, correctly rounded; never −0.
  package func multiple(_ index: Int64) -> Double {
    let (digits, overflow) = index.magnitude.multipliedReportingOverflow(by: coefficient)
    let size = overflow ? Double(index.magnitude) * value : exactDouble(digits, exponent: exponent)
    return index < 0 ? -size : size
  }

  /// The first multiple that is not below a bound, as its index; the bound must lie within 2^52 steps of zero.
  package func index(above bound: Double) -> Int64 {
    var index = Int64(exactly: (bound / value).rounded(.up)) ?? 0
    // The division can be off by one either way where the bound is a multiple or nearly so.
    if multiple(index - 1) >= bound { index -= 1 }
    if multiple(index) < bound { index += 1 }
    return index
  }

  /// The last multiple that is not above a bound, as its index; the bound must lie within 2^52 steps of zero.
  package func index(below bound: Double) -> Int64 { -index(above: -bound) }

  /// Ticks are at least this share of the domain's greater end apart, so that neighbours stay several doubles apart.
  private static let finest = 0x1p-50

  /// The step of 1, 2 or 5 times a power of ten that comes nearest to dividing a domain into `count` parts.
  ///
  /// - Returns: nil where `count` is less than 1. Counts over 1,000 count as 1,000.
  package static func nice(for domain: Domain, count: Int, whole: Bool) -> TickStep? {
    guard count > 0 else { return nil }
    let parts = Double(Swift.min(count, 1000))
    let span = domain.upper - domain.lower
    var target = span.isFinite ? span / parts : domain.upper / parts - domain.lower / parts
    // 1e-323, two of the smallest numbers, is the smallest power of ten that is not rounded to zero; 1e308 the greatest.
    target = Swift.max(target, domain.magnitude * finest, whole ? 1 : 2 * .leastNonzeroMagnitude)
    return nice(near: Swift.min(target, 1e308))
  }

  /// The step of 1, 2 or 5 times a power of ten nearest by ratio to a number between 1e-323 and 1e308.
  package static func nice(near target: Double) -> TickStep? {
    var exponent = Swift.min(Swift.max(Int(saturating: decimalLogarithm(target).rounded(.down)), -323), 308)
    // The logarithm can be off by one at a power of ten.
    if exponent > -323, exactDouble(1, exponent: exponent) > target { exponent -= 1 }
    if exponent < 308, exactDouble(1, exponent: exponent + 1) <= target { exponent += 1 }
    let ratio = target / exactDouble(1, exponent: exponent)
    // The bounds are the geometric means of 1, 2, 5 and 10: √2, √10, √50.
    if ratio < 1.4142135623730951 { return TickStep(1, exponent: exponent) }
    if ratio < 3.1622776601683795 { return TickStep(2, exponent: exponent) }
    if ratio < 7.0710678118654755 { return TickStep(5, exponent: exponent) }
    return TickStep(1, exponent: exponent + 1)
  }
}
