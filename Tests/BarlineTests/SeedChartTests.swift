import Barline
import BarlineTesting
import Testing

/// What the page about the five original charts says and no other test holds.
@Suite struct SeedChartTests {
  private let size = ChartSize(width: 320, height: 240)

  /// A delegate that draws the first bar, fills the second, and leaves the third to the theme.
  private final class House: BarChartViewDelegate {
    func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle {
      index.item < 2 ? BarStyle(color: .negative) : .standard
    }
    func barChartView(
      _ chartView: BarChartView, drawBarAt index: ChartIndex, in rect: ChartRect, into recorder: inout Drawing.Recorder
    ) -> Bool {
      guard index.item == 0 else { return false }
      recorder.fill(.circle(center: rect.center, radius: 3), paint: .color(.positive))
      return true
    }
  }

  @Test func `custom drawing goes before a fill, and a fill before the theme`() {
    let (figures, house) = (Figures([1, 2, 3]), House())
    let chart = BarChartView(size: size)
    (chart.dataSource, chart.delegate) = (figures, house)
    let drawing = chart.drawing(at: 0)
    let paints = (0..<3).map { drawing.figures(of: Mark.ID(role: .bar, item: .index($0))).map(\.paint) }
    #expect(paints == [[.color(.positive)], [.color(.negative)], [.color(.accent)]])
  }

  @Test func `bars of both signs stand on one baseline, and the smallest is to be seen`() throws {
    let model = BarModel(values: [5, -3, 1, -0.5, 8])
    let plan = model.plan(in: size)
    let bars = try (0..<5).map { try #require(plan.frame(ofBarAt: ChartIndex(item: $0), in: model)) }
    let zero = plan.valueScale.position(of: 0)
    for (bar, value) in zip(bars, [5, -3, 1, -0.5, 8]) {
      #expect(abs((value > 0 ? bar.maxY : bar.minY) - zero) < 1e-9)
      #expect(bar.height > 1)
      // As high as its value, in proportion to the highest.
      #expect(abs(bar.height - bars[4].height * abs(value) / 8) < 1e-9)
    }
  }

  /// A delegate that names the values of an axis.
  private final class Grades: LineChartViewDelegate {
    func valueAxis(in chartView: LineChartView) -> ValueAxis { ValueAxis(tickValues: [0, 50, 100]) }
    func lineChartView(_ chartView: LineChartView, textForTickAt value: Double) -> String? {
      value == 0 ? "none" : value == 100 ? "all" : nil
    }
  }

  @Test func `an axis has the values and the words that the app gives it`() {
    let (figures, grades) = (LineFigures(lines: [[100, 0, 60]]), Grades())
    let chart = LineChartView(size: size)
    (chart.dataSource, chart.delegate) = (figures, grades)
    let texts = chart.drawing(at: 0).texts.map(\.string)
    #expect(texts.filter { ["none", "50", "all", "0", "100"].contains($0) } == ["none", "50", "all"])
  }

  @Test func `labels may be fewer than values, more, none, or come afterwards`() {
    func texts(_ labels: [String]) -> [String] {
      let figures = LineFigures(lines: [[100, 40, 60]])
      let chart = LineChartView(size: size)
      chart.dataSource = figures
      let before = chart.drawing(at: 0)
      figures.labels = labels
      chart.reloadData()
      let drawing = chart.drawing(at: 1)
      // Points stand where they stood.
      #expect(
        drawing.figures.filter { $0.sheet == "marks" }.map(\.bounds.minX)
          == before.figures.filter { $0.sheet == "marks" }.map(\.bounds.minX))
      #expect(drawing.problems == [])
      return drawing.texts.map(\.string).filter { ["a", "b", "c", "d"].contains($0) }
    }
    #expect(texts([]) == [])
    #expect(texts(["a"]) == ["a"])
    #expect(texts(["a", "b", "c"]) == ["a", "b", "c"])
    #expect(texts(["a", "b", "c", "d"]) == ["a", "b", "c"])
  }

  /// Delegates that style by the value that their chart has just read.
  private final class ByValue: BarChartViewDelegate, LineChartViewDelegate, PieChartViewDelegate, FunnelChartViewDelegate {
    func color(_ value: Double?) -> ChartColor { (value ?? 0) > 4 ? .negative : .positive }

    func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle {
      BarStyle(color: color(chartView.value(at: index)))
    }
    func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle { LineStyle(dots: DotStyle()) }
    func lineChartView(_ chartView: LineChartView, dotStyleForPointAt index: ChartIndex) -> DotStyle? {
      DotStyle(fill: .color(color(chartView.value(at: index))))
    }
    func pieChartView(_ chartView: PieChartView, styleForSliceAt index: Int) -> SliceStyle {
      SliceStyle(color: color(chartView.value(at: index)))
    }
    func funnelChartView(_ chartView: FunnelChartView, styleForStageAt index: Int) -> StageStyle {
      StageStyle(color: color(chartView.value(at: index)))
    }
  }

  /// Slices and stages of the same values.
  private final class Counts: PieChartViewDataSource, FunnelChartViewDataSource {
    var values: [Double?] = [5, 3]

    func numberOfSlices(in chartView: PieChartView) -> Int { values.count }
    func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { values[index] }
    func numberOfStages(in chartView: FunnelChartView) -> Int { values.count }
    func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? { values[index] }
  }

  @Test func `whoever gives styles finds the values that have just been read`() {
    func paints(_ drawing: Drawing) -> [Paint] {
      drawing.figures.filter { $0.sheet == "marks" && $0.stroke == nil }.map(\.paint)
        .filter { $0 == .color(.negative) || $0 == .color(.positive) }
    }
    let (high, low) = (Paint.color(.negative), Paint.color(.positive))
    let (delegate, counts) = (ByValue(), Counts())
    let (bars, points) = (Figures([5, 3]), LineFigures(lines: [[5, 3]]))
    let charts = (BarChartView(size: size), LineChartView(size: size), PieChartView(size: size), FunnelChartView(size: size))
    (charts.0.dataSource, charts.1.dataSource, charts.2.dataSource, charts.3.dataSource) = (bars, points, counts, counts)
    (charts.0.delegate, charts.1.delegate, charts.2.delegate, charts.3.delegate) = (delegate, delegate, delegate, delegate)
    func all(at time: Double) -> [[Paint]] {
      [charts.0.drawing(at: time), charts.1.drawing(at: time), charts.2.drawing(at: time), charts.3.drawing(at: time)].map(paints)
    }
    // At the first reading, and at each that follows.
    #expect(all(at: 0) == Array(repeating: [high, low], count: 4))
    (bars.series, points.lines, counts.values) = ([[3, 5]], [[3, 5]], [3, 5])
    charts.0.reloadData()
    charts.1.reloadData()
    charts.2.reloadData()
    charts.3.reloadData()
    #expect(all(at: 1) == Array(repeating: [low, high], count: 4))
  }
}
