import Barline
import Testing

@testable import BarlineDrawing

/// All charts of up to four odd values, at all odd sizes: nothing traps, nothing is not finite, every bar is where it belongs.
@Suite struct BarSmallCasesTests {
  static let values: [Double?] = [nil, 0, -0.0, 1, -1, 1e308, -1e308, .leastNonzeroMagnitude, .nan, .infinity, -.infinity]
  static let sizes = [
    ChartSize(width: 0, height: 0), ChartSize(width: -1, height: -1), ChartSize(width: .nan, height: .nan),
    ChartSize(width: .infinity, height: 100), ChartSize(width: 1e308, height: 1e308), ChartSize(width: 1, height: 1),
    ChartSize(width: 10, height: 10), ChartSize(width: 100, height: 40), ChartSize(width: 320, height: 200),
  ]

  /// All rows of a length.
  static func rows(_ length: Int) -> [[Double?]] {
    guard length > 0 else { return [[]] }
    return rows(length - 1).flatMap { row in values.map { row + [$0] } }
  }

  /// What is wrong with a chart; nil for nothing.
  private func fault(
    _ series: [[Double?]], _ size: ChartSize, inverted: Bool, bare: Bool, state: ChartState, full: Bool
  ) -> String? {
    var options = bare ? BarOptions.bare : BarOptions()
    options.isInverted = inverted
    options.showsValueLabels = !bare
    let model = BarModel(series: series.map { BarModel.Series(values: $0) }, options: options)
    let plan = model.plan(in: size)
    guard plan == plan else { return "a plan is not equal to itself" }
    let plot = plan.plot
    var tops: [(value: Double, height: Double)] = []
    for place in series.indices {
      for item in series[place].indices {
        let index = ChartIndex(item: item, series: place)
        let value = series[place][item] ?? .nan
        guard let rect = plan.frame(ofBarAt: index, in: model) else {
          if value.isFinite { return "no frame for \(value)" }
          continue
        }
        guard value.isFinite else { return "a frame for \(value)" }
        guard rect.x.isFinite, rect.y.isFinite, rect.width >= 0, rect.height >= 0, rect.maxX.isFinite, rect.maxY.isFinite else {
          return "\(rect)"
        }
        guard !size.isEmpty, size.width < 1e6 else { continue }
        let slack = 1e-9 * max(1, plot.maxX + plot.maxY)
        guard rect.minX >= plot.minX - slack, rect.maxX <= plot.maxX + slack, rect.minY >= plot.minY - slack,
          rect.maxY <= plot.maxY + slack
        else { return "\(rect) is outside \(plot)" }
        // A bar stands on the baseline, on its value's side.
        let isDown = (value < 0) != inverted
        guard ((isDown ? rect.minY : rect.maxY) - plan.baseline).magnitude <= slack else { return "\(rect) not on the baseline" }
        tops.append((value.magnitude, rect.height))
      }
    }
    // Heights are as the values are.
    if let tallest = tops.max(by: { $0.value < $1.value }), tallest.value > 0 {
      for top in tops where (top.height - tallest.height * (top.value / tallest.value)).magnitude > 1e-6 {
        return "\(top) beside \(tallest)"
      }
      if !plot.isEmpty, size.width < 1e6, tallest.height <= 0 { return "the tallest bar has no height" }
    }
    for edge in [plot.minX, plot.midX, plot.maxX] {
      if let index = plan.target(at: ChartPoint(x: edge, y: 0), in: model), model.value(at: index) == nil {
        return "a missing target"
      }
    }
    guard full else { return nil }
    let drawing = plan.drawing(of: model, selection: ChartIndex(item: 0), state: state)
    if !isFinite(drawing) { return "not finite" }
    if size.isEmpty, !drawing.isEmpty { return "an empty chart draws" }
    return drawing == plan.drawing(of: model, selection: ChartIndex(item: 0), state: state) ? nil : "another drawing"
  }

  private func check(_ series: [[Double?]], _ size: ChartSize, inverted: Bool, bare: Bool, state: ChartState, full: Bool = true) {
    if let fault = fault(series, size, inverted: inverted, bare: bare, state: state, full: full) {
      Issue.record("\(series) in \(size), inverted \(inverted), bare \(bare), \(state): \(fault)")
    }
  }

  @Test func `one series of up to two values, every way`() {
    for row in (0...2).flatMap(Self.rows) {
      for size in Self.sizes {
        for inverted in [false, true] {
          for state in [ChartState.expanded, .collapsed] {
            check([row], size, inverted: inverted, bare: true, state: state)
            if row.count < 2 { check([row], size, inverted: inverted, bare: false, state: state) }
          }
        }
      }
    }
  }

  @Test func `one series of two values with axes`() {
    for (place, row) in Self.rows(2).enumerated() {
      for size in Self.sizes {
        check([row], size, inverted: place % 2 == 1, bare: false, state: place % 3 == 0 ? .collapsed : .expanded)
      }
    }
  }

  @Test func `one series of three and four values: geometry`() {
    for (place, row) in Self.rows(3).enumerated() {
      for size in Self.sizes.suffix(3) {
        check([row], size, inverted: place % 2 == 1, bare: true, state: .expanded, full: place % 5 == 0)
      }
    }
    for (place, row) in Self.rows(4).enumerated() {
      check([row], Self.sizes[8], inverted: place % 2 == 1, bare: true, state: .expanded, full: false)
    }
  }

  @Test func `two series of one and of two values`() {
    for (place, row) in Self.rows(2).enumerated() {
      for size in Self.sizes {
        check([[row[0]], [row[1]]], size, inverted: place % 2 == 1, bare: place % 3 != 0, state: .expanded)
      }
    }
    for (place, row) in Self.rows(4).enumerated() where place % 3 == 0 {
      check(
        [[row[0], row[1]], [row[2], row[3]]], Self.sizes[7], inverted: place % 2 == 1, bare: true, state: .expanded, full: false)
    }
  }

  @Test func `paddings, headers and footers of any size leave a chart that is finite`() {
    let lengths: [Double] = [0, -1, 5, 1e9, .nan, .infinity, -.infinity]
    for header in lengths {
      for footer in lengths {
        for padding in lengths {
          var options = BarOptions()
          options.frame.header = .custom(height: header)
          options.frame.footer = .custom(height: footer)
          (options.frame.headerPadding, options.frame.footerPadding) = (padding, header)
          options.barPadding = padding
          options.frame.insets = padding == 5 ? nil : ChartInsets(top: padding, left: footer, bottom: header, right: padding)
          let model = BarModel(values: [1, -2, nil], options: options)
          let plan = model.plan(in: ChartSize(width: 320, height: 200))
          #expect(plan.plot.width >= 0 && plan.plot.height >= 0 && plan.plot.maxX.isFinite && plan.plot.maxY.isFinite)
          #expect(isFinite(plan.drawing(of: model, selection: ChartIndex(item: 0))))
        }
      }
    }
  }

  @Test func `zero and minus zero are alike`() {
    for bare in [true, false] {
      func drawing(_ zero: Double) -> Drawing {
        var options = bare ? BarOptions.bare : BarOptions()
        options.showsValueLabels = true
        let model = BarModel(values: [-2, -1, zero], options: options)
        return model.plan(in: ChartSize(width: 320, height: 200)).drawing(of: model)
      }
      #expect(drawing(0) == drawing(-0.0))
      #expect(!drawing(-0.0).sheets.contains { $0.sheet.strings.contains { $0 == "-0" || $0 == "−0" } })
    }
  }

  @Test func `record and replay give the same drawing`() {
    for series in [[[3, nil, -1]], [[1, 2], [nil, -5]], [[]]] as [[[Double?]]] {
      let model = BarModel(series: series.map { BarModel.Series(values: $0) })
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
