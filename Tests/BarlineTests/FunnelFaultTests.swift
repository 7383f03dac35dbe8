import Barline
import BarlineTesting
import Testing

@testable import BarlineDrawing

/// Faults that funnels have had elsewhere, and what ours do instead.
@Suite struct FunnelFaultTests {
  private let size = ChartSize(width: 640, height: 360)

  private func made(_ values: [Double?], _ change: (inout FunnelOptions) -> Void = { _ in }) -> (FunnelModel, FunnelPlan, Drawing)
  {
    var options = FunnelOptions()
    change(&options)
    let model = FunnelModel(values: values, labels: values.indices.map { "stage \($0)" }, options: options)
    let plan = model.plan(in: size)
    return (model, plan, plan.drawing(of: model))
  }

  /// The width of a stage where it is widest.
  private func width(_ item: Int, _ model: FunnelModel, _ plan: FunnelPlan) -> Double? {
    plan.frame(ofStageAt: ChartIndex(item: item), in: model)?.width
  }

  // The original: a zero turned itself and every later stage into 1.
  @Test func `a zero changes no count but its own picture`() {
    let (model, plan, drawing) = made([300, 0, 100, 50])
    #expect((0..<4).map { model.value(at: ChartIndex(item: $0)) } == [300, 0, 100, 50])
    #expect(drawing.markList.map(\.value) == [300, 0, 100, 50])
    let texts = drawing.texts.map(\.string)
    #expect(["300", "0", "100", "50", "0.00\u{A0}%", "—", "50.00\u{A0}%"].allSatisfy { texts.contains($0) })
    #expect(((width(2, model, plan) ?? 0) - (width(3, model, plan) ?? 0) * 2).magnitude < 1e-9)
    #expect(width(1, model, plan) == 0)
  }

  // The original: exactly four stages and names; a fifth crashed.
  @Test(arguments: [0, 1, 2, 3, 4, 5, 17, 200, 2000, 2001, 5000]) func `any number of stages`(count: Int) {
    let (_, plan, drawing) = made((0..<count).map { Double(count - $0) })
    #expect(plan.count == count)
    #expect(plan.isEmpty == (count == 0))
    #expect(drawing.problems == [])
    #expect(drawing.markList.count <= 2000)
  }

  // The original: beyond 1.2 times the first, a stage left the view.
  @Test func `counts that rise a thousandfold stay in the view`() {
    for form in [FunnelForm.bars, .tapered(end: .flat), .tapered(end: .point)] {
      let (model, plan, _) = made([1, 1000, 3, 50_000]) { $0.form = form }
      for item in 0..<4 {
        guard let frame = plan.frame(ofStageAt: ChartIndex(item: item), in: model) else { continue }
        #expect(plan.area.union(frame) == plan.area)
      }
    }
  }

  // The original: the width followed the screen.
  @Test func `widths follow the view`() {
    let model = FunnelModel(values: [2, 1], options: .bare)
    for width in [1.0, 50, 375, 2000] {
      let plan = model.plan(in: ChartSize(width: width, height: 100))
      #expect(plan.frame(ofStageAt: ChartIndex(item: 0), in: model)?.width == width)
    }
  }

  @Test("105: a stage of zero looks like none, whatever comes after it", .bug("https://github.com/apache/echarts/issues/12157"))
  func zeroStage() {
    let values: [Double?] = [50, 0, 15, 0, 80]
    for form in [FunnelForm.bars, .tapered(end: .flat), .tapered(end: .point)] {
      let (model, plan, drawing) = made(values) { $0.form = form }
      let widths = (0..<5).map { width($0, model, plan) ?? -1 }
      #expect(widths[1] == 0 && widths[3] == 0)
      #expect((widths[0] - widths[4] * 50 / 80).magnitude < 1e-9 && (widths[2] - widths[4] * 15 / 80).magnitude < 1e-9)
      // A hairline says where it would be.
      #expect(drawing.figures.filter { $0.sheet == "frame" && $0.stroke == .hairline }.count == 2)
    }
  }

  @Test("108: a very small last stage with round corners is seen", .bug("https://github.com/highcharts/highcharts/issues/20319"))
  func tinyStage() throws {
    for form in [FunnelForm.bars, .tapered(end: .flat), .tapered(end: .point)] {
      for radius in [0.0, 8, 1e9, .nan, -1, .infinity] {
        var options = FunnelOptions()
        options.form = form
        let model = FunnelModel(
          values: [12000, 3000, 1500, 700, 1], styles: Array(repeating: StageStyle(cornerRadius: radius), count: 5),
          options: options)
        let plan = model.plan(in: size)
        let drawing = plan.drawing(of: model)
        #expect(drawing.problems == [])
        #expect(isFinite(drawing))
        #expect(drawing.figures.filter { $0.mark != nil }.count == 5)
        let last = try #require(drawing.bounds(of: Mark.ID(role: .stage, item: .index(4))))
        #expect(last.width >= (form == .tapered(end: .point) && radius > 0 ? 0.5 : 1) && last.height > 20)
      }
    }
  }

  @Test("109: all zero, or a tail of zeros, keeps its places", .bug("https://github.com/jakezatecky/d3-funnel/issues/86"))
  func allZero() {
    for values in [[0, 0, 0], [nil, 0, 5], [30, 10, 0, 0], [0], [-0.0, 0]] as [[Double?]] {
      for labels in [FunnelLabels.beside, .inside, .insideOrBeside, .none] {
        let (model, plan, drawing) = made(values) { $0.labels = labels }
        #expect(!plan.isEmpty && drawing.problems == [] && isFinite(drawing))
        let frames = values.indices.compactMap { plan.frame(ofStageAt: ChartIndex(item: $0), in: model) }
        #expect(frames.count == values.filter { $0 != nil }.count)
        let (least, most) = (frames.map(\.height).min() ?? 0, frames.map(\.height).max() ?? 0)
        #expect(least > 0 && most - least <= 1)
        #expect(!drawing.texts.contains { $0.string.contains("NaN") || $0.string.contains("–") })
      }
    }
    #expect(made([0, 0, 0]).2.texts.filter { $0.string == "—" }.count == 2)
  }

  @Test("111: both rates, none after zero, 150 % whole", .bug("https://github.com/rilldata/rill/pull/9341"))
  func rates() {
    let both = made([200, 0, 50]) { $0.rates = [.ofPrevious, .ofFirst] }.2.texts.map(\.string)
    #expect(both.contains("0.00\u{A0}%") && both.contains("— · 25.00\u{A0}% of first"))
    #expect(made([100, 150]).2.texts.contains { $0.string == "150.00\u{A0}%" })
  }

  @Test("156: a goal stands where it belongs, all of it inside", .bug("https://github.com/medic/cht-core/issues/2522"))
  func goals() {
    for share in [0, 1, 10, 50, 90, 99, 100] as [Double] {
      for alignment in [FunnelAlignment.leading, .center, .trailing] {
        var options = FunnelOptions.bare
        (options.alignment, options.form, options.minimumWidth) = (alignment, .bars, 0)
        let model = FunnelModel(values: [100], goals: [share], options: options)
        let drawing = model.plan(in: ChartSize(width: 100, height: 50)).drawing(of: model)
        let places = drawing.figures.filter { $0.stroke?.width == 2 }.map(\.bounds.x)
        let expected: [Double] =
          switch alignment {
          case .leading: [share]
          case .center: [50 - share / 2, 50 + share / 2]
          case .trailing: [100 - share]
          }
        #expect(places == expected.map { min(max($0, 1), 99) })
      }
    }
  }

  @Test func `no data: a word in the middle, the names kept, and a place for the app's own picture`() {
    for values in [[], [nil], [nil, .nan, .infinity]] as [[Double?]] {
      let (_, plan, drawing) = made(values)
      #expect(plan.isEmpty)
      #expect(drawing.texts.map(\.string).sorted() == ["No data"] + values.indices.map { "stage \($0)" })
      #expect(drawing.markList == [])
      let rect = plan.noDataRect
      #expect(rect?.size == ChartSize(width: 128, height: 128))
      #expect(rect.map { ($0.midX - plan.area.midX).magnitude < 1e-9 && ($0.midY - plan.area.midY).magnitude < 1e-9 } == true)
    }
    #expect(made([0]).1.noDataRect == nil)
    #expect(FunnelModel(values: []).plan(in: .zero).noDataRect == nil)
    #expect(FunnelModel(values: []).plan(in: ChartSize(width: 60, height: 50)).noDataRect?.width == 34)
  }

  @Test func `infinite and negative counts are told, and negative ones keep their numbers`() {
    let (_, plan, drawing) = made([10, .infinity, -.infinity, -5])
    #expect(plan.diagnostics == [.negativeValues(count: 1), .infiniteValues(count: 2)])
    #expect(drawing.texts.contains { $0.string == "−5" })
    #expect(drawing.texts.filter { $0.string == "missing" }.count == 2)
  }

  @Test func `every colour of the stepped hue is 3 to 1 on the ground, in both themes`() {
    for theme in [Theme.light, .dark] {
      for count in [1, 2, 3, 4, 8, 40] {
        let steps = (0..<count).map {
          theme.resolve(FunnelColors.stepped(.accent).color(position: $0, item: $0, of: count))
        }
        #expect(steps.allSatisfy { $0.contrast(with: theme.ground) >= 3 })
        #expect(Set(steps).count == count)
      }
    }
  }
}
