import Barline
import Testing

/// A source or a delegate may call the chart back from whatever it is asked or told: nothing traps, nothing goes on for ever, and in the
/// end the picture is that of the data.
@Suite struct LineReloadCallbackTests {
  struct Call: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @Sendable (LineChartView) -> Void

    init(_ name: String, _ run: @escaping @Sendable (LineChartView) -> Void) { (testDescription, self.run) = (name, run) }
  }

  static let calls = [
    Call("reloadData") { $0.reloadData() },
    Call("reloadData animated") { $0.reloadData(animated: true) },
    Call("size") { $0.size.width = $0.size.width == 300 ? 310 : 300 },
    Call("setState, both ways") {
      $0.setState(.collapsed, animated: true)
      $0.setState(.expanded, animated: true)
    },
    Call("setState, another") { $0.setState($0.state == .expanded ? .collapsed : .expanded, animated: true) },
    Call("selectedIndex") { $0.selectedIndex = ChartIndex(item: ($0.selectedIndex?.item ?? 0) == 0 ? 1 : 0) },
    Call("selectedIndex nil") { $0.selectedIndex = nil },
    Call("geometry") {
      _ = ($0.point(at: 0), $0.plot, $0.index(at: LineStage.place(0)), $0.value(at: 0), $0.diagnostics, $0.valueScale)
    },
    Call("drawing") { _ = $0.drawing(at: 0.1) },
    Call("touch began") { $0.touch(ChartTouch(phase: .began, point: LineStage.place(1))) },
    Call("touch ended") { $0.touch(ChartTouch(phase: .ended, point: LineStage.place(1))) },
    Call("tap") { TouchScript.tap(at: LineStage.place(2)).play(on: $0) },
    Call("no source") { $0.dataSource = nil },
    Call("no delegate") { $0.delegate = nil },
    Call("the same delegate") {
      let delegate = $0.delegate; $0.delegate = nil; $0.delegate = delegate
    },
    Call("settings") {
      $0.headerPadding += 1
      $0.footerPadding += 1
      $0.showsTooltip.toggle()
      $0.selectionMode = $0.selectionMode == .mark ? .allSeries : .mark
      $0.valueAxis.unit += "m"
    },
    Call("header") { $0.header = .text("Title") },
  ]

  /// What is done to a chart so that everything is asked and told at least once.
  private func exercise(_ stage: LineStage) {
    let chart = stage.chart
    _ = chart.drawing(at: 0)
    stage.began(0)
    stage.moved(1)
    chart.reloadData(animated: true)
    _ = chart.drawing(at: 0.1)
    _ = chart.drawing(at: 0.2)
    stage.ended(1)
    chart.selectedIndex = ChartIndex(item: 2)
    chart.reloadData()
    chart.setState(.collapsed, animated: true)
    _ = chart.drawing(at: 0.3)
    chart.setState(.expanded, animated: true)
    _ = chart.drawing(at: 1)
  }

  /// The chart is left alone: it must come to the picture of its data.
  private func settle(_ stage: LineStage) {
    let chart = stage.chart
    stage.figures.onAsk = nil
    stage.listener.onAsk = nil
    chart.needsDisplay = nil
    chart.delegate = stage.listener
    chart.dataSource = stage.figures
    chart.selectedIndex = nil
    chart.setState(.expanded)
    chart.reloadData()
    stage.touch(.cancelled, 0)
    let style = stage.listener.style
    let fresh = LineStage(lines: stage.figures.lines, bare: false)
    fresh.figures.ids = stage.figures.ids
    fresh.listener.style = style
    fresh.chart.size = chart.size
    fresh.chart.header = chart.header
    fresh.chart.headerPadding = chart.headerPadding
    fresh.chart.footerPadding = chart.footerPadding
    fresh.chart.selectionMode = chart.selectionMode
    fresh.chart.valueAxis = chart.valueAxis
    let isFresh = chart.drawing(at: .infinity) == fresh.chart.drawing(at: 0)
    #expect(isFresh)
    #expect(orderProblems(stage.listener.events).isEmpty)
  }

  @Test(arguments: calls) func `a source may call back from each of its methods`(_ call: Call) {
    let asks: [LineFigures.Ask] = [
      .count, .seriesCount, .name(1), .values(0..<3, 1), .label(0), .label(2), .id(0), .id(1), .id(2),
    ]
    for ask in asks {
      let stage = LineStage(lines: [[1, 2, 3], [3, 2, 1]], bare: false)
      stage.figures.ids = [.name("a"), .name("b"), .name("a")]
      stage.figures.onAsk = { chart, asked in if asked == ask { call.run(chart) } }
      exercise(stage)
      settle(stage)
    }
  }

  @Test(arguments: calls) func `a source may call back and give fewer points and lines each time`(_ call: Call) {
    for ask in [LineFigures.Ask.count, .name(0), .label(0), .id(0)] {
      let stage = LineStage(lines: [[1, 2, 3, 4], [3, 2, 1, 5]], bare: false)
      stage.figures.onAsk = { chart, asked in
        guard asked == ask else { return }
        stage.figures.lines =
          stage.figures.lines.count > 1 ? [stage.figures.lines[0]] : [Array(stage.figures.lines[0].dropLast())]
        call.run(chart)
      }
      exercise(stage)
      settle(stage)
    }
  }

  @Test(arguments: calls) func `a delegate may call back from each of its methods`(_ call: Call) {
    typealias Ask = LineListener.Ask
    let asks: [(Ask) -> Bool] = [
      { $0 == .padding }, { if case .style = $0 { true } else { false } }, { if case .draw = $0 { true } else { false } },
      { $0 == .valueAxis }, { $0 == .tick }, { $0 == .categoryAxis }, { $0 == .band },
      { if case .tooltip = $0 { true } else { false } }, { if case .may = $0 { true } else { false } },
      { if case .began = $0 { true } else { false } }, { if case .moved = $0 { true } else { false } },
      { if case .ended = $0 { true } else { false } },
    ]
    for isAsked in asks {
      let stage = LineStage(lines: [[1, 2, 3], [3, 2, 1]], bare: false)
      stage.listener.style = { _ in LineStyle(selectedPaint: .color(.negative), dots: .standard) }
      // Two callbacks that undo each other's work for ever are the app's own fault: each one is given a hundred calls.
      var left = 100
      stage.listener.onAsk = { chart, asked in
        guard isAsked(asked), left > 0 else { return }
        left -= 1
        call.run(chart)
      }
      exercise(stage)
      settle(stage)
    }
  }

  @Test(arguments: calls) func `a host may call back when it is told that the picture has changed`(_ call: Call) {
    let stage = LineStage(lines: [[1, 2, 3], [3, 2, 1]], bare: false)
    var isBusy = false
    stage.chart.needsDisplay = {
      guard !isBusy else { return }
      isBusy = true
      call.run(stage.chart)
      isBusy = false
    }
    exercise(stage)
    settle(stage)
  }

  @Test(arguments: calls) func `who waits for the end of a motion may call back`(_ call: Call) {
    let stage = LineStage(lines: [[1, 2, 3], [3, 2, 1]], bare: false)
    var answers = 0
    for step in 0..<8 {
      stage.chart.setState(step % 2 == 0 ? .collapsed : .expanded, animated: step % 3 != 0) { _ in
        answers += 1
        call.run(stage.chart)
      }
      _ = stage.chart.drawing(at: Double(step) * 0.2)
    }
    _ = stage.chart.drawing(at: 100)
    #expect(answers == 8)
    settle(stage)
  }

  @Test func `a host that draws at once when a setting changes finds the new setting`() {
    let stage = LineStage([1, 2])
    var seen: [Double?] = []
    stage.chart.needsDisplay = {
      _ = stage.chart.drawing(at: 0)
      seen.append(stage.chart.maximumValue)
    }
    stage.chart.maximumValue = 5
    stage.chart.maximumValue = 5
    stage.chart.resetMaximumValue()
    #expect(seen == [5, nil])
  }

  @Test func `data with fewer lines, read but not laid out, can be folded away and decorated`() {
    for style in [LineStyle.standard, LineStyle(selectedPaint: .color(.negative), area: AreaStyle(), dots: .standard)] {
      let stage = LineStage(lines: Array(repeating: [Double?](repeating: 1, count: 500), count: 3))
      stage.listener.style = { _ in style }
      stage.figures.lineIDs = [.name("a"), .name("b"), .name("c")]
      stage.chart.size = ChartSize(width: 100, height: 100)
      _ = stage.chart.drawing(at: 0)
      stage.chart.selectedIndex = ChartIndex(item: 1, series: 2)
      stage.figures.lines = [[1, 2]]
      stage.figures.lineIDs = [.name("c")]
      stage.chart.reloadData()
      stage.chart.showsSelectionBand.toggle()
      stage.chart.setState(.collapsed, animated: true)
      stage.chart.reloadData(animated: true)
      #expect(isFinite(stage.chart.drawing(at: 0)))
      // And more lines than the plan knows of.
      stage.chart.setState(.expanded)
      _ = stage.chart.drawing(at: 1)
      stage.chart.selectedIndex = 1
      stage.figures.lines = [[1], [1, 2], [1, 5]]
      stage.figures.lineIDs = [.name("a"), .name("b"), .name("c")]
      stage.chart.reloadData()
      stage.chart.showsSelectionBand.toggle()
      stage.chart.selectionMode = .allSeries
      #expect(stage.chart.selectedIndex == ChartIndex(item: 1, series: 2))
      stage.chart.reloadData(animated: true)
      #expect(isFinite(stage.chart.drawing(at: 2)))
    }
  }

  @Test func `what a delegate changes on hearing of an end is in the drawing that told it`() {
    let stage = LineStage([1, 2, 3])
    stage.began(2)
    stage.listener.onAsk = { chart, ask in if case .ended = ask { chart.maximumValue = 100 } }
    stage.figures.lines = [[1, 2]]
    stage.chart.dataSource = stage.figures
    _ = stage.chart.drawing(at: 0)
    #expect(stage.listener.events == [.began(2), .ended(2, .removed)])
    #expect(stage.chart.valueScale?.domain.upper == 100)
  }

  @Test func `a drawing that a delegate takes for itself does not keep the host from being told`() {
    let stage = LineStage([1, 2, 3])
    _ = stage.chart.drawing(at: 0)
    var told = 0
    stage.chart.needsDisplay = { told += 1 }
    stage.listener.onAsk = { chart, ask in if case .began = ask { _ = chart.drawing(at: 0) } }
    stage.began(0)
    #expect(told == 1)
  }
}
