import Barline

extension FunnelSamples {
  /// Funnels that have been touched, folded or caught in motion.
  static let touch: [Sample] = [
    .funnel(
      "funnel-tapped-on-the-right", "Touched in a row", shows: "The card of a stage that stands among others from left to right.",
      counts: hiring, labels: hiringSteps, touches: .tap(at: ChartPoint(x: 0.9, y: 0.5))
    ) { $0.direction = .right },
    .funnel(
      "funnel-collapsed", "Folded away", shows: "The stages have been folded onto the edges where they start.", counts: hiring,
      labels: hiringSteps
    ) { $0.setState(.collapsed) },
    .funnel(
      "funnel-in-change", "On the way to new data",
      shows: "A tenth of a second after new data: stages are found again by their identities, one is new and one is leaving.",
      time: 0.1
    ) { Recruiting() },
    .funnel(
      "funnel-sweeping", "Uncovered", shows: "An entrance that uncovers the funnel from its start, two thirds of the way.",
      time: 0.66, counts: hiring, labels: hiringSteps
    ) { $0.entrance = Entrance(.sweep) },
  ]
}

/// An app whose data change once the chart has been drawn.
private final class Recruiting: FunnelSample {
  private var stages: [(name: String, count: Double)] = [("Applied", 900), ("Tested", 600), ("Interviewed", 240), ("Hired", 30)]

  func setUp(_ chart: FunnelChartView) {
    chart.dataSource = self
    chart.header = .text("On the way to new data")
    _ = chart.drawing(at: 0)
    stages = [("Applied", 900), ("Interviewed", 420), ("Offered", 180), ("Hired", 120)]
    chart.reloadData(animated: true)
  }

  func numberOfStages(in chartView: FunnelChartView) -> Int { stages.count }
  func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? { stages[index].count }
  func funnelChartView(_ chartView: FunnelChartView, labelForStageAt index: Int) -> String? { stages[index].name }
  func funnelChartView(_ chartView: FunnelChartView, idForStageAt index: Int) -> ChartID { .name(stages[index].name) }
}
