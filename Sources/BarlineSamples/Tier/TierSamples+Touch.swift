import Barline

extension TierSamples {
  /// Tiers that are touched, styled, or on their way.
  static let touch: [Sample] = [
    .tiers(
      "tiers-selected", "A touch on a tier",
      shows: "The tier at full strength in a soft column, the rest dimmed, a card with its bounds.",
      tiers: loyalty, amount: 62_300, unit: "kr", touches: .tap(at: ChartPoint(x: 0.4, y: 0.6))),
    .tiers(
      "tiers-in-motion", "On the way", shows: "A tenth of a second after a new amount: the highlight travels along its track.",
      time: 0.1
    ) { Race() },
    .tiers(
      "tiers-entering", "Uncovered",
      shows: "Half of an entrance: the row is uncovered along its track, the highlight runs over it.",
      time: 0.5, tiers: loyalty, amount: 62_300, unit: "kr"
    ) { $0.entrance = Entrance(.sweep, duration: 1) },
    .tiers(
      "tiers-with-colors", "A colour a tier",
      shows: "Colours, and words for amounts, by the delegate; the marker has its tier’s colour."
    ) { Air() },
  ]
}

/// An amount that changes at once.
private final class Race: TierSample {
  var metres = 4_000.0

  func setUp(_ chart: TierChartView) {
    chart.dataSource = self
    chart.header = .text("On the way", subtitle: "A run of ten kilometres")
    _ = chart.drawing(at: 0)
    metres = 8_400
    chart.reloadData(animated: true)
  }

  func numberOfTiers(in chartView: TierChartView) -> Int { 4 }
  func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds {
    TierBounds(from: Double(index) * 2_500, to: Double(index + 1) * 2_500)
  }
  func amount(in chartView: TierChartView) -> Double? { metres }
  func unit(in chartView: TierChartView) -> String? { "m" }
  func tierChartView(_ chartView: TierChartView, labelForTierAt index: Int) -> String? {
    ["Warming up", "Pace", "Hills", "Finish"][index]
  }
}

/// Tiers that are good or bad: the delegate says how they look and how amounts are written.
private final class Air: TierSample, TierChartViewDelegate {
  let names = ["Good", "Fair", "Poor", "Bad"]
  let bounds = [0.0, 12, 35, 55, 150]
  let colors: [ChartColor] = [.positive, ChartColor(hex: 0xC9A227), ChartColor(hex: 0xD9782D), .negative]

  func setUp(_ chart: TierChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Fine dust", subtitle: "Mean of a day")
  }

  func numberOfTiers(in chartView: TierChartView) -> Int { names.count }
  func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds {
    TierBounds(from: bounds[index], to: bounds[index + 1])
  }
  func amount(in chartView: TierChartView) -> Double? { 41 }
  func unit(in chartView: TierChartView) -> String? { "µg/m³" }
  func goals(in chartView: TierChartView) -> [TierModel.Goal] { [TierModel.Goal(15, label: "guideline")] }
  func tierChartView(_ chartView: TierChartView, labelForTierAt index: Int) -> String? { names[index] }

  func tierChartView(_ chartView: TierChartView, styleForTierAt index: Int) -> TierStyle {
    var style = TierStyle(color: colors[index])
    style.trackColor = .mix(.ground, colors[index], 0.2)
    return style
  }
  func tierChartView(_ chartView: TierChartView, textForBoundaryAt amount: Double) -> String? {
    amount == 150 ? "150+" : nil
  }
}
