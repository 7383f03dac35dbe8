import Barline
import BarlineTesting
import Testing

/// What a line chart's delegate hears, as values and as lines.
@Suite struct LineDelegateLogTests {
  /// Two lines that end differently.
  private final class Sources: LineChartViewDataSource {
    var values: [[Double?]] = [[36205, 36000, 30000], [10, 500, nil]]
    var years: [Double] = []
    var labels = ["2004", "2005", "2006"]
    var names = ["Fossil Fuels", ""]

    func numberOfLines(in chartView: LineChartView) -> Int { values.count }
    func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { values[line].count }
    func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
      values[index.series][index.item]
    }
    func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool { !years.isEmpty }
    func lineChartView(_ chartView: LineChartView, positionForPointAt index: ChartIndex) -> Double { years[index.item] }
    func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? {
      labels.indices.contains(item) ? labels[item] : nil
    }
    func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { names[line] }
  }

  private let sources = Sources()
  private let log = LineDelegateLog()

  private func chart() -> LineChartView {
    let chart = LineChartView(size: ChartSize(width: 320, height: 200))
    chart.dataSource = sources
    chart.delegate = log
    return chart
  }

  private func press(_ chart: LineChartView, _ item: Int, line: Int = 0) throws {
    let point = try #require(chart.point(at: ChartIndex(item: item, series: line)))
    chart.touch(ChartTouch(phase: .began, point: point))
  }

  @Test func `A tap is a begin and an end, with what the chart calls the point and the line`() throws {
    let chart = chart()
    try press(chart, 0)
    #expect(log.isSelecting)
    chart.touch(ChartTouch(phase: .ended, point: .zero))
    #expect(
      log.lines == [
        "began point 0 \"2004\" line 0 \"Fossil Fuels\" value 36205",
        "ended point 0 \"2004\" line 0 \"Fossil Fuels\" value 36205 (ended)",
      ])
    #expect(!log.isSelecting && log.problems == [])
    #expect(log.touches.map { $0?.phase } == [.began, .ended])
  }

  @Test func `A line without a name and items without labels have their places alone`() throws {
    sources.labels = []
    let chart = chart()
    try press(chart, 1, line: 1)
    #expect(log.lines == ["began point 1 line 1 value 500"])
  }

  @Test func `A point that has a position and no label is called by its position`() throws {
    sources.labels = []
    sources.years = [2004, 2005, 2006]
    let chart = chart()
    try press(chart, 1)
    #expect(log.lines == ["began point 1 \"2005\" line 0 \"Fossil Fuels\" value 36000"])
  }

  @Test func `The end of a datum that is gone says what it was`() throws {
    let chart = chart()
    try press(chart, 2)
    sources.values = [[1], [2]]
    chart.reloadData()
    #expect(log.lines.last == "ended point 2 \"2006\" line 0 \"Fossil Fuels\" value 30000 (removed)")
    #expect(log.problems == [])
    log.clear()
    #expect(log.events.isEmpty && log.touches.isEmpty)
  }

  @Test func `A delegate behind the log is asked and told`() throws {
    final class App: LineChartViewDelegate {
      var begun = 0
      func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle { LineStyle(color: .negative) }
      func lineChartView(_ chartView: LineChartView, dotStyleForPointAt index: ChartIndex) -> DotStyle? { nil }
      func valueAxis(in chartView: LineChartView) -> ValueAxis { ValueAxis(isHidden: true) }
      func lineChartView(_ chartView: LineChartView, shouldSelectPointAt index: ChartIndex) -> Bool { index.item > 0 }
      func lineChartView(_ chartView: LineChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) { begun += 1 }
    }
    let app = App()
    let log = LineDelegateLog(forwardingTo: app)
    let (behind, alone) = (chart(), chart())
    (behind.delegate, alone.delegate) = (log, app)
    #expect(behind.drawing(at: 0) == alone.drawing(at: 0))
    try press(behind, 0)
    // The nearest point that may be selected.
    #expect(behind.selectedIndex?.item != 0)
    #expect(app.begun == log.events.count)
  }
}
