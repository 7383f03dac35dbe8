/// Where the bars (or groups of bars) of a chart stand along its category axis, and which of them a position belongs to.
///
/// With no padding given, every bar is centred in a band of equal width, fills 70 % of it and is at most `maximumBandWidth`
/// wide. With a padding given, bars stand that many points apart and the outer ones are flush with the edges. All functions
/// take constant time and never allocate.
///
/// ```swift
/// let scale = BandScale(count: 3, in: 0, width: 100, padding: 5)
/// scale.band(1)            // start 35, width 30
/// scale.index(at: 32)      // 0: the left half of a gap belongs to the bar before it
/// scale.index(at: 101)     // nil
/// ```
public struct BandScale: Hashable, Sendable {
  /// The number of bars or groups; never negative.
  public let count: Int
  /// The left edge of the axis, in points.
  public let start: Double
  /// The length of the axis, in points; never negative.
  public let width: Double
  /// The width of each bar or group, in points; 0 where there are none.
  public let bandWidth: Double
  /// The distance from one bar's left edge to the next one's, in points.
  public let step: Double
  /// The left edge of the first bar, in points.
  public let firstStart: Double
  /// Where the zones are counted from: half a gap before the first bar.
  @usableFromInline let zoneOrigin: Double

  /// Makes the scale of `count` bars along an axis.
  ///
  /// - Parameters:
  ///   - count: How many bars or groups; a negative number counts as 0.
  ///   - start: The axis's left edge, in points.
  ///   - width: The axis's length, in points; negative and non-finite lengths count as 0.
  ///   - padding: The distance between bars in points, taken into 0…`width`/`count`; nil and NaN mean the default of 30 % of
  ///     the band. A single bar has no neighbour and fills the axis whatever the padding.
  ///   - maximumBandWidth: The widest that a bar grows under the default padding, in points.
  public init(count: Int, in start: Double, width: Double, padding: Double? = nil, maximumBandWidth: Double = 96) {
    self.count = Swift.max(0, count)
    self.start = start.finite(or: 0)
    self.width = Swift.max(0, width.finite(or: 0))
    let bands = Double(Swift.max(1, self.count))
    let share = self.width / bands
    if let padding, !padding.isNaN {
      let gap = Swift.min(Swift.max(0, padding), share)
      bandWidth = (self.width - (bands - 1) * gap) / bands
      step = bandWidth + gap
      firstStart = self.start
      zoneOrigin = self.start - gap / 2
    } else {
      bandWidth = Swift.min(share * 0.7, maximumBandWidth.isNaN ? share : Swift.max(0, maximumBandWidth))
      step = share
      firstStart = self.start + (share - bandWidth) / 2
      zoneOrigin = self.start
    }
  }

  /// The empty distance between two neighbours, in points.
  @inlinable public var gap: Double { step - bandWidth }

  /// The left edge and the width of a bar (or of a whole group), in points; an index out of range gives the place it would have.
  @inlinable public func band(_ index: Int) -> (start: Double, width: Double) {
    (firstStart + Double(index) * step, bandWidth)
  }

  /// The left edge and the width of one of several bars that share a band side by side, touching, in points.
  ///
  /// - Parameters:
  ///   - index: The group.
  ///   - part: The bar in the group, from 0.
  ///   - parts: How many bars a group has; less than 1 counts as 1.
  @inlinable public func band(_ index: Int, part: Int, of parts: Int) -> (start: Double, width: Double) {
    let width = bandWidth / Double(Swift.max(1, parts))
    return (firstStart + Double(index) * step + Double(part) * width, width)
  }

  /// The middle of a bar or group, in points.
  @inlinable public func center(_ index: Int) -> Double { firstStart + Double(index) * step + bandWidth / 2 }

  /// The bar or group that a position belongs to.
  ///
  /// A bar's zone goes from the middle of the gap on its left to the middle of the gap on its right; the first and the last
  /// zone reach the edges of the axis. The exact middle of a gap belongs to the bar on its left. Nil outside the axis, for NaN,
  /// with no bars and on an axis of no length.
  @inlinable public func index(at position: Double) -> Int? {
    guard count > 0, width > 0, position >= start, position <= start + width else { return nil }
    let guess = ((position - zoneOrigin) / step).rounded(.up) - 1
    var index = Swift.min(Swift.max(Int(saturating: guess), 0), count - 1)
    // The division can be off by one where a position is within rounding of a zone's end.
    if index > 0, position <= zoneStart(index) { index -= 1 }
    if index < count - 1, position > zoneStart(index + 1) { index += 1 }
    return index
  }

  /// The bar of a group that a position belongs to: the one under it, or the nearer outermost one in a gap.
  @inlinable public func part(at position: Double, in index: Int, of parts: Int) -> Int {
    let first = band(index, part: 0, of: parts)
    guard parts > 1, first.width > 0 else { return 0 }
    let guess = ((position - first.start) / first.width).rounded(.up) - 1
    return Swift.min(Swift.max(Int(saturating: guess), 0), parts - 1)
  }

  /// The middle of the gap before a bar.
  @inlinable package func zoneStart(_ index: Int) -> Double { zoneOrigin + Double(index) * step }
}
