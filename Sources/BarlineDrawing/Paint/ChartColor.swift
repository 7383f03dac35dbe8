/// A place in a theme: drawings name these, and a renderer's theme says what colour they are.
public enum ColorToken: Hashable, Sendable {
  /// Titles and labels that must be read.
  case text
  /// Quieter text: axes, legends, subtitles.
  case secondary
  /// What the chart stands on.
  case ground
  /// Grid lines.
  case grid
  /// The one colour of a chart with one series.
  case accent
  /// The colour of the series at an index; a theme with n colours starts again after n.
  case series(Int)
  /// What has been gathered into "other".
  case other
  /// Gains.
  case positive
  /// Losses.
  case negative
}

/// A colour, fixed or named by its place in a theme.
///
///     ChartColor.accent                       // the theme's accent
///     ChartColor(hex: 0x6472EA)               // fixed
///     ChartColor.token(.text, opacity: 0.12)  // the theme's text colour, thin
public enum ChartColor: Hashable, Sendable {
  /// A fixed colour.
  case rgba(RGBA)
  /// A colour of the theme, its opacity multiplied by a number from 0 to 1.
  case token(ColorToken, opacity: Double)
  /// A colour between two, a share of the way from the first to the second.
  indirect case mix(ChartColor, ChartColor, Double)
  /// Black or white, whichever stands out more on the colour given: for text inside a bar or a slice.
  indirect case onMark(ChartColor)

  /// Makes a fixed colour from a hexadecimal number: `ChartColor(hex: 0x6472EA)`.
  public init(hex: UInt32, alpha: Double = 1) { self = .rgba(RGBA(hex: hex, alpha: alpha)) }

  /// Makes a fixed colour from channels of 0…1; other numbers go to the nearest end, NaN to 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self = .rgba(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The theme's text colour.
  public static let text = ChartColor.token(.text, opacity: 1)
  /// The theme's quieter text colour.
  public static let secondary = ChartColor.token(.secondary, opacity: 1)
  /// The theme's ground.
  public static let ground = ChartColor.token(.ground, opacity: 1)
  /// The theme's grid colour.
  public static let grid = ChartColor.token(.grid, opacity: 1)
  /// The theme's accent.
  public static let accent = ChartColor.token(.accent, opacity: 1)
  /// The theme's neutral for what has been gathered.
  public static let other = ChartColor.token(.other, opacity: 1)
  /// The theme's colour for gains.
  public static let positive = ChartColor.token(.positive, opacity: 1)
  /// The theme's colour for losses.
  public static let negative = ChartColor.token(.negative, opacity: 1)
  /// The theme's colour for the series at an index.
  public static func series(_ index: Int) -> ChartColor { .token(.series(index), opacity: 1) }
  /// Nothing to be seen.
  public static let clear = ChartColor.rgba(RGBA(red: 0, green: 0, blue: 0, alpha: 0))

  /// The same colour with its opacity multiplied by a number from 0 to 1.
  public func opacity(_ opacity: Double) -> ChartColor {
    switch self {
    case .rgba(let color): .rgba(color.faded(opacity))
    case .token(let token, let own): .token(token, opacity: own * RGBA.unit(opacity))
    case .mix(let a, let b, let share): .mix(a.opacity(opacity), b.opacity(opacity), share)
    case .onMark: self
    }
  }

  /// Whether every number in it is finite, as a drawing needs.
  var isFinite: Bool {
    switch self {
    case .rgba: true
    case .token(_, let opacity): opacity.isFinite
    case .mix(let a, let b, let share): share.isFinite && a.isFinite && b.isFinite
    case .onMark(let color): color.isFinite
    }
  }
}
