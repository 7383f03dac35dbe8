import Barline
import BarlineSVG

/// A line's source with a label for each of its items.
private final class NamedLineSource: LineChartViewDataSource {
  let source = SpanLineSource(Workload.wave(1_000_000))

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { source.values.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { source.values[index.item] }
  func lineChartView(
    _ chartView: LineChartView, valuesForPointsIn items: Range<Int>, ofLine line: Int, into run: inout OutputSpan<Double>
  ) {
    source.lineChartView(chartView, valuesForPointsIn: items, ofLine: line, into: &run)
  }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? {
    Workload.months[item % 12] + " \(item / 12)"
  }
}

extension Case {
  /// Frames of charts that scroll, each at another offset: laid out and drawn anew.
  static var scrolling: [Case] {
    func frames(_ name: String, limit: Double, step: Double, writes: Bool) -> Case {
      Case(name) { stopwatch in
        let source = NamedLineSource()
        let chart = LineChartView(size: ChartSize(width: 800, height: 400))
        let renderer = SVGRenderer()
        chart.dataSource = source
        chart.contentWidth = .step(step)
        keep(chart.drawing(at: 0))
        let most = chart.maximumOffset
        guard most > 0 else { return [Row(name: name + ": it does not scroll", limit: 0)] }
        var offset = 0.0
        let frame = stopwatch.measure {
          // Here and there, and on from there.
          offset = (offset + (offset.truncatingRemainder(dividingBy: 2) < 1 ? 7.5 : 1_000_003.25))
            .truncatingRemainder(dividingBy: most)
          chart.contentOffset = offset
          let drawing = chart.drawing(at: 0)
          guard writes else { return keep(drawing) }
          do { keep(try renderer.render(drawing)) } catch { keep(0) }
        }
        return [withExtendedLifetime(source) { Row(name, frame, limit: limit) }]
      }
    }
    return [
      frames("a scrolling frame, a line of 1,000,000 categories: offset to drawing", limit: 0.5, step: 40, writes: false),
      frames("a scrolling frame, a line of 1,000,000 categories: offset to bytes", limit: 0.5, step: 40, writes: true),
      frames("a scrolling frame, 100,000 of 1,000,000 points in view: offset to drawing", limit: 0.5, step: 0.008, writes: false),
    ]
  }
}
