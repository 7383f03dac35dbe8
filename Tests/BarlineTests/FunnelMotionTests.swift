import Barline
import Testing

@testable import BarlineDrawing

/// Folded stages, and the way from one picture to another.
@Suite struct FunnelMotionTests {
  private let size = ChartSize(width: 320, height: 200)

  private func drawing(_ model: FunnelModel, _ state: ChartState = .expanded) -> Drawing {
    model.plan(in: size).drawing(of: model, state: state)
  }

  private func variants(_ values: [Double?]) -> [FunnelModel] {
    [FunnelForm.tapered(end: .flat), .tapered(end: .point), .bars].flatMap { form in
      [FunnelLabels.beside, .inside, .insideOrBeside, .none].flatMap { labels in
        [FunnelDirection.down, .right].map { direction in
          var options = FunnelOptions()
          (options.form, options.labels, options.direction) = (form, labels, direction)
          return FunnelModel(values: values, labels: ["a", "b", "c"], goals: [nil, 5], options: options)
        }
      }
    }
  }

  @Test func `folded marks have the same items as unfolded ones, so that one turns into the other`() {
    for values in [[9, 4, 1], [0, 3, nil], [], [1, 1000]] as [[Double?]] {
      for model in variants(values) {
        #expect(drawing(model).marks.hasSameShape(as: drawing(model, .collapsed).marks))
        #expect(drawing(model).frame == drawing(model, .collapsed).frame)
      }
    }
    for count in [300, 3000] {
      let model = FunnelModel(values: (0..<count).map { Double($0) })
      #expect(drawing(model).marks.hasSameShape(as: drawing(model, .collapsed).marks))
    }
  }

  @Test func `stages grow from the edges where they start, as if they were uncovered`() throws {
    var options = FunnelOptions.bare
    options.gap = 0
    let model = FunnelModel(
      values: [100, 50], styles: [StageStyle(cornerRadius: 0), StageStyle(cornerRadius: 0)], options: options)
    let tween = Tween(from: drawing(model, .collapsed), to: drawing(model))
    // Stages 320 and 160 wide above, 160 below; 100 high each.
    for share in [0.25, 0.5, 0.75] {
      let bounds = [0, 1].map { tween.drawing(at: share).marks.extract(Mark.ID(role: .stage, item: .index($0)))?.bounds }
      #expect(
        bounds == [
          ChartRect(x: 0, y: 0, width: 320, height: 100 * share), ChartRect(x: 80, y: 100, width: 160, height: 100 * share),
        ])
      // The lower edge is as wide as the stage is there.
      let half = 160 - 80 * share
      let numbers = tween.drawing(at: share).marks.numbers
      #expect(Array(numbers[4..<8]) == [160 + half, 100 * share, 160 - half, 100 * share])
    }
    #expect(tween.drawing(at: 1) == drawing(model))
    #expect(tween.drawing(at: 0) == drawing(model, .collapsed))
  }

  @Test func `new data leave nothing behind: data, none, fewer, more, another order`() {
    let rows: [[Double?]] = [[9, 4, 1], [], [5], [1, 2, 3, 4, 5, 6], [nil, nil], [0, 0, 0], [3, 2]]
    for (one, next) in rows.flatMap({ a in rows.map { (a, $0) } }) {
      for order in [FunnelOrder.asGiven, .descending] {
        var options = FunnelOptions()
        let before = FunnelModel(values: one, options: options)
        options.order = order
        let after = FunnelModel(values: next, options: options)
        let tween = Tween(
          from: drawing(before), to: drawing(after), foldedFrom: drawing(before, .collapsed).marks,
          foldedTo: drawing(after, .collapsed).marks)
        for share in [0.1, 0.5, 0.9] { #expect(isFinite(tween.drawing(at: share))) }
        #expect(tween.drawing(at: 1) == drawing(after))
        let interrupted = Tween(
          from: tween.drawing(at: 0.4), to: drawing(before), foldedFrom: tween.folded(at: 0.4),
          foldedTo: drawing(before, .collapsed).marks)
        #expect(isFinite(interrupted.drawing(at: 0.5)))
        #expect(interrupted.drawing(at: 1) == drawing(before))
      }
    }
  }

  @Test func `a stage keeps its identity in another order`() throws {
    var options = FunnelOptions.bare
    options.form = .bars
    let values: [Double?] = [1, 3]
    let given = FunnelModel(values: values, ids: [.name("a"), .name("b")], options: options)
    options.order = .descending
    let sorted = FunnelModel(values: values, ids: [.name("a"), .name("b")], options: options)
    let id = Mark.ID(role: .stage, item: .name("a"))
    let tween = Tween(from: drawing(given), to: drawing(sorted))
    let tops = try [0.0, 0.5, 1].map { try #require(tween.drawing(at: $0).marks.extract(id)?.bounds?.y) }
    #expect(tops == [0, 50.5, 101])
  }

  @Test func `a selected stage is drawn once more at full strength while the others are dimmed`() throws {
    for model in variants([9, 4, 1]) {
      let plan = model.plan(in: size)
      let drawing = plan.drawing(of: model, selection: ChartIndex(item: 1))
      #expect(drawing.dimming == [0.35])
      let id = Mark.ID(role: .stage, item: .index(1))
      #expect(drawing.selection.bounds == drawing.marks.extract(id)?.bounds)
      #expect(!drawing.tooltip.isEmpty)
      #expect(plan.drawing(of: model, selection: ChartIndex(item: 1), state: .collapsed).selection.isEmpty)
    }
    let red = FunnelModel(values: [2, 1], styles: [StageStyle(color: .accent, selectedColor: .negative)])
    let selection = red.plan(in: size).drawing(of: red, selection: ChartIndex(item: 0)).selection
    #expect(selection.paints == [.color(.negative)])
  }

  @Test func `an app's own stages are drawn where they stand and folded as a whole`() {
    let model = FunnelModel(values: [2, nil, 1], options: .bare)
    let plan = model.plan(in: size)
    func marks(folded: Bool) -> Drawing.Sheet {
      Drawing.Sheet { recorder in
        plan.drawMarks(
          of: model, folded: folded, names: FunnelNames(model),
          custom: { index, shape in
            index.item == 2 ? nil : Drawing.Sheet { $0.fill(.rect(shape.bounds), paint: .color(.positive)) }
          },
          into: &recorder)
      }
    }
    let (open, closed) = (marks(folded: false), marks(folded: true))
    #expect(open.hasSameShape(as: closed))
    let id = Mark.ID(role: .stage, item: .index(0))
    #expect(open.extract(id)?.bounds == plan.frame(ofStageAt: ChartIndex(item: 0), in: model))
    #expect(closed.extract(id)?.bounds?.height == 0)
  }
}
