import Barline
import BarlineTesting
import Testing

/// The examples of the funnel's documentation, compiled, with the results that they promise.
@Suite struct FunnelDocTests {
  final class SignUps: FunnelChartViewDataSource {
    let counts = [12_000.0, 3_000, 1_500]
    func numberOfStages(in chartView: FunnelChartView) -> Int { counts.count }
    func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? { counts[index] }
  }

  @Test func `FunnelChartView, its data source and its delegate's log`() {
    let (signUps, log) = (SignUps(), FunnelDelegateLog())
    let chart = FunnelChartView(size: ChartSize(width: 320, height: 200))
    chart.dataSource = signUps
    chart.delegate = log
    #expect(chart.drawing(at: 0).size == ChartSize(width: 320, height: 200))
    TouchScript.tap(at: ChartPoint(x: 160, y: 100)).play(on: chart)
    #expect(log.lines == ["began stage 1 value 3000"] && log.problems == [])
  }

  @Test func `FunnelModel, FunnelPlan and their rates`() {
    let model = FunnelModel(values: [12_000, 3_000, 1_500], labels: ["Visits", "Sign-ups", "Orders"])
    let plan = model.plan(in: ChartSize(width: 640, height: 360))
    #expect(!plan.drawing(of: model).isEmpty)
    #expect(plan.rateOfPrevious(ofStageAt: ChartIndex(item: 1), in: model) == 0.25)
    let rising = FunnelModel(values: [200, 0, 50, 75])
    let other = rising.plan(in: ChartSize(width: 320, height: 200))
    #expect((1...3).map { other.rateOfPrevious(ofStageAt: ChartIndex(item: $0), in: rising) } == [0, nil, 1.5])
  }
}
