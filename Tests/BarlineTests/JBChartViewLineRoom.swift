import Barline

/// A line chart of 200 by 100 that stands alone, with its source and its delegate, for the rows of `Docs/JBChartView.md`.
struct LineRoom {
  final class Source: LineChartViewDataSource {
    var lines: [[Double?]]
    /// The positions of every line; empty for none.
    var positions: [Double] = []
    var asked: [String] = []
    var onAsk: (() -> Void)?

    init(_ lines: [[Double?]]) { self.lines = lines }

    func numberOfLines(in chartView: LineChartView) -> Int {
      asked.append("lines")
      onAsk?()
      return lines.count
    }
    func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int {
      asked.append("points \(line)")
      return lines[line].count
    }
    func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
      lines[index.series][index.item]
    }
    func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool { !positions.isEmpty }
    func lineChartView(_ chartView: LineChartView, positionForPointAt index: ChartIndex) -> Double { positions[index.item] }
  }

  final class Delegate: LineChartViewDelegate {
    var styles: [LineStyle] = []
    var dots: [Int: DotStyle] = [:]
    var band = LineSelectionBand()
    /// The item whose dots the delegate draws.
    var drawn: Int?
    var draws: [Int] = []
    var events: [String] = []
    var touches: [ChartPoint?] = []

    func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
      styles.indices.contains(line) ? styles[line] : .standard
    }
    func lineChartView(_ chartView: LineChartView, dotStyleForPointAt index: ChartIndex) -> DotStyle? { dots[index.item] }
    func selectionBand(in chartView: LineChartView) -> LineSelectionBand { band }
    func lineChartView(
      _ chartView: LineChartView, drawDotAt index: ChartIndex, center: ChartPoint, into recorder: inout Drawing.Recorder
    ) -> Bool {
      draws.append(index.item)
      guard index.item == drawn else { return false }
      recorder.fill(.rect(ChartRect(x: center.x - 1, y: center.y - 1, width: 2, height: 2)), paint: .color(.accent))
      return true
    }

    private func hear(_ word: String, _ index: ChartIndex, _ touch: ChartTouch?, _ reason: String = "") {
      events.append("\(word) \(index.item) of \(index.series)\(reason)")
      touches.append(touch?.point)
    }
    func lineChartView(_ chartView: LineChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
      hear("began", index, touch)
    }
    func lineChartView(_ chartView: LineChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {
      hear("moved", index, touch)
    }
    func lineChartView(
      _ chartView: LineChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd
    ) {
      hear("ended", index, touch, " (\(reason))")
    }
  }

  let chart = LineChartView(size: ChartSize(width: 200, height: 100))
  let source: Source
  let delegate = Delegate()

  init(_ lines: [[Double?]]) {
    source = Source(lines)
    chart.makeBare()
    chart.dataSource = source
    chart.delegate = delegate
  }

  /// Gives the first line a style and reloads.
  func restyle(_ style: LineStyle) {
    delegate.styles = [style]
    chart.reloadData()
  }

  /// The lines as they are drawn at rest.
  var marks: Witness { marks(at: 0) }

  /// The lines as they are drawn at a time.
  func marks(at time: Double) -> Witness {
    let drawing = chart.drawing(at: time)
    return Witness(drawing.marks, dimming: drawing.dimming)
  }

  @discardableResult func touch(_ phase: ChartTouch.Phase, _ x: Double, _ y: Double) -> InputResponse {
    chart.touch(ChartTouch(phase: phase, point: ChartPoint(x: x, y: y)))
  }
}
