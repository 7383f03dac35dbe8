/// The app behind a chart that has been made again: it feeds the chart from tables, and hands on what it hears.
final class DecodedSource {
  var tables = ChartTables()
  var bars = BarParts()
  var lines = LineParts()
  var pie = PieParts()
  var funnel = FunnelParts()
  var tier = TierParts()
  /// Hears of selections.
  var onEvent: ((SelectionEvent, ChartTouch?) -> Void)?
  /// Hears that another part of the content is shown.
  var onScroll: (() -> Void)?

  func hear(_ event: SelectionEvent, _ touch: ChartTouch?) { onEvent?(event, touch) }
}
