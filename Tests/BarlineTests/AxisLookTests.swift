import Barline
import BarlineTesting
import Testing

/// What an app may say about the looks of axes and grid.
@Suite struct AxisLookTests {
  private let red = ChartColor(hex: 0xFF0000)
  private let dashes = Stroke(width: 0.5, cap: .round, dash: [6, 5])

  @Test func `the grid is drawn as the axis says, the line at zero stays a hairline`() {
    let axis = ValueAxis(tickValues: [0, 5, 10], gridStroke: dashes, gridColor: red)
    let model = BarModel(values: [4, 10], options: BarOptions(frame: FrameOptions(valueAxis: axis)))
    let drawing = model.plan(in: ChartSize(width: 320, height: 200)).drawing(of: model)
    let lines = drawing.figures.filter { $0.stroke != nil && $0.sheet == "frame" }
    #expect(lines.filter { $0.stroke == dashes && $0.paint == .color(red) }.count == 2)
    #expect(lines.filter { $0.stroke == .hairline && $0.paint == .color(.token(.text, opacity: 0.45)) }.count == 1)
  }

  @Test func `labels have the colour that their axis says`() {
    let frame = FrameOptions(
      valueAxis: ValueAxis(labelColor: .accent), categoryAxis: CategoryAxis(labelColor: red))
    let model = BarModel(values: [4, 10], labels: ["a", "b"], options: BarOptions(frame: frame))
    let texts = model.plan(in: ChartSize(width: 320, height: 200)).drawing(of: model).texts
    let names = texts.filter { $0.run.style.color == red }.map(\.string)
    #expect(names == ["a", "b"])
    #expect(texts.filter { $0.run.style.color == .accent }.map(\.string).contains("10"))
    #expect(!texts.contains { $0.run.style.color == .secondary })
  }

  @Test func `labels of positions have the colour that their axis says`() {
    let chart = LineChartView(size: ChartSize(width: 320, height: 200))
    let source = LineFigures(lines: [[1, 4, 2]])
    source.positions = [[0, 10, 20]]
    chart.dataSource = source
    chart.positionAxis.labelColor = red
    let names = chart.drawing(at: 0).texts.filter { $0.run.style.color == red }.map(\.string)
    #expect(names.contains("0") && names.contains("20"))
    withExtendedLifetime(source) {}
  }
}
