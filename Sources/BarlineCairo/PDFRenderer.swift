import BarlineDrawing

/// Draws a PDF file, in memory: vectors, and text that stays text in the fonts it is drawn with.
///
///     let bytes = try PDFRenderer(title: "Rainfall", author: "Weather office").render(chart.drawing(at: 0))
///     let report = try PDFRenderer().render(pages: charts.map { $0.drawing(at: 0) })
///
/// A point of a chart is a point of the page, 1/72 inch; a page is as large as its drawing. Equal drawings give equal bytes with the
/// same libraries and fonts: the file says no time but the one that it is given.
public struct PDFRenderer: Renderer, Sendable {
  private let theme: Theme
  private let title: String?
  private let author: String?
  private let date: String?

  /// Makes a renderer. Throws `.missingLibrary`, naming the packages, where cairo and Pango are not installed.
  ///
  /// - Parameters:
  ///   - theme: What colour the tokens are.
  ///   - title: What the document is called; nil for the first drawing's title.
  ///   - author: Who made it; nil for nobody.
  ///   - date: When it was made, as ISO 8601 has it, "2026-11-30T09:00:00Z"; nil for 1970, the same each time.
  public init(
    theme: Theme = .light, title: String? = nil, author: String? = nil, date: String? = nil
  ) throws(RenderError) {
    _ = try CairoFunctions.shared.get()
    (self.theme, self.title, self.author, self.date) = (theme, title, author, date)
  }

  /// Cairo draws everything.
  public var support: DrawingFeatures { .all }

  /// Draws a document of one page. Throws where the drawing has no size.
  public func render(_ drawing: Drawing) throws(RenderError) -> [UInt8] { try render(pages: [drawing]) }

  /// Draws a document of a page a drawing. Throws where there is none, or where one has no size.
  public func render(pages: [Drawing]) throws(RenderError) -> [UInt8] {
    let cairo = try CairoFunctions.shared.get()
    guard let first = pages.first else { throw .unsupported("a document without a page") }
    let file = ByteBox()
    let size = try Self.checked(first.size)
    let surface = cairo.cairo_pdf_surface_create_for_stream(ByteBox.sink, file.address, size.width, size.height)
    defer { cairo.cairo_surface_destroy(surface) }
    // 0 is the title, 1 the author, 4 the program and 5 the day.
    let metadata: [(UInt32, String?)] = [
      (0, title ?? first.title), (1, author), (4, "Barline"), (5, date ?? "1970-01-01T00:00:00Z"),
    ]
    for case (let key, let words?) in metadata where !words.isEmpty {
      cairo.cairo_pdf_surface_set_metadata(surface, key, PlainLine.of(words))
    }
    for drawing in pages {
      let size = try Self.checked(drawing.size)
      cairo.cairo_pdf_surface_set_size(surface, size.width, size.height)
      try draw(drawing, cairo, on: surface)
      cairo.cairo_surface_show_page(surface)
    }
    cairo.cairo_surface_finish(surface)
    let status = cairo.cairo_surface_status(surface)
    if status != 0 { throw cairo.error(status) }
    return file.bytes
  }

  private func draw(_ drawing: Drawing, _ cairo: CairoFunctions, on surface: Surface?) throws(RenderError) {
    let context = cairo.cairo_create(surface)
    defer { cairo.cairo_destroy(context) }
    var painter = CairoPainter(cairo, on: context, texts: PangoTexts(cairo, on: context), pixels: nil)
    drawing.replay(into: &painter, resolving: theme)
    try cairo.check(context)
  }

  /// A page's size: 14,400 points is the most that PDF readers show.
  private static func checked(_ size: ChartSize) throws(RenderError) -> ChartSize {
    guard !size.isEmpty, size.width.isFinite, size.height.isFinite else {
      throw .unsupported("a page of \(size.width.told) × \(size.height.told) points; give the chart a size")
    }
    guard size.width <= 14_400, size.height <= 14_400 else {
      throw .unsupported("a page of \(size.width.told) × \(size.height.told) points; a side has at most 14,400")
    }
    return size
  }
}
