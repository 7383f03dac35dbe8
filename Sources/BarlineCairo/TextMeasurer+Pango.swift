import BarlineDrawing

extension TextMeasurer {
  /// The widths that Pango draws: exact for pictures that `PNGRenderer` and `PDFRenderer` make on this machine, with its fonts.
  ///
  ///     chart.environment.measurer = try .pango()
  ///
  /// Slower than the built-in table, and different from machine to machine. Throws `.missingLibrary` where Pango is not installed.
  /// - Complexity: O(length), some microseconds a line.
  public static func pango() throws(RenderError) -> TextMeasurer {
    let cairo = try CairoFunctions.shared.get()
    // Pango's objects are used by one thread at a time.
    let shared = Guarded { MeasuringTexts(cairo) }
    return TextMeasurer { string, style in shared.use { $0.metrics(of: string, style: style) } }
  }
}

/// A Pango layout that has no surface to draw on.
private final class MeasuringTexts {
  private let texts: PangoTexts
  private let cairo: CairoFunctions
  private let surface: Surface?

  init(_ cairo: CairoFunctions) {
    self.cairo = cairo
    surface = cairo.cairo_image_surface_create(0, 1, 1)
    let context = cairo.cairo_create(surface)
    texts = PangoTexts(cairo, on: context)
    cairo.cairo_destroy(context)
  }

  deinit { cairo.cairo_surface_destroy(surface) }

  func metrics(of string: String, style: TextStyle) -> TextMetrics { texts.metrics(of: string, style: style) }
}
