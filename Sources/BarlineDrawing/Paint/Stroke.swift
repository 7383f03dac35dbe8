/// How a line is drawn along an outline.
public struct Stroke: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: UInt8, Hashable, Sendable {
    /// At the last point.
    case butt
    /// In a half disc beyond the last point.
    case round
    /// In a half square beyond the last point.
    case square
  }

  /// How two lines meet.
  public enum Join: UInt8, Hashable, Sendable {
    /// In a point, up to the mitre limit.
    case miter
    /// In a disc.
    case round
    /// Cut off.
    case bevel
  }

  /// The width in points.
  public var width: Double
  /// How the line ends; butt by default.
  public var cap: Cap
  /// How lines meet; mitre by default.
  public var join: Join
  /// How long a mitre may be, in line widths; 10 by default.
  public var miterLimit: Double
  /// Lengths of dashes and gaps by turns, in points; empty for a solid line.
  public var dash: [Double]
  /// Where in the pattern the line starts, in points.
  public var dashPhase: Double

  /// Makes a stroke; solid, with butt ends and mitred joins, unless told otherwise.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The thinnest line: 1 point wide; raster backends snap it to their pixels.
  public static let hairline = Stroke(width: 1)

  /// Whether a painter can draw it: finite numbers, a width that is not negative, dashes that are not all zero.
  var isDrawable: Bool {
    guard width.isFinite, width >= 0, miterLimit.isFinite, dashPhase.isFinite else { return false }
    return dash.isEmpty || (dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 })
  }
}
