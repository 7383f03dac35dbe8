import Barline
import BarlineCairo

extension Case {
  /// Pixels and pages, from the data source to bytes at 800 × 400, a pixel a point, with fonts that have been used before.
  static var cairo: [Case] {
    let twelve = PointSource(Workload.bars(12), labels: Workload.months)
    let bars = { Bench(twelve, width: 800, height: 400, title: "Rainfall") }
    let million = SpanLineSource(Workload.wave(1_000_000))
    return [
      bytes("12 labelled bars as PNG", limit: 4, bars) { bench in
        let renderer = try PNGRenderer()
        return { try renderer.render(bench.anew()) }
      },
      bytes("a line of 1,000,000 points as PNG", limit: 6, { LineBench(million) }) { bench in
        let renderer = try PNGRenderer()
        return { try renderer.render(bench.anew()) }
      },
      bytes("12 labelled bars as PDF", limit: 10, bars) { bench in
        let renderer = try PDFRenderer()
        return { try renderer.render(bench.anew()) }
      },
      pixels("touch moves on, 12 bars: event to pixels") { bars().chart.keeping(twelve) },
      pixels("touch moves on, a line of 1,000,000: event to pixels") { LineBench(million).chart.keeping(million) },
    ]
  }

  /// A file, made anew each time.
  private static func bytes<Subject>(
    _ name: String, limit: Double, _ make: @escaping () -> Subject, _ prepare: @escaping (Subject) throws -> () throws -> [UInt8]
  ) -> Case {
    Case(name) { stopwatch in
      do {
        let body = try prepare(make())
        let count = try body().count
        return [Row(name, stopwatch.measure { keep(try? body()) }, limit: limit, note: "\(count) bytes")]
      } catch {
        return [Row(name: name, note: "\(error)")]
      }
    }
  }

  /// A finger that moves on to another mark with every event, and the pixels after it: the sheets that stay are kept.
  private static func pixels(_ name: String, _ make: @escaping () -> Kept) -> Case {
    Case(name) { stopwatch in
      do {
        let screen = try BitmapRenderer(background: Theme.light.ground)
        let kept = make()
        _ = try screen.render(kept.chart.drawing(at: 0))
        var (place, selected) = (0, Set<[Double]>())
        func point() -> ChartPoint {
          place = (place + 389) % 700
          return ChartPoint(x: 60 + Double(place), y: 200)
        }
        kept.chart.touch(ChartTouch(phase: .began, point: point()))
        let moved = stopwatch.measure {
          kept.chart.touch(ChartTouch(phase: .moved, point: point()))
          let drawing = kept.chart.drawing(at: 0)
          if selected.count < 3, let numbers = drawing.tooltip.bounds.map({ [$0.x, $0.y] }) { selected.insert(numbers) }
          keep(try? screen.render(drawing))
        }
        guard selected.count >= 3 else { return [Row(name: name + ": nothing was selected", limit: 0)] }
        return [Row(name, moved, limit: 2)]
      } catch {
        return [Row(name: name, note: "\(error)")]
      }
    }
  }
}

/// A chart, with the source that it holds weakly.
private struct Kept {
  let chart: any ChartView
  let source: AnyObject
}

extension ChartView {
  fileprivate func keeping(_ source: AnyObject) -> Kept { Kept(chart: self, source: source) }
}
