import BarlineTesting
import Testing

@testable import Barline
@testable import BarlineDrawing

/// What was seen by looking at the gallery in every size: words that were cut or left out although they have room, and what is hard to
/// tell apart.
@Suite struct LookTests {
  private let phone = ChartSize(width: 320, height: 200)
  private let page = ChartSize(width: 640, height: 360)

  private func ring(_ values: [Double], unit: String = "") -> PieModel {
    var options = PieOptions()
    options.shape = .donut
    options.frame.valueAxis.unit = unit
    return PieModel(values: values, labels: ["Wind", "Gas", "Coal", "Solar", "Water", "Oil"], options: options)
  }

  @Test func `leaders run outward and level, not aslant, wherever the labels of a side have room`() {
    for values in [[28, 17, 22, 9, 13, 11], [37, 24, 18, 11, 12, 8], [52, 9, 39], [1, 1, 1]] as [[Double]] {
      let plan = PieModel(values: values, labels: ["A", "B", "C", "D", "E", "F"]).plan(in: page)
      #expect(plan.labels.count == values.count)
      for label in plan.labels {
        let (points, y) = (label.leader, label.leader.last?.y ?? 0)
        let bend = points.firstIndex { ($0.y - y).magnitude < 1e-9 } ?? 0
        #expect(points[bend...].allSatisfy { ($0.y - y).magnitude < 1e-9 }, "\(values): \(points)")
        #expect((1...3).contains(bend) && points.count - bend >= 2)
        #expect(label.rect.minY <= y && y <= label.rect.maxY)
        let level = ((points.last?.x ?? 0) - points[bend].x).magnitude
        #expect(level >= 10, "\(values), \(label.item): \(points)")
      }
    }
  }

  @Test func `a total is written smaller where that is what it takes, and its name gives way to it`() {
    let plan = ring([37, 24, 18, 11, 7, 3], unit: "GW").plan(in: phone)
    #expect(plan.centerLines.map(\.string) == ["100\u{A0}GW", "Total"])
    for line in plan.centerLines {
      // Both ends of the line lie in the hole.
      let up = plan.center.y - line.baseline.y
      #expect((up * up + line.width * line.width / 4).squareRoot() < plan.holeRadius)
    }
    #expect(!plan.diagnostics.contains(.totalDropped))
  }

  @Test func `a total that has no room, or is no number, is left out and told`() {
    for (model, size) in [(ring([1e15, 3]), ChartSize(width: 90, height: 90)), (ring([1.7e308, 1.7e308]), page)] {
      let plan = model.plan(in: size)
      #expect(plan.centerLines.isEmpty)
      #expect(plan.diagnostics.contains(.totalDropped))
    }
    #expect(!ring([]).plan(in: page).diagnostics.contains(.totalDropped))
    #expect(!PieModel(values: [1, 2]).plan(in: page).diagnostics.contains(.totalDropped))
  }

  @Test func `a slice's name takes a second line rather than being cut, and the pie is the larger for it`() throws {
    let names = ["Fossil fuels", "Nuclear energy", "Wind"]
    let plan = PieModel(values: [52, 9, 39], labels: names).plan(in: phone)
    let nuclear = try #require(plan.labels.first { $0.item == 1 })
    #expect(nuclear.lines.map(\.string) == ["Nuclear", "energy", "9\u{A0}%"])
    #expect(
      plan.labels.allSatisfy { label in label.lines.allSatisfy { !$0.string.contains("…") } },
      "\(plan.labels.map { $0.lines.map(\.string) })")
    let unbroken = names.map { $0.split(separator: " ").joined(separator: "\u{A0}") }
    #expect(plan.radius >= PieModel(values: [52, 9, 39], labels: unbroken).plan(in: phone).radius)
    // Where there is room a name stays whole.
    let large = PieModel(values: [52, 9, 39], labels: names).plan(in: page)
    #expect(large.labels.first { $0.item == 1 }?.lines.map(\.string) == ["Nuclear energy", "9\u{A0}%"])
  }

  @Test(arguments: [FunnelDirection.down, .right])
  func `a stage's name takes a second line rather than being cut, where stages are far enough apart`(direction: FunnelDirection) {
    var options = FunnelOptions()
    options.direction = direction
    let names = ["Signed up", "Opened an account", "Linked a card", "Placed an order"]
    let model = FunnelModel(values: [363, 242, 161, 57], labels: names, options: options)
    func words(_ size: ChartSize) -> [String] { model.plan(in: size).drawing(of: model).texts.map(\.string) }
    let small = words(phone)
    #expect(small.contains("Opened an") && small.contains("account"))
    #expect(!small.contains { $0.hasSuffix("…") })
    #expect(words(page).contains("Opened an account"))
    // Lines of neighbours would run into one another.
    if direction == .down { #expect(!words(ChartSize(width: 320, height: 110)).contains("account")) }
  }

  @Test func `a goal's words stand aside of another's as far as they still touch their line`() throws {
    // 41 and 17 points apart: the second's words go to the higher row, the third's have room in neither but beside the second's line.
    let goals = [
      TierModel.Goal(100, label: "this year"), TierModel.Goal(127, label: "budget"), TierModel.Goal(138, label: "hope"),
    ]
    let model = TierModel(tiers: [TierModel.Tier(from: 0, to: 200)], amount: nil, goals: goals)
    let placed = model.plan(in: phone).layout.goals
    #expect(placed.shown == 3)
    for goal in placed.goals {
      let words = try #require(goal.words)
      #expect((words.baseline.x - goal.x).magnitude < words.width / 2)
    }
  }

  @Test func `a long label makes a tooltip in a small view two lines high, not as wide as the view`() throws {
    let label = "Occasional customers of the online shop in the northern provinces and abroad"
    let view = ChartRect(size: phone)
    let lone = try #require(
      TooltipCard(
        TooltipContent(value: "1,250", label: label), anchor: ChartRect(x: 100, y: 150, width: 10, height: 10), view: view,
        touch: nil, environment: .standard))
    // Half of the view, and twice the padding.
    #expect(lone.rect.width <= 176 && lone.runs.count == 3)
    let rows = TooltipContent(
      title: "2020", rows: [.init(value: "1,250 TWh", label: label), .init(value: "17 TWh", label: "Gas")])
    let card = try #require(
      TooltipCard(
        rows, anchor: ChartRect(x: 100, y: 150, width: 10, height: 10), view: view, touch: nil, environment: .standard))
    #expect(card.rect.width <= 0.6 * 320 + 16)
    #expect(card.runs.contains { $0.string == "1,250 TWh" } && card.runs.contains { $0.string == "Gas" })
  }

  @Test func `the label of the last of many bars stands under it, not under its neighbour`() throws {
    // From 1565 in steps of five: the last, of the year 1820, is labelled, and its bar is narrower than its label.
    let years = (0..<52).map { 1565 + 5 * $0 }
    let model = BarModel(values: years.map { Double($0 % 7) + 1 }, labels: years.map { String($0) })
    let plan = model.plan(in: page)
    let label = try #require(plan.drawing(of: model).texts.last { $0.string == "1820" })
    let bar = try #require(plan.frame(ofBarAt: ChartIndex(item: 51), in: model))
    #expect((label.bounds.midX - bar.midX).magnitude < 1)
    #expect(label.bounds.maxX <= 640 - 4)
  }

  @Test func `a legend shows the shapes by which lines are told apart without colours`() {
    func figures(_ styles: [LineStyle]) -> [Figure] {
      let lines = styles.enumerated().map { LineModel.Line(name: "line \($0)", values: [1, 2], style: $1) }
      let plan = LineModel(lines: lines).plan(in: page)
      return plan.drawing(of: LineModel(lines: lines)).figures.filter { $0.sheet == "frame" && $0.bounds.width < 16 }.map(
        \.figure)
    }
    let scatter = figures([.scatter, .scatter, .scatter])
    #expect(scatter.contains { if case .circle = $0 { true } else { false } })
    #expect(scatter.contains { if case .path = $0 { true } else { false } })
    let plain = figures([.standard, LineStyle(dots: .standard)])
    #expect(plain.count == 2 && plain.allSatisfy { if case .roundedRect = $0 { true } else { false } })
  }
}
