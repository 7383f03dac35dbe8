import Barline
import Testing

/// A chart lives in whichever isolation made it. These types are how apps write that; that they compile is the test.
@Suite struct IsolationTests {
  @MainActor final class Dashboard {
    let chart = BarChartView(size: ChartSize(width: 100, height: 100))
    var values = [1.0, 2, 3]
    var selected: [Int] = []

    func show() -> Drawing {
      chart.dataSource = self
      chart.delegate = self
      return chart.drawing(at: 0)
    }
  }

  @MainActor final class OlderDashboard {
    let chart = BarChartView(size: ChartSize(width: 100, height: 100))
    var values = [4.0, 5]

    func show() -> Drawing {
      chart.dataSource = self
      return chart.drawing(at: 0)
    }
  }

  actor Server {
    private final class Rows: BarChartViewDataSource {
      func numberOfBars(in chartView: BarChartView) -> Int { 2 }
      func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { 3 }
    }
    private let chart = BarChartView(size: ChartSize(width: 100, height: 100))
    private let rows = Rows()

    func picture() -> Drawing {
      chart.dataSource = rows
      return chart.drawing(at: 0)
    }
  }

  @Test @MainActor func `a controller on the main actor is a source and a delegate`() {
    let dashboard = Dashboard()
    #expect(marks(of: dashboard.show()).map(\.value) == [1, 2, 3])
    dashboard.chart.touch(ChartTouch(phase: .began, point: ChartPoint(x: 85, y: 10)))
    #expect(dashboard.selected == [2])
    #expect(marks(of: OlderDashboard().show()).map(\.value) == [4, 5])
  }

  @Test func `an actor owns a chart and hands out its pictures`() async {
    #expect(marks(of: await Server().picture()).map(\.value) == [3, 3])
  }

  @Test func `models, plans and drawings go from task to task`() async {
    let model = BarModel(values: [1, 2])
    let plan = await Task.detached { model.plan(in: ChartSize(width: 100, height: 100)) }.value
    let drawing = await Task.detached { plan.drawing(of: model) }.value
    #expect(drawing == plan.drawing(of: model))
  }

  @Test func `a chart made in one task is used in that task`() async {
    let counts = await withTaskGroup(of: Int.self) { group in
      for count in 1...8 {
        group.addTask {
          let stage = Stage([Double?](repeating: 1, count: count))
          return marks(of: stage.chart.drawing(at: 0)).count
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.sorted() == Array(1...8))
  }
}

extension IsolationTests.Dashboard: @MainActor BarChartViewDataSource {
  func numberOfBars(in chartView: BarChartView) -> Int { values.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { values[index.item] }
}

extension IsolationTests.Dashboard: @MainActor BarChartViewDelegate {
  func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    selected.append(index.item)
  }
}

extension IsolationTests.OlderDashboard: @preconcurrency BarChartViewDataSource {
  func numberOfBars(in chartView: BarChartView) -> Int { values.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { values[index.item] }
}
