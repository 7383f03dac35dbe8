import Barline

/// An app's own object, as far as a sample goes: it feeds a line chart.
protocol LineSample: LineChartViewDataSource {
  /// Hands the app to the chart, as its data source and perhaps its delegate, and sets the chart up.
  func setUp(_ chart: LineChartView)
}

/// One line of a sample that is about something else than where data come from.
struct SampleLine: Sendable {
  var name = ""
  var values: [Double?]
  /// Empty for 0, 1, 2 …
  var positions: [Double] = []
  var style = LineStyle.standard
}

extension Sample {
  /// A line chart that an app feeds.
  static func line(
    _ name: String, _ title: String, shows: String, size: ChartSize = ChartSize(width: 640, height: 360), time: Double = 0,
    touches: TouchScript? = nil, app: @escaping @Sendable () -> any LineSample
  ) -> Sample {
    Sample(name, title, kind: .line, shows: shows, size: size, time: time, touches: touches) { size in
      let app = app()
      let chart = LineChartView(size: size)
      app.setUp(chart)
      return SampleChart(view: chart, app: app)
    }
  }

  /// A line chart of given lines.
  static func line(
    _ name: String, _ title: String, shows: String, size: ChartSize = ChartSize(width: 640, height: 360), time: Double = 0,
    lines: [SampleLine], labels: [String] = [], touches: TouchScript? = nil,
    setUp: @escaping @Sendable (LineChartView) -> Void = { _ in }
  ) -> Sample {
    line(name, title, shows: shows, size: size, time: time, touches: touches) {
      LineRows(title: title, lines: lines, labels: labels, also: setUp)
    }
  }

  /// A line chart of one row of values.
  static func line(
    _ name: String, _ title: String, shows: String, size: ChartSize = ChartSize(width: 640, height: 360), time: Double = 0,
    values: [Double?], positions: [Double] = [], labels: [String] = [], style: LineStyle = .standard, touches: TouchScript? = nil,
    setUp: @escaping @Sendable (LineChartView) -> Void = { _ in }
  ) -> Sample {
    line(
      name, title, shows: shows, size: size, time: time,
      lines: [SampleLine(values: values, positions: positions, style: style)], labels: labels, touches: touches, setUp: setUp)
  }
}

/// Lines with their names, their styles and the labels of their items.
private final class LineRows: LineSample, LineChartViewDelegate {
  let title: String
  let lines: [SampleLine]
  let labels: [String]
  let also: (LineChartView) -> Void

  init(title: String, lines: [SampleLine], labels: [String], also: @escaping (LineChartView) -> Void) {
    self.title = title
    self.lines = lines
    self.labels = labels
    self.also = also
  }

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text(title)
    also(chart)
  }

  func numberOfLines(in chartView: LineChartView) -> Int { lines.count }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { lines[line].values.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    lines[index.series].values[index.item]
  }
  func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool { !lines[line].positions.isEmpty }
  func lineChartView(_ chartView: LineChartView, positionForPointAt index: ChartIndex) -> Double {
    lines[index.series].positions[index.item]
  }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? {
    labels.indices.contains(item) ? labels[item] : nil
  }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { lines[line].name }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle { lines[line].style }
}
