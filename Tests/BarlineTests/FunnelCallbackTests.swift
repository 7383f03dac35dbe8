import Barline
import Testing

/// A source or a delegate may call a funnel back from whatever it is asked or told: nothing traps, nothing goes on for ever, and in the
/// end the picture is that of the data.
@Suite struct FunnelCallbackTests {
  struct Call: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @Sendable (FunnelChartView) -> Void

    init(_ name: String, _ run: @escaping @Sendable (FunnelChartView) -> Void) { (testDescription, self.run) = (name, run) }
  }

  static let calls = [
    Call("reloadData") { $0.reloadData() },
    Call("reloadData animated") { $0.reloadData(animated: true) },
    Call("size") { $0.size.width = $0.size.width == 400 ? 410 : 400 },
    Call("setState, both ways") {
      $0.setState(.collapsed, animated: true)
      $0.setState(.expanded, animated: true)
    },
    Call("setState, another") { $0.setState($0.state == .expanded ? .collapsed : .expanded, animated: true) },
    Call("selectedIndex") { $0.selectedIndex = ($0.selectedIndex ?? 0) == 0 ? 1 : 0 },
    Call("selectedIndex nil") { $0.selectedIndex = nil },
    Call("geometry") {
      _ = ($0.frame(ofStageAt: 0), $0.plot, $0.index(at: FunnelStage.place(0)), $0.value(at: 0), $0.diagnostics, $0.goal(at: 1))
      _ = ($0.rateOfPrevious(ofStageAt: 1), $0.index(atPosition: 2), $0.area)
    },
    Call("drawing") { _ = $0.drawing(at: 0.1) },
    Call("touch began") { $0.touch(ChartTouch(phase: .began, point: ChartPoint(x: 200, y: 150))) },
    Call("touch ended") { $0.touch(ChartTouch(phase: .ended, point: ChartPoint(x: 200, y: 150))) },
    Call("tap") { TouchScript.tap(at: ChartPoint(x: 200, y: 250)).play(on: $0) },
    Call("no source") { $0.dataSource = nil },
    Call("no delegate") { $0.delegate = nil },
    Call("the same delegate") {
      let delegate = $0.delegate
      $0.delegate = nil
      $0.delegate = delegate
    },
    Call("settings") {
      $0.headerPadding += 1
      $0.order = $0.order == .asGiven ? .descending : .asGiven
      $0.form = $0.form == .bars ? .tapered(end: .point) : .bars
      $0.showsTooltip.toggle()
      $0.keepsSelection.toggle()
    },
    Call("header") { $0.header = .text("Title") },
    Call("entrance") { $0.entrance = Entrance(.sweep, repeats: true) },
  ]

  /// What is done to a chart so that everything is asked and told at least once.
  private func exercise(_ stage: FunnelStage) {
    let chart = stage.chart
    let places = [50, 150, 250].map { ChartPoint(x: 200, y: $0) }
    _ = chart.drawing(at: 0)
    chart.touch(ChartTouch(phase: .began, point: places[0]))
    chart.touch(ChartTouch(phase: .moved, point: places[1]))
    chart.reloadData(animated: true)
    _ = (chart.drawing(at: 0.1), chart.drawing(at: 0.2))
    chart.touch(ChartTouch(phase: .ended, point: places[1]))
    chart.selectedIndex = 2
    chart.reloadData()
    chart.setState(.collapsed, animated: true)
    _ = chart.drawing(at: 0.3)
    chart.setState(.expanded, animated: true)
    _ = chart.drawing(at: 1)
  }

  /// The chart is left alone: it must come to the picture of its data.
  private func settle(_ stage: FunnelStage) {
    let chart = stage.chart
    stage.counts.onAsk = nil
    stage.listener.onAsk = nil
    chart.needsDisplay = nil
    chart.entrance = nil
    chart.delegate = stage.listener
    chart.dataSource = stage.counts
    chart.selectedIndex = nil
    chart.setState(.expanded)
    chart.reloadData()
    chart.touch(ChartTouch(phase: .cancelled, point: .zero))
    let fresh = FunnelStage(stage.counts.values, bare: false)
    (fresh.counts.ids, fresh.counts.labels, fresh.counts.goals) = (stage.counts.ids, stage.counts.labels, stage.counts.goals)
    (fresh.chart.size, fresh.chart.header, fresh.chart.headerPadding) = (chart.size, chart.header, chart.headerPadding)
    (fresh.chart.order, fresh.chart.form) = (chart.order, chart.form)
    let isFresh = chart.drawing(at: .infinity) == fresh.chart.drawing(at: 0)
    #expect(isFresh)
    #expect(funnelOrderProblems(stage.listener.events).isEmpty)
  }

  private func stage() -> FunnelStage {
    let stage = FunnelStage([3, 2, 1], bare: false)
    stage.counts.labels = ["Abc", "Def", "Ghi"]
    return stage
  }

  @Test(arguments: calls) func `a source may call back from each of its methods`(_ call: Call) {
    let asks: [Counts.Ask] = [.count, .values(0..<3), .goal(1), .label(0), .label(2), .id(0), .id(1), .id(2)]
    for ask in asks {
      let stage = stage()
      stage.counts.ids = [.name("a"), .name("b"), .name("a")]
      stage.counts.onAsk = { chart, asked in if asked == ask { call.run(chart) } }
      exercise(stage)
      settle(stage)
    }
  }

  @Test(arguments: calls) func `a source may call back and give fewer stages each time`(_ call: Call) {
    for ask in [Counts.Ask.count, .goal(0), .label(0), .id(0)] {
      let stage = stage()
      stage.counts.onAsk = { chart, asked in
        guard asked == ask else { return }
        stage.counts.values = Array(stage.counts.values.dropLast())
        call.run(chart)
      }
      exercise(stage)
      settle(stage)
    }
  }

  @Test(arguments: calls) func `a delegate may call back from each of its methods`(_ call: Call) {
    typealias Ask = FunnelListener.Ask
    let asks: [(Ask) -> Bool] = [
      { if case .style = $0 { true } else { false } }, { if case .draw = $0 { true } else { false } },
      { if case .tooltip = $0 { true } else { false } }, { if case .may = $0 { true } else { false } },
      { if case .began = $0 { true } else { false } }, { if case .moved = $0 { true } else { false } },
      { if case .ended = $0 { true } else { false } }, { $0 == .noData },
    ]
    for (place, isAsked) in asks.enumerated() {
      let stage = stage()
      // The last: no data, so that the delegate is asked for a picture.
      if place == asks.count - 1 { stage.counts.values = [nil, nil, nil] }
      // Two callbacks that undo each other's work for ever are the app's own fault: each one is given a hundred calls.
      var left = 100
      stage.listener.onAsk = { chart, asked in
        guard isAsked(asked), left > 0 else { return }
        left -= 1
        call.run(chart)
      }
      exercise(stage)
      #expect(left < 100, "asks \(place)")
      settle(stage)
    }
  }

  @Test(arguments: calls) func `a host, and who waits for the end of a motion, may call back`(_ call: Call) {
    let stage = stage()
    var (isBusy, answers) = (false, 0)
    stage.chart.needsDisplay = {
      guard !isBusy else { return }
      isBusy = true
      call.run(stage.chart)
      isBusy = false
    }
    exercise(stage)
    stage.chart.needsDisplay = nil
    for step in 0..<8 {
      stage.chart.setState(step % 2 == 0 ? .collapsed : .expanded, animated: step % 3 != 0) { _ in
        answers += 1
        call.run(stage.chart)
      }
      _ = stage.chart.drawing(at: 1 + Double(step) * 0.2)
    }
    _ = stage.chart.drawing(at: 100)
    #expect(answers == 8)
    settle(stage)
  }
}
