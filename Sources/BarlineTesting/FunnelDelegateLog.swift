import Barline

/// A funnel's delegate that writes down what it hears, for tests of what an app's chart does when it is touched.
///
///     let log = FunnelDelegateLog()
///     chart.delegate = log
///     TouchScript.tap(at: ChartPoint(x: 160, y: 80)).play(on: chart)
///     log.lines      // began stage 1 "Sign-ups" value 3000
///     log.problems   // empty: each begin was ended, once, or is the last
///
/// A chart does not keep its delegate alive: the test holds the log. An app's own delegate can stand behind it: it is asked for styles
/// and told of everything, as if it were the chart's.
public final class FunnelDelegateLog: FunnelChartViewDelegate, SelectionLog {
  /// What has been heard.
  public var record = SelectionRecord()
  /// Who is asked and told in turn; nil for nobody. Kept alive.
  public let next: (any FunnelChartViewDelegate)?

  /// Makes a log; alone, unless an app's own delegate stands behind it.
  public init(forwardingTo next: (any FunnelChartViewDelegate)? = nil) { self.next = next }

  private func hear(_ kind: SelectionEvent.Kind, _ index: Int, _ touch: ChartTouch?, _ chartView: FunnelChartView) {
    record.add(SelectionEvent(kind, stageAt: index, in: chartView), touch: touch)
  }

  /// Writes down a begin.
  public func funnelChartView(_ chartView: FunnelChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {
    hear(.began, index, touch, chartView)
    next?.funnelChartView(chartView, didBeginSelectionAt: index, touch: touch)
  }

  /// Writes down a move.
  public func funnelChartView(_ chartView: FunnelChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {
    hear(.moved, index, touch, chartView)
    next?.funnelChartView(chartView, didMoveSelectionTo: index, touch: touch)
  }

  /// Writes down an end.
  public func funnelChartView(
    _ chartView: FunnelChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd
  ) {
    hear(.ended(reason), index, touch, chartView)
    next?.funnelChartView(chartView, didEndSelectionAt: index, touch: touch, reason: reason)
  }
}

extension FunnelDelegateLog {
  /// What the delegate behind the log says.
  public func funnelChartView(_ chartView: FunnelChartView, styleForStageAt index: Int) -> StageStyle {
    next?.funnelChartView(chartView, styleForStageAt: index) ?? .standard
  }

  /// What the delegate behind the log draws.
  public func funnelChartView(
    _ chartView: FunnelChartView, drawStageAt index: Int, in shape: StageShape, into recorder: inout Drawing.Recorder
  ) -> Bool {
    next?.funnelChartView(chartView, drawStageAt: index, in: shape, into: &recorder) ?? false
  }

  /// What the delegate behind the log draws.
  public func funnelChartView(
    _ chartView: FunnelChartView, drawNoDataIn rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool {
    next?.funnelChartView(chartView, drawNoDataIn: rect, into: &recorder) ?? false
  }

  /// What the delegate behind the log says.
  public func funnelChartView(
    _ chartView: FunnelChartView, tooltipForStageAt index: Int, suggested: TooltipContent
  ) -> TooltipContent? {
    guard let next else { return suggested }
    return next.funnelChartView(chartView, tooltipForStageAt: index, suggested: suggested)
  }

  /// What the delegate behind the log says.
  public func funnelChartView(_ chartView: FunnelChartView, shouldSelectStageAt index: Int) -> Bool {
    next?.funnelChartView(chartView, shouldSelectStageAt: index) ?? true
  }
}
