import Barline
import Testing

/// Rows of `Docs/JBChartView.md` about bars that no other suite has.
@Suite struct JBChartViewBarTests {
  private func marks(_ stage: Stage) -> Witness { Witness(stage.chart.drawing(at: 0).marks) }

  @Test func `a fixed minimum and maximum hold until they are reset`() {
    let stage = Stage([10, 20])
    stage.chart.minimumValue = 5
    stage.chart.maximumValue = 50
    #expect(stage.chart.valueScale?.domain == Domain(lower: 5, upper: 50))
    stage.chart.resetMinimumValue()
    #expect(stage.chart.valueScale?.domain == Domain(lower: 0, upper: 50))
    stage.chart.resetMaximumValue()
    #expect(stage.chart.valueScale?.domain == Domain(lower: 0, upper: 20))
    #expect(stage.chart.minimumValue == nil)
    #expect(stage.chart.maximumValue == nil)
  }

  @Test func `a minimum may be negative, and crop the data`() {
    let stage = Stage([10, 20])
    stage.chart.minimumValue = -20
    #expect(stage.chart.frame(ofBarAt: 1) == ChartRect(x: 100, y: 0, width: 100, height: 50))
    stage.chart.minimumValue = 10
    stage.chart.maximumValue = 15
    #expect(stage.chart.frame(ofBarAt: 1) == ChartRect(x: 100, y: -100, width: 100, height: 200))
  }

  @Test func `a delegate that says nothing gives the chart that has none`() {
    final class Silent: BarChartViewDelegate {}
    let (figures, silent) = (Figures([1, nil, -3]), Silent())
    let (alone, asked) = (
      BarChartView(size: ChartSize(width: 320, height: 200)), BarChartView(size: ChartSize(width: 320, height: 200))
    )
    (alone.dataSource, asked.dataSource, asked.delegate) = (figures, figures, silent)
    #expect(alone.drawing(at: 0) == asked.drawing(at: 0))
    asked.touch(ChartTouch(phase: .began, point: asked.frame(ofBarAt: 0)?.center ?? .zero))
    #expect(asked.selectedIndex == 0)
  }

  @Test func `another size is another layout, without a reload`() {
    let stage = Stage([1, 2])
    #expect(stage.chart.frame(ofBarAt: 1) == ChartRect(x: 100, y: 0, width: 100, height: 100))
    stage.figures.asked = []
    stage.chart.size = ChartSize(width: 100, height: 300)
    #expect(stage.chart.frame(ofBarAt: 1) == ChartRect(x: 50, y: 0, width: 50, height: 300))
    #expect(stage.figures.asked.allSatisfy { if case .label = $0 { true } else { false } })
  }

  @Test func `a bar's place and value can be read, and are nil where there is none`() {
    let stage = Stage([1, nil])
    #expect(stage.chart.frame(ofBarAt: 0) == ChartRect(x: 0, y: 0, width: 100, height: 100))
    #expect(stage.chart.value(at: 0) == 1)
    for index in [1, 2, -1, ChartIndex(item: 0, series: 1)] as [ChartIndex] {
      #expect(stage.chart.frame(ofBarAt: index) == nil)
      #expect(stage.chart.value(at: index) == nil)
    }
  }

  @Test func `the selection band is strongest where bars stand, also where they hang, in the delegate's colour`() {
    final class Band: BarChartViewDelegate {
      func selectionBand(in chartView: BarChartView) -> SelectionBand { SelectionBand(color: .positive) }
    }
    let (figures, band) = (Figures([1]), Band())
    for isInverted in [false, true] {
      let chart = BarChartView(size: ChartSize(width: 100, height: 100))
      chart.makeBare()
      chart.isInverted = isInverted
      (chart.dataSource, chart.delegate) = (figures, band)
      chart.selectedIndex = 0
      let (x, top, foot) = (chart.frame(ofBarAt: 0)?.midX ?? 0, isInverted ? 100.0 : 0, isInverted ? 0.0 : 100)
      let paint = Witness(chart.drawing(at: 0).selection).fills.first?.paint
      #expect(
        paint
          == gradient(.positive, ChartColor.positive.opacity(0), from: ChartPoint(x: x, y: foot), to: ChartPoint(x: x, y: top)))
    }
  }

  @Test func `where bars go both ways the selection band fades both ways from zero, so that it is no bar of its own`() {
    func stops(_ values: [Double], inverted: Bool = false) -> [ColorStop] {
      let (chart, figures) = (BarChartView(size: ChartSize(width: 100, height: 100)), Figures(values.map { $0 }))
      chart.makeBare()
      chart.isInverted = inverted
      chart.dataSource = figures
      chart.selectedIndex = 0
      guard case .linear(let stops, _, _) = Witness(chart.drawing(at: 0).selection).fills.first?.paint else { return [] }
      return stops
    }
    let (strong, faint) = (ChartColor.token(.text, opacity: 0.16), ChartColor.token(.text, opacity: 0))
    for inverted in [false, true] {
      // A quarter of the way from the low end.
      #expect(
        stops([-1, 3], inverted: inverted) == [
          ColorStop(offset: 0, color: faint), ColorStop(offset: 0.25, color: strong), ColorStop(offset: 1, color: faint),
        ])
      #expect(stops([-1, -3], inverted: inverted) == [ColorStop(offset: 0, color: faint), ColorStop(offset: 1, color: strong)])
      #expect(stops([1, 3], inverted: inverted) == [ColorStop(offset: 0, color: strong), ColorStop(offset: 1, color: faint)])
    }
  }

  @Test func `a bar has its style's colour, or else the accent, or its series' own`() {
    let one = Stage([1, 2])
    one.listener.style = { $0.item == 0 ? BarStyle(color: .negative) : .standard }
    #expect(marks(one).fills.map(\.paint) == [.color(.negative), .color(.accent)])
    #expect(marks(Stage(series: [[1], [2]])).fills.map(\.paint) == [.color(.series(0)), .color(.series(1))])
  }

  @Test func `one gradient runs through the whole plot, along both axes, or through each bar`() {
    let stage = Stage([1, 2])
    func paints(_ axis: MarkGradient.Axis, _ extent: MarkGradient.Extent) -> [Paint] {
      stage.listener.style = { _ in
        BarStyle(fill: .gradient(MarkGradient([.positive, .negative], axis: axis, extent: extent)))
      }
      stage.chart.reloadData()
      return marks(stage).fills.map(\.paint)
    }
    func way(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Paint {
      gradient(.positive, .negative, from: ChartPoint(x: x0, y: y0), to: ChartPoint(x: x1, y: y1))
    }
    #expect(paints(.vertical, .plot) == [way(100, 100, 100, 0), way(100, 100, 100, 0)])
    #expect(paints(.horizontal, .plot) == [way(0, 50, 200, 50), way(0, 50, 200, 50)])
    #expect(paints(.vertical, .mark) == [way(50, 100, 50, 50), way(150, 100, 150, 0)])
    #expect(paints(.horizontal, .mark) == [way(0, 75, 100, 75), way(100, 50, 200, 50)])
  }

  @Test func `a selected bar has its selected colour, or its own at full strength among dimmed ones`() {
    let stage = Stage([1, 2])
    stage.chart.showsSelectionBand = false
    stage.listener.style = { $0.item == 0 ? BarStyle(color: .negative, selectedColor: .positive) : BarStyle(color: .negative) }
    for (item, color) in [(0, ChartColor.positive), (1, .negative)] {
      stage.chart.selectedIndex = ChartIndex(item: item)
      let drawing = stage.chart.drawing(at: 0)
      #expect(Witness(drawing.selection).fills.map(\.paint) == [.color(color)])
      #expect(Witness(drawing.marks, dimming: drawing.dimming).fills.map(\.opacity) == [0.35, 0.35])
    }
  }
}
