import Barline

/// An app's own object, as far as a sample goes: it feeds a pie chart.
protocol PieSample: PieChartViewDataSource {
  /// Hands the app to the chart, as its data source and perhaps its delegate, and sets the chart up.
  func setUp(_ chart: PieChartView)
}

extension Sample {
  /// A pie chart that an app feeds.
  static func pie(
    _ name: String, _ title: String, shows: String, size: ChartSize = ChartSize(width: 640, height: 360), time: Double = 0,
    touches: TouchScript? = nil, app: @escaping @Sendable () -> any PieSample
  ) -> Sample {
    Sample(name, title, kind: .pie, shows: shows, size: size, time: time, touches: touches) { size in
      let app = app()
      let chart = PieChartView(size: size)
      app.setUp(chart)
      return SampleChart(view: chart, app: app)
    }
  }

  /// A pie chart of one row of values, for samples that are about something else than where data come from.
  static func pie(
    _ name: String, _ title: String, shows: String, size: ChartSize = ChartSize(width: 640, height: 360), time: Double = 0,
    values: [Double?], labels: [String] = [], styles: [SliceStyle] = [], touches: TouchScript? = nil,
    setUp: @escaping @Sendable (PieChartView) -> Void = { _ in }
  ) -> Sample {
    pie(name, title, shows: shows, size: size, time: time, touches: touches) {
      PieRow(title: title, values: values, labels: labels, styles: styles, also: setUp)
    }
  }
}

/// One row of values with their names and styles.
private final class PieRow: PieSample, PieChartViewDelegate {
  let title: String
  let values: [Double?]
  let labels: [String]
  let styles: [SliceStyle]
  let also: (PieChartView) -> Void

  init(title: String, values: [Double?], labels: [String], styles: [SliceStyle], also: @escaping (PieChartView) -> Void) {
    self.title = title
    self.values = values
    self.labels = labels
    self.styles = styles
    self.also = also
  }

  func setUp(_ chart: PieChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text(title)
    also(chart)
  }

  func numberOfSlices(in chartView: PieChartView) -> Int { values.count }
  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { values[index] }
  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? {
    labels.indices.contains(index) ? labels[index] : nil
  }
  func pieChartView(_ chartView: PieChartView, styleForSliceAt index: Int) -> SliceStyle {
    styles.indices.contains(index) ? styles[index] : .standard
  }
}
