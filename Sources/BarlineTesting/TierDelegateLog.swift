import Barline

/// A tier chart's delegate that writes down what it hears, for tests of what an app's chart does when it is touched.
///
///     let log = TierDelegateLog()
///     chart.delegate = log
///     TouchScript.tap(at: ChartPoint(x: 40, y: 80)).play(on: chart)
///     log.lines      // began tier 1 "Silver" value 10000
///     log.problems   // empty: each begin was ended once, or is the last and still lasts
///
/// A chart does not keep its delegate alive: the test holds the log. An app's own delegate can stand behind it: it is asked for styles
/// and told of everything, as if it were the chart's.
public final class TierDelegateLog: TierChartViewDelegate, SelectionLog {
  /// What has been heard.
  public var record = SelectionRecord()
  /// Who is asked and told in turn; nil for nobody. Kept alive.
  public let next: (any TierChartViewDelegate)?

  /// Makes a log; alone, unless an app's own delegate stands behind it.
  public init(forwardingTo next: (any TierChartViewDelegate)? = nil) { self.next = next }

  private func hear(_ kind: SelectionEvent.Kind, _ index: Int, _ touch: ChartTouch?, _ chartView: TierChartView) {
    record.add(SelectionEvent(kind, tierAt: index, in: chartView), touch: touch)
  }

  /// Writes down a begin.
  public func tierChartView(_ chartView: TierChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {
    hear(.began, index, touch, chartView)
    next?.tierChartView(chartView, didBeginSelectionAt: index, touch: touch)
  }

  /// Writes down a move.
  public func tierChartView(_ chartView: TierChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {
    hear(.moved, index, touch, chartView)
    next?.tierChartView(chartView, didMoveSelectionTo: index, touch: touch)
  }

  /// Writes down an end.
  public func tierChartView(_ chartView: TierChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd) {
    hear(.ended(reason), index, touch, chartView)
    next?.tierChartView(chartView, didEndSelectionAt: index, touch: touch, reason: reason)
  }
}

extension TierDelegateLog {
  /// What the delegate behind the log says.
  public func tierChartView(_ chartView: TierChartView, styleForTierAt index: Int) -> TierStyle {
    next?.tierChartView(chartView, styleForTierAt: index) ?? .standard
  }

  /// What the delegate behind the log draws.
  public func tierChartView(
    _ chartView: TierChartView, drawTierAt index: Int, in rect: ChartRect, reached: Double, into recorder: inout Drawing.Recorder
  ) -> Bool {
    next?.tierChartView(chartView, drawTierAt: index, in: rect, reached: reached, into: &recorder) ?? false
  }

  /// What the delegate behind the log says.
  public func tierChartView(_ chartView: TierChartView, textForBoundaryAt amount: Double) -> String? {
    next?.tierChartView(chartView, textForBoundaryAt: amount)
  }

  /// What the delegate behind the log says.
  public func tierChartView(
    _ chartView: TierChartView, tooltipForTierAt index: Int, suggested: TooltipContent
  ) -> TooltipContent? {
    guard let next else { return suggested }
    return next.tierChartView(chartView, tooltipForTierAt: index, suggested: suggested)
  }

  /// What the delegate behind the log says.
  public func tierChartView(_ chartView: TierChartView, shouldSelectTierAt index: Int) -> Bool {
    next?.tierChartView(chartView, shouldSelectTierAt: index) ?? true
  }
}
