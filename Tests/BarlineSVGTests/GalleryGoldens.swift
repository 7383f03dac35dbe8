import Barline
import BarlineSVG
import BarlineSamples
import BarlineTesting
import Foundation
import Testing

/// A sample in a size.
struct Picture: Sendable, CustomTestStringConvertible {
  let sample: Sample
  let width: Double
  let height: Double

  var size: ChartSize { ChartSize(width: width, height: height) }
  var testDescription: String { "\(sample.name) at \(Int(width)) × \(Int(height))" }

  /// Every sample in every size that a chart is expected to bear.
  static let all = Samples.all.flatMap { sample in
    [(80.0, 60.0), (160, 120), (320, 200), (640, 360), (1200, 600)].map { Picture(sample: sample, width: $0, height: $1) }
  }

  /// The samples whose layout changes most with their size, small and large.
  static let resized = [
    "rain-by-month", "jobs-by-month", "electricity-by-source", "wheat-prices", "long-names", "selection", "donut",
    "long-tail", "funnel-default", "funnel-right",
  ]
  .compactMap(Samples.named)
  .flatMap { [Picture(sample: $0, width: 320, height: 200), Picture(sample: $0, width: 1200, height: 600)] }
}

extension Sample: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}

@Suite struct GalleryGoldens {
  private let renderer = SVGRenderer(light: .light, dark: .dark)

  private func compare(_ drawing: Drawing, _ name: String) throws {
    let golden = GoldenComparison(try renderer.render(drawing), named: "gallery-\(name).svg", in: goldensFolder)
    #expect(golden.isSame, "\(golden)")
  }

  @Test(arguments: Samples.all) func `A sample is drawn as its golden says`(sample: Sample) throws {
    try compare(sample.drawing(), sample.name)
  }

  @Test(arguments: Picture.resized) func `A sample is laid out anew in another size as its golden says`(picture: Picture) throws {
    try compare(picture.sample.drawing(size: picture.size), "\(picture.sample.name)-\(Int(picture.width))")
  }

  @Test(arguments: Picture.all) func `A sample has no problem in any size`(picture: Picture) {
    #expect(picture.sample.drawing(size: picture.size).problems == [])
  }

  @Test(.enabled(if: Judge.isThere, "xmllint or rsvg-convert is not installed"))
  func `Samples are well-formed in either theme and in both`() throws {
    let drawings = Samples.all.map { $0.drawing() }
    try Judge.checkForm(of: drawings.map { try renderer.render($0) } + drawings.map { try SVGRenderer(theme: .dark).render($0) })
  }

  @Test func `A sample made twice is the same`() {
    for sample in Samples.all { #expect(sample.drawing() == sample.drawing(), "\(sample.name)") }
  }

  @Test func `Samples have names of their own, fit for files, and say what they show`() {
    #expect(Set(Samples.all.map(\.name)).count == Samples.all.count)
    for sample in Samples.all {
      #expect(sample.name.utf8.allSatisfy { ($0 >= 97 && $0 <= 122) || ($0 >= 48 && $0 <= 57) || $0 == 45 }, "\(sample.name)")
      #expect(sample.shows.hasSuffix("."), "\(sample.name)")
      #expect(!sample.title.isEmpty)
    }
  }
}
