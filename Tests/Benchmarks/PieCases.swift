import Barline
import BarlineSVG

/// A pie chart with what it weakly holds.
struct PieBench {
  let chart: PieChartView
  let source: SliceSource
  private let renderer = SVGRenderer()

  init(_ source: SliceSource, width: Double, height: Double) {
    chart = PieChartView(size: ChartSize(width: width, height: height))
    self.source = source
    chart.dataSource = source
    chart.header = .text("Electricity", subtitle: "By source")
  }

  /// From the data source to the bytes of an SVG: everything is read, laid out, drawn and written anew.
  func dataToBytes() -> [UInt8] {
    chart.reloadData()
    do { return try renderer.render(chart.drawing(at: 0)) } catch { return [] }
  }
}

/// Slices with names, a value a call.
final class SliceSource: PieChartViewDataSource {
  var values: [Double]
  let labels: [String]

  init(_ values: [Double], labels: [String]) { (self.values, self.labels) = (values, labels) }

  func numberOfSlices(in chartView: PieChartView) -> Int { values.count }
  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { values[index] }
  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? { labels[index] }
}

extension SliceSource {
  /// A heavy tail: each slice a little thinner than the one before, with noise.
  convenience init(count: Int) {
    self.init(
      (0..<count).map { 100 / Double($0 + 2) + Workload.noise($0) }, labels: (1...count).map { "Source \($0)" })
  }
}

extension Case {
  /// Pies with a label a slice, from the data source to bytes, and moved by a finger and by time.
  static var pies: [Case] {
    [(8, 640.0, 360.0, 0.1), (60, 900, 600, 0.5), (200, 1200, 800, 3)].map { count, width, height, limit in
      let name = "a pie of \(count) labelled slices"
      return Case(name) { stopwatch in
        let bench = PieBench(SliceSource(count: count), width: width, height: height)
        let bytes = bench.dataToBytes().count
        let shown = count - bench.chart.droppedLabels.count
        return [
          Row(name, stopwatch.measure { keep(bench.dataToBytes()) }, limit: limit, note: "\(bytes) bytes, \(shown) labels shown")
        ]
      }
    } + [pieTouch, pieFrame]
  }

  /// A finger that goes round a pie of 60 slices.
  private static var pieTouch: Case {
    let name = "touch moves on, a pie of 60: event to drawing"
    return Case(name) { stopwatch in
      let bench = PieBench(SliceSource(count: 60), width: 900, height: 600)
      let chart = bench.chart
      guard let sector = chart.sector(ofSliceAt: 0) else { return [Row(name: name + ": no slice", limit: 0)] }
      var place = 0
      func point() -> ChartPoint {
        place = (place + 389) % 700
        let angle = Double(place) / 700 * 2 * .pi
        let radius = sector.outerRadius * 0.7
        return ChartPoint(x: sector.center.x + radius * sine(angle), y: sector.center.y - radius * cosine(angle))
      }
      chart.touch(ChartTouch(phase: .began, point: point()))
      let before = chart.selectedIndex
      let moved = stopwatch.measure {
        chart.touch(ChartTouch(phase: .moved, point: point()))
        keep(chart.drawing(at: 0))
      }
      guard before != nil, chart.selectedIndex != nil else { return [Row(name: name + ": nothing was selected", limit: 0)] }
      return [Row(name, moved, limit: nil)]
    }
  }

  /// A frame in the middle of a reload of a pie of 60 slices.
  private static var pieFrame: Case {
    let name = "a frame: 60 slices turn"
    return Case(name) { stopwatch in
      let bench = PieBench(SliceSource(count: 60), width: 900, height: 600)
      var (time, seed, isMoving) = (0.0, 0, true)
      keep(bench.chart.drawing(at: time))
      let frame = stopwatch.measureSteps { timed in
        seed += 1
        bench.source.values = (0..<60).map { 10 + 50 * Workload.noise($0 + seed * 60) }
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
      guard isMoving else { return [Row(name: name + ": nothing moved", limit: 0)] }
      return [Row(name, frame, limit: nil)]
    }
  }
}
