import Barline
import Testing

@testable import BarlineDrawing

/// What a funnel asks its data source and its delegate, and when.
@Suite struct FunnelReloadTests {
  @Test func `a reload asks count, counts, goals and styles once, in order, and nothing of them again until the next`() {
    let stage = FunnelStage([3, 2, 1])
    _ = (stage.chart.drawing(at: 0), stage.chart.drawing(at: 1), stage.chart.plot, stage.chart.value(at: 1))
    stage.chart.size.width = 300
    _ = stage.chart.drawing(at: 2)
    let read: [Counts.Ask] = [.count, .values(0..<3), .goal(0), .goal(1), .goal(2)]
    #expect(stage.counts.asked.filter { read.contains($0) } == read)
    for item in 0..<3 { #expect(stage.listener.times(.style(item)) == 1) }
    stage.chart.reloadData()
    #expect(stage.counts.times(.count) == 2 && stage.listener.times(.style(2)) == 2)
  }

  @Test func `labels and identities are asked by stage, once a reload, however often the chart is laid out`() {
    let stage = FunnelStage([3, nil, 1], bare: false)
    stage.counts.labels = ["a", "b", "c"]
    for width in [300.0, 400, 500] {
      stage.chart.size.width = width
      _ = stage.chart.drawing(at: 0)
    }
    for item in 0..<3 { #expect(stage.counts.times(.label(item)) == 1) }
    // A missing stage is written at, but has no mark.
    #expect([0, 1, 2].map { stage.counts.times(.id($0)) } == [1, 0, 1])
  }

  @Test
  func `a hundred thousand stages: nothing is asked of a stage that is not told apart, but its count, its goal and its style`() {
    let stage = FunnelStage([1])
    stage.counts.values = (0..<100_000).map { Double($0) }
    stage.chart.reloadData()
    #expect(!stage.chart.drawing(at: 0).marks.isEmpty)
    let runs = stage.counts.asked.filter { if case .values = $0 { true } else { false } }
    #expect(runs == [.values(0..<65_536), .values(65_536..<100_000)])
    #expect(!stage.counts.asked.contains { if case .label = $0 { true } else { false } })
    #expect(!stage.counts.asked.contains { if case .id = $0 { true } else { false } })
  }

  @Test func `counts left out, infinite, negative or too many are told, in order`() {
    let stage = FunnelStage([4, .infinity, -1, 2])
    stage.counts.gives = 3
    #expect(
      stage.chart.diagnostics == [.wrongValueCount(expected: 4, given: 3), .negativeValues(count: 1), .infiniteValues(count: 1)])
    #expect((0..<4).map { stage.chart.value(at: $0) } == [4, nil, -1, nil])
    #expect(stage.chart.value(at: -1) == nil && stage.chart.value(at: 4) == nil && stage.chart.value(at: .max) == nil)
    stage.counts.gives = 0
    stage.counts.announced = .max
    stage.chart.reloadData()
    #expect(stage.chart.diagnostics.first == .tooManyValues(announced: .max, read: 16_777_216))
    stage.counts.announced = -5
    stage.chart.reloadData()
    #expect(stage.chart.diagnostics == [] && stage.chart.value(at: 0) == nil)
  }

  @Test func `goals that are none are none, and a goal sets the scale`() {
    let stage = FunnelStage([100, 50, 25])
    stage.counts.goals = [nil, .nan, 400]
    #expect((0..<4).map { stage.chart.goal(at: $0) } == [nil, nil, 400, nil])
    #expect(stage.chart.frame(ofStageAt: 0)?.width == 50)
    stage.counts.goals = [-1, .infinity]
    stage.chart.reloadData()
    #expect(stage.chart.goal(at: 2) == nil && stage.chart.frame(ofStageAt: 0)?.width == 200)
  }

  @Test func `changed colours are drawn after an animated reload of the same counts`() {
    let stage = FunnelStage([2, 1])
    _ = stage.chart.drawing(at: 0)
    stage.listener.style = { _ in StageStyle(color: .negative) }
    stage.chart.reloadData(animated: true)
    _ = stage.chart.drawing(at: 1)
    #expect(stage.chart.drawing(at: 2).marks.paints == [.color(.negative)])
  }

  @Test func `without a source a funnel is empty, and so it is when the source is taken away`() {
    let stage = FunnelStage([1, 2], bare: false)
    let empty = FunnelChartView(size: stage.chart.size)
    _ = stage.chart.drawing(at: 0)
    stage.chart.dataSource = nil
    #expect(stage.chart.drawing(at: 0) == empty.drawing(at: 0))
    #expect(stage.chart.index(at: FunnelStage.place(0)) == nil && stage.chart.frame(ofStageAt: 0) == nil)
    #expect(stage.chart.touch(ChartTouch(phase: .began, point: FunnelStage.place(0))) == .ignored)
  }

  @Test func `a source that has died leaves what was read, until the next reload`() {
    let chart = FunnelChartView(size: ChartSize(width: 200, height: 100))
    do {
      let counts = Counts([2, 1])
      chart.dataSource = counts
      _ = chart.drawing(at: 0)
    }
    #expect(chart.dataSource == nil && chart.value(at: 1) == 1)
    chart.size.width = 300
    #expect(marks(of: chart.drawing(at: 0)).count == 2)
    chart.reloadData()
    #expect(marks(of: chart.drawing(at: 0)).isEmpty && chart.value(at: 1) == nil)
  }

  @Test func `reloading is true only while the source is asked, and a reload asked for then is done once, after it`() {
    let stage = FunnelStage([2, 1])
    var seen: [Bool] = []
    stage.counts.onAsk = { chart, ask in
      seen.append(chart.isReloading)
      if ask == .values(0..<2), stage.counts.times(.count) == 1 { chart.reloadData() }
    }
    _ = stage.chart.value(at: 0)
    #expect(seen == Array(repeating: true, count: 8) && !stage.chart.isReloading)
    #expect(stage.counts.times(.count) == 2)
  }

  @Test func `whatever was shown before, a funnel at rest is the same as a fresh one`() {
    let rows: [[Double?]] = [[9, 4, 1], [], [5], [1, 2, 3, 4, 5, 6], [nil, nil], [0, 0, 0], [3, -2, .infinity]]
    for (one, next) in rows.flatMap({ a in rows.map { (a, $0) } }) {
      for animated in [false, true] {
        let stage = FunnelStage(one, bare: false)
        stage.counts.labels = one.indices.map { "before \($0)" }
        _ = stage.chart.drawing(at: 0)
        stage.chart.selectedIndex = 0
        stage.chart.selectedIndex = nil
        stage.counts.values = next
        stage.counts.labels = next.indices.map { "after \($0)" }
        stage.chart.reloadData(animated: animated)
        _ = stage.chart.drawing(at: 1)
        let fresh = FunnelStage(next, bare: false)
        fresh.counts.labels = stage.counts.labels
        fresh.chart.size = stage.chart.size
        let isFresh = stage.chart.drawing(at: 2) == fresh.chart.drawing(at: 0)
        #expect(isFresh, "\(one) to \(next)")
      }
    }
  }

  @Test func `title, names, counts, size and settings may come in any order`() {
    let steps: [(FunnelStage) -> Void] = [
      { $0.chart.header = .text("Title") }, { $0.chart.size = ChartSize(width: 400, height: 300) },
      {
        $0.counts.labels = ["a", "b", "c"]
        $0.chart.reloadData()
      },
      {
        $0.counts.values = [3, 1, 2]
        $0.chart.reloadData()
      },
      { $0.chart.order = .descending },
    ]
    func play(_ order: [Int], drawing: Bool) -> Drawing {
      let stage = FunnelStage([], bare: false)
      stage.chart.size = .zero
      for place in order {
        steps[place](stage)
        if drawing { _ = stage.chart.drawing(at: 0) }
      }
      return stage.chart.drawing(at: 1)
    }
    let expected = play([0, 1, 2, 3, 4], drawing: false)
    #expect(marks(of: expected).map(\.label) == ["a", "c", "b"])
    for order in permutations(5) {
      for drawing in [false, true] where play(order, drawing: drawing) != expected { Issue.record("\(order), \(drawing)") }
    }
  }

  @Test func `the value door and the view door give equal drawings`() {
    let values: [[Double?]] = [[], [3, 2, 1], [nil, 5, 0, -1], (0..<3000).map { Double($0) }]
    for row in values {
      for direction in [FunnelDirection.down, .right] {
        let stage = FunnelStage(row, bare: false)
        stage.chart.size = ChartSize(width: 500, height: 300)
        stage.counts.labels = row.indices.map { "stage \($0)" }
        stage.counts.goals = [4]
        stage.chart.direction = direction
        let model = FunnelModel(
          values: row, labels: row.indices.map { "stage \($0)" }, goals: row.isEmpty ? [] : [4], options: stage.chart.options)
        let drawing = model.plan(in: stage.chart.size).drawing(of: model)
        let isSame = stage.chart.drawing(at: 0) == drawing
        #expect(isSame, "\(row.count) stages")
      }
    }
  }

  @Test func `every setting changes the picture, tells the host once, and can be read back`() {
    let settings: [(FunnelChartView) -> Void] = [
      { $0.headerPadding = 9 }, { $0.footerPadding = 9 }, { $0.showsLegend = true }, { $0.paintsGround = false },
      { $0.insets = .zero }, { $0.form = .bars }, { $0.form = .tapered(end: .point) }, { $0.order = .ascending },
      { $0.direction = .right }, { $0.alignment = .trailing }, { $0.gap = 12 }, { $0.minimumWidth = 150 },
      { $0.maximumWidth = 90 }, { $0.colors = .series }, { $0.labels = .inside }, { $0.showsNames = false },
      { $0.showsCounts = false }, { $0.rates = [] }, { $0.showsLeaders = false }, { $0.countFormat = .percent(decimals: 0) },
      { $0.rateFormat = .percent(decimals: 0) }, { $0.makeBare() }, { $0.header = .text("Title") },
      { $0.footer = .text("Source") },
      { $0.environment.textScale = 2 }, { $0.size.height = 500 },
    ]
    for (place, set) in settings.enumerated() {
      let stage = FunnelStage([30, 20, 10], bare: false)
      stage.counts.labels = ["Abc", "Def", "Ghi"]
      let before = stage.chart.drawing(at: 0)
      let options = stage.chart.options
      var told = 0
      stage.chart.needsDisplay = { told += 1 }
      set(stage.chart)
      #expect(told == 1, "setting \(place)")
      #expect(stage.chart.drawing(at: 0) != before, "setting \(place)")
      if place < 22 { #expect(stage.chart.options != options, "setting \(place)") }
      #expect(told == 1, "setting \(place)")
    }
    let reach = FunnelStage([1])
    reach.chart.reach = FunnelReach(across: 0)
    #expect(reach.chart.reach.across == 0)
  }
}

/// Every order of the first few numbers.
private func permutations(_ count: Int) -> [[Int]] {
  guard count > 0 else { return [[]] }
  return permutations(count - 1).flatMap { order in
    (0..<count).map { place in Array(order[..<place]) + [count - 1] + Array(order[place...]) }
  }
}
