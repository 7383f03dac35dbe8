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

  /// From the data source to the drawing: everything is read, laid out and drawn anew.
  func anew() -> Drawing {
    chart.reloadData()
    return chart.drawing(at: 0)
  }

  /// From the data source to the bytes of an SVG: everything is read, laid out, drawn and written anew.
  func dataToBytes() -> [UInt8] { bytes(of: anew()) }

  /// The bytes of an SVG.
  func bytes(of drawing: Drawing) -> [UInt8] {
    do { return try renderer.render(drawing) } catch { return [] }
  }
}

extension Case {
  /// From data to bytes, with the first time of a chart told beside it.
  private static func dataToBytes(_ name: String, limit: Double?, _ make: @escaping () -> Bench) -> Case {
    Case(name) { stopwatch in
      let start = now()
      let bench = make()
      let count = bench.dataToBytes().count
      let first = now() - start
      return [
        Row(
          name, stopwatch.measure { keep(bench.dataToBytes()) }, limit: limit,
          note: "\(count) bytes, a new chart's first \(figures(first)) µs")
      ]
    }
  }

  /// From the data source to the bytes of an SVG.
  static var pictures: [Case] {
    let (twelve, thousand, many) = (Workload.bars(12), Workload.bars(1000), Workload.bars(100_000))
    return [
      dataToBytes("12 labelled bars, axes, title, 640 × 360", limit: 0.1) {
        Bench(PointSource(twelve, labels: Workload.months), width: 640, height: 360, title: "Rainfall")
      },
      dataToBytes("1,000 bars with marks, 1,600 × 400", limit: 0.8) { Bench(PointSource(thousand), width: 1600, height: 400) },
      dataToBytes("1,000 bars, a delegate styles each", limit: nil) {
        Bench(PointSource(thousand), width: 1600, height: 400, delegate: StylingDelegate())
      },
      dataToBytes("100,000 bars, a value a call, 800 × 400", limit: 4) { Bench(PointSource(many), width: 800, height: 400) },
      dataToBytes("100,000 bars, in runs, 800 × 400", limit: 4) { Bench(SpanSource(many), width: 800, height: 400) },
      dataToBytes("100,000 bars, a delegate styles each", limit: nil) {
        Bench(PointSource(many), width: 800, height: 400, delegate: StylingDelegate())
      },
    ]
  }

  /// A finger that moves on to another bar with every event, and the picture after it.
  static var touches: [Case] {
    [12, 1000, 100_000].map { count in
      let name = "touch moves on, \(grouped(count)) bars: event to drawing"
      return Case(name) { stopwatch in
        let delegate = StylingDelegate()
        let bench = Bench(PointSource(Workload.bars(count)), width: 800, height: 400, delegate: delegate)
        let chart = bench.chart
        guard let plot = chart.plot else { return [Row(name: name + ": no plot", limit: 0)] }
        var place = 0
        func point() -> ChartPoint {
          place = (place + 389) % 700
          return ChartPoint(x: plot.x + plot.width * (0.05 + Double(place) / 800), y: 200)
        }
        chart.touch(ChartTouch(phase: .began, point: point()))
        let moved = stopwatch.measure {
          chart.touch(ChartTouch(phase: .moved, point: point()))
          keep(chart.drawing(at: 0))
        }
        guard delegate.events > stopwatch.samples else { return [Row(name: name + ": nothing was selected", limit: 0)] }
        return [Row(name, moved, limit: count == 100_000 ? 0.1 : nil)]
      }
    }
  }

  /// A frame in the middle of a reload that moves 10,000 bars: as bare figures, and as the outline of 800 columns.
  static var frames: [Case] {
    [("10,000 bars move, 12,000 × 400", 12_000.0), ("10,000 bars move, 800 × 400", 800)].map { name, width in
      Case(name) { stopwatch in
        let source = PointSource(Workload.bars(10_000))
        let chart = Bench(source, width: width, height: 400).chart
        chart.dataSource = source
        var (time, seed, isMoving) = (0.0, 0, true)
        keep(chart.drawing(at: time))
        var reloads: [Double] = []
        let frame = stopwatch.measureSteps { timed in
          seed += 1
          source.values = Workload.bars(10_000, seed: seed * 10_000)
          let start = now()
          chart.reloadData(animated: true)
          keep(chart.drawing(at: time))
          reloads.append(now() - start)
          for _ in 0..<13 {
            time += 1.0 / 60
            timed { keep(chart.drawing(at: time)) }
            isMoving = isMoving && chart.isMoving(at: time)
          }
          time += 1
          keep(chart.drawing(at: time))
        }
        guard isMoving else { return [Row(name: name + ": nothing moved", limit: 0)] }
        let reload = median(reloads)
        return [
          Row("a frame: " + name, frame, limit: 1),
          Row(
            name: "  its reload and first drawing", median: reload, least: reloads.min(),
            passes: reload / median(stopwatch.passes)),
        ]
      }
    }
  }
}

/// A whole number with its thousands apart.
func grouped(_ number: Int) -> String {
  number < 1000 ? "\(number)" : grouped(number / 1000) + "," + String("\(1000 + number % 1000)".dropFirst())
}
