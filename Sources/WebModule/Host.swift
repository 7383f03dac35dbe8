/// A chart that a page shows: what keeps it alive, and its last drawing as flat memory.
final class Host {
  let kind: PageKind?
  let source: DecodedSource
  let page: PageChart?
  var settings: ViewSettings
  /// Why there is no chart, as UTF-8.
  private(set) var fault: [UInt8] = []
  /// What the page reads: see `Host.draw`.
  private var head: [UInt32] = []
  private var drawing = Drawing()
  private var title: [UInt8] = []
  private var sheets = [FlatSheet](repeating: FlatSheet(), count: 4)

  /// Makes a host of a new chart and of its source.
  init(_ kind: PageKind, _ source: DecodedSource, _ settings: ViewSettings) {
    (self.kind, self.source, self.settings) = (kind, source, settings)
    page = kind.make(source)
  }

  /// Makes a host without a chart.
  init(refusing fault: String) {
    (kind, source, settings, page) = (nil, DecodedSource(), ViewSettings(), nil)
    self.fault = Array(fault.utf8)
  }

  var chart: (any PageView)? { page?.chart }

  /// Has the chart take over what has been set.
  func apply(animated: Bool) {
    guard let page else { return }
    (settings.size, settings.environment) = (page.chart.size, page.chart.environment)
    page.feed(settings)
    page.reload(animated)
  }

  /// Draws, and says where the page finds what has been drawn.
  ///
  /// At the address are 32-bit words: the address and the count of the factors that dim the marks' top layers (64-bit floats), the
  /// address and the length of the title (UTF-8), then eleven words for each of the four sheets, as `FlatSheet.place` writes them. All of it
  /// holds until the next call.
  func draw(at time: Double) -> UnsafePointer<UInt32>? {
    guard let chart else { return nil }
    // A motion that ends with this drawing was one before it.
    let wasMoving = chart.isMoving(at: time)
    drawing = chart.drawing(at: time)
    let isMoving = wasMoving || chart.isMoving(at: time)
    sheets[0].take(drawing.frame, isMoving: isMoving)
    sheets[1].take(drawing.marks, isMoving: isMoving)
    sheets[2].take(drawing.selection, isMoving: isMoving)
    sheets[3].take(drawing.tooltip, isMoving: isMoving)
    title = Array(drawing.title.utf8)
    head.removeAll(keepingCapacity: true)
    head.append(address: drawing.dimming)
    head.append(address: title)
    for sheet in sheets { sheet.place(in: &head) }
    return head.withUnsafeBufferPointer { $0.baseAddress }
  }
}
