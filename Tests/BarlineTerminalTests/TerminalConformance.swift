import BarlineDrawing
import BarlineTerminal
import BarlineTesting
import Testing

/// The pictures that every backend plays, in 30 × 8 cells: without colours, and with all of them.
@Suite struct TerminalConformance {
  @Test(arguments: ConformancePictures.all.map(\.name), [TerminalColors.none, .trueColor])
  func `A small picture reads as its golden says`(name: String, colors: TerminalColors) throws {
    let picture = try #require(ConformancePictures.all.first { $0.name == name })
    let text = try TerminalRenderer(colors: colors, paintsGround: colors != .none).render(picture.drawing)
    let ending = colors == .none ? "txt" : "ansi"
    let golden = GoldenComparison(Array(text.utf8), named: "conformance-\(name).\(ending)", in: goldensFolder)
    #expect(golden.isSame, "\(golden)")
  }
}
