/// Gives a funnel its colours and styles, draws what the app draws itself, and hears of selections. Every method has a default.
///
/// Styles are asked once a reload. A selection that has begun ends exactly once, whatever happens to it.
public protocol FunnelChartViewDelegate: AnyObject {
  /// How a stage looks; the look's own unless told otherwise.
  func funnelChartView(_ chartView: FunnelChartView, styleForStageAt index: Int) -> StageStyle

  /// Draws a stage in place of the chart, and says that it did; false, the default, lets the chart draw it.
  ///
  /// Called once a layout for each stage that has its own mark, and not for a missing one. What is drawn moves, fades and folds with
  /// the stage; words that the chart writes inside stages are then the app's as well.
  /// - Parameters:
  ///   - shape: The stage's outline, in points of the view.
  ///   - recorder: What the stage is drawn with: `recorder.fill(shape.figure(radius: 4), paint: .color(.accent))`.
  func funnelChartView(
    _ chartView: FunnelChartView, drawStageAt index: Int, in shape: StageShape, into recorder: inout Drawing.Recorder
  ) -> Bool

  /// Draws a picture that says that there is nothing to draw, in place of the chart's words, and says that it did; false by default.
  ///
  /// Called once a layout while there is no count at all.
  /// - Parameters:
  ///   - rect: 128 × 128 in the middle of the stages' room, or less where there is less room.
  ///   - recorder: What the picture is drawn with.
  func funnelChartView(
    _ chartView: FunnelChartView, drawNoDataIn rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool

  /// What the tooltip of a stage says; the chart's own words unless told otherwise, nil for no tooltip.
  func funnelChartView(
    _ chartView: FunnelChartView, tooltipForStageAt index: Int, suggested: TooltipContent
  ) -> TooltipContent?

  /// Whether a stage may be selected; true unless told otherwise. Not asked of missing stages, which may not.
  func funnelChartView(_ chartView: FunnelChartView, shouldSelectStageAt index: Int) -> Bool

  /// A stage has been selected. The touch is nil when no touch did it.
  func funnelChartView(_ chartView: FunnelChartView, didBeginSelectionAt index: Int, touch: ChartTouch?)

  /// The finger went on to another stage, which is now the one selected.
  func funnelChartView(_ chartView: FunnelChartView, didMoveSelectionTo index: Int, touch: ChartTouch?)

  /// The selection has ended, wherever the finger is: the stage selected last, the touch that ended it or nil, and why.
  func funnelChartView(
    _ chartView: FunnelChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd)
}

extension FunnelChartViewDelegate {
  /// The look's own.
  public func funnelChartView(_ chartView: FunnelChartView, styleForStageAt index: Int) -> StageStyle { .standard }
  /// The chart draws the stage.
  public func funnelChartView(
    _ chartView: FunnelChartView, drawStageAt index: Int, in shape: StageShape, into recorder: inout Drawing.Recorder
  ) -> Bool { false }
  /// The chart says it in words.
  public func funnelChartView(
    _ chartView: FunnelChartView, drawNoDataIn rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool { false }
  /// The chart's own words.
  public func funnelChartView(
    _ chartView: FunnelChartView, tooltipForStageAt index: Int, suggested: TooltipContent
  ) -> TooltipContent? { suggested }
  /// Every stage may.
  public func funnelChartView(_ chartView: FunnelChartView, shouldSelectStageAt index: Int) -> Bool { true }
  /// Nothing.
  public func funnelChartView(_ chartView: FunnelChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {}
  /// Nothing.
  public func funnelChartView(_ chartView: FunnelChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {}
  /// Nothing.
  public func funnelChartView(
    _ chartView: FunnelChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd
  ) {}
}
