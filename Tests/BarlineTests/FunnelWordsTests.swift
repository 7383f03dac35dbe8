import Barline
import BarlineTesting
import Testing

@testable import BarlineDrawing

/// Names, counts and rates: where they stand, and what gives way.
@Suite struct FunnelWordsTests {
  static let names = ["Visits", "Product pages", "Cart", "Checkout", "Orders"]
  static let counts: [Double?] = [12000, 8123, 3000, 1500, 640]

  private func drawing(_ model: FunnelModel, _ size: ChartSize, selection: Int? = nil) -> (plan: FunnelPlan, drawing: Drawing) {
    let plan = model.plan(in: size)
    return (plan, plan.drawing(of: model, selection: selection.map { ChartIndex(item: $0) }))
  }

  private func model(_ change: (inout FunnelOptions) -> Void = { _ in }) -> FunnelModel {
    var options = FunnelOptions()
    change(&options)
    return FunnelModel(values: Self.counts, labels: Self.names, options: options)
  }

  @Test func `names stand at the left, counts right-aligned at the right, each at its stage, and rates between them`() throws {
    let model = model()
    let (plan, drawing) = drawing(model, ChartSize(width: 640, height: 360))
    for (item, name) in Self.names.enumerated() {
      let text = try #require(drawing.texts.first { $0.string == name })
      let stage = try #require(plan.frame(ofStageAt: ChartIndex(item: item), in: model))
      #expect(text.run.anchor == .start && text.run.baseline.x == 16)
      #expect((text.bounds.midY - stage.midY).magnitude < 4)
    }
    let numbers = drawing.texts.filter { $0.string.contains("%") || $0.string.contains("0") || $0.string == "8,123" }
    #expect(numbers.count == 9)
    #expect(numbers.allSatisfy { $0.run.anchor == .end && $0.run.baseline.x == 624 })
    let heights = drawing.texts.filter { $0.run.anchor == .end }.map(\.bounds.midY).sorted()
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 >= 20 })
  }

  @Test func `a name may be inside its stage, readable, or beside it where it does not fit`() throws {
    let model = model { $0.labels = .insideOrBeside }
    let (plan, drawing) = drawing(model, ChartSize(width: 640, height: 360))
    let visits = try #require(drawing.texts.first { $0.string == "Visits" })
    #expect(try #require(plan.frame(ofStageAt: ChartIndex(item: 0), in: model)).contains(visits.bounds.center))
    guard case .onMark = visits.run.style.color else {
      Issue.record("not black or white by contrast")
      return
    }
    let orders = try #require(drawing.texts.first { $0.string == "Orders" })
    #expect(orders.run.baseline.x == 16 && orders.run.style.color == .text)
    #expect(drawing.problems == [])
  }

  @Test func `inside, what does not fit is left out and told; a stage of no width has its words where it would be`() {
    let (plan, drawing) = drawing(model { $0.labels = .inside }, ChartSize(width: 640, height: 360))
    let shown = Self.names.filter { name in drawing.texts.contains { $0.string == name } }
    #expect(shown.first == "Visits" && shown.count < 5)
    #expect(plan.diagnostics.contains { if case .labelsDropped(_, 5) = $0 { true } else { false } })
    var options = FunnelOptions()
    options.labels = .inside
    let zeros = FunnelModel(values: [4, 0, nil], labels: ["a", "b", "c"], options: options)
    let texts = zeros.plan(in: ChartSize(width: 640, height: 360)).drawing(of: zeros).texts.map(\.string)
    #expect(["a", "b", "c", "missing", "0"].allSatisfy { texts.contains($0) })
  }

  @Test func `where nothing is written at the stages a legend names them`() {
    let none = drawing(model { $0.labels = .none }, ChartSize(width: 640, height: 360)).drawing
    #expect(Self.names.allSatisfy { name in none.texts.contains { $0.string == name && $0.sheet == "frame" } })
    let hidden = drawing(model { ($0.labels, $0.showsLegend) = (.none, false) }, ChartSize(width: 640, height: 360)).drawing
    #expect(!hidden.texts.contains { $0.string == "Visits" })
    let asked = drawing(model { $0.showsLegend = true }, ChartSize(width: 640, height: 360)).drawing
    #expect(asked.texts.filter { $0.string == "Visits" }.count == 2)
  }

  @Test func `in a view that becomes smaller rates go first, then counts, then names`() {
    let model = model()
    var last = 0
    for height in stride(from: 300.0, through: 20, by: -5) {
      let texts = drawing(model, ChartSize(width: 320, height: height)).drawing.texts.map(\.string)
      let hasRates = texts.contains { $0.contains("%") }
      let hasCounts = texts.contains("12,000")
      let hasNames = texts.contains("Visits")
      let gone = hasRates ? 0 : hasCounts ? 1 : hasNames ? 2 : 3
      #expect(hasRates ? hasCounts && hasNames : hasCounts ? hasNames : true)
      #expect(gone >= last)
      last = gone
    }
    #expect(last == 3)
  }

  /// Everything that can be written, in every way, at every size.
  @Test func `words never lie on words, leaders never cross words or leaders, and all is inside the view`() {
    let long = ["A stage with a name that nobody can read aloud", "用户数据漏斗图用户数据漏斗图", "x", "", "Überprüfung der Angaben", "🚲🚲🚲"]
    let sizes = [(80, 80), (160, 120), (320, 200), (200, 400), (640, 360), (1200, 600)].map {
      ChartSize(width: Double($0.0), height: Double($0.1))
    }
    let rows: [[Double?]] = [Self.counts, [5, 0, nil, 9, -3, 1e308], [1], Array(repeating: 7, count: 23)]
    for size in sizes {
      for labels in [FunnelLabels.beside, .inside, .insideOrBeside, .none] {
        for direction in [FunnelDirection.down, .right] {
          for alignment in [FunnelAlignment.leading, .center, .trailing] {
            for (place, row) in rows.enumerated() {
              var options = FunnelOptions()
              (options.labels, options.direction, options.alignment) = (labels, direction, alignment)
              options.header = .text(title: "From visit to order", subtitle: "a week in May")
              options.form = place % 2 == 0 ? .tapered(end: .point) : .bars
              if place == 0 { options.rates = [.ofPrevious, .ofFirst] }
              let model = FunnelModel(values: row, labels: row.indices.map { long[$0 % long.count] }, options: options)
              let (_, drawing) = drawing(model, size)
              let problems = drawing.problems + crossings(drawing)
              if !problems.isEmpty { Issue.record("\(size) \(labels) \(direction) \(alignment) \(row): \(problems)") }
            }
          }
        }
      }
    }
  }

  /// Leaders that meet a word or each other.
  private func crossings(_ drawing: Drawing) -> [DrawingProblem] {
    let leaders = drawing.figures.filter { $0.sheet == "marks" && $0.stroke == .hairline }.map(\.bounds)
    var problems: [DrawingProblem] = []
    for (place, leader) in leaders.enumerated() {
      // A hairline is half a point wide to each side.
      let line = ChartRect(x: leader.x - 0.5, y: leader.y - 0.5, width: leader.width + 1, height: leader.height + 1)
      for text in drawing.texts where text.sheet == "marks" && text.bounds.overlaps(line) {
        problems.append(.textsOverlap(text.string, "a leader"))
      }
      for other in leaders[(place + 1)...] where other.inset(by: ChartInsets(all: -0.5)).overlaps(line) {
        problems.append(.textsOverlap("a leader", "a leader"))
      }
    }
    return problems
  }

  @Test func `beside words the stages keep two fifths of the width, and 55 % of the height under and over them`() {
    let names = Self.names.map { $0 + " with a name that is far too long for any view" }
    for (width, height) in [(100.0, 100.0), (240, 240), (320, 200), (640, 360), (300, 900)] {
      for direction in [FunnelDirection.down, .right] {
        var options = FunnelOptions()
        options.direction = direction
        let model = FunnelModel(values: Self.counts, labels: names, options: options)
        let plan = model.plan(in: ChartSize(width: width, height: height))
        #expect(direction == .down ? plan.area.width >= plan.plot.width * 0.4 : plan.area.height >= height * 0.5)
      }
    }
  }

  @Test func `more names than stages, fewer, or the same twice: each stage has its own or none`() {
    for labels in [["a"], ["a", "b", "c", "d", "e"], ["a", "a"], []] {
      let model = FunnelModel(values: [3, 2], labels: labels, ids: [.name("x"), .name("x")])
      let drawing = model.plan(in: ChartSize(width: 320, height: 200)).drawing(of: model)
      #expect(drawing.texts.filter { $0.run.anchor == .start }.map(\.string) == Array(labels.prefix(2)))
      #expect(drawing.markList.map(\.label) == [labels.first ?? "1", labels.count > 1 ? labels[1] : "2"])
      #expect(drawing.markList.map(\.id.item) == [.name("x"), .name("x", occurrence: 1)])
      #expect(drawing.markList.map(\.role) == [.stage, .stage])
      #expect(drawing.markList.map(\.value) == [3, 2])
    }
  }
}
