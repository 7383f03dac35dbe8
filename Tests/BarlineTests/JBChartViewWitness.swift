import Barline

/// A painter that keeps every figure, with what it was drawn with and what it means.
struct Witness: Painter {
  struct Trace: Equatable {
    var figure: Figure
    var paint: Paint
    /// Nil for a fill.
    var stroke: Stroke?
    /// The product of its layers' opacities.
    var opacity: Double
    /// The innermost mark.
    var mark: Mark?
  }

  private(set) var traces: [Trace] = []
  private var open: [Layer] = []

  /// Watches a sheet being drawn.
  init(_ sheet: Drawing.Sheet, dimming: [Double] = []) { sheet.replay(into: &self, dimming: dimming) }

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) { note(figure, paint, nil) }
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) { note(figure, paint, stroke) }
  mutating func draw(_ text: TextRun) {}
  mutating func push(_ layer: Layer) { open.append(layer) }
  mutating func pop() { open.removeLast() }

  private mutating func note(_ figure: Figure, _ paint: Paint, _ stroke: Stroke?) {
    let opacity = open.reduce(1) { $0 * $1.opacity }
    traces.append(Trace(figure: figure, paint: paint, stroke: stroke, opacity: opacity, mark: open.last { $0.mark != nil }?.mark))
  }

  var fills: [Trace] { traces.filter { $0.stroke == nil } }
  var strokes: [Trace] { traces.filter { $0.stroke != nil } }
  var circles: [Trace] { traces.filter { if case .circle = $0.figure { true } else { false } } }
  /// The paths that are stroked.
  var lines: [BezierPath] { strokes.compactMap { if case .path(let path) = $0.figure { path } else { nil } } }
}

/// A gradient of two colours along a straight way.
func gradient(_ first: ChartColor, _ last: ChartColor, from: ChartPoint, to: ChartPoint) -> Paint {
  .linear([ColorStop(offset: 0, color: first), ColorStop(offset: 1, color: last)], from: from, to: to)
}
