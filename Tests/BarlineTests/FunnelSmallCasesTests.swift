import Barline
import BarlineTesting
import Testing

@testable import BarlineDrawing

/// All funnels of up to four odd counts, at odd sizes: nothing traps, nothing is not finite, every stage is where it belongs.
@Suite struct FunnelSmallCasesTests {
  static let values: [Double?] = [nil, 0, 1, -1, 1e308, .leastNonzeroMagnitude, .nan, .infinity]
  static let sizes = [
    ChartSize(width: 0, height: 0), ChartSize(width: -1, height: -1), ChartSize(width: .nan, height: .nan),
    ChartSize(width: .infinity, height: 100), ChartSize(width: 1e308, height: 1e308), ChartSize(width: 1, height: 1),
    ChartSize(width: 10, height: 10), ChartSize(width: 100, height: 40), ChartSize(width: 320, height: 200),
  ]

  static func rows(_ length: Int) -> [[Double?]] {
    guard length > 0 else { return [[]] }
    return rows(length - 1).flatMap { row in values.map { row + [$0] } }
  }

  /// What is wrong with a funnel; nil for nothing.
  private func fault(_ row: [Double?], _ size: ChartSize, _ options: FunnelOptions, draws: Bool) -> String? {
    let model = FunnelModel(values: row, goals: [nil, 2], options: options)
    let plan = model.plan(in: size)
    guard plan == plan, model == model else { return "not equal to itself" }
    var widest: [(value: Double, width: Double)] = []
    var ends = -Double.infinity
    for position in row.indices {
      guard let item = plan.item(at: position) else { return "nothing at \(position)" }
      let value = row[item] ?? .nan
      guard let shape = plan.shape(ofStageAt: ChartIndex(item: item), in: model) else {
        if value.isFinite, !plan.area.isEmpty { return "no stage for \(value)" }
        continue
      }
      guard value.isFinite else { return "a stage for \(value)" }
      let frame = shape.bounds
      guard (frame.x * 0 + frame.y * 0 + frame.maxX * 0 + frame.maxY * 0) == 0 else { return "\(frame)" }
      guard size.width < 1e6 else { continue }
      let inside = plan.area.inset(by: ChartInsets(all: -1e-9))
      guard inside.union(frame) == inside else { return "\(frame) is outside \(plan.area)" }
      let isDown = options.direction == .down
      let (start, end, width) = isDown ? (frame.minY, frame.maxY, frame.width) : (frame.minX, frame.maxX, frame.height)
      guard start >= ends - 1e-9 else { return "\(frame) covers the one before" }
      ends = end
      if value <= 0, width != 0 { return "\(width) wide for \(value)" }
      widest.append((value, width))
      guard plan.isReduced || plan.target(at: frame.center, in: model)?.item == item else {
        return "\(item) is not at its own middle"
      }
    }
    for (a, b) in zip(widest, widest.dropFirst()) where a.value >= b.value && a.width < b.width - 1e-9 {
      return "\(a) beside \(b)"
    }
    guard draws else { return nil }
    let drawing = plan.drawing(of: model, selection: ChartIndex(item: 0))
    if !isFinite(drawing) { return "not finite" }
    if size.isEmpty, !drawing.isEmpty { return "an empty chart draws" }
    if size.width >= 100, size.width < 1e6 {
      // With a selection its words are drawn twice, one on the other.
      let problems = plan.drawing(of: model).problems
      if !problems.isEmpty { return "\(problems)" }
    }
    return drawing == plan.drawing(of: model, selection: ChartIndex(item: 0)) ? nil : "another drawing"
  }

  /// Options by turns: all ways to draw, however few the cases.
  private func options(_ turn: Int, bare: Bool) -> FunnelOptions {
    var options = bare ? FunnelOptions.bare : FunnelOptions()
    options.form = [.tapered(end: .flat), .bars, .tapered(end: .point)][turn % 3]
    options.direction = turn % 2 == 0 ? .down : .right
    options.order = [.asGiven, .descending, .ascending, .asGiven, .descending][turn % 5]
    options.alignment = [.center, .leading, .trailing, .center, .leading, .trailing, .center][turn % 7]
    if !bare { options.labels = [.beside, .inside, .insideOrBeside, .none][turn / 2 % 4] }
    return options
  }

  private func check(_ row: [Double?], _ size: ChartSize, _ turn: Int, bare: Bool, draws: Bool = true) {
    let options = options(turn, bare: bare)
    if let fault = fault(row, size, options, draws: draws) { Issue.record("\(row) in \(size), \(turn), bare \(bare): \(fault)") }
  }

  @Test func `up to two counts, at every size`() {
    var turn = 0
    for row in (0...2).flatMap(Self.rows) {
      for size in Self.sizes {
        turn += 1
        check(row, size, turn, bare: true)
        check(row, size, turn, bare: false)
      }
    }
  }

  @Test func `one count in every way`() {
    for value in Self.values {
      for turn in 0..<84 { check([value], ChartSize(width: 320, height: 200), turn, bare: turn % 2 == 0) }
    }
  }

  @Test func `three counts`() {
    for (turn, row) in Self.rows(3).enumerated() {
      check(row, Self.sizes[8], turn, bare: turn % 2 == 0)
      check(row, Self.sizes[6], turn + 1, bare: true, draws: false)
    }
  }

  @Test func `four counts: geometry, and every seventh drawn`() {
    for (turn, row) in Self.rows(4).enumerated() { check(row, Self.sizes[8], turn, bare: turn % 7 != 0, draws: turn % 7 == 0) }
  }

  @Test func `lengths of any kind leave a funnel that is finite`() {
    let lengths: [Double] = [0, -1, 5, 1e9, 1e308, .nan, .infinity]
    for one in lengths {
      for other in lengths {
        var options = FunnelOptions()
        (options.gap, options.minimumWidth, options.maximumWidth) = (one, other, one)
        (options.headerPadding, options.footerPadding) = (other, one)
        (options.header, options.footer) = (.custom(height: one), .custom(height: other))
        options.insets = one == 5 ? nil : ChartInsets(top: one, left: other, bottom: one, right: other)
        options.reach = FunnelReach(across: one, along: other)
        let model = FunnelModel(values: [4, -2, nil, 1], styles: [StageStyle(cornerRadius: one)], options: options)
        let plan = model.plan(in: ChartSize(width: 320, height: 200))
        #expect(isFinite(plan.drawing(of: model, selection: ChartIndex(item: 0))))
        for x in [-1e308, 0, 160, 1e308, .nan, .infinity] { _ = plan.target(at: ChartPoint(x: x, y: 100), in: model) }
        #expect(plan.area.maxX.isFinite && plan.area.maxY.isFinite)
      }
    }
  }

  @Test func `record and replay give the same drawing`() {
    for row in [[3, 2, nil, 0], [], Array(repeating: 1, count: 5000)] as [[Double?]] {
      let model = FunnelModel(values: row, goals: [2])
      let drawing = model.plan(in: ChartSize(width: 320, height: 200)).drawing(of: model, selection: ChartIndex(item: 0))
      for (_, sheet) in drawing.sheets {
        var recorder = Drawing.Recorder()
        sheet.replay(into: &recorder)
        #expect(recorder.finish() == sheet)
        #expect(recorder.dropped == 0)
      }
    }
  }
}
