import BarlineTesting

@testable import Barline
@testable import BarlineDrawing

/// A data source of tiers that can be changed, that writes down what it is asked, and that does something when it is asked.
final class Ladder: TierChartViewDataSource {
  enum Ask: Hashable {
    case count, bounds(Int), label(Int), saving(Int), id(Int), amount, unit, pill, goals
  }

  var bounds: [TierBounds]
  var labels: [String] = []
  var savings: [String] = []
  var ids: [ChartID] = []
  var amount: Double?
  var unit: String?
  var pill: String?
  var goals: [TierModel.Goal] = []
  /// Replaces what is said of the number of tiers.
  var announced: Int?
  var asked: [Ask] = []
  var onAsk: ((TierChartView, Ask) -> Void)?

  /// Tiers from one number to the next.
  init(_ steps: [Double], amount: Double? = nil) {
    bounds = zip(steps, steps.dropFirst()).map { TierBounds(from: $0, to: $1) }
    self.amount = amount
  }

  private func note(_ chart: TierChartView, _ ask: Ask) {
    asked.append(ask)
    onAsk?(chart, ask)
  }

  func numberOfTiers(in chartView: TierChartView) -> Int {
    note(chartView, .count)
    return announced ?? bounds.count
  }
  func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds {
    note(chartView, .bounds(index))
    return bounds.indices.contains(index) ? bounds[index] : TierBounds()
  }
  func tierChartView(_ chartView: TierChartView, labelForTierAt index: Int) -> String? {
    note(chartView, .label(index))
    return labels.indices.contains(index) ? labels[index] : nil
  }
  func tierChartView(_ chartView: TierChartView, savingForTierAt index: Int) -> String? {
    note(chartView, .saving(index))
    return savings.indices.contains(index) ? savings[index] : nil
  }
  func tierChartView(_ chartView: TierChartView, idForTierAt index: Int) -> ChartID {
    note(chartView, .id(index))
    return ids.indices.contains(index) ? ids[index] : .index(index)
  }
  func amount(in chartView: TierChartView) -> Double? {
    note(chartView, .amount)
    return amount
  }
  func unit(in chartView: TierChartView) -> String? {
    note(chartView, .unit)
    return unit
  }
  func pillText(in chartView: TierChartView) -> String? {
    note(chartView, .pill)
    return pill
  }
  func goals(in chartView: TierChartView) -> [TierModel.Goal] {
    note(chartView, .goals)
    return goals
  }
}

/// A delegate of tiers that writes down what it hears and does something when it is asked or told.
final class TierListener: TierChartViewDelegate {
  enum Ask: Hashable {
    case style(Int), draw(Int, ChartRect, Double), text(Double), tooltip(Int), may(Int)
    case began(Int), moved(Int), ended(Int, SelectionEnd)

    var isEvent: Bool {
      switch self {
      case .began, .moved, .ended: true
      default: false
      }
    }
  }

  var style: (Int) -> TierStyle = { _ in .standard }
  var draws: ((ChartRect, inout Drawing.Recorder) -> Void)?
  var text: (Double) -> String? = { _ in nil }
  var tooltip: (TooltipContent) -> TooltipContent? = { $0 }
  var refused: Set<Int> = []
  var asked: [Ask] = []
  var onAsk: ((TierChartView, Ask) -> Void)?

  var events: [Ask] { asked.filter(\.isEvent) }

  private func note(_ chart: TierChartView, _ ask: Ask) {
    asked.append(ask)
    onAsk?(chart, ask)
  }

  func tierChartView(_ chartView: TierChartView, styleForTierAt index: Int) -> TierStyle {
    note(chartView, .style(index))
    return style(index)
  }
  func tierChartView(
    _ chartView: TierChartView, drawTierAt index: Int, in rect: ChartRect, reached: Double, into recorder: inout Drawing.Recorder
  ) -> Bool {
    note(chartView, .draw(index, rect, reached))
    draws?(rect, &recorder)
    return draws != nil
  }
  func tierChartView(_ chartView: TierChartView, textForBoundaryAt amount: Double) -> String? {
    note(chartView, .text(amount))
    return text(amount)
  }
  func tierChartView(
    _ chartView: TierChartView, tooltipForTierAt index: Int, suggested: TooltipContent
  ) -> TooltipContent? {
    note(chartView, .tooltip(index))
    return tooltip(suggested)
  }
  func tierChartView(_ chartView: TierChartView, shouldSelectTierAt index: Int) -> Bool {
    note(chartView, .may(index))
    return !refused.contains(index)
  }
  func tierChartView(_ chartView: TierChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {
    note(chartView, .began(index))
  }
  func tierChartView(_ chartView: TierChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {
    note(chartView, .moved(index))
  }
  func tierChartView(_ chartView: TierChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd) {
    note(chartView, .ended(index, reason))
  }
}

/// A chart with its source and its delegate, which a chart does not keep alive: bare, 400 wide, four tiers of ten unless told otherwise,
/// so that an amount of 1 is 10 points.
struct TierStage {
  let chart: TierChartView
  let ladder: Ladder
  let listener = TierListener()

  init(_ steps: [Double] = [0, 10, 20, 30, 40], amount: Double? = 25, bare: Bool = true) {
    ladder = Ladder(steps, amount: amount)
    chart = TierChartView(size: ChartSize(width: 400, height: 100))
    if bare { chart.makeBare() }
    chart.dataSource = ladder
    chart.delegate = listener
  }

  /// The picture at rest of four tiers of ten that never had another amount.
  static func rest(amount: Double?) -> Drawing { TierStage(amount: amount).rest }

  /// The picture at rest.
  var rest: Drawing { withExtendedLifetime((ladder, listener)) { chart.drawing(at: 0) } }

  /// The middle of the n-th of four equal tiers.
  static func place(_ item: Int) -> ChartPoint { ChartPoint(x: 100 * Double(item) + 50, y: 50) }

  @discardableResult func touch(_ phase: ChartTouch.Phase, _ item: Int, id: Int = 1) -> InputResponse {
    chart.touch(ChartTouch(id: id, phase: phase, point: TierStage.place(item)))
  }
  func tap(_ item: Int) { TouchScript.tap(at: TierStage.place(item)).play(on: chart) }
}

/// A tier as it is drawn: its part of the track, and how much of it is reached.
struct SeenTier: Equatable {
  var id: ChartID
  var x: Double
  var width: Double
  var reached: Double
}

extension Drawing {
  /// The tiers, in drawing order.
  var tiers: [SeenTier] {
    let own = figures.filter { $0.mark?.role == .tier && $0.sheet == "marks" }
    return stride(from: 0, to: own.count - 1, by: 2).map { place in
      SeenTier(
        id: own[place].mark?.id.item ?? .index(-1), x: own[place].bounds.minX, width: own[place].bounds.width,
        reached: own[place + 1].bounds.width)
    }
  }

  /// The middle of the marker's disc; nil for none.
  var markerX: Double? {
    figures.first {
      if case .circle = $0.figure { $0.sheet == "marks" && $0.mark == nil } else { false }
    }?.bounds.midX
  }
}
