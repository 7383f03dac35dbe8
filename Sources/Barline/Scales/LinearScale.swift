/// A map from values to positions along an axis in which equal steps stay equal.
///
/// The range may run either way: on a value axis that points up, `rangeStart` is the plot's lower edge and the greater number.
/// Both maps cost a division and never allocate.
///
/// ```swift
/// let scale = LinearScale(domain: .unit, rangeStart: 200, rangeEnd: 0)
/// scale.position(of: 0.25)   // 150
/// scale.value(at: 150)       // 0.25
/// ```
public struct LinearScale: Hashable, Sendable {
  /// The values shown.
  public let domain: Domain
  /// The position of the domain's lower end, in points.
  public let rangeStart: Double
  /// The position of the domain's upper end, in points.
  public let rangeEnd: Double

  /// 1, or ½ where the ends are so far apart that their difference would overflow.
  @usableFromInline let unit: Double
  /// The domain's lower end times `unit`.
  @usableFromInline let origin: Double
  /// The domain's length times `unit`.
  @usableFromInline let span: Double

  /// Positions reach this many lengths of the range beyond it, and no farther.
  ///
  /// A value can lie astronomically far outside a domain that an app has fixed. At a million lengths a line towards it leaves
  /// the plot at the same place as a line to infinity, and backends still have digits to spare.
  @usableFromInline static let reach = 1_000_000.0

  /// Makes the scale that maps a domain onto a range; a non-finite end of the range counts as 0.
  public init(domain: Domain, rangeStart: Double, rangeEnd: Double) {
    self.domain = domain
    self.rangeStart = rangeStart.finite(or: 0)
    self.rangeEnd = rangeEnd.finite(or: 0)
    unit = (domain.upper - domain.lower).isFinite ? 1 : 0.5
    origin = domain.lower * unit
    span = domain.upper * unit - origin
  }

  /// The position of a value, in points.
  ///
  /// A value outside the domain lies outside the range, at most a million lengths of the range away; that holds for ±∞ too.
  /// NaN gives NaN, any other input a finite position. A domain of no length maps everything to the middle of the range.
  @inlinable public func position(of value: Double) -> Double {
    guard span > 0 else { return rangeStart + (rangeEnd - rangeStart) / 2 }
    var share = (value * unit - origin) / span
    if share > Self.reach { share = Self.reach }
    if share < -Self.reach { share = -Self.reach }
    // Weighing both ends, rather than adding a part of their difference, makes both exact.
    return rangeStart * (1 - share) + rangeEnd * share
  }

  /// The value at a position in points: the inverse of `position(of:)`.
  ///
  /// A position outside the range gives a value outside the domain, finite for all but NaN. A range of no length gives the
  /// middle of the domain.
  @inlinable public func value(at position: Double) -> Double {
    guard rangeEnd != rangeStart else { return domain.lower / 2 + domain.upper / 2 }
    let share = (position - rangeStart) / (rangeEnd - rangeStart)
    if share.isNaN { return share }
    let value = domain.lower * (1 - share) + domain.upper * share
    let limit = Double.greatestFiniteMagnitude
    if value.isNaN { return share < 0 ? -limit : limit }
    return Swift.min(Swift.max(value, -limit), limit)
  }
}
