import Barline
import BarlineSVG

/// A data source of a funnel as most apps write it: a count at a time, with names for the first stages.
final class StageSource: FunnelChartViewDataSource {
  var values: [Double]
  let labels: [String]

  init(_ values: [Double], labels: [String] = []) { (self.values, self.labels) = (values, labels) }

  func numberOfStages(in chartView: FunnelChartView) -> Int { values.count }
  func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? { values[index] }
  func funnelChartView(_ chartView: FunnelChartView, labelForStageAt index: Int) -> String? {
    index < labels.count ? labels[index] : nil
  }
}

/// A funnel with what it weakly holds.
struct FunnelBench {
  let chart: FunnelChartView
  let source: StageSource
  private let renderer = SVGRenderer()

  init(_ source: StageSource, height: Double = 360, title: String = "") {
    chart = FunnelChartView(size: ChartSize(width: 640, height: height))
    self.source = source
    chart.dataSource = source
    if !title.isEmpty { chart.header = .text(title) }
  }

  /// From the data source to the bytes of an SVG: everything is read, laid out, drawn and written anew.
  func dataToBytes() -> [UInt8] {
    chart.reloadData()
    do { return try renderer.render(chart.drawing(at: 0)) } catch { return [] }
  }
}

extension Case {
  /// Funnels from the data source to bytes, a touch, and a frame of a motion.
  static var funnels: [Case] {
    let thousand = (0..<1000).map { 120_000 / Double(120 + $0) }
    return [
      funnel("a funnel of 4 labelled stages, title, 640 × 360", limit: 0.1) {
        FunnelBench(
          StageSource([363, 242, 161, 57], labels: ["Signed up", "Opened an account", "Linked a card", "Placed an order"]),
          title: "From sign-up to order")
      },
      funnel("a funnel of 1,000 stages, 640 × 360", limit: 3) { FunnelBench(StageSource(thousand)) },
      funnel("a funnel of 1,000 stages with marks, 640 × 4,000", limit: 3) { FunnelBench(StageSource(thousand), height: 4000) },
      funnelTouch, funnelFrame(thousand),
    ]
  }

  private static func funnel(_ name: String, limit: Double, _ make: @escaping () -> FunnelBench) -> Case {
    Case(name) { stopwatch in
      let bench = make()
      let count = bench.dataToBytes().count
      return [Row(name, stopwatch.measure { keep(bench.dataToBytes()) }, limit: limit, note: "\(count) bytes")]
    }
  }

  /// A finger that comes down on another stage each time, and the picture after it.
  private static var funnelTouch: Case {
    let name = "touch on a funnel of 4: event to drawing"
    return Case(name) { stopwatch in
      let bench = FunnelBench(StageSource([363, 242, 161, 57]))
      guard let area = bench.chart.area else { return [Row(name: name + ": no room", limit: 0)] }
      var (place, missed) = (0, 0)
      let touched = stopwatch.measure {
        place = (place + 1) % 4
        let point = ChartPoint(x: area.midX, y: area.y + area.height * (0.125 + 0.25 * Double(place)))
        bench.chart.touch(ChartTouch(phase: .began, point: point))
        bench.chart.touch(ChartTouch(phase: .ended, point: point))
        if bench.chart.selectedIndex != place { missed += 1 }
        keep(bench.chart.drawing(at: 0))
      }
      return missed == 0 ? [Row(name, touched, limit: 0.1)] : [Row(name: name + ": \(missed) not selected", limit: 0)]
    }
  }

  /// A frame in the middle of a reload that moves 1,000 stages with marks.
  private static func funnelFrame(_ thousand: [Double]) -> Case {
    let name = "a frame: 1,000 stages move, 640 × 4,000"
    return Case(name) { stopwatch in
      let bench = FunnelBench(StageSource(thousand), height: 4000)
      var (time, isMoving) = (0.0, true)
      keep(bench.chart.drawing(at: time))
      let frame = stopwatch.measureSteps { timed in
        bench.source.values = bench.source.values.reversed()
        bench.chart.reloadData(animated: true)
        keep(bench.chart.drawing(at: time))
        for _ in 0..<13 {
          time += 1.0 / 60
          timed { keep(bench.chart.drawing(at: time)) }
          isMoving = isMoving && bench.chart.isMoving(at: time)
        }
        time += 1
        keep(bench.chart.drawing(at: time))
      }
      return isMoving ? [Row(name, frame, limit: 1)] : [Row(name: name + ": nothing moved", limit: 0)]
    }
  }
}
