import Testing

@testable import Barline
@testable import BarlineDrawing

@Suite struct TierBoundaryTextTests {
  private func drawing(_ delegate: TierListener?) -> Drawing {
    let ladder = Ladder([0, 1001, 1002, 5000], amount: 1001.5)
    let chart = TierChartView(size: ChartSize(width: 640, height: 200))
    (chart.dataSource, chart.delegate) = (ladder, delegate)
    return withExtendedLifetime(ladder) { chart.drawing(at: 0) }
  }

  private func words(_ drawing: Drawing) -> [String] { drawing.sheets.flatMap { $0.sheet.strings } }

  @Test func `A delegate that has no texts for boundaries changes none`() {
    let listener = TierListener()
    #expect(drawing(listener) == drawing(nil))
    // Shortened, both would be 1k.
    #expect(words(drawing(listener)).contains("1,001"))
  }

  @Test func `Boundaries that the delegate calls alike are written so`() {
    let listener = TierListener()
    listener.text = { $0 > 1000 && $0 < 1003 ? "a thousand" : nil }
    #expect(words(drawing(listener)).filter { $0 == "a thousand" }.count == 2)
  }
}

@Suite struct HugeLineTests {
  @Test(arguments: [1e7, 1e12, 1e300]) func `A line in a view of any width is laid out`(width: Double) {
    let figures = LineFigures(lines: [[1, 2, nil, 3]])
    let chart = LineChartView(size: ChartSize(width: width, height: 100))
    chart.dataSource = figures
    #expect(withExtendedLifetime(figures) { chart.drawing(at: 0) }.size.width == width)
  }
}
