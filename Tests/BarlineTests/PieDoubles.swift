import Barline

@testable import BarlineDrawing

/// A pie's data source that can be changed, that counts what it is asked, and that does something when it is asked.
final class PieFigures: PieChartViewDataSource {
  enum Ask: Hashable {
    case count, values(Range<Int>), label(Int), id(Int)

    /// Whether it is asked by slice, when it is needed.
    var isLazy: Bool {
      switch self {
      case .label, .id: true
      case .count, .values: false
      }
    }
  }

  var values: [Double?]
  var labels: [String?] = []
  var ids: [ChartID] = []
  /// Replaces what is said of the number of slices.
  var announced: Int?
  /// How many values of a run are given; all where nil.
  var gives: Int?
  var asked: [Ask] = []
  var onAsk: ((PieChartView, Ask) -> Void)?

  init(_ values: [Double?]) { self.values = values }

  private func note(_ chart: PieChartView, _ ask: Ask) {
    asked.append(ask)
    onAsk?(chart, ask)
  }

  func numberOfSlices(in chartView: PieChartView) -> Int {
    note(chartView, .count)
    return announced ?? values.count
  }

  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? {
    values.indices.contains(index) ? values[index] : nil
  }

  func pieChartView(_ chartView: PieChartView, valuesForSlicesIn slices: Range<Int>, into values: inout OutputSpan<Double>) {
    note(chartView, .values(slices))
    for index in slices.prefix(gives ?? slices.count) {
      values.append(pieChartView(chartView, valueForSliceAt: index) ?? .nan)
    }
  }

  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? {
    note(chartView, .label(index))
    return labels.indices.contains(index) ? labels[index] : nil
  }

  func pieChartView(_ chartView: PieChartView, idForSliceAt index: Int) -> ChartID {
    note(chartView, .id(index))
    return ids.indices.contains(index) ? ids[index] : .index(index)
  }

  func times(_ ask: Ask) -> Int { asked.count { $0 == ask } }
}

/// A pie's delegate that writes down what it hears and does something when it is asked or told.
final class PieListener: PieChartViewDelegate {
  enum Ask: Hashable {
    case style(Int), draw(Int), center, text(Int), tooltip(Int), may(Int)
    case began(Int), moved(Int), ended(Int, SelectionEnd)

    var isEvent: Bool {
      switch self {
      case .began, .moved, .ended: true
      default: false
      }
    }
  }

  var style: (Int) -> SliceStyle = { _ in .standard }
  var draws: ((Int, Sector, inout Drawing.Recorder) -> Void)?
  var drawsCenter: ((ChartRect, inout Drawing.Recorder) -> Void)?
  var text: (Int) -> String? = { _ in nil }
  var tooltip: (TooltipContent) -> TooltipContent? = { $0 }
  var refused: Set<Int> = []
  var asked: [Ask] = []
  var touches: [ChartTouch?] = []
  var onAsk: ((PieChartView, Ask) -> Void)?

  var events: [Ask] { asked.filter(\.isEvent) }
  func times(_ ask: Ask) -> Int { asked.count { $0 == ask } }

  private func note(_ chart: PieChartView, _ ask: Ask) {
    asked.append(ask)
    onAsk?(chart, ask)
  }

  func pieChartView(_ chartView: PieChartView, styleForSliceAt index: Int) -> SliceStyle {
    note(chartView, .style(index))
    return style(index)
  }

  func pieChartView(
    _ chartView: PieChartView, drawSliceAt index: Int, in sector: Sector, into recorder: inout Drawing.Recorder
  ) -> Bool {
    note(chartView, .draw(index))
    draws?(index, sector, &recorder)
    return draws != nil
  }

  func pieChartView(_ chartView: PieChartView, drawCenterIn rect: ChartRect, into recorder: inout Drawing.Recorder) -> Bool {
    note(chartView, .center)
    drawsCenter?(rect, &recorder)
    return drawsCenter != nil
  }

  func pieChartView(_ chartView: PieChartView, textForLabelOfSliceAt index: Int) -> String? {
    note(chartView, .text(index))
    return text(index)
  }

  func pieChartView(_ chartView: PieChartView, tooltipForSliceAt index: Int, suggested: TooltipContent) -> TooltipContent? {
    note(chartView, .tooltip(index))
    return tooltip(suggested)
  }

  func pieChartView(_ chartView: PieChartView, shouldSelectSliceAt index: Int) -> Bool {
    note(chartView, .may(index))
    return !refused.contains(index)
  }

  func pieChartView(_ chartView: PieChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {
    touches.append(touch)
    note(chartView, .began(index))
  }

  func pieChartView(_ chartView: PieChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {
    touches.append(touch)
    note(chartView, .moved(index))
  }

  func pieChartView(_ chartView: PieChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd) {
    touches.append(touch)
    note(chartView, .ended(index, reason))
  }
}

/// A pie with its source and its delegate, which a chart does not keep alive.
struct PieStage {
  let chart: PieChartView
  let figures: PieFigures
  let listener = PieListener()

  /// A pie without labels or gaps in a square of 200, unless told otherwise.
  init(_ values: [Double?], bare: Bool = true, size: ChartSize = ChartSize(width: 200, height: 200)) {
    figures = PieFigures(values)
    chart = PieChartView(size: size)
    if bare {
      chart.makeBare()
      chart.gap = 0
    }
    chart.dataSource = figures
    chart.delegate = listener
  }

  /// A place in a pie of values in the ratio 1 : 2 : 3, in the middle of a slice; outside for any other number.
  static func place(_ item: Int) -> ChartPoint {
    guard (0..<3).contains(item) else { return ChartPoint(x: 1, y: 1) }
    return ChartPoint(x: 100, y: 100).at(50, [.pi / 6, 2 * .pi / 3, 3 * .pi / 2][item])
  }

  @discardableResult func began(_ item: Int, id: Int = 1) -> InputResponse { touch(.began, item, id: id) }
  @discardableResult func moved(_ item: Int, id: Int = 1) -> InputResponse { touch(.moved, item, id: id) }
  @discardableResult func ended(_ item: Int, id: Int = 1) -> InputResponse { touch(.ended, item, id: id) }
  @discardableResult func touch(_ phase: ChartTouch.Phase, _ item: Int, id: Int = 1) -> InputResponse {
    chart.touch(ChartTouch(id: id, phase: phase, point: PieStage.place(item)))
  }

  func tap(_ item: Int) {
    began(item)
    ended(item)
  }
}

/// The figure of each slice's mark in a drawing, where the chart itself has drawn a whole sector.
func sectors(of drawing: Drawing) -> [Sector?] {
  drawing.marks.items.filter { $0.verb == .fill }.map { item in
    if case .sector(let sector) = drawing.marks.figure(of: item) { sector } else { nil }
  }
}

/// What is wrong with events in this order; empty where each begin is ended once, at the slice selected last or where it was moved to.
func orderProblems(_ events: [PieListener.Ask]) -> [String] {
  var problems: [String] = []
  var selected: Int?
  for event in events {
    switch event {
    case .began(let index):
      if selected != nil { problems.append("\(event) before an end") }
      selected = index
    case .moved(let index):
      if selected == nil { problems.append("\(event) from nothing") }
      selected = index
    case .ended:
      if selected == nil { problems.append("\(event) without a begin") }
      selected = nil
    default: break
    }
  }
  return problems
}
