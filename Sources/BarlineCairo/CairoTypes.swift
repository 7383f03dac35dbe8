// The C types that the functions of `CairoFunctions` speak of, by names that the check against the headers gives other meanings.

/// `cairo_surface_t *`, `cairo_t *`, `cairo_pattern_t *`, and Pango's objects.
typealias Surface = OpaquePointer
typealias Context = OpaquePointer
typealias Pattern = OpaquePointer
typealias CairoFontOptions = OpaquePointer
typealias PangoFontDescriptionPointer = OpaquePointer
typealias PangoAttributes = OpaquePointer

/// Objects whose structures the headers show: only their addresses are needed.
typealias PangoContextPointer = OpaquePointer
typealias PangoLayoutPointer = OpaquePointer
typealias PangoAttributePointer = UnsafeMutableRawPointer

/// C enumerations, and what C calls booleans.
typealias CairoStatus = UInt32
typealias CairoFormat = Int32
typealias CairoLineCap = UInt32
typealias CairoLineJoin = UInt32
typealias CairoFillRule = UInt32
typealias CairoAntialias = UInt32
typealias CairoOperator = UInt32
typealias CairoHintStyle = UInt32
typealias CairoHintMetrics = UInt32
typealias CairoPDFMetadata = UInt32
typealias PangoWeightValue = UInt32

/// `const cairo_matrix_t *`: xx, yx, xy, yy, x0, y0.
typealias MatrixPointer = UnsafePointer<Double>
/// `PangoRectangle *`: x, y, width, height in 1,024ths of a unit.
typealias BoxPointer = UnsafeMutablePointer<CInt>
/// `png_image *`.
typealias PNGImagePointer = UnsafeMutableRawPointer

/// What receives a file's bytes, part by part; the first argument is the address that was given with it, and the answer a status.
typealias ByteSink = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> CairoStatus
