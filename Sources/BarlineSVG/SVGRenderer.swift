import BarlineDrawing

/// Writes a drawing as an SVG document: UTF-8 bytes for a file, a web page or a mail.
///
///     let light = try SVGRenderer().render(drawing)                            // one theme
///     let both = try SVGRenderer(light: .light, dark: .dark).render(drawing)   // follows the reader's setting
///     let page = SVGRenderer(idPrefix: "sales").string(drawing)                // ids sales-g1, sales-c1 …
///
/// The document is plain SVG 1.1: presentation attributes, gradients in the drawing's own coordinates, clips, group opacity. What is
/// added to it is ARIA (the root is a `graphics-document`, each mark a `graphics-symbol` called by its label and value) and, with two
/// themes, one `<style>` that a viewer may ignore: the picture is then the light one.
///
/// - A size that is zero, negative or not finite gives a document of no size that draws nothing.
/// - Numbers have at most three decimals (paths of more than 500 elements go in steps of hundredths) and a point in every locale;
///   nothing is written with an exponent, and nothing that is not finite.
/// - In texts, tabs and line ends become blanks; what XML 1.0 cannot hold, and the other control characters, become U+FFFD.
/// - Equal drawings give equal bytes.
public struct SVGRenderer: Renderer, Sendable {
  let light: Theme
  let dark: Theme?
  let idPrefix: String?

  /// Makes a renderer that draws in one theme.
  ///
  /// - Parameters:
  ///   - theme: What colour the tokens are.
  ///   - idPrefix: What ids and classes of the document start with, so that several documents can stand in one page; nil for a
  ///     prefix made of the document itself, the same for equal drawings and different for different ones. Other characters than
  ///     letters, digits, "-" and "_" are spelled out in hexadecimal.
  public init(theme: Theme = .light, idPrefix: String? = nil) {
    (light, dark, self.idPrefix) = (theme, nil, idPrefix)
  }

  /// Makes a renderer whose documents are light or dark as the reader's system is.
  ///
  /// - Parameters:
  ///   - light: The theme that the attributes carry, and all that a viewer without style sheets shows.
  ///   - dark: The theme that a `prefers-color-scheme: dark` rule puts over it, colour by colour where they differ; on
  ///     screens: paper stays light.
  ///   - idPrefix: As for one theme.
  public init(light: Theme, dark: Theme, idPrefix: String? = nil) {
    (self.light, self.dark, self.idPrefix) = (light, dark == light ? nil : dark, idPrefix)
  }

  /// SVG draws everything.
  public var support: DrawingFeatures { .all }

  /// Writes the document, as UTF-8. Never throws.
  ///
  /// - Complexity: O(n) in the number of items; about 200 ns a marked rectangle.
  public func render(_ drawing: Drawing) throws(RenderError) -> [UInt8] { bytes(of: drawing) }

  /// Writes the document, as a string.
  public func string(_ drawing: Drawing) -> String { String(decoding: bytes(of: drawing), as: UTF8.self) }

  /// Writes an `<svg>` element for a page whose Content-Security-Policy names style sheets by their hashes: it holds no style attribute,
  /// and digits are as the page's own style sheet has them. Of more marks than anybody reads one by one only the picture is written.
  ///
  /// - Returns: The element, and what its style sheet says; nil where it has none.
  package func part(_ drawing: Drawing) -> (element: [UInt8], style: [UInt8]?) {
    let element = bytes(of: drawing, form: drawing.marks.count > Self.manyItems ? .manyMarks : .part)
    let (start, end) = (Array("<style>".utf8), Array("</style>".utf8))
    // Text is escaped: the first such tag is the sheet's, and it stands behind the root's start tag and title.
    guard dark != nil, let first = element.firstPlace(of: start), let last = element[first...].firstPlace(of: end) else {
      return (element, nil)
    }
    return (element, Array(element[(first + start.count)..<last]))
  }

  /// Of how many items about 500 marks are made.
  private static var manyItems: Int { 1500 }

  func bytes(of drawing: Drawing, form: SVGForm = .document) -> [UInt8] {
    let items = drawing.frame.count + drawing.marks.count + drawing.selection.count + drawing.tooltip.count
    var painter = SVGPainter(capacity: 1024 + items * 56, inks: SVGInks(light: light, dark: dark, form: form), form: form)
    painter.document.append(root: drawing)
    let head = painter.document.count
    if !drawing.size.isEmpty { drawing.replay(into: &painter) }
    painter.document.append("</svg>\n")
    return painter.inks.finish(&painter.document, head: head, prefix: idPrefix)
  }
}

/// What a document is written for.
enum SVGForm {
  /// To stand alone.
  case document
  /// To stand in a page, without style attributes.
  case part
  /// To stand in a page as a picture of many marks, shortly: marks are not told, nor what they cover, and classes say colours.
  case manyMarks
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Where some bytes stand first.
  fileprivate func firstPlace(of bytes: [UInt8]) -> Int? {
    guard count >= bytes.count else { return nil }
    return (startIndex...endIndex - bytes.count).first { self[$0..<$0 + bytes.count].elementsEqual(bytes) }
  }
}

extension ByteText {
  /// Writes the root's start tag and the title. What holds for a whole document stands here once: the families, and the miter limit
  /// that strokes have unless they say otherwise. The direction is given so that a page written from right to left does not turn
  /// the texts' anchors round.
  mutating func append(root drawing: Drawing) {
    let size = drawing.size.isEmpty ? ChartSize.zero : drawing.size
    append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    append(number: size.width, decimals: 3)
    append("\" height=\"")
    append(number: size.height, decimals: 3)
    append("\" viewBox=\"0 0 ")
    append(number: size.width, decimals: 3)
    append(" ")
    append(number: size.height, decimals: 3)
    append("\" role=\"graphics-document document\"")
    if !drawing.title.isEmpty {
      append(" aria-label=\"")
      append(escaping: drawing.title)
      append("\"")
    }
    append(" direction=\"ltr\" font-family='")
    append(FontStack.families)
    append("' stroke-miterlimit=\"10\">\n")
    if !drawing.title.isEmpty {
      append("<title>")
      append(escaping: drawing.title)
      append("</title>\n")
    }
  }
}
