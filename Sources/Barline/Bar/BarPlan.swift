/// A bar chart laid out for a size: where everything stands, as a value.
///
/// A plan holds no data but what a picture of this size can show: where there are more bars than columns, each column's least and
/// greatest value. What needs single values takes the model beside the plan:
///
///     let model = BarModel(values: [1, 2, 4], options: .bare)
///     let plan = model.plan(in: ChartSize(width: 300, height: 100))
///     plan.frame(ofBarAt: ChartIndex(item: 1), in: model)     // x 115, y 50, 70 × 50
///     plan.target(at: ChartPoint(x: 299, y: 5), in: model)    // item 2, series 0
public struct BarPlan: Equatable, Sendable {
  /// The size it is laid out for.
  public let size: ChartSize
  /// Where items stand along the axis; where it scrolls, those that are out of view too. Of bars over labels of all widths the mean:
  /// `frame(ofBarAt:in:)` knows where each stands.
  public let bands: BandScale
  /// How many bars stand side by side at each item.
  public let seriesCount: Int
  /// What could not be drawn as asked.
  public let diagnostics: [Diagnostic]

  package let options: BarOptions
  let framed: Shared<Frame>
  package var frame: Frame { framed.value }
  /// What the plot shows of bars that are wider than it; nil where all of them have room.
  package let window: ScrollWindow?
  /// The items that are seen, the outer ones perhaps in part.
  package let items: Range<Int>
  package let environment: ChartEnvironment.Look
  /// Each series reduced to columns; empty where every bar has its own figure.
  package let columns: [BarColumns]
  /// Whether there is no value at all.
  public let isEmpty: Bool
  /// Whether bars are set on the pixels' own grid: not in charts that stand alone or have their padding given.
  package let isSnapped: Bool

  /// Where the bars stand.
  public var plot: ChartRect { framed.value.plot }
  /// Where values stand, in points down the view; its domain is what the axis shows.
  public var valueScale: LinearScale { framed.value.scale }
  /// Where bars stand: zero, or the end of the domain nearest to it, in points down the view.
  public var baseline: Double { framed.value.baseline }
  /// Where an app draws its own header; nil for none.
  public var headerRect: ChartRect? { framed.value.customHeader }
  /// Where an app draws its own footer; nil for none.
  public var footerRect: ChartRect? { framed.value.customFooter }
  /// The values that have a tick on the value axis.
  public var tickValues: [Double] { framed.value.axis.ticks.map { $0.value } }

  /// The most bars that each have a mark of their own.
  package static let mostMarks = 2000
  /// Whether each bar has a mark of its own, or one mark speaks for all.
  package var hasMarks: Bool { columns.isEmpty && items.count <= BarPlan.mostMarks / max(1, seriesCount) }

  /// - Parameter labels: The items' places, where each is as wide as its label.
  package init(
    _ model: BarModel, in size: ChartSize, environment: ChartEnvironment, labels: LabelSlots? = nil,
    label: @escaping (Int) -> String?, tickText: @escaping (Double) -> String?
  ) {
    let options = model.options
    let seriesCount = max(1, model.series.count)
    let extent = model.extent
    isEmpty = extent == nil
    let policy = DomainPolicy(minimum: options.minimumValue, maximum: options.maximumValue)
    isSnapped = options.frame.insets == nil && options.barPadding == nil
    var scroll: ScrollRequest?
    if options.scroll.width != .fits {
      var asked = ScrollRequest(options.scroll, count: model.count)
      (asked.labels, asked.gap) = (labels, options.barPadding.map { $0.finite(or: 0) } ?? 0)
      if isSnapped { asked.pixels = environment.placesPerPoint }
      scroll = asked
    }
    var request = FrameRequest(
      size: size, options: options.frame, environment: environment, legend: FrameRequest.Legend(Self.legend(model)),
      values: FrameRequest.Values(
        policy.domain(least: extent?.least, greatest: extent?.greatest), isInverted: options.isInverted, tickText: tickText),
      below: FrameRequest.Below(
        options.frame.categoryAxis, count: model.count, scroll: scroll,
        centers: { x, width in
          let bands = BandScale(count: model.count, in: x, width: width, padding: options.barPadding)
          return (bands.center(0), bands.step)
        }, label: label))
    request.headroom = Self.headroom(options, extent, isSmall: request.isSmall)
    let framed = Shared(Frame(request))
    self.framed = framed
    let plot = framed.value.plot
    self.size = size.isEmpty ? .zero : size
    self.options = options
    self.environment = ChartEnvironment.Look(environment)
    self.seriesCount = seriesCount
    let window = scroll?.window(x: plot.x, width: plot.width)
    self.window = window
    items = window?.items ?? 0..<model.count
    bands = BandScale(
      count: model.count, in: plot.x - (window?.drawnOffset ?? 0), width: window?.contentWidth ?? plot.width,
      padding: options.barPadding)
    let most = plot.width * environment.placesPerPoint
    // A band narrower than a column cannot be drawn by itself.
    let isReduced = items.count > 0 && Double(items.count) > (window == nil ? most : most + 2)
    columns =
      isReduced
      ? model.series.map { BarColumns($0.values, count: model.count, columns: Int(saturating: most), window: window) } : []
    var said = framed.value.diagnostics + model.faults
    let infinite = model.series.reduce(0) { $0 + $1.infinite }
    if infinite > 0 { said.append(.infiniteValues(count: infinite)) }
    diagnostics = said
  }

  /// With what the look leaves above the plot, the room of a value label over a bar that reaches the plot's top.
  private static func headroom(
    _ options: BarOptions, _ extent: (least: Double, greatest: Double)?, isSmall: Bool
  ) -> Double {
    guard options.showsValueLabels, let extent, options.isInverted ? extent.least < 0 : extent.greatest > 0 else { return 0 }
    return isSmall ? 8 : 4
  }

  /// What the legend names: from two series on, or where it is asked for.
  private static func legend(_ model: BarModel) -> [LegendEntry] {
    guard model.options.frame.showsLegend ?? (model.series.count > 1 && model.series.contains { !$0.name.isEmpty }) else {
      return []
    }
    return model.series.indices.map { place in
      LegendEntry(
        name: model.series[place].name, paint: model.fill(ofSeries: place, item: 0).paint(mark: .zero, plot: .zero).swatch)
    }
  }
}

extension ChartEnvironment {
  /// What drawing needs of the environment, as a value that can be compared.
  package struct Look: Equatable, Sendable {
    package let columnsPerPoint: Double
    package let placesPerPoint: Double
    package let isInCells: Bool
    package let increasedContrast: Bool

    init(_ environment: ChartEnvironment) {
      columnsPerPoint = environment.columnsPerPoint
      (placesPerPoint, isInCells) = (environment.placesPerPoint, environment.cell != nil)
      increasedContrast = environment.increasedContrast
    }
  }
}

extension BarModel {
  /// Lays the chart out for a size: the value door. Safe on any thread.
  ///
  ///     BarModel(values: [1, 2, 3], options: .bare).plan(in: ChartSize(width: 300, height: 100)).plot   // 0, 0, 300 × 100
  ///
  /// A size that is zero, negative or not finite gives a plan without a plot, whose drawing is empty.
  /// - Complexity: One pass over the values.
  public func plan(in size: ChartSize, environment: ChartEnvironment = .standard) -> BarPlan {
    var labels: LabelSlots?
    if case .labels(let margin) = options.scroll.width {
      labels = LabelSlots(count: count, margin: margin, environment: environment, label: { label(at: $0) })
    }
    return BarPlan(self, in: size, environment: environment, labels: labels, label: { label(at: $0) }, tickText: { _ in nil })
  }

  /// An item's label; nil where there is none.
  package func label(at item: Int) -> String? { labels.indices.contains(item) ? labels[item] : nil }

  /// What a bar is filled with: its own style, or its series' colour, or the accent where there is one series.
  package func fill(ofSeries place: Int, item: Int) -> MarkFill {
    series[place].styles.style(at: item).fill ?? .color(.plain(ofSeries: place, of: series.count))
  }
}

extension ChartColor {
  /// The colour of a series' bars unless they have one of their own: the series', or the accent where there is one series.
  static func plain(ofSeries place: Int, of count: Int) -> ChartColor { count > 1 ? .series(place) : .accent }
}
