import Barline

@testable import BarlineDrawing

/// A data source that can be changed, that counts what it is asked, and that does something when it is asked.
final class Figures: BarChartViewDataSource {
  enum Ask: Hashable {
    case count, seriesCount, name(Int), values(Range<Int>, Int), label(Int), id(Int)
  }

  var series: [[Double?]]
  var labels: [String?] = []
  var ids: [ChartID] = []
  var names: [String?] = []
  /// Replaces what is said of the number of bars, or of series.
  var announced: Int?, announcedSeries: Int?
  /// How many values of a run are given; all where nil.
  var gives: Int?
  var asked: [Ask] = []
  var onAsk: ((BarChartView, Ask) -> Void)?

  init(_ values: [Double?]) { series = [values] }
  init(series: [[Double?]]) { self.series = series }

  private func note(_ chart: BarChartView, _ ask: Ask) {
    asked.append(ask)
    onAsk?(chart, ask)
  }

  func numberOfBars(in chartView: BarChartView) -> Int {
    note(chartView, .count)
    return announced ?? series.map(\.count).max() ?? 0
  }

  func numberOfSeries(in chartView: BarChartView) -> Int {
    note(chartView, .seriesCount)
    return announcedSeries ?? series.count
  }

  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? {
    guard series.indices.contains(index.series), series[index.series].indices.contains(index.item) else { return nil }
    return series[index.series][index.item]
  }

  func barChartView(
    _ chartView: BarChartView, valuesForBarsIn items: Range<Int>, ofSeries series: Int, into values: inout OutputSpan<Double>
  ) {
    note(chartView, .values(items, series))
    for item in items.prefix(gives ?? items.count) {
      values.append(barChartView(chartView, valueForBarAt: ChartIndex(item: item, series: series)) ?? .nan)
    }
  }

  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? {
    note(chartView, .label(item))
    return labels.indices.contains(item) ? labels[item] : nil
  }

  func barChartView(_ chartView: BarChartView, nameOfSeries series: Int) -> String? {
    note(chartView, .name(series))
    return names.indices.contains(series) ? names[series] : nil
  }

  func barChartView(_ chartView: BarChartView, idForBarAt item: Int) -> ChartID {
    note(chartView, .id(item))
    return ids.indices.contains(item) ? ids[item] : .index(item)
  }

  func times(_ ask: Ask) -> Int { asked.count { $0 == ask } }
}

/// A delegate that writes down what it hears and does something when it is asked or told.
final class Listener: BarChartViewDelegate {
  enum Ask: Hashable {
    case padding, style(ChartIndex), draw(ChartIndex), valueAxis, tick, categoryAxis, band, tooltip(ChartIndex), may(ChartIndex)
    case began(ChartIndex), moved(ChartIndex), ended(ChartIndex, SelectionEnd)

    var isEvent: Bool {
      switch self {
      case .began, .moved, .ended: true
      default: false
      }
    }
  }

  var padding: Double?
  var style: (ChartIndex) -> BarStyle = { _ in .standard }
  var draws: ((ChartRect, inout Drawing.Recorder) -> Void)?
  var refused: Set<Int> = []
  var asked: [Ask] = []
  var touches: [ChartTouch?] = []
  var onAsk: ((BarChartView, Ask) -> Void)?
  /// The offsets at which the chart said that it scrolled.
  var scrolled: [Double] = []
  var onScroll: ((BarChartView) -> Void)?

  var events: [Ask] { asked.filter(\.isEvent) }
  func times(_ ask: Ask) -> Int { asked.count { $0 == ask } }

  private func note(_ chart: BarChartView, _ ask: Ask) {
    asked.append(ask)
    onAsk?(chart, ask)
  }

  func barPadding(in chartView: BarChartView) -> Double? {
    note(chartView, .padding)
    return padding
  }

  func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle {
    note(chartView, .style(index))
    return style(index)
  }

  func barChartView(
    _ chartView: BarChartView, drawBarAt index: ChartIndex, in rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool {
    note(chartView, .draw(index))
    draws?(rect, &recorder)
    return draws != nil
  }

  func valueAxis(in chartView: BarChartView) -> ValueAxis {
    note(chartView, .valueAxis)
    return chartView.valueAxis
  }

  func barChartView(_ chartView: BarChartView, textForTickAt value: Double) -> String? {
    note(chartView, .tick)
    return nil
  }

  func categoryAxis(in chartView: BarChartView) -> CategoryAxis {
    note(chartView, .categoryAxis)
    return chartView.categoryAxis
  }

  func selectionBand(in chartView: BarChartView) -> SelectionBand {
    note(chartView, .band)
    return SelectionBand()
  }

  func barChartView(
    _ chartView: BarChartView, tooltipForBarAt index: ChartIndex, suggested: TooltipContent
  ) -> TooltipContent? {
    note(chartView, .tooltip(index))
    return suggested
  }

  func barChartView(_ chartView: BarChartView, shouldSelectBarAt index: ChartIndex) -> Bool {
    note(chartView, .may(index))
    return !refused.contains(index.item)
  }

  func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    touches.append(touch)
    note(chartView, .began(index))
  }

  func barChartView(_ chartView: BarChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {
    touches.append(touch)
    note(chartView, .moved(index))
  }

  func barChartView(
    _ chartView: BarChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd
  ) {
    touches.append(touch)
    note(chartView, .ended(index, reason))
  }

  func barChartViewDidScroll(_ chartView: BarChartView) {
    scrolled.append(chartView.contentOffset)
    onScroll?(chartView)
  }
}

/// A chart with its source and its delegate, which a chart does not keep alive.
struct Stage {
  let chart: BarChartView
  let figures: Figures
  let listener = Listener()

  /// Bars 100 points wide side by side, without axes or gaps, unless told otherwise.
  init(_ values: [Double?], bare: Bool = true, height: Double = 100) { self.init(series: [values], bare: bare, height: height) }

  init(series: [[Double?]], bare: Bool = true, height: Double = 100) {
    figures = Figures(series: series)
    chart = BarChartView(size: ChartSize(width: 100 * Double(max(1, series.map(\.count).max() ?? 1)), height: height))
    if bare {
      chart.makeBare()
      listener.padding = 0
    }
    chart.dataSource = figures
    chart.delegate = listener
  }

  /// The middle of a bar's zone, by its number.
  static func place(_ item: Int) -> ChartPoint { ChartPoint(x: 100 * Double(item) + 50, y: 50) }

  @discardableResult func began(_ item: Int, id: Int = 1) -> InputResponse { touch(.began, item, id: id) }
  @discardableResult func moved(_ item: Int, id: Int = 1) -> InputResponse { touch(.moved, item, id: id) }
  @discardableResult func ended(_ item: Int, id: Int = 1) -> InputResponse { touch(.ended, item, id: id) }
  @discardableResult func touch(_ phase: ChartTouch.Phase, _ item: Int, id: Int = 1) -> InputResponse {
    chart.touch(ChartTouch(id: id, phase: phase, point: Stage.place(item)))
  }
}

extension ChartIndex: ExpressibleByIntegerLiteral {
  /// The bar of the first series.
  public init(integerLiteral item: Int) { self.init(item: item) }
}

/// Whether every number in a drawing is finite.
func isFinite(_ drawing: Drawing) -> Bool {
  let layers = drawing.sheets.flatMap { $0.sheet.layers }
  let numbers = drawing.sheets.flatMap { $0.sheet.numbers } + drawing.dimming + [drawing.size.width, drawing.size.height]
  return numbers.allSatisfy(\.isFinite)
    && layers.allSatisfy {
      $0.opacity.isFinite && ($0.transform.map { ($0.a + $0.b + $0.c + $0.d + $0.tx + $0.ty).isFinite } ?? true)
        && ($0.mark?.value?.isFinite ?? true)
    }
}

/// The marks of a drawing, in drawing order.
func marks(of drawing: Drawing) -> [Mark] { drawing.marks.layers.compactMap(\.mark) }

/// The first filled rectangle of each mark in a drawing.
func markRects(of drawing: Drawing) -> [Mark.ID: ChartRect] {
  var rects: [Mark.ID: ChartRect] = [:]
  var open: [Mark.ID?] = []
  for item in drawing.marks.items {
    switch item.verb {
    case .push: open.append(drawing.marks.layers[Int(item.extra)].mark?.id)
    case .pop: open.removeLast()
    case .fill:
      guard let id = open.last ?? nil, rects[id] == nil else { continue }
      switch drawing.marks.figure(of: item) {
      case .rect(let rect), .roundedRect(let rect, _): rects[id] = rect
      default: break
      }
    default: break
    }
  }
  return rects
}
