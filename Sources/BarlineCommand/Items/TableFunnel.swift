import Barline

/// Feeds a funnel from a table, a run at a time, and tells what its selection goes through.
final class TableFunnel: FunnelChartViewDataSource, FunnelChartViewDelegate {
  var items: [ItemData.Item]
  /// The colours of the first stages; the others' are the funnel's own.
  private let colors: [ChartColor]
  private let say: (SelectionEvent) -> Void

  /// - Parameters:
  ///   - colors: The colours of the first stages.
  ///   - say: Is given each event.
  init(_ data: ItemData, colors: [ChartColor], say: @escaping (SelectionEvent) -> Void) {
    items = data.items
    self.colors = colors
    self.say = say
  }

  func numberOfStages(in chartView: FunnelChartView) -> Int { items.count }

  func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? { items[index].value }

  func funnelChartView(
    _ chartView: FunnelChartView, valuesForStagesIn stages: Range<Int>, into values: inout OutputSpan<Double>
  ) {
    for stage in stages { values.append(items[stage].value) }
  }

  func funnelChartView(_ chartView: FunnelChartView, goalForStageAt index: Int) -> Double? { items[index].goal }

  func funnelChartView(_ chartView: FunnelChartView, labelForStageAt index: Int) -> String? { items[index].label }

  func funnelChartView(_ chartView: FunnelChartView, styleForStageAt index: Int) -> StageStyle {
    StageStyle(fill: colors.indices.contains(index) ? .color(colors[index]) : nil)
  }

  func funnelChartView(_ chartView: FunnelChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {
    say(SelectionEvent(.began, stageAt: index, in: chartView))
  }

  func funnelChartView(_ chartView: FunnelChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {
    say(SelectionEvent(.moved, stageAt: index, in: chartView))
  }

  func funnelChartView(
    _ chartView: FunnelChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd
  ) {
    say(SelectionEvent(.ended(reason), stageAt: index, in: chartView))
  }
}
