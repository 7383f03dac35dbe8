/// A count as a share of another.
package enum FunnelRate {
  /// The share; nil where there is none: a count is missing or negative, or the other is zero, or so small that the share is no number.
  package static func share(of value: Double, in whole: Double) -> Double? {
    guard value >= 0, whole > 0 else { return nil }
    let share = value / whole
    return share.isFinite ? share : nil
  }
}

extension FunnelPlan {
  /// A stage's count as a share of the count of the stage before it, in the order shown: 0.25 for 25 %. More than 1 where counts rise.
  ///
  /// Nil for the first stage, after a count of zero, and where one of the two is missing or negative: in words "—".
  ///
  ///     let model = FunnelModel(values: [200, 0, 50, 75])
  ///     let plan = model.plan(in: ChartSize(width: 320, height: 200))
  ///     plan.rateOfPrevious(ofStageAt: ChartIndex(item: 1), in: model)   // 0
  ///     plan.rateOfPrevious(ofStageAt: ChartIndex(item: 2), in: model)   // nil
  ///     plan.rateOfPrevious(ofStageAt: ChartIndex(item: 3), in: model)   // 1.5
  public func rateOfPrevious(ofStageAt index: ChartIndex, in model: FunnelModel) -> Double? {
    guard let value = model.value(at: index), index.item < sequence.count else { return nil }
    let position = sequence.position(of: index.item)
    guard position > 0 else { return nil }
    return FunnelRate.share(of: value, in: self.value(at: position - 1, in: model))
  }

  /// A stage's count as a share of the count of the first stage shown; 1 for that stage itself.
  ///
  /// Nil where the first count is zero, and where one of the two is missing or negative.
  public func rateOfFirst(ofStageAt index: ChartIndex, in model: FunnelModel) -> Double? {
    guard let value = model.value(at: index), index.item < sequence.count else { return nil }
    return FunnelRate.share(of: value, in: self.value(at: 0, in: model))
  }
}
