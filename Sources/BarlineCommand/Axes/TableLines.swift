import Barline

/// Feeds a line chart from a table, a run at a time, and tells what its selection goes through.
final class TableLines: LineChartViewDataSource, LineChartViewDelegate {
  var data: ChartData
  private let style: LineStyle
  private let colors: [ChartColor]
  private let say: (SelectionEvent) -> Void

  /// - Parameters:
  ///   - style: How each line looks.
  ///   - colors: The colours of the first lines; the others' are the theme's.
  ///   - say: Is given each event.
  init(_ data: ChartData, style: LineStyle, colors: [ChartColor], say: @escaping (SelectionEvent) -> Void) {
    self.data = data
    self.style = style
    self.colors = colors
    self.say = say
  }

  func numberOfLines(in chartView: LineChartView) -> Int { data.series.count }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { data.count }

  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    data.series[index.series].values[index.item]
  }

  func lineChartView(
    _ chartView: LineChartView, valuesForPointsIn items: Range<Int>, ofLine line: Int, into values: inout OutputSpan<Double>
  ) {
    let all = data.series[line].values
    for item in items { values.append(all[item]) }
  }

  func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool { data.positions != nil }

  func lineChartView(
    _ chartView: LineChartView, positionsForPointsIn items: Range<Int>, ofLine line: Int, into positions: inout OutputSpan<Double>
  ) {
    guard let all = data.positions?.values else { return }
    for item in items { positions.append(all[item]) }
  }

  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { data.label(item) }

  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { data.series[line].name }

  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    var style = style
    if data.isSparse { style.gaps = .bridge }
    if colors.indices.contains(line) { style.paint = .color(colors[line]) }
    return style
  }

  func lineChartView(_ chartView: LineChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    say(SelectionEvent(.began, pointAt: index, in: chartView))
  }

  func lineChartView(_ chartView: LineChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {
    say(SelectionEvent(.moved, pointAt: index, in: chartView))
  }

  func lineChartView(_ chartView: LineChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd) {
    say(SelectionEvent(.ended(reason), pointAt: index, in: chartView))
  }
}
