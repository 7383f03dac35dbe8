/// A chart made again of its bytes, with the data behind it.
///
///     let copy = try DecodedChart(decoding: bytes)
///     copy.onEvent = { event, touch in print(event) }     // began bar 3 "2004" value 36205
///     copy.chart.size = ChartSize(width: 320, height: 200)
///     let drawing = copy.chart.drawing(at: 0)
///
/// It is the chart's data source and delegate, and keeps it alive: the chart is used as long as this is held.
public final class DecodedChart {
  /// The chart, of whichever kind it is.
  public enum View {
    /// A bar chart.
    case bar(BarChartView)
    /// A line chart.
    case line(LineChartView)
    /// A pie chart.
    case pie(PieChartView)
    /// A funnel.
    case funnel(FunnelChartView)
    /// A tier chart.
    case tier(TierChartView)
  }

  /// The chart, as a host knows it.
  public let chart: any ChartView
  /// The chart, as the kind that it is.
  public let view: View
  private let source: DecodedSource

  /// Hears of selections, and of the touches that did it; nil where none did.
  public var onEvent: ((SelectionEvent, ChartTouch?) -> Void)? {
    get { source.onEvent }
    set { source.onEvent = newValue }
  }

  /// Hears that another part of the content is shown.
  public var onScroll: (() -> Void)? {
    get { source.onScroll }
    set { source.onScroll = newValue }
  }

  /// Makes the chart whose bytes these are.
  ///
  /// Any bytes may be given: a chart comes out, or an error. Memory is taken for a small multiple of their number.
  ///
  /// - Parameters:
  ///   - bytes: What `encoded()` of a chart has made.
  ///   - measurer: What measures text; the built-in table unless told otherwise.
  /// - Throws: `.wrongKind` for bytes of something else, `.version` for those of another version of Barline, `.truncated` where some
  ///   are missing at the end, `.invalid` where they say what cannot be.
  public init(decoding bytes: [UInt8], measurer: TextMeasurer = .table) throws(ByteDecodingError) {
    var coder = ByteCoder(reading: bytes, kind: ChartKind.kindOfBytes, version: ChartKind.version)
    var (kind, settings, source) = (ChartKind.bar, ViewSettings(), DecodedSource())
    coder.code(kind: &kind)
    settings.code(&coder)
    switch kind {
    case .bar: source.bars.code(&coder)
    case .line: source.lines.code(&coder)
    case .pie: source.pie.code(&coder)
    case .funnel: source.funnel.code(&coder)
    case .tier: source.tier.code(&coder)
    }
    source.tables.code(&coder)
    coder.finish()
    if let fault = coder.fault { throw fault }
    self.source = source
    switch kind {
    case .bar:
      let chart = BarChartView()
      (self.chart, view) = (chart, .bar(chart))
      source.feed(chart, settings, measurer)
    case .line:
      let chart = LineChartView()
      (self.chart, view) = (chart, .line(chart))
      source.feed(chart, settings, measurer)
    case .pie:
      let chart = PieChartView()
      (self.chart, view) = (chart, .pie(chart))
      source.feed(chart, settings, measurer)
    case .funnel:
      let chart = FunnelChartView()
      (self.chart, view) = (chart, .funnel(chart))
      source.feed(chart, settings, measurer)
    case .tier:
      let chart = TierChartView()
      (self.chart, view) = (chart, .tier(chart))
      source.feed(chart, settings, measurer)
    }
  }
}
