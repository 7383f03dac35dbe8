import Barline
import BarlineTesting
import Foundation
import Testing

/// A source whose rows can be taken away.
private final class Rows: BarChartViewDataSource {
  var values: [Double?] = [3, 1, 2]

  func numberOfBars(in chartView: BarChartView) -> Int { values.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { values[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { ["a", "b \"c\"", "d"][item] }
  func barChartView(_ chartView: BarChartView, nameOfSeries series: Int) -> String? { "Rows" }
}

@Suite struct SelectionEventTests {
  private let index = ChartIndex(item: 3, series: 1)

  @Test func `An event is a line of what is known`() {
    func line(_ kind: SelectionEvent.Kind) -> String {
      SelectionEvent(kind, at: index, label: "2004", seriesName: "Fossil Fuels", value: 36205).description
    }
    #expect(line(.began) == "began bar 3 \"2004\" series 1 \"Fossil Fuels\" value 36205")
    #expect(line(.moved) == "moved bar 3 \"2004\" series 1 \"Fossil Fuels\" value 36205")
    #expect(line(.ended(.ended)) == "ended bar 3 \"2004\" series 1 \"Fossil Fuels\" value 36205 (ended)")
    #expect(SelectionEvent(.ended(.removed), at: index).description == "ended bar 3 series 1 (removed)")
    #expect(SelectionEvent(.began, role: .slice, at: index).description == "began slice 3")
  }

  @Test(arguments: zip([0, -0.5, 1234567.25, 1e-7, -1e21], ["0", "-0.5", "1234567.25", "1e-07", "-1e+21"]))
  func `A value has all its digits and a plain minus`(value: Double, text: String) {
    #expect(SelectionEvent(.began, at: index, value: value).description == "began bar 3 series 1 value " + text)
  }

  @Test func `An event is one line whatever a label holds`() {
    let hostile = "a\"b\\c\nd\r\te\u{1B}\u{85}\u{2028}é中"
    #expect(
      SelectionEvent(.began, at: index, label: hostile).description
        == "began bar 3 \"a\\\"b\\\\c\\nd\\r\\te\\u{1B}\\u{85}\\u{2028}é中\" series 1")
  }
}

@Suite struct BarDelegateLogTests {
  private func chart(_ rows: Rows, _ log: BarDelegateLog) -> BarChartView {
    let chart = BarChartView(size: ChartSize(width: 300, height: 200))
    chart.dataSource = rows
    chart.delegate = log
    return chart
  }

  private func center(_ item: Int, _ chart: BarChartView) throws -> ChartPoint {
    try #require(chart.frame(ofBarAt: ChartIndex(item: item))).center
  }

  @Test func `A log has the lines that the command prints, and finds nothing wrong with them`() throws {
    let (rows, log) = (Rows(), BarDelegateLog())
    let chart = chart(rows, log)
    TouchScript.began(at: try center(0, chart)).moved(to: try center(1, chart)).ended().play(on: chart)
    #expect(
      log.lines == [
        "began bar 0 \"a\" series 0 \"Rows\" value 3", "moved bar 1 \"b \\\"c\\\"\" series 0 \"Rows\" value 1",
        "ended bar 1 \"b \\\"c\\\"\" series 0 \"Rows\" value 1 (ended)",
      ])
    #expect(log.problems == [])
    #expect(!log.isSelecting)
    #expect(log.touches.map { $0?.phase } == [.began, .moved, .ended])
    withExtendedLifetime(rows) {}
  }

  @Test func `The end of a datum that is gone says what it was`() throws {
    let (rows, log) = (Rows(), BarDelegateLog())
    let chart = chart(rows, log)
    chart.touch(ChartTouch(phase: .began, point: try center(2, chart)))
    #expect(log.isSelecting)
    rows.values = [7]
    chart.reloadData()
    #expect(log.lines.last == "ended bar 2 \"d\" series 0 \"Rows\" value 2 (removed)")
    #expect(log.problems == [])
  }

  @Test func `A delegate behind the log is asked and told`() throws {
    final class App: BarChartViewDelegate {
      var begun = 0
      func barPadding(in chartView: BarChartView) -> Double? { 7 }
      func barChartView(_ chartView: BarChartView, shouldSelectBarAt index: ChartIndex) -> Bool { index.item != 1 }
      func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) { begun += 1 }
    }
    let (rows, app) = (Rows(), App())
    let log = BarDelegateLog(forwardingTo: app)
    let chart = chart(rows, log)
    for item in 0..<3 { TouchScript.tap(at: try center(item, chart)).play(on: chart) }
    #expect(app.begun == 2)
    #expect(log.events.map(\.index.item) == [0, 0, 2, 2])
    #expect(chart.options.barPadding == 7)
    withExtendedLifetime(rows) {}
  }

  @Test func `Each breach of the law of selections is found`() {
    func event(_ kind: SelectionEvent.Kind, _ item: Int) -> SelectionEvent { SelectionEvent(kind, at: ChartIndex(item: item)) }
    let end = SelectionEvent.Kind.ended(.ended)
    #expect([event(.began, 0), event(.moved, 1), event(end, 1), event(.began, 1)].orderProblems.isEmpty)
    #expect([SelectionEvent]().orderProblems.isEmpty)
    #expect([event(.began, 0), event(.began, 1)].orderProblems.count == 1)
    #expect([event(end, 0)].orderProblems.count == 1)
    #expect([event(.began, 0), event(end, 0), event(end, 0)].orderProblems.count == 1)
    #expect([event(.moved, 0)].orderProblems.count == 1)
    #expect([event(.began, 0), event(.moved, 0)].orderProblems.count == 1)
  }
}

@Suite struct GoldenComparisonTests {
  private func inFolder(_ body: (String) throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("barline-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func `A golden is recorded, compared, and a document that differs is kept beside it until it is right again`() {
    inFolder { folder in
      func compare(_ text: String, _ mode: GoldenComparison.Mode = .compare) -> GoldenComparison {
        GoldenComparison(Array(text.utf8), named: "a.svg", in: folder, mode: mode)
      }
      let changed = folder + "/a-changed.svg"
      #expect(compare("one\ntwo\n") == .missing(path: folder + "/a.svg"))
      #expect(compare("one\ntwo\n", .record) == .recorded)
      #expect(compare("one\ntwo\n") == .same)
      #expect(compare("one\nthree\n") == .different(path: changed, line: 2, expected: "two", found: "three"))
      #expect(FileManager.default.contents(atPath: changed) == Data("one\nthree\n".utf8))
      #expect(compare("one\n") == .different(path: changed, line: 2, expected: "two", found: ""))
      #expect(compare("one\ntwo\n") == .same)
      #expect(!FileManager.default.fileExists(atPath: changed))
    }
  }

  @Test func `What cannot be written is said`() {
    let golden = GoldenComparison([1], named: "a.svg", in: "/nowhere-at-all", mode: .record)
    // 2 is ENOENT everywhere.
    #expect(golden == .failed(path: "/nowhere-at-all/a.svg", errno: 2))
    #expect(!golden.isSame)
  }
}

@Suite struct DrawingProblemTests {
  private func drawing(_ draw: (inout Drawing.Recorder) -> Void) -> Drawing {
    var drawing = Drawing(size: ChartSize(width: 100, height: 100))
    drawing.marks = Drawing.Sheet(draw)
    return drawing
  }

  private func text(_ string: String, _ x: Double, _ y: Double, rotation: Double = 0) -> TextRun {
    TextRun(string, style: TextStyle(size: 10), baseline: ChartPoint(x: x, y: y), rotation: rotation, width: 20)
  }

  @Test func `Text that reaches out of the picture is found, on each side`() {
    for (x, y) in [(-1.0, 50.0), (81, 50), (10, 7), (10, 98)] {
      #expect(drawing { $0.draw(text("a", x, y)) }.problems == [.textOutside("a")])
    }
    for (x, y) in [(0.0, 50.0), (80, 50), (10, 7.3), (10, 97.8)] {
      #expect(drawing { $0.draw(text("a", x, y)) }.problems.isEmpty)
    }
  }

  @Test func `Texts that cover each other are found, and turned ones only where they do`() {
    #expect(
      drawing {
        $0.draw(text("a", 10, 50)); $0.draw(text("b", 29, 52))
      }.problems == [.textsOverlap("a", "b")])
    #expect(
      drawing {
        $0.draw(text("a", 10, 50)); $0.draw(text("b", 30, 50))
      }.problems.isEmpty)
    // Side by side at 45°, 15 points apart across: their upright boxes overlap, they do not.
    let turn = Double.pi / 4
    #expect(
      drawing {
        $0.draw(text("a", 20, 50, rotation: turn)); $0.draw(text("b", 41, 50, rotation: turn))
      }.problems.isEmpty)
    #expect(
      drawing {
        $0.draw(text("a", 20, 50, rotation: turn)); $0.draw(text("b", 30, 50, rotation: turn))
      }.problems
        == [.textsOverlap("a", "b")])
  }

  @Test func `What a layer moves is looked for where it is seen, and what is not seen is not`() {
    let away = Layer(transform: .translation(x: 100, y: 0))
    #expect(
      drawing {
        $0.push(away); $0.draw(text("a", 10, 50)); $0.pop()
      }.problems == [.textOutside("a")])
    #expect(
      drawing {
        $0.push(Layer(opacity: 0)); $0.draw(text("a", -10, 50)); $0.pop()
      }.problems.isEmpty)
    let far = Layer(transform: .scale(x: 1e300, y: 1))
    let problems = drawing {
      $0.push(far); $0.push(far); $0.fill(.rect(ChartRect(x: 1, y: 1, width: 1, height: 1)), paint: .color(.text))
    }.problems
    #expect(problems == [.notFinite("a figure of the marks")])
  }

  @Test func `Marks known by one identity are found, lengths below zero too`() {
    let mark = Mark(id: Mark.ID(role: .bar, item: .index(1)), label: "a")
    #expect(drawing { for _ in 0..<2 { $0.push(Layer(mark: mark)); $0.pop() } }.problems == [.repeatedMark(mark.id)])
    let ring = Sector(center: .zero, innerRadius: 9, outerRadius: 5, startAngle: 0, endAngle: 1)
    #expect(drawing { $0.fill(.sector(ring), paint: .color(.text)) }.problems == [.negativeSize("a figure of the marks")])
  }

  @Test func `A mark’s figures are found by its identity, with their place in the picture`() {
    let mark = Mark(id: Mark.ID(role: .bar, item: .name("x")), label: "x", value: 4)
    let drawing = drawing {
      $0.fill(.rect(ChartRect(x: 0, y: 0, width: 1, height: 1)), paint: .color(.text))
      $0.push(Layer(transform: .translation(x: 10, y: 20), mark: mark))
      $0.fill(.rect(ChartRect(x: 1, y: 2, width: 3, height: 4)), paint: .color(.accent))
      $0.fill(.circle(center: ChartPoint(x: 10, y: 4), radius: 2), paint: .color(.accent))
      $0.pop()
    }
    #expect(drawing.markList == [mark])
    #expect(drawing.figures.count == 3)
    #expect(drawing.figures(of: mark.id).map(\.bounds.x) == [11, 18])
    #expect(drawing.bounds(of: mark.id) == ChartRect(x: 11, y: 22, width: 11, height: 4))
    #expect(drawing.bounds(of: Mark.ID(role: .bar, item: .name("y"))) == nil)
  }
}
