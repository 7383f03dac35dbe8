/// Whether a pie has a hole, and whether it is whole or half.
public enum PieShape: Hashable, Sendable {
  /// A full disc.
  case pie
  /// A ring. The hole is a share of the radius, 0…0.95; other numbers go to the nearest end, NaN to 0.
  case donut(hole: Double)
  /// The upper half of a ring, from nine over twelve to three o'clock, wherever a chart's start angle is. The hole as for a donut.
  case halfDonut(hole: Double)

  /// A ring with a hole of 62 % of the radius.
  public static let donut = PieShape.donut(hole: 0.62)
  /// Half a ring with a hole of 62 % of the radius.
  public static let halfDonut = PieShape.halfDonut(hole: 0.62)

  /// The hole as a share of the radius.
  package var hole: Double {
    switch self {
    case .pie: 0
    case .donut(let hole), .halfDonut(let hole): hole > 0 ? min(hole, 0.95) : 0
    }
  }

  /// Whether only the upper half is drawn.
  package var isHalf: Bool { if case .halfDonut = self { true } else { false } }

  /// All that slices share, in radians.
  package var span: Double { isHalf ? .pi : 2 * .pi }
}

/// Which way slices follow one another.
public enum PieDirection: UInt8, Hashable, Sendable {
  /// As a clock's hands go.
  case clockwise
  /// Against them.
  case counterclockwise
}

/// Where slices have their labels.
public enum PieLabelPlacement: UInt8, Hashable, Sendable {
  /// Beside the pie, each joined to its slice by a leader line.
  case outside
  /// In their slices; what does not fit is left out.
  case inside
  /// In their slices where they fit, the others beside the pie.
  case insideOrOutside
  /// Nowhere.
  case none
}

/// What slices' labels say.
public enum PieLabelContent: UInt8, Hashable, Sendable {
  /// The name and the share.
  case nameAndShare
  /// The name and the value.
  case nameAndValue
  /// The name.
  case name
  /// The share.
  case share
  /// The value.
  case value

  /// Whether the name is a part of it.
  package var hasName: Bool { self != .share && self != .value }
  /// Whether a number is a part of it.
  package var hasNumber: Bool { self != .name }
  /// Whether that number is the share.
  package var isShare: Bool { self == .nameAndShare || self == .share }
}

/// What stands in the middle of a ring.
public enum PieCenter: Hashable, Sendable {
  /// Nothing.
  case none
  /// The sum of all slices over a word for it; nil for the environment's word for a sum.
  case total(title: String?)
  /// Words of the app's own: a large line over a quiet one. Empty lines take no room.
  case text(title: String, subtitle: String)
  /// Something that the app draws into the plan's `centerRect`.
  case custom
}
