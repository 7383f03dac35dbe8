/// A chart view as far as its bytes are alike for all kinds.
protocol CodedChart: SessionChart, EncodableChart {
  var header: ChartHeader { get set }
  var footer: ChartHeader { get set }
  var showsTooltip: Bool { get set }
  var entrance: Entrance? { get set }
  /// Whether a selection outlives the finger; nil for the chart's own rule.
  var keeping: Bool? { get set }
  /// Where the header and the footer are; nil where there is none.
  var headRects: (header: ChartRect?, footer: ChartRect?) { get }
  func setState(_ state: ChartState, animated: Bool, completion: ((Bool) -> Void)?)
  /// Writes what only this kind of chart has.
  func write(into parts: inout EncodedParts)
}

extension CodedChart {
  /// The chart's bytes, and what they do not hold.
  func parts(_ kind: ChartKind) -> EncodedParts {
    layoutIfNeeded()
    var parts = EncodedParts(kind)
    var settings = ViewSettings(self)
    settings.code(&parts.coder)
    write(into: &parts)
    let own = (settings.header.sheet == nil ? 0 : 1) + (settings.footer.sheet == nil ? 0 : 1)
    parts.addCustom(own)
    if isInMotion { parts.losses.append(.motion) }
    return parts
  }

  /// Whether something moves, or is about to, that the bytes do not hold.
  private var isInMotion: Bool {
    switch session.motion {
    case .none, .entering: session.scroll.motion != nil
    case .pending, .running: true
    }
  }
}

extension EncodedParts {
  /// Notes that the app has drawn so many parts itself.
  mutating func addCustom(_ count: Int) {
    guard count > 0 else { return }
    for place in losses.indices {
      guard case .customDrawing(let others) = losses[place] else { continue }
      losses[place] = .customDrawing(count: others + count)
      return
    }
    losses.append(.customDrawing(count: count))
  }
}

/// What all kinds of chart view have.
struct ViewSettings {
  var size = ChartSize.zero
  var environment = ChartEnvironment.standard
  var header = Head()
  var footer = Head()
  var showsTooltip = true
  var keeping: Bool?
  var entrance: Entrance?
  var isCollapsed = false
  var selected: ChartIndex?

  /// A header or a footer: its words, or what the app has drawn.
  struct Head {
    var content = HeaderContent.none
    var sheet: Drawing.Sheet?
    var rect = ChartRect.zero
  }

  init() {}

  init(_ chart: some CodedChart) {
    (size, environment, showsTooltip) = (chart.size, chart.environment, chart.showsTooltip)
    (keeping, entrance, selected) = (chart.keeping, chart.entrance, chart.session.selection.index)
    isCollapsed = chart.session.state == .collapsed
    (header.content, footer.content) = (chart.header.content, chart.footer.content)
    (header.rect, footer.rect) = (chart.headRects.header ?? .zero, chart.headRects.footer ?? .zero)
    header.sheet = chart.header.recorded(in: chart.headRects.header)
    footer.sheet = chart.footer.recorded(in: chart.headRects.footer)
  }

  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&size.width)
    coder.code(&size.height)
    environment.code(&coder)
    header.code(&coder)
    footer.code(&coder)
    coder.code(&showsTooltip)
    coder.code(&keeping)
    coder.code(&entrance, like: Entrance()) { $0.code(&$1) }
    coder.code(&isCollapsed)
    coder.code(&selected, like: ChartIndex(item: 0)) { $0.code(&$1) }
  }

  /// Sets a chart up, before it has data.
  func apply(to chart: some CodedChart, measurer: TextMeasurer) {
    (chart.size, chart.environment, chart.showsTooltip) = (size, environment, showsTooltip)
    chart.environment.measurer = measurer
    (chart.keeping, chart.entrance) = (keeping, entrance)
    (chart.header, chart.footer) = (header.head, footer.head)
    if isCollapsed { chart.setState(.collapsed, animated: false, completion: nil) }
  }
}

extension ViewSettings.Head {
  mutating func code(_ coder: inout ByteCoder) {
    content.code(&coder)
    guard coder.flag(sheet != nil) else { return }
    var own = sheet ?? Drawing.Sheet()
    rect.code(&coder)
    own.code(&coder)
    sheet = own
  }

  /// The header or footer of a view.
  var head: ChartHeader {
    switch content {
    case .none: return .none
    case .text(let title, let subtitle): return .text(title, subtitle: subtitle)
    case .custom(let height):
      let (sheet, own) = (sheet, rect)
      return .custom(height: height) { recorder, rect in sheet?.draw(from: own, to: rect, into: &recorder) }
    }
  }
}

extension ChartHeader {
  /// What an app draws into the rectangle that its header has; nil where it draws nothing.
  fileprivate func recorded(in rect: ChartRect?) -> Drawing.Sheet? {
    guard let rect, let draw else { return nil }
    return Drawing.Sheet { draw(&$0, rect) }
  }
}

extension Drawing.Sheet {
  /// Draws the sheet, which was made for one rectangle, into another: stretched, where that is of another size.
  func draw(from old: ChartRect, to new: ChartRect, into recorder: inout Drawing.Recorder) {
    guard old != new else { return replay(into: &recorder) }
    let (x, y) = (old.width > 0 ? new.width / old.width : 1, old.height > 0 ? new.height / old.height : 1)
    recorder.push(Layer(transform: Affine(a: x, b: 0, c: 0, d: y, tx: new.x - old.x * x, ty: new.y - old.y * y)))
    replay(into: &recorder)
    recorder.pop()
  }
}

extension ChartRect {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&x)
    coder.code(&y)
    coder.code(&width)
    coder.code(&height)
  }
}
