import Barline
import Testing

/// Headers, footers and bars that an app draws itself.
@Suite struct BarHeaderTests {
  @Test func `a header and a footer may be set before there is a size`() {
    let chart = BarChartView()
    let figures = Figures([1, 2])
    chart.makeBare()
    chart.header = .custom(height: 40) { _, _ in }
    chart.footer = .custom(height: 30) { _, _ in }
    chart.dataSource = figures
    #expect(chart.drawing(at: 0).isEmpty)
    #expect(chart.plot == nil)
    #expect(chart.frame(ofBarAt: 0) == nil)
    #expect(chart.diagnostics == [])
    chart.size = ChartSize(width: 300, height: 200)
    #expect(chart.plot == ChartRect(x: 0, y: 40, width: 300, height: 130))
  }

  @Test func `a header and a footer too tall for the view are dropped, the footer first, and that is told`() {
    let rows: [(Double, Double, [Diagnostic], Double)] = [
      (40, 30, [], 30), (40, 60, [.footerDropped], 60), (100, 0, [.headerDropped], 100),
      (120, 10, [.footerDropped, .headerDropped], 100),
    ]
    for (header, footer, told, height) in rows {
      let stage = Stage([1, 2])
      stage.chart.header = .custom(height: header) { _, _ in }
      stage.chart.footer = .custom(height: footer) { _, _ in }
      #expect(stage.chart.diagnostics == told)
      #expect(stage.chart.plot?.height == height)
    }
  }

  @Test func `an app's own header and bars are drawn once a layout, however often the chart is drawn, folded and touched`() {
    let stage = Stage([1, 2])
    var (headers, rects) = (0, [ChartRect]())
    stage.chart.header = .custom(height: 20) { recorder, rect in
      headers += 1
      recorder.fill(.rect(rect), paint: .color(.accent))
      #expect(rect == ChartRect(x: 0, y: 0, width: 200, height: 20))
    }
    stage.listener.draws = { rect, recorder in
      rects.append(rect)
      recorder.fill(.rect(rect), paint: .color(.accent))
    }
    _ = stage.chart.drawing(at: 0)
    stage.began(0)
    stage.ended(0)
    stage.chart.setState(.collapsed, animated: true)
    for step in 0..<9 { _ = stage.chart.drawing(at: Double(step) * 0.1) }
    stage.chart.setState(.expanded)
    _ = stage.chart.drawing(at: 2)
    #expect(headers == 1)
    #expect(rects == [ChartRect(x: 0, y: 60, width: 100, height: 40), ChartRect(x: 100, y: 20, width: 100, height: 80)])
    stage.chart.size.height = 120
    _ = stage.chart.drawing(at: 3)
    #expect(headers == 2)
    #expect(rects.count == 4)
  }

  @Test func `what an app draws can neither close the chart's layers nor leave its own open`() {
    let stage = Stage([1, 2])
    func wild(_ rect: ChartRect, _ recorder: inout Drawing.Recorder) {
      for _ in 0..<5 { recorder.pop() }
      recorder.push(Layer(opacity: 0.5))
      recorder.fill(.rect(ChartRect(x: .nan, y: 0, width: 1, height: 1)), paint: .color(.accent))
      recorder.fill(.rect(rect), paint: .color(.accent))
    }
    stage.chart.header = .custom(height: 20) { wild($1, &$0) }
    stage.listener.draws = { wild($0, &$1) }
    let drawing = stage.chart.drawing(at: 0)
    for (_, sheet) in drawing.sheets {
      #expect(sheet.items.count { $0.verb == .push } == sheet.items.count { $0.verb == .pop })
    }
    #expect(marks(of: drawing).count == 2)
    #expect(isFinite(drawing))
  }

  @Test func `bars that an app draws fold with the chart's own`() {
    let stage = Stage([1, 2])
    stage.listener.draws = { $1.fill(.rect($0), paint: .color(.accent)) }
    _ = stage.chart.drawing(at: 0)
    stage.chart.setState(.collapsed, animated: true)
    _ = stage.chart.drawing(at: 0)
    func reach(_ time: Double) -> ChartRect? { stage.chart.drawing(at: time).marks.bounds }
    #expect(reach(0) == ChartRect(x: 0, y: 0, width: 200, height: 100))
    // Half way, what reaches from 0 to 100 reaches from 50 to 100: it folds to the foot of the view.
    #expect(reach(0.125) == ChartRect(x: 0, y: 50, width: 200, height: 50))
  }

  @Test func `making a chart bare keeps header and footer, and their padding`() {
    let stage = Stage([1], bare: false)
    stage.chart.header = .custom(height: 20) { _, _ in }
    stage.chart.headerPadding = 7
    stage.chart.footerPadding = 3
    stage.chart.makeBare()
    #expect(stage.chart.plot == ChartRect(x: 0, y: 27, width: 100, height: 70))
  }

  @Test func `the selection band reaches into the paddings where the delegate says so`() {
    final class Band: BarChartViewDelegate {
      var band = SelectionBand()
      func selectionBand(in chartView: BarChartView) -> SelectionBand { band }
    }
    let delegate = Band()
    for (up, down, rect) in [
      (false, false, ChartRect(x: 0, y: 20, width: 100, height: 70)),
      (true, false, ChartRect(x: 0, y: 0, width: 100, height: 90)),
      (false, true, ChartRect(x: 0, y: 20, width: 100, height: 80)), (true, true, ChartRect(x: 0, y: 0, width: 100, height: 100)),
    ] {
      let figures = Figures([1])
      let chart = BarChartView(size: ChartSize(width: 100, height: 100))
      delegate.band = SelectionBand(extendsIntoHeaderPadding: up, extendsIntoFooterPadding: down)
      chart.makeBare()
      (chart.headerPadding, chart.footerPadding) = (20, 10)
      (chart.dataSource, chart.delegate) = (figures, delegate)
      chart.selectedIndex = 0
      let first = chart.drawing(at: 0).selection
      let width = chart.frame(ofBarAt: 0)!
      let wanted = ChartRect(x: width.x, y: rect.y, width: width.width, height: rect.height)
      #expect(first.items.first.map { first.figure(of: $0) } == .rect(wanted))
      chart.showsSelectionBand = false
      #expect(chart.drawing(at: 0).selection.count == first.count - 1)
    }
  }
}
