import Barline

/// A line of text in a picture, where it is seen.
public struct PlacedText: Equatable, Sendable {
  /// The line, in the coordinates of its own layer.
  public let run: TextRun
  /// The corners of its ink in the picture's coordinates, clockwise from the top left of upright text: as wide as layout measured,
  /// from the top of capital letters to the bottom of descenders.
  public let corners: [ChartPoint]
  /// Which of the four sheets it is on: "frame", "marks", "selection" or "tooltip".
  public let sheet: String

  /// What is written.
  public var string: String { run.string }

  /// The upright rectangle around it.
  public var bounds: ChartRect { ChartRect(around: corners) }

  /// Whether two texts share more than half a point each way, however they are turned.
  public func overlaps(_ other: PlacedText) -> Bool {
    // Two convex shapes are apart when some direction, square to an edge of either, tells them apart.
    let directions = [(0, 1), (1, 2)].flatMap { edge in
      [self, other].map { text in
        let (a, b) = (text.corners[edge.0], text.corners[edge.1])
        return ChartPoint(x: b.x - a.x, y: b.y - a.y)
      }
    }
    return directions.allSatisfy { direction in
      let length = max(direction.x.magnitude, direction.y.magnitude)
      guard length > 0 else { return true }
      func reach(_ text: PlacedText) -> (Double, Double) {
        let places = text.corners.map { ($0.x * direction.x + $0.y * direction.y) / length }
        return (places.min() ?? 0, places.max() ?? 0)
      }
      let (mine, its) = (reach(self), reach(other))
      return min(mine.1, its.1) - max(mine.0, its.0) > 0.5
    }
  }
}

/// A figure in a picture, where it is seen.
public struct PlacedFigure: Equatable, Sendable {
  /// The figure, in the coordinates of its own layer.
  public let figure: Figure
  /// The upright rectangle around it in the picture's coordinates, a stroke's width not counted.
  public let bounds: ChartRect
  /// What it is filled or stroked with.
  public let paint: Paint
  /// The line; nil where it is filled.
  public let stroke: Stroke?
  /// The innermost mark that it belongs to; nil for none.
  public let mark: Mark?
  /// Which of the four sheets it is on: "frame", "marks", "selection" or "tooltip".
  public let sheet: String
}

extension Drawing {
  /// All text that is seen, in drawing order. Clips are not looked at, layers of opacity 0 left out.
  public var texts: [PlacedText] { surveys.flatMap(\.texts) }

  /// All figures that are seen, in drawing order. Clips are not looked at, layers of opacity 0 left out.
  public var figures: [PlacedFigure] { surveys.flatMap(\.figures) }

  /// All marks, in drawing order; each once, also where nothing of it is seen.
  public var markList: [Mark] { surveys.flatMap(\.found) }

  /// What is drawn of a mark, in drawing order. The selected mark is drawn a second time, without its mark, and that is not counted.
  public func figures(of id: Mark.ID) -> [PlacedFigure] { figures.filter { $0.mark?.id == id } }

  /// The rectangle around what is drawn of a mark; nil where nothing is.
  public func bounds(of id: Mark.ID) -> ChartRect? {
    let rects = figures(of: id).map(\.bounds)
    return rects.dropFirst().reduce(rects.first) { $0?.union($1) }
  }

  /// The pairs of texts that cover each other. A tooltip covers what is under it: its texts are compared with each other only. A text
  /// that the selection draws again at its own place covers nothing.
  public var overlappingTexts: [(PlacedText, PlacedText)] {
    let texts = texts
    var pairs: [(PlacedText, PlacedText)] = []
    for (place, one) in texts.enumerated() {
      for other in texts[(place + 1)...] where (one.sheet == "tooltip") == (other.sheet == "tooltip") {
        if one.sheet == "marks", other.sheet == "selection", one.string == other.string, one.corners == other.corners { continue }
        if one.bounds.overlaps(other.bounds), one.overlaps(other) { pairs.append((one, other)) }
      }
    }
    return pairs
  }

  var surveys: [Survey] {
    sheets.map { name, sheet in
      var survey = Survey(sheet: name)
      sheet.replay(into: &survey)
      return survey
    }
  }
}

/// The painter that notes where everything is.
struct Survey: Painter {
  let sheet: String
  var texts: [PlacedText] = []
  var figures: [PlacedFigure] = []
  var found: [Mark] = []
  /// What is not a number that can be drawn.
  var faults: [DrawingProblem] = []
  private var layers: [State] = [State()]

  private struct State {
    var map = Affine.identity
    var isSeen = true
    var mark: Mark?
  }

  init(sheet: String) { self.sheet = sheet }

  private var state: State { layers[layers.count - 1] }

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) { add(figure, paint, nil) }

  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) { add(figure, paint, stroke) }

  mutating func draw(_ text: TextRun) {
    guard state.isSeen else { return }
    let left =
      switch text.anchor {
      case .start: 0.0
      case .middle: -text.width / 2
      case .end: -text.width
      }
    let (top, bottom) = (-0.73 * text.style.size, 0.22 * text.style.size)
    let map = Affine.rotation(text.rotation).then(.translation(x: text.baseline.x, y: text.baseline.y)).then(state.map)
    let corners = [(left, top), (left + text.width, top), (left + text.width, bottom), (left, bottom)].map {
      map.apply(to: ChartPoint(x: $0.0, y: $0.1))
    }
    if !corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { faults.append(.notFinite("the text \"\(text.string)\"")) }
    if text.width < 0 || text.style.size <= 0 { faults.append(.negativeSize("the text \"\(text.string)\"")) }
    texts.append(PlacedText(run: text, corners: corners, sheet: sheet))
  }

  mutating func push(_ layer: Layer) {
    var next = state
    if let transform = layer.transform { next.map = transform.then(next.map) }
    if layer.opacity <= 0 { next.isSeen = false }
    if let mark = layer.mark {
      next.mark = mark
      found.append(mark)
    }
    layers.append(next)
  }

  mutating func pop() { if layers.count > 1 { layers.removeLast() } }

  private mutating func add(_ figure: Figure, _ paint: Paint, _ stroke: Stroke?) {
    let words = "a figure of " + (state.mark.map { "the mark \"\($0.label)\"" } ?? "the " + sheet)
    if figure.hasNegativeSize || (stroke?.width ?? 0) < 0 { faults.append(.negativeSize(words)) }
    guard let own = figure.upright else { return }
    let corners = [(own.minX, own.minY), (own.maxX, own.minY), (own.maxX, own.maxY), (own.minX, own.maxY)].map {
      state.map.apply(to: ChartPoint(x: $0.0, y: $0.1))
    }
    if !corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { faults.append(.notFinite(words)) }
    guard state.isSeen else { return }
    figures.append(
      PlacedFigure(
        figure: figure, bounds: ChartRect(around: corners), paint: paint, stroke: stroke, mark: state.mark, sheet: sheet))
  }
}

extension ChartRect {
  /// The upright rectangle around points.
  init(around points: [ChartPoint]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    self.init(left: x.min() ?? 0, top: y.min() ?? 0, right: x.max() ?? 0, bottom: y.max() ?? 0)
  }
}

extension Figure {
  /// The upright rectangle around the figure; nil for an empty path. A flat figure has one of no height or width.
  fileprivate var upright: ChartRect? {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _): return rect
    case .circle(let center, let radius):
      return ChartRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    case .sector, .path:
      return Drawing.Sheet { $0.fill(self, paint: .color(.text)) }.bounds
    }
  }

  /// Whether a length in it is below zero.
  fileprivate var hasNegativeSize: Bool {
    switch self {
    case .rect(let rect): return rect.width < 0 || rect.height < 0
    case .roundedRect(let rect, let radii):
      let least = min(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
      return rect.width < 0 || rect.height < 0 || least < 0
    case .circle(_, let radius): return radius < 0
    case .sector(let sector): return sector.innerRadius < 0 || sector.outerRadius < sector.innerRadius
    case .path: return false
    }
  }
}
