import Barline
import Testing

@testable import Barline

/// A screen of cells 8 points wide and 16 high, in which every letter takes one.
private let cells = ChartEnvironment(
  measurer: TextMeasurer(cell: ChartSize(width: 8, height: 16)) { string, _ in
    TextMetrics(width: Double(string.count) * 8, ascent: 12, descent: 4, capHeight: 8)
  })

@Suite struct CellLayoutTests {
  private func plan(_ values: [Double], labels: [String] = [], width: Double = 640, height: Double = 384) -> BarPlan {
    BarModel(values: values, labels: labels, options: BarOptions(frame: FrameOptions(header: .title("Cells")))).plan(
      in: ChartSize(width: width, height: height), environment: cells)
  }

  @Test(arguments: [(640.0, 384.0), (320, 192), (960, 800), (500, 333)])
  func `A plot reaches from column to column, and from the middle of a row to the middle of another`(size: (Double, Double)) {
    let plot = plan([12, 5, 3, 9], width: size.0, height: size.1).plot
    for x in [plot.minX, plot.maxX] { #expect(x / 8 == (x / 8).rounded()) }
    for y in [plot.minY, plot.maxY] { #expect(y / 16 - 0.5 == (y / 16 - 0.5).rounded()) }
  }

  @Test(arguments: [[12.0, 5], [163, 90, 15], [-850, 530], [0.001, 0.0007], [1e9, 3]])
  func `Ticks are whole rows apart`(values: [Double]) {
    let plan = plan(values)
    let places = plan.frame.axis.ticks.map { plan.frame.scale.position(of: $0.value) }
    for (a, b) in zip(places, places.dropFirst()) { #expect(abs((a - b) / 16 - ((a - b) / 16).rounded()) < 1e-9) }
  }

  @Test func `Bars are as wide as each other and stand on whole columns`() {
    let plan = plan((0..<12).map(Double.init))
    let bars = (0..<12).map { plan.rect(item: $0, series: 0, value: 1) }
    #expect(Set(bars.map(\.width)).count == 1)
    #expect(bars.allSatisfy { $0.x / 8 == ($0.x / 8).rounded() && $0.width / 8 == ($0.width / 8).rounded() && $0.width > 0 })
  }

  @Test func `No label is turned, and none touches another`() {
    let names = (0..<12).map { "A rather long name \($0)" }
    let categories = plan((0..<12).map(Double.init), labels: names).frame.categories
    #expect(!categories.runs.isEmpty)
    #expect(categories.runs.allSatisfy { $0.rotation == 0 })
    let rows = Dictionary(grouping: categories.runs, by: \.baseline.y)
    for row in rows.values {
      let spans = row.map { ($0.baseline.x - $0.width / 2, $0.baseline.x + $0.width / 2) }.sorted { $0.0 < $1.0 }
      for (a, b) in zip(spans, spans.dropFirst()) { #expect(b.0 >= a.1 + 8) }
    }
  }

  @Test func `A value is written in a row of its own, over the one in which its bar ends`() {
    let values = [12.4, 5.3, 9.7, 3.1]
    let model = BarModel(values: values, options: BarOptions(showsValueLabels: true))
    let plan = model.plan(in: ChartSize(width: 640, height: 384), environment: cells)
    let labels = ValueLabels(
      bars: values.indices.map {
        ValueLabels.Bar(
          rect: plan.rect(item: $0, series: 0, value: values[$0]), value: values[$0], text: "\(values[$0])", color: .accent)
      }, plot: plan.plot, left: 0, right: 640, headroom: 32, environment: cells)
    #expect(labels.labels.count == 4)
    for label in labels.labels {
      #expect(label.rect.y / 16 == (label.rect.y / 16).rounded())
      #expect(
        label.rect.maxY <= (plan.rect(item: label.index, series: 0, value: values[label.index]).minY / 16).rounded(.down) * 16)
    }
  }
}
