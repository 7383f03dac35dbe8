import BarlineDrawing

/// Draws a PNG file, in memory.
///
///     let bytes = try PNGRenderer(scale: 2).render(chart.drawing(at: 0))
///     try bytes.write(to: "chart.png")
///
/// Cairo, Pango and libpng are loaded while the program runs, where they are installed: nothing has to be linked. Equal drawings give
/// equal bytes with the same libraries and fonts. Where a picture has 256 colours or fewer the file holds them as a palette.
public struct PNGRenderer: Renderer, Sendable {
  private let theme: Theme
  private let scale: Double
  private let background: RGBA?
  /// Whether hairlines are moved to where they are sharp. Nobody else does that: who compares with others turns it off.
  package var sharpens = true

  /// Makes a renderer. Throws `.missingLibrary`, naming the packages, where cairo and Pango are not installed.
  ///
  /// - Parameters:
  ///   - theme: What colour the tokens are.
  ///   - scale: How many pixels a point has along each side; 2 for screens of today.
  ///   - background: What is under the picture; nil for nothing. A chart with a ground of its own is opaque either way.
  public init(theme: Theme = .light, scale: Double = 1, background: RGBA? = nil) throws(RenderError) {
    _ = try CairoFunctions.shared.get()
    (self.theme, self.scale, self.background) = (theme, scale, background)
  }

  /// Cairo draws everything.
  public var support: DrawingFeatures { .all }

  /// Draws the file. Throws where the size is empty or has a side of more than 32,767 pixels.
  public func render(_ drawing: Drawing) throws(RenderError) -> [UInt8] {
    let cairo = try CairoFunctions.shared.get()
    let size = try PixelSize(drawing.size, scale: scale)
    var bitmap = Bitmap(width: size.width, height: size.height)
    try cairo.draw(on: &bitmap) { surface throws(RenderError) in
      let context = cairo.cairo_create(surface)
      defer { cairo.cairo_destroy(context) }
      cairo.lay(background, on: context)
      cairo.cairo_scale(context, scale, scale)
      let texts = PangoTexts(cairo, on: context)
      var painter = CairoPainter(cairo, on: context, texts: texts, pixels: scale, sharpens: sharpens)
      drawing.replay(into: &painter, resolving: theme)
      try cairo.check(context)
    }
    return try bitmap.png()
  }
}

extension Bitmap {
  /// The picture as a PNG file. Throws `.missingLibrary` where neither libpng nor cairo is installed.
  public func png() throws(RenderError) -> [UInt8] {
    if let library = PNGFunctions.shared, let file = library.encode(self) { return file }
    return try cairoPNG()
  }

  /// Cairo's own encoder, which is slower: where libpng is not found by a name of its own.
  func cairoPNG() throws(RenderError) -> [UInt8] {
    let cairo = try CairoFunctions.shared.get()
    let file = ByteBox()
    var copy = self
    try cairo.draw(on: &copy) { surface throws(RenderError) in
      let status = cairo.cairo_surface_write_to_png_stream(surface, ByteBox.sink, file.address)
      if status != 0 { throw cairo.error(status) }
    }
    return file.bytes
  }
}

/// Where cairo puts a file's bytes.
final class ByteBox {
  private(set) var bytes: [UInt8] = []

  /// What a sink is given to know it by. It is not kept alive by that.
  var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Adds bytes to the box whose address it is given.
  static let sink: ByteSink = { address, bytes, count in
    guard let address else { return 11 }
    let box = Unmanaged<ByteBox>.fromOpaque(address).takeUnretainedValue()
    box.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
    return 0
  }
}
