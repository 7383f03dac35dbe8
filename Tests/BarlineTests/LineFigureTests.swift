import Barline
import BarlineTesting
import Testing

@testable import BarlineDrawing

/// What is drawn of lines: strokes, areas, dots, dashes, colours, and what a selection changes.
@Suite struct LineFigureTests {
  private let size = ChartSize(width: 402, height: 102)

  private func drawing(
    _ values: [[Double?]], style: LineStyle = .standard, selection: ChartIndex? = nil,
    change: (inout LineOptions) -> Void = { _ in }
  ) -> (drawing: Drawing, plan: LinePlan) {
    var options = LineOptions.bare
    change(&options)
    let model = LineModel(lines: values.map { LineModel.Line(values: $0, style: style) }, options: options)
    let plan = model.plan(in: size)
    return (plan.drawing(of: model, selection: selection), plan)
  }

  @Test func `runs between gaps each have one stroke part and one closed area, and a lone point a dot`() {
    // https://github.com/PhilJay/MPAndroidChart/issues/5476
    let (picture, plan) = drawing([[2, 3, nil, 5, 6, nil, 7]], style: LineStyle(area: AreaStyle()))
    let drawn = Drawn(picture.marks)
    #expect(drawn.lines.flatMap { $0.flattened() }.map(\.count) == [2, 2])
    #expect(drawn.areas.count == 2)
    #expect(drawn.discs == [ChartPoint(x: 401, y: 1)])
    for area in drawn.areas {
      #expect(area.verbs.count { $0 == .move } == 1 && area.verbs.last == .close)
      let xs = area.flattened().flatMap { $0.map(\.x) }
      // Three points make two steps of 400/6: no area reaches across a gap.
      #expect((xs.max()! - xs.min()! - 400.0 / 6).magnitude < 1e-9)
      #expect(area.flattened()[0].contains { $0.y == plan.baseline })
    }
  }

  @Test func `a single point with an area draws no polygon`() {
    let drawn = Drawn(drawing([[5]], style: LineStyle(area: AreaStyle())).drawing.marks)
    #expect(drawn.areas.isEmpty && drawn.lines.isEmpty)
    #expect(drawn.discs == [ChartPoint(x: 201, y: 1)])
  }

  @Test func `an area stands on zero, inside the axis where values have both signs, or on the axis's foot`() {
    let both = drawing([[-10, 10]], style: LineStyle(area: AreaStyle(foot: .zero)))
    #expect(both.plan.baseline == 51)
    #expect(Drawn(both.drawing.marks).areas.map { $0.flattened()[0].map(\.y) } == [[101, 1, 51, 51, 101]])
    let axis = drawing([[-10, 10]], style: LineStyle(area: AreaStyle(foot: .axis)))
    #expect(Drawn(axis.drawing.marks).areas.map { $0.flattened()[0].map(\.y) } == [[101, 1, 102, 102, 101]])
    // A filled line on zero includes it; one on the axis, or without an area, takes the data's range.
    #expect(drawing([[10, 20]], style: LineStyle(area: AreaStyle())).plan.valueScale.domain == Domain(lower: 0, upper: 20))
    #expect(
      drawing([[10, 20]], style: LineStyle(area: AreaStyle(foot: .axis))).plan.valueScale.domain == Domain(lower: 10, upper: 20))
    #expect(drawing([[10, 20]], style: LineStyle(gaps: .zero)).plan.valueScale.domain == Domain(lower: 0, upper: 20))
    let negative = drawing([[-10, -20]], style: LineStyle(area: AreaStyle()))
    #expect(negative.plan.valueScale.domain == Domain(lower: -20, upper: 0) && negative.plan.baseline == 1)
  }

  @Test func `gaps are bridged, or go down to zero, where that is asked for`() {
    func ys(_ gaps: GapPolicy) -> [[Double]] {
      Drawn(
        drawing([[10, nil, 10]], style: LineStyle(gaps: gaps)) { ($0.minimumValue, $0.maximumValue) = (0, 10) }.drawing.marks
      )
      .lines.flatMap { $0.flattened() }.map { $0.map(\.y) }
    }
    #expect(ys(.bridge) == [[1, 1]])
    #expect(ys(.zero) == [[1, 101, 1]])
    #expect(ys(.break) == [])
  }

  @Test func `a gradient on a level line runs between two places of the drawing`() {
    // https://github.com/airbnb/visx/issues/1886
    let stops = [ColorStop(offset: 0, color: .positive), ColorStop(offset: 1, color: .negative)]
    for values in [[5, 5, 5], [0, 0, 0]] as [[Double?]] {
      let across = MarkFill.gradient(MarkGradient(stops: stops, axis: .horizontal))
      let style = LineStyle(paint: across, area: AreaStyle(fill: across))
      let drawn = Drawn(drawing([values], style: style).drawing.marks)
      for paint in drawn.strokes.map(\.paint) + drawn.fills.map(\.paint) {
        guard case .linear(let found, let from, let to) = paint else {
          Issue.record("\(paint)")
          continue
        }
        #expect(found == stops && from.x < to.x && to.x - from.x >= 400)
      }
    }
  }

  @Test func `the dash pattern goes on from run to run, in one stroke each`() {
    // https://github.com/danielgindi/Charts/issues/4117
    let dense = drawing([(0..<400).map { Double($0 % 2) }], style: LineStyle(dash: [5, 5]))
    #expect(Drawn(dense.drawing.marks).strokes.count == 1)
    let broken = drawing([[0, 0, 0, nil, 0, 0, nil, 0, 0]], style: LineStyle(dash: [5, 5]))
    let strokes = Drawn(broken.drawing.marks).strokes
    #expect(strokes.map { $0.stroke.dashPhase } == [0, 100, 150])
    #expect(strokes.allSatisfy { $0.stroke.dash == [5, 5] && $0.stroke.cap == .butt })
  }

  @Test func `a dashed line stays dashed where points lie dense, and its pattern goes on behind a gap`() {
    // 4,000 points in 400 columns, at the top and at the bottom by turns: each column is gone through from end to end.
    var values: [Double?] = (0..<4000).map { Double($0 % 2) }
    let whole = Drawn(drawing([values], style: LineStyle(dash: [5, 5])).drawing.marks)
    #expect(whole.strokes.count == 1 && whole.areas.isEmpty)
    let ys = whole.lines.flatMap { $0.flattened() }.flatMap { $0.map(\.y) }
    #expect(ys.min() == 1 && ys.max() == 101 && ys.count >= 800 && ys.count <= 802)
    #expect((whole.lines[0].length - 400 * 101).magnitude < 101)
    values[2005] = nil
    let broken = Drawn(drawing([values], style: LineStyle(dash: [5, 5])).drawing.marks)
    #expect(broken.strokes.count == 2)
    #expect(broken.strokes.map { $0.stroke.dashPhase } == [0, broken.lines[0].length])
    // One part each: a pattern starts anew at every move.
    #expect(broken.lines.allSatisfy { path in path.verbs.count { $0 == .move } == 1 })
  }

  @Test func `dense stretches of a line are one figure, however many gaps there are`() {
    var values: [Double?] = (0..<40_000).map { Double($0 % 7) }
    for item in stride(from: 50, to: 40_000, by: 1000) { values[item] = nil }
    #expect(Drawn(drawing([values]).drawing.marks).areas.count == 1)
  }

  /// 100,000 values that go up by steps, over and over, each with a gap behind it.
  private func alternating(steps: Int) -> [Double?] {
    var values: [Double?] = []
    for item in 0..<100_000 {
      values.append(Double(item % steps))
      values.append(nil)
    }
    return values
  }

  @Test func `points that all stand between gaps are few figures, and are all covered`() {
    let values = alternating(steps: 101)
    let (picture, plan) = drawing([values])
    // A point of the view between neighbours, which is less than a line is wide: each column is one stretch from top to bottom.
    #expect(plan.traces[0].runs.count == 400)
    #expect(Drawn(picture.marks).fills.count == 1)
    #expect(plan.traces[0].height(at: 200.5).map { $0.top == 1 && $0.bottom == 101 } == true)
    // Ten points apart they are dots, one for each place.
    let apart = drawing([alternating(steps: 11)])
    #expect(Drawn(apart.drawing.marks).discs.count == 400 * 11)
    #expect(((apart.plan.traces[0].distance(x: 200.5, y: 46) ?? 0) - 5).magnitude < 1e-9)
  }

  @Test func `a clip leaves room for the whole of strokes, dots and lone points on its edge`() {
    // https://github.com/chartjs/Chart.js/issues/4202
    func clip(_ values: [Double?], _ style: LineStyle, _ max: Double) -> Figure? {
      drawing([values], style: style) { ($0.minimumValue, $0.maximumValue) = (0, max) }.drawing.marks.layers.compactMap(\.clip)
        .first
    }
    #expect(clip([10, 10, 10], LineStyle(width: 6), 10) == nil)
    let plot = ChartRect(size: size)
    #expect(clip([10, 10, 99], LineStyle(width: 6), 10) == .rect(plot.inset(by: ChartInsets(all: -4.5))))
    #expect(
      clip([10, 10, 99], LineStyle(width: 1, dots: DotStyle(radius: 8)), 10) == .rect(plot.inset(by: ChartInsets(all: -8))))
    let stage = LineStage([10, 10, 99])
    stage.chart.maximumValue = 10
    stage.listener.style = { _ in LineStyle(dots: .standard) }
    stage.listener.dot = { $0.item == 1 ? DotStyle(radius: 20) : nil }
    guard case .rect(let rect) = stage.chart.drawing(at: 0).marks.layers.compactMap(\.clip).first else {
      Issue.record("no clip")
      return
    }
    #expect(rect.minY == -20)
  }

  @Test func `colours by value split a line exactly at the bounds, for an area too; no crossing is one colour`() {
    // https://github.com/hawkular/hawkular-charts/pull/12
    func stops(_ values: [Double?], _ bounds: [Double]) -> [(Double, ChartColor)] {
      let colors = bounds.map { ValueColor(from: $0, color: .negative) }
      let picture = drawing([values], style: LineStyle(paint: .color(.positive), area: AreaStyle(), valueColors: colors)) {
        ($0.minimumValue, $0.maximumValue) = (0, 10)
      }
      guard case .linear(let stops, let from, let to) = Drawn(picture.drawing.marks).strokes.first?.paint else { return [] }
      // Where a stop is, as a value.
      return stops.map { (picture.plan.valueScale.value(at: from.y + (to.y - from.y) * $0.offset), $0.color) }
    }
    let split = stops([8, 2, 9], [5])
    #expect(split.map(\.1) == [.positive, .positive, .negative])
    #expect(split.dropFirst().allSatisfy { ($0.0 - 5).magnitude < 1e-9 })
    #expect(stops([8, 9, 7], [20]).map(\.1).first == .positive)
    let odd = stops([8, 9, 7], [.nan, 7, -.infinity, 3])
    #expect(odd.map { ($0.0 * 1e6).rounded() / 1e6 }.dropFirst() == [3, 3, 7, 7])
  }

  @Test func `the others are dimmed, each by its own strength, and the top layers are as many`() {
    let lines = [(0.2, 0.0), (0.7, 0.5), (-3, .nan)].map { line, dot in
      LineModel.Line(
        values: [1, 2], style: LineStyle(area: AreaStyle(), dots: .standard, dimmedOpacity: line, dimmedDotOpacity: dot))
    }
    let model = LineModel(lines: lines, options: .bare)
    let plan = model.plan(in: size)
    let picture = plan.drawing(of: model, selection: ChartIndex(item: 1, series: 0))
    #expect(picture.dimming == [1, 0.7, 0, 1, 0.7, 0, 1, 0.5, 1])
    var (depth, tops) = (0, 0)
    for item in picture.marks.items {
      if item.verb == .push { (depth, tops) = (depth + 1, tops + (depth == 0 ? 1 : 0)) }
      if item.verb == .pop { depth -= 1 }
    }
    #expect(tops == 9)
    for change in [{ $0.showsLineSelection = false }, { $0.selectionMode = .allSeries }] as [(inout LineOptions) -> Void] {
      var other = model
      change(&other.options)
      #expect(other.plan(in: size).drawing(of: other, selection: 0).dimming == [])
    }
  }

  @Test func `what is drawn anew in selected colours is left out where it was, in the order area, line, dots`() {
    let red = MarkFill.color(.negative)
    let standard = LineStyle(area: AreaStyle(), dots: .standard)
    func selected(_ change: (inout LineStyle) -> Void) -> (dimming: [Double], drawn: Drawn) {
      var style = standard
      change(&style)
      let picture = drawing([[1, 2]], style: style, selection: 0) { $0.showsSelectionBand = false }.drawing
      return (picture.dimming, Drawn(picture.selection))
    }
    let plain = selected { _ in }
    #expect(
      plain.dimming == [1, 1, 1] && plain.drawn.strokes.isEmpty && plain.drawn.areas.isEmpty && plain.drawn.discs.count == 2)
    // A line lies on its area, dots on their line: what is under something that is drawn anew is no longer under it.
    for change in [{ $0.selectedPaint = red }, { $0.area?.selectedFill = red }] as [(inout LineStyle) -> Void] {
      let it = selected(change)
      #expect(it.dimming == [0, 0, 0])
      #expect(it.drawn.strokes.count == 1 && it.drawn.areas.count == 1 && it.drawn.discs.count == 4)
    }
    #expect(selected { $0.selectedPaint = red }.drawn.strokes[0].paint == .color(.negative))
    #expect(selected { $0.area?.selectedFill = red }.drawn.fills[0].paint == .color(.negative))
    let dots = selected { $0.dots?.selectedFill = red }
    #expect(dots.dimming == [1, 1, 0] && dots.drawn.discs.count == 4 && dots.drawn.fills[0].paint == .color(.negative))
    let hidden = selected { $0.dots = DotStyle(selectedFill: red, isHiddenOnSelection: true) }
    #expect(hidden.dimming == [1, 1, 0] && hidden.drawn.discs.count == 2)
  }

  @Test func `each point's dot may have its own colour, shape and size, be hidden on selection, or be the app's`() {
    let stage = LineStage([1, 2, 3])
    stage.chart.showsSelectionBand = false
    stage.listener.style = { _ in LineStyle(dots: .standard) }
    stage.listener.dot = {
      [
        nil, DotStyle(radius: 9, fill: .color(.positive), isHiddenOnSelection: true),
        DotStyle(selectedFill: .color(.negative), symbol: .square),
      ][
        $0.item]
    }
    let drawn = Drawn(stage.chart.drawing(at: 0).marks)
    #expect(drawn.discs.count == 2 && drawn.fills.count == 3)
    #expect(drawn.fills[1].paint == .color(.positive))
    guard case .circle(_, let radius) = drawn.fills[1].figure, case .roundedRect = drawn.fills[2].figure else {
      Issue.record("\(drawn.fills)")
      return
    }
    #expect(radius == 9)
    stage.chart.selectedIndex = 0
    let selected = stage.chart.drawing(at: 0)
    #expect(selected.dimming == [1, 1, 0])
    let anew = Drawn(selected.selection).fills
    // Dots 0 and 2, then the selected point's ring and disc.
    #expect(anew.count == 4)
    #expect(anew[1].paint == .color(.negative))
    stage.listener.draws = { center, recorder in
      recorder.fill(.rect(ChartRect(x: center.x, y: center.y, width: 1, height: 1)), paint: .color(.grid))
      recorder.push(Layer())
    }
    stage.chart.reloadData()
    let own = stage.chart.drawing(at: 0)
    #expect(Drawn(own.marks).fills.map(\.paint) == [.color(.grid), .color(.grid), .color(.grid)])
    #expect(marks(of: own).map(\.label) == ["", "1", "2", "3"])
  }

  @Test func `a tooltip for all series has a row each, and every series its point`() {
    let lines = [[1, 2, 3], [4, nil, 6], [7]].enumerated().map { LineModel.Line(name: ["a", "b", "c"][$0], values: $1) }
    var model = LineModel(lines: lines, labels: ["x", "y", "z"])
    model.options.selectionMode = .allSeries
    let plan = model.plan(in: ChartSize(width: 320, height: 200))
    func texts(_ index: ChartIndex) -> [String] { plan.drawing(of: model, selection: index).tooltip.strings }
    #expect(Drawn(plan.drawing(of: model, selection: 1).selection).discs.count == 2)
    #expect(Drawn(plan.drawing(of: model, selection: 0).selection).discs.count == 6)
    #expect(
      texts(1) == ["y", "2", "a", "missing", "b", "missing", "c"] || Set(texts(1)) == ["y", "2", "a", "missing", "b", "c"])
    // With positions of their own, those at the same position.
    let placed =
      [([1, 2, 3], [10, 20, 30]), ([5, 6], [30, 10.5])].map { LineModel.Line(values: $0, positions: $1) } as [LineModel.Line]
    var other = LineModel(lines: placed)
    other.options.selectionMode = .allSeries
    let otherPlan = other.plan(in: ChartSize(width: 320, height: 200))
    #expect(otherPlan.partner(of: 2, onLine: 1, in: other) == ChartIndex(item: 0, series: 1))
    #expect(otherPlan.partner(of: 0, onLine: 1, in: other) == nil)
    #expect(otherPlan.partner(of: ChartIndex(item: 0, series: 1), onLine: 0, in: other) == 2)
  }

  @Test func `seconds since 1970 as positions are distinct, even and local to the view`() {
    // https://github.com/PhilJay/MPAndroidChart/issues/2348
    for (start, step) in [(1_893_456_000.0, 1.0), (1_893_456_000_000, 1), (1.893456e18, 256)] {
      let positions = (0..<5).map { start + Double($0) * step }
      let model = LineModel(values: [1, 2, 3, 2, 1], positions: positions, options: .bare)
      let plan = model.plan(in: size)
      let xs = (0..<5).compactMap { plan.point(at: ChartIndex(item: $0), in: model)?.x }
      #expect(zip(xs, [1, 101, 201, 301, 401]).allSatisfy { ($0 - $1).magnitude < 1e-6 })
      for (item, x) in xs.enumerated() {
        #expect(plan.target(at: ChartPoint(x: x, y: 5), in: model) == ChartIndex(item: item))
      }
    }
    // https://github.com/d3/d3/issues/1525
    let same = LineModel(
      values: [2, 9], positions: [21_999.5, 21_999.5], options: LineOptions(positionAxis: PositionAxis(kind: .date)))
    let plan = same.plan(in: ChartSize(width: 320, height: 200))
    #expect(plan.point(at: 0, in: same)?.x == plan.plot.midX && plan.point(at: 1, in: same)?.x == plan.plot.midX)
    #expect(plan.drawing(of: same).problems.isEmpty)
  }

  @Test func `custom headers and footers of the view are drawn into their own rectangle`() {
    let stage = LineStage([1, 2], bare: false)
    stage.chart.size = ChartSize(width: 320, height: 200)
    stage.chart.header = ChartHeader.custom(height: 30) { recorder, rect in
      recorder.fill(.rect(rect), paint: .color(.negative))
      recorder.push(Layer())
    }
    let drawing = stage.chart.drawing(at: 0)
    #expect(drawing.frame.layers.contains { $0.clip != nil })
    #expect(drawing.problems.isEmpty)
  }
}
