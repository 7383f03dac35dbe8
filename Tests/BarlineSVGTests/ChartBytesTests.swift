import Barline
import BarlineDrawing
import BarlineSVG
import BarlineSamples
import BarlineTesting
import Testing

@Suite struct ChartBytesTests {
  static let samples = Samples.all

  /// A chart of a sample and its copy, with the apps behind both.
  private struct Pair {
    let app: AnyObject
    let chart: any EncodableChart
    let copy: DecodedChart

    init(_ sample: Sample, size: ChartSize? = nil) throws {
      let made = sample.makeChart(size: size)
      app = made.app
      chart = try #require(made.view as? any EncodableChart)
      copy = try DecodedChart(decoding: chart.encoded())
    }

    var moves: Bool { chart.encodingLosses.contains(.motion) }

    /// Whether both look the same at a time; on a difference, tells the first line of the dumps that differs.
    func expectSame(at time: Double, _ moment: String) {
      let (a, b) = (chart.drawing(at: time), copy.chart.drawing(at: time))
      guard a != b else { return }
      let (lines, others) = (a.dump.split(separator: "\n"), b.dump.split(separator: "\n"))
      let place = zip(lines, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(lines.count, others.count)
      func line(_ all: [Substring]) -> Substring { place < all.count ? all[place] : "nothing" }
      Issue.record("\(moment), line \(place): \(line(lines)) | \(line(others)), dimming \(a.dimming == b.dimming)")
    }
  }

  @Test(arguments: samples) func `A sample's copy looks the same at all times`(sample: Sample) throws {
    let pair = try Pair(sample)
    // What moves, but for an entrance, is kept as it is at rest.
    let times = pair.moves ? [.infinity] : [0, 0.1, sample.time, 5]
    for time in times { pair.expectSame(at: time, "at \(time)") }
  }

  @Test(arguments: samples) func `A sample's copy is laid out the same in another size`(sample: Sample) throws {
    let pair = try Pair(sample)
    // What an app has drawn itself is stretched.
    if pair.chart.encodingLosses.contains(where: { if case .customDrawing = $0 { true } else { false } }) { return }
    if pair.moves { return }
    for size in [ChartSize(width: 320, height: 200), ChartSize(width: 900, height: 500)] {
      (pair.chart.size, pair.copy.chart.size) = (size, size)
      pair.expectSame(at: 0, "at \(size)")
    }
  }

  @Test(arguments: samples) func `A sample's copy answers touches the same`(sample: Sample) throws {
    let pair = try Pair(sample)
    if pair.moves { return }
    pair.expectSame(at: 0, "before")
    var events = 0
    pair.copy.onEvent = { _, _ in events += 1 }
    for touch in sample.touches()?.touches ?? [] {
      #expect(pair.chart.touch(touch) == pair.copy.chart.touch(touch))
    }
    pair.expectSame(at: sample.time, "after the sample's own touches")
    let phases: [ChartTouch.Phase] = [.began, .moved, .moved, .ended]
    for (step, phase) in phases.enumerated() {
      let point = ChartPoint(x: sample.size.width * (0.3 + 0.2 * Double(step)), y: sample.size.height * 0.55)
      let touch = ChartTouch(id: 9, phase: phase, point: point, time: 20 + Double(step) / 2)
      #expect(pair.chart.touch(touch) == pair.copy.chart.touch(touch))
      pair.expectSame(at: 20 + Double(step) / 2 + 0.3, "\(phase)")
    }
  }

  @Test(arguments: samples) func `The copy of a copy has the same bytes`(sample: Sample) throws {
    let pair = try Pair(sample)
    let copy = try #require(pair.copy.chart as? any EncodableChart)
    #expect(copy.encoded() == pair.chart.encoded())
  }

  @Test func `Only what an app does by itself is told as lost`() throws {
    var told: [String: [EncodingLoss]] = [:]
    for sample in Self.samples {
      let made = sample.makeChart()
      let losses = withExtendedLifetime(made.app) { (made.view as? any EncodableChart)?.encodingLosses ?? [] }
      if !losses.isEmpty { told[sample.name] = losses }
    }
    #expect(told["rain-by-month"] == nil)
    #expect(told["bars-original"] == [.customDrawing(count: 2)])
    #expect(told["caught-in-motion"] == [.motion])
    for (name, losses) in told {
      for loss in losses { #expect(!loss.description.isEmpty, "\(name)") }
    }
  }

  @Test func `A copy tells of the same selections as the chart's delegate hears`() throws {
    let bars = BarChartView(size: ChartSize(width: 320, height: 200))
    let (source, log) = (Months(), BarDelegateLog())
    (bars.dataSource, bars.delegate) = (source, log)
    let copy = try DecodedChart(decoding: bars.encoded())
    var lines: [String] = []
    copy.onEvent = { event, _ in lines.append(event.description) }
    for (x, phase) in [(60.0, ChartTouch.Phase.began), (160, .moved), (300, .moved), (300, .ended)] {
      for chart in [bars, copy.chart] as [any ChartView] {
        chart.touch(ChartTouch(phase: phase, point: ChartPoint(x: x, y: 100), time: x))
      }
    }
    #expect(log.lines.count == 4)
    #expect(lines == log.lines)
  }

  @Test(arguments: ["one-bar", "one-point", "dashes"]) func `Every beginning of an encoded chart is too short`(
    name: String
  ) throws {
    let bytes = try bytes(of: name)
    for length in bytes.indices {
      #expect(throws: ByteDecodingError.self) { try DecodedChart(decoding: Array(bytes[..<length])) }
    }
  }

  @Test(arguments: ["one-bar", "one-point"]) func `A chart with any bit turned is refused or can be drawn and touched`(
    name: String
  ) throws {
    let bytes = try bytes(of: name)
    for place in bytes.indices {
      for change in [1, 2, 16, 64, 128, 255] as [UInt8] {
        var changed = bytes
        changed[place] ^= change
        if let copy = try? DecodedChart(decoding: changed) { use(copy) }
      }
    }
  }

  @Test func `Junk is no chart`() {
    var random = SystemRandomNumberGenerator()
    for round in 0..<3000 {
      let head: [UInt8] = round % 4 == 0 ? [] : [0x42, 0x4C, 0x43, 0x48, 1, UInt8(round % 6)]
      let junk = head + (0..<round % 199).map { _ in UInt8.random(in: 0...(round % 2 == 0 ? 255 : 2), using: &random) }
      if let copy = try? DecodedChart(decoding: junk) { use(copy) }
    }
    #expect(throws: ByteDecodingError.wrongKind) { try DecodedChart(decoding: Drawing().encoded()) }
  }

  @Test func `A million points take what their digits need`() throws {
    let chart = LineChartView(size: ChartSize(width: 800, height: 400))
    let source = Walk()
    chart.dataSource = source
    let bytes = chart.encoded()
    #expect(bytes.count < 2_100_000)
    let copy = try DecodedChart(decoding: bytes)
    #expect(copy.chart.drawing(at: 0) == chart.drawing(at: 0))
  }

  private func bytes(of name: String) throws -> [UInt8] {
    let made = try #require(Samples.named(name)).makeChart()
    return try withExtendedLifetime(made.app) { try #require(made.view as? any EncodableChart).encoded() }
  }

  private func use(_ copy: DecodedChart) {
    _ = copy.chart.drawing(at: 0)
    // A size that says nothing is not what is tried here, and a huge one only takes time.
    copy.chart.size = ChartSize(width: 200, height: 120)
    _ = copy.chart.drawing(at: 0.1)
    copy.chart.touch(ChartTouch(phase: .began, point: ChartPoint(x: 100, y: 60), time: 1))
    _ = copy.chart.drawing(at: 2)
    _ = (copy.chart as? any EncodableChart)?.encoded()
  }
}

private final class Months: BarChartViewDataSource {
  func numberOfBars(in chartView: BarChartView) -> Int { 12 }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { Double(index.item * 7 % 5) + 0.5 }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { "M\(item)" }
}

/// A million values of two decimals.
private final class Walk: LineChartViewDataSource {
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { 1_000_000 }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    Double(2000 + index.item * 37 % 101) / 100
  }
}
