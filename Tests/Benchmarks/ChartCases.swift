import Barline
import BarlineSVG

/// A chart with what it weakly holds.
struct Bench {
  let chart: BarChartView
  let source: any BarChartViewDataSource
  var delegate: (any BarChartViewDelegate)?
  let renderer = SVGRenderer()

  init(
    _ source: any BarChartViewDataSource, width: Double, height: Double, delegate: (any BarChartViewDelegate)? = nil,
    title: String = ""
  ) {
    chart = BarChartView(size: ChartSize(width: width, height: height))
    (self.source, self.delegate) = (source, delegate)
    chart.dataSource = source
    chart.delegate = delegate
    if !title.isEmpty { chart.header = .text(title, subtitle: "Millimetres a month") }
  }

  /// From the data source to the bytes of an SVG: everything is read, laid out, drawn and written anew.
  func dataToBytes() -> [UInt8] {
    chart.reloadData()
    return bytes(of: chart.drawing(at: 0))
  }

  /// The bytes of an SVG.
  func bytes(of drawing: Drawing) -> [UInt8] {
    do { return try renderer.render(drawing) } catch { return [] }
  }
}

extension Stopwatch {
  /// From data to bytes, with the first time of a chart told beside it.
  private mutating func dataToBytes(_ name: String, limit: Double?, _ make: () -> Bench) -> Row {
    let start = now()
    let bench = make()
    let count = bench.dataToBytes().count
    let first = now() - start
    return Row(
      name, measure { keep(bench.dataToBytes()) }, limit: limit, note: "\(count) bytes, a new chart's first \(figures(first)) µs")
  }

  /// What the issue of the bar chart sets limits to.
  mutating func bars() -> [Row] {
    let (twelve, thousand, many) = (Workload.bars(12), Workload.bars(1000), Workload.bars(100_000))
    return [
      dataToBytes("12 labelled bars, axes, title, 640 × 360", limit: 0.1) {
        Bench(PointSource(twelve, labels: Workload.months), width: 640, height: 360, title: "Rainfall")
      },
      dataToBytes("1,000 bars with marks, 1,600 × 400", limit: 0.8) { Bench(PointSource(thousand), width: 1600, height: 400) },
      dataToBytes("1,000 bars, a delegate styles each", limit: 0.8) {
        Bench(PointSource(thousand), width: 1600, height: 400, delegate: StylingDelegate())
      },
      dataToBytes("100,000 bars, a value a call, 800 × 400", limit: 4) { Bench(PointSource(many), width: 800, height: 400) },
      dataToBytes("100,000 bars, in runs, 800 × 400", limit: 4) { Bench(SpanSource(many), width: 800, height: 400) },
      dataToBytes("100,000 bars, a delegate styles each", limit: 4) {
        Bench(PointSource(many), width: 800, height: 400, delegate: StylingDelegate())
      },
    ]
  }

  /// A finger that moves on to another bar with every event, and the picture after it.
  mutating func touches() -> [Row] {
    [12, 1000, 100_000].map { count in
      let delegate = StylingDelegate()
      let bench = Bench(PointSource(Workload.bars(count)), width: 800, height: 400, delegate: delegate)
      let chart = bench.chart
      guard let plot = chart.plot else { return Row(name: "touch: no plot", limit: 0) }
      var place = 0
      func point() -> ChartPoint {
        place = (place + 389) % 700
        return ChartPoint(x: plot.x + plot.width * (0.05 + Double(place) / 800), y: 200)
      }
      chart.touch(ChartTouch(phase: .began, point: point()))
      let moved = measure {
        chart.touch(ChartTouch(phase: .moved, point: point()))
        keep(chart.drawing(at: 0))
      }
      guard delegate.events > samples else { return Row(name: "touch: nothing was selected", limit: 0) }
      return Row("touch moves on, \(grouped(count)) bars: event to drawing", moved, limit: count == 100_000 ? 0.1 : nil)
    }
  }

  /// A frame in the middle of a reload that moves 10,000 bars.
  mutating func frames() -> [Row] {
    frames("10,000 bars move, bare figures, 12,000 × 400", width: 12_000)
      + frames("10,000 bars move, 800 columns, 800 × 400", width: 800)
  }

  private mutating func frames(_ name: String, width: Double) -> [Row] {
    let source = PointSource(Workload.bars(10_000))
    let bench = Bench(source, width: width, height: 400)
    let chart = bench.chart
    var time = 0.0
    var seed = 0
    keep(chart.drawing(at: time))
    var first: [Double] = []
    var moving = true
    let frame = measureSteps { timed in
      seed += 1
      source.values = Workload.bars(10_000, seed: seed * 10_000)
      let start = now()
      chart.reloadData(animated: true)
      keep(chart.drawing(at: time))
      first.append(now() - start)
      for _ in 0..<13 {
        time += 1.0 / 60
        timed { keep(chart.drawing(at: time)) }
        moving = moving && chart.isMoving(at: time)
      }
      time += 1
      keep(chart.drawing(at: time))
    }
    guard moving else { return [Row(name: name + ": nothing moved", limit: 0)] }
    let begin = median(first)
    return [
      Row("a frame: " + name, frame, limit: 1),
      Row(name: "  its reload and first drawing", median: begin, least: first.min(), passes: begin / median(passes)),
    ]
  }
}

/// A whole number with its thousands apart.
func grouped(_ number: Int) -> String {
  number < 1000 ? "\(number)" : grouped(number / 1000) + "," + String("\(1000 + number % 1000)".dropFirst())
}
