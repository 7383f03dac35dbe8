import BarlineCairo
import BarlineDrawing
import Foundation
import Testing

/// Whether what BarlineCairo loads is on this machine.
enum Libraries {
  static let areThere = (try? PNGRenderer()) != nil

  /// Whether tests that need them are run: also where they ought to be there, and are not.
  static let areExpected = areThere || ProcessInfo.processInfo.environment["BARLINE_REQUIRE_TOOLS"] == "1"
}

/// What is said where cairo is not installed. `Tests/scripts/without-cairo` makes such a place.
@Suite(.enabled(if: !Libraries.areThere, "cairo is installed")) struct MissingLibraryTests {
  /// What stops a renderer from being made.
  private func fault(_ make: () throws -> Void) -> RenderError? {
    do {
      try make()
      return nil
    } catch {
      return error as? RenderError
    }
  }

  @Test func `each renderer, and the measurer, names the packages that bring what is missing`() {
    let faults = [
      fault { _ = try PNGRenderer() }, fault { _ = try PDFRenderer() }, fault { _ = try BitmapRenderer() },
      fault { _ = try TextMeasurer.pango() },
    ]
    for fault in faults {
      guard case .missingLibrary(let name, let packages) = fault else {
        Issue.record("\(String(describing: fault))")
        continue
      }
      #expect(name == "cairo" && packages.contains("libcairo2"))
      #expect(fault?.message.contains("libcairo2") == true)
    }
  }
}
