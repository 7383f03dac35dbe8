/// A tier progress chart laid out for a size: where everything stands, as a value.
///
///     let model = TierModel(tiers: [.init(from: 0, to: 10), .init(from: 10, to: 50)], amount: 30, options: .bare)
///     let plan = model.plan(in: ChartSize(width: 200, height: 20))
///     plan.position(of: 30)                                          // 150: half way through the second of two equal tiers
///     plan.target(at: ChartPoint(x: 50, y: 5))                       // item 0
///
/// A plan holds what it says and where; styles and values are the model's.
public struct TierPlan: Equatable, Sendable {
  /// The size it is laid out for.
  public let size: ChartSize
  /// What could not be drawn as asked.
  public let diagnostics: [Diagnostic]
  /// Whether there is no tier that can be drawn.
  public let isEmpty: Bool

  let framed: Shared<Frame>
  var frame: Frame { framed.value }
  /// Where everything stands; a chart in motion has its tiers elsewhere.
  var layout: TierLayout
  let environment: ChartEnvironment.Look
  /// Where the highlight ends, in points.
  public let highlightEnd: Double
  /// Whether there is an amount, and so a marker.
  let hasMarker: Bool

  /// The area that header and footer leave.
  public var plot: ChartRect { framed.value.plot }
  /// Where an app draws its own header; nil for none.
  public var headerRect: ChartRect? { framed.value.customHeader }
  /// Where an app draws its own footer; nil for none.
  public var footerRect: ChartRect? { framed.value.customFooter }
  /// The track that the highlight runs along, with its pieces for amounts outside all tiers.
  public var track: ChartRect { layout.track }
  /// Where the amount is among the tiers.
  public var standing: TierStanding { layout.standing }
  /// Whether names have no room, so that one line tells the tier at hand.
  public var isCompact: Bool { layout.isCompact }

  /// Lays a chart out.
  ///
  /// - Parameters:
  ///   - order: The model's tiers in order.
  ///   - boundaryText: What an amount under the track, or a goal, says; nil inside for how the options write it.
  init(
    _ model: TierModel, _ order: TierOrder, in size: ChartSize, environment: ChartEnvironment,
    boundaryText: ((Double) -> String?)? = nil
  ) {
    let framed = Shared(Frame(FrameRequest(size: size, options: model.options.frame, environment: environment)))
    self.framed = framed
    self.size = size.isEmpty ? .zero : size
    self.environment = ChartEnvironment.Look(environment)
    layout = TierLayout(
      model, order, in: framed.value.plot, texts: TierTexts(model, environment, boundaryText: boundaryText),
      environment: environment)
    isEmpty = order.spans.isEmpty
    highlightEnd = layout.highlightEnd(of: model)
    hasMarker = model.amount != nil && !order.spans.isEmpty
    diagnostics = framed.value.diagnostics + Self.faults(model, order, layout, size)
  }

  /// What is wrong with the data, and what had no room.
  private static func faults(_ model: TierModel, _ order: TierOrder, _ layout: TierLayout, _ size: ChartSize) -> [Diagnostic] {
    var faults = model.faults
    let infinite = model.tiers.reduce(model.hasInfiniteAmount ? 1 : 0) { $0 + $1.infinite }
    if infinite > 0 { faults.append(.infiniteValues(count: infinite)) }
    if model.tiers.count > TierModel.mostTiers {
      faults.append(.tooManyValues(announced: model.tiers.count, read: TierModel.mostTiers))
    }
    faults += order.faults.map { .tiers($0) }
    guard let first = order.spans.first, let last = order.spans.last else { return faults }
    if let amount = model.amount {
      switch layout.standing {
      case .below: faults.append(.tiers(.amountBelow(amount: amount, start: first.start)))
      case .beyond: faults.append(.tiers(.amountBeyond(amount: amount, end: last.end)))
      case .between: faults.append(.tiers(.amountBetween(amount: amount)))
      case .inside, .unknown: break
      }
    }
    guard !size.isEmpty else { return faults }
    if layout.goals.outside > 0 { faults.append(.tiers(.goalsOutside(count: layout.goals.outside))) }
    if layout.shown < layout.wanted { faults.append(.tiers(.wordsDropped(shown: layout.shown, of: layout.wanted))) }
    return faults
  }
}

extension TierModel {
  /// Lays the chart out for a size: the value door. Safe on any thread.
  ///
  /// A size that is zero, negative or not finite gives a plan without a track, whose drawing is empty.
  /// - Complexity: O(n log n) in the number of tiers, of which 1,000 are read.
  public func plan(in size: ChartSize, environment: ChartEnvironment = .standard) -> TierPlan {
    TierPlan(self, TierOrder(tiers.prefix(Self.mostTiers)), in: size, environment: environment)
  }
}
