import Barline
import Testing

/// The golden vectors of JBChartView's rules that concern bars, for a chart that stands alone (`.bare`, padding in points, minimum and
/// maximum set to the row's range). Where a row records a fault, the value here is ours.
@Suite struct BarGoldenVectorTests {
  private func plan(
    _ values: [Double?], _ width: Double, _ height: Double, gap: Double? = nil, _ range: (Double, Double)? = nil,
    _ change: (inout BarOptions) -> Void = { _ in }
  ) -> (model: BarModel, plan: BarPlan) {
    var options = BarOptions.bare
    options.barPadding = gap
    (options.minimumValue, options.maximumValue) = (range?.0, range?.1)
    change(&options)
    let model = BarModel(values: values, options: options)
    return (model, model.plan(in: ChartSize(width: width, height: height)))
  }

  private func frames(_ chart: (model: BarModel, plan: BarPlan)) -> [ChartRect] {
    (0..<chart.model.count).compactMap { chart.plan.frame(ofBarAt: ChartIndex(item: $0), in: chart.model) }
  }

  private func near(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-9) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= tolerance }
  }

  @Test func `10, 20, 40 in 100 × 40, 5 apart, from 10 to 40: the least has no height when the caller wants it so`() {
    let bars = frames(plan([10, 20, 40], 100, 40, gap: 5, (10, 40)))
    #expect(bars.map(\.width) == [30, 30, 30])
    #expect(bars.map(\.x) == [0, 35, 70])
    let third = 40.0 / 3
    #expect(near(bars.map(\.height), [0, third, 40]))
  }

  @Test func `the same from 0: heights 10, 20, 40 on a common baseline`() {
    for range in [(0.0, 40.0), nil] {
      let bars = frames(plan([10, 20, 40], 100, 40, gap: 5, range))
      #expect(near(bars.map(\.height), [10, 20, 40]))
      #expect(near(bars.map(\.y), [30, 20, 0]))
    }
  }

  @Test func `JBChartView's default gap of 50 / n, given as padding, gives its widths`() {
    let rows: [(Int, Double)] = [(1, 320), (7, 39.592), (12, 22.847), (30, 9.056), (100, 2.705), (300, 0.901)]
    for (count, width) in rows {
      let bars = frames(plan([Double?](repeating: 1, count: count), 320, 60, gap: 50 / Double(count)))
      #expect(near(bars.map(\.width), [Double](repeating: width, count: count), 0.0005))
      #expect(bars.first?.x == 0)
      #expect((bars.last!.maxX - 320).magnitude < 1e-9)
    }
  }

  @Test func `equal bars have their full height, and bars of zero none`() {
    // https://github.com/Jawbone/JBChartView/issues/47, and #235: ours is not full height for 0, 0, 0.
    #expect(frames(plan([7, 7, 7], 300, 60, gap: 1)).map(\.height) == [60, 60, 60])
    #expect(frames(plan([8, 8, 8, 8], 300, 60, gap: 1)).map(\.height) == [60, 60, 60, 60])
    #expect(frames(plan([0, 0, 0], 300, 60, gap: 1)).map(\.height) == [0, 0, 0])
    #expect(frames(plan([0, 0, 0], 300, 60, gap: 1, (0, 10))).map(\.height) == [0, 0, 0])
    #expect(frames(plan([0, 0, 0], 300, 60, gap: 1)).map(\.maxY) == [60, 60, 60])
  }

  @Test func `header 80, footer 25, header padding 20 leave 125 of 250; collapsed at the foot, inverted from the top`() {
    func chart(inverted: Bool) -> (model: BarModel, plan: BarPlan) {
      plan([10, 20, 15], 300, 250, gap: 1, (0, 20)) {
        $0.frame.header = .custom(height: 80)
        $0.frame.footer = .custom(height: 25)
        $0.frame.headerPadding = 20
        $0.isInverted = inverted
      }
    }
    let upright = chart(inverted: false)
    let bars = frames(upright)
    #expect(upright.plan.plot == ChartRect(x: 0, y: 100, width: 300, height: 125))
    let width = 298.0 / 3
    #expect(near(bars.map(\.width), [width, width, width]))
    #expect(near(bars.map(\.y), [162.5, 100, 131.25]))
    #expect(near(bars.map(\.maxY), [225, 225, 225]))
    #expect(near(frames(chart(inverted: true)).map(\.y), [100, 100, 100]))
    #expect(near(frames(chart(inverted: true)).map(\.height), [62.5, 125, 93.75]))
    for (inverted, foot) in [(false, 250.0), (true, 100)] {
      let chart = chart(inverted: inverted)
      let folded = markRects(of: chart.plan.drawing(of: chart.model, state: .collapsed)).values
      #expect(folded.count == 3)
      #expect(folded.allSatisfy { $0.y == foot && $0.height == 0 })
    }
  }

  @Test func `hits in 100 points, 3 bars, 5 apart: zones meet in the middle of the gap, and there is no dead place`() {
    // JBChartView's zones are rounded: it has 33 and 68 for 32.5 and 67.5.
    let chart = plan([1, 2, 3], 100, 40, gap: 5)
    let rows: [(Double, Int?)] = [
      (-0.1, nil), (0, 0), (30, 0), (32.4, 0), (32.5, 0), (32.6, 1), (33, 1), (34, 1), (67.4, 1), (67.6, 2), (68, 2), (100, 2),
      (100.1, nil),
    ]
    for (x, item) in rows {
      #expect(chart.plan.target(at: ChartPoint(x: x, y: 5), in: chart.model)?.item == item, "x \(x)")
    }
  }

  @Test func `bars of 12, 18, 30 are as 2 to 3 to 5`() {
    // https://github.com/Jawbone/JBChartView/issues/136
    let heights = frames(plan([12, 18, 30], 300, 100, gap: 1)).map(\.height)
    #expect(near(heights, [40, 60, 100]))
  }

  @Test func `7 bars in 320 points, and 200 bars 5 apart, are all inside`() {
    // https://github.com/Jawbone/JBChartView/issues/124
    for (count, gap) in [(7, 1.0), (200, 5), (12, 1000), (1, 50), (300, .infinity), (5, -3), (5, .nan)] {
      let bars = frames(plan([Double?](repeating: 3, count: count), 320, 60, gap: gap))
      #expect(bars.count == count)
      #expect(bars.allSatisfy { $0.minX >= 0 && $0.maxX <= 320 + 1e-9 && $0.width > 0 && $0.height == 60 })
      #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 1e-9 })
    }
  }

  @Test func `a fixed minimum and maximum are exact; what lies outside keeps its true geometry and is cut`() {
    let chart = plan([-10, 5, 30], 300, 100, gap: 0, (0, 20))
    #expect(chart.plan.valueScale.domain == Domain(lower: 0, upper: 20))
    let bars = frames(chart)
    #expect(near(bars.map(\.y), [100, 75, -50]))
    #expect(near(bars.map(\.height), [50, 25, 150]))
    let clip = chart.plan.drawing(of: chart.model).marks.layers.first?.clip
    #expect(clip == .rect(ChartRect(x: 0, y: 0, width: 300, height: 100)))
    let above = plan([40, 60, 90], 300, 100, gap: 0, (50, 100))
    // Bars stand on 0, clamped into the domain.
    #expect(above.plan.baseline == 100)
    #expect(near(frames(above).map(\.height), [20, 20, 80]))
  }

  @Test func `a minimum that is not below the maximum: both are ignored, and that is told`() {
    for (low, high) in [(5.0, 5.0), (9, 1)] {
      let chart = plan([10, 20], 100, 40, gap: 0, (low, high))
      #expect(chart.plan.valueScale.domain == Domain(lower: 0, upper: 20))
      #expect(chart.plan.diagnostics == [.minimumNotBelowMaximum(minimum: low, maximum: high)])
    }
    let unusable = plan([10, 20], 100, 40, gap: 0, (.nan, .infinity))
    #expect(unusable.plan.valueScale.domain == Domain(lower: 0, upper: 20))
    #expect(unusable.plan.diagnostics == [.limitNotUsable, .limitNotUsable])
  }
}
