// How charts come into a page: by the bytes that `encoded()` has made, or empty, to be told what to show.

/// What a kind of chart does in its own way. Each kind has its own functions, so that a module holds no more than its own kind needs.
struct PageKind {
  let kind: ChartKind
  /// Reads what only this kind has.
  let parts: (DecodedSource, inout ByteCoder) -> Void
  /// Makes a chart.
  let make: (DecodedSource) -> PageChart
  /// Colours a row, an item each or one colour for all; nil for the chart's own.
  let color: (DecodedSource, Int, [ChartColor?]) -> Void
  /// Sets what a page calls by a number, see options.mjs; NaN for the chart's own.
  let option: (DecodedSource, Int32, Double) -> Void
  /// Sets the positions of a line, by its number; nil forgets those of it and of the lines after it.
  var positions: (DecodedSource, Int, [Double]?) -> Void = { _, _, _ in }
  /// Sets the unit of values.
  let unit: (DecodedSource, String) -> Void
}

/// What a page does with a chart: `ChartView` without what no page asks for, so that it is not in the module.
protocol PageView: AnyObject {
  var size: ChartSize { get set }
  var environment: ChartEnvironment { get set }
  var needsDisplay: (() -> Void)? { get set }
  var keeping: Bool? { get set }
  func drawing(at time: Double) -> Drawing
  func isMoving(at time: Double) -> Bool
  @discardableResult func handle(_ input: ChartInput) -> InputResponse
}

extension BarChartView: PageView {}
extension LineChartView: PageView {}
extension PieChartView: PageView {}
extension FunnelChartView: PageView {}
extension TierChartView: PageView {}

/// A chart, and how it takes over what is set.
struct PageChart {
  let chart: any PageView
  /// Hands the chart its settings and its source.
  let feed: (ViewSettings) -> Void
  /// Has it read its source anew.
  let reload: (_ animated: Bool) -> Void
  /// Where a mark is: its own point, which a touch means it by; nil where it is not there.
  let point: (ChartIndex) -> ChartPoint?
}

/// Opens the chart whose bytes these are, and gives its number; where they are no such chart, the number of a host without one:
/// `barline_fault` says why.
func open(_ bytes: UnsafePointer<UInt8>?, _ count: Int32, _ kind: PageKind) -> Int32 {
  let all = Array(UnsafeBufferPointer(start: bytes, count: max(0, Int(count))))
  var coder = ByteCoder(reading: all, kind: ChartKind.kindOfBytes, version: ChartKind.version)
  var (found, settings, source) = (kind.kind, ViewSettings(), DecodedSource())
  coder.code(kind: &found)
  coder.check(found == kind.kind, "this is a chart of another kind")
  settings.code(&coder)
  kind.parts(source, &coder)
  source.tables.code(&coder)
  coder.finish()
  if let fault = coder.fault { return number(of: Host(refusing: fault.message)) }
  return admit(source, kind, settings)
}

/// Makes an empty chart, and gives its number.
func make(_ kind: PageKind) -> Int32 {
  admit(DecodedSource(), kind, ViewSettings())
}

/// Gives a chart a number, and the page its ears.
private func admit(_ source: DecodedSource, _ kind: PageKind, _ settings: ViewSettings) -> Int32 {
  let host = Host(kind, source, settings)
  let number = number(of: host)
  host.page?.feed(settings)
  host.chart?.needsDisplay = { pageChanged(number) }
  source.onScroll = { pageScrolled(number) }
  source.onEvent = { event, _ in tell(event, of: number) }
  return number
}

/// The number that a page knows a host by: it keeps the host until `barline_close`.
private func number(of host: Host) -> Int32 {
  Int32(bitPattern: UInt32(truncatingIfNeeded: UInt(bitPattern: Unmanaged.passRetained(host).toOpaque())))
}

/// Tells the page of an event: its label, its series' name and its line, with zero bytes between.
private func tell(_ event: SelectionEvent, of chart: Int32) {
  let (kind, reason): (Int32, Int32)
  switch event.kind {
  case .began: (kind, reason) = (0, -1)
  case .moved: (kind, reason) = (1, -1)
  case .ended(let end): (kind, reason) = (2, Int32(end.rawValue))
  }
  var words: [UInt8] = []
  for text in [event.label ?? "", event.seriesName ?? ""] {
    for byte in text.utf8 where byte != 0 { words.append(byte) }
    words.append(0)
  }
  words.append(contentsOf: event.description.utf8)
  words.withUnsafeBufferPointer {
    pageSelected(
      chart, kind, reason, Int32(truncatingIfNeeded: event.index.item), Int32(truncatingIfNeeded: event.index.series),
      event.value ?? .nan, $0.baseAddress, Int32($0.count))
  }
}
