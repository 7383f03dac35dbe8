import BarlineTesting
import Testing

@testable import Barline
@testable import BarlineDrawing

/// What a tier chart draws, and what it tells.
@Suite struct TierPlanTests {
  typealias Tier = TierModel.Tier
  private let size = ChartSize(width: 640, height: 200)
  private let two = [Tier("Low", from: 0, to: 10), Tier("High", from: 10, to: 50)]

  private func bare(_ tiers: [Tier], amount: Double?, goals: [Double] = [], style: TierStyle = .standard) -> TierModel {
    TierModel(tiers: tiers, amount: amount, goals: goals.map { TierModel.Goal($0) }, options: .bare)
  }

  /// The reached and the whole width of each tier, as drawn.
  private func widths(_ drawing: Drawing) -> [(reached: Double, whole: Double)] {
    var all: [(reached: Double, whole: Double)] = []
    let figures = drawing.figures.filter { $0.mark?.role == .tier }
    for place in stride(from: 0, to: figures.count, by: 2) {
      all.append((figures[place + 1].bounds.width, figures[place].bounds.width))
    }
    return all
  }

  @Test func `reached tiers are full, the current one in part, the rest not at all`() {
    let tiers = [Tier(from: 0, to: 10), Tier(from: 10, to: 50), Tier(from: 50, to: 60)]
    let model = bare(tiers, amount: 30)
    let seen = widths(model.plan(in: ChartSize(width: 300, height: 20)).drawing(of: model))
    // Tiers of 100, drawn 1 apart from the middle of the gap between them.
    #expect(seen.map { $0.whole } == [99, 98, 99])
    #expect(seen.map { $0.reached } == [99, 49, 0])
  }

  @Test func `every amount has its picture and its word`() {
    func told(_ amount: Double?) -> [Diagnostic] { bare(two, amount: amount).plan(in: size).diagnostics }
    #expect(told(0) == [])
    #expect(told(10) == [])
    #expect(told(50) == [])
    #expect(told(nil) == [])
    #expect(told(.nan) == [])
    #expect(told(-5) == [.tiers(.amountBelow(amount: -5, start: 0))])
    #expect(told(51) == [.tiers(.amountBeyond(amount: 51, end: 50))])
    #expect(told(1e308) == [.tiers(.amountBeyond(amount: 1e308, end: 50))])
    #expect(told(.infinity) == [.infiniteValues(count: 1)])
    let gap = [Tier(from: 0, to: 10), Tier(from: 20, to: 30)]
    #expect(bare(gap, amount: 15).plan(in: size).diagnostics == [.tiers(.amountBetween(amount: 15))])
  }

  @Test func `an amount beyond all tiers fills them and goes on beyond, in the last one's colour`() {
    let model = bare(
      [Tier(from: 0, to: 10), Tier(from: 10, to: 40, style: TierStyle(color: .positive))], amount: 46)
    let plan = model.plan(in: size)
    let drawing = plan.drawing(of: model)
    #expect(widths(drawing).allSatisfy { $0.reached == $0.whole })
    let end = plan.frame(ofTierAt: 1)?.maxX ?? 0
    #expect(plan.highlightEnd > end)
    let tail = drawing.figures.last { $0.mark == nil && $0.bounds.minX == end && $0.paint == .color(.positive) }
    #expect(tail?.bounds.maxX == plan.highlightEnd)
    let ring = drawing.figures.last { $0.stroke != nil }
    #expect(ring?.paint == .color(.positive))
  }

  @Test func `the words of an amount beyond the end are its own`() {
    let model = TierModel(tiers: [Tier(from: 0, to: 40)], amount: 46)
    #expect(model.plan(in: size).layout.pill?.words == "46")
  }

  @Test(arguments: [
    (TierFault.amountBelow(amount: -4, start: 99), "The amount −4 is below the first tier, which begins at 99."),
    (.amountBeyond(amount: 250_000, end: 99.5), "The amount 250,000 is beyond the last tier, which ends at 99.5."),
    (.amountBetween(amount: 1e18), "The amount 1×10¹⁸ is in no tier but between two."),
  ])
  func `sentences have numbers as people write them, to the last digit`(fault: TierFault, sentence: String) {
    #expect(fault.description == sentence)
  }

  @Test func `an amount in no tier is drawn anew, not where an earlier one stood`() {
    let gap = [Tier(from: 10, to: 20), Tier(from: 30, to: 40)]
    for amount in [0, 10, 25, 50, -3] as [Double] {
      let model = bare(gap, amount: amount)
      let plan = model.plan(in: size)
      #expect(plan.markerCenter != nil)
      #expect((plan.highlightEnd - plan.position(of: amount)).magnitude < 1e-9)
    }
  }

  @Test func `the marker's middle is at the amount, moved only by its own half at the ends`() {
    // Shares of 128 are exact.
    for amount in 0...128 {
      let plan = bare([Tier(from: 0, to: 128)], amount: Double(amount)).plan(in: ChartSize(width: 256, height: 20))
      let radius = plan.layout.look.markerRadius
      #expect(plan.markerCenter?.x == min(max(2 * Double(amount), radius), 256 - radius))
    }
  }

  @Test func `a goal's line is at its true place, moved only by its own half at the ends`() {
    for goal in [0.0, 1, 10, 50, 90, 99, 100] {
      let model = bare([Tier(from: 0, to: 100)], amount: nil, goals: [goal])
      let plan = model.plan(in: ChartSize(width: 100, height: 20))
      #expect(plan.layout.goals.goals.map { $0.x } == [min(max(goal, 2), 98)])
    }
  }

  @Test func `goals outside all tiers are told and not shown at an end`() {
    let plan = bare(two, amount: 5, goals: [-1, 20, 51, .nan, .infinity]).plan(in: size)
    #expect(plan.layout.goals.goals.count == 1)
    #expect(plan.diagnostics.contains(.tiers(.goalsOutside(count: 4))))
  }

  @Test func `no tiers: words that say so, and no marker`() {
    let model = TierModel(tiers: [], amount: 5)
    let plan = model.plan(in: size)
    let drawing = plan.drawing(of: model)
    #expect(plan.isEmpty)
    #expect(plan.markerCenter == nil)
    #expect(drawing.texts.map { $0.string } == ["No data"])
    #expect(drawing.marks.isEmpty)
    #expect(plan.target(at: ChartPoint(x: 320, y: 100)) == nil)
  }

  @Test func `no amount: the tiers without highlight, marker or pill`() {
    let model = TierModel(tiers: two, amount: nil)
    let plan = model.plan(in: size)
    #expect(plan.markerCenter == nil)
    #expect(plan.layout.pill == nil)
    #expect(widths(plan.drawing(of: model)).allSatisfy { $0.reached == 0 && $0.whole > 0 })
  }

  @Test func `more than a thousand tiers are told and the first thousand drawn`() {
    let model = bare((0..<1200).map { Tier(from: Double($0), to: Double($0 + 1)) }, amount: 600)
    let plan = model.plan(in: size)
    #expect(plan.diagnostics == [.tooManyValues(announced: 1200, read: 1000)])
    #expect(plan.frame(ofTierAt: 999) != nil)
    #expect(plan.frame(ofTierAt: 1000) == nil)
  }

  @Test func `folded marks have the same shape and a highlight of no length`() {
    for amount in [-5, 0, 5, 10, 30, 50, 60, nil] as [Double?] {
      let model = TierModel(tiers: two, amount: amount, goals: [TierModel.Goal(20)])
      let plan = model.plan(in: size)
      let folded = plan.drawing(of: model, state: .collapsed)
      #expect(folded.marks.hasSameShape(as: plan.drawing(of: model).marks))
      #expect(widths(folded).allSatisfy { $0.reached == 0 && $0.whole > 0 })
    }
  }

  @Test func `a highlight on its way fills one tier after the other and is exact at both ends`() {
    let tiers = (0..<4).map { Tier(from: Double($0), to: Double($0 + 1)) }
    let model = bare(tiers, amount: 4)
    let plan = model.plan(in: ChartSize(width: 400, height: 20))
    let start = plan.position(of: 1)
    #expect(plan.highlightEnd(from: start, at: 0) == start)
    #expect(plan.highlightEnd(from: start, at: .nan) == start)
    #expect(plan.highlightEnd(from: start, at: 1) == plan.highlightEnd)
    #expect(plan.highlightEnd(from: .nan, at: 0) == 0)
    #expect(plan.highlightEnd(from: 1e9, at: 0) == 400)
    var last = -1.0
    for step in 0...20 {
      let end = plan.highlightEnd(from: start, at: Double(step) / 20)
      var drawing = Drawing(size: plan.size)
      drawing.marks = Drawing.Sheet { plan.drawMarks(of: model, highlight: end, into: &$0) }
      let seen = widths(drawing)
      #expect(drawing.marks.hasSameShape(as: plan.drawing(of: model).marks))
      // Every tier before the one that is filled is full, every one after it empty.
      let partial = seen.firstIndex { $0.reached < $0.whole } ?? seen.count
      #expect(seen.dropFirst(partial + 1).allSatisfy { $0.reached == 0 })
      #expect(end >= last)
      last = end
    }
  }

  @Test func `a touch on a tier's track finds the mark that is drawn there`() {
    let tiers = [Tier("b", from: 10, to: 50), Tier("a", from: 0, to: 10), Tier("c", from: 60, to: 90)]
    for widths in TierWidths.all {
      let model = TierModel(tiers: tiers, amount: nil, options: TierOptions(widths: widths))
      let plan = model.plan(in: size)
      let drawing = plan.drawing(of: model)
      for x in stride(from: 0.25, to: 640, by: 1) {
        let point = ChartPoint(x: x, y: plan.track.midY)
        guard let mark = MarkFinder.mark(at: point, in: drawing) else { continue }
        let target = plan.target(at: point)
        #expect(target.map { model.id(of: $0.item) } == mark.id, "\(x)")
      }
      for item in tiers.indices {
        let center = plan.frame(ofTierAt: item)?.center ?? .zero
        #expect(plan.target(at: center) == ChartIndex(item: item))
        #expect(plan.target(at: ChartPoint(x: center.x, y: plan.plot.maxY)) == ChartIndex(item: item))
      }
      #expect(plan.target(at: ChartPoint(x: 320, y: 199.5)) == nil)
    }
  }

  @Test func `marks are tiers with their own names and identities, no two alike`() {
    let model = TierModel(
      tiers: [Tier("Low", from: 0, to: 1, id: .name("x")), Tier(from: 1, to: 2, id: .name("x")), Tier(from: 2, to: 3)], amount: 1)
    let marks = model.plan(in: size).drawing(of: model).marks.layers.compactMap { $0.mark }
    #expect(marks.map { $0.role } == [.tier, .tier, .tier])
    #expect(marks.map { $0.label } == ["Low", "2", "3"])
    #expect(marks.map { $0.id.item } == [.name("x"), .name("x", occurrence: 1), .index(2)])
  }

  @Test func `a selected tier is drawn again, dims the others and has a card with its bounds, name and saving`() {
    let tiers = [Tier("Low", from: 0, to: 10_000), Tier("High", from: 10_000, to: 50_000, saving: "5 % off")]
    let model = TierModel(tiers: tiers, amount: 12_000, unit: "kr")
    let plan = model.plan(in: size)
    let drawing = plan.drawing(of: model, selection: ChartIndex(item: 1))
    #expect(drawing.dimming == [0.35])
    #expect(!drawing.selection.isEmpty)
    #expect(drawing.tooltip.strings == ["10k – 50k\u{A0}kr", "High · 5 % off"])
    for nothing in [ChartIndex(item: 2), ChartIndex(item: -1), ChartIndex(item: 0, series: 1)] {
      #expect(plan.drawing(of: model, selection: nothing) == plan.drawing(of: model))
    }
  }

  @Test func `every tier list and amount at every odd size is drawn in finite numbers`() {
    let bounds: [Double?] = [nil, 0, 1, -1e308, 1e308, .leastNonzeroMagnitude, .nan, .infinity]
    let sizes = [
      ChartSize(width: 0, height: 0), ChartSize(width: .nan, height: 9), ChartSize(width: -1, height: 5),
      ChartSize(width: 1, height: 1), ChartSize(width: 10, height: 10), ChartSize(width: 1e308, height: 1e308),
      ChartSize(width: 320, height: 200), ChartSize(width: 80, height: 60),
    ]
    let amounts: [Double?] = [nil, 0, -0.0, -1, 1e308, -1e308, .leastNonzeroMagnitude, .nan, -.infinity]
    var turn = 0
    for a in bounds {
      for b in bounds {
        for c in bounds {
          turn += 1
          let amount = amounts[turn % amounts.count]
          let size = sizes[turn % sizes.count]
          let model = TierModel(
            tiers: [Tier("a", from: a, to: b), Tier("b", from: b, to: c, saving: "s")], amount: amount,
            goals: [TierModel.Goal(c ?? 0)], options: TierOptions(widths: turn % 2 == 0 ? .equal : .proportional))
          let plan = model.plan(in: size)
          #expect(plan == plan)
          for state in [ChartState.expanded, .collapsed] {
            let drawing = plan.drawing(of: model, selection: ChartIndex(item: turn % 2), state: state)
            #expect(isFinite(drawing), "\(model) in \(size)")
            if size.isEmpty { #expect(drawing.isEmpty) }
          }
        }
      }
    }
  }

  @Test func `record and replay give the same drawing and nothing is dropped`() {
    let model = TierModel(tiers: two, amount: 60, goals: [TierModel.Goal(20)])
    let drawing = model.plan(in: size).drawing(of: model, selection: ChartIndex(item: 0))
    for (_, sheet) in drawing.sheets {
      var recorder = Drawing.Recorder()
      sheet.replay(into: &recorder)
      #expect(recorder.finish() == sheet)
      #expect(recorder.dropped == 0)
    }
  }
}
