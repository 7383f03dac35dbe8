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
    let (figures, grades) = (LineFigures(lines: [[100, 40, 60]]), Grades())
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
      #expect(drawing.figures.filter { $0.sheet == "marks" }.map(\.bounds.minX) == before.figures.filter { $0.sheet == "marks" }.map(\.bounds.minX))
      #expect(drawing.problems == [])
      return drawing.texts.map(\.string).filter { ["a", "b", "c", "d"].contains($0) }
    }
    #expect(texts([]) == [])
    #expect(texts(["a"]) == ["a"])
    #expect(texts(["a", "b", "c"]) == ["a", "b", "c"])
    #expect(texts(["a", "b", "c", "d"]) == ["a", "b", "c"])
  }
}
