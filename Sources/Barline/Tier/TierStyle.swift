/// How a tier looks. Every part that is nil is the look's own.
public struct TierStyle: Hashable, Sendable {
  /// What the reached part is filled with; nil for the theme's accent. A gradient's extent `.mark` is the tier, `.plot` the whole track.
  public var fill: MarkFill?
  /// What the reached part is filled with while the tier is selected; nil for the same.
  public var selectedFill: MarkFill?
  /// The colour of the part that is not reached; nil for a faint tone of the text.
  public var trackColor: ChartColor?

  /// Makes a style; the look's own in every part not given.
  public init(fill: MarkFill? = nil, selectedFill: MarkFill? = nil, trackColor: ChartColor? = nil) {
    self.fill = fill
    self.selectedFill = selectedFill
    self.trackColor = trackColor
  }

  /// Makes a style of one colour.
  public init(color: ChartColor, selectedColor: ChartColor? = nil) {
    self.init(fill: .color(color), selectedFill: selectedColor.map { .color($0) })
  }

  /// The look's own.
  public static let standard = TierStyle()
}
