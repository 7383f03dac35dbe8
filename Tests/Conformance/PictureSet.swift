import BarlineCairo
import BarlineDrawing
import BarlineSVG
import Foundation

/// A folder of pictures, a file a backend.
struct PictureSet {
  let folder: URL

  /// A picture as the list names it.
  private struct Row: Encodable {
    var name: String
    /// Whether it is the picture with its words, or what is left without them.
    var part: String
    var look: String
    var ground: String
    var scale: Int
    var width: Double
    var height: Double
    /// Which page of `look-part.pdf` it is, counted from 1.
    var page: Int
    /// Whether the PNG is wrong on purpose.
    var isWrong: Bool
    /// What of its text is hard to write.
    var difficulties: [String]
  }

  /// The look of a PDF: every picture drawn in it is one of its pages.
  private struct Book: Hashable {
    var look: Look
    var part: String
  }

  /// Writes pictures; how many.
  func write(_ entries: [Entry]) throws -> Int {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var rows: [Row] = []
    var pages: [Book: [Drawing]] = [:]
    for entry in entries {
      for part in ["words", "shapes"] where entry.fault != "shapes" || part == "shapes" {
        func inPart(_ drawing: Drawing) -> Drawing { part == "words" ? drawing : drawing.withoutWords }
        let drawing = inPart(entry.drawing)
        for look in entry.looks {
          let book = Book(look: look, part: part)
          pages[book, default: []].append(drawing)
          let name = "\(entry.name)-\(part)-\(look.name)"
          try put(SVGRenderer(theme: look.theme).render(drawing), "\(name).svg")
          try put(drawing.flat, "\(name).flat")
          // Nobody else moves hairlines to where they are sharp: BarlineCairoTests looks after that.
          var renderer = try PNGRenderer(theme: look.theme, scale: Double(look.scale))
          renderer.sharpens = false
          try put(renderer.render(inPart(entry.png ?? entry.drawing)), "\(name)-cairo.png")
          rows.append(
            Row(
              name: entry.name, part: part, look: look.name, ground: look.ground.rawValue, scale: look.scale,
              width: drawing.size.width, height: drawing.size.height, page: pages[book, default: []].count,
              isWrong: entry.fault == part, difficulties: drawing.difficulties))
        }
      }
    }
    for (book, drawings) in pages {
      try put(PDFRenderer(theme: book.look.theme).render(pages: drawings), "\(book.look.name)-\(book.part).pdf")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(rows).write(to: folder.appendingPathComponent("pictures.json"))
    return rows.count
  }

  private func put(_ bytes: [UInt8], _ name: String) throws { try Data(bytes).write(to: folder.appendingPathComponent(name)) }
}
