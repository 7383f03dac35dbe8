import Barline

/// Feeds a row of tiers from a table, and tells what its selection goes through.
final class TableTiers: TierChartViewDataSource, TierChartViewDelegate {
  var data: TierData
  private let request: ChartRequest
  private let say: (SelectionEvent) -> Void

  /// - Parameters:
  ///   - request: The words over the marker, amounts to reach, and colours.
  ///   - say: Is given each event.
  init(_ data: TierData, for request: ChartRequest, say: @escaping (SelectionEvent) -> Void) {
    self.data = data
    self.request = request
    self.say = say
  }

  func numberOfTiers(in chartView: TierChartView) -> Int { data.tiers.count }

  func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds {
    TierBounds(from: data.tiers[index].begin, to: data.tiers[index].end)
  }

  func amount(in chartView: TierChartView) -> Double? { data.amount }

  func tierChartView(_ chartView: TierChartView, labelForTierAt index: Int) -> String? { data.tiers[index].label }

  func tierChartView(_ chartView: TierChartView, savingForTierAt index: Int) -> String? { data.tiers[index].saving }

  func unit(in chartView: TierChartView) -> String? { data.unit }

  func pillText(in chartView: TierChartView) -> String? { request.tiers.pill }

  func goals(in chartView: TierChartView) -> [TierModel.Goal] { request.tiers.goals }

  func tierChartView(_ chartView: TierChartView, styleForTierAt index: Int) -> TierStyle {
    request.color(at: index, isForAll: true).map { TierStyle(color: $0) } ?? .standard
  }

  /// No number stands where a tier goes on for ever.
  func tierChartView(_ chartView: TierChartView, textForBoundaryAt amount: Double) -> String? {
    amount == data.open?.end ? "" : nil
  }

  func tierChartView(_ chartView: TierChartView, tooltipForTierAt index: Int, suggested: TooltipContent) -> TooltipContent? {
    guard index == data.open?.tier, !suggested.rows.isEmpty else { return suggested }
    var content = suggested
    var format = chartView.boundaryFormat
    format.unit = data.unit
    let from = format.text(data.tiers[index].begin, locale: chartView.environment.locale, showsUnit: true)
    content.rows[0].value = from + " and more"
    return content
  }

  func tierChartView(_ chartView: TierChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {
    say(SelectionEvent(.began, tierAt: index, in: chartView))
  }

  func tierChartView(_ chartView: TierChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {
    say(SelectionEvent(.moved, tierAt: index, in: chartView))
  }

  func tierChartView(_ chartView: TierChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd) {
    say(SelectionEvent(.ended(reason), tierAt: index, in: chartView))
  }
}
