import Barline
import BarlineTerminal

extension Case {
  /// Text in the cells of a terminal: 100 × 25 of them, which are 800 × 400 points, in 24-bit colour.
  static var terminal: [Case] {
    let grid = TerminalGrid(columns: 100, rows: 25)
    let twelve = PointSource(Workload.bars(12), labels: Workload.months)
    let million = SpanLineSource(Workload.wave(1_000_000))
    func bars() -> Bench { Bench(twelve, width: grid.size.width, height: grid.size.height, title: "Rainfall") }
    return [
      frame("12 labelled bars on a terminal", grid) { (bars().chart, twelve) },
      frame("a line of 1,000,000 points on a terminal", grid) { (LineBench(million).chart, million) },
      touch("touch moves on, 12 bars: event to a terminal's bytes", grid) { (bars().chart, twelve) },
      touch("touch moves on, a line of 1,000,000: event to a terminal's bytes", grid) { (LineBench(million).chart, million) },
    ]
  }

  /// From a drawing that is laid out to the whole text.
  private static func frame(_ name: String, _ grid: TerminalGrid, _ make: @escaping () -> (any ChartView, AnyObject)) -> Case {
    Case(name) { stopwatch in
      let (chart, source) = make()
      return withExtendedLifetime(source) {
        chart.environment.measurer = .terminal
        chart.size = grid.size
        let (renderer, drawing) = (TerminalRenderer(grid: grid), chart.drawing(at: 0))
        let count = renderer.frame(of: drawing).bytes.count
        return [Row(name, stopwatch.measure { keep(renderer.frame(of: drawing).bytes) }, limit: 3, note: "\(count) bytes")]
      }
    }
  }

  /// A finger that moves on to another mark with every event, and the cells that change.
  private static func touch(_ name: String, _ grid: TerminalGrid, _ make: @escaping () -> (any ChartView, AnyObject)) -> Case {
    Case(name) { stopwatch in
      let (chart, source) = make()
      return withExtendedLifetime(source) {
        chart.environment.measurer = .terminal
        chart.size = grid.size
        let screen = TerminalScreen(TerminalRenderer(grid: grid))
        keep(screen.show(chart.drawing(at: 0)))
        var (place, written) = (0, 0)
        func point() -> ChartPoint {
          place = (place + 389) % 700
          return ChartPoint(x: 60 + Double(place), y: 200)
        }
        chart.touch(ChartTouch(phase: .began, point: point()))
        let moved = stopwatch.measure {
          chart.touch(ChartTouch(phase: .moved, point: point()))
          let bytes = screen.show(chart.drawing(at: 0))
          written = max(written, bytes.count)
        }
        guard written > 0 else { return [Row(name: name + ": nothing was selected", limit: 0)] }
        return [Row(name, moved, limit: 3, note: "\(written) bytes at most")]
      }
    }
  }
}
