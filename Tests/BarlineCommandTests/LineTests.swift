import Barline
import BarlineData
import BarlineTesting
import Foundation
import Testing

@testable import BarlineCommand

/// The commands `line` and `area`: where points stand, what becomes of gaps, and what touches say.
@Suite struct LineTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func data(_ rows: String, _ request: ChartRequest = ChartRequest()) throws -> ChartData {
    var reader = TableReader(fileName: "t")
    try reader.read(Array(rows.utf8))
    return try ChartData(try reader.finish(), for: request, spacing: .positions)
  }

  private func texts(_ rows: String, _ arguments: String...) throws -> [String] {
    let run = try folder.run(["line", "-", "--format", "drawing"] + arguments, input: rows)
    #expect(run.status == 0, "\(run.said)")
    return run.text.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("text ") }.map { line in
      String(line.drop { $0 != "\"" }.dropFirst().dropLast())
    }
  }

  @Test("Dates stand where they belong, as days since 1970") func dates() throws {
    let found = try data("day,v\n1970-01-02,3\n1970-01-04 12:00,4\n1969-12-31,5\n")
    #expect(found.positions?.values == [1, 3.5, -1])
    #expect(found.positions?.areDates == true)
    #expect(found.series.map(\.values) == [[3, 4, 5]])
  }

  @Test("Numbers are positions, and years are written as years") func numbers() throws {
    let found = try data("year,v\n1990,3\n2010,4\n2000,5\n", ChartRequest(x: "year"))
    #expect(found.positions?.values == [1990, 2010, 2000])
    #expect(found.positions?.areDates == false)
    #expect(try texts("year,v\n1990,3\n2000,5\n2010,4\n").contains("2000"))
  }

  @Test("Texts stand one beside the other, and so do rows without an axis") func categories() throws {
    #expect(try data("k,v\na,3\nb,4\n").positions == nil)
    #expect(try data("v\n3\n4\n").positions == nil)
    let found = try texts("k,v\nfirst,3\nsecond,4\n")
    #expect(found.contains("first") && found.contains("second"))
  }

  @Test("A long table gives a line a series, its places from left to right whatever the order of rows") func long() throws {
    let found = try data("year,s,v\n2002,a,2\n2001,b,3\n2001,a,1\n2003,a,9\n", ChartRequest(x: "year", series: "s"))
    #expect(found.positions?.values == [2001, 2002, 2003])
    #expect((0..<3).map { found.label($0) } == ["2001", "2002", "2003"])
    #expect(found.series.map(\.name) == ["a", "b"])
    #expect(found.series[0].values == [1, 2, 9])
    #expect(found.series[1].values[0] == 3)
    #expect(found.series[1].values[1].isNaN && found.series[1].values[2].isNaN)
  }

  @Test("Where rows are lacking a line goes on to its next point; where a value is said to be missing it breaks") func gaps()
    throws
  {
    let request = ChartRequest(x: "t", series: "s")
    #expect(try data("t,s,v\n1,a,1\n2,b,2\n3,a,3\n", request).isSparse)
    #expect(try data("t,s,v\n1,a,1\n1,b,2\n2,a,\n2,b,3\n", request).isSparse == false)
    #expect(try data("t,s,v\n1,a,1\n1,b,2\n", request).isSparse == false)
    #expect(try data("t,v\n1,1\n2,\n3,3\n").isSparse == false)
    let bridged = try folder.run(["line", "-", "--x", "t", "--series", "s"], input: "t,s,v\n1,a,1\n2,b,2\n3,a,3\n4,b,1\n")
    // Two lines, each one stroke from its first point to its second; no lone point.
    #expect(bridged.text.components(separatedBy: "stroke-linejoin").count >= 3)
    #expect(!bridged.text.contains("<circle"))
  }

  @Test("A wide file has up to ten lines, however many rows it has, and what is left out is told") func wide() throws {
    let names = (0..<12).map { "c\($0)" }.joined(separator: ",")
    let rows = (0..<300).map { row in "\(row)," + (0..<12).map { "\($0 * row % 7)" }.joined(separator: ",") }
    let text = "t,\(names)\n" + rows.joined(separator: "\n") + "\n"
    #expect(try data(text).series.map(\.name) == (0..<10).map { "C\($0)" })
    #expect(try folder.run(["line", "-"], input: text).said == ["barline: note: 10 of 12 columns drawn; choose with --y"])
  }

  @Test("An area reaches zero, a line shows the data's own range") func area() throws {
    let rows = "t,v\n1,100\n2,110\n3,105\n"
    #expect(!(try texts(rows).contains("0")))
    let area = try folder.run(["area", "-", "--format", "drawing"], input: rows)
    #expect(area.text.contains("\"0\""))
    #expect(area.text.split(separator: "\n").contains { $0.contains("fill") && $0.contains("linear") })
  }

  private final class Prices: LineChartViewDataSource {
    let values: [Double?] = [2, nil, -3.5, 8]
    let others: [Double?] = [8, 8, 8, -3.5]
    let hasTwo: Bool
    init(hasTwo: Bool) { self.hasTwo = hasTwo }
    func numberOfLines(in chartView: LineChartView) -> Int { hasTwo ? 2 : 1 }
    func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { 4 }
    func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
      (index.series == 0 ? values : others)[index.item]
    }
    func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool { true }
    func lineChartView(_ chartView: LineChartView, positionForPointAt index: ChartIndex) -> Double {
      [2001, 2002, 2005, 2006][index.item]
    }
    func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { ["2001", "2002", "2005", "2006"][item] }
    func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { ["Unit price", "Other"][line] }
  }

  /// Plays touches on a chart like the command's, and by the command; both have to tell the same.
  private func play(hasTwo: Bool = false, _ script: (LineChartView) throws -> TouchScript) throws -> [String] {
    let source = Prices(hasTwo: hasTwo)
    let chart = LineChartView(size: ChartSize(width: 640, height: 360))
    let log = LineDelegateLog()
    chart.dataSource = source
    chart.delegate = log
    chart.header = .text(hasTwo ? "" : "Unit price")
    let script = try script(chart)
    script.play(on: chart)
    #expect(log.problems.isEmpty)
    let rows =
      hasTwo
      ? "year,Unit price,Other\n2001,2,8\n2002,,8\n2005,-3.5,8\n2006,8,-3.5\n"
      : "year,Unit price\n2001,2\n2002,\n2005,-3.5\n2006,8\n"
    let touches = script.touches.flatMap { ["--touch", "\($0.phase):\($0.point.x),\($0.point.y)"] }
    let run = try folder.run(["line", "-"] + touches, input: rows)
    #expect(run.status == 0)
    let said = run.said.filter { $0 != "barline: note: 1 value is missing: \"Unit price\" in row 2" }
    #expect(said == log.lines)
    return said
  }

  private let first = "point 0 \"2001\" line 0 \"Unit price\" value 2"
  private let third = "point 2 \"2005\" line 0 \"Unit price\" value -3.5"
  private let last = "point 3 \"2006\" line 0 \"Unit price\" value 8"

  @Test("A drag from edge to edge begins, moves and ends at existing points only") func drag() throws {
    let said = try play { chart in
      let plot = try #require(chart.plot)
      return TouchScript.began(at: ChartPoint(x: plot.minX, y: plot.midY)).moved(to: ChartPoint(x: plot.maxX, y: plot.midY))
        .ended()
    }
    #expect(said == ["began \(first)", "moved \(last)", "ended \(last) (ended)"])
  }

  @Test("Over a gap the nearest existing point is the one") func gap() throws {
    let said = try play { chart in
      let scale = try #require(chart.positionScale)
      let plot = try #require(chart.plot)
      // Nearer to 2001 than to 2005, and the other way round.
      return TouchScript.began(at: ChartPoint(x: scale.position(of: 2002.5), y: plot.midY))
        .moved(to: ChartPoint(x: scale.position(of: 2003.5), y: plot.midY)).cancelled()
    }
    #expect(said == ["began \(first)", "moved \(third)", "ended \(third) (cancelled)"])
  }

  @Test("The line that was chosen is kept over a crossing") func crossing() throws {
    let said = try play(hasTwo: true) { chart in
      let start = try #require(chart.point(at: ChartIndex(item: 2)))
      let end = try #require(chart.point(at: ChartIndex(item: 3, series: 1)))
      return TouchScript.began(at: start).moved(to: end).ended()
    }
    #expect(said == ["began \(third)", "moved \(last)", "ended \(last) (ended)"])
  }

  @Test("A tap on each of two lines selects that line") func two() throws {
    let said = try play(hasTwo: true) { chart in
      TouchScript.tap(at: try #require(chart.point(at: ChartIndex(item: 3, series: 1))))
    }
    let other = "point 3 \"2006\" line 1 \"Other\" value -3.5"
    #expect(said == ["began \(other)", "ended \(other) (ended)"])
  }

  @Test("A moment of the animation lies between the folded chart and the one at rest") func moment() throws {
    let rows = "t,v\n1,1\n2,5\n3,2\n"
    let pictures = try ["0.05", "0.1", "10"].map { try folder.run(["line", "-", "--at", $0], input: rows).text }
    #expect(Set(pictures).count == 3)
    #expect(pictures[2] == (try folder.run(["line", "-"], input: rows).text))
  }

  @Test("A table without values is a chart that says so") func nothing() throws {
    for rows in ["", "a,b\n", "t,v\n1,\n2,\n", "[]"] {
      #expect(try texts(rows).contains("No data"), "\(rows)")
    }
  }

  @Test("Positions that are missing leave their points out") func missingPosition() throws {
    let found = try data("t,v\n1,1\n,2\n3,3\n", ChartRequest(x: "t"))
    #expect(found.positions?.values[1].isNaN == true)
    #expect(try folder.run(["line", "-", "--x", "t"], input: "t,v\n1,1\n,2\n3,3\n").status == 0)
  }
}
