import Barline

/// Feeds a bar chart from a table, a run at a time, and tells what its selection goes through.
final class TableBars: BarChartViewDataSource, BarChartViewDelegate {
  var data: ChartData
  private let request: ChartRequest
  private let say: (SelectionEvent) -> Void

  /// - Parameters:
  ///   - request: The colours that were asked for.
  ///   - say: Is given each event.
  init(_ data: ChartData, for request: ChartRequest, say: @escaping (SelectionEvent) -> Void) {
    self.data = data
    self.request = request
    self.say = say
  }

  func numberOfBars(in chartView: BarChartView) -> Int { data.count }

  func numberOfSeries(in chartView: BarChartView) -> Int { data.series.count }

  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? {
    data.series[index.series].values[index.item]
  }

  func barChartView(
    _ chartView: BarChartView, valuesForBarsIn items: Range<Int>, ofSeries series: Int, into values: inout OutputSpan<Double>
  ) {
    let all = data.series[series].values
    for item in items { values.append(all[item]) }
  }

  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { data.label(item) }

  func barChartView(_ chartView: BarChartView, nameOfSeries series: Int) -> String? { data.series[series].name }

  func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle {
    let isAlone = data.series.count == 1
    let color = request.color(at: isAlone ? index.item : index.series, isForAll: isAlone && index.item != data.other)
    // What was gathered from several rows is neutral: it is no row of its own.
    guard let color = color ?? (isAlone && index.item == data.other ? .other : nil) else { return .standard }
    return BarStyle(color: color)
  }

  func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    say(SelectionEvent(.began, barAt: index, in: chartView))
  }

  func barChartView(_ chartView: BarChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {
    say(SelectionEvent(.moved, barAt: index, in: chartView))
  }

  func barChartView(_ chartView: BarChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd) {
    say(SelectionEvent(.ended(reason), barAt: index, in: chartView))
  }
}
