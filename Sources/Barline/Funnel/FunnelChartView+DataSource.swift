/// Says how many stages a funnel has, and the count of each.
///
/// Two methods are enough:
///
///     final class SignUps: FunnelChartViewDataSource {
///       let counts = [12_000.0, 3_000, 1_500]
///       func numberOfStages(in chartView: FunnelChartView) -> Int { counts.count }
///       func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? { counts[index] }
///     }
///
/// Stages are told apart by their places in the data, whatever the order in which they are shown. A reload reads the number of stages,
/// counts and goals once, in order, and asks none of them again until the next. Labels and identities are asked by stage, only where
/// one is shown, marked or selected, and kept until the next reload.
public protocol FunnelChartViewDataSource: AnyObject {
  /// How many stages there are. A negative number counts as 0. A chart reads 16,777,216 counts at most, and tells of more in its
  /// diagnostics.
  func numberOfStages(in chartView: FunnelChartView) -> Int

  /// How many have come as far as a stage: nil or NaN where that is missing. An infinite count is missing, one below zero has no width.
  func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double?

  /// The counts of a run of stages, missing ones as NaN: the form that a chart always reads, in order and at most 65,536 at a time. It
  /// asks for one count after another unless told otherwise. Counts left out are missing; more than asked for is a fault that traps.
  func funnelChartView(
    _ chartView: FunnelChartView, valuesForStagesIn stages: Range<Int>, into values: inout OutputSpan<Double>)

  /// How many were to come as far as a stage; nil, the default, NaN, infinite and negative ones are no goal.
  func funnelChartView(_ chartView: FunnelChartView, goalForStageAt index: Int) -> Double?

  /// What a stage is called beside it, in the tooltip and by screen readers; nil, the default, for nothing.
  func funnelChartView(_ chartView: FunnelChartView, labelForStageAt index: Int) -> String?

  /// What a stage is known by when data are reloaded, so that it moves and its selection stays; its place unless told otherwise.
  func funnelChartView(_ chartView: FunnelChartView, idForStageAt index: Int) -> ChartID
}

extension FunnelChartViewDataSource {
  /// Asks for one count after another.
  @inlinable public func funnelChartView(
    _ chartView: FunnelChartView, valuesForStagesIn stages: Range<Int>, into values: inout OutputSpan<Double>
  ) {
    for stage in stages { values.append(funnelChartView(chartView, valueForStageAt: stage) ?? .nan) }
  }

  /// None.
  public func funnelChartView(_ chartView: FunnelChartView, goalForStageAt index: Int) -> Double? { nil }

  /// None.
  public func funnelChartView(_ chartView: FunnelChartView, labelForStageAt index: Int) -> String? { nil }

  /// The stage's place.
  public func funnelChartView(_ chartView: FunnelChartView, idForStageAt index: Int) -> ChartID { .index(index) }
}
