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
      for (part, drawing) in [("words", entry.drawing), ("shapes", entry.drawing.withoutWords)] {
        for look in entry.looks {
          let book = Book(look: look, part: part)
          pages[book, default: []].append(drawing)
          let name = "\(entry.name)-\(part)-\(look.name)"
          try put(SVGRenderer(theme: look.theme).render(drawing), "\(name).svg")
          try put(PNGRenderer(theme: look.theme, scale: Double(look.scale)).render(drawing), "\(name)-cairo.png")
          rows.append(
            Row(
              name: entry.name, part: part, look: look.name, ground: look.ground.rawValue, scale: look.scale,
              width: drawing.size.width, height: drawing.size.height, page: pages[book, default: []].count))
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

extension Drawing {
  /// The picture without a word in it.
  var withoutWords: Drawing {
    var drawing = self
    drawing.frame = frame.withoutWords
    drawing.marks = marks.withoutWords
    drawing.selection = selection.withoutWords
    drawing.tooltip = tooltip.withoutWords
    return drawing
  }
}

extension Drawing.Sheet {
  fileprivate var withoutWords: Drawing.Sheet {
    Drawing.Sheet { recorder in
      var mute = Mute(recorder: recorder)
      replay(into: &mute)
      recorder = mute.recorder
    }
  }
}

/// A painter that passes everything on but words.
private struct Mute: Painter {
  var recorder: Drawing.Recorder

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) { recorder.fill(figure, rule: rule, paint: paint) }
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) { recorder.stroke(figure, stroke: stroke, paint: paint) }
  mutating func draw(_ text: TextRun) {}
  mutating func push(_ layer: Layer) { recorder.push(layer) }
  mutating func pop() { recorder.pop() }
}
