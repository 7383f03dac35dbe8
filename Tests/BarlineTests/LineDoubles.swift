import Barline

@testable import BarlineDrawing

/// A line chart's data source that can be changed, that counts what it is asked, and that does something when it is asked.
final class LineFigures: LineChartViewDataSource {
  typealias Ask = Figures.Ask

  var lines: [[Double?]]
  var positions: [[Double]?] = []
  var labels: [String?] = []
  var ids: [ChartID] = []
  var names: [String?] = []
  var lineIDs: [ChartID] = []
  /// Replaces what is said of the number of points of each line, or of lines.
  var announced: Int?, announcedLines: Int?
  /// How many values of a run are given; all where nil.
  var gives: Int?
  var asked: [Ask] = []
  var onAsk: ((LineChartView, Ask) -> Void)?

  init(lines: [[Double?]]) { self.lines = lines }

  private func note(_ chart: LineChartView, _ ask: Ask) {
    asked.append(ask)
    onAsk?(chart, ask)
  }

  func numberOfLines(in chartView: LineChartView) -> Int {
    note(chartView, .seriesCount)
    return announcedLines ?? lines.count
  }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int {
    note(chartView, .count)
    return announced ?? (lines.indices.contains(line) ? lines[line].count : 0)
  }

  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    guard lines.indices.contains(index.series), lines[index.series].indices.contains(index.item) else { return nil }
    return lines[index.series][index.item]
  }

  func lineChartView(
    _ chartView: LineChartView, valuesForPointsIn items: Range<Int>, ofLine line: Int, into values: inout OutputSpan<Double>
  ) {
    note(chartView, .values(items, line))
    for item in items.prefix(gives ?? items.count) {
      values.append(lineChartView(chartView, valueForPointAt: ChartIndex(item: item, series: line)) ?? .nan)
    }
  }

  func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool {
    positions.indices.contains(line) && positions[line] != nil
  }

  func lineChartView(_ chartView: LineChartView, positionForPointAt index: ChartIndex) -> Double {
    guard positions.indices.contains(index.series), let row = positions[index.series] else { return Double(index.item) }
    return row.indices.contains(index.item) ? row[index.item] : .nan
  }

  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? {
    note(chartView, .label(item))
    return labels.indices.contains(item) ? labels[item] : nil
  }

  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? {
    note(chartView, .name(line))
    return names.indices.contains(line) ? names[line] : nil
  }

  func lineChartView(_ chartView: LineChartView, idForLine line: Int) -> ChartID {
    lineIDs.indices.contains(line) ? lineIDs[line] : .index(line)
  }

  func lineChartView(_ chartView: LineChartView, idForItem item: Int) -> ChartID {
    note(chartView, .id(item))
    return ids.indices.contains(item) ? ids[item] : .index(item)
  }

  func times(_ ask: Ask) -> Int { asked.count { $0 == ask } }
}

/// A line chart's delegate that writes down what it hears and does something when it is asked or told.
final class LineListener: LineChartViewDelegate {
  typealias Ask = Listener.Ask

  var style: (Int) -> LineStyle = { _ in .standard }
  var dot: (ChartIndex) -> DotStyle? = { _ in nil }
  var draws: ((ChartPoint, inout Drawing.Recorder) -> Void)?
  var band = LineSelectionBand()
  var tooltip: (TooltipContent) -> TooltipContent? = { $0 }
  var refused: Set<ChartIndex> = []
  var asked: [Ask] = []
  var touches: [ChartTouch?] = []
  var onAsk: ((LineChartView, Ask) -> Void)?
  /// The offsets at which the chart said that it scrolled.
  var scrolled: [Double] = []
  var onScroll: ((LineChartView) -> Void)?

  var events: [Ask] { asked.filter(\.isEvent) }
  func times(_ ask: Ask) -> Int { asked.count { $0 == ask } }

  private func note(_ chart: LineChartView, _ ask: Ask) {
    asked.append(ask)
    onAsk?(chart, ask)
  }

  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    note(chartView, .style(ChartIndex(item: 0, series: line)))
    return style(line)
  }

  func lineChartView(_ chartView: LineChartView, dotStyleForPointAt index: ChartIndex) -> DotStyle? {
    note(chartView, .padding)
    return dot(index)
  }

  func lineChartView(
    _ chartView: LineChartView, drawDotAt index: ChartIndex, center: ChartPoint, into recorder: inout Drawing.Recorder
  ) -> Bool {
    note(chartView, .draw(index))
    draws?(center, &recorder)
    return draws != nil
  }

  func valueAxis(in chartView: LineChartView) -> ValueAxis {
    note(chartView, .valueAxis)
    return chartView.valueAxis
  }

  func lineChartView(_ chartView: LineChartView, textForTickAt value: Double) -> String? {
    note(chartView, .tick)
    return nil
  }

  func categoryAxis(in chartView: LineChartView) -> CategoryAxis {
    note(chartView, .categoryAxis)
    return chartView.categoryAxis
  }

  func selectionBand(in chartView: LineChartView) -> LineSelectionBand {
    note(chartView, .band)
    return band
  }

  func lineChartView(
    _ chartView: LineChartView, tooltipForPointAt index: ChartIndex, suggested: TooltipContent
  ) -> TooltipContent? {
    note(chartView, .tooltip(index))
    return tooltip(suggested)
  }

  func lineChartView(_ chartView: LineChartView, shouldSelectPointAt index: ChartIndex) -> Bool {
    note(chartView, .may(index))
    return !refused.contains(index)
  }

  func lineChartView(_ chartView: LineChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    touches.append(touch)
    note(chartView, .began(index))
  }

  func lineChartView(_ chartView: LineChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {
    touches.append(touch)
    note(chartView, .moved(index))
  }

  func lineChartView(
    _ chartView: LineChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd
  ) {
    touches.append(touch)
    note(chartView, .ended(index, reason))
  }

  func lineChartViewDidScroll(_ chartView: LineChartView) {
    scrolled.append(chartView.contentOffset)
    onScroll?(chartView)
  }
}

/// A line chart with its source and its delegate, which a chart does not keep alive.
struct LineStage {
  let chart: LineChartView
  let figures: LineFigures
  let listener = LineListener()

  /// Points 100 apart, the first at 1, without axes unless told otherwise.
  init(_ values: [Double?], bare: Bool = true, height: Double = 100) { self.init(lines: [values], bare: bare, height: height) }

  init(lines: [[Double?]], bare: Bool = true, height: Double = 100) {
    figures = LineFigures(lines: lines)
    chart = LineChartView(size: ChartSize(width: 100 * Double(max(1, (lines.map(\.count).max() ?? 1) - 1)) + 2, height: height))
    if bare { chart.makeBare() }
    chart.dataSource = figures
    chart.delegate = listener
  }

  /// A point's place, by its number.
  static func place(_ item: Int, _ y: Double = 50) -> ChartPoint { ChartPoint(x: 100 * Double(item) + 1, y: y) }

  @discardableResult func began(_ item: Int, _ y: Double = 50, id: Int = 1) -> InputResponse { touch(.began, item, y, id: id) }
  @discardableResult func moved(_ item: Int, _ y: Double = 50, id: Int = 1) -> InputResponse { touch(.moved, item, y, id: id) }
  @discardableResult func ended(_ item: Int, _ y: Double = 50, id: Int = 1) -> InputResponse { touch(.ended, item, y, id: id) }
  @discardableResult func touch(_ phase: ChartTouch.Phase, _ item: Int, _ y: Double = 50, id: Int = 1) -> InputResponse {
    chart.touch(ChartTouch(id: id, phase: phase, point: LineStage.place(item, y)))
  }
}

/// The figures of a sheet, in order, with how they are painted.
struct Drawn: Painter {
  var fills: [(figure: Figure, paint: Paint)] = []
  var strokes: [(figure: Figure, stroke: Stroke, paint: Paint)] = []

  init(_ sheet: Drawing.Sheet) { sheet.replay(into: &self) }

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) { fills.append((figure, paint)) }
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) { strokes.append((figure, stroke, paint)) }
  mutating func draw(_ text: TextRun) {}
  mutating func push(_ layer: Layer) {}
  mutating func pop() {}

  /// The paths that are stroked.
  var lines: [BezierPath] {
    strokes.compactMap { if case .path(let path) = $0.figure { path } else { nil } }
  }
  /// The paths that are filled.
  var areas: [BezierPath] {
    fills.compactMap { if case .path(let path) = $0.figure { path } else { nil } }
  }
  /// The centres of all discs.
  var discs: [ChartPoint] {
    fills.compactMap { if case .circle(let center, _) = $0.figure { center } else { nil } }
  }
}

extension BezierPath {
  /// The path as points, its curves as many chords, each part by itself.
  func flattened(_ chords: Int = 64) -> [[ChartPoint]] {
    var parts: [[ChartPoint]] = []
    var at = 0
    func point(_ offset: Int) -> ChartPoint { ChartPoint(x: numbers[at + offset], y: numbers[at + offset + 1]) }
    for verb in verbs {
      switch verb {
      case .move: parts.append([point(0)])
      case .line: parts[parts.count - 1].append(point(0))
      case .cubic:
        let (p, a, b, q) = (parts[parts.count - 1].last ?? .zero, point(0), point(2), point(4))
        for step in 1...chords {
          let t = Double(step) / Double(chords)
          let s = 1 - t
          func mix(_ p: Double, _ a: Double, _ b: Double, _ q: Double) -> Double {
            s * s * s * p + 3 * s * s * t * a + 3 * s * t * t * b + t * t * t * q
          }
          parts[parts.count - 1].append(ChartPoint(x: mix(p.x, a.x, b.x, q.x), y: mix(p.y, a.y, b.y, q.y)))
        }
      case .close: parts[parts.count - 1].append(parts[parts.count - 1][0])
      }
      at += verb.count
    }
    return parts
  }
}

/// A row of numbers that are the same on every run.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64 = 1) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }

  mutating func next(_ bound: Int) -> Int { Int(next() * Double(bound)) }
}
