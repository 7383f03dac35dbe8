import BarlineDrawing

/// A picture in pixels.
public struct Bitmap: Hashable, Sendable {
  /// How many pixels a row has.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// The pixels, row by row from the top: blue in the lowest eight bits, then green, red and opacity; colours are multiplied by the
  /// opacity, as cairo, CoreGraphics and window systems have them.
  public internal(set) var pixels: [UInt32]

  /// Makes a picture of nothing.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  /// The colour of a pixel, not multiplied; clear outside the picture.
  ///
  ///     bitmap.color(x: 0, y: 0)   // the top left corner
  public func color(x: Int, y: Int) -> RGBA {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    let pixel = pixels[y * width + x]
    let alpha = Double(pixel >> 24)
    guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / alpha }
    return RGBA(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha / 255)
  }

  /// Whether no pixel lets anything through.
  var isOpaque: Bool { pixels.reduce(UInt32.max) { $0 & $1 } >> 24 == 255 }
}

/// How large a picture is in pixels.
struct PixelSize: Hashable {
  var width: Int
  var height: Int

  /// Cairo's own limit for a side.
  static let largest = 32_767

  /// The pixels that a size in points takes, whole ones; an error where there are none, or more than cairo can hold.
  init(_ size: ChartSize, scale: Double) throws(RenderError) {
    guard scale.isFinite, scale > 0 else { throw .unsupported("a picture at a scale of \(scale.told)") }
    width = Int(saturating: (size.width * scale).rounded(.up))
    height = Int(saturating: (size.height * scale).rounded(.up))
    guard width > 0, height > 0 else { throw .unsupported("a picture of \(width) × \(height) pixels; give the chart a size") }
    guard width <= Self.largest, height <= Self.largest else {
      throw .unsupported("a picture of \(width) × \(height) pixels; a side has at most \(Self.largest)")
    }
  }
}
