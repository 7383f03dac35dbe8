import BarlineDrawing
import BarlineSVG
import BarlineTesting
import Foundation
import Testing

extension ConformancePicture: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }
}

/// Golden documents, kept beside the tests.
private enum Golden {
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
  private static let records = ProcessInfo.processInfo.environment["BARLINE_RECORD"] == "1"
  private static let isCI = !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty

  /// Compares a document with the golden of a name, or records it. A document that differs is written beside it, to be looked at.
  static func check(_ document: [UInt8], _ name: String) throws {
    let golden = folder.appendingPathComponent("\(name).svg")
    let changed = folder.appendingPathComponent("\(name)-changed.svg")
    if records {
      guard !isCI else { throw Fault(description: "goldens are not recorded in CI") }
      try Data(document).write(to: golden)
      try? FileManager.default.removeItem(at: changed)
      return
    }
    guard let expected = try? Data(contentsOf: golden) else {
      throw Fault(description: "\(name).svg is not there: BARLINE_RECORD=1 records it")
    }
    guard [UInt8](expected) != document else { return }
    try Data(document).write(to: changed)
    let (old, new) = (String(decoding: expected, as: UTF8.self), String(decoding: document, as: UTF8.self))
    let lines = zip(old.split(separator: "\n"), new.split(separator: "\n")).first { $0 != $1 }
    throw Fault(
      description: "\(name).svg has changed, see \(name)-changed.svg\n- \(lines?.0 ?? "(as long)")\n+ \(lines?.1 ?? "(as long)")")
  }
}

@Suite struct ConformanceTests {
  /// The prefix is given: one made of the document would change on every line with any change.
  private let renderer = SVGRenderer(light: .light, dark: .dark, idPrefix: "x")

  @Test(arguments: ConformancePictures.all)
  func `A conformance picture is written as its golden says`(picture: ConformancePicture) throws {
    try Golden.check(try renderer.render(picture.drawing), "conformance-\(picture.name)")
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
