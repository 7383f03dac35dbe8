import Barline

/// A pie chart's delegate that writes down what it hears, for tests of what an app's chart does when it is touched.
///
///     let log = PieDelegateLog()
///     chart.delegate = log
///     TouchScript.tap(at: ChartPoint(x: 160, y: 60)).play(on: chart)
///     log.lines      // began slice 2 "Gas" value 12
///     log.problems   // empty: the selection is kept, and has not ended
///
/// A chart does not keep its delegate alive: the test holds the log. An app's own delegate can stand behind it: it is asked for styles
/// and told of everything, as if it were the chart's.
public final class PieDelegateLog: PieChartViewDelegate, SelectionLog {
  /// What has been heard.
  public var record = SelectionRecord()
  /// Who is asked and told in turn; nil for nobody. Kept alive.
  public let next: (any PieChartViewDelegate)?

  /// Makes a log; alone, unless an app's own delegate stands behind it.
  public init(forwardingTo next: (any PieChartViewDelegate)? = nil) { self.next = next }

  private func hear(_ kind: SelectionEvent.Kind, _ index: Int, _ touch: ChartTouch?, _ chartView: PieChartView) {
    record.add(SelectionEvent(kind, sliceAt: index, in: chartView), touch: touch)
  }

  /// Writes down a begin.
  public func pieChartView(_ chartView: PieChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {
    hear(.began, index, touch, chartView)
    next?.pieChartView(chartView, didBeginSelectionAt: index, touch: touch)
  }

  /// Writes down a move.
  public func pieChartView(_ chartView: PieChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {
    hear(.moved, index, touch, chartView)
    next?.pieChartView(chartView, didMoveSelectionTo: index, touch: touch)
  }

  /// Writes down an end.
  public func pieChartView(_ chartView: PieChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd) {
    hear(.ended(reason), index, touch, chartView)
    next?.pieChartView(chartView, didEndSelectionAt: index, touch: touch, reason: reason)
  }
}

extension PieDelegateLog {
  /// What the delegate behind the log says.
  public func pieChartView(_ chartView: PieChartView, styleForSliceAt index: Int) -> SliceStyle {
    next?.pieChartView(chartView, styleForSliceAt: index) ?? .standard
  }

  /// What the delegate behind the log draws.
  public func pieChartView(
    _ chartView: PieChartView, drawSliceAt index: Int, in sector: Sector, into recorder: inout Drawing.Recorder
  ) -> Bool {
    next?.pieChartView(chartView, drawSliceAt: index, in: sector, into: &recorder) ?? false
  }

  /// What the delegate behind the log draws.
  public func pieChartView(
    _ chartView: PieChartView, drawCenterIn rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool {
    next?.pieChartView(chartView, drawCenterIn: rect, into: &recorder) ?? false
  }

  /// What the delegate behind the log says.
  public func pieChartView(_ chartView: PieChartView, textForLabelOfSliceAt index: Int) -> String? {
    next?.pieChartView(chartView, textForLabelOfSliceAt: index)
  }

  /// What the delegate behind the log says.
  public func pieChartView(
    _ chartView: PieChartView, tooltipForSliceAt index: Int, suggested: TooltipContent
  ) -> TooltipContent? {
    guard let next else { return suggested }
    return next.pieChartView(chartView, tooltipForSliceAt: index, suggested: suggested)
  }

  /// What the delegate behind the log says.
  public func pieChartView(_ chartView: PieChartView, shouldSelectSliceAt index: Int) -> Bool {
    next?.pieChartView(chartView, shouldSelectSliceAt: index) ?? true
  }
}
