import Barline
import Testing

/// Rows of `Docs/JBChartView.md` about a selected line, its motion, and the golden vectors of lines.
@Suite struct JBChartViewLineSelectionTests {
  /// A chart of two lines of three points, the first one's style given, with the first line's middle point selected.
  private func room(_ style: LineStyle, _ other: LineStyle = .standard, select: Bool = true) -> LineRoom {
    let room = LineRoom([[1, 2, 1], [5, 6, 5]])
    room.delegate.styles = [style, other]
    room.chart.reloadData()
    if select { room.chart.selectedIndex = ChartIndex(item: 1) }
    return room
  }

  private func selection(_ room: LineRoom) -> Witness { Witness(room.chart.drawing(at: 0).selection) }

  @Test func `the other lines are dimmed by 0.2 and their dots to nothing, or as much as their styles say`() {
    let dotted = LineStyle(area: AreaStyle()).dotted
    // The areas, the lines, the dots.
    #expect(room(dotted, dotted).chart.drawing(at: 0).dimming == [1, 0.2, 1, 0.2, 1, 0])
    var other = dotted
    (other.dimmedOpacity, other.dimmedDotOpacity) = (0.5, 0.25)
    #expect(room(dotted, other).chart.drawing(at: 0).dimming == [1, 0.5, 1, 0.5, 1, 0.25])
    (other.dimmedOpacity, other.dimmedDotOpacity) = (7, -3)
    #expect(room(dotted, other).chart.drawing(at: 0).dimming == [1, 1, 1, 1, 1, 0])
  }

  @Test func `nothing is dimmed where line selection is not shown, nor after the selection has ended`() {
    let room = room(.standard)
    room.chart.showsLineSelection = false
    #expect(room.chart.drawing(at: 0).dimming == [])
    room.chart.showsLineSelection = true
    #expect(room.chart.drawing(at: 0).dimming == [1, 0.2, 1, 0.2, 1, 0])
    room.chart.selectedIndex = nil
    #expect(room.chart.drawing(at: 0).dimming == [])
  }

  @Test func `a selected line, its area and its dots have their selected paints, colours or gradients`() {
    let across = gradient(.positive, .negative, from: ChartPoint(x: 0, y: 50), to: ChartPoint(x: 200, y: 50))
    let blend = MarkFill.gradient(MarkGradient([.positive, .negative], axis: .horizontal, extent: .plot))
    for (fill, paint) in [(MarkFill.color(.text), Paint.color(.text)), (blend, across)] {
      let style = LineStyle(
        selectedPaint: fill, area: AreaStyle(selectedFill: fill), dots: DotStyle(radius: 3, selectedFill: .color(.grid)))
      let room = room(style)
      room.chart.showsSelectionBand = false
      #expect(selection(room).strokes.map(\.paint) == [paint])
      #expect(selection(room).fills.first?.paint == paint)
      // Its three dots; then the selected point once more, larger, in a ring of the ground.
      #expect(
        selection(room).circles.map(\.paint) == [.color(.grid), .color(.grid), .color(.grid), .color(.ground), .color(.grid)])
      // What is drawn anew is left out where it was.
      #expect(room.chart.drawing(at: 0).dimming == [0, 0.2, 0, 0.2, 0, 0])
    }
  }

  @Test func `without selected paints a selected line stays as it is, and its point stands out`() {
    let room = room(LineStyle(color: .negative))
    room.chart.showsSelectionBand = false
    #expect(selection(room).strokes == [])
    #expect(selection(room).circles.map(\.paint) == [.color(.ground), .color(.negative)])
    #expect(Witness(room.chart.drawing(at: 0).marks).strokes.first?.paint == .color(.negative))
  }

  @Test func `a selection that stands for all lines has a point on each and dims none, as soon as that is set`() {
    let room = room(.standard)
    room.chart.showsSelectionBand = false
    #expect(selection(room).circles.map(\.paint) == [.color(.ground), .color(.series(0))])
    room.chart.selectionMode = .allSeries
    let (first, second) = (Paint.color(.series(0)), Paint.color(.series(1)))
    #expect(selection(room).circles.map(\.paint) == [.color(.ground), first, .color(.ground), second])
    #expect(room.chart.drawing(at: 0).dimming == [])
  }

  @Test func `dots may go while their line is selected`() {
    let style = LineStyle(dots: DotStyle(isHiddenOnSelection: true))
    #expect(room(style, style).chart.drawing(at: 0).dimming == [1, 0.2, 1, 0.2, 0, 0])
  }

  @Test func `behind the point stands a hairline, or a band of a width and a colour, on the point or under the finger`() throws {
    let room = LineRoom([[1, 2, 3]])
    func band() -> Witness.Trace? { selection(room).traces.first }
    room.chart.selectedIndex = ChartIndex(item: 1)
    #expect(band()?.stroke == .hairline)
    room.delegate.band = LineSelectionBand(width: 20, color: .positive)
    room.chart.reloadData()
    #expect(band()?.figure == .rect(ChartRect(x: 90, y: 0, width: 20, height: 100)))
    let (foot, top) = (ChartPoint(x: 90, y: 100), ChartPoint(x: 90, y: 0))
    #expect(band()?.paint == gradient(.positive, ChartColor.positive.opacity(0), from: foot, to: top))
    room.delegate.band = LineSelectionBand(width: 1e9)
    room.chart.reloadData()
    #expect(band()?.figure == .rect(ChartRect(x: 0, y: 0, width: 200, height: 100)))
    room.delegate.band = LineSelectionBand(width: 20, followsTouch: true)
    room.chart.reloadData()
    room.touch(.began, 120, 0)
    #expect(band()?.figure == .rect(ChartRect(x: 110, y: 0, width: 20, height: 100)))
    room.touch(.moved, 2, 0)
    #expect(band()?.figure == .rect(ChartRect(x: 0, y: 0, width: 20, height: 100)))
    room.chart.showsSelectionBand = false
    #expect(selection(room).circles.count == selection(room).traces.count)
  }

  @Test func `reading is told of while it lasts, and no longer`() {
    let room = LineRoom([[1]])
    var told: [Bool] = []
    let chart = room.chart
    room.source.onAsk = { told.append(chart.isReloading) }
    chart.reloadData()
    #expect(told == [true])
    #expect(chart.isReloading == false)
  }

  @Test func `an animated reload takes lines and areas to their new places together, in a quarter of a second`() {
    let room = LineRoom([[0, 0]])
    (room.chart.minimumValue, room.chart.maximumValue) = (0, 10)
    room.restyle(LineStyle(area: AreaStyle()))
    _ = room.chart.drawing(at: 0)
    room.source.lines = [[10, 10]]
    var answers: [Bool] = []
    room.chart.reloadData(animated: true) { answers.append($0) }
    // From 99 to 1, half of the line's width from the edges; half way after half of the time.
    for (time, y) in [(0.0, 99.0), (0.125, 50), (0.25, 1)] {
      let marks = room.marks(at: time)
      #expect(marks.lines.map { $0.numbers[1] } == [y])
      guard case .path(let area) = marks.fills.first?.figure else {
        Issue.record("no area at \(time)")
        continue
      }
      #expect(area.numbers[1] == y)
    }
    #expect(answers == [true])
  }

  // The golden vectors of JBChartView's rules, for charts that stand alone.

  private func plan(
    _ lines: [[Double?]], _ width: Double, _ height: Double, _ style: LineStyle, _ range: (Double, Double)?
  )
    -> (model: LineModel, plan: LinePlan)
  {
    var options = LineOptions.bare
    (options.minimumValue, options.maximumValue) = (range?.0, range?.1)
    let model = LineModel(lines: lines.map { LineModel.Line(values: $0, style: style) }, options: options)
    return (model, model.plan(in: ChartSize(width: width, height: height)))
  }

  private func points(_ chart: (model: LineModel, plan: LinePlan)) -> [ChartPoint?] {
    (0..<chart.model.count).map { chart.plan.point(at: ChartIndex(item: $0), in: chart.model) }
  }

  private func near(_ points: [ChartPoint?], _ wanted: [(Double, Double)?]) -> Bool {
    points.count == wanted.count
      && zip(points, wanted).allSatisfy { point, wanted in
        guard let point, let wanted else { return point == nil && wanted == nil }
        return (point.x - wanted.0).magnitude < 1e-9 && (point.y - wanted.1).magnitude < 1e-9
      }
  }

  @Test func `0 to 25 by fives in 300 × 135, 6 wide: 58.8 apart and exactly straight`() {
    let chart = plan([[0, 5, 10, 15, 20, 25]], 300, 135, LineStyle(width: 6), (0, 25))
    let wanted = [(3.0, 132.0), (61.8, 106.2), (120.6, 80.4), (179.4, 54.6), (238.2, 28.8), (297, 3)]
    #expect(near(points(chart), wanted))
  }

  @Test func `a lone point stands in the middle of the plot`() {
    #expect(near(points(plan([[3]], 100, 50, LineStyle(width: 5), nil)), [(50, 25)]))
  }

  @Test func `10, nothing, 20 in 210 × 110, 5 wide: the missing point has no place`() {
    let chart = plan([[10, nil, 20]], 210, 110, LineStyle(width: 5), (10, 20))
    #expect(near(points(chart), [(2.5, 107.5), nil, (207.5, 2.5)]))
  }

  @Test func `1, 2, 3 in 210 × 110 with dots of 15: as far from the edges as the dots are large`() {
    let chart = plan([[1, 2, 3]], 210, 110, LineStyle(width: 5, dots: DotStyle(radius: 15)), (1, 3))
    #expect(near(points(chart), [(15, 95), (105, 55), (195, 15)]))
  }

  @Test func `of two lines 3.4 and 3.0 away the nearer one is meant`() {
    let chart = plan([[3.2, 3.2], [9.6, 9.6]], 200, 110, LineStyle(width: 0), (0, 110))
    #expect(chart.plan.target(at: ChartPoint(x: 50, y: 110 - 6.6), in: chart.model) == ChartIndex(item: 0, series: 1))
  }

  @Test func `over a missing point the line that is drawn nearest is meant`() {
    let lines: [[Double?]] = [[10, nil, 20], [14, 14, 14]]
    let touch = ChartPoint(x: 100, y: 110 - 84)
    // Bridged, the first line is 2.8 away, the second 7; broken, the first is not there.
    for (gaps, index) in [(GapPolicy.bridge, ChartIndex(item: 0)), (.break, ChartIndex(item: 1, series: 1))] {
      let chart = plan(lines, 210, 110, LineStyle(width: 0, gaps: gaps), (0, 20))
      #expect(chart.plan.target(at: touch, in: chart.model) == index)
    }
  }
}
