import Barline
import BarlineCairo
import BarlineSVG
import BarlineTerminal
import Foundation
import Testing

// The code of README.md and Docs/Charts.md, word for word: a test compares them, and the others run it.

final class Rainfall: BarChartViewDataSource {
  let months = ["Jan", "Feb", "Mar", "Apr"]
  let millimetres: [Double?] = [142, 89, nil, 69]

  func numberOfBars(in chartView: BarChartView) -> Int { millimetres.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { millimetres[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { months[item] }
}

final class Temperatures: LineChartViewDataSource {
  let degrees: [Double?] = [7.1, 9.3, nil, 14.9, 17.7]

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { degrees.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { degrees[index.item] }
}

final class Sources: PieChartViewDataSource {
  let names = ["Fossil fuels", "Nuclear energy", "Renewables"]
  let gigawattHours = [29_329.0, 5_214, 21_933]

  func numberOfSlices(in chartView: PieChartView) -> Int { names.count }
  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { gigawattHours[index] }
  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? { names[index] }
}

final class SignUps: FunnelChartViewDataSource {
  let steps = ["Visited", "Signed up", "Ordered"]
  let people = [12_000.0, 3_000, 1_500]

  func numberOfStages(in chartView: FunnelChartView) -> Int { people.count }
  func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? { people[index] }
  func funnelChartView(_ chartView: FunnelChartView, labelForStageAt index: Int) -> String? { steps[index] }
}

final class Loyalty: TierChartViewDataSource {
  let starts: [Double] = [0, 10_000, 50_000]

  func numberOfTiers(in chartView: TierChartView) -> Int { starts.count }
  func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds {
    TierBounds(from: starts[index], to: index == 2 ? 100_000 : nil)
  }
  func amount(in chartView: TierChartView) -> Double? { 62_300 }
}

final class Dashboard: BarChartViewDelegate {
  var told = ""

  func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle {
    (chartView.value(at: index) ?? 0) > 100 ? BarStyle(color: .negative) : .standard
  }
  func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    told = "bar \(index.item) was touched"
  }
}

final class Prices {
  let years = [1565.0, 1570, 1575]
  let shillings = [[41.0, 45, 42], [5, 5.05, 5.08]]
  var told = ""
}

extension Prices: LineChartViewDataSource {
  func numberOfLines(in chartView: LineChartView) -> Int { shillings.count }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { years.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    shillings[index.series][index.item]
  }
  func lineChartView(_ chartView: LineChartView, positionsOfLine line: Int) -> [Double]? { years }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { ["Wheat", "Wages"][line] }
}

extension Prices: LineChartViewDelegate {
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    line == 0 ? LineStyle(curve: .monotone, dots: .standard) : LineStyle(color: .secondary)
  }
  func lineChartView(_ chartView: LineChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd) {
    told = "item \(index.item) of line \(index.series), \(reason)"
  }
}

struct LogRenderer: Renderer {
  var support: DrawingFeatures { [] }

  func render(_ drawing: Drawing) throws(RenderError) -> String {
    var painter = LogPainter()
    drawing.replay(into: &painter, resolving: .light)
    return painter.lines
  }
}

struct LogPainter: Painter {
  var lines = ""

  mutating func push(_ layer: Layer) {
    if let mark = layer.mark { lines += mark.label + " " }
  }
  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    guard case .roundedRect(let bar, _) = figure else { return }
    lines += String(repeating: "█", count: Int(bar.height / 10)) + "\n"
  }
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {}
  mutating func draw(_ text: TextRun) {}
  mutating func pop() {}
}

@Suite("The README") struct ReadmeTests {
  @Test("its first chart is a picture with a title and three bars, the missing month a gap") func picture() throws {
    let rainfall = Rainfall()
    let chart = BarChartView(size: ChartSize(width: 320, height: 200))
    chart.dataSource = rainfall
    chart.header = .text("Rain in Seattle", subtitle: "millimetres a month")
    let svg = try SVGRenderer(theme: .dark).render(chart.drawing(at: 0))

    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("Rain in Seattle"))
    #expect(text.components(separatedBy: "graphics-symbol").count == 4)
    #expect(text.contains("aria-label=\"Feb: 89\""))
    #expect(!text.contains("aria-label=\"Mar"))
  }

  @Test("its first chart is shown on a terminal, too") func terminal() throws {
    let rainfall = Rainfall()
    let chart = BarChartView(size: ChartSize(width: 320, height: 200))
    chart.dataSource = rainfall
    let grid = TerminalGrid(columns: 80, rows: 24)
    chart.environment.measurer = .terminal
    chart.size = grid.size
    print(try TerminalRenderer(grid: grid, colors: .trueColor).render(chart.drawing(at: 0)))
    #expect(chart.size == ChartSize(width: 640, height: 384))
  }

  @Test("its line chart is a line that breaks where the value is missing") func lines() throws {
    let temperatures = Temperatures()
    let lines = LineChartView(size: ChartSize(width: 320, height: 200))
    lines.dataSource = temperatures
    let picture = try SVGRenderer(theme: .light).render(lines.drawing(at: 0))

    let text = String(decoding: picture, as: UTF8.self)
    // Two runs of one stroke: a move and a line each.
    let strokes = text.components(separatedBy: " d=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(strokes.contains { stroke in stroke.count { $0 == "M" || $0 == "m" } == 2 })
    #expect(lines.point(at: ChartIndex(item: 2)) == nil)
  }

  @Test("its pie is a ring of three slices with their names") func pie() throws {
    let sources = Sources()
    let pie = PieChartView(size: ChartSize(width: 480, height: 300))
    pie.dataSource = sources
    pie.shape = .donut
    let share = pie.share(ofSliceAt: 0)  // 0.519
    let dropped = pie.droppedLabels  // []
    #expect(share == 0.519)
    #expect(dropped == [])

    let text = String(decoding: try SVGRenderer(theme: .light).render(pie.drawing(at: 0)), as: UTF8.self)
    #expect(text.components(separatedBy: "graphics-symbol").count == 4)
    for name in sources.names { #expect(text.contains(">\(name)</text>")) }
  }

  @Test("its funnel has three stages, of which the last ends in a point, and the rates between them") func funnel() throws {
    let signUps = SignUps()
    let funnel = FunnelChartView(size: ChartSize(width: 320, height: 200))
    funnel.dataSource = signUps
    funnel.form = .tapered(end: .point)
    let rate = funnel.rateOfPrevious(ofStageAt: 1)  // 0.25
    #expect(rate == 0.25)

    let text = String(decoding: try SVGRenderer(theme: .light).render(funnel.drawing(at: 0)), as: UTF8.self)
    #expect(text.components(separatedBy: "graphics-symbol").count == 4)
    #expect(text.contains("aria-label=\"Signed up: 3") && text.contains("25.00") && text.contains("50.00"))
    let last = try #require(funnel.shape(ofStageAt: 2))
    #expect(last.endFrom == last.endTo && last.startFrom != last.startTo)
  }

  @Test("its tiers end where the next ones begin, and the amount is in the third") func tiers() throws {
    let loyalty = Loyalty()
    let tiers = TierChartView(size: ChartSize(width: 640, height: 180))
    tiers.dataSource = loyalty
    let standing = tiers.standing  // .inside(2)
    #expect(standing == .inside(2))

    #expect((0..<3).map { tiers.bounds(ofTierAt: $0)?.upper } == [10_000, 50_000, 100_000])
    #expect(tiers.diagnostics.isEmpty)
  }

  @Test("its touch script selects the second bar, and lifting the finger ends that") func touches() {
    let rainfall = Rainfall()
    let chart = BarChartView(size: ChartSize(width: 320, height: 200))
    chart.dataSource = rainfall
    let dashboard = Dashboard()
    chart.delegate = dashboard
    let second = chart.frame(ofBarAt: ChartIndex(item: 1))?.center ?? .zero
    TouchScript.began(at: second).play(on: chart)
    let told = dashboard.told  // "bar 1 was touched"
    let touched = chart.selectedIndex  // ChartIndex(item: 1)
    TouchScript.began(at: second).ended().play(on: chart)
    let lifted = chart.selectedIndex  // nil
    #expect(told == "bar 1 was touched")
    #expect(touched == ChartIndex(item: 1))
    #expect(lifted == nil)
  }

  @Test("the lines of Docs/Charts.md have names in the legend and years along the axis, and a lifted finger is told")
  func prices() throws {
    let prices = Prices()
    let chart = LineChartView(size: ChartSize(width: 480, height: 240))
    chart.dataSource = prices
    chart.delegate = prices
    let text = String(decoding: try SVGRenderer(theme: .light).render(chart.drawing(at: 0)), as: UTF8.self)
    for word in ["Wheat", "Wages", "1570"] { #expect(text.contains(">\(word)</text>")) }

    let place = try #require(chart.point(at: ChartIndex(item: 2, series: 1)))
    TouchScript.tap(at: place).play(on: chart)
    #expect(prices.told == "item 2 of line 1, ended")
  }

  @Test("the value door draws what the view door draws") func values() {
    let model = BarModel(values: [142, 89, nil, 69], labels: ["Jan", "Feb", "Mar", "Apr"])
    let plan = model.plan(in: ChartSize(width: 320, height: 200))
    let drawing = plan.drawing(of: model)

    let rainfall = Rainfall()
    let chart = BarChartView(size: ChartSize(width: 320, height: 200))
    chart.dataSource = rainfall
    #expect(chart.drawing(at: 0) == drawing)
  }

  @Test(
    "one drawing is an SVG, a PNG twice as large in pixels, and a PDF",
    .enabled(if: Judge.isRequired || (try? PNGRenderer()) != nil))
  func screens() throws {
    let model = BarModel(values: [142, 89, nil, 69], labels: ["Jan", "Feb", "Mar", "Apr"])
    let drawing = model.plan(in: ChartSize(width: 320, height: 200)).drawing(of: model)
    let svg = try SVGRenderer(light: .light, dark: .dark).render(drawing)
    let png = try PNGRenderer(theme: .dark, scale: 2).render(drawing)
    let pdf = try PDFRenderer(author: "The weather office").render(drawing)

    #expect(String(decoding: svg, as: UTF8.self).contains("prefers-color-scheme:dark"))
    // A PNG says its width in the bytes 16 to 19.
    #expect(png[16..<20].reduce(0) { $0 << 8 | Int($1) } == 640)
    #expect(String(decoding: pdf.prefix(5), as: UTF8.self) == "%PDF-")
  }

  @Test("its backend writes a line for each bar, as long as the bar is high") func backend() throws {
    let rainfall = Rainfall()
    let chart = BarChartView(size: ChartSize(width: 320, height: 200))
    chart.dataSource = rainfall
    let log = try LogRenderer().render(chart.drawing(at: 0))

    let lengths = try [0, 1, 3].map { try #require(chart.frame(ofBarAt: ChartIndex(item: $0))).height / 10 }.map { Int($0) }
    let bars = zip(["Jan", "Feb", "Apr"], lengths).map { $0 + " " + String(repeating: "█", count: $1) + "\n" }
    #expect(log == bars.joined())
  }

  @Test(
    "every line of code in it and in Docs/Charts.md stands in this file, and what a comment says comes out is expected",
    arguments: [("README.md", 9), ("Docs/Charts.md", 1)])
  func isCompiled(page: String, leastBlocks: Int) throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    let code = try String(contentsOf: here, encoding: .utf8)
    // Indented or not, the lines of a block stand together and in order.
    func plain(_ text: some StringProtocol) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
    let blocks = text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count >= leastBlocks)
    for block in blocks {
      #expect(plain(code).contains(plain(block)), "not compiled: \(block)")
      // An app has no such macros.
      #expect(!block.contains("#expect") && !block.contains("#require"), "only in a test: \(block)")
      // let NAME = …  // RESULT
      for line in block.split(separator: "\n") where line.hasPrefix("let ") {
        let parts = line.components(separatedBy: "  // ")
        guard parts.count == 2 else { continue }
        let name = parts[0].dropFirst(4).prefix { $0 != " " }
        #expect(code.contains("    #expect(\(name) == \(parts[1]))\n"), "nobody expects that \(name) is \(parts[1])")
      }
    }
  }
}
