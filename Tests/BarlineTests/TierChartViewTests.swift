import BarlineTesting
import Testing

@testable import Barline
@testable import BarlineDrawing

/// What a tier chart asks its source and its delegate, and what it makes of the answers.
@Suite struct TierChartViewTests {
  private func named(bare: Bool = false) -> TierStage {
    let stage = TierStage([0, 10_000, 50_000, 100_000], amount: 32_500, bare: bare)
    stage.ladder.labels = ["Bronze", "Silver", "Gold"]
    stage.ladder.savings = ["2 % off", "5 % off", "8 % off"]
    stage.ladder.unit = "kr"
    stage.ladder.goals = [TierModel.Goal(70_000, label: "this year")]
    stage.chart.size = ChartSize(width: 640, height: 220)
    return stage
  }

  @Test func `everything is asked once a reload, the tiers in order, and nothing again until the next`() {
    let stage = named()
    let (chart, ladder) = (stage.chart, stage.ladder)
    _ = chart.drawing(at: 0)
    let tiers = (0..<3).flatMap { [Ladder.Ask.bounds($0), .label($0), .saving($0), .id($0)] }
    let whole = [.count] + tiers + [.amount, .unit, .pill, .goals]
    #expect(ladder.asked == whole)
    chart.size.width = 320
    chart.widths = .proportional
    chart.selectedIndex = 1
    chart.setState(.collapsed, animated: true)
    for time in [1, 1.1, 2] { _ = chart.drawing(at: time) }
    _ = (chart.amount, chart.bounds(ofTierAt: 1), chart.frame(ofTierAt: 2), chart.diagnostics, chart.standing)
    #expect(ladder.asked == whole)
    chart.reloadData()
    #expect(ladder.asked == whole + whole)
  }

  @Test func `styles are asked once a reload`() {
    let stage = named()
    _ = stage.chart.drawing(at: 0)
    stage.chart.size.width = 300
    _ = stage.chart.drawing(at: 0)
    stage.chart.selectedIndex = 0
    #expect(stage.listener.asked.filter { if case .style = $0 { true } else { false } } == [.style(0), .style(1), .style(2)])
  }

  @Test func `both doors give the same picture`() {
    let stage = named()
    let chart = stage.chart
    let names = zip(stage.ladder.labels, stage.ladder.savings)
    for widths in TierWidths.all {
      for edge in [TierEdge.lowerBelongs, .upperBelongs] {
        for amount in [nil, -1, 0, 10_000, 32_500, 100_000, 123_456] as [Double?] {
          stage.ladder.amount = amount
          (chart.widths, chart.edge) = (widths, edge)
          chart.reloadData()
          var options = TierOptions(widths: widths, edge: edge)
          options.header = .none
          let model = TierModel(
            tiers: zip(stage.ladder.bounds, names).map { TierModel.Tier($1.0, from: $0.lower, to: $0.upper, saving: $1.1) },
            amount: amount, unit: "kr", goals: stage.ladder.goals, options: options)
          let plan = model.plan(in: chart.size)
          #expect(chart.drawing(at: 0) == plan.drawing(of: model))
          chart.selectedIndex = 1
          #expect(chart.drawing(at: 0) == plan.drawing(of: model, selection: 1))
          chart.setState(.collapsed)
          #expect(chart.drawing(at: 0) == plan.drawing(of: model, state: .collapsed))
          chart.setState(.expanded)
        }
      }
    }
  }

  @Test func `numbers of tiers that are no numbers of tiers`() {
    let stage = TierStage()
    for (announced, count) in [(-1, 0), (Int.min, 0), (0, 0), (4, 4), (6, 4), (1000, 4)] {
      stage.ladder.announced = announced
      stage.chart.reloadData()
      #expect(stage.chart.drawing(at: 0).tiers.count == count)
      #expect(
        stage.chart.diagnostics == (announced > 4 ? [.tiers(.withoutBounds(count: announced - 4))] : []), "\(announced)")
    }
    for announced in [1001, Int.max] {
      stage.ladder.asked = []
      stage.ladder.announced = announced
      stage.chart.reloadData()
      #expect(stage.chart.diagnostics.contains(.tooManyValues(announced: announced, read: 1000)))
      #expect(stage.ladder.asked.contains(.bounds(999)) && !stage.ladder.asked.contains(.bounds(1000)))
    }
  }

  @Test func `a chart without a source, or whose source has gone, says that there are no data`() {
    let chart = TierChartView(size: ChartSize(width: 300, height: 100))
    #expect(chart.drawing(at: 0).texts.map(\.string) == ["No data"])
    #expect(chart.amount == nil && chart.standing == .unknown && chart.track == nil && chart.markerCenter == nil)
    var ladder: Ladder? = Ladder([0, 10], amount: 5)
    chart.dataSource = ladder
    #expect(chart.standing == .inside(0))
    weak let gone = ladder
    ladder = nil
    #expect(gone == nil && chart.dataSource == nil)
    // What was read stays until the next reload.
    #expect(chart.standing == .inside(0))
    chart.reloadData()
    #expect(chart.drawing(at: 0).texts.map(\.string) == ["No data"])
  }

  @Test func `places of tiers and amounts, in points of the view`() {
    let stage = TierStage([0, 10, 20, 40, 80], amount: 30)
    let chart = stage.chart
    #expect((0..<4).map { chart.frame(ofTierAt: $0)?.x } == [0, 100, 200, 300])
    #expect((0..<4).allSatisfy { chart.frame(ofTierAt: $0)?.width == 100 })
    for missing in [-1, 4, Int.min, Int.max] {
      #expect(chart.frame(ofTierAt: missing) == nil && chart.bounds(ofTierAt: missing) == nil)
    }
    #expect(chart.position(of: 30) == 250)
    #expect(chart.markerCenter == ChartPoint(x: 250, y: chart.track?.midY ?? 0))
    #expect(chart.standing == .inside(2) && chart.amount == 30)
    #expect(chart.bounds(ofTierAt: 2) == TierBounds(from: 20, to: 40))
    #expect(chart.index(at: ChartPoint(x: 399, y: 1)) == 3)
    #expect(chart.index(at: ChartPoint(x: 401, y: 50)) == nil)
    chart.size = .zero
    #expect(chart.plot == nil && chart.track == nil && chart.frame(ofTierAt: 0) == nil && chart.position(of: 1) == nil)
    #expect(chart.index(at: ChartPoint(x: 1, y: 1)) == nil)
    #expect(chart.standing == .inside(2) && chart.bounds(ofTierAt: 0) == TierBounds(from: 0, to: 10))
  }

  @Test func `a tier's own bounds are those that are drawn`() {
    let stage = TierStage([])
    stage.ladder.bounds = [TierBounds(from: 0), TierBounds(from: 10, to: 30), TierBounds(from: 25, to: 20), TierBounds(from: 90)]
    #expect(stage.chart.bounds(ofTierAt: 0) == TierBounds(from: 0, to: 10))
    // The third was reversed, and has what it shares with the second.
    #expect(stage.chart.bounds(ofTierAt: 1) == TierBounds(from: 10, to: 20))
    #expect(stage.chart.bounds(ofTierAt: 2) == TierBounds(from: 20, to: 30))
    #expect(stage.chart.bounds(ofTierAt: 3) == nil)
    #expect(
      stage.chart.diagnostics == [
        .tiers(.withoutBounds(count: 1)), .tiers(.reversed(count: 1)), .tiers(.overlapping(count: 1)),
      ])
  }

  @Test func `the delegate writes the amounts under the track and of goals, and those of the tooltip`() {
    let stage = named()
    stage.ladder.goals = [TierModel.Goal(70_000)]
    stage.listener.text = { $0 == 0 ? "" : $0 == 100_000 ? nil : "≈\(Int($0))" }
    let words = stage.chart.drawing(at: 0).texts.map(\.string)
    #expect(words.filter { $0.hasPrefix("≈") }.sorted() == ["≈10000", "≈50000", "≈70000"])
    #expect(words.contains("100k") && !words.contains("0"))
    #expect(stage.chart.diagnostics == [], "an amount of which nothing is to be said is missed by nobody")
    stage.chart.selectedIndex = 1
    #expect(stage.chart.drawing(at: 0).tooltip.strings.first == "≈10000 – ≈50000\u{A0}kr")
    stage.chart.delegate = nil
    #expect(stage.chart.drawing(at: 0).texts.map(\.string).contains("10k"))
  }

  @Test func `the delegate's words for a card, or none`() {
    let stage = named()
    stage.listener.tooltip = { suggested in
      var content = suggested
      content.rows[0].label = "mine"
      return content
    }
    stage.chart.selectedIndex = 2
    #expect(stage.chart.drawing(at: 0).tooltip.strings == ["50k – 100k\u{A0}kr", "mine"])
    stage.listener.tooltip = { _ in nil }
    stage.chart.reloadData()
    #expect(stage.chart.drawing(at: 0).tooltip.isEmpty && !stage.chart.drawing(at: 0).selection.isEmpty)
    stage.listener.tooltip = { $0 }
    stage.chart.showsTooltip = false
    #expect(stage.chart.drawing(at: 0).tooltip.isEmpty)
    stage.chart.showsTooltip = true
    #expect(stage.chart.drawing(at: 0).tooltip.strings == ["50k – 100k\u{A0}kr", "Gold · 8 % off"])
    stage.ladder.unit = "$"
    stage.chart.reloadData()
    #expect(stage.chart.drawing(at: 0).tooltip.strings.first == "$50k – $100k")
  }

  @Test func `a delegate draws tiers itself, once a layout, and is told how much is reached`() {
    let stage = TierStage()
    stage.listener.draws = { rect, recorder in recorder.fill(.rect(rect), paint: .color(.negative)) }
    let chart = stage.chart
    let drawing = chart.drawing(at: 0)
    let calls = stage.listener.asked.filter { if case .draw = $0 { true } else { false } }
    let y = chart.track?.y ?? 0
    let height = chart.track?.height ?? 0
    // Each a point from the middle of the gaps; of the third, from 201 to 299, what lies before 250.
    #expect(
      calls == [
        .draw(0, ChartRect(x: 0, y: y, width: 99, height: height), 1),
        .draw(1, ChartRect(x: 101, y: y, width: 98, height: height), 1),
        .draw(2, ChartRect(x: 201, y: y, width: 98, height: height), 0.5),
        .draw(3, ChartRect(x: 301, y: y, width: 99, height: height), 0),
      ])
    let own = drawing.figures.filter { $0.mark?.role == .tier }
    #expect(own.count == 4 && own.allSatisfy { $0.paint == .color(.negative) })
    for time in [1.0, 2] { _ = chart.drawing(at: time) }
    chart.selectedIndex = 0
    #expect(stage.listener.asked.count { if case .draw = $0 { true } else { false } } == 4)
    #expect(chart.drawing(at: 2).figures.contains { $0.sheet == "selection" && $0.paint == .color(.negative) })
  }

  @Test func `what a delegate draws cannot leave the chart's layers, and goes with its tier`() {
    let stage = TierStage([0, 10, 20], amount: nil)
    stage.listener.draws = { rect, recorder in
      recorder.pop()
      recorder.push(Layer(opacity: 0.5))
      recorder.fill(.rect(rect), paint: .color(.negative))
    }
    let chart = stage.chart
    stage.ladder.ids = [.name("a"), .name("b")]
    #expect(chart.drawing(at: 0).markList.map(\.id.item) == [.name("a"), .name("b")])
    stage.ladder.ids = [.name("b"), .name("a")]
    chart.reloadData(animated: true)
    func drawn(_ time: Double) -> [Double] {
      chart.drawing(at: time).figures.filter { $0.paint == .color(.negative) }.map { $0.bounds.midX }
    }
    // Tiers of 200 that change their places: half way both are in the middle.
    for (middle, place) in zip(drawn(1), [300.0, 100]) { #expect(abs(middle - place) < 1) }
    for middle in drawn(1.125) { #expect(abs(middle - 200) < 1) }
    #expect(drawn(2) == [99.5, 300.5])
  }

  @Test func `settings lay the chart out anew and ask nothing; equal ones do nothing`() {
    let stage = named()
    let chart = stage.chart
    var pictures = [chart.drawing(at: 0)]
    let asked = stage.ladder.asked.count
    var told = 0
    chart.needsDisplay = { told += 1 }
    let changes: [(TierChartView) -> Void] = [
      { $0.headerPadding = 20 }, { $0.footerPadding = 20 }, { $0.paintsGround = false }, { $0.insets = .zero },
      { $0.widths = .proportional }, { $0.amountFormat = .shortened() }, { $0.boundaryFormat = .automatic },
      { $0.showsPill = false }, { $0.showsBoundaries = false }, { $0.showsNames = false }, { $0.showsSavings = false },
      { $0.header = .text("Loyalty") }, { $0.footer = .text("Source: us") },
    ]
    for change in changes {
      let before = told
      change(chart)
      #expect(told == before + 1)
      let picture = chart.drawing(at: 0)
      #expect(picture != pictures.last)
      pictures.append(picture)
    }
    let before = told
    chart.widths = .proportional
    chart.showsPill = false
    chart.insets = .zero
    #expect(told == before && stage.ladder.asked.count == asked)
    #expect(chart.drawing(at: 0) == pictures.last)
  }

  @Test func `bare: the track and its marker, and the header that was set`() {
    let stage = named()
    stage.ladder.goals = []
    stage.chart.header = .text("Loyalty")
    stage.chart.widths = .proportional
    stage.chart.makeBare()
    #expect(stage.chart.drawing(at: 0).texts.map(\.string) == ["Loyalty"])
    #expect(stage.chart.plot?.width == 640 && stage.chart.widths == .proportional)
  }

  @Test func `an app's own header is drawn once a layout, in its rectangle`() {
    let stage = named()
    var rects: [ChartRect] = []
    stage.chart.header = .custom(height: 30) { recorder, rect in
      rects.append(rect)
      recorder.fill(.rect(rect), paint: .color(.negative))
    }
    for time in [0.0, 1] { _ = stage.chart.drawing(at: time) }
    stage.chart.selectedIndex = 1
    #expect(rects.map(\.height) == [30])
    #expect(stage.chart.drawing(at: 1).frame.paints.contains(.color(.negative)))
  }
}
