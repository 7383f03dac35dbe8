import Barline
import Foundation
import Testing

/// Touches played by the command, and what it says of them: places come from a chart of the same data, not from what it printed.
@Suite struct TouchTests {
  private final class Prices: BarChartViewDataSource {
    let values: [Double?] = [2, nil, -3.5, 8]
    func numberOfBars(in chartView: BarChartView) -> Int { 4 }
    func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { values[index.item] }
    func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { ["a", "b", "c", "d"][item] }
  }

  private let folder: Folder
  /// The middles of the four bars, and the borders between them, across.
  private let centers: [Double]
  private let plot: ChartRect

  init() throws {
    folder = try Folder()
    try folder.write("name,unit_price\na,2\nb,\nc,-3.5\nd,8\n", to: "a.csv")
    let source = Prices()
    let chart = BarChartView(size: ChartSize(width: 640, height: 360))
    chart.dataSource = source
    chart.header = .text("Unit price")
    plot = try #require(chart.plot)
    let step = plot.width / 4
    let left = plot.minX
    centers = (0..<4).map { left + (Double($0) + 0.5) * step }
    let first = try #require(chart.frame(ofBarAt: ChartIndex(item: 0)))
    #expect(abs(first.center.x - centers[0]) <= 0.5)
  }

  private func play(_ touches: String...) throws -> [String] {
    let run = try folder.run(["bar", "a.csv"] + touches.flatMap { ["--touch", $0] })
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("<svg"))
    return run.said.filter { $0 != missing }
  }

  /// What is said of the data, whatever is done to the picture.
  private let missing = "barline: note: 1 value is missing: \"unit_price\" in row 2"

  private let idle = "barline: note: nothing is selected by "
  private let a = "bar 0 \"a\" series 0 \"Unit price\" value 2"
  private let c = "bar 2 \"c\" series 0 \"Unit price\" value -3.5"
  private let d = "bar 3 \"d\" series 0 \"Unit price\" value 8"

  @Test("A finger that comes down, moves on and is lifted begins, moves and ends one selection") func drag() throws {
    #expect(
      try play("began:\(centers[2]),100", "moved:\(centers[3]),100", "ended") == [
        "began \(c)", "moved \(d)", "ended \(d) (ended)",
      ])
  }

  @Test("A missing bar is left, and the next one begins anew") func gap() throws {
    #expect(
      try play("began:\(centers[0]),100", "moved:\(centers[1]),100", "moved:\(centers[2]),100", "cancelled")
        == ["began \(a)", "ended \(a) (left)", "began \(c)", "ended \(c) (cancelled)"])
  }

  @Test("Zones reach to the middle of the gap, and at the ends to the plot's edge; beyond it is nothing") func edges() throws {
    let border = (centers[2] + centers[3]) / 2
    #expect(try play("began:\(border - 0.5),20") == ["began \(c)"])
    #expect(try play("began:\(border + 0.5),340") == ["began \(d)"])
    #expect(try play("began:\(plot.minX + 0.5),100") == ["began \(a)"])
    #expect(try play("began:\(plot.minX - 1),100").filter { !$0.hasPrefix(idle) } == [])
    #expect(try play("began:\(plot.maxX + 1),100").filter { !$0.hasPrefix(idle) } == [])
    #expect(try play("began:-1e6,-1e6") == [idle + "began:-1000000,-1000000"])
  }

  @Test("A touch that selects nothing is told, each by itself; one that comes upon a bar later is not") func idleTouches() throws
  {
    #expect(
      try play("began:1.5,2", "ended", "began:\(centers[0]),100", "ended", "began:3,4", "moved:5,6")
        == [
          "began \(a)", "ended \(a) (ended)", idle + "began:1.5,2", idle + "began:3,4",
        ])
    #expect(try play("began:\(plot.minX - 1),100", "moved:\(centers[0]),100").prefix(1) == ["began \(a)"])
  }

  @Test("A touch of a mark that is not there is told, one of a mark that is there is not") func strangers() throws {
    let lost = "finds no mark; they are counted from 0"
    #expect(
      try play("tap:#9 began:#3 moved:#1") == ["began \(d)", "barline: note: tap:#9 \(lost)", "barline: note: moved:#1 \(lost)"])
    #expect(try play("wheel:#0,0,5 hover:#0.1").map { $0.hasSuffix(lost) } == [true])
    #expect(try play("began:#3") == ["began \(d)"])
  }

  @Test("A finger that moves within a bar says nothing") func within() throws {
    #expect(try play("began:\(centers[3]),100", "moved:\(centers[3] + 3),50", "moved:\(centers[3] - 3),90") == ["began \(d)"])
  }

  @Test("The picture shows what is selected, and is at rest once it has been let go") func picture() throws {
    let rest = try folder.run("bar", "a.csv").text
    let touched = try folder.run("bar", "a.csv", "--touch", "began:\(centers[3]),100").text
    #expect(touched != rest)
    #expect(try folder.run("bar", "a.csv", "--touch", "began:\(centers[3]),100", "--touch", "ended:5,5").text == rest)
  }

  @Test("A touch while bars grow is played, and the moment is drawn with it") func growing() throws {
    let run = try folder.run("bar", "a.csv", "--at", "0.1", "--touch", "began:\(centers[3]),100")
    #expect(run.said == ["began \(d)", missing])
    #expect(run.text != (try folder.run("bar", "a.csv", "--at", "0.1").text))
  }

  @Test("Series have their number and the name that the file has for them") func series() throws {
    try folder.write("k,s,v\n2001,Fossil Fuels,36205\n2001,Wind,10\n", to: "b.csv")
    let run = try folder.run("bar", "b.csv", "--x", "k", "--series", "s", "--touch", "began:200,100", "--touch", "moved:500,100")
    #expect(
      run.said == [
        "began bar 0 \"2001\" series 0 \"Fossil Fuels\" value 36205", "moved bar 0 \"2001\" series 1 \"Wind\" value 10",
      ])
  }

  @Test("Values are written with all their digits, and read back as the same") func digits() throws {
    for (value, says) in [
      ("0.1", "0.1"), ("-0.0", "0"), ("1e300", "1e+300"), ("123456789.25", "123456789.25"), ("3e-7", "3e-07"),
    ] {
      try folder.write("k,v\na,\(value)\n", to: "b.csv")
      let said = try folder.run("bar", "b.csv", "--touch", "began:320,100").said
      #expect(said == ["began bar 0 \"a\" series 0 \"V\" value \(says)"])
    }
  }
}
