import Barline
import Testing

/// How marks come on the screen when there are some for the first time.
@Suite struct EntranceTests {
  private func height(_ drawing: Drawing) -> Double {
    markRects(of: drawing)[Mark.ID(role: .bar, item: .index(0))]?.height ?? -1
  }

  /// A chart one hundred high whose one bar, at rest, fills it.
  private func stage(_ entrance: Entrance?) -> Stage {
    let stage = Stage([1])
    stage.chart.minimumValue = 0
    stage.chart.maximumValue = 1
    stage.chart.entrance = entrance
    return stage
  }

  @Test func `bars grow evenly from nothing, over the time that was asked for, and end as they are at rest`() {
    let stage = stage(Entrance(duration: 2))
    let still = self.stage(nil)
    let rest = still.chart.drawing(at: 0)
    #expect(height(stage.chart.drawing(at: 5)) == 0)
    #expect(abs(height(stage.chart.drawing(at: 6)) - 50) < 1e-9)
    #expect(abs(height(stage.chart.drawing(at: 6.5)) - 75) < 1e-9)
    #expect(stage.chart.isMoving(at: 6.9) && !stage.chart.isMoving(at: 7))
    #expect(stage.chart.drawing(at: 7).marks == rest.marks)
  }

  @Test func `an entrance waits for data and for a size`() {
    let stage = stage(Entrance(duration: 2))
    let size = stage.chart.size
    stage.chart.size = .zero
    _ = stage.chart.drawing(at: 0)
    _ = stage.chart.drawing(at: 10)
    #expect(stage.chart.isMoving(at: 10))
    stage.chart.size = size
    stage.figures.series = [[]]
    stage.chart.reloadData()
    _ = stage.chart.drawing(at: 20)
    #expect(!stage.chart.isMoving(at: 20))
    stage.figures.series = [[1]]
    stage.chart.reloadData()
    #expect(height(stage.chart.drawing(at: 30)) == 0)
    #expect(abs(height(stage.chart.drawing(at: 31)) - 50) < 1e-9)
  }

  @Test func `it plays again after there was nothing, and with new data only where it repeats`() {
    for repeats in [false, true] {
      let stage = stage(Entrance(duration: 2, repeats: repeats))
      _ = stage.chart.drawing(at: 0)
      #expect(height(stage.chart.drawing(at: 2)) == 100)
      stage.chart.reloadData()
      #expect(height(stage.chart.drawing(at: 3)) == (repeats ? 0 : 100))
      _ = stage.chart.drawing(at: 9)
      // Another setting is no new data.
      stage.chart.valueAxis.unit = "mm"
      #expect(height(stage.chart.drawing(at: 10)) == 100)
      for series in [[], [1.0]] {
        stage.figures.series = [series]
        stage.chart.reloadData()
        _ = stage.chart.drawing(at: 11)
      }
      #expect(height(stage.chart.drawing(at: 11)) == 0)
    }
  }

  @Test func `another motion takes over from what is on the screen, and each completion is called once`() {
    let stage = stage(Entrance(duration: 2))
    var answers: [String] = []
    stage.chart.reloadData { answers.append("entrance \($0)") }
    _ = stage.chart.drawing(at: 0)
    #expect(abs(height(stage.chart.drawing(at: 1)) - 50) < 1e-9)
    stage.chart.reloadData(animated: true) { answers.append("reload \($0)") }
    #expect(answers == ["entrance false"])
    #expect(abs(height(stage.chart.drawing(at: 1)) - 50) < 1e-9)
    #expect(height(stage.chart.drawing(at: 1.25)) == 100)
    #expect(answers == ["entrance false", "reload true"])
  }

  @Test func `a reload before the first drawing leaves the entrance to come`() {
    let stage = stage(Entrance(duration: 2))
    stage.chart.reloadData()
    stage.chart.reloadData(animated: true)
    #expect(height(stage.chart.drawing(at: 0)) == 0)
    #expect(abs(height(stage.chart.drawing(at: 1)) - 50) < 1e-9)
  }

  @Test func `there is none under reduced motion, while collapsed, or without a duration`() {
    for duration in [0, -1, Double.nan, .infinity] {
      let stage = stage(Entrance(duration: duration))
      #expect(height(stage.chart.drawing(at: 0)) == 100)
    }
    let reduced = stage(Entrance(duration: 2))
    reduced.chart.environment.reducedMotion = true
    #expect(height(reduced.chart.drawing(at: 0)) == 100)
    let late = stage(Entrance(duration: 2))
    late.chart.reloadData()
    late.chart.environment.reducedMotion = true
    #expect(height(late.chart.drawing(at: 0)) == 100)
    let collapsed = stage(Entrance(duration: 2))
    collapsed.chart.setState(.collapsed)
    _ = collapsed.chart.drawing(at: 0)
    #expect(!collapsed.chart.isMoving(at: 0))
  }

  @Test func `lines enter as bars do`() {
    let chart = LineChartView(size: ChartSize(width: 100, height: 100))
    let source = EvenLine()
    chart.makeBare()
    chart.dataSource = source
    let rest = chart.drawing(at: 0)
    chart.entrance = Entrance(duration: 2, repeats: true)
    chart.reloadData()
    let (first, middle) = (chart.drawing(at: 0), chart.drawing(at: 1))
    #expect(first.marks != rest.marks && middle.marks != rest.marks && first.marks != middle.marks)
    #expect(chart.isMoving(at: 1.9))
    #expect(chart.drawing(at: 2) == rest)
    withExtendedLifetime(source) {}
  }
}

/// A line of three points.
private final class EvenLine: LineChartViewDataSource {
  func numberOfLines(in chartView: LineChartView) -> Int { 1 }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { 3 }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { Double(index.item) }
}
