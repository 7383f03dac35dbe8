extension LinePlan {
  /// Draws a line's strokes, its dense stretches as filled outlines, and its lone points as dots.
  package func drawLine(
    of model: LineModel, _ place: Int, isSelected: Bool, showsLonePoints: Bool = false, into recorder: inout Drawing.Recorder
  ) {
    let style = model.lines[place].style
    guard style.drawnWidth > 0 else { return }
    let paint = paint(of: model, place, isSelected: isSelected)
    if style.dash.isEmpty {
      var (path, dense) = (BezierPath(), BezierPath())
      for run in traces[place].runs {
        addStrokes(run, to: &path)
        for case .dense(let columns) in run.pieces { columns.addOutline(width: style.drawnWidth, to: &dense) }
      }
      if !path.isEmpty { recorder.stroke(.path(path), stroke: stroke(style, phase: 0), paint: paint) }
      if !dense.isEmpty { recorder.fill(.path(dense), paint: paint) }
    } else {
      drawDashes(style, traces[place], paint: paint, into: &recorder)
    }
    guard style.dots == nil || showsLonePoints else { return }
    for run in traces[place].runs {
      if let lone = run.lone { recorder.fill(.circle(center: lone, radius: style.loneRadius), paint: paint) }
    }
  }

  /// Strokes each run by itself, in one go through all its pieces, so that the pattern goes on from piece to piece and behind each gap.
  private func drawDashes(_ style: LineStyle, _ trace: LineTrace, paint: Paint, into recorder: inout Drawing.Recorder) {
    var phase = 0.0
    for run in trace.runs where run.lone == nil {
      let path = run.way
      recorder.stroke(.path(path), stroke: stroke(style, phase: phase), paint: paint)
      phase += path.length
    }
  }

  /// The least radius of a point between two gaps: clearly a dot, not a speck.
  static let loneRadius = 2.5

  private func stroke(_ style: LineStyle, phase: Double) -> Stroke {
    // Dashes with round ends would eat up their gaps.
    Stroke(width: style.drawnWidth, cap: style.dash.isEmpty ? .round : .butt, join: .round, dash: style.dash, dashPhase: phase)
  }

  private func addStrokes(_ run: LineTrace.Run, to path: inout BezierPath) {
    guard run.lone == nil else { return }
    for piece in run.pieces {
      if case .curve(let curve) = piece, curve.count > 1 { curve.add(to: &path) }
    }
  }

  /// Fills what lies between a line and its foot, a figure for each run between gaps.
  ///
  /// - Parameter trace: Where the line runs, if elsewhere than in the plan.
  package func drawArea(
    of model: LineModel, _ place: Int, isSelected: Bool, along trace: LineTrace? = nil, into recorder: inout Drawing.Recorder
  ) {
    let style = model.lines[place].style
    guard let area = style.area else { return }
    let foot = area.foot == .zero ? baseline : plot.maxY
    let paint = areaPaint(of: model, place, area, foot: foot, isSelected: isSelected)
    let trace = trace ?? traces[place]
    for run in trace.runs where run.lone == nil { recorder.fill(.path(run.filled(to: foot)), paint: paint) }
  }

  private func areaPaint(of model: LineModel, _ place: Int, _ area: AreaStyle, foot: Double, isSelected: Bool) -> Paint {
    if let fill = (isSelected ? area.selectedFill : nil) ?? area.fill {
      return fill.paint(mark: content ?? plot, plot: plot, content: content)
    }
    switch paint(of: model, place, isSelected: isSelected) {
    case .linear(let stops, let from, let to) where !model.lines[place].style.valueColors.isEmpty:
      return .linear(stops.map { ColorStop(offset: $0.offset, color: $0.color.opacity(0.2)) }, from: from, to: to)
    case let own:
      let color = own.firstColor
      // Strongest at the end of the plot that is farther from the foot, nothing at the foot.
      let far = (foot - plot.minY).magnitude >= (plot.maxY - foot).magnitude ? plot.minY : plot.maxY
      let other = far == plot.minY ? plot.maxY : plot.minY
      guard other != foot else { return Self.fade(color, from: far, to: foot, x: plot.minX) }
      // The foot is inside the plot: it fades to the foot from both ends.
      let share = (foot - far) / (other - far)
      let stops = [
        ColorStop(offset: 0, color: color.opacity(0.2)), ColorStop(offset: share, color: color.opacity(0)),
        ColorStop(offset: 1, color: color.opacity(0.2)),
      ]
      return .linear(stops, from: ChartPoint(x: plot.minX, y: far), to: ChartPoint(x: plot.minX, y: other))
    }
  }

  private static func fade(_ color: ChartColor, from far: Double, to foot: Double, x: Double) -> Paint {
    let stops = [ColorStop(offset: 0, color: color.opacity(0.2)), ColorStop(offset: 1, color: color.opacity(0))]
    return .linear(stops, from: ChartPoint(x: x, y: far), to: ChartPoint(x: x, y: foot))
  }
}

extension LineTrace.Run {
  /// The way from its start to its end in one go: what a dashed line is stroked along.
  fileprivate var way: BezierPath {
    var path = BezierPath()
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .curve(let curve): curve.add(to: &path, joins: true)
      case .dense(let columns): columns.addWay(to: &path, starts: place == 0, ends: place == pieces.count - 1)
      }
    }
    return path
  }

  /// All that lies between the run and a foot: one closed figure, however many pieces there are, so that none shows through another.
  fileprivate func filled(to foot: Double) -> BezierPath {
    var path = BezierPath()
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .curve(let curve): curve.add(to: &path, joins: true)
      case .dense(let columns):
        if place == 0 { path.line(to: ChartPoint(x: columns.start, y: min(columns.tops[0], foot))) }
        for column in columns.tops.indices {
          path.line(to: ChartPoint(x: columns.middle(of: column), y: min(columns.tops[column], foot)))
        }
        if place == pieces.count - 1 {
          path.line(to: ChartPoint(x: columns.end, y: min(columns.tops[columns.tops.count - 1], foot)))
        }
      }
    }
    // And back, along the foot and round what lies below it.
    for (place, piece) in pieces.enumerated().reversed() {
      switch piece {
      case .curve(let curve):
        path.line(to: ChartPoint(x: curve.tip.x, y: foot))
        path.line(to: ChartPoint(x: curve.xs[0], y: foot))
      case .dense(let columns):
        let ends = (columns.bottoms[0], columns.bottoms[columns.bottoms.count - 1])
        if place == pieces.count - 1 { path.line(to: ChartPoint(x: columns.end, y: max(ends.1, foot))) }
        if columns.bottoms.contains(where: { $0 > foot }) {
          for column in columns.bottoms.indices.reversed() {
            path.line(to: ChartPoint(x: columns.middle(of: column), y: max(columns.bottoms[column], foot)))
          }
        }
        if place == 0 { path.line(to: ChartPoint(x: columns.start, y: max(ends.0, foot))) }
      }
    }
    path.close()
    return path
  }
}

extension BezierPath {
  /// How long it is, its curves measured by sixteen chords each: for dashes that go on, near enough.
  package var length: Double {
    var (total, at) = (0.0, 0)
    var (here, start) = (ChartPoint.zero, ChartPoint.zero)
    func distance(_ a: ChartPoint, _ b: ChartPoint) -> Double {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    func point(_ offset: Int) -> ChartPoint { ChartPoint(x: numbers[at + offset], y: numbers[at + offset + 1]) }
    for verb in verbs {
      switch verb {
      case .move:
        here = point(0)
        start = here
      case .line:
        total += distance(here, point(0))
        here = point(0)
      case .cubic:
        let (p0, p1, p2, p3) = (here, point(0), point(2), point(4))
        for step in 1...16 {
          let t = Double(step) / 16
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          let next = ChartPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
          total += distance(here, next)
          here = next
        }
      case .close:
        total += distance(here, start)
        here = start
      }
      at += verb.count
    }
    return total
  }
}
