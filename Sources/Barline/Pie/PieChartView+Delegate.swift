/// Gives a pie chart its colours and styles, and hears of selections. Every method has a default.
///
/// Styles are asked once a reload. A selection that has begun ends exactly once, whatever happens to it.
public protocol PieChartViewDelegate: AnyObject {
  /// How a slice looks; the look's own unless told otherwise.
  func pieChartView(_ chartView: PieChartView, styleForSliceAt index: Int) -> SliceStyle

  /// Draws a slice in place of the chart, and says that it did; false, the default, lets the chart draw it.
  ///
  /// Called once a layout for each slice that has its own mark. What is drawn turns, folds and moves out with the slice.
  /// - Parameters:
  ///   - sector: The slice without its gap, in points of the view.
  ///   - recorder: What the slice is drawn with.
  func pieChartView(
    _ chartView: PieChartView, drawSliceAt index: Int, in sector: Sector, into recorder: inout Drawing.Recorder
  ) -> Bool

  /// Draws what stands in the middle of a ring in place of the chart, and says that it did; false, the default, leaves it to the chart's
  /// `center`. Called once a layout, where there is a hole.
  ///
  /// - Parameters:
  ///   - rect: The largest upright rectangle that the hole has room for; what is drawn is not cut to it.
  ///   - recorder: What the middle is drawn with.
  func pieChartView(
    _ chartView: PieChartView, drawCenterIn rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool

  /// What a slice's label says behind or under its name; nil, the default, for the share or the value, as `labelContent` has it. An
  /// empty string for nothing. Not asked where labels have no number.
  func pieChartView(_ chartView: PieChartView, textForLabelOfSliceAt index: Int) -> String?

  /// What the tooltip of a slice says; the chart's own words unless told otherwise, nil for no tooltip.
  func pieChartView(_ chartView: PieChartView, tooltipForSliceAt index: Int, suggested: TooltipContent) -> TooltipContent?

  /// Whether a slice may be selected; true unless told otherwise. Not asked where there is no slice: that may not.
  func pieChartView(_ chartView: PieChartView, shouldSelectSliceAt index: Int) -> Bool

  /// A slice has been selected. The touch is nil when no touch did it.
  func pieChartView(_ chartView: PieChartView, didBeginSelectionAt index: Int, touch: ChartTouch?)

  /// The finger went on to another slice, which is now the one selected.
  func pieChartView(_ chartView: PieChartView, didMoveSelectionTo index: Int, touch: ChartTouch?)

  /// The selection has ended, wherever the finger is: the slice selected last, the touch that ended it or nil, and why.
  func pieChartView(_ chartView: PieChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd)
}

extension PieChartViewDelegate {
  /// The look's own.
  public func pieChartView(_ chartView: PieChartView, styleForSliceAt index: Int) -> SliceStyle { .standard }
  /// The chart draws the slice.
  public func pieChartView(
    _ chartView: PieChartView, drawSliceAt index: Int, in sector: Sector, into recorder: inout Drawing.Recorder
  ) -> Bool { false }
  /// The chart's own.
  public func pieChartView(
    _ chartView: PieChartView, drawCenterIn rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool { false }
  /// The share or the value.
  public func pieChartView(_ chartView: PieChartView, textForLabelOfSliceAt index: Int) -> String? { nil }
  /// The chart's own words.
  public func pieChartView(
    _ chartView: PieChartView, tooltipForSliceAt index: Int, suggested: TooltipContent
  ) -> TooltipContent? {
    suggested
  }
  /// Every slice may.
  public func pieChartView(_ chartView: PieChartView, shouldSelectSliceAt index: Int) -> Bool { true }
  /// Nothing.
  public func pieChartView(_ chartView: PieChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {}
  /// Nothing.
  public func pieChartView(_ chartView: PieChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {}
  /// Nothing.
  public func pieChartView(_ chartView: PieChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd) {}
}
