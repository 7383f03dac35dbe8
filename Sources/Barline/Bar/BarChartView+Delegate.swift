/// Gives a bar chart its padding, colours and styles, and hears of selections. Every method has a default.
///
/// Styles, padding and axes are asked once a reload. A selection that has begun ends exactly once, whatever happens to it.
public protocol BarChartViewDelegate: AnyObject {
  /// Points between bars, or between groups where there are several series, the outer ones flush with the plot's edges. Nil, the
  /// default, and NaN are the look's rule: 30 % of the band is free, and a bar at most 96 wide. Kept in 0…width / count.
  func barPadding(in chartView: BarChartView) -> Double?

  /// How a bar looks; the look's own unless told otherwise.
  func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle

  /// Draws a bar in place of the chart, and says that it did; false, the default, lets the chart draw it.
  ///
  /// Called once a layout for each bar that has its own mark. What is drawn moves, fades and folds with the bar.
  /// - Parameters:
  ///   - rect: The bar, from its baseline to its value, in points of the view.
  ///   - recorder: What the bar is drawn with.
  func barChartView(
    _ chartView: BarChartView, drawBarAt index: ChartIndex, in rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool

  /// The axis of values; the chart's own `valueAxis` unless told otherwise.
  func valueAxis(in chartView: BarChartView) -> ValueAxis

  /// What a tick of the value axis says; nil, the default, for the number as the axis writes it. An empty string for nothing.
  func barChartView(_ chartView: BarChartView, textForTickAt value: Double) -> String?

  /// The axis of categories; the chart's own `categoryAxis` unless told otherwise.
  func categoryAxis(in chartView: BarChartView) -> CategoryAxis

  /// The soft column behind the selected bar.
  func selectionBand(in chartView: BarChartView) -> SelectionBand

  /// What the tooltip of a bar says; the chart's own words unless told otherwise, nil for no tooltip.
  func barChartView(_ chartView: BarChartView, tooltipForBarAt index: ChartIndex, suggested: TooltipContent) -> TooltipContent?

  /// Whether a bar may be selected; true unless told otherwise. Not asked of missing bars, which may not.
  func barChartView(_ chartView: BarChartView, shouldSelectBarAt index: ChartIndex) -> Bool

  /// A bar has been selected. The touch is nil when no touch did it.
  func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?)

  /// The finger went on to another bar, which is now the one selected.
  func barChartView(_ chartView: BarChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?)

  /// The selection has ended, wherever the finger is: the bar selected last, the touch that ended it or nil, and why.
  func barChartView(_ chartView: BarChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd)

  /// Another part of the content is in view: a finger, its own run or code has moved it, or a layout. Told once for each layout; of what
  /// code has set, when the chart is laid out, at the next drawing or question at the latest.
  func barChartViewDidScroll(_ chartView: BarChartView)
}

extension BarChartViewDelegate {
  /// The look's rule.
  public func barPadding(in chartView: BarChartView) -> Double? { nil }
  /// The look's own.
  public func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle { .standard }
  /// The chart draws the bar.
  public func barChartView(
    _ chartView: BarChartView, drawBarAt index: ChartIndex, in rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool { false }
  /// The chart's own.
  public func valueAxis(in chartView: BarChartView) -> ValueAxis { chartView.valueAxis }
  /// The number as the axis writes it.
  public func barChartView(_ chartView: BarChartView, textForTickAt value: Double) -> String? { nil }
  /// The chart's own.
  public func categoryAxis(in chartView: BarChartView) -> CategoryAxis { chartView.categoryAxis }
  /// The look's own.
  public func selectionBand(in chartView: BarChartView) -> SelectionBand { SelectionBand() }
  /// The chart's own words.
  public func barChartView(
    _ chartView: BarChartView, tooltipForBarAt index: ChartIndex, suggested: TooltipContent
  ) -> TooltipContent? {
    suggested
  }
  /// Every bar may.
  public func barChartView(_ chartView: BarChartView, shouldSelectBarAt index: ChartIndex) -> Bool { true }
  /// Nothing.
  public func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {}
  /// Nothing.
  public func barChartView(_ chartView: BarChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {}
  /// Nothing.
  public func barChartView(
    _ chartView: BarChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd
  ) {}
  /// Nothing.
  public func barChartViewDidScroll(_ chartView: BarChartView) {}
}
