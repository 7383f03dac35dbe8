/// An upright rectangle, in points; y grows downward.
public struct ChartRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width; never negative in a plan or a drawing.
  public var width: Double
  /// The height; never negative in a plan or a drawing.
  public var height: Double

  /// Makes a rectangle from its top left corner and its size.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes the rectangle between two edges each way; edges given the wrong way round give a side of zero.
  @inlinable public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Makes a rectangle with its top left corner at the origin.
  @inlinable public init(size: ChartSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// A rectangle of no size at the origin.
  public static let zero = ChartRect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge, the same as `x`.
  @inlinable public var minX: Double { x }
  /// The top edge, the same as `y`.
  @inlinable public var minY: Double { y }
  /// The right edge.
  @inlinable public var maxX: Double { x + width }
  /// The bottom edge.
  @inlinable public var maxY: Double { y + height }
  /// The middle between left and right.
  @inlinable public var midX: Double { x + width / 2 }
  /// The middle between top and bottom.
  @inlinable public var midY: Double { y + height / 2 }
  /// The middle.
  @inlinable public var center: ChartPoint { ChartPoint(x: midX, y: midY) }
  /// The width and the height.
  @inlinable public var size: ChartSize { ChartSize(width: width, height: height) }
  /// Whether it has no area.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether a point lies inside or on an edge.
  @inlinable public func contains(_ point: ChartPoint) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }

  /// Whether two rectangles share some area; touching edges do not count.
  @inlinable public func overlaps(_ other: ChartRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// The part that both rectangles share; of zero size where they share none.
  @inlinable public func intersection(_ other: ChartRect) -> ChartRect {
    ChartRect(left: max(x, other.x), top: max(y, other.y), right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
  }

  /// The smallest rectangle around both.
  @inlinable public func union(_ other: ChartRect) -> ChartRect {
    ChartRect(left: min(x, other.x), top: min(y, other.y), right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  /// The rectangle with its edges moved inward; a side that would turn negative becomes zero.
  @inlinable public func inset(by insets: ChartInsets) -> ChartRect {
    ChartRect(left: x + insets.left, top: y + insets.top, right: maxX - insets.right, bottom: maxY - insets.bottom)
  }

  /// The rectangle moved by a distance.
  @inlinable public func offset(x dx: Double, y dy: Double) -> ChartRect {
    ChartRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

/// The radius of each corner of a rectangle, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The top left corner's radius.
  public var topLeft: Double
  /// The top right corner's radius.
  public var topRight: Double
  /// The bottom right corner's radius.
  public var bottomRight: Double
  /// The bottom left corner's radius.
  public var bottomLeft: Double

  /// Makes radii, clockwise from the top left.
  @inlinable public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Makes four equal radii.
  @inlinable public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}
