/// A funnel laid out for a size: where every stage and every word stands, as a value.
///
/// A plan holds no counts. What needs them takes the model beside the plan:
///
///     let plan = model.plan(in: ChartSize(width: 320, height: 200))
///     plan.frame(ofStageAt: ChartIndex(item: 1), in: model)      // the rectangle around the second stage
///     plan.target(at: ChartPoint(x: 160, y: 90), in: model)      // which stage is there
///
/// Words give way to the stages: first subtitle and legend, as in every chart, then the rates, the counts and the names. Names beside
/// the stages take three tenths of the width at most and are cut before they go; numbers are never cut. Beside the words the
/// stages keep two fifths of the width, or over and under them 55 % of the view's height.
public struct FunnelPlan: Equatable, Sendable {
  /// The size it is laid out for.
  public let size: ChartSize
  /// What could not be drawn as asked.
  public let diagnostics: [Diagnostic]
  /// Whether there is no count at all.
  public let isEmpty: Bool

  package let options: FunnelOptions
  let framed: Shared<Frame>
  package var frame: Frame { framed.value }
  package let sequence: FunnelSequence
  package let grid: FunnelGrid
  package let words: FunnelWords
  /// The room of the stages and of the words at them.
  public let plot: ChartRect
  package let environment: ChartEnvironment.Look

  /// How many stages there are.
  public var count: Int { sequence.count }
  /// The room of the stages alone.
  public var area: ChartRect { grid.area }
  /// Where an app draws its own header; nil for none.
  public var headerRect: ChartRect? { framed.value.customHeader }
  /// Where an app draws its own footer; nil for none.
  public var footerRect: ChartRect? { framed.value.customFooter }
  /// Where an app may draw a picture that says that there is nothing to draw: 128 × 128, or less where there is less room, in the
  /// middle of the stages' room. Nil where there are counts, or no room.
  public var noDataRect: ChartRect? {
    guard isEmpty, !area.isEmpty else { return nil }
    let side = min(128, area.width, area.height)
    return ChartRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
  }
  /// Which stage stands at a position, from 0; nil where none does.
  public func item(at position: Int) -> Int? { position >= 0 && position < count ? sequence.item(at: position) : nil }

  /// The most stages that each have a mark of their own.
  package static let mostMarks = 2000
  /// Stages that are shorter than a pixel are drawn as one figure, the widest of each pixel.
  package var isReduced: Bool { count > 0 && grid.step * environment.columnsPerPoint < 1 }
  /// Whether each stage has a mark of its own, or one mark speaks for all.
  package var hasMarks: Bool { !isReduced && count <= FunnelPlan.mostMarks }

  /// Steps this low hold no words: they are not even asked for.
  private static let leastStep = 6.0

  package init(_ model: FunnelModel, in size: ChartSize, environment: ChartEnvironment, label: (Int) -> String?) {
    let options = model.options
    let sequence = FunnelSequence(model.values, order: options.order)
    let texts = FunnelTexts(environment)
    let (framed, plot) = Self.frame(
      model, in: size, environment: environment, legend: Self.legend(model, sequence, label), rows: texts.rows(options))
    let extent = FunnelExtent(model)
    let task = FunnelLayout.Task(
      model: model, sequence: sequence, plot: plot, size: size, environment: environment, greatest: extent.greatest)
    var layout = FunnelLayout(Shared(task), texts: texts)
    var said = framed.value.diagnostics + model.faults
    if extent.negative > 0 { said.append(.negativeValues(count: extent.negative)) }
    if model.infinite > 0 { said.append(.infiniteValues(count: model.infinite)) }
    var words = FunnelWords()
    if !plot.isEmpty, sequence.count > 0 {
      layout = Self.layout(layout, label: label, diagnostics: &said)
      words = FunnelWords(layout, fill: { position in model.color(position: position, in: sequence) })
      if words.dropped > 0 { said.append(.labelsDropped(shown: sequence.count - words.dropped, of: sequence.count)) }
    }
    self.size = size.isEmpty ? .zero : size
    self.options = options
    self.framed = framed
    self.plot = plot
    self.sequence = sequence
    self.words = words
    self.environment = ChartEnvironment.Look(environment)
    grid = layout.grid
    isEmpty = extent.isEmpty
    diagnostics = said
  }

  /// The parts round the plot, and the plot.
  ///
  /// Words in rows over and under the stages take height, for which subtitle and legend give way, but not the title.
  private static func frame(
    _ model: FunnelModel, in size: ChartSize, environment: ChartEnvironment, legend: [LegendEntry], rows: [Double]
  ) -> (framed: Shared<Frame>, plot: ChartRect) {
    func frame(_ headroom: Double) -> Shared<Frame> {
      Shared(
        Frame(
          FrameRequest(
            size: size, options: model.options.frame, environment: environment, legend: FrameRequest.Legend(legend),
            headroom: headroom)))
    }
    for height in rows where height > 0 {
      let framed = frame(height)
      let plot = framed.value.plot
      if !plot.isEmpty, !framed.value.diagnostics.contains(.headerDropped) {
        return (framed, ChartRect(left: plot.minX, top: plot.minY - height, right: plot.maxX, bottom: plot.maxY))
      }
    }
    let framed = frame(0)
    return (framed, framed.value.plot)
  }

  /// The first layout in which all words that are left have room.
  private static func layout(
    _ empty: FunnelLayout, label: (Int) -> String?, diagnostics: inout [Diagnostic]
  ) -> FunnelLayout {
    let options = empty.options
    let asks = options.labels != .none || !options.rates.isEmpty
    guard asks else { return empty }
    var texts = empty.texts
    let isCrowded = empty.grid.step < leastStep
    if !isCrowded { texts.write(empty.model, empty.sequence, environment: empty.environment, label: label) }
    var last = empty
    for give in FunnelGive.allCases {
      last = empty.with(texts.without(give))
      guard last.fit() else { continue }
      if give >= .rates, !texts.rates.isEmpty { diagnostics.append(.ratesDropped) }
      if give >= .counts, !texts.counts.isEmpty { diagnostics.append(.valueLabelsDropped) }
      if give >= .names, !texts.names.isEmpty { diagnostics.append(.labelsDropped(shown: 0, of: empty.count)) }
      break
    }
    if isCrowded {
      if !options.rates.isEmpty { diagnostics.append(.ratesDropped) }
      if options.labels != .none { diagnostics += [.valueLabelsDropped, .labelsDropped(shown: 0, of: empty.count)] }
    }
    return last
  }

  /// What the legend names: the stages, where nothing is written at them or where it is asked for.
  private static func legend(_ model: FunnelModel, _ sequence: FunnelSequence, _ label: (Int) -> String?) -> [LegendEntry] {
    let options = model.options
    let isWritten = options.labels != .none && options.showsNames
    guard options.showsLegend ?? !isWritten, sequence.count <= 200 else { return [] }
    let entries = (0..<sequence.count).map { position in
      LegendEntry(
        name: label(sequence.item(at: position)) ?? "", color: model.color(position: position, in: sequence))
    }
    return entries.allSatisfy { $0.name.isEmpty } ? [] : entries
  }
}

/// What a plan has to know of all counts: one pass.
private struct FunnelExtent {
  /// The greatest count or goal; 0 where none is greater.
  var greatest = 0.0
  var negative = 0
  var isEmpty = true

  init(_ model: FunnelModel) {
    for value in model.values {
      if value > greatest { greatest = value }
      if value < 0 { negative += 1 }
      if !value.isNaN { isEmpty = false }
    }
    for goal in model.goals.prefix(model.count) where goal > greatest { greatest = goal }
  }
}

extension FunnelModel {
  /// Lays the chart out for a size: the value door. Safe on any thread.
  ///
  ///     FunnelModel(values: [3, 2, 1]).plan(in: ChartSize(width: 300, height: 100)).area
  ///
  /// - Complexity: One pass over the counts, a sort where an order is asked for, and a measurement for each word that may have room.
  public func plan(in size: ChartSize, environment: ChartEnvironment = .standard) -> FunnelPlan {
    FunnelPlan(self, in: size, environment: environment, label: { label(at: $0) })
  }

  /// What a stage is filled with: its own style, or the funnel's colour for where it stands.
  package func fill(position: Int, in sequence: FunnelSequence) -> MarkFill {
    let item = sequence.item(at: position)
    return styles.style(at: item).fill ?? .color(options.colors.color(position: position, item: item, of: sequence.count))
  }

  /// A stage's colour as a small square shows it.
  package func color(position: Int, in sequence: FunnelSequence) -> ChartColor {
    fill(position: position, in: sequence).paint(mark: .zero, plot: .zero).firstColor
  }
}
