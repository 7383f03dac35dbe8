/// A pie chart laid out for a size: where everything stands, as a value.
///
///     let plan = model.plan(in: ChartSize(width: 320, height: 200))
///     plan.sector(ofSliceAt: 1)                                    // the second slice: angles and radii
///     plan.target(at: ChartPoint(x: 160, y: 90), in: model)        // which slice is there
///     plan.droppedLabels                                           // slices whose labels had no room
public struct PiePlan: Equatable, Sendable {
  /// The size it is laid out for.
  public let size: ChartSize
  /// What could not be drawn as asked.
  public let diagnostics: [Diagnostic]
  /// Whether there is no slice at all.
  public let isEmpty: Bool
  /// The slices whose labels are not shown for want of room, in order.
  public let droppedLabels: [Int]

  package let options: PieOptions
  let framed: Shared<Frame>
  package var frame: Frame { framed.value }
  /// The pie's own size and place; another while it moves.
  package var room: PieRoom
  package let shares: PieShares
  /// Where slices are, in order; another place while they move.
  package var slices: [PieSlice]
  /// How many slices are seen: while they move, those that are going away too.
  package var seen: Int
  package let labels: [PieLabel]
  package let centerLines: [TextRun]

  /// Where the pie and its labels stand.
  public var plot: ChartRect { framed.value.plot }
  /// The middle of the pie.
  public var center: ChartPoint { room.center }
  /// The pie's radius, without what stands or moves out, in points.
  public var radius: Double { room.radius }
  /// The hole's radius in points; 0 in a disc.
  public var holeRadius: Double { room.hole }
  /// The largest upright rectangle that the hole has room for: where an app draws its own middle. Of no size without a hole.
  public var centerRect: ChartRect { room.centerRect(isHalf: options.shape.isHalf) }
  /// Where an app draws its own header; nil for none.
  public var headerRect: ChartRect? { framed.value.customHeader }
  /// Where an app draws its own footer; nil for none.
  public var footerRect: ChartRect? { framed.value.customFooter }

  /// The most slices that each have a mark of their own.
  package static let mostMarks = 2000
  /// The most labels that are tried.
  package static let mostLabels = 400
  /// Whether each slice has a mark of its own, or one mark speaks for all.
  package var hasMarks: Bool { slices.count <= Self.mostMarks }

  /// What apps say in the chart's place.
  package struct Words {
    /// A slice's name; nil where there is none.
    package var label: (Int) -> String?
    /// What a label says after the name; nil for the share or the value.
    package var number: (Int) -> String?

    package init(label: @escaping (Int) -> String?, number: @escaping (Int) -> String? = { _ in nil }) {
      self.label = label
      self.number = number
    }
  }

  package init(_ model: PieModel, in size: ChartSize, environment: ChartEnvironment, words: Words) {
    let options = model.options
    let exact = PieSlice.shares(of: model.values)
    let shares = PieShares(exact, decimals: options.shareDecimals)
    var slices = PieSlice.all(of: exact, options: options) { max(0, model.styles.style(at: $0).offset.finite(or: 0)) }
    let draft = PieDraft(model, size: size, slices: slices, shares: shares, environment: environment, words: words)
    for place in slices.indices { slices[place].offset = min(slices[place].offset, draft.room.farthestOffset) }
    self.size = size.isEmpty ? .zero : size
    self.options = options
    self.shares = shares
    (self.slices, seen) = (slices, slices.count)
    isEmpty = slices.isEmpty
    framed = draft.framed
    room = draft.room
    let placed = draft.place(slices: slices, options: options) { model.fill(at: $0).paint(mark: .zero, plot: .zero).firstColor }
    labels = placed.labels
    droppedLabels = placed.dropped
    centerLines = PieCenterText.lines(options.shownCenter, model: model, in: draft.room, environment: environment)
    var said = draft.framed.value.diagnostics + model.faults
    if model.infinite > 0 { said.append(.infiniteValues(count: model.infinite)) }
    let negative = model.values.reduce(0) { $1 < 0 ? $0 + 1 : $0 }
    if negative > 0 { said.append(.negativeValues(count: negative)) }
    if case .total = options.shownCenter, centerLines.isEmpty, model.total > 0, !size.isEmpty { said.append(.totalDropped) }
    if draft.hidesNumbers { said.append(.valueLabelsDropped) }
    if !placed.dropped.isEmpty, !size.isEmpty {
      said.append(.sliceLabelsDropped(shown: placed.labels.count, of: placed.labels.count + placed.dropped.count))
    }
    diagnostics = said
  }

  /// A slice's share as it is written, as a part of 1; nil where it has no slice.
  public func share(ofSliceAt item: Int) -> Double? { slice(at: item) == nil ? nil : shares.share(item) }

  /// The rectangle of a slice's label; nil where it is not shown.
  public func labelFrame(ofSliceAt item: Int) -> ChartRect? { labels.first { $0.item == item }?.rect }

  /// A slice by its item; nil where there is none. Complexity: O(log n).
  package func slice(at item: Int) -> PieSlice? { place(ofSliceAt: item).map { slices[$0] } }

  /// A slice's place in drawing order, by its item; nil where there is none. Complexity: O(log n).
  package func place(ofSliceAt item: Int) -> Int? {
    var (low, high) = (0, slices.count)
    while low < high {
      let middle = (low + high) / 2
      if slices[middle].item < item { low = middle + 1 } else { high = middle }
    }
    return low < slices.count && slices[low].item == item ? low : nil
  }
}

extension PieModel {
  /// Lays the chart out for a size: the value door. Safe on any thread.
  ///
  ///     PieModel(values: [1, 3]).plan(in: ChartSize(width: 300, height: 100)).share(ofSliceAt: 1)   // 0.75
  ///
  /// - Complexity: O(n) in the number of slices, and for labels O(n log n).
  public func plan(in size: ChartSize, environment: ChartEnvironment = .standard) -> PiePlan {
    PiePlan(self, in: size, environment: environment, words: PiePlan.Words(label: { label(at: $0) }))
  }
}
