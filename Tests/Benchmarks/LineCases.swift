import Barline
import BarlineSVG

/// A line chart with what it weakly holds.
struct LineBench {
  let chart: LineChartView
  let source: any LineChartViewDataSource
  private let renderer = SVGRenderer()

  init(_ source: any LineChartViewDataSource) {
    chart = LineChartView(size: ChartSize(width: 800, height: 400))
    self.source = source
    chart.dataSource = source
  }

  /// From the data source to the drawing: everything is read, laid out and drawn anew, in the memory there is.
  func anew() -> Drawing {
    chart.reloadData()
    return chart.drawing(at: 0)
  }

  /// From the data source to the bytes of an SVG.
  func dataToBytes() -> [UInt8] {
    do { return try renderer.render(anew()) } catch { return [] }
  }
}

extension Case {
  /// How much memory ten million points need, data and all. The first case of a run: what others held at once would hide it.
  static var lineMemory: Case {
    let name = "memory of a line of 10,000,000 points"
    return Case(name) { _ in
      guard let before = peakMemory() else { return [Row(name: name, note: "unknown")] }
      let count = 10_000_000
      let source = SpanLineSource((0..<count).map { Double($0 % 1013) })
      keep(LineBench(source).dataToBytes())
      let share = ((peakMemory() ?? before) - before) / (Double(count) * 8 / 1e6)
      // Held to its limit as passes are: here it is how many times the data.
      return [Row(name: name, passes: share, limit: 3, note: "times the data")]
    }
  }

  /// Lines from the data source to bytes, at 800 × 400.
  static var lines: [Case] {
    let (few, million) = (Workload.wave(10_000), Workload.wave(1_000_000))
    let positions = (0..<1_000_000).map { Double($0) * 0.25 + Workload.noise($0) * 0.2 }
    func line(_ name: String, limit: Double?, _ make: @escaping () -> any LineChartViewDataSource) -> Case {
      Case(name) { stopwatch in
        let start = now()
        let bench = LineBench(make())
        let count = bench.dataToBytes().count
        let first = now() - start
        var rows = [
          Row(
            name, stopwatch.measure { keep(bench.dataToBytes()) }, limit: limit,
            note: "\(count) bytes, a new chart's first \(figures(first)) µs")
        ]
        if count > 40_000 { rows.append(Row(name: name + ": more than 40 KB", limit: 0)) }
        return rows
      }
    }
    return [
      line("a line of 10,000 points, in runs", limit: 0.5) { SpanLineSource(few) },
      line("a line of 1,000,000 points, in runs", limit: 2) { SpanLineSource(million) },
      line("a line of 1,000,000 points, a value a call", limit: 6) { PointLineSource(million) },
      line("a line of 1,000,000 points, given whole", limit: 2) { WholeLineSource(million) },
      line("a line of 1,000,000 points, with positions", limit: 3) { WholeLineSource(million, positions: positions) },
      line("a line of 1,000,000 points, with positions, in runs", limit: nil) { SpanLineSource(million, positions: positions) },
    ]
  }

  /// Ten million points against one million, both reloaded in a chart that has drawn before.
  static var longLine: Case {
    let name = "a line of 10,000,000 points"
    return Case(name) { stopwatch in
      let short = LineBench(SpanLineSource(Workload.wave(1_000_000)))
      let long = LineBench(SpanLineSource((0..<10_000_000).map { Double($0 % 1013) + Workload.noise($0) }))
      let start = now()
      keep(long.dataToBytes())
      let first = now() - start
      let million = stopwatch.measure { keep(short.dataToBytes()) }
      let many = stopwatch.measure { keep(long.dataToBytes()) }
      return [
        Row(name, many, note: "a new chart's first \(figures(first)) µs"),
        Row(name: "  against a million", passes: many.passes / million.passes, limit: 14, note: "times"),
      ]
    }
  }

  /// A finger that moves over a million points, a pointer that hovers over them, and a key that goes on to the next.
  static var lineTouch: Case {
    let name = "touch moves on, a line of 1,000,000: event to drawing"
    return Case(name) { stopwatch in
      let bench = LineBench(SpanLineSource(Workload.wave(1_000_000)))
      let chart = bench.chart
      guard let plot = chart.plot else { return [Row(name: name + ": no plot", limit: 0)] }
      var place = 0
      func point() -> ChartPoint {
        place = (place + 389) % 700
        return ChartPoint(x: plot.x + plot.width * (0.05 + Double(place) / 800), y: 200)
      }
      chart.touch(ChartTouch(phase: .began, point: point()))
      let before = chart.selectedIndex
      let moved = stopwatch.measure {
        chart.touch(ChartTouch(phase: .moved, point: point()))
        keep(chart.drawing(at: 0))
      }
      guard chart.selectedIndex != nil, chart.selectedIndex != before else {
        return [Row(name: name + ": nothing was selected", limit: 0)]
      }
      chart.touch(ChartTouch(phase: .ended, point: point()))
      let hovered = stopwatch.measure {
        chart.handle(.hover(ChartHover(at: point())))
        keep(chart.drawing(at: 0))
      }
      guard chart.selectedIndex != nil else { return [Row(name: name + ": nothing was hovered", limit: 0)] }
      let stepped = stopwatch.measure {
        chart.handle(.key(ChartKeyPress(.right)))
        keep(chart.drawing(at: 0))
      }
      return [
        Row(name, moved, limit: 0.1), Row("a pointer hovers on, the same", hovered, limit: 0.1),
        Row("a key goes on, the same", stepped, limit: 0.1),
      ]
    }
  }
}
