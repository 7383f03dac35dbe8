/// How a stage of a funnel looks. Every part that is nil is the look's own.
public struct StageStyle: Hashable, Sendable {
  /// What the stage is filled with; nil for the funnel's own colours, see `FunnelColors`.
  public var fill: MarkFill?
  /// What it is filled with while it is selected; nil for the same.
  public var selectedFill: MarkFill?
  /// The radius of its corners, in points; nil for 2. Made smaller where an edge is too short; not finite or negative: 0.
  public var cornerRadius: Double?

  /// Makes a style; the look's own in every part not given.
  public init(fill: MarkFill? = nil, selectedFill: MarkFill? = nil, cornerRadius: Double? = nil) {
    self.fill = fill
    self.selectedFill = selectedFill
    self.cornerRadius = cornerRadius
  }

  /// Makes a style of one colour.
  public init(color: ChartColor, selectedColor: ChartColor? = nil) {
    self.init(fill: .color(color), selectedFill: selectedColor.map { .color($0) })
  }

  /// The look's own.
  public static let standard = StageStyle()

  /// The radius that is drawn where there is room for it.
  package var radius: Double { max(0, (cornerRadius ?? 2).finite(or: 0)) }
}

/// What stages are filled with that have no fill of their own.
public enum FunnelColors: Hashable, Sendable {
  /// One hue that steps in lightness, from the strongest at the first stage to the colour itself, a little paler, at the last.
  case stepped(ChartColor)
  /// The theme's colours of series, by the stage's place in the data.
  case series

  /// The colour of a stage.
  ///
  /// - Parameters:
  ///   - position: Where it stands, from 0.
  ///   - item: Its place in the data.
  ///   - count: How many stages there are.
  package func color(position: Int, item: Int, of count: Int) -> ChartColor {
    switch self {
    case .series: return .series(item)
    case .stepped(let color):
      // From 40 % text to 12 % ground: in both themes every step keeps 3 : 1 on the ground.
      // More than 64 steps nobody can tell apart, and each would be a paint of its own.
      let (step, steps) = count > 64 ? (position * 64 / count, 64) : (position, count)
      let share = steps > 1 ? Double(step) / Double(steps - 1) : 0.5
      let place = 0.4 - 0.52 * share
      return place >= 0 ? .mix(color, .text, place) : .mix(color, .ground, -place)
    }
  }
}
