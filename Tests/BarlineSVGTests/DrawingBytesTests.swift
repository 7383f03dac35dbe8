import Barline
import BarlineDrawing
import BarlineSVG
import BarlineSamples
import BarlineTesting
import Testing

@Suite struct DrawingBytesTests {
  @Test(arguments: Samples.all) func `A sample's drawing is read as it was written`(sample: Sample) throws {
    let drawing = sample.drawing()
    #expect(try Drawing(decoding: drawing.encoded()) == drawing)
  }

  @Test(arguments: ConformancePictures.all) func `A conformance picture is read as it was written`(
    picture: ConformancePicture
  ) throws {
    #expect(try Drawing(decoding: picture.drawing.encoded()) == picture.drawing)
  }

  /// What every backend does with a drawing, and what a host may.
  private func use(_ drawing: Drawing) throws {
    _ = try SVGRenderer(light: .light, dark: .dark).render(drawing)
    _ = drawing.dump
    for (_, sheet) in drawing.sheets { _ = sheet.bounds }
    _ = drawing.marks.extract(Mark.ID(role: .bar, item: .index(0)))
    _ = Tween(from: drawing, to: Drawing()).drawing(at: 0.5)
  }

  @Test(arguments: ["figures", "dashes", "clips", "marks", "gradients", "sectors"])
  func `A drawing with any bit turned is refused or can be drawn`(name: String) throws {
    let picture = try #require(ConformancePictures.all.first { $0.name == name })
    let bytes = picture.drawing.encoded()
    var refused = 0
    for place in bytes.indices {
      for change in [1, 2, 4, 8, 16, 32, 64, 128, 255] as [UInt8] {
        var changed = bytes
        changed[place] ^= change
        if let drawing = try? Drawing(decoding: changed) { try use(drawing) } else { refused += 1 }
      }
    }
    #expect(refused > 0)
  }

  @Test func `A small drawing with any byte changed to any other is refused or can be drawn`() throws {
    var drawing = Drawing(size: ChartSize(width: 20, height: 10))
    drawing.marks = Drawing.Sheet { recorder in
      recorder.push(Layer(opacity: 0.5, mark: Mark(id: Mark.ID(role: .bar, item: .index(0)), label: "x", value: 1)))
      recorder.fill(.rect(ChartRect(x: 1, y: 2, width: 0.5, height: 4)), paint: .color(.series(1)))
      recorder.pop()
      recorder.draw(TextRun("9", style: TextStyle(size: 9), baseline: ChartPoint(x: 1, y: 9), width: 5))
    }
    let bytes = drawing.encoded()
    for place in bytes.indices {
      for value in UInt8.min ... .max {
        var changed = bytes
        changed[place] = value
        if let read = try? Drawing(decoding: changed) { try use(read) }
      }
    }
  }

  @Test func `Junk is refused`() {
    var random = SystemRandomNumberGenerator()
    for round in 0..<5000 {
      let head: [UInt8] = round % 4 == 0 ? [] : [0x42, 0x4C, 0x44, 0x52, 1]
      let junk = head + (0..<round % 97).map { _ in UInt8.random(in: 0...(round % 2 == 0 ? 255 : 12), using: &random) }
      if let drawing = try? Drawing(decoding: junk) { #expect(throws: Never.self) { try use(drawing) } }
    }
  }
}
