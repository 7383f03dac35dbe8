import BarlineCairo
import BarlineDrawing
import Foundation
import Testing

@Suite(.enabled(if: Libraries.areExpected, "cairo is not installed")) struct PDFTests {
  private func drawing(_ words: String, width: Double = 300) -> Drawing {
    var drawing = Drawing(size: ChartSize(width: width, height: 100), title: "Rainfall & more")
    drawing.marks = Drawing.Sheet { recorder in
      recorder.fill(.rect(ChartRect(x: 10, y: 10, width: 20, height: 20)), paint: .color(.accent))
      recorder.draw(TextRun(words, style: TextStyle(size: 12), baseline: ChartPoint(x: 10, y: 60), width: 80))
    }
    return drawing
  }

  /// What a program says of a file; nil where it is not installed.
  private func ask(_ tool: String, _ arguments: [String], of bytes: [UInt8]) throws -> (status: Int32, words: String)? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let path = folders.map({ "\($0)/\(tool)" }).first(where: FileManager.default.isExecutableFile(atPath:)) else {
      let isRequired = ProcessInfo.processInfo.environment["BARLINE_REQUIRE_TOOLS"] == "1"
      #expect(!isRequired, "\(tool) is not installed")
      return nil
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments.map { $0 == "FILE" ? file.path : $0 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, words)
  }

  @Test func `a document is sound, has its title and author, and its text is text in embedded fonts`() throws {
    let bytes = try PDFRenderer(author: "The weather office").render(drawing("Ünïted 42"))
    #expect(String(decoding: bytes.prefix(5), as: UTF8.self) == "%PDF-")
    if let (status, words) = try ask("qpdf", ["--check", "FILE"], of: bytes) { #expect(status == 0, "\(words)") }
    if let (_, words) = try ask("pdftotext", ["FILE", "-"], of: bytes) { #expect(words.contains("Ünïted 42")) }
    if let (_, words) = try ask("pdfinfo", ["FILE"], of: bytes) {
      #expect(words.contains("Rainfall & more") && words.contains("The weather office") && words.contains("300 x 100 pts"))
    }
    if let (_, words) = try ask("pdffonts", ["FILE"], of: bytes) {
      let fonts = words.split(separator: "\n").dropFirst(2)
      #expect(!fonts.isEmpty && fonts.allSatisfy { $0.contains(" yes yes ") }, "not embedded, or not a subset: \(words)")
    }
  }

  @Test func `equal drawings give equal bytes, other ones others`() throws {
    let renderer = try PDFRenderer()
    #expect(try renderer.render(drawing("a")) == renderer.render(drawing("a")))
    #expect(try renderer.render(drawing("a")) != renderer.render(drawing("b")))
    #expect(try PDFRenderer(date: "2026-11-30T09:00:00Z").render(drawing("a")) != renderer.render(drawing("a")))
  }

  @Test func `what is beyond the stops of a gradient has the colour of the last, where two stand in one place too`() throws {
    let (red, green, blue) = (ChartColor(hex: 0xFF0000), ChartColor(hex: 0x00FF00), ChartColor(hex: 0x0000FF))
    let stops = [(0.25, red), (0.25, green), (0.75, green), (0.75, blue)].map { ColorStop(offset: $0.0, color: $0.1) }
    var drawing = Drawing(size: ChartSize(width: 80, height: 20))
    drawing.marks = Drawing.Sheet { recorder in
      let paint = Paint.linear(stops, from: .zero, to: ChartPoint(x: 80, y: 0))
      recorder.fill(.rect(ChartRect(size: drawing.size)), paint: paint)
    }
    let bytes = try PDFRenderer().render(drawing)
    // A byte of 255 is no UTF-8, and read as U+FFFD.
    for (x, color) in [(10, "\u{FFFD}\0\0"), (40, "\0\u{FFFD}\0"), (70, "\0\0\u{FFFD}")] {
      let pixel = ["-r", "72", "-x", "\(x)", "-y", "9", "-W", "1", "-H", "1", "FILE"]
      guard let (_, words) = try ask("pdftoppm", pixel, of: bytes) else { continue }
      #expect(words == "P6\n1 1\n255\n" + color, "at \(x)")
    }
  }

  @Test func `a gradient whose stops stand at both its ends has the colours of the outer ones beyond them`() throws {
    let (red, green, blue) = (ChartColor(hex: 0xFF0000), ChartColor(hex: 0x00FF00), ChartColor(hex: 0x0000FF))
    let stops = [(0.0, red), (0, green), (1, green), (1, blue)].map { ColorStop(offset: $0.0, color: $0.1) }
    let paints = [
      Paint.linear(stops, from: ChartPoint(x: 20, y: 0), to: ChartPoint(x: 60, y: 0)),
      .radial(stops, center: ChartPoint(x: 40, y: 10), radius: 20),
    ]
    for (paint, left) in zip(paints, ["\u{FFFD}\0\0", "\0\0\u{FFFD}"]) {
      var drawing = Drawing(size: ChartSize(width: 80, height: 20))
      drawing.marks = Drawing.Sheet { $0.fill(.rect(ChartRect(size: drawing.size)), paint: paint) }
      let bytes = try PDFRenderer().render(drawing)
      for (x, color) in [(10, left), (30, "\0\u{FFFD}\0"), (50, "\0\u{FFFD}\0"), (70, "\0\0\u{FFFD}")] {
        let pixel = ["-r", "72", "-x", "\(x)", "-y", "9", "-W", "1", "-H", "1", "FILE"]
        guard let (_, words) = try ask("pdftoppm", pixel, of: bytes) else { continue }
        #expect(words == "P6\n1 1\n255\n" + color, "at \(x)")
      }
    }
  }

  @Test func `each drawing is a page of its own size`() throws {
    let bytes = try PDFRenderer().render(pages: [drawing("one"), drawing("two", width: 400), drawing("three")])
    guard let (_, words) = try ask("pdfinfo", ["-l", "3", "FILE"], of: bytes) else { return }
    #expect(words.contains("Pages:           3"))
    #expect(words.contains("300 x 100") && words.contains("400 x 100"))
  }

  @Test func `no page, or a page without a size, is an error`() throws {
    #expect(throws: RenderError.self) { try PDFRenderer().render(pages: []) }
    #expect(throws: RenderError.self) { try PDFRenderer().render(Drawing(size: .zero)) }
    #expect(throws: RenderError.unsupported("a page of 20000 × 0.5 points; a side has at most 14,400")) {
      try PDFRenderer().render(Drawing(size: ChartSize(width: 20_000, height: 0.5)))
    }
  }
}
