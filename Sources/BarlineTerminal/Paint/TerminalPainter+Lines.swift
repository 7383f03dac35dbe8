import BarlineDrawing

extension TerminalPainter {
  /// Draws a line as dots, two by four in a cell.
  mutating func draw(_ figure: Figure, _ stroke: Stroke, _ paint: Paint, _ state: State) {
    let inks = inks
    let inverse = paint.plain == nil ? state.map.inverse : nil
    let color = paint.plain?.faded(state.opacity)
    guard let ink = inks.line(color ?? paint.color(at: .zero).faded(state.opacity)) else { return }
    let scale = state.map.scale
    let own = patterns.dash(of: ink, in: inks)
    var dash = DashWalk(stroke.dash.isEmpty ? own : stroke.dash.map { $0 * scale }, phase: stroke.dashPhase * scale)
    let reach = PlaceRect(canvas.grid)
    let around = ChartRect(
      x: Double(max(state.window.rect.left, reach.left)) - 4, y: Double(max(state.window.rect.top, reach.top)) * 2 - 4,
      width: Double(state.window.rect.right - state.window.rect.left) + 8,
      height: Double(state.window.rect.bottom - state.window.rect.top) * 2 + 8)
    figure.outline.flatten(
      state.map, start: { _ in dash.restart() },
      line: { a, b in
        dash.walk(from: a, to: b, within: around) { from, to in
          dot(from, to, state.window) { point in
            color != nil ? ink : inks.line(paint.color(at: inverse?.apply(to: point) ?? point).faded(state.opacity)) ?? ink
          }
        }
      })
  }

  /// Sets the dots of a straight line.
  private mutating func dot(_ a: ChartPoint, _ b: ChartPoint, _ window: Window, _ ink: (ChartPoint) -> Ink) {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let count = min(max(1, Int(saturating: (max(abs(dx), abs(dy)) / 4).rounded(.up))), 20_000)
    for step in 0...count {
      let share = Double(step) / Double(count)
      let point = ChartPoint(x: a.x + dx * share, y: a.y + dy * share)
      guard point.x >= 0, point.y >= 0, window.admits(point) else { continue }
      let (x, y) = (Int(saturating: point.x / 4), Int(saturating: point.y / 4))
      let (column, row) = (x >> 1, y >> 2)
      guard column < canvas.grid.columns, row < canvas.grid.rows else { continue }
      let at = canvas.index(column, row)
      canvas.spots[at].dots |= Braille.bit(column: x & 1, row: y & 3)
      canvas.spots[at].dotInk = ink(point)
    }
  }

  /// Traces a line as the area that it covers: a box for each stretch, and a disc of eight corners where two meet.
  mutating func widen(_ figure: Figure, _ width: Double, _ stroke: Stroke, _ map: Affine) {
    let half = width / 2
    let hasDiscs = width > 3 && (stroke.join == .round || stroke.cap == .round)
    figure.outline.flatten(
      map, start: { _ in },
      line: { a, b in
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, length.isFinite else { return }
        let (nx, ny) = (-dy / length * half, dx / length * half)
        let corners = [
          ChartPoint(x: a.x + nx, y: a.y + ny), ChartPoint(x: a.x - nx, y: a.y - ny), ChartPoint(x: b.x - nx, y: b.y - ny),
          ChartPoint(x: b.x + nx, y: b.y + ny),
        ]
        for corner in 0..<4 { scan.add(corners[corner], corners[(corner + 1) % 4]) }
        guard hasDiscs else { return }
        for end in [a, b] {
          for corner in 0..<8 {
            scan.add(end.corner(corner + 1, half), end.corner(corner, half))
          }
        }
      })
  }
}

extension ChartPoint {
  /// A corner of an octagon round the point.
  fileprivate func corner(_ number: Int, _ radius: Double) -> ChartPoint { at(radius, Double(number % 8) * .pi / 4) }
}

/// Walks along a line and tells which stretches of it are drawn.
struct DashWalk {
  private let lengths: [Double]
  private let total: Double
  private let phase: Double
  private var at = 0.0

  init(_ lengths: [Double], phase: Double) {
    // An odd number of lengths counts twice; dashes far below a dot are a solid line.
    let all = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let sum = all.reduce(0) { $0 + max(0, $1) }
    let isDrawn = sum.isFinite && sum >= 4 && all.allSatisfy { $0 >= 0 }
    self.lengths = isDrawn ? all : []
    total = isDrawn ? sum : 0
    self.phase = phase.finite(or: 0)
    at = self.phase
  }

  /// Another part begins.
  mutating func restart() { at = phase }

  /// Goes along a straight line; only what lies near a rectangle is told.
  mutating func walk(
    from a: ChartPoint, to b: ChartPoint, within around: ChartRect, _ body: (ChartPoint, ChartPoint) -> Void
  ) {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    defer { at += length.finite(or: 0) }
    guard let seen = Self.shares(a, dx, dy, around) else { return }
    func point(_ share: Double) -> ChartPoint { ChartPoint(x: a.x + dx * share, y: a.y + dy * share) }
    guard !lengths.isEmpty, length > 0, length.isFinite else { return body(point(seen.0), point(seen.1)) }
    var (place, end) = (at + seen.0 * length, at + seen.1 * length)
    var (part, left) = phase(at: place)
    end = min(end, place + 1e6)
    while place < end {
      let next = min(end, place + max(left, 1e-6))
      if part % 2 == 0 { body(point((place - at) / length), point((next - at) / length)) }
      place = next
      part = (part + 1) % lengths.count
      left = lengths[part]
    }
  }

  /// Which dash or gap a length along the line falls in, and how much of it is left.
  private func phase(at place: Double) -> (Int, Double) {
    var rest = place - (place / total).rounded(.down) * total
    for (part, length) in lengths.enumerated() {
      if rest < length { return (part, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }

  /// Which part of a line, from 0 to 1, lies in a rectangle; nil for none.
  private static func shares(_ a: ChartPoint, _ dx: Double, _ dy: Double, _ rect: ChartRect) -> (Double, Double)? {
    var (low, high) = (0.0, 1.0)
    for (start, way, least, most) in [(a.x, dx, rect.minX, rect.maxX), (a.y, dy, rect.minY, rect.maxY)] {
      if way == 0 {
        guard start >= least, start <= most else { return nil }
        continue
      }
      let (one, other) = ((least - start) / way, (most - start) / way)
      low = max(low, min(one, other))
      high = min(high, max(one, other))
    }
    return low <= high ? (low, high) : nil
  }
}
