import BarlineDrawing

/// Draws what it is given on cells. Colours must have been resolved.
struct TerminalPainter: Painter {
  var canvas: Canvas
  let inks: PaintInk
  /// How a line in some colour is drawn where there are no colours.
  let patterns: Patterns
  var scan: PlaceScan
  private(set) var states: [State]

  /// What holds until a layer is popped.
  struct State {
    var map: Affine
    var window: Window
    var opacity: Double
    /// Nil for a layer that is not fainter as a whole.
    var backdrop: Backdrop?
  }

  init(_ canvas: Canvas, inks: PaintInk, patterns: Patterns, map: Affine) {
    (self.canvas, self.inks, self.patterns) = (canvas, inks, patterns)
    scan = PlaceScan(canvas.grid)
    states = [State(map: map, window: Window(canvas.grid), opacity: 1)]
  }

  var state: State { states[states.count - 1] }

  mutating func push(_ layer: Layer) {
    var next = state
    fade(&next, by: layer.opacity)
    if !layer.isPlain {
      if let transform = layer.transform { next.map = transform.then(next.map) }
      if let clip = layer.clip { next.window = window(next.window, cutTo: clip, layer.clipRule, next.map) }
    }
    states.append(next)
  }

  mutating func pop() {
    guard states.count > 1 else { return }
    if let group = states.removeLast().backdrop { close(group) }
  }

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    let state = state
    guard state.opacity > 0, !state.window.isEmpty, !inks.isShade(paint) else { return }
    if drawsAsSign(figure, paint, state) { return }
    if case .rect(let rect) = figure.plainRect, let places = PlaceRect(rect, state.map) {
      return fill(places, paint, state)
    }
    trace(figure, state.map)
    finish(rule, paint, state)
  }

  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {
    let state = state
    guard stroke.width > 0, state.opacity > 0, !state.window.isEmpty else { return }
    let width = stroke.width * state.map.scale
    let isGround = paint.plain.map { Ink($0).whole == inks.ground } ?? false
    if isGround || width > 7 {
      // A gap between two figures, or a line so wide that it is an area.
      if isSmall(figure, state.map) { return }
      widen(figure, width, stroke, state.map)
      finish(.nonZero, paint, state)
    } else if drawsAsRing(figure, paint, state) {
      return
    } else if width <= 1.25, drawsAsRules(figure, stroke, paint, state) {
      return
    } else {
      draw(figure, stroke, paint, state)
    }
  }

  mutating func draw(_ text: TextRun) {
    let state = state
    let color = text.style.color.fixed.faded(state.opacity)
    guard !text.string.isEmpty, let ink = inks.over(canvas.ground, color) else { return }
    write(text, ink: inks.isCoarse ? ink.whole : ink, state)
  }

  /// Adds a figure's edges to the scan; a fill closes what is open.
  private mutating func trace(_ figure: Figure, _ map: Affine) {
    var (first, pen): (ChartPoint?, ChartPoint) = (nil, .zero)
    func closed(_ scan: inout PlaceScan) {
      if let first, first != pen { scan.add(pen, first) }
    }
    figure.outline.flatten(
      map,
      start: { point in
        closed(&scan)
        (first, pen) = (point, point)
      },
      line: { a, b in
        scan.add(a, b)
        pen = b
      })
    closed(&scan)
  }

  /// Fills what has been traced.
  private mutating func finish(_ rule: FillRule, _ paint: Paint, _ state: State) {
    let plain = paint.plain?.faded(state.opacity)
    let (inks, window, columns) = (inks, state.window, canvas.grid.columns)
    let inverse = plain == nil ? state.map.inverse : nil
    canvas.spots.withUnsafeMutableBufferPointer { spots in
      scan.finish(rule) { column, row, places in
        let seen = places & window.places(column, row)
        guard seen != 0 else { return }
        let color = plain ?? Self.color(of: paint, column, row, inverse).faded(state.opacity)
        spots[row * columns + column].lay(seen, color, inks)
      }
    }
  }

  /// Fills an upright rectangle of places.
  private mutating func fill(_ rect: PlaceRect, _ paint: Paint, _ state: State) {
    guard let rect = rect.cut(to: state.window.rect) else { return }
    let plain = paint.plain?.faded(state.opacity)
    let inverse = plain == nil ? state.map.inverse : nil
    for row in (rect.top / 8)...((rect.bottom - 1) / 8) {
      for column in (rect.left / 8)...((rect.right - 1) / 8) {
        let places = rect.places(column, row) & state.window.places(column, row)
        guard places != 0 else { continue }
        let color = plain ?? Self.color(of: paint, column, row, inverse).faded(state.opacity)
        canvas.spots[canvas.index(column, row)].lay(places, color, inks)
      }
    }
  }

  /// A gradient's colour in the middle of a cell.
  private static func color(of paint: Paint, _ column: Int, _ row: Int, _ inverse: Affine?) -> RGBA {
    let middle = ChartPoint(x: Double(column) * 8 + 4, y: Double(row) * 16 + 8)
    return paint.color(at: inverse?.apply(to: middle) ?? middle)
  }

  /// A clip within a clip.
  private mutating func window(_ outer: Window, cutTo clip: Figure, _ rule: FillRule, _ map: Affine) -> Window {
    if case .rect(let rect) = clip.plainRect, let places = PlaceRect(rect, map) { return outer.cut(to: places) }
    trace(clip, map)
    var cells = [UInt64](repeating: 0, count: canvas.grid.count)
    let columns = canvas.grid.columns
    scan.finish(rule) { column, row, places in cells[row * columns + column] = places }
    return outer.cut(to: cells, columns: columns)
  }
}

extension Spot {
  /// Lays a colour over some places, thin or thick.
  mutating func lay(_ places: UInt64, _ color: RGBA, _ inks: PaintInk) {
    if inks.isCoarse || color.alpha >= 1 {
      guard let ink = inks.over(back, color) else { return }
      if ink.tone == 0 { hideLines(under: places) }
      return cover(places, ink)
    }
    guard color.alpha >= 0.01 else { return }
    if color.alpha >= Spot.hidingStrength { hideLines(under: places) }
    let (under, over) = (back.under(color), front.under(color))
    if places == Spot.all {
      (back, front) = (under, over)
    } else if mask == 0 {
      (front, mask) = (under, places)
    } else if mask & ~places == 0 {
      // What lay in front is covered as a whole; the rest of the cell keeps its ink.
      (front, mask) = (over, mask | places)
    } else if mask & places == 0 || mask & places == mask {
      cover(places & ~mask, under)
    } else if places.nonzeroBitCount >= 32 {
      (back, front) = (under, over)
    }
  }
}
