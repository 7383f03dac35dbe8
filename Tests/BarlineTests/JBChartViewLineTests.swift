import Barline
import Testing

/// Rows of `Docs/JBChartView.md` about lines: what its members are here.
@Suite struct JBChartViewLineTests {
  @Test func `counts and values are asked once a reload and never while the chart is touched`() {
    let stage = LineRoom([[1, 2, 3], [4, 5]])
    _ = stage.chart.drawing(at: 0)
    #expect(stage.source.asked == ["lines", "points 0", "points 1"])
    stage.source.lines = []
    stage.touch(.began, 0, 0)
    stage.touch(.moved, 200, 0)
    stage.touch(.ended, 200, 0)
    #expect(stage.source.asked.count == 3)
    #expect(stage.delegate.events == ["began 0 of 1", "moved 1 of 1", "ended 1 of 1 (ended)"])
  }

  @Test func `lines of different lengths stand on one grid, from the left`() {
    let stage = LineRoom([[0, 1, 2, 3, 4], [0, 1, 2]])
    func xs(_ line: Int, _ count: Int) -> [Double?] {
      (0..<count).map { stage.chart.point(at: ChartIndex(item: $0, series: line))?.x }
    }
    // Half of the line's width of 2 is kept free: 1, and then quarters of 198.
    #expect(xs(0, 5) == [1, 50.5, 100, 149.5, 199])
    #expect(xs(1, 3) == [1, 50.5, 100])
    for index in [ChartIndex(item: 3, series: 1), ChartIndex(item: 0, series: 2), ChartIndex(item: -1)] {
      #expect(stage.chart.point(at: index) == nil)
    }
  }

  @Test func `values may be negative; nil, NaN and infinite ones are missing`() {
    let stage = LineRoom([[-2, nil, .nan, .infinity, 2]])
    #expect((0..<5).map { stage.chart.value(at: ChartIndex(item: $0)) } == [-2, nil, nil, nil, 2])
    #expect(stage.chart.point(at: ChartIndex(item: 0))?.y == 99)
    #expect(stage.chart.point(at: ChartIndex(item: 2)) == nil)
    #expect(stage.chart.diagnostics == [.infiniteValues(count: 1)])
  }

  @Test func `points may have positions of their own`() {
    let stage = LineRoom([[1, 2, 3]])
    stage.source.positions = [0, 1, 10]
    stage.chart.reloadData()
    let xs = (0..<3).map { stage.chart.point(at: ChartIndex(item: $0))?.x ?? .nan }
    #expect(zip(xs, [1, 20.8, 199]).allSatisfy { ($0 - $1).magnitude < 1e-9 })
  }

  @Test func `a line is solid with round ends, or dashed in any lengths with flat ones, and is drawn anew when that changes`() {
    let stage = LineRoom([[1, 2]])
    #expect(stage.marks.strokes.map(\.stroke) == [Stroke(width: 2, cap: .round, join: .round)])
    stage.restyle(LineStyle(width: 4, dash: [3, 2]))
    #expect(stage.marks.strokes.map(\.stroke) == [Stroke(width: 4, cap: .butt, join: .round, dash: [3, 2])])
    stage.restyle(.standard)
    #expect(stage.marks.strokes.map(\.stroke) == [Stroke(width: 2, cap: .round, join: .round)])
  }

  @Test func `a smooth line is bent and stays between the values of its points`() {
    let stage = LineRoom([[0, 10, 0, 0, 5]])
    stage.restyle(LineStyle(curve: .monotone))
    let path = stage.marks.lines[0]
    #expect(path.verbs == [.move, .cubic, .cubic, .cubic, .cubic])
    let ys = stride(from: 1, to: path.numbers.count, by: 2).map { path.numbers[$0] }
    // A point, and then two controls and a point for each piece.
    for piece in stride(from: 0, to: ys.count - 1, by: 3) {
      let (low, high) = (min(ys[piece], ys[piece + 3]), max(ys[piece], ys[piece + 3]))
      #expect((low...high).contains(ys[piece + 1]))
      #expect((low...high).contains(ys[piece + 2]))
    }
  }

  @Test func `a gap breaks a line, or is bridged, or goes down to zero`() {
    let stage = LineRoom([[1, nil, 3, 4]])
    func verbs(_ gaps: GapPolicy) -> [[BezierPath.Verb]] {
      stage.restyle(LineStyle(gaps: gaps))
      return stage.marks.lines.map(\.verbs)
    }
    #expect(verbs(.break) == [[.move, .line]])
    // The point that stands alone is a dot.
    #expect(stage.marks.circles.map(\.figure) == [.circle(center: ChartPoint(x: 1, y: 99), radius: 2.5)])
    #expect(verbs(.bridge) == [[.move, .line, .line]])
    #expect(verbs(.zero) == [[.move, .line, .line, .line]])
    #expect(stage.marks.circles == [])
  }

  @Test func `a line and its area each take a colour or a gradient, and change them at a reload`() {
    let stage = LineRoom([[1, 2], [2, 1]])
    let across = gradient(.positive, .negative, from: ChartPoint(x: 0, y: 50), to: ChartPoint(x: 200, y: 50))
    let blend = MarkFill.gradient(MarkGradient([.positive, .negative], axis: .horizontal, extent: .plot))
    #expect(stage.marks.strokes.map(\.paint) == [.color(.series(0)), .color(.series(1))])
    #expect(stage.marks.fills == [])
    stage.restyle(LineStyle(paint: blend, area: AreaStyle(fill: .color(.grid))))
    #expect(stage.marks.strokes.map(\.paint) == [across, .color(.series(1))])
    #expect(stage.marks.fills.map(\.paint) == [.color(.grid)])
    stage.restyle(LineStyle(paint: .color(.accent), area: AreaStyle(fill: blend)))
    #expect(stage.marks.strokes.map(\.paint) == [.color(.accent), .color(.series(1))])
    #expect(stage.marks.fills.map(\.paint) == [across])
    #expect(LineRoom([[1, 2]]).marks.strokes.map(\.paint) == [.color(.accent)])
  }

  @Test func `dots are shown where asked for, in the line's colour, one and a half widths in radius and at least 3`() {
    let stage = LineRoom([[1, nil, 2]])
    #expect(stage.marks.circles.count == 2)  // Both points stand alone.
    stage.restyle(LineStyle(gaps: .bridge))
    #expect(stage.marks.circles.count == 0)
    func radii() -> [Double] { stage.marks.circles.map { if case .circle(_, let radius) = $0.figure { radius } else { .nan } } }
    for (width, radius) in [(1.0, 3.0), (2, 3), (6, 9)] {
      stage.restyle(LineStyle(color: .negative, width: width).dotted)
      #expect(radii() == [radius, radius])
      #expect(stage.marks.circles.map(\.paint) == [.color(.negative), .color(.negative)])
    }
    stage.delegate.dots = [2: DotStyle(radius: 5, fill: .color(.positive))]
    stage.chart.reloadData()
    #expect(radii() == [9, 5])
    #expect(stage.marks.circles.map(\.paint) == [.color(.negative), .color(.positive)])
  }

  @Test func `a dot may be drawn by the delegate, once a layout`() {
    let stage = LineRoom([[1, 2]])
    stage.restyle(LineStyle().dotted)
    stage.delegate.drawn = 1
    stage.chart.reloadData()
    for _ in 0..<3 { _ = stage.chart.drawing(at: 0) }
    #expect(stage.delegate.draws == [0, 1])
    #expect(stage.marks.circles.count == 1)
    #expect(stage.marks.fills.map(\.figure).contains(.rect(ChartRect(x: 196, y: 2, width: 2, height: 2))))
  }

  @Test func `a line that may not be touched is passed over, and without any other nothing is selected`() {
    let stage = LineRoom([[1, 1], [9, 9]])
    stage.restyle(LineStyle(isSelectable: false))
    #expect(stage.touch(.began, 0, 99) == .claimed)
    #expect(stage.touch(.ended, 0, 99) == .claimed)
    #expect(stage.delegate.events == ["began 0 of 1", "ended 0 of 1 (ended)"])
    stage.delegate.styles = [LineStyle(isSelectable: false), LineStyle(isSelectable: false)]
    stage.chart.reloadData()
    #expect(stage.touch(.began, 0, 99) == .ignored)
    #expect(stage.touch(.ended, 0, 99) == .ignored)
    #expect(stage.delegate.events.count == 2)
  }

  @Test func `the line that was chosen stays chosen for the drag, and the touch is told where it is`() {
    let stage = LineRoom([[1, 1, 1], [9, 9, 9]])
    for (phase, x, y) in [(ChartTouch.Phase.began, 0.0, 0.0), (.moved, 10, 99), (.moved, 110, 99), (.ended, 110, -500)] {
      stage.touch(phase, x, y)
    }
    #expect(stage.delegate.events == ["began 0 of 1", "moved 1 of 1", "ended 1 of 1 (ended)"])
    #expect(stage.delegate.touches == [ChartPoint(x: 0, y: 0), ChartPoint(x: 110, y: 99), ChartPoint(x: 110, y: -500)])
  }
}

extension LineStyle {
  /// The same, with dots, over gaps.
  var dotted: LineStyle {
    var style = self
    (style.dots, style.gaps) = (.standard, .bridge)
    return style
  }
}
