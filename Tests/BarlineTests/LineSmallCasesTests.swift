import Barline
import BarlineTesting
import Testing

@testable import BarlineDrawing

/// All line charts of up to four odd values, at odd sizes and positions: nothing traps, nothing is not finite, lone points are dots.
@Suite struct LineSmallCasesTests {
  static let values: [Double?] = [nil, 0, -0.0, 1, -1, 1e308, -1e308, .leastNonzeroMagnitude, .nan, .infinity, -.infinity]
  static let sizes = [
    ChartSize(width: 0, height: 0), ChartSize(width: -1, height: -1), ChartSize(width: .nan, height: .nan),
    ChartSize(width: 1, height: 1), ChartSize(width: 10, height: 10), ChartSize(width: 100, height: 40),
    ChartSize(width: 320, height: 200),
  ]
  static let curves: [LineCurve] = [
    .linear, .monotone, .stepBefore, .stepCenter, .stepAfter, .cardinal(tension: 0), .cardinal(tension: .nan),
  ]
  static let gaps: [GapPolicy] = [.break, .bridge, .zero]
  static let positions: [[Double]] = [
    [], [2, 3, 5, 9], [1, 1, 1, 1], [3, 1, 1, 2], [.nan, 1, .infinity, 2], [1], [-1e308, 0, 1e308, 1e308],
    [.infinity, .nan, -.infinity, .nan],
  ]

  static func rows(_ length: Int) -> [[Double?]] {
    guard length > 0 else { return [[]] }
    return rows(length - 1).flatMap { row in values.map { row + [$0] } }
  }

  struct Case {
    var lines: [[Double?]]
    var size = ChartSize(width: 100, height: 40)
    var gaps = GapPolicy.break
    var curve = LineCurve.linear
    var positions: [Double] = []
    var bare = true
    var area = false
    var dots = false
    var dash = false
  }

  /// What is wrong with a chart; nil for nothing.
  private func fault(_ it: Case) -> String? {
    let style = LineStyle(
      dash: it.dash ? [3, 2] : [], curve: it.curve, gaps: it.gaps, area: it.area ? AreaStyle() : nil,
      dots: it.dots ? .standard : nil)
    let model = LineModel(
      lines: it.lines.map { LineModel.Line(values: $0, positions: it.positions, style: style) },
      options: it.bare ? .bare : LineOptions())
    let plan = model.plan(in: it.size)
    guard plan == plan else { return "a plan is not equal to itself" }
    var selected: ChartIndex?
    for place in it.lines.indices {
      for item in it.lines[place].indices {
        let index = ChartIndex(item: item, series: place)
        let value = it.lines[place][item] ?? .nan
        let isThere = value.isFinite && (it.positions.isEmpty || item < it.positions.count && it.positions[item].isFinite)
        guard let point = plan.point(at: index, in: model) else {
          if isThere { return "no place for \(value)" }
          continue
        }
        guard isThere else { return "a place for \(value)" }
        guard point.x.isFinite, point.y.isFinite else { return "\(point)" }
        if !plan.plot.isEmpty {
          let grown = plan.plot.inset(by: ChartInsets(all: -1e-6))
          guard grown.contains(point) else { return "\(point) is outside \(plan.plot)" }
        }
        selected = index
      }
    }
    for x in [plan.plot.minX, plan.plot.midX, plan.plot.maxX] {
      for y in [plan.plot.midY, .nan, .infinity] {
        let target = plan.target(at: ChartPoint(x: x, y: y), in: model)
        if let target, model.value(at: target) == nil { return "a missing target" }
        if target == nil, selected != nil, !plan.plot.isEmpty { return "no target" }
      }
    }
    let drawing = plan.drawing(of: model, selection: selected)
    if !isFinite(drawing) { return "not finite" }
    if it.size.isEmpty || it.size.width.isNaN { return drawing.isEmpty ? nil : "an empty chart draws" }
    if it.size.width >= 100, let problem = drawing.problems.first { return "\(problem)" }
    // A point between two gaps is a dot.
    guard !plan.plot.isEmpty, it.positions.isEmpty, it.gaps == .break else { return nil }
    let discs = Drawn(drawing.marks).discs.count
    let there = it.lines.map { $0.map { ($0 ?? .nan).isFinite } }
    let lone = there.map { row in
      row.indices.count { row[$0] && (it.dots || !($0 > 0 && row[$0 - 1]) && !($0 + 1 < row.count && row[$0 + 1])) }
    }
    return discs == lone.reduce(0, +) ? nil : "\(discs) dots, not \(lone)"
  }

  private func check(_ it: Case) {
    if let fault = fault(it) { Issue.record("\(it): \(fault)") }
  }

  @Test func `no value and one value, every way`() {
    for row in (0...1).flatMap(Self.rows) {
      for size in Self.sizes {
        for gaps in Self.gaps {
          for curve in Self.curves {
            for positions in Self.positions {
              check(Case(lines: [row], size: size, gaps: gaps, curve: curve, positions: positions, area: true))
            }
          }
          check(Case(lines: [row], size: size, gaps: gaps, bare: false, dots: true))
        }
      }
    }
  }

  @Test func `two values, with every pair of gaps, curves, positions and sizes`() {
    // Each row of values with each size; each pair of the others many times over.
    var turn = 0
    for row in Self.rows(2) {
      for size in Self.sizes {
        for kind in 0..<3 {
          turn += 1
          check(
            Case(
              lines: [row], size: size, gaps: Self.gaps[kind], curve: Self.curves[turn % 7],
              positions: Self.positions[turn / 3 % 8],
              bare: turn % 8 != 0, area: turn % 5 < 2, dots: turn % 4 == 1, dash: turn % 11 == 0))
        }
      }
    }
  }

  @Test func `three and four values`() {
    var turn = 0
    for row in Self.rows(3) + Self.rows(4) {
      turn += 1
      guard row.count == 3 || turn % 9 == 0 else { continue }
      check(
        Case(
          lines: [row], size: Self.sizes[3 + turn % 4], gaps: Self.gaps[turn / 2 % 3], curve: Self.curves[turn % 7],
          positions: Self.positions[turn / 7 % 8], bare: turn % 19 != 0, area: turn % 2 == 0, dots: turn % 5 == 0,
          dash: turn % 13 == 0))
    }
  }

  @Test func `two lines of different lengths`() {
    var turn = 0
    for row in Self.rows(3) {
      for split in 0...3 where split != 1 || turn % 2 == 0 {
        turn += 1
        check(
          Case(
            lines: [Array(row[..<split]), Array(row[split...])], size: Self.sizes[turn % 7], gaps: Self.gaps[turn % 3],
            curve: Self.curves[turn / 3 % 7], positions: turn % 2 == 0 ? [] : Self.positions[turn / 2 % 8], bare: turn % 25 != 0,
            area: turn % 4 == 0))
      }
    }
  }

  @Test func `odd widths, dashes, radii, tensions and opacities leave a chart that is finite`() {
    let odd: [Double] = [0, -1, 1e308, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, 3]
    for a in odd {
      for b in odd {
        let style = LineStyle(
          selectedPaint: .color(.accent), width: a, dash: [a, b], curve: .cardinal(tension: b), area: AreaStyle(foot: .axis),
          dots: DotStyle(radius: b, selectedFill: .color(.accent)),
          valueColors: [ValueColor(from: a, color: .accent), ValueColor(from: b, color: .ground)], dimmedOpacity: a,
          dimmedDotOpacity: b)
        let lines = [[1, nil, 3, 2, 5], [2, 1]].map { LineModel.Line(values: $0, style: style) }
        for options in [LineOptions.bare, LineOptions(selectionBand: LineSelectionBand(width: a, followsTouch: true))] {
          var options = options
          (options.minimumValue, options.maximumValue) = (a, b)
          let model = LineModel(lines: lines, options: options)
          let plan = model.plan(in: ChartSize(width: 320, height: 200))
          #expect(isFinite(plan.drawing(of: model, selection: ChartIndex(item: 0))))
        }
      }
    }
  }

  @Test func `zero and minus zero are alike`() {
    for zero in [0, -0.0] {
      let model = LineModel(values: [zero, zero, 1, zero])
      let other = LineModel(values: [0, 0, 1, 0])
      let size = ChartSize(width: 320, height: 200)
      #expect(model.plan(in: size).drawing(of: model, selection: 0) == other.plan(in: size).drawing(of: other, selection: 0))
    }
  }

  @Test func `record and replay give the same drawing, and the value door draws what the view door does`() {
    let styles = [
      LineStyle(curve: .monotone, area: AreaStyle()), LineStyle(dash: [4, 2], dots: .standard), .scatter,
      LineStyle(gaps: .bridge),
    ]
    for style in styles {
      for lines in [[[3, nil, -1, 4]], [[1, 2], [nil, -5, 2]], [[]], []] as [[[Double?]]] {
        for positions in [nil, [4, 2, 9, 9]] as [[Double]?] {
          let stage = LineStage(lines: lines, bare: false)
          stage.chart.size = ChartSize(width: 320, height: 200)
          stage.listener.style = { _ in style }
          stage.figures.positions = lines.map { _ in positions }
          stage.figures.names = ["a", "b"]
          stage.figures.labels = ["p", "q", "r"]
          let there = lines.first?.first.map { $0 != nil } ?? false
          if there { stage.chart.selectedIndex = 0 }
          let drawing = stage.chart.drawing(at: 0)
          for (_, sheet) in drawing.sheets {
            var recorder = Drawing.Recorder()
            sheet.replay(into: &recorder)
            #expect(recorder.finish() == sheet)
            #expect(recorder.dropped == 0)
          }
          let named = lines.enumerated().map { place, values in
            LineModel.Line(
              name: ["a", "b"][place], values: values, positions: positions.map { Array($0.prefix(values.count)) } ?? [],
              style: style)
          }
          let model = LineModel(lines: named, labels: ["p", "q", "r"])
          let plan = model.plan(in: ChartSize(width: 320, height: 200))
          #expect(drawing == plan.drawing(of: model, selection: there ? 0 : nil))
        }
      }
    }
  }
}
