import Barline

/// Feeds a row of tiers from a table, and tells what its selection goes through.
final class TableTiers: TierChartViewDataSource, TierChartViewDelegate {
  var data: TierData
  private let pill: String?
  private let goals: [TierModel.Goal]
  private let say: (SelectionEvent) -> Void

  /// - Parameters:
  ///   - pill: The words over the marker; nil for the amount.
  ///   - goals: Amounts to reach.
  ///   - say: Is given each event.
  init(_ data: TierData, pill: String?, goals: [TierModel.Goal], say: @escaping (SelectionEvent) -> Void) {
    self.data = data
    self.pill = pill
    self.goals = goals
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

  func pillText(in chartView: TierChartView) -> String? { pill }

  func goals(in chartView: TierChartView) -> [TierModel.Goal] { goals }

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
