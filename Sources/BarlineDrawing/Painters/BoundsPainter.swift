extension Drawing.Sheet {
  /// The smallest upright rectangle around all that is seen of the sheet; nil where nothing is. See `BoundsPainter`.
  public var bounds: ChartRect? {
    var painter = BoundsPainter()
    replay(into: &painter)
    return painter.bounds
  }
}

extension Drawing {
  /// The smallest upright rectangle around all that is seen of the picture; nil where nothing is. See `BoundsPainter`.
  public var bounds: ChartRect? {
    var painter = BoundsPainter()
    replay(into: &painter)
    return painter.bounds
  }
}

/// The painter that finds how far the ink of a picture reaches.
///
///     var painter = BoundsPainter()
///     painter.stroke(.rect(ChartRect(x: 10, y: 10, width: 20, height: 20)), stroke: Stroke(width: 2), paint: .color(.text))
///     painter.bounds   // 9, 9, 22 × 22
///
/// Strokes reach half their width beyond the line, mitres and square ends as far as they go; dashes count as solid lines. Transforms
/// are followed, and clips cut by the upright rectangle around them. A line of text is as wide as layout measured, 1 em high and
/// 0.25 em deep. Layers and paints that cannot be seen have no ink. The answer may be a little too large where a stroke ends in a
/// curve, and is never too small.
public struct BoundsPainter: Painter {
  private struct State {
    var map: Affine
    /// What can be seen, in the picture's coordinates; nil for everything.
    var clip: Extent?
    var isSeen: Bool
  }

  private var extent = Extent()
  private var states = [State(map: .identity, clip: nil, isSeen: true)]

  /// Makes a painter that has seen nothing.
  public init() {}

  /// How far the ink reaches so far; nil where there is none.
  public var bounds: ChartRect? { extent.rect }

  private var state: State { states[states.count - 1] }

  /// Adds the figure.
  public mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    guard state.isSeen, !paint.isClear else { return }
    var ink = Extent()
    ink.add(figure, state.map)
    add(ink)
  }

  /// Adds the line along the figure.
  public mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {
    guard state.isSeen, !paint.isClear, stroke.width > 0 else { return }
    var ink = Extent()
    ink.add(stroke, along: figure.outline, state.map)
    add(ink)
  }

  /// Adds the room of the line.
  public mutating func draw(_ text: TextRun) {
    guard state.isSeen, !text.string.isEmpty, text.style.size > 0 else { return }
    let left: Double
    switch text.anchor {
    case .start: left = 0
    case .middle: left = -text.width / 2
    case .end: left = -text.width
    }
    let room = ChartRect(x: left, y: -text.style.size, width: text.width, height: 1.25 * text.style.size)
    let turned = Affine.rotation(text.rotation).then(.translation(x: text.baseline.x, y: text.baseline.y))
    var ink = Extent()
    ink.add(.rect(room), turned.then(state.map))
    add(ink)
  }

  /// Follows the layer's transform, clip and opacity.
  public mutating func push(_ layer: Layer) {
    var next = state
    if let transform = layer.transform { next.map = transform.then(next.map) }
    if layer.opacity <= 0 { next.isSeen = false }
    if let clip = layer.clip {
      var window = Extent()
      window.add(clip, next.map)
      next.clip = next.clip.map { $0.intersection(window) } ?? window
    }
    states.append(next)
  }

  /// Goes back to the layer around.
  public mutating func pop() {
    if states.count > 1 { states.removeLast() }
  }

  private mutating func add(_ ink: Extent) { extent.add(state.clip.map { $0.intersection(ink) } ?? ink) }
}

extension Paint {
  /// Whether nothing of it can be seen in any theme.
  var isClear: Bool {
    switch self {
    case .color(let color): color.isClear
    case .linear(let stops, _, _), .radial(let stops, _, _): stops.allSatisfy { $0.color.isClear }
    }
  }
}

extension ChartColor {
  /// Whether nothing of it can be seen in any theme.
  var isClear: Bool {
    switch self {
    case .rgba(let fixed): fixed.alpha <= 0
    case .token(_, let opacity): opacity <= 0
    case .mix(let a, let b, let share): (a.isClear || share >= 1) && (b.isClear || share <= 0)
    case .onMark: false
    }
  }
}
