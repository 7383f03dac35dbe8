import Barline
import Testing

/// The golden vectors of JBChartView's rules that concern lines, for a chart that stands alone (`.bare`, minimum and maximum set to the
/// row's range). Where a row records a fault, the value here is ours.
@Suite struct LineGoldenVectorTests {
  private func chart(
    _ values: [[Double?]], _ width: Double, _ height: Double, _ range: (Double, Double)? = nil, style: LineStyle = .standard
  ) -> (model: LineModel, plan: LinePlan) {
    var options = LineOptions.bare
    (options.minimumValue, options.maximumValue) = (range?.0, range?.1)
    let model = LineModel(lines: values.map { LineModel.Line(values: $0, style: style) }, options: options)
    return (model, model.plan(in: ChartSize(width: width, height: height)))
  }

  private func points(_ chart: (model: LineModel, plan: LinePlan), line: Int = 0) -> [ChartPoint?] {
    chart.model.lines[line].values.indices.map { chart.plan.point(at: ChartIndex(item: $0, series: line), in: chart.model) }
  }

  private func near(_ a: [Double?], _ b: [Double?]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { a, b in
        guard let a, let b else { return a == nil && b == nil }
        return (a - b).magnitude <= 1e-9
      }
  }

  @Test func `0, 5 to 25 in 300 × 135, 6 wide: 3 from the edges, 58 and 4 fifths apart, and exactly straight`() {
    // https://github.com/Jawbone/JBChartView/issues/94
    let chart = chart([[0, 5, 10, 15, 20, 25]], 300, 135, (0, 25), style: LineStyle(width: 6))
    #expect(near(points(chart).map { $0?.y }, [132, 106.2, 80.4, 54.6, 28.8, 3]))
    #expect(near(points(chart).map { $0?.x }, [3, 61.8, 120.6, 179.4, 238.2, 297]))
  }

  @Test func `one point stands in the middle, not in the corner`() {
    let chart = chart([[3]], 100, 50, style: LineStyle(width: 5))
    #expect(points(chart) == [ChartPoint(x: 50, y: 25)])
    #expect(chart.plan.target(at: ChartPoint(x: 0, y: 0), in: chart.model) == ChartIndex(item: 0))
  }

  @Test func `10, missing, 20 in 210 × 110, 5 wide: the missing point has no place`() {
    let chart = chart([[10, .nan, 20]], 210, 110, (10, 20), style: LineStyle(width: 5))
    #expect(near(points(chart).map { $0?.y }, [107.5, nil, 2.5]))
    #expect(near(points(chart).map { $0?.x }, [2.5, nil, 207.5]))
  }

  @Test func `1, 2, 3 with dots of 15 in 210 × 110: 15 from the edges`() {
    let chart = chart([[1, 2, 3]], 210, 110, (1, 3), style: LineStyle(width: 5, dots: DotStyle(radius: 15)))
    #expect(near(points(chart).map { $0?.y }, [95, 55, 15]))
    #expect(near(points(chart).map { $0?.x }, [15, 105, 195]))
  }

  @Test func `of two flat lines at 3 and a fifth and 9 and 3 fifths, a touch at 6 and 3 fifths means the nearer, the second`() {
    let chart = chart([[106.8, 106.8], [100.4, 100.4]], 100, 110, (0, 110), style: LineStyle(width: 0))
    #expect(near([points(chart)[0]?.y, points(chart, line: 1)[0]?.y], [3.2, 9.6]))
    #expect(chart.plan.target(at: ChartPoint(x: 40, y: 6.6), in: chart.model)?.series == 1)
    #expect(chart.plan.target(at: ChartPoint(x: 40, y: 6.3), in: chart.model)?.series == 0)
    // Equally near: the earlier.
    let even = self.chart([[100, 100], [50, 50]], 100, 100, (0, 100), style: LineStyle(width: 0))
    #expect(even.plan.target(at: ChartPoint(x: 40, y: 25), in: even.model)?.series == 0)
  }

  @Test func `a line that bridges a missing point is picked where it is drawn`() {
    // A is drawn 2.8 away, B 7 away. Lines need a width to be drawn, so both have the thinnest.
    let style = LineStyle(width: 1e-9, gaps: .bridge)
    let chart = chart([[10, .nan, 20], [14, 14, 14]], 210, 110, (0, 20), style: style)
    let target = chart.plan.target(at: ChartPoint(x: 100, y: 30), in: chart.model)
    #expect(target?.series == 0)
    // Points 0 and 2 of A are 100 and 110 away: its nearest existing point is the first.
    #expect(target == ChartIndex(item: 0, series: 0))
    // The catalogue's own place: 84 is a height above the foot, y 26.
    #expect(chart.plan.target(at: ChartPoint(x: 100, y: 26), in: chart.model)?.series == 0)
    // A line that breaks is not drawn there.
    let broken = self.chart([[10, .nan, 20], [14, 14, 14]], 210, 110, (0, 20))
    #expect(broken.plan.target(at: ChartPoint(x: 100, y: 26), in: broken.model) == ChartIndex(item: 1, series: 1))
  }

  @Test func `short lines can be picked up to and beyond their last point`() {
    let chart = chart([[1, 1, 1, 1], [9, 9]], 302, 102, (0, 10))
    #expect(chart.plan.target(at: ChartPoint(x: 80, y: 20), in: chart.model) == ChartIndex(item: 1, series: 1))
    #expect(chart.plan.target(at: ChartPoint(x: 101, y: 11), in: chart.model) == ChartIndex(item: 1, series: 1))
    // Beyond its end it counts by the distance of its last point, 9 away there; the other line is 81 below.
    #expect(chart.plan.target(at: ChartPoint(x: 110, y: 11), in: chart.model) == ChartIndex(item: 1, series: 1))
    #expect(chart.plan.target(at: ChartPoint(x: 290, y: 11), in: chart.model) == ChartIndex(item: 3, series: 0))
  }

  @Test func `header 80, footer 25, header padding 20 leave 125 of 250`() {
    var options = LineOptions.bare
    (options.frame.header, options.frame.footer) = (.custom(height: 80), .custom(height: 25))
    options.frame.headerPadding = 20
    let model = LineModel(values: [10, 20], options: options)
    #expect(model.plan(in: ChartSize(width: 300, height: 250)).plot == ChartRect(x: 0, y: 100, width: 300, height: 125))
  }

  @Test func `equal values are in the middle of v plus and minus 10 percent, and all zeros on the lower edge`() {
    let flat = chart([[7, 7, 7]], 102, 102)
    #expect(flat.plan.valueScale.domain.lower < 6.31 && flat.plan.valueScale.domain.upper > 7.69)
    #expect(near(points(flat).map { $0?.y }, [51, 51, 51]))
    let zero = chart([[0, 0, 0]], 102, 102)
    #expect(zero.plan.valueScale.domain == .unit)
    #expect(near(points(zero).map { $0?.y }, [101, 101, 101]))
  }

  @Test func `a smaller reload of the range is not kept`() {
    // https://github.com/Jawbone/JBChartView/issues/7
    let stage = LineStage([100, 50])
    #expect(stage.chart.valueScale?.domain == Domain(lower: 50, upper: 100))
    stage.figures.lines = [[10, 5]]
    stage.chart.reloadData()
    #expect(stage.chart.valueScale?.domain == Domain(lower: 5, upper: 10))
  }
}
