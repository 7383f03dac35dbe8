/// A picture as a value: what a chart looks like at one moment, for any renderer, in any theme.
///
///     let drawing = chart.drawing(at: 0)
///     let svg = try SVGRenderer(theme: .light).render(drawing)
///
/// Drawings are compared by `==`, written out by `dump`, mixed by `Tween` and read only by replaying them into a `Painter`.
///
/// ## Numbers, here and everywhere in Barline
///
/// - Numbers are `Double`. No plan and no drawing holds one that is not finite; in a model NaN means missing.
/// - Lengths are points. The origin is the top left corner of the view, x grows to the right, y grows downward.
/// - Angles are radians, clockwise from twelve o'clock; a rotation turns clockwise.
/// - Opacities, shares and the places of gradient stops go from 0 to 1. Times are seconds of any monotone clock.
public struct Drawing: Equatable, Sendable {
  /// The size of the picture in points.
  public var size: ChartSize
  /// What the picture is called: the header's title, and the document's. Empty for none.
  public var title: String
  /// Ground, grid, axes, header, legend and footer.
  public var frame: Sheet
  /// The bars, lines, slices or stages, each with its mark.
  public var marks: Sheet
  /// What is drawn for the selection: a band, and the selected mark once more.
  public var selection: Sheet
  /// The card beside the selected mark.
  public var tooltip: Sheet
  /// The opacity of each top layer of `marks`, in order: how everything but the selected mark is dimmed without being drawn anew.
  /// Layers beyond the end of the array are not dimmed.
  public var dimming: [Double]

  /// Makes a picture of nothing.
  public init(size: ChartSize = .zero, title: String = "") {
    self.size = size
    self.title = title
    frame = Sheet()
    marks = Sheet()
    selection = Sheet()
    tooltip = Sheet()
    dimming = []
  }

  /// The four sheets in drawing order, with their names.
  package var sheets: [(name: String, sheet: Sheet)] {
    [("frame", frame), ("marks", marks), ("selection", selection), ("tooltip", tooltip)]
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { frame.isEmpty && marks.isEmpty && selection.isEmpty && tooltip.isEmpty }
}
