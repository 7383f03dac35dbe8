import BarlineTesting
import Testing

@testable import Barline
@testable import BarlineDrawing

/// Data that change: nothing is left behind and nothing traps, in whatever order things are set.
@Suite struct TierReloadTests {
  /// Tier lists of every kind of the faults that are known, and amounts in each place of them.
  static let lists: [[TierBounds]] = [
    [],
    [TierBounds(from: 0, to: 10)],
    [TierBounds(from: 0, to: 10), TierBounds(from: 10, to: 50), TierBounds(from: 50, to: 60)],
    [TierBounds(from: 10, to: 20), TierBounds(from: 0, to: 10)],
    [TierBounds(from: 10, to: 0), TierBounds(from: 20, to: 10)],
    [TierBounds(from: 0, to: 20), TierBounds(from: 10, to: 30)],
    [TierBounds(from: 0, to: 10), TierBounds(from: 20, to: 30)],
    [TierBounds(from: 5, to: 5), TierBounds(from: 5, to: 10)],
    [TierBounds(from: 7, to: 7)],
    [TierBounds(), TierBounds(from: 3)],
    [TierBounds(from: .nan, to: 4), TierBounds(from: 4, to: .infinity)],
    [TierBounds(from: -1e308, to: 1e308)],
    (0..<6).map { TierBounds(from: Double($0), to: Double($0) + 1) },
  ]
  static let amounts: [Double?] = [nil, 0, -5, 5, 10, 15, 50, 1e300, .nan, .infinity]

  private func fresh(_ bounds: [TierBounds], _ amount: Double?) -> TierStage {
    let stage = TierStage(bare: false)
    (stage.ladder.bounds, stage.ladder.amount) = (bounds, amount)
    return stage
  }

  @Test func `after a reload a chart looks as one that never had other data, whatever these were`() {
    for (turn, before) in Self.lists.enumerated() {
      for (other, after) in Self.lists.enumerated() {
        let amount = Self.amounts[(turn + other) % Self.amounts.count]
        let stage = fresh(before, Self.amounts[(turn + 3 * other) % Self.amounts.count])
        let rest = fresh(after, amount).rest
        for (start, isAnimated) in [(0.0, false), (10, true)] {
          _ = stage.chart.drawing(at: start)
          (stage.ladder.bounds, stage.ladder.amount) = (after, amount)
          stage.chart.reloadData(animated: isAnimated)
          for time in [1, 1.1, 1.2] where isAnimated { #expect(isFinite(stage.chart.drawing(at: start + time))) }
          #expect(stage.chart.drawing(at: start + 9) == rest)
          (stage.ladder.bounds, stage.ladder.amount) = (before, 3)
          stage.chart.reloadData()
        }
      }
    }
  }

  @Test func `every amount as second data is told and drawn as it is as first`() {
    for bounds in Self.lists {
      let stage = fresh(bounds, 5)
      _ = stage.chart.drawing(at: 0)
      for amount in Self.amounts {
        stage.ladder.amount = amount
        stage.chart.reloadData()
        let first = fresh(bounds, amount)
        #expect(stage.rest == first.rest)
        #expect(stage.chart.standing == first.chart.standing)
        #expect(stage.chart.diagnostics == first.chart.diagnostics)
        #expect(stage.chart.markerCenter == first.chart.markerCenter)
      }
    }
  }

  @Test func `source, delegate, size, header and settings may be set in any order, with drawings in between`() {
    let ladder = Ladder([0, 10, 20], amount: 12)
    ladder.labels = ["Low", "High"]
    let listener = TierListener()
    listener.style = { TierStyle(color: .series($0)) }
    let steps: [(TierChartView) -> Void] = [
      { $0.dataSource = ladder }, { $0.delegate = listener }, { $0.size = ChartSize(width: 500, height: 200) },
      { $0.header = .text("Loyalty") }, { $0.widths = .proportional },
    ]
    var pictures: [Drawing] = []
    func play(_ left: [Int], _ done: [Int]) {
      guard !left.isEmpty else {
        for looks in [false, true] {
          let chart = TierChartView()
          for step in done {
            steps[step](chart)
            if looks { _ = (chart.drawing(at: 0), chart.frame(ofTierAt: 1)) }
          }
          pictures.append(chart.drawing(at: 0))
        }
        return
      }
      for step in left { play(left.filter { $0 != step }, done + [step]) }
    }
    play(Array(steps.indices), [])
    #expect(pictures.count == 240 && pictures.allSatisfy { $0 == pictures[0] && !$0.marks.isEmpty })
  }

  @Test func `a selection goes with its tier's identity, without an event`() {
    let stage = TierStage()
    stage.ladder.ids = ["a", "b", "c", "d"].map { .name($0) }
    stage.tap(2)
    stage.ladder.ids = ["c", "x", "a"].map { .name($0) }
    stage.ladder.bounds.removeLast()
    stage.chart.reloadData(animated: true)
    #expect(stage.chart.selectedIndex == 0)
    #expect(stage.listener.events == [.began(2)])
    stage.ladder.ids = ["x", "a"].map { .name($0) }
    stage.chart.reloadData()
    #expect(stage.listener.events == [.began(2), .ended(0, .removed)])
  }

  @Test func `a selection ends where its tier can no longer be drawn, or be selected`() {
    let stage = TierStage()
    stage.tap(3)
    stage.ladder.bounds[3] = TierBounds(from: 30)
    stage.chart.reloadData()
    #expect(stage.listener.events == [.began(3), .ended(3, .removed)])
    stage.tap(1)
    stage.listener.refused = [1]
    stage.chart.reloadData()
    #expect(stage.listener.events.suffix(2) == [.began(1), .ended(1, .removed)])
  }

  @Test func `of two tiers of one name, each is itself`() {
    let stage = TierStage()
    stage.ladder.ids = ["a", "b", "a", "b"].map { .name($0) }
    stage.chart.selectedIndex = 2
    stage.ladder.ids = ["b", "a", "b", "a"].map { .name($0) }
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == 3)
  }

  @Test func `a chart without a size reads and tells, and draws when it gets one`() {
    let stage = TierStage()
    stage.chart.size = .zero
    #expect(stage.chart.drawing(at: 0) == Drawing())
    stage.chart.reloadData(animated: true)
    _ = stage.chart.drawing(at: 1)
    stage.chart.size = ChartSize(width: 400, height: 100)
    #expect(stage.chart.drawing(at: 9) == TierStage().rest)
  }

  struct Call: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @Sendable (TierChartView) -> Void

    init(_ name: String, _ run: @escaping @Sendable (TierChartView) -> Void) { (testDescription, self.run) = (name, run) }
  }

  static let calls = [
    Call("reloadData") { $0.reloadData() },
    Call("reloadData animated") { $0.reloadData(animated: true) },
    Call("size") { $0.size.width = $0.size.width == 400 ? 410 : 400 },
    Call("setState") { $0.setState($0.state == .expanded ? .collapsed : .expanded, animated: true) },
    Call("selectedIndex") { $0.selectedIndex = $0.selectedIndex == 0 ? 1 : 0 },
    Call("geometry") {
      _ = ($0.frame(ofTierAt: 0), $0.track, $0.index(at: TierStage.place(0)), $0.standing, $0.diagnostics, $0.amount)
    },
    Call("drawing") { _ = $0.drawing(at: 0.1) },
    Call("tap") { TouchScript.tap(at: TierStage.place(2)).play(on: $0) },
    Call("touch ended") { $0.touch(ChartTouch(phase: .ended, point: TierStage.place(1))) },
    Call("no source") { $0.dataSource = nil },
    Call("no delegate") { $0.delegate = nil },
    Call("settings") {
      $0.headerPadding += 1
      $0.widths = $0.widths == .equal ? .proportional : .equal
      $0.showsTooltip.toggle()
    },
    Call("header") { $0.header = .text("Title") },
  ]

  @Test(arguments: calls) func `whoever is asked or told may call the chart back`(call: Call) {
    for depth in [1, 3] {
      let stage = TierStage(bare: false)
      let log = TierDelegateLog(forwardingTo: stage.listener)
      stage.chart.delegate = log
      var left = 0
      func callBack(_ chart: TierChartView) {
        guard left > 0 else { return }
        left -= 1
        call.run(chart)
      }
      stage.ladder.onAsk = { chart, _ in callBack(chart) }
      stage.listener.onAsk = { chart, _ in callBack(chart) }
      let chart = stage.chart
      chart.needsDisplay = { [unowned chart] in callBack(chart) }
      for step in 0..<6 {
        left = depth
        switch step {
        case 0: _ = chart.drawing(at: 0)
        case 1: TouchScript.drag(from: TierStage.place(0), to: TierStage.place(2), steps: 2).play(on: chart)
        case 2: chart.reloadData(animated: true)
        case 3: _ = (chart.drawing(at: 1), chart.drawing(at: 1.1))
        case 4: chart.selectedIndex = 1
        default: chart.setState(.collapsed, animated: true)
        }
        #expect(isFinite(chart.drawing(at: 2)))
      }
      #expect(log.problems == [])
      left = 0
      // All that was asked for has been done: the picture is that of the data.
      let twin = TierChartView(size: chart.size)
      (twin.header, twin.headerPadding, twin.widths) = (chart.header, chart.headerPadding, chart.widths)
      twin.dataSource = chart.dataSource
      twin.setState(chart.state)
      var (mine, other) = (chart.drawing(at: 9), twin.drawing(at: 9))
      (mine.selection, mine.tooltip, mine.dimming) = (other.selection, other.tooltip, other.dimming)
      #expect(mine == other)
      other = chart.drawing(at: 10)
      #expect(!chart.isMoving(at: 10))
    }
  }

  @Test func `a source that asks for a reload each time it is read is read twice and no more`() {
    let stage = TierStage()
    stage.ladder.onAsk = { chart, ask in if ask == .count { chart.reloadData() } }
    stage.chart.reloadData()
    #expect(stage.ladder.asked.count { $0 == .count } == 2)
  }

  @Test func `a source that is let go while it is read is read to the end`() {
    let chart = TierChartView(size: ChartSize(width: 400, height: 100))
    var ladder: Ladder? = Ladder([0, 10, 20], amount: 5)
    ladder?.onAsk = { _, ask in if ask == .bounds(0) { ladder = nil } }
    chart.dataSource = ladder
    #expect(chart.drawing(at: 0).tiers.count == 2)
    #expect(ladder == nil && chart.dataSource == nil)
  }
}
