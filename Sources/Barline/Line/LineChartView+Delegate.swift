/// Gives a line chart its styles and hears of selections. Every method has a default.
///
/// Styles and axes are asked once a reload. A selection that has begun ends exactly once, whatever happens to it.
public protocol LineChartViewDelegate: AnyObject {
  /// How a line looks; the look's own unless told otherwise.
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle

  /// How one point's dot looks, asked only of lines that have dots; nil, the default, for its line's.
  func lineChartView(_ chartView: LineChartView, dotStyleForPointAt index: ChartIndex) -> DotStyle?

  /// Draws a point's dot in place of the chart, and says that it did; false, the default, lets the chart draw it.
  ///
  /// Called once a layout for each point of a line with dots that has its own mark (up to 2,000 in a chart).
  func lineChartView(
    _ chartView: LineChartView, drawDotAt index: ChartIndex, center: ChartPoint, into recorder: inout Drawing.Recorder
  ) -> Bool

  /// The axis of values; the chart's own `valueAxis` unless told otherwise.
  func valueAxis(in chartView: LineChartView) -> ValueAxis

  /// What a tick of the value axis says; nil, the default, for the number as the axis writes it.
  func lineChartView(_ chartView: LineChartView, textForTickAt value: Double) -> String?

  /// The axis of items, for lines without positions of their own; the chart's own `categoryAxis` unless told otherwise.
  func categoryAxis(in chartView: LineChartView) -> CategoryAxis

  /// The axis of positions, for lines that have their own; the chart's own `positionAxis` unless told otherwise.
  func positionAxis(in chartView: LineChartView) -> PositionAxis

  /// What a tick of the position axis says; nil, the default, for the position as the axis writes it.
  func lineChartView(_ chartView: LineChartView, textForPosition position: Double) -> String?

  /// The hairline or band behind the selected point.
  func selectionBand(in chartView: LineChartView) -> LineSelectionBand

  /// What the tooltip of a point says; the chart's own words unless told otherwise, nil for no tooltip.
  func lineChartView(
    _ chartView: LineChartView, tooltipForPointAt index: ChartIndex, suggested: TooltipContent
  ) -> TooltipContent?

  /// Whether a point may be selected; true unless told otherwise. Not asked of missing points, which may not.
  func lineChartView(_ chartView: LineChartView, shouldSelectPointAt index: ChartIndex) -> Bool

  /// A point has been selected. The touch is nil when no touch did it.
  func lineChartView(_ chartView: LineChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?)

  /// The finger went on to another point, which is now the one selected.
  func lineChartView(_ chartView: LineChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?)

  /// The selection has ended, wherever the finger is: the point selected last, the touch that ended it or nil, and why.
  func lineChartView(_ chartView: LineChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd)

  /// Another part of the content is in view: a finger, its own run or code has moved it, or a layout. Told once for each layout; of what
  /// code has set, when the chart is laid out, at the next drawing or question at the latest.
  func lineChartViewDidScroll(_ chartView: LineChartView)
}

extension LineChartViewDelegate {
  /// The look's own.
  public func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle { .standard }
  /// Its line's.
  public func lineChartView(_ chartView: LineChartView, dotStyleForPointAt index: ChartIndex) -> DotStyle? { nil }
  /// The chart draws the dot.
  public func lineChartView(
    _ chartView: LineChartView, drawDotAt index: ChartIndex, center: ChartPoint, into recorder: inout Drawing.Recorder
  ) -> Bool { false }
  /// The chart's own.
  public func valueAxis(in chartView: LineChartView) -> ValueAxis { chartView.valueAxis }
  /// The number as the axis writes it.
  public func lineChartView(_ chartView: LineChartView, textForTickAt value: Double) -> String? { nil }
  /// The chart's own.
  public func categoryAxis(in chartView: LineChartView) -> CategoryAxis { chartView.categoryAxis }
  /// The chart's own.
  public func positionAxis(in chartView: LineChartView) -> PositionAxis { chartView.positionAxis }
  /// The position as the axis writes it.
  public func lineChartView(_ chartView: LineChartView, textForPosition position: Double) -> String? { nil }
  /// The look's own.
  public func selectionBand(in chartView: LineChartView) -> LineSelectionBand { LineSelectionBand() }
  /// The chart's own words.
  public func lineChartView(
    _ chartView: LineChartView, tooltipForPointAt index: ChartIndex, suggested: TooltipContent
  ) -> TooltipContent? { suggested }
  /// Every point may.
  public func lineChartView(_ chartView: LineChartView, shouldSelectPointAt index: ChartIndex) -> Bool { true }
  /// Nothing.
  public func lineChartView(_ chartView: LineChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {}
  /// Nothing.
  public func lineChartView(_ chartView: LineChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {}
  /// Nothing.
  public func lineChartView(
    _ chartView: LineChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd
  ) {}
  /// Nothing.
  public func lineChartViewDidScroll(_ chartView: LineChartView) {}
}
