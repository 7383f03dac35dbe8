/// Gives a tier chart its colours and styles, and hears of selections. Every method has a default.
///
/// Styles are asked once a reload. A selection that has begun ends exactly once, whatever happens to it.
public protocol TierChartViewDelegate: AnyObject {
  /// How a tier looks; the look's own unless told otherwise.
  func tierChartView(_ chartView: TierChartView, styleForTierAt index: Int) -> TierStyle

  /// Draws a tier's part of the track in place of the chart, and says that it did; false, the default, lets the chart draw it. Its words
  /// are the chart's either way.
  ///
  /// Called once a layout for each tier that is drawn. What is drawn moves, fades and becomes wider or narrower with the tier; how much
  /// of it is reached does not move.
  /// - Parameters:
  ///   - rect: The tier's part of the track, in points of the view.
  ///   - reached: How much of it is reached, from 0 to 1.
  ///   - recorder: What the tier is drawn with.
  func tierChartView(
    _ chartView: TierChartView, drawTierAt index: Int, in rect: ChartRect, reached: Double, into recorder: inout Drawing.Recorder
  ) -> Bool

  /// What an amount under the track, or at a goal without words, says; nil, the default, for the number as `boundaryFormat` writes it.
  /// An empty string for nothing. A layout may ask more than once.
  func tierChartView(_ chartView: TierChartView, textForBoundaryAt amount: Double) -> String?

  /// What the tooltip of a tier says; the chart's own words unless told otherwise, nil for no tooltip.
  func tierChartView(_ chartView: TierChartView, tooltipForTierAt index: Int, suggested: TooltipContent) -> TooltipContent?

  /// Whether a tier may be selected; true unless told otherwise. Not asked of tiers that are not drawn, which may not.
  func tierChartView(_ chartView: TierChartView, shouldSelectTierAt index: Int) -> Bool

  /// A tier has been selected. The touch is nil when no touch did it.
  func tierChartView(_ chartView: TierChartView, didBeginSelectionAt index: Int, touch: ChartTouch?)

  /// The finger went on to another tier, which is now the one selected.
  func tierChartView(_ chartView: TierChartView, didMoveSelectionTo index: Int, touch: ChartTouch?)

  /// The selection has ended, wherever the finger is: the tier selected last, the touch that ended it or nil, and why.
  func tierChartView(_ chartView: TierChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd)
}

extension TierChartViewDelegate {
  /// The look's own.
  public func tierChartView(_ chartView: TierChartView, styleForTierAt index: Int) -> TierStyle { .standard }
  /// The chart draws the tier.
  public func tierChartView(
    _ chartView: TierChartView, drawTierAt index: Int, in rect: ChartRect, reached: Double, into recorder: inout Drawing.Recorder
  ) -> Bool { false }
  /// The number as the chart's `boundaryFormat` writes it.
  public func tierChartView(_ chartView: TierChartView, textForBoundaryAt amount: Double) -> String? { nil }
  /// The chart's own words.
  public func tierChartView(
    _ chartView: TierChartView, tooltipForTierAt index: Int, suggested: TooltipContent
  ) -> TooltipContent? {
    suggested
  }
  /// Every tier may.
  public func tierChartView(_ chartView: TierChartView, shouldSelectTierAt index: Int) -> Bool { true }
  /// Nothing.
  public func tierChartView(_ chartView: TierChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {}
  /// Nothing.
  public func tierChartView(_ chartView: TierChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {}
  /// Nothing.
  public func tierChartView(_ chartView: TierChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd) {}
}
