/// The values that an axis marks, in rising order.
///
/// ```swift
/// Ticks.nice(in: .unit, count: 5).values   // 0, 0.2, 0.4, 0.6, 0.8, 1
/// ```
public struct Ticks: Hashable, Sendable {
  /// The values: finite, distinct, rising, never −0.
  public let values: [Double]
  /// The distance between neighbours; nil where the values follow none, as those that an app gives.
  public let step: TickStep?

  /// Makes ticks of values that are known to be clean.
  package init(unchecked values: [Double], step: TickStep?) {
    self.values = values
    self.step = step
  }

  /// No ticks at all.
  public static let none = Ticks(unchecked: [], step: nil)

  /// The multiples of a round step (1, 2 or 5 times a power of ten) that lie inside a domain.
  ///
  /// The count is a hint, the nearest round step wins: there are at most 1.6 × `count` + 1 ticks (3
  /// for a count of 1 where the domain is longer than any number), and none outside the domain.
  /// A domain so narrow that a step would be lost in its numbers' last digits gets fewer ticks, perhaps none.
  /// The cost does not depend on the domain, only on the number of ticks.
  ///
  /// - Parameters:
  ///   - domain: The values shown.
  ///   - count: About how many ticks are wanted; below 1 there are none, over 1,000 counts as 1,000.
  ///   - whole: Whether the values count things, so that no step is less than 1.
  public static func nice(in domain: Domain, count: Int, whole: Bool = false) -> Ticks {
    guard let step = TickStep.nice(for: domain, count: count, whole: whole) else { return .none }
    return Ticks(multiplesOf: step, in: domain)
  }

  /// Round ticks, and the domain extended outward so that it begins and ends at one of them.
  ///
  /// An end that exceeds a tick by no more than rounding noise (64 of its last binary digits, as sums have) ends at that tick:
  /// parts that add up to 1.0000000000000002 give an axis to 1. An end stays where it is if it is fixed, or if the tick beyond
  /// it would be too large for a number.
  ///
  /// ```swift
  /// let data = DomainPolicy().domain(least: 12, greatest: 36_205).domain   // 0…36205
  /// let axis = Ticks.extended(data, count: 5)
  /// axis.domain         // 0…40000
  /// axis.ticks.values   // 0, 10000, 20000, 30000, 40000
  /// ```
  ///
  /// - Parameters:
  ///   - domain: The domain of the data.
  ///   - count: About how many ticks are wanted, as for `nice(in:count:whole:)`.
  ///   - whole: Whether the values count things, so that no step is less than 1.
  ///   - fixedLower: Whether the lower end stays where it is.
  ///   - fixedUpper: Whether the upper end stays where it is.
  public static func extended(
    _ domain: Domain, count: Int, whole: Bool = false, fixedLower: Bool = false, fixedUpper: Bool = false
  ) -> (domain: Domain, ticks: Ticks) {
    guard let step = TickStep.nice(for: domain, count: count, whole: whole) else { return (domain, .none) }
    let noise = Swift.min(64 * domain.magnitude.ulp, (domain.upper / 2 - domain.lower / 2) * 1e-9)
    let lower = fixedLower ? domain.lower : step.multiple(step.index(below: domain.lower + noise))
    let upper = fixedUpper ? domain.upper : step.multiple(step.index(above: domain.upper - noise))
    let extended = Domain(unchecked: lower.isFinite ? lower : domain.lower, upper.isFinite ? upper : domain.upper)
    return (extended, Ticks(multiplesOf: step, in: extended))
  }

  /// The multiples of a step inside a domain.
  package init(multiplesOf step: TickStep, in domain: Domain) {
    let first = step.index(above: domain.lower)
    let last = step.index(below: domain.upper)
    var values: [Double] = []
    if first <= last {
      values.reserveCapacity(Int(saturating: Double(last - first) + 1))
      for index in first...last { values.append(step.multiple(index)) }
    }
    self.init(unchecked: values, step: step)
  }

  /// How many ticks suit a vertical axis of so many points: one to 48, between 2 and 10.
  package static func count(alongHeight height: Double) -> Int { Swift.min(Swift.max(Int(saturating: height / 48), 2), 10) }

  /// How many ticks suit a horizontal axis of so many points: one to 80, between 2 and 10.
  package static func count(alongWidth width: Double) -> Int { Swift.min(Swift.max(Int(saturating: width / 80), 2), 10) }
}
