import BarlineTesting
import Testing

@testable import Barline
@testable import BarlineDrawing

/// No words of a tier chart lie over others or leave the view, whatever they are and however small the view is.
@Suite struct TierLabelsTests {
  typealias Tier = TierModel.Tier

  static let sizes: [ChartSize] = [80, 160, 240, 320, 640, 1200].flatMap { width in
    [60.0, 80, 110, 150, 200].map { ChartSize(width: width, height: $0) }
  }
  static let names: [[String]] = [
    [""], ["Gold"], ["一档", "二档", "三档"], ["Getting started", "A", "Distinguished contributor of the year"],
    ["Donaudampfschifffahrtsgesellschaft"], ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "é", "W W W W W W W W W W"],
  ]

  private func tiers(_ count: Int, _ names: [String], gaps: Bool) -> [Tier] {
    (0..<count).map { place in
      let low = 12_345.0 * Double(place * place)
      let high = 12_345.0 * Double((place + 1) * (place + 1)) - (gaps && place % 2 == 0 ? 3000 : 0)
      return Tier(names[place % names.count], from: low, to: high, saving: place % 3 == 1 ? "" : "save \(names[0]) \(place)")
    }
  }

  /// What is wrong with a picture; nil for nothing.
  private func fault(_ model: TierModel, _ size: ChartSize) -> String? {
    let drawing = model.plan(in: size).drawing(of: model)
    let texts = drawing.texts
    let view = ChartRect(x: -0.5, y: -0.5, width: size.width + 1, height: size.height + 1)
    for (place, text) in texts.enumerated() {
      let box = text.bounds
      guard box.minX >= view.minX, box.maxX <= view.maxX, box.minY >= view.minY, box.maxY <= view.maxY else {
        return "\(text.string) at \(box) leaves the view"
      }
      for other in texts[..<place] where text.overlaps(other) { return "\(text.string) lies over \(other.string)" }
    }
    for figure in drawing.figures where figure.sheet == "marks" {
      let box = figure.bounds
      guard box.minX >= view.minX, box.maxX <= view.maxX, box.minY >= view.minY, box.maxY <= view.maxY else {
        return "\(figure.figure) leaves the view"
      }
      // Goals' lines pass between words; only the pill has words upon it.
      guard case .rect(let line) = figure.figure, line.height > line.width, line.width <= 2 else { continue }
      for text in texts where text.bounds.overlaps(ChartRect(x: line.x, y: line.y, width: line.width, height: line.height - 1)) {
        return "\(text.string) is crossed by \(line)"
      }
    }
    return nil
  }

  @Test(arguments: TierWidths.all) func `words never overlap`(widths: TierWidths) {
    let goals = [3_000, 14_000, 60_000, 61_000, 200_000, 49_380].map {
      TierModel.Goal($0, label: $0 == 60_000 ? "Goal of the year" : "")
    }
    for size in Self.sizes {
      for (turn, names) in Self.names.enumerated() {
        for count in [1, 3, 5, 13] {
          let kind = (turn + count) % 4
          let amount = [0, 13_000, 55_000, 1e7][kind]
          let header = kind == 1 ? HeaderContent.text(title: "How far we have come", subtitle: "in all years") : .none
          let model = TierModel(
            tiers: tiers(count, names, gaps: count % 2 == 1), amount: amount, unit: "kr",
            pill: kind == 3 ? "amount up to yesterday: 13" : nil,
            goals: Array(goals.prefix(turn + kind)), options: TierOptions(header: header, widths: widths))
          if let fault = fault(model, size) { Issue.record("\(fault): \(count) tiers of \(names) in \(size), \(widths)") }
        }
      }
    }
  }

  @Test func `a goal's line ends short of its words, also under letters that reach down`() {
    let model = TierModel(
      tiers: tiers(4, ["Gold"], gaps: false), amount: 62_300, goals: [TierModel.Goal(130_000, label: "this year")])
    for width in [320.0, 390, 640, 1200] {
      let goal = model.plan(in: ChartSize(width: width, height: 200)).layout.goals.goals[0]
      let box = LineBox(TextStyle(size: 11), .table)
      let bottom = (goal.words?.baseline.y ?? .infinity) + box.height - box.ascent
      #expect(goal.top == bottom + 2, "\(width)")
    }
  }

  @Test func `boundaries are written short, the first one being the data's own`() {
    let model = TierModel(
      tiers: [Tier(from: 5_000, to: 50_000), Tier(from: 50_000, to: 1_200_000)], amount: nil)
    let plan = model.plan(in: ChartSize(width: 640, height: 200))
    #expect(plan.drawing(of: model).frame.strings == ["5k", "50k", "1.2M"])
  }

  @Test func `boundaries that would look alike are written exactly`() {
    let model = TierModel(tiers: [Tier(from: 1_000_000, to: 1_000_400), Tier(from: 1_000_400, to: 2_000_000)], amount: nil)
    let plan = model.plan(in: ChartSize(width: 640, height: 200))
    #expect(plan.drawing(of: model).frame.strings == ["1,000,000", "1,000,400", "2,000,000"])
  }

  @Test func `both ends of a gap are written`() {
    let model = TierModel(tiers: [Tier(from: 0, to: 10), Tier(from: 20, to: 30)], amount: nil)
    #expect(model.plan(in: ChartSize(width: 640, height: 200)).drawing(of: model).frame.strings == ["0", "10", "20", "30"])
  }

  @Test func `the pill has the amount with its unit, and never a part of a number`() {
    func words(_ width: Double, pill: String? = nil) -> String? {
      let model = TierModel(tiers: [Tier(from: 0, to: 50_000)], amount: 36_500, unit: "kronor", pill: pill)
      return model.plan(in: ChartSize(width: width, height: 120)).layout.pill?.words
    }
    #expect(words(320) == "36,500\u{A0}kronor")
    #expect(words(90) == "36,500")
    #expect(words(70) == "36.5k")
    #expect(words(40) == nil)
    #expect(words(320, pill: "up to yesterday") == "up to yesterday")
    #expect(words(320, pill: "") == nil)
    #expect(words(90, pill: "up to yesterday")?.last == "…")
  }

  @Test func `names without room give way to the one at hand and its place in the row`() {
    let names = ["Getting started", "Regular contributor", "Trusted maintainer", "Distinguished fellow"]
    let model = TierModel(
      tiers: names.indices.map { Tier(names[$0], from: Double($0) * 10, to: Double($0) * 10 + 10) }, amount: 15)
    let wide = model.plan(in: ChartSize(width: 900, height: 200))
    #expect(!wide.isCompact)
    #expect(wide.diagnostics == [])
    let narrow = model.plan(in: ChartSize(width: 220, height: 200))
    #expect(narrow.isCompact)
    #expect(narrow.drawing(of: model).frame.strings.suffix(2).sorted() == ["2 of 4", "Regular contributor"])
    #expect(narrow.diagnostics.contains { if case .tiers(.wordsDropped) = $0 { true } else { false } })
  }

  @Test func `what is left out when the height is short goes by rank`() {
    let model = TierModel(
      tiers: [Tier("Gold", from: 0, to: 10, saving: "2 %"), Tier("Silver", from: 10, to: 20, saving: "4 %")], amount: 4)
    func strings(_ height: Double) -> Set<String> {
      Set(model.plan(in: ChartSize(width: 320, height: height)).drawing(of: model).texts.map { $0.string })
    }
    #expect(strings(200) == ["4", "0", "10", "20", "Gold", "Silver", "2 %", "4 %"])
    #expect(strings(105) == ["4", "0", "10", "20", "Gold", "Silver"])
    #expect(strings(80) == ["4", "Gold", "Silver"])
    #expect(strings(60) == ["4"])
    #expect(strings(40) == [])
  }
}

extension TierWidths {
  static let all: [TierWidths] = [.equal, .proportional]
}
