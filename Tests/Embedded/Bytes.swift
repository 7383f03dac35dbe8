// What a page does first: a chart made of bytes, and touched.
import Barline
import BarlineDrawing

/// Bytes in hexadecimal.
private func say(_ name: String, _ bytes: [UInt8]) {
  var text = ""
  for byte in bytes {
    text += String(byte >> 4, radix: 16)
    text += String(byte & 15, radix: 16)
  }
  print("\(name): \(text)")
}

/// A line of a few points with a delegate that has words of its own.
private final class Tides: LineChartViewDataSource, LineChartViewDelegate {
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { 7 }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    index.item == 3 ? nil : Double(index.item * index.item) / 3 - 1.25
  }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { item % 2 == 0 ? "h \(item)" : nil }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    LineStyle(paint: .gradient(MarkGradient([.accent, .negative])), dash: [4, 2], curve: .monotone, dots: .standard)
  }
  func lineChartView(_ chartView: LineChartView, textForTickAt value: Double) -> String? { value == 0 ? "sea" : nil }
}

func decodeCharts() {
  let tides = Tides()
  let chart = LineChartView(size: ChartSize(width: 320, height: 200))
  chart.dataSource = tides
  chart.delegate = tides
  chart.header = .text("Tides", subtitle: "metres")
  let bytes = chart.encoded()
  say("chart", bytes)
  say("drawing", chart.drawing(at: 0).encoded())
  do throws(ByteDecodingError) {
    let copy = try DecodedChart(decoding: bytes)
    copy.onEvent = { event, _ in print(event.description) }
    for x in stride(from: 20.0, through: 300, by: 40) {
      copy.chart.handle(.touch(ChartTouch(phase: x == 20 ? .began : .moved, point: ChartPoint(x: x, y: 90), time: x)))
    }
    write(copy.chart.drawing(at: 400))
    print(copy.chart.drawing(at: 400) == chart.drawing(at: 400) ? "not touched" : "touched")
    write(try Drawing(decoding: copy.chart.drawing(at: 500).encoded()))
    _ = try DecodedChart(decoding: Array(bytes[..<40]))
  } catch {
    print("refused: \(error.message)")
  }
}
