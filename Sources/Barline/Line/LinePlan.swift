/// A line chart laid out for a size: where everything stands, as a value.
///
/// A plan holds no data but what a picture of this size can show: of a line with more points than columns, what each column can hold.
/// What needs single points takes the model beside the plan:
///
///     let model = LineModel(values: [0, 2, 4], options: .bare)
///     let plan = model.plan(in: ChartSize(width: 300, height: 100))
///     plan.point(at: ChartIndex(item: 1), in: model)            // 150, 50
///     plan.target(at: ChartPoint(x: 290, y: 50), in: model)     // item 2, line 0
public struct LinePlan: Equatable, Sendable {
  /// The size it is laid out for.
  public let size: ChartSize
  /// Where positions stand across; its domain is what the axis shows. Over labels of all widths, which are not evenly apart, only its
  /// ends are exact: `point(at:in:)` knows where each point stands.
  public var positionScale: LinearScale { across.linear }
  /// Where values stand, in points down the view; its domain is what the axis shows.
  public let valueScale: LinearScale
  /// What could not be drawn as asked.
  public let diagnostics: [Diagnostic]
  /// Whether there is no value at all.
  public let isEmpty: Bool

  package let options: LineOptions
  let framed: Shared<Frame>
  package var frame: Frame { framed.value }
  /// Where positions stand across.
  package let across: PointScale
  /// What the plot shows of lines that are wider than it; nil where all of them has room.
  package let window: ScrollWindow?
  /// Where the lines run; another place while they move.
  package var traces: [LineTrace]
  package let columnsPerPoint: Double
  package let increasedContrast: Bool
  /// How far the points are kept from the plot's edges: in a chart that stands alone, half of what is thickest.
  package let padding: Double
  /// Whether each point has a mark of its own, or a line speaks for its points.
  package let hasPointMarks: Bool
  /// What is written in the dots of each line; empty where nothing is.
  package let dotWords: [DotWords]

  /// Where the lines stand.
  public var plot: ChartRect { framed.value.plot }
  /// Where an app draws its own header; nil for none.
  public var headerRect: ChartRect? { framed.value.customHeader }
  /// Where an app draws its own footer; nil for none.
  public var footerRect: ChartRect? { framed.value.customFooter }
  /// The values that have a tick on the value axis.
  public var tickValues: [Double] { framed.value.axis.ticks.map { $0.value } }
  /// Where areas stand that stand on zero, in points down the view.
  public var baseline: Double { valueScale.position(of: valueScale.domain.clamped(0)) }

  /// The most points that each have a mark of their own.
  package static let mostMarks = 2000

  /// What apps say in the chart's place.
  package struct Words {
    package var label: (Int) -> String?
    package var tick: (Double) -> String?
    package var position: (Double) -> String?

    package init(
      label: @escaping (Int) -> String?, tick: @escaping (Double) -> String? = { _ in nil },
      position: @escaping (Double) -> String? = { _ in nil }
    ) {
      self.label = label
      self.tick = tick
      self.position = position
    }
  }

  /// - Parameter labels: The items' places, where each is as wide as its label.
  package init(
    _ model: LineModel, in size: ChartSize, environment: ChartEnvironment, labels: LabelSlots? = nil, words: Words
  ) {
    let options = model.options
    let extent = model.extent
    let policy = DomainPolicy(
      includesZero: model.includesZero, minimum: options.minimumValue, maximum: options.maximumValue)
    var scroll: ScrollRequest?
    if options.scroll.width != .fits {
      var asked = ScrollRequest(options.scroll, count: model.count)
      (asked.labels, asked.positions) = (labels, model.hasPositions ? Self.domain(model, inset: 0) : nil)
      asked.options.place = model.place(options.scroll.place)
      scroll = asked
    }
    // What does not scroll shares the width with the axis and the room at the edges.
    let breadth =
      scroll?.window(x: 0, width: size.width)?.contentWidth ?? size.width - (options.frame.isBare ? 0 : DotWords.beside)
    let points = model.lines.reduce(0) { $0 + $1.values.count }
    var isCrowded = false
    let dotWords =
      points <= Self.mostMarks
      ? DotWords.all(of: model, width: breadth, environment: environment, isCrowded: &isCrowded) : []
    self.dotWords = dotWords
    let disc = dotWords.reduce(0) { max($0, $1.radius) }
    // Beside an axis discs stand clear of its numbers.
    let inset = options.frame.isBare ? 0 : min(disc, max(0, size.width / 8))
    let domain = Self.domain(model, inset: model.hasPositions && size.width > 0 ? inset / size.width : 0)
    let below =
      model.hasPositions
      ? FrameRequest.Below(options.positionAxis, domain: domain, count: model.count, scroll: scroll, text: words.position)
      : FrameRequest.Below(
        options.frame.categoryAxis, count: model.count, scroll: scroll,
        centers: { x, width in
          guard model.count > 1 else { return (x + width / 2, width) }
          return (x + inset, max(0, width - 2 * inset) / Double(model.count - 1))
        }, label: words.label)
    let framed = Shared(
      Frame(
        FrameRequest(
          size: size, options: options.frame, environment: environment, legend: FrameRequest.Legend(Self.legend(model)),
          values: FrameRequest.Values(policy.domain(least: extent?.least, greatest: extent?.greatest), tickText: words.tick),
          below: below, headroom: options.frame.isBare ? 0 : disc)))
    self.framed = framed
    let plot = framed.value.plot
    let bare = options.frame.isBare ? min(max(model.thickness / 2, disc), plot.width / 2, plot.height / 2) : 0
    // Where lines scroll, the outermost points have half a step of room, or reach over the plot's edge.
    let window = scroll?.window(x: plot.minX + bare, width: plot.width - 2 * bare)
    let padding = options.frame.isBare || window != nil ? bare : model.hasPositions ? 0 : min(inset, plot.width / 2)
    self.size = size.isEmpty ? .zero : size
    self.options = options
    self.padding = padding
    self.window = window
    let x = PointScale(
      LinearScale(domain: window?.domain ?? domain, rangeStart: plot.minX + padding, rangeEnd: plot.maxX - padding),
      window: window)
    let y = LinearScale(domain: framed.value.scale.domain, rangeStart: plot.maxY - bare, rangeEnd: plot.minY + bare)
    (across, valueScale) = (x, y)
    isEmpty = extent == nil
    columnsPerPoint = environment.columnsPerPoint
    increasedContrast = environment.increasedContrast
    let parts = model.lines.map { line in window.map { line.part(in: $0.domain) } ?? line.whole }
    hasPointMarks = parts.reduce(0) { $0 + $1.seen.count } <= Self.mostMarks
    let inner = plot.inset(by: ChartInsets(top: 0, left: padding, bottom: 0, right: padding))
    traces =
      plot.isEmpty
      ? []
      : zip(model.lines, parts).map { line, part in
        var tracer = LineTracer(
          line, part: part, x: x, y: y, plot: inner, columnsPerPoint: environment.columnsPerPoint)
        return tracer.make()
      }
    var said = framed.value.diagnostics + model.faults
    let infinite = model.lines.reduce(0) { $0 + $1.infinite }
    if infinite > 0 { said.append(.infiniteValues(count: infinite)) }
    if isCrowded { said.append(.valueLabelsDropped) }
    diagnostics = said
  }

  /// The positions from edge to edge, with room beside them; about a lone one, the plot's middle is its place.
  ///
  /// - Parameter inset: The room on each side, as a share of the width.
  private static func domain(_ model: LineModel, inset: Double) -> Domain {
    guard var (first, last) = model.positionExtent else { return .unit }
    let room = (last - first) * inset
    if room.isFinite { (first, last) = (first - room, last + room) }
    if let domain = Domain(lower: first, upper: last) { return domain }
    let reach = max(1, first.magnitude * 1e-9)
    return Domain(lower: first - reach, upper: first + reach) ?? .unit
  }

  /// What the legend names: from two lines on, or where it is asked for.
  private static func legend(_ model: LineModel) -> [LegendEntry] {
    guard model.options.frame.showsLegend ?? (model.lines.count > 1 && model.lines.contains { !$0.name.isEmpty }) else {
      return []
    }
    return model.lines.indices.map { place in
      let (line, style) = (model.lines[place], model.lines[place].style)
      // As its dots are drawn: without their shapes those who see no colours could not tell whose they are.
      let symbol = style.dots?.symbol ?? (style.showsLine || model.lines.count == 1 ? nil : .series(place))
      let paint = model.paint(ofLine: place).paint(mark: .zero, plot: .zero).swatch
      return LegendEntry(name: line.name, paint: paint, symbol: symbol)
    }
  }
}

extension LineModel {
  /// Lays the chart out for a size: the value door. Safe on any thread.
  ///
  /// A size that is zero, negative or not finite gives a plan without a plot, whose drawing is empty.
  /// - Complexity: O(n / 64) in the number of points, and one look at each where there are fewer than two a column.
  public func plan(in size: ChartSize, environment: ChartEnvironment = .standard) -> LinePlan {
    var labels: LabelSlots?
    if case .labels(let margin) = options.scroll.width {
      labels = LabelSlots(count: count, margin: margin, environment: environment, label: { label(at: $0) })
    }
    return LinePlan(self, in: size, environment: environment, labels: labels, words: LinePlan.Words(label: { label(at: $0) }))
  }

  /// Whether the axis shows zero: where an area stands on it, or a gap goes down to it.
  fileprivate var includesZero: Bool { lines.contains { $0.style.area?.foot == .zero || $0.style.gaps == .zero } }

  /// The thickest thing that is drawn on a point: a line, or a dot.
  fileprivate var thickness: Double {
    lines.reduce(0) { most, line in
      let dot = line.style.dots.map { 2 * line.style.radius(of: $0) } ?? 0
      return max(most, line.style.drawnWidth, dot)
    }
  }
}
