import Barline

/// An app's own object, as far as a sample goes: it feeds a funnel.
protocol FunnelSample: FunnelChartViewDataSource {
  /// Hands the app to the chart, as its data source and perhaps its delegate, and sets the chart up.
  func setUp(_ chart: FunnelChartView)
}

extension Sample {
  /// A funnel that an app feeds.
  static func funnel(
    _ name: String, _ title: String, shows: String, size: ChartSize = ChartSize(width: 640, height: 360), time: Double = 0,
    touches: TouchScript? = nil, app: @escaping @Sendable () -> any FunnelSample
  ) -> Sample {
    Sample(name, title, kind: .funnel, shows: shows, size: size, time: time, touches: touches) { size in
      let app = app()
      let chart = FunnelChartView(size: size)
      app.setUp(chart)
      return SampleChart(view: chart, app: app)
    }
  }

  /// A funnel of a row of counts, for samples that are about something else than where data come from.
  static func funnel(
    _ name: String, _ title: String, shows: String, size: ChartSize = ChartSize(width: 640, height: 360), time: Double = 0,
    counts: [Double?], labels: [String] = [], goals: [Double?] = [], styles: [StageStyle] = [], touches: TouchScript? = nil,
    setUp: @escaping @Sendable (FunnelChartView) -> Void = { _ in }
  ) -> Sample {
    funnel(name, title, shows: shows, size: size, time: time, touches: touches) {
      FunnelRow(title: title, counts: counts, labels: labels, goals: goals, styles: styles, also: setUp)
    }
  }
}

/// A row of counts with their names, goals and styles.
private final class FunnelRow: FunnelSample, FunnelChartViewDelegate {
  let title: String
  let counts: [Double?]
  let labels: [String]
  let goals: [Double?]
  let styles: [StageStyle]
  let also: (FunnelChartView) -> Void

  init(
    title: String, counts: [Double?], labels: [String], goals: [Double?], styles: [StageStyle],
    also: @escaping (FunnelChartView) -> Void
  ) {
    self.title = title
    self.counts = counts
    self.labels = labels
    self.goals = goals
    self.styles = styles
    self.also = also
  }

  func setUp(_ chart: FunnelChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text(title)
    also(chart)
  }

  func numberOfStages(in chartView: FunnelChartView) -> Int { counts.count }
  func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? { counts[index] }
  func funnelChartView(_ chartView: FunnelChartView, labelForStageAt index: Int) -> String? {
    labels.indices.contains(index) ? labels[index] : nil
  }
  func funnelChartView(_ chartView: FunnelChartView, goalForStageAt index: Int) -> Double? {
    goals.indices.contains(index) ? goals[index] : nil
  }
  func funnelChartView(_ chartView: FunnelChartView, styleForStageAt index: Int) -> StageStyle {
    styles.indices.contains(index) ? styles[index] : .standard
  }
}
