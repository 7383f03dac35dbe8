import BarlineDrawing
import BarlineSVG
import BarlineTesting
import Foundation
import Testing

extension ConformancePicture: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}

/// Where golden documents are kept: beside the tests.
let goldensFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens").path

@Suite struct ConformanceTests {
  /// The prefix is given: one made of the document would change on every line with any change.
  private let renderer = SVGRenderer(light: .light, dark: .dark, idPrefix: "x")

  @Test(arguments: ConformancePictures.all)
  func `A conformance picture is written as its golden says`(picture: ConformancePicture) throws {
    let golden = GoldenComparison(
      try renderer.render(picture.drawing), named: "conformance-\(picture.name).svg", in: goldensFolder)
    #expect(golden.isSame, "\(golden)")
  }

  @Test func `No two conformance pictures have one name`() {
    #expect(Set(ConformancePictures.all.map(\.name)).count == ConformancePictures.all.count)
  }

  @Test(.enabled(if: Judge.isThere, "xmllint or rsvg-convert is not installed"))
  func `Conformance pictures are well-formed in either theme and in both`() throws {
    let drawings = ConformancePictures.all.map(\.drawing)
    try Judge.checkForm(of: drawings.map { try renderer.render($0) } + drawings.map { try SVGRenderer(theme: .dark).render($0) })
  }

  @Test(.enabled(if: Judge.isThere, "xmllint or rsvg-convert is not installed"), arguments: ConformancePictures.all)
  func `A conformance picture is drawn in full size`(picture: ConformancePicture) throws {
    let raster = try Judge.draw(try renderer.render(picture.drawing))
    #expect((raster.width, raster.height) == (240, 120))
    #expect(raster.inked() != nil, "nothing is to be seen")
  }
}
