import Barline
import Testing

/// The examples of the documentation, compiled, with the results that they promise.
@Suite struct DocExamplesTests {
  final class Rainfall: BarChartViewDataSource {
    let values = [12.8, 10.6, 11.7]
    func numberOfBars(in chartView: BarChartView) -> Int { values.count }
    func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { values[index.item] }
  }

  final class Temperatures: LineChartViewDataSource {
    let values = [12.8, 10.6, 11.7]
    func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { values.count }
    func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { values[index.item] }
  }

  final class Votes: PieChartViewDataSource {
    let counts = [412.0, 371, 217]
    func numberOfSlices(in chartView: PieChartView) -> Int { counts.count }
    func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { counts[index] }
  }

  final class Dashboard: BarChartViewDelegate, LineChartViewDelegate {
    var heard: [String] = []
    func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
      heard.append(SelectionEvent(.began, barAt: index, in: chartView).description)
    }
  }

  private func near(_ a: Double?, _ b: Double) -> Bool { a.map { ($0 - b).magnitude < 1e-9 } ?? false }

  @Test func `BarChartView, its data source, its delegate and an event as a line`() throws {
    let (rainfall, dashboard) = (Rainfall(), Dashboard())
    let chart = BarChartView(size: ChartSize(width: 320, height: 200))
    chart.dataSource = rainfall
    chart.delegate = dashboard
    chart.header = .text("Rainfall", subtitle: "millimetres a day")
    chart.footer = .custom(height: 24) { recorder, rect in recorder.fill(.rect(rect), paint: .color(.grid)) }
    let drawing = chart.drawing(at: 0)
    #expect(drawing.title == "Rainfall")
    #expect(drawing.size == ChartSize(width: 320, height: 200))
    #expect(chart.value(at: ChartIndex(item: 2)) == 11.7)
    let second = try #require(chart.frame(ofBarAt: ChartIndex(item: 1)))
    TouchScript.began(at: second.center).play(on: chart)
    #expect(dashboard.heard == ["began bar 1 series 0 value 10.6"])
  }

  @Test func `LineChartView and its data source`() {
    let (temperatures, dashboard) = (Temperatures(), Dashboard())
    let chart = LineChartView(size: ChartSize(width: 320, height: 200))
    chart.dataSource = temperatures
    chart.delegate = dashboard
    #expect(!chart.drawing(at: 0).isEmpty)
    #expect(chart.value(at: ChartIndex(item: 1)) == 10.6)
  }

  @Test func `PieChartView and its data source, PieModel and PiePlan`() throws {
    let votes = Votes()
    let chart = PieChartView(size: ChartSize(width: 320, height: 200))
    chart.dataSource = votes
    #expect(!chart.drawing(at: 0).isEmpty)
    #expect(chart.total == 1000 && chart.share(ofSliceAt: 0) == 0.412)
    let model = PieModel(values: [3, nil, 1], labels: ["a", "b", "c"])
    let plan = model.plan(in: ChartSize(width: 320, height: 200))
    #expect(plan.drawing(of: model).size == ChartSize(width: 320, height: 200))
    let second = try #require(plan.sector(ofSliceAt: 2))
    #expect(near(second.startAngle, 1.5 * .pi) && near(second.endAngle, 2 * .pi))
    #expect(plan.sector(ofSliceAt: 1) == nil && plan.droppedLabels == [])
    #expect(plan.target(at: ChartPoint(x: 170, y: 100), in: model) == ChartIndex(item: 0))
    #expect(PieModel(values: [1, 3]).plan(in: ChartSize(width: 300, height: 100)).share(ofSliceAt: 1) == 0.75)
  }

  @Test func `BarModel, BarPlan, frame and target`() {
    let model = BarModel(values: [1, 2, 4], labels: ["a", "b", "c"], options: .bare)
    let plan = model.plan(in: ChartSize(width: 300, height: 100))
    #expect(plan.plot == ChartRect(x: 0, y: 0, width: 300, height: 100))
    let second = plan.frame(ofBarAt: ChartIndex(item: 1), in: model)
    #expect(near(second?.x, 115) && near(second?.y, 50) && near(second?.width, 70) && near(second?.height, 50))
    #expect(plan.target(at: ChartPoint(x: 299, y: 5), in: model) == ChartIndex(item: 2))
    #expect(plan.drawing(of: model).size == ChartSize(width: 300, height: 100))
    #expect(BarModel(values: [3, nil, .infinity]).value(at: ChartIndex(item: 2)) == nil)
  }

  @Test func `LineModel, LinePlan, point and target`() {
    let model = LineModel(values: [0, 2, 4], options: .bare)
    let plan = model.plan(in: ChartSize(width: 300, height: 100))
    let second = plan.point(at: ChartIndex(item: 1), in: model)
    #expect(near(second?.x, 150) && near(second?.y, 50))
    #expect(plan.target(at: ChartPoint(x: 290, y: 50), in: model) == ChartIndex(item: 2))
    #expect(!plan.drawing(of: model).isEmpty)
  }

  @Test func `TouchScript: touches a sixtieth of a second apart`() {
    let script = TouchScript.began(at: ChartPoint(x: 40, y: 80)).moved(through: [ChartPoint(x: 90, y: 80)]).ended()
    #expect(script.touches.map(\.phase) == [.began, .moved, .ended])
    #expect(script.touches.map(\.time) == [0, TouchScript.interval, 2 * TouchScript.interval])
    #expect(script.touches.last?.point == ChartPoint(x: 90, y: 80))
  }

  @Test func `Tween: half way, and exactly there`() {
    func bar(_ height: Double) -> Drawing {
      var drawing = Drawing(size: ChartSize(width: 10, height: 100))
      let rect = ChartRect(x: 0, y: 100 - height, width: 10, height: height)
      drawing.marks = Drawing.Sheet { $0.fill(.rect(rect), paint: .color(.accent)) }
      return drawing
    }
    let tween = Tween(from: bar(20), to: bar(80))
    #expect(tween.drawing(at: 0.5) == bar(50))
    #expect(tween.drawing(at: 1) == bar(80))
  }

  @Test func `MarkFinder, bounds and dump of a drawing`() {
    let model = BarModel(values: [1, 2], labels: ["2003", "2004"], options: .bare)
    let drawing = model.plan(in: ChartSize(width: 200, height: 100)).drawing(of: model)
    #expect(MarkFinder.mark(at: ChartPoint(x: 150, y: 90), in: drawing)?.label == "2004")
    #expect(MarkFinder.mark(at: ChartPoint(x: 50, y: 10), in: drawing) == nil)
    var painter = BoundsPainter()
    painter.stroke(
      .rect(ChartRect(x: 10, y: 10, width: 20, height: 20)), stroke: Stroke(width: 2), paint: .color(.text))
    #expect(painter.bounds == ChartRect(x: 9, y: 9, width: 22, height: 22))
    var dumper = Dumper()
    dumper.fill(.rect(ChartRect(x: 0, y: 0, width: 10, height: 5)), rule: .nonZero, paint: .color(.accent))
    #expect(dumper.dump == "fill accent rect 0 0 10 5\n")
  }

  @Test func `paths, colours and sheets of one shape`() {
    var path = BezierPath()
    path.move(to: ChartPoint(x: 0, y: 0))
    path.line(to: ChartPoint(x: 10, y: 0))
    path.close()
    #expect(path.numbers == [0, 0, 10, 0])
    #expect(Theme.light.resolve(ChartColor(hex: 0x6472EA)) == RGBA(hex: 0x6472EA))
    #expect(ChartColor.token(.text, opacity: 0.12) == ChartColor.text.opacity(0.12))
    let low = Drawing.Sheet { $0.fill(.rect(ChartRect(x: 0, y: 90, width: 10, height: 10)), paint: .color(.accent)) }
    let high = Drawing.Sheet { $0.fill(.rect(ChartRect(x: 0, y: 20, width: 10, height: 80)), paint: .color(.other)) }
    #expect(low.hasSameShape(as: high))
  }

  @Test func `a painter that counts figures`() {
    struct Counter: Painter {
      var figures = 0
      mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) { figures += 1 }
      mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) { figures += 1 }
      mutating func draw(_ text: TextRun) {}
      mutating func push(_ layer: Layer) {}
      mutating func pop() {}
    }
    let model = BarModel(values: [1, nil, 3], options: .bare)
    var counter = Counter()
    model.plan(in: ChartSize(width: 300, height: 100)).drawing(of: model).replay(into: &counter)
    #expect(counter.figures == 2)
  }

  @Test func `NumberFormat: the texts of values and of an axis`() {
    #expect(NumberFormat.automatic.text(36205) == "36,205")
    #expect(NumberFormat.decimals(1).text(0.25, locale: .german) == "0,3")
    #expect(NumberFormat.percent().text(0.012) == "1.2\u{A0}%")
    #expect(NumberFormat.shortened(digits: 3).text(12345) == "12.3k")
    let data = DomainPolicy().domain(least: 12, greatest: 36_205).domain
    let axis = Ticks.extended(data, count: 5)
    #expect(NumberFormat.automatic.texts(for: axis.ticks) == ["0", "10k", "20k", "30k", "40k"])
  }

  @Test func `Ticks, Domain, DomainPolicy and LinearScale`() {
    #expect(Ticks.nice(in: .unit, count: 5).values == [0, 0.2, 0.4, 0.6, 0.8, 1])
    let data = DomainPolicy().domain(least: 12, greatest: 36_205).domain
    #expect(data == Domain(lower: 0, upper: 36_205))
    let axis = Ticks.extended(data, count: 5)
    #expect(axis.domain == Domain(lower: 0, upper: 40_000))
    #expect(axis.ticks.values == [0, 10_000, 20_000, 30_000, 40_000])
    #expect(Domain(lower: 40, upper: 0) == nil)
    #expect(DomainPolicy().domain(least: 10, greatest: 40).domain == Domain(lower: 0, upper: 40))
    let equal = DomainPolicy(includesZero: false).domain(least: 7, greatest: 7).domain
    #expect(near(equal.lower, 6.3) && near(equal.upper, 7.7))
    let scale = LinearScale(domain: .unit, rangeStart: 200, rangeEnd: 0)
    #expect(scale.position(of: 0.25) == 150)
    #expect(scale.value(at: 150) == 0.25)
  }

  @Test func `BandScale and ChartLocale`() {
    let scale = BandScale(count: 3, in: 0, width: 100, padding: 5)
    #expect(scale.band(1) == (start: 35, width: 30))
    #expect(scale.index(at: 32) == 0)
    #expect(scale.index(at: 101) == nil)
    var locale = ChartLocale.german
    locale.groupingSeparator = "'"
    #expect(NumberFormat.automatic.text(1234.5, locale: locale) == "1'234,5")
  }

  @Test func `the table of text widths`() {
    let style = TextStyle(size: 10, tabularDigits: true)
    #expect(near(TextMeasurer.table.width(of: "2004", style: style), 25.92))
  }
}
