import Barline
import BarlineSVG

/// A tier chart with what it weakly holds.
struct TierBench {
  let chart: TierChartView
  let source: TierSource
  private let renderer = SVGRenderer()

  init(_ source: TierSource, width: Double = 640, height: Double = 200, title: String = "") {
    chart = TierChartView(size: ChartSize(width: width, height: height))
    self.source = source
    chart.dataSource = source
    if !title.isEmpty { chart.header = .text(title, subtitle: "In a year") }
  }

  /// From the data source to the bytes of an SVG: everything is read, laid out, drawn and written anew.
  func dataToBytes() -> [UInt8] {
    chart.reloadData()
    do { return try renderer.render(chart.drawing(at: 0)) } catch { return [] }
  }
}

/// Tiers that begin where the one before ends.
final class TierSource: TierChartViewDataSource {
  let count: Int
  let names: [String]
  var share = 0.55

  init(_ count: Int) {
    self.count = count
    names = (0..<count).map { "Level \($0 + 1)" }
  }

  func numberOfTiers(in chartView: TierChartView) -> Int { count }
  func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds {
    TierBounds(from: Double(index) * 10_000, to: Double(index + 1) * 10_000)
  }
  func amount(in chartView: TierChartView) -> Double? { Double(count) * 10_000 * share }
  func unit(in chartView: TierChartView) -> String? { "kr" }
  func tierChartView(_ chartView: TierChartView, labelForTierAt index: Int) -> String? { names[index] }
  func tierChartView(_ chartView: TierChartView, savingForTierAt index: Int) -> String? { "5 % off" }
  func goals(in chartView: TierChartView) -> [TierModel.Goal] { [TierModel.Goal(Double(count) * 8000, label: "this year")] }
}

extension Case {
  /// Tiers from the data source to the bytes of an SVG, and a frame of a highlight on its way.
  static var tiers: [Case] {
    [(5, 0.15 as Double?), (1000, nil)].map { count, limit in
      let name = "\(grouped(count)) labelled tiers, title, a goal, 640 × 200"
      return Case(name) { stopwatch in
        let bench = TierBench(TierSource(count), title: "Loyalty")
        let bytes = bench.dataToBytes().count
        return [Row(name, stopwatch.measure { keep(bench.dataToBytes()) }, limit: limit, note: "\(bytes) bytes")]
      }
    } + [
      Case("a frame: a highlight travels along 5 tiers") { stopwatch in
        let name = "a frame: a highlight travels along 5 tiers"
        let bench = TierBench(TierSource(5))
        let (chart, source) = (bench.chart, bench.source)
        var (time, isMoving) = (0.0, true)
        keep(chart.drawing(at: time))
        let frame = stopwatch.measureSteps { timed in
          source.share = source.share < 0.5 ? 0.9 : 0.1
          chart.reloadData(animated: true)
          keep(chart.drawing(at: time))
          for _ in 0..<13 {
            time += 1.0 / 60
            timed { keep(chart.drawing(at: time)) }
            isMoving = isMoving && chart.isMoving(at: time)
          }
          time += 1
          keep(chart.drawing(at: time))
        }
        return [isMoving ? Row(name, frame, limit: 0.15) : Row(name: name + ": nothing moved", limit: 0)]
      }
    ]
  }
}
