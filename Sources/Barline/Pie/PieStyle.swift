/// How a slice looks. Every part that is nil is the look's own.
public struct SliceStyle: Hashable, Sendable {
  /// What it is filled with; nil for the theme's colour for its place.
  public var fill: MarkFill?
  /// What it is filled with while it is selected; nil for the same.
  public var selectedFill: MarkFill?
  /// How far it stands out of the pie, in points along its middle; 0 by default. Negative or not finite: 0; kept below a third of the
  /// radius.
  public var offset: Double

  /// Makes a style; the look's own in every part not given.
  public init(fill: MarkFill? = nil, selectedFill: MarkFill? = nil, offset: Double = 0) {
    self.fill = fill
    self.selectedFill = selectedFill
    self.offset = offset
  }

  /// Makes a style of one colour.
  public init(color: ChartColor, selectedColor: ChartColor? = nil, offset: Double = 0) {
    self.init(fill: .color(color), selectedFill: selectedColor.map { .color($0) }, offset: offset)
  }

  /// The look's own.
  public static let standard = SliceStyle()
}
