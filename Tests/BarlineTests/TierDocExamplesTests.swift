import Barline
import BarlineTesting
import Testing

/// The examples of the tier chart's documentation, compiled, with the results that they promise.
@Suite struct TierDocExamplesTests {
  final class Loyalty: TierChartViewDataSource {
    let starts = [0.0, 10_000, 50_000], end = 200_000.0
    func numberOfTiers(in chartView: TierChartView) -> Int { starts.count }
    func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds {
      TierBounds(from: starts[index], to: index + 1 < starts.count ? nil : end)
    }
    func amount(in chartView: TierChartView) -> Double? { 32_500 }
  }

  final class Dashboard: TierChartViewDelegate {}

  @Test func `TierChartView, its data source and its delegate`() {
    let (loyalty, dashboard) = (Loyalty(), Dashboard())
    let chart = TierChartView(size: ChartSize(width: 320, height: 160))
    chart.dataSource = loyalty
    chart.delegate = dashboard
    #expect(chart.drawing(at: 0).markList.count == 3)
    #expect(chart.standing == .inside(1) && chart.diagnostics == [])
    #expect(chart.bounds(ofTierAt: 2) == TierBounds(from: 50_000, to: 200_000))
    #expect(TierBounds(from: 50_000) == TierBounds(from: 50_000, to: nil))
  }

  @Test func `TierModel and TierPlan`() {
    let model = TierModel(
      tiers: [
        TierModel.Tier("Bronze", from: 0, to: 10_000, saving: "2 % off"),
        TierModel.Tier("Silver", from: 10_000, to: 50_000, saving: "5 % off"),
      ], amount: 12_500, unit: "kr")
    #expect(model.plan(in: ChartSize(width: 640, height: 200)).standing == .inside(1))
    let bare = TierModel(tiers: [.init(from: 0, to: 10), .init(from: 10, to: 50)], amount: 30, options: .bare)
    let plan = bare.plan(in: ChartSize(width: 200, height: 20))
    #expect(plan.position(of: 30) == 150)
    #expect(plan.target(at: ChartPoint(x: 50, y: 5)) == ChartIndex(item: 0))
  }

  @Test func `A log of what a delegate hears`() {
    let loyalty = Loyalty()
    let chart = TierChartView(size: ChartSize(width: 120, height: 160))
    chart.dataSource = loyalty
    let log = TierDelegateLog()
    chart.delegate = log
    TouchScript.tap(at: ChartPoint(x: 60, y: 80)).play(on: chart)
    #expect(log.lines == ["began tier 1 value 10000"] && log.problems == [])
  }
}
