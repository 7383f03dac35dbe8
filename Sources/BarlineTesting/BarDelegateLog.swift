import Barline

/// A bar chart's delegate that writes down what it hears, for tests of what an app's chart does when it is touched.
///
///     let log = BarDelegateLog()
///     chart.delegate = log
///     TouchScript.tap(at: ChartPoint(x: 40, y: 80)).play(on: chart)
///     log.lines      // began bar 0 "Jan" series 0 value 116.5
///                    // ended bar 0 "Jan" series 0 value 116.5 (ended)
///     log.problems   // empty: each begin was ended, once
///
/// A chart does not keep its delegate alive: the test holds the log. An app's own delegate can stand behind it: it is asked for styles
/// and told of everything, as if it were the chart's.
public final class BarDelegateLog: BarChartViewDelegate, SelectionLog {
  /// What has been heard.
  public var record = SelectionRecord()
  /// Who is asked and told in turn; nil for nobody. Kept alive.
  public let next: (any BarChartViewDelegate)?

  /// Makes a log; alone, unless an app's own delegate stands behind it.
  public init(forwardingTo next: (any BarChartViewDelegate)? = nil) { self.next = next }

  private func hear(_ kind: SelectionEvent.Kind, _ index: ChartIndex, _ touch: ChartTouch?, _ chartView: BarChartView) {
    record.add(SelectionEvent(kind, barAt: index, in: chartView), touch: touch)
  }

  /// Writes down a begin.
  public func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    hear(.began, index, touch, chartView)
    next?.barChartView(chartView, didBeginSelectionAt: index, touch: touch)
  }

  /// Writes down a move.
  public func barChartView(_ chartView: BarChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {
    hear(.moved, index, touch, chartView)
    next?.barChartView(chartView, didMoveSelectionTo: index, touch: touch)
  }

  /// Writes down an end.
  public func barChartView(
    _ chartView: BarChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd
  ) {
    hear(.ended(reason), index, touch, chartView)
    next?.barChartView(chartView, didEndSelectionAt: index, touch: touch, reason: reason)
  }
}

extension BarDelegateLog {
  /// What the delegate behind the log says.
  public func barPadding(in chartView: BarChartView) -> Double? { next?.barPadding(in: chartView) }

  /// What the delegate behind the log says.
  public func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle {
    next?.barChartView(chartView, styleForBarAt: index) ?? .standard
  }

  /// What the delegate behind the log draws.
  public func barChartView(
    _ chartView: BarChartView, drawBarAt index: ChartIndex, in rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool {
    next?.barChartView(chartView, drawBarAt: index, in: rect, into: &recorder) ?? false
  }

  /// What the delegate behind the log says.
  public func valueAxis(in chartView: BarChartView) -> ValueAxis { next?.valueAxis(in: chartView) ?? chartView.valueAxis }

  /// What the delegate behind the log says.
  public func barChartView(_ chartView: BarChartView, textForTickAt value: Double) -> String? {
    next?.barChartView(chartView, textForTickAt: value)
  }

  /// What the delegate behind the log says.
  public func categoryAxis(in chartView: BarChartView) -> CategoryAxis {
    next?.categoryAxis(in: chartView) ?? chartView.categoryAxis
  }

  /// What the delegate behind the log says.
  public func selectionBand(in chartView: BarChartView) -> SelectionBand {
    next?.selectionBand(in: chartView) ?? SelectionBand()
  }

  /// What the delegate behind the log says.
  public func barChartView(
    _ chartView: BarChartView, tooltipForBarAt index: ChartIndex, suggested: TooltipContent
  ) -> TooltipContent? {
    guard let next else { return suggested }
    return next.barChartView(chartView, tooltipForBarAt: index, suggested: suggested)
  }

  /// What the delegate behind the log says.
  public func barChartView(_ chartView: BarChartView, shouldSelectBarAt index: ChartIndex) -> Bool {
    next?.barChartView(chartView, shouldSelectBarAt: index) ?? true
  }

  /// Tells the delegate behind the log.
  public func barChartViewDidScroll(_ chartView: BarChartView) { next?.barChartViewDidScroll(chartView) }
}
