/// The stretch of values that a scale shows, from its lower to its upper end; both are finite.
///
/// ```swift
/// Domain(lower: 0, upper: 40)   // 0…40
/// Domain(lower: 40, upper: 0)   // nil
/// ```
public struct Domain: Hashable, Sendable {
  /// The lower end; never −0.
  public let lower: Double
  /// The upper end, greater than the lower one; never −0.
  public let upper: Double

  /// Makes the domain between two values; nil unless both are finite and `lower` is less than `upper`.
  @inlinable public init?(lower: Double, upper: Double) {
    guard lower.isFinite, upper.isFinite, lower < upper else { return nil }
    self.init(unchecked: lower, upper)
  }

  /// Makes a domain of ends that are known to be finite and in order. Equal ends are allowed: a scale maps all to its middle.
  @inlinable package init(unchecked lower: Double, _ upper: Double) {
    // Adding zero turns −0 into 0, so that no text ever says "−0".
    self.lower = lower + 0
    self.upper = upper + 0
  }

  /// From 0 to 1: what an empty chart shows.
  public static let unit = Domain(unchecked: 0, 1)

  /// Whether a value lies inside or on an end; never for NaN.
  @inlinable public func contains(_ value: Double) -> Bool { value >= lower && value <= upper }

  /// The value itself, or the nearer end where it lies outside; NaN stays NaN.
  ///
  /// Bars stand on `clamped(0)`.
  @inlinable public func clamped(_ value: Double) -> Double {
    if value < lower { return lower }
    return value > upper ? upper : value
  }

  /// The greater distance of the two ends from zero.
  @inlinable package var magnitude: Double { Swift.max(lower.magnitude, upper.magnitude) }
}
