import Barline

/// An app's own object, as far as a sample goes: it feeds a tier chart.
protocol TierSample: TierChartViewDataSource {
  /// Hands the app to the chart, as its data source and perhaps its delegate, and sets the chart up.
  func setUp(_ chart: TierChartView)
}

extension Sample {
  /// A tier chart that an app feeds.
  static func tiers(
    _ name: String, _ title: String, shows: String, size: ChartSize = ChartSize(width: 640, height: 220), time: Double = 0,
    touches: TouchScript? = nil, app: @escaping @Sendable () -> any TierSample
  ) -> Sample {
    Sample(name, title, kind: .tier, shows: shows, size: size, time: time, touches: touches) { size in
      let app = app()
      let chart = TierChartView(size: size)
      app.setUp(chart)
      return SampleChart(view: chart, app: app)
    }
  }

  /// A tier chart of given tiers, for samples that are about something else than where data come from.
  static func tiers(
    _ name: String, _ title: String, shows: String, size: ChartSize = ChartSize(width: 640, height: 220), time: Double = 0,
    tiers: [TierModel.Tier], amount: Double?, unit: String = "", goals: [TierModel.Goal] = [], touches: TouchScript? = nil,
    setUp: @escaping @Sendable (TierChartView) -> Void = { _ in }
  ) -> Sample {
    self.tiers(name, title, shows: shows, size: size, time: time, touches: touches) {
      TierRow(title: title, tiers: tiers, amount: amount, unit: unit, goals: goals, also: setUp)
    }
  }
}

/// A row of tiers with their names, savings and styles.
private final class TierRow: TierSample, TierChartViewDelegate {
  let title: String
  let tiers: [TierModel.Tier]
  let amount: Double?
  let unit: String
  let goals: [TierModel.Goal]
  let also: (TierChartView) -> Void

  init(
    title: String, tiers: [TierModel.Tier], amount: Double?, unit: String, goals: [TierModel.Goal],
    also: @escaping (TierChartView) -> Void
  ) {
    (self.title, self.tiers, self.amount, self.unit, self.goals, self.also) = (title, tiers, amount, unit, goals, also)
  }

  func setUp(_ chart: TierChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text(title)
    also(chart)
  }

  func numberOfTiers(in chartView: TierChartView) -> Int { tiers.count }
  func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds {
    TierBounds(from: tiers[index].lower, to: tiers[index].upper)
  }
  func amount(in chartView: TierChartView) -> Double? { amount }
  func tierChartView(_ chartView: TierChartView, labelForTierAt index: Int) -> String? { tiers[index].name }
  func tierChartView(_ chartView: TierChartView, savingForTierAt index: Int) -> String? { tiers[index].saving }
  func unit(in chartView: TierChartView) -> String? { unit }
  func goals(in chartView: TierChartView) -> [TierModel.Goal] { goals }
  func tierChartView(_ chartView: TierChartView, styleForTierAt index: Int) -> TierStyle { tiers[index].style }
}
