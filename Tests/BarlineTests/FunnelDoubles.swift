import Barline

@testable import BarlineDrawing

/// A data source of a funnel that can be changed, that counts what it is asked, and that does something when it is asked.
final class Counts: FunnelChartViewDataSource {
  enum Ask: Hashable {
    case count, values(Range<Int>), goal(Int), label(Int), id(Int)
  }

  var values: [Double?]
  var goals: [Double?] = []
  var labels: [String?] = []
  var ids: [ChartID] = []
  /// Replaces what is said of the number of stages.
  var announced: Int?
  /// How many counts of a run are given; all where nil.
  var gives: Int?
  var asked: [Ask] = []
  var onAsk: ((FunnelChartView, Ask) -> Void)?

  init(_ values: [Double?]) { self.values = values }

  private func note(_ chart: FunnelChartView, _ ask: Ask) {
    asked.append(ask)
    onAsk?(chart, ask)
  }

  func numberOfStages(in chartView: FunnelChartView) -> Int {
    note(chartView, .count)
    return announced ?? values.count
  }

  func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? {
    values.indices.contains(index) ? values[index] : nil
  }

  func funnelChartView(
    _ chartView: FunnelChartView, valuesForStagesIn stages: Range<Int>, into values: inout OutputSpan<Double>
  ) {
    note(chartView, .values(stages))
    for stage in stages.prefix(gives ?? stages.count) {
      values.append(funnelChartView(chartView, valueForStageAt: stage) ?? .nan)
    }
  }

  func funnelChartView(_ chartView: FunnelChartView, goalForStageAt index: Int) -> Double? {
    note(chartView, .goal(index))
    return goals.indices.contains(index) ? goals[index] : nil
  }

  func funnelChartView(_ chartView: FunnelChartView, labelForStageAt index: Int) -> String? {
    note(chartView, .label(index))
    return labels.indices.contains(index) ? labels[index] : nil
  }

  func funnelChartView(_ chartView: FunnelChartView, idForStageAt index: Int) -> ChartID {
    note(chartView, .id(index))
    return ids.indices.contains(index) ? ids[index] : .index(index)
  }

  func times(_ ask: Ask) -> Int { asked.count { $0 == ask } }
}

/// A funnel's delegate that writes down what it is asked and told, and does something then.
final class FunnelListener: FunnelChartViewDelegate {
  enum Ask: Hashable {
    case style(Int), draw(Int), noData, tooltip(Int), may(Int)
    case began(Int), moved(Int), ended(Int, SelectionEnd)

    var isEvent: Bool {
      switch self {
      case .began, .moved, .ended: true
      default: false
      }
    }
  }

  var style: (Int) -> StageStyle = { _ in .standard }
  var draws: ((StageShape, inout Drawing.Recorder) -> Void)?
  var drawsNoData: ((ChartRect, inout Drawing.Recorder) -> Void)?
  var tooltip: (TooltipContent) -> TooltipContent? = { $0 }
  var refused: Set<Int> = []
  var asked: [Ask] = []
  var touches: [ChartTouch?] = []
  var onAsk: ((FunnelChartView, Ask) -> Void)?

  var events: [Ask] { asked.filter(\.isEvent) }
  func times(_ ask: Ask) -> Int { asked.count { $0 == ask } }

  private func note(_ chart: FunnelChartView, _ ask: Ask) {
    asked.append(ask)
    onAsk?(chart, ask)
  }

  func funnelChartView(_ chartView: FunnelChartView, styleForStageAt index: Int) -> StageStyle {
    note(chartView, .style(index))
    return style(index)
  }

  func funnelChartView(
    _ chartView: FunnelChartView, drawStageAt index: Int, in shape: StageShape, into recorder: inout Drawing.Recorder
  ) -> Bool {
    note(chartView, .draw(index))
    draws?(shape, &recorder)
    return draws != nil
  }

  func funnelChartView(
    _ chartView: FunnelChartView, drawNoDataIn rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool {
    note(chartView, .noData)
    drawsNoData?(rect, &recorder)
    return drawsNoData != nil
  }

  func funnelChartView(
    _ chartView: FunnelChartView, tooltipForStageAt index: Int, suggested: TooltipContent
  ) -> TooltipContent? {
    note(chartView, .tooltip(index))
    return tooltip(suggested)
  }

  func funnelChartView(_ chartView: FunnelChartView, shouldSelectStageAt index: Int) -> Bool {
    note(chartView, .may(index))
    return !refused.contains(index)
  }

  func funnelChartView(_ chartView: FunnelChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {
    touches.append(touch)
    note(chartView, .began(index))
  }

  func funnelChartView(_ chartView: FunnelChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {
    touches.append(touch)
    note(chartView, .moved(index))
  }

  func funnelChartView(
    _ chartView: FunnelChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd
  ) {
    touches.append(touch)
    note(chartView, .ended(index, reason))
  }
}

/// A funnel with its source and its delegate, which a chart does not keep alive.
struct FunnelStage {
  let chart: FunnelChartView
  let counts: Counts
  let listener = FunnelListener()

  /// Bars without words or gaps, each 100 points high and the greatest 200 wide, unless told otherwise.
  init(_ values: [Double?], bare: Bool = true) {
    counts = Counts(values)
    chart = FunnelChartView(size: ChartSize(width: bare ? 200 : 400, height: 100 * Double(max(1, values.count))))
    if bare {
      chart.makeBare()
      (chart.form, chart.gap) = (.bars, 0)
    }
    chart.dataSource = counts
    chart.delegate = listener
  }

  /// The middle of a bare stage, by its position.
  static func place(_ position: Int) -> ChartPoint { ChartPoint(x: 100, y: 100 * Double(position) + 50) }

  @discardableResult func began(_ position: Int, id: Int = 1) -> InputResponse { touch(.began, position, id: id) }
  @discardableResult func moved(_ position: Int, id: Int = 1) -> InputResponse { touch(.moved, position, id: id) }
  @discardableResult func ended(_ position: Int, id: Int = 1) -> InputResponse { touch(.ended, position, id: id) }
  @discardableResult func touch(_ phase: ChartTouch.Phase, _ position: Int, id: Int = 1) -> InputResponse {
    chart.touch(ChartTouch(id: id, phase: phase, point: Self.place(position)))
  }
  func tap(_ position: Int) { TouchScript.tap(at: Self.place(position)).play(on: chart) }

  /// What is drawn of a stage in a picture, by its identity.
  static func bounds(_ drawing: Drawing, _ id: ChartID) -> ChartRect? {
    drawing.marks.extract(Mark.ID(role: .stage, item: id))?.bounds
  }
}

/// What is wrong with events in this order: each begin is ended once, wherever it was moved to in between.
func funnelOrderProblems(_ events: [FunnelListener.Ask]) -> [String] {
  var problems: [String] = []
  var selected: Int?
  for event in events {
    switch event {
    case .began(let index):
      if selected != nil { problems.append("\(event) before an end") }
      selected = index
    case .moved(let index):
      if selected == nil || selected == index { problems.append("\(event) from \(String(describing: selected))") }
      selected = index
    case .ended:
      if selected == nil { problems.append("\(event) without a begin") }
      selected = nil
    default: break
    }
  }
  return problems
}
