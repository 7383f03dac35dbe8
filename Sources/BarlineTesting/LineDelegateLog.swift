import Barline

/// A line chart's delegate that writes down what it hears, for tests of what an app's chart does when it is touched.
///
///     let log = LineDelegateLog()
///     chart.delegate = log
///     TouchScript.tap(at: ChartPoint(x: 40, y: 80)).play(on: chart)
///     log.lines      // began point 3 "2004" line 0 "Fossil Fuels" value 36205
///                    // ended point 3 "2004" line 0 "Fossil Fuels" value 36205 (ended)
///     log.problems   // empty: each begin was ended, once
///
/// A chart does not keep its delegate alive: the test holds the log. An app's own delegate can stand behind it: it is asked for styles
/// and told of everything, as if it were the chart's.
public final class LineDelegateLog: LineChartViewDelegate, SelectionLog {
  /// What has been heard.
  public var record = SelectionRecord()
  /// Who is asked and told in turn; nil for nobody. Kept alive.
  public let next: (any LineChartViewDelegate)?

  /// Makes a log; alone, unless an app's own delegate stands behind it.
  public init(forwardingTo next: (any LineChartViewDelegate)? = nil) { self.next = next }

  private func hear(_ kind: SelectionEvent.Kind, _ index: ChartIndex, _ touch: ChartTouch?, _ chartView: LineChartView) {
    record.add(SelectionEvent(kind, pointAt: index, in: chartView), touch: touch)
  }

  /// Writes down a begin.
  public func lineChartView(_ chartView: LineChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    hear(.began, index, touch, chartView)
    next?.lineChartView(chartView, didBeginSelectionAt: index, touch: touch)
  }

  /// Writes down a move.
  public func lineChartView(_ chartView: LineChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {
    hear(.moved, index, touch, chartView)
    next?.lineChartView(chartView, didMoveSelectionTo: index, touch: touch)
  }

  /// Writes down an end.
  public func lineChartView(
    _ chartView: LineChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd
  ) {
    hear(.ended(reason), index, touch, chartView)
    next?.lineChartView(chartView, didEndSelectionAt: index, touch: touch, reason: reason)
  }
}

extension LineDelegateLog {
  /// What the delegate behind the log says.
  public func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    next?.lineChartView(chartView, styleForLine: line) ?? .standard
  }

  /// What the delegate behind the log says.
  public func lineChartView(_ chartView: LineChartView, dotStyleForPointAt index: ChartIndex) -> DotStyle? {
    next?.lineChartView(chartView, dotStyleForPointAt: index)
  }

  /// What the delegate behind the log draws.
  public func lineChartView(
    _ chartView: LineChartView, drawDotAt index: ChartIndex, center: ChartPoint, into recorder: inout Drawing.Recorder
  ) -> Bool {
    next?.lineChartView(chartView, drawDotAt: index, center: center, into: &recorder) ?? false
  }

  /// What the delegate behind the log says.
  public func valueAxis(in chartView: LineChartView) -> ValueAxis { next?.valueAxis(in: chartView) ?? chartView.valueAxis }

  /// What the delegate behind the log says.
  public func lineChartView(_ chartView: LineChartView, textForTickAt value: Double) -> String? {
    next?.lineChartView(chartView, textForTickAt: value)
  }

  /// What the delegate behind the log says.
  public func categoryAxis(in chartView: LineChartView) -> CategoryAxis {
    next?.categoryAxis(in: chartView) ?? chartView.categoryAxis
  }

  /// What the delegate behind the log says.
  public func positionAxis(in chartView: LineChartView) -> PositionAxis {
    next?.positionAxis(in: chartView) ?? chartView.positionAxis
  }

  /// What the delegate behind the log says.
  public func lineChartView(_ chartView: LineChartView, textForPosition position: Double) -> String? {
    next?.lineChartView(chartView, textForPosition: position)
  }

  /// What the delegate behind the log says.
  public func selectionBand(in chartView: LineChartView) -> LineSelectionBand {
    next?.selectionBand(in: chartView) ?? LineSelectionBand()
  }

  /// What the delegate behind the log says.
  public func lineChartView(
    _ chartView: LineChartView, tooltipForPointAt index: ChartIndex, suggested: TooltipContent
  ) -> TooltipContent? {
    guard let next else { return suggested }
    return next.lineChartView(chartView, tooltipForPointAt: index, suggested: suggested)
  }

  /// What the delegate behind the log says.
  public func lineChartView(_ chartView: LineChartView, shouldSelectPointAt index: ChartIndex) -> Bool {
    next?.lineChartView(chartView, shouldSelectPointAt: index) ?? true
  }

  /// Tells the delegate behind the log.
  public func lineChartViewDidScroll(_ chartView: LineChartView) { next?.lineChartViewDidScroll(chartView) }
}
