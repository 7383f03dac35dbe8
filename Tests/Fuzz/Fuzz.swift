// What libFuzzer calls with junk: bytes are refused, or what they make can be drawn. Tests/scripts/fuzz-drawing builds and runs it.
import Barline
import BarlineDrawing
import BarlineSVG
import BarlineSamples
import BarlineTesting
import Foundation

/// Before anything else: writes a seed for each picture into the folder named by BARLINE_FUZZ_SEEDS, which is then read.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutableRawPointer?, _ words: UnsafeMutableRawPointer?) -> CInt {
  guard let folder = ProcessInfo.processInfo.environment["BARLINE_FUZZ_SEEDS"] else { return 0 }
  var seeds: [[UInt8]] = ConformancePictures.all.map { $0.drawing.encoded() }
  for sample in Samples.all {
    let made = sample.makeChart()
    let chart = withExtendedLifetime(made.app) { (made.view as? any EncodableChart)?.encoded() ?? [] }
    for bytes in [sample.drawing().encoded(), chart] where bytes.count < 4000 { seeds.append(bytes) }
  }
  for (place, seed) in seeds.enumerated() {
    guard (try? Data(seed).write(to: URL(fileURLWithPath: "\(folder)/\(place)"))) != nil else { return 1 }
  }
  return 0
}

/// What libFuzzer tries: a chart, or a drawing, of any bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let copy = try? DecodedChart(decoding: bytes) { use(copy) }
  guard let drawing = try? Drawing(decoding: bytes) else { return 0 }
  let again = try? Drawing(decoding: drawing.encoded())
  precondition(again == drawing, "what has been read is not written as it was")
  precondition((try? SVGRenderer(light: .light, dark: .dark).render(drawing)) != nil, "what has been read cannot be drawn")
  _ = drawing.dump
  for (_, sheet) in drawing.sheets { _ = sheet.bounds }
  _ = Tween(from: drawing, to: Drawing()).drawing(at: 0.5)
  return 0
}

/// What a page does with a chart.
private func use(_ copy: DecodedChart) {
  // A huge chart only takes time.
  copy.chart.size = ChartSize(width: 200, height: 120)
  let first = copy.chart.drawing(at: 0)
  precondition((try? SVGRenderer(theme: .light).render(first)) != nil, "a chart that has been read cannot be drawn")
  for (step, phase) in [ChartTouch.Phase.began, .moved, .ended].enumerated() {
    copy.chart.touch(ChartTouch(phase: phase, point: ChartPoint(x: 60 + 40 * Double(step), y: 60), time: Double(step)))
    _ = copy.chart.drawing(at: Double(step) + 0.1)
  }
  guard let chart = copy.chart as? any EncodableChart else { return }
  precondition(
    (try? DecodedChart(decoding: chart.encoded())) != nil, "a chart that has been read is not written so that it can be read")
}
