import Barline
import Testing

/// A pie's source or delegate may call the chart back from whatever it is asked or told: nothing traps, nothing goes on for ever, and in
/// the end the picture is that of the data.
@Suite struct PieReloadCallbackTests {
  struct Call: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @Sendable (PieChartView) -> Void

    init(_ name: String, _ run: @escaping @Sendable (PieChartView) -> Void) { (testDescription, self.run) = (name, run) }
  }

  static let calls = [
    Call("reloadData") { $0.reloadData() },
    Call("reloadData animated") { $0.reloadData(animated: true) },
    Call("size") { $0.size.width = $0.size.width == 200 ? 210 : 200 },
    Call("setState, both ways") {
      $0.setState(.collapsed, animated: true)
      $0.setState(.expanded, animated: true)
    },
    Call("setState, another") { $0.setState($0.state == .expanded ? .collapsed : .expanded, animated: true) },
    Call("selectedIndex") { $0.selectedIndex = ($0.selectedIndex ?? 0) == 0 ? 1 : 0 },
    Call("selectedIndex nil") { $0.selectedIndex = nil },
    Call("geometry") {
      _ = ($0.sector(ofSliceAt: 0), $0.plot, $0.index(at: PieStage.place(0)), $0.value(at: 0), $0.diagnostics, $0.total)
      _ = ($0.frame(ofSliceAt: 1), $0.labelFrame(ofSliceAt: 0), $0.share(ofSliceAt: 2), $0.droppedLabels, $0.centerRect)
    },
    Call("drawing") { _ = $0.drawing(at: 0.1) },
    Call("touch began") { $0.touch(ChartTouch(phase: .began, point: PieStage.place(1))) },
    Call("touch ended") { $0.touch(ChartTouch(phase: .ended, point: PieStage.place(1))) },
    Call("tap") { TouchScript.tap(at: PieStage.place(2)).play(on: $0) },
    Call("no source") { $0.dataSource = nil },
    Call("no delegate") { $0.delegate = nil },
    Call("the same delegate") {
      let delegate = $0.delegate; $0.delegate = nil; $0.delegate = delegate
    },
    Call("settings") {
      $0.shape = $0.shape == .pie ? .donut : .pie
      $0.startAngle += 0.1
      $0.showsTooltip.toggle()
      $0.unit += "m"
    },
    Call("entrance") { $0.entrance = Entrance(.grow, repeats: true) },
    Call("header") { $0.header = .text("Title") },
  ]

  private func stage() -> PieStage {
    let stage = PieStage([1, 2, 3], bare: false)
    stage.figures.labels = ["a", "b", "c"]
    stage.chart.shape = .donut
    return stage
  }

  /// What is done to a chart so that everything is asked and told at least once.
  private func exercise(_ stage: PieStage) {
    let chart = stage.chart
    _ = chart.drawing(at: 0)
    stage.began(0)
    stage.moved(1)
    chart.reloadData(animated: true)
    _ = chart.drawing(at: 0.1)
    _ = chart.drawing(at: 0.2)
    stage.ended(1)
    stage.tap(1)
    chart.selectedIndex = 2
    chart.reloadData()
    chart.setState(.collapsed, animated: true)
    _ = chart.drawing(at: 0.3)
    chart.setState(.expanded, animated: true)
    #expect(isFinite(chart.drawing(at: 0.4)))
    _ = chart.drawing(at: 1)
  }

  /// The chart is left alone: it must come to the picture of its data.
  private func settle(_ stage: PieStage) {
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
    let fresh = PieStage(stage.figures.values, bare: false, size: chart.size)
    (fresh.figures.ids, fresh.figures.labels) = (stage.figures.ids, stage.figures.labels)
    fresh.chart.header = chart.header
    fresh.chart.shape = chart.shape
    fresh.chart.startAngle = chart.startAngle
    fresh.chart.unit = chart.unit
    let isFresh = chart.drawing(at: .infinity) == fresh.chart.drawing(at: 0)
    #expect(isFresh)
    #expect(orderProblems(stage.listener.events).isEmpty)
  }

  @Test(arguments: calls) func `a source may call back from each of its methods`(_ call: Call) {
    let asks: [PieFigures.Ask] = [.count, .values(0..<3), .label(0), .label(2), .id(0), .id(1), .id(2)]
    for ask in asks {
      let stage = stage()
      stage.figures.ids = [.name("a"), .name("b"), .name("a")]
      stage.figures.onAsk = { chart, asked in if asked == ask { call.run(chart) } }
      exercise(stage)
      settle(stage)
    }
  }

  @Test(arguments: calls) func `a source may call back and give fewer slices each time`(_ call: Call) {
    for ask in [PieFigures.Ask.count, .values(0..<3), .label(0), .id(0)] {
      let stage = stage()
      stage.figures.onAsk = { chart, asked in
        guard asked == ask else { return }
        stage.figures.values = stage.figures.values.dropLast()
        call.run(chart)
      }
      exercise(stage)
      settle(stage)
    }
  }

  @Test(arguments: calls) func `a delegate may call back from each of its methods`(_ call: Call) {
    typealias Ask = PieListener.Ask
    let asks: [(Ask) -> Bool] = [
      { if case .style = $0 { true } else { false } }, { if case .draw = $0 { true } else { false } }, { $0 == .center },
      { if case .text = $0 { true } else { false } }, { if case .tooltip = $0 { true } else { false } },
      { if case .may = $0 { true } else { false } }, { if case .began = $0 { true } else { false } },
      { if case .moved = $0 { true } else { false } }, { if case .ended = $0 { true } else { false } },
    ]
    for isAsked in asks {
      let stage = stage()
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
    let stage = stage()
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
    let stage = stage()
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
}
