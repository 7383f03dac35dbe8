/// A place in a picture, in points from its top left corner; y grows downward.
public struct ChartPoint: Hashable, Sendable {
  /// Points to the right of the left edge.
  public var x: Double
  /// Points below the top edge.
  public var y: Double

  /// Makes a point.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = ChartPoint(x: 0, y: 0)
}

/// A width and a height, in points.
public struct ChartSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Makes a size.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = ChartSize(width: 0, height: 0)

  /// Whether there is nothing to draw on: a side is zero, negative, NaN or infinite.
  public var isEmpty: Bool { !(width > 0 && height > 0 && width.isFinite && height.isFinite) }
}

/// Distances from the four edges of a rectangle, in points, inward.
public struct ChartInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Makes insets.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes the same inset on all four sides.
  @inlinable public init(all inset: Double) { self.init(top: inset, left: inset, bottom: inset, right: inset) }

  /// No inset.
  public static let zero = ChartInsets(all: 0)
}
