/// How a value axis gets its two ends from the data and from what the app has fixed.
///
/// Bars and filled lines include zero; unfilled lines take the data's range. Where the data leave an end open:
///
/// | data | with zero | without zero |
/// |---|---|---|
/// | none, or all 0 | 0…1 | 0…1 |
/// | all equal to v | 0…v or v…0 | v ± 10 % |
///
/// Values that differ only in their last digits (by less than a millionth of a millionth) count as equal.
public struct DomainPolicy: Hashable, Sendable {
  /// Whether zero is always shown.
  public var includesZero: Bool
  /// The exact lower end; nil leaves it to the data.
  public var minimum: Double?
  /// The exact upper end; nil leaves it to the data.
  public var maximum: Double?

  /// Makes a policy; with no arguments that of bars.
  public init(includesZero: Bool = true, minimum: Double? = nil, maximum: Double? = nil) {
    self.includesZero = includesZero
    self.minimum = minimum
    self.maximum = maximum
  }

  /// A domain, which of its ends are the app's, and what had to be ignored.
  public struct Result: Hashable, Sendable {
    /// The values shown.
    public let domain: Domain
    /// Whether the lower end is the app's and so must not be extended to a tick.
    public let isLowerFixed: Bool
    /// Whether the upper end is the app's and so must not be extended to a tick.
    public let isUpperFixed: Bool
    /// What was ignored, and why.
    public let diagnostics: [Diagnostic]

    /// The domain with its open ends extended to a round tick, and the ticks: what an axis that is shown uses.
    ///
    /// - Parameters:
    ///   - count: About how many ticks are wanted, as for `Ticks.nice(in:count:whole:)`.
    ///   - whole: Whether the values count things, so that no step is less than 1.
    public func extended(count: Int, whole: Bool = false) -> (domain: Domain, ticks: Ticks) {
      Ticks.extended(domain, count: count, whole: whole, fixedLower: isLowerFixed, fixedUpper: isUpperFixed)
    }
  }

  /// The domain of data whose least and greatest values are given.
  ///
  /// A minimum that is not below the maximum: both are ignored. Where only one end is fixed and all data lie beyond it, the
  /// other end is a tenth of the fixed one away (1 away from 0). A fixed end that is not finite is ignored.
  ///
  /// ```swift
  /// DomainPolicy().domain(least: 10, greatest: 40).domain                       // 0…40
  /// DomainPolicy(includesZero: false).domain(least: 7, greatest: 7).domain      // 6.3…7.7
  /// ```
  ///
  /// - Parameters:
  ///   - least: The least value there is; nil or a non-finite number where there is none.
  ///   - greatest: The greatest value there is.
  public func domain(least: Double?, greatest: Double?) -> Result {
    var diagnostics: [Diagnostic] = []
    var lower = usable(minimum, &diagnostics)
    var upper = usable(maximum, &diagnostics)
    if let low = lower, let high = upper, low >= high {
      diagnostics.append(.minimumNotBelowMaximum(minimum: low, maximum: high))
      lower = nil
      upper = nil
    }
    let natural = naturalDomain(least, greatest)
    // Only one end is fixed: the other must still lie on its far side.
    if let low = lower, upper == nil, natural.upper <= low, !beyond(low, by: 1).isFinite {
      diagnostics.append(.limitNotUsable)
      lower = nil
    }
    if let high = upper, lower == nil, natural.lower >= high, !beyond(high, by: -1).isFinite {
      diagnostics.append(.limitNotUsable)
      upper = nil
    }
    var from = lower ?? natural.lower
    var to = upper ?? natural.upper
    if from >= to {
      if lower != nil { to = beyond(from, by: 1) } else { from = beyond(to, by: -1) }
    }
    return Result(
      domain: Domain(unchecked: from, to), isLowerFixed: lower != nil, isUpperFixed: upper != nil, diagnostics: diagnostics)
  }

  /// A fixed end, or nil with a diagnostic where it is no finite number.
  private func usable(_ end: Double?, _ diagnostics: inout [Diagnostic]) -> Double? {
    guard let end else { return nil }
    if end.isFinite { return end }
    diagnostics.append(.limitNotUsable)
    return nil
  }

  /// The other end of a domain that has only this one: a tenth of it away, 1 away from 0, at least to the next number.
  private func beyond(_ end: Double, by sign: Double) -> Double {
    let far = end + sign * (end == 0 ? 1 : end.magnitude * 0.1)
    if far != end { return far }
    return sign > 0 ? end.nextUp : end.nextDown
  }

  /// The domain of the data alone.
  private func naturalDomain(_ least: Double?, _ greatest: Double?) -> Domain {
    guard let least, let greatest, least.isFinite, greatest.isFinite, least <= greatest else { return .unit }
    var lower = least
    var upper = greatest
    if includesZero {
      lower = Swift.min(0, lower)
      upper = Swift.max(0, upper)
    }
    let size = Swift.max(lower.magnitude, upper.magnitude)
    if size == 0 { return .unit }
    // Halves, since the distance of −1e308 from 1e308 would overflow; a denormal distance needs none and would vanish.
    let isEqual = size > 1 ? upper / 2 - lower / 2 <= size / 2 * 1e-12 : upper - lower <= size * 1e-12
    guard isEqual else { return Domain(unchecked: lower, upper) }
    let limit = Double.greatestFiniteMagnitude
    lower = Swift.max(lower - size * 0.1, -limit)
    upper = Swift.min(upper + size * 0.1, limit)
    // A denormal number has no tenth: show it from zero.
    return lower < upper ? Domain(unchecked: lower, upper) : Domain(unchecked: Swift.min(0, lower), Swift.max(0, upper))
  }
}
