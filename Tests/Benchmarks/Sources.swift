import Barline

/// A data source as most apps write it: a value at a time.
final class PointSource: BarChartViewDataSource {
  var values: [Double]
  let labels: [String]

  init(_ values: [Double], labels: [String] = []) {
    self.values = values
    self.labels = labels
  }

  func numberOfBars(in chartView: BarChartView) -> Int { values.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { values[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { item < labels.count ? labels[item] : nil }
}

/// A data source that hands its values over in runs.
final class SpanSource: BarChartViewDataSource {
  let values: ContiguousArray<Double>

  init(_ values: [Double]) { self.values = ContiguousArray(values) }

  func numberOfBars(in chartView: BarChartView) -> Int { values.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { values[index.item] }
  func barChartView(
    _ chartView: BarChartView, valuesForBarsIn items: Range<Int>, ofSeries series: Int, into run: inout OutputSpan<Double>
  ) {
    for item in items { run.append(values[item]) }
  }
}

/// A delegate that says something of each bar and hears each event.
final class StylingDelegate: BarChartViewDelegate {
  private(set) var events = 0
  private let plain = BarStyle(color: .series(0))
  private let strong = BarStyle(color: .series(1), selectedColor: .token(.accent, opacity: 1))

  func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle {
    index.item % 1000 < 500 ? plain : strong
  }
  func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) { events += 1 }
  func barChartView(_ chartView: BarChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) { events += 1 }
}
