import BarlineDrawing

extension TerminalPainter {
  /// Draws an outline of upright and level hairlines as rules; false where it is something else. Small round corners are corners.
  mutating func drawsAsRules(_ figure: Figure, _ stroke: Stroke, _ paint: Paint, _ state: State) -> Bool {
    guard let color = paint.plain?.faded(state.opacity) else { return false }
    var lines: [(ChartPoint, ChartPoint)] = []
    guard let isRound = RuleLines.collect(figure.outline, state.map, into: &lines) else { return false }
    let isFaint = color.alpha < 0.3
    guard let ink = inks.isCoarse ? (color.alpha < 0.05 ? nil : Ink(color)) : inks.over(canvas.ground, color) else { return true }
    let look = (isFaint ? Rule.faint : 0) | (stroke.dash.isEmpty ? 0 : Rule.dashed) | (isRound ? Rule.round : 0)
    for (a, b) in lines {
      if a.y == b.y {
        rule(a.y, min(a.x, b.x), max(a.x, b.x), ink, look, isLevel: true, state.window)
      } else {
        rule(a.x, min(a.y, b.y), max(a.y, b.y), ink, look, isLevel: false, state.window)
      }
    }
    return true
  }

  /// Draws one rule: along `place`, from one end to the other. A rule takes in a cell's half when it reaches over most of it.
  private mutating func rule(
    _ place: Double, _ from: Double, _ to: Double, _ ink: Ink, _ look: UInt8, isLevel: Bool, _ window: Window
  ) {
    let (across, along) = isLevel ? (16.0, 8.0) : (8.0, 16.0)
    let (lines, cells) = isLevel ? (canvas.grid.rows, canvas.grid.columns) : (canvas.grid.columns, canvas.grid.rows)
    guard place >= 0, to >= 0 else { return }
    let line = Int(saturating: place / across)
    guard line < lines, cells > 0 else { return }
    let first = Int(saturating: max(0, from) / along)
    let last = min(cells - 1, Int(saturating: to / along))
    guard first <= last else { return }
    let (before, behind) = isLevel ? (Rule.left, Rule.right) : (Rule.up, Rule.down)
    for cell in first...last {
      let start = Double(cell) * along
      let middle = start + along / 2
      let point = isLevel ? ChartPoint(x: middle, y: place) : ChartPoint(x: place, y: middle)
      guard window.admits(point) else { continue }
      var ways: UInt8 = 0
      if from <= start + along / 4, to >= start + along / 8 { ways |= before }
      if from <= start + along * 7 / 8, to >= start + along * 3 / 4 { ways |= behind }
      guard ways != 0 else { continue }
      let at = isLevel ? canvas.index(cell, line) : canvas.index(line, cell)
      let old = canvas.spots[at].rule
      // A faint line does not take the colour of a stronger one that it meets.
      if old & Rule.ways != 0, look & Rule.faint != 0, old & Rule.faint == 0 { continue }
      let kept = old & Rule.faint != 0 && look & Rule.faint == 0 ? 0 : old & Rule.ways
      canvas.spots[at].rule = kept | ways | look
      canvas.spots[at].ruleInk = ink
    }
  }
}

/// Takes an outline apart into level and upright lines.
enum RuleLines {
  /// Adds the lines; whether corners are round, nil where the outline has other lines or curves that are more than corners.
  static func collect(_ path: BezierPath, _ map: Affine, into lines: inout [(ChartPoint, ChartPoint)]) -> Bool? {
    var (pen, first, place, isRound) = (ChartPoint.zero, ChartPoint.zero, 0, false)
    func point(_ offset: Int) -> ChartPoint {
      map.apply(to: ChartPoint(x: path.numbers[place + offset], y: path.numbers[place + offset + 1]))
    }
    func add(_ a: ChartPoint, _ b: ChartPoint) -> Bool {
      guard a.x == b.x || a.y == b.y else { return abs(a.x - b.x) < 0.5 && abs(a.y - b.y) < 0.5 }
      if a != b { lines.append((a, b)) }
      return true
    }
    for verb in path.verbs {
      switch verb {
      case .move:
        pen = point(0)
        first = pen
      case .line:
        guard add(pen, point(0)) else { return nil }
        pen = point(0)
      case .cubic:
        let end = point(4)
        guard abs(end.x - pen.x) <= 9, abs(end.y - pen.y) <= 9, path.verbs.count > 4 else { return nil }
        (pen, isRound) = (end, true)
      case .close:
        guard add(pen, first) else { return nil }
        pen = first
      }
      place += verb.count
    }
    return lines.isEmpty ? nil : isRound
  }
}
