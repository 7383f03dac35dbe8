import BarlineDrawing

/// Draws in pixels, for a window, a test or another encoder, and keeps what has not changed since the last drawing.
///
///     let screen = try BitmapRenderer(scale: 2)
///     let bitmap = try screen.render(chart.drawing(at: 0))
///     bitmap.width   // 1280 for a chart 640 wide
///
/// Drawings of one chart share sheets: while the frame and the marks are the same, by their revisions, a selection costs only itself.
/// It belongs to one isolation, as a chart does; two charts need two.
public final class BitmapRenderer: Renderer {
  private let cairo: CairoFunctions
  private let theme: Theme
  private let scale: Double
  private let background: RGBA?
  private var kept: [Kept] = [Kept(), Kept()]

  /// A sheet as pixels.
  private struct Kept {
    var surface: Surface?
    var size: PixelSize?
    var revision: UInt64 = 0
    var dimming: [Double] = []
  }

  /// Makes a renderer. Throws `.missingLibrary` where cairo and Pango are not installed.
  ///
  /// - Parameters:
  ///   - theme: What colour the tokens are.
  ///   - scale: How many pixels a point has along each side.
  ///   - background: What is under the picture; nil for nothing, so that it lies on whatever it is shown on.
  public init(theme: Theme = .light, scale: Double = 1, background: RGBA? = nil) throws(RenderError) {
    cairo = try CairoFunctions.shared.get()
    (self.theme, self.scale, self.background) = (theme, scale, background)
  }

  deinit { for sheet in kept { cairo.cairo_surface_destroy(sheet.surface) } }

  /// Cairo draws everything.
  public var support: DrawingFeatures { .all }

  /// Draws. Throws where the size is empty or has a side of more than 32,767 pixels.
  ///
  /// - Complexity: O(n) in the number of items that have changed, and O(pixels).
  public func render(_ drawing: Drawing) throws(RenderError) -> Bitmap {
    let size = try PixelSize(drawing.size, scale: scale)
    var bitmap = Bitmap(width: size.width, height: size.height)
    try keep(drawing.frame, 0, size, dimming: [])
    try keep(drawing.marks, 1, size, dimming: drawing.dimming)
    try cairo.draw(on: &bitmap) { surface throws(RenderError) in
      let context = cairo.cairo_create(surface)
      defer { cairo.cairo_destroy(context) }
      cairo.lay(background, on: context)
      for (place, sheet) in [drawing.frame, drawing.marks].enumerated() {
        if let pixels = kept[place].surface, kept[place].revision != 0 {
          cairo.cairo_set_source_surface(context, pixels, 0, 0)
          cairo.cairo_paint(context)
        } else {
          show(sheet, dimming: place == 1 ? drawing.dimming : [], on: context)
        }
      }
      show(drawing.selection, on: context)
      show(drawing.tooltip, on: context)
      try cairo.check(context)
    }
    return bitmap
  }

  /// Draws a sheet on a surface of its own, unless it is there as it is, or moves and will be another next time.
  private func keep(_ sheet: Drawing.Sheet, _ place: Int, _ size: PixelSize, dimming: [Double]) throws(RenderError) {
    guard sheet.revision != 0, !sheet.isEmpty else {
      kept[place].revision = 0
      return
    }
    let isThere = kept[place].revision == sheet.revision && kept[place].size == size && kept[place].dimming == dimming
    guard !isThere else { return }
    if kept[place].size != size {
      cairo.cairo_surface_destroy(kept[place].surface)
      kept[place].surface = cairo.cairo_image_surface_create(0, CInt(clamping: size.width), CInt(clamping: size.height))
    }
    let context = cairo.cairo_create(kept[place].surface)
    defer { cairo.cairo_destroy(context) }
    cairo.clear(context)
    show(sheet, dimming: dimming, on: context)
    try cairo.check(context)
    (kept[place].size, kept[place].revision, kept[place].dimming) = (size, sheet.revision, dimming)
  }

  private func show(_ sheet: Drawing.Sheet, dimming: [Double] = [], on context: Context?) {
    guard !sheet.isEmpty else { return }
    cairo.cairo_save(context)
    cairo.cairo_scale(context, scale, scale)
    var painter = CairoPainter(cairo, on: context, texts: PangoTexts(cairo, on: context), pixels: scale)
    sheet.replay(into: &painter, resolving: theme, dimming: dimming)
    cairo.cairo_restore(context)
  }
}

extension CairoFunctions {
  /// Draws on the pixels of a picture.
  func draw(on bitmap: inout Bitmap, _ body: (Surface?) throws(RenderError) -> Void) throws(RenderError) {
    let (width, height) = (bitmap.width, bitmap.height)
    let result: Result<Void, RenderError> = bitmap.pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 0, CInt(clamping: width), CInt(clamping: height),
        CInt(clamping: width * 4))
      defer { cairo_surface_destroy(surface) }
      do throws(RenderError) {
        try body(surface)
        cairo_surface_flush(surface)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// Fills everything with a colour.
  func lay(_ color: RGBA?, on context: Context?) {
    guard let color else { return }
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_paint(context)
  }

  /// Takes everything away.
  func clear(_ context: Context?) {
    cairo_set_operator(context, 0)
    cairo_paint(context)
    cairo_set_operator(context, 2)
  }

  /// Throws what has gone wrong on a context so far.
  func check(_ context: Context?) throws(RenderError) {
    let status = cairo_status(context)
    if status != 0 { throw error(status) }
  }

  /// A status as an error.
  func error(_ status: CairoStatus) -> RenderError {
    .unsupported("this picture: cairo says “\(cairo_status_to_string(status).map { String(cString: $0) } ?? "\(status)")”")
  }
}
