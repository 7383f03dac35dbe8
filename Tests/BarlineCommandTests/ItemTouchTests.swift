import Barline
import BarlineTesting
import Testing

/// Touches on pies, funnels and tiers: the command has to say what a delegate of the same chart hears.
@Suite struct ItemTouchTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let names = ["Coal", "Gas", "Wind"]
  private static let rows = "source,output\nCoal,50\nGas,25\nWind,25\n"

  private final class Outputs: PieChartViewDataSource, FunnelChartViewDataSource {
    let values = [50.0, 25, 25]
    func numberOfSlices(in chartView: PieChartView) -> Int { 3 }
    func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { values[index] }
    func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? { names[index] }
    func numberOfStages(in chartView: FunnelChartView) -> Int { 3 }
    func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? { values[index] }
    func funnelChartView(_ chartView: FunnelChartView, labelForStageAt index: Int) -> String? { names[index] }
  }

  /// The lines that the command says of a script.
  private func say(_ command: String, _ script: TouchScript, _ rows: String = rows, _ options: String...) throws -> [String] {
    let touches = script.touches.flatMap { ["--touch", "\($0.phase):\($0.point.x),\($0.point.y)"] }
    let run = try folder.run([command, "-"] + touches + options, input: rows)
    #expect(run.status == 0 && run.text.hasPrefix("<svg"))
    return run.said
  }

  @Test("A tap on a slice selects it and it stays; a tap on the next one replaces it, a tap outside ends it") func pie() throws {
    let source = Outputs()
    let chart = PieChartView(size: ChartSize(width: 640, height: 360))
    let log = PieDelegateLog()
    chart.dataSource = source
    chart.delegate = log
    chart.header = .text("Output")
    let box = try #require(chart.frame(ofSliceAt: 0))
    // Half of all from twelve o'clock on: the right half, whose box is twice as high as wide.
    #expect(abs(box.height - 2 * box.width) < 4)
    let (x, y, radius) = (box.minX, box.midY, box.height / 2)
    let script = TouchScript.began(at: ChartPoint(x: x + radius / 2, y: y)).ended()
      .adding(.began, ChartPoint(x: x - radius / 2, y: y + radius / 2)).ended()
      .adding(.began, ChartPoint(x: x - radius / 2, y: y - radius / 2)).ended()
      .adding(.began, ChartPoint(x: 1, y: 1)).ended()
    script.play(on: chart)
    #expect(
      try say("pie", script) == [
        "began slice 0 \"Coal\" value 50", "ended slice 0 \"Coal\" value 50 (replaced)", "began slice 1 \"Gas\" value 25",
        "ended slice 1 \"Gas\" value 25 (replaced)", "began slice 2 \"Wind\" value 25", "ended slice 2 \"Wind\" value 25 (ended)",
      ])
    #expect(try say("pie", script) == log.lines)
  }

  @Test("The hole of a ring is no slice, and a touch that selects nothing is told") func hole() throws {
    #expect(
      try say("pie", .began(at: ChartPoint(x: 320, y: 196)), Self.rows, "--donut") == [
        "barline: note: nothing is selected by began:320,196"
      ])
  }

  @Test("Slices that have been put in order are numbered in that order") func order() throws {
    let said = try say("pie", .tap(at: ChartPoint(x: 340, y: 100)), "k,v\na,1\nb,6\n", "--order", "descending")
    #expect(said == ["began slice 0 \"b\" value 6"])
  }

  @Test("A tap beside a stage selects it as far as 40 points to its sides") func funnel() throws {
    let source = Outputs()
    let chart = FunnelChartView(size: ChartSize(width: 640, height: 360))
    let log = FunnelDelegateLog()
    chart.dataSource = source
    chart.delegate = log
    chart.header = .text("Output")
    let last = try #require(chart.frame(ofStageAt: 2))
    let script = TouchScript.began(at: ChartPoint(x: last.maxX + 39, y: last.midY)).ended()
      .adding(.began, ChartPoint(x: last.maxX + 39, y: last.midY)).ended()
      .adding(.began, ChartPoint(x: last.midX, y: last.midY)).cancelled()
    script.play(on: chart)
    let said = try say("funnel", script)
    #expect(said.prefix(2) == ["began stage 2 \"Wind\" value 25", "ended stage 2 \"Wind\" value 25 (ended)"])
    #expect(said == log.lines)
  }

  @Test("Stages keep the numbers of the table, in whatever order they stand") func funnelOrder() throws {
    let said = try say("funnel", .tap(at: ChartPoint(x: 320, y: 70)), "k,v\na,1\nb,6\n", "--order", "descending", "--title", "")
    #expect(said == ["began stage 1 \"b\" value 6"])
  }
}
