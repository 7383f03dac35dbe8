/// A colour at a place along a gradient.
public struct ColorStop: Hashable, Sendable {
  /// The place, from 0 at the gradient's start to 1 at its end.
  public var offset: Double
  /// The colour there.
  public var color: ChartColor

  /// Makes a stop.
  public init(offset: Double, color: ChartColor) {
    self.offset = offset
    self.color = color
  }
}

/// What a figure is filled or stroked with. Gradients are in the drawing's own coordinates, so a flat line keeps its colours.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(ChartColor)
  /// Colours along the line between two points; the end colours go on beyond them.
  case linear([ColorStop], from: ChartPoint, to: ChartPoint)
  /// Colours from a centre outward to a radius.
  case radial([ColorStop], center: ChartPoint, radius: Double)

  /// Whether every number in it is finite, as a drawing needs.
  var isFinite: Bool {
    switch self {
    case .color(let color): color.isFinite
    case .linear(let stops, let from, let to):
      from.x.isFinite && from.y.isFinite && to.x.isFinite && to.y.isFinite
        && stops.allSatisfy { $0.offset.isFinite && $0.color.isFinite }
    case .radial(let stops, let center, let radius):
      center.x.isFinite && center.y.isFinite && radius.isFinite
        && stops.allSatisfy { $0.offset.isFinite && $0.color.isFinite }
    }
  }
}
