/// A slice of a ring: between two radii and two angles about a centre.
public struct Sector: Hashable, Sendable {
  /// The centre of the ring.
  public var center: ChartPoint
  /// The inner radius in points; zero for a slice of a disc.
  public var innerRadius: Double
  /// The outer radius in points.
  public var outerRadius: Double
  /// Where it starts: radians, clockwise from twelve o'clock.
  public var startAngle: Double
  /// Where it ends: radians, clockwise from twelve o'clock. A full turn or more is the whole ring.
  public var endAngle: Double

  /// Makes a slice.
  @inlinable public init(center: ChartPoint, innerRadius: Double, outerRadius: Double, startAngle: Double, endAngle: Double) {
    self.center = center
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
}

/// A shape that a painter can fill or stroke.
///
/// Shapes keep their meaning to the last: a circle reaches the painter as a circle.
public enum Figure: Hashable, Sendable {
  /// An upright rectangle.
  case rect(ChartRect)
  /// A rectangle with rounded corners; radii that do not fit are made smaller together, as CSS does.
  case roundedRect(ChartRect, CornerRadii)
  /// A circle.
  case circle(center: ChartPoint, radius: Double)
  /// A slice of a disc or a ring.
  case sector(Sector)
  /// Any outline.
  case path(BezierPath)
}

/// Which places are inside a path that crosses itself.
public enum FillRule: UInt8, Hashable, Sendable {
  /// Inside where the path winds round a place at all.
  case nonZero
  /// Inside where the path winds round a place an odd number of times.
  case evenOdd
}
