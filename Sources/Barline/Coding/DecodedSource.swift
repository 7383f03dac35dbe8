/// The app behind a chart that has been made again: it feeds the chart from tables, and hands on what it hears.
final class DecodedSource {
  var tables = ChartTables()
  // What only one kind of chart has is made when that kind asks: a program of one kind is without the others.
  lazy var bars = BarParts()
  lazy var lines = LineParts()
  lazy var pie = PieParts()
  lazy var funnel = FunnelParts()
  lazy var tier = TierParts()
  /// Hears of selections.
  var onEvent: ((SelectionEvent, ChartTouch?) -> Void)?
  /// Hears that another part of the content is shown.
  var onScroll: (() -> Void)?

  func hear(_ event: SelectionEvent, _ touch: ChartTouch?) { onEvent?(event, touch) }
}
