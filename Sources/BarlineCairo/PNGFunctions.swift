/// libpng's simplified interface, by the names it has in C.
// swift-format-ignore: AlwaysUseLowerCamelCase
struct PNGFunctions: Sendable {
  let png_image_write_to_memory:
    @convention(c) (
      PNGImagePointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>?, CInt, UnsafeRawPointer?, CInt, UnsafeRawPointer?
    ) -> CInt
  let png_image_free: @convention(c) (PNGImagePointer?) -> Void

  /// The functions, where the library is; loaded once.
  static let shared = PNGFunctions()

  private init?() {
    guard
      let library = LoadedLibrary([
        "libpng16.so.16", "libpng16.16.dylib", "/opt/homebrew/lib/libpng16.16.dylib", "/usr/local/lib/libpng16.16.dylib",
      ]),
      let write = library.function("png_image_write_to_memory", as: type(of: png_image_write_to_memory)),
      let free = library.function("png_image_free", as: type(of: png_image_free))
    else { return nil }
    (png_image_write_to_memory, png_image_free) = (write, free)
  }

  /// `png_image` in bytes: a pointer, seven numbers of 32 bits and 64 letters.
  private static let imageSize = 104

  /// The picture as a file, with a palette where it has few enough colours; nil where the library refuses.
  func encode(_ bitmap: Bitmap) -> [UInt8]? {
    let isOpaque = bitmap.isOpaque
    if let indexed = IndexedPixels(bitmap) {
      let colors = PixelBytes.straight(indexed.colors, isOpaque: isOpaque)
      return write(
        bitmap, indexed.places, bytesPerPixel: 1, format: isOpaque ? 10 : 11, colors: colors, count: indexed.colors.count)
    }
    let bytes = PixelBytes.straight(bitmap.pixels, isOpaque: isOpaque)
    return write(bitmap, bytes, bytesPerPixel: isOpaque ? 3 : 4, format: isOpaque ? 2 : 3, colors: [], count: 0)
  }

  private func write(
    _ bitmap: Bitmap, _ bytes: [UInt8], bytesPerPixel: Int, format: UInt32, colors: [UInt8], count: Int
  ) -> [UInt8]? {
    let image = UnsafeMutableRawPointer.allocate(byteCount: Self.imageSize, alignment: 8)
    defer { image.deallocate() }
    image.initializeMemory(as: UInt8.self, repeating: 0, count: Self.imageSize)
    // Version, width, height, format, flags and number of colours. The flag 2 is "fast": level 3 and no filters, which takes a fifth
    // of the time and makes drawings smaller, too.
    let header: [UInt32] = [1, UInt32(bitmap.width), UInt32(bitmap.height), format, 2, UInt32(count)]
    for (place, number) in header.enumerated() { image.storeBytes(of: number, toByteOffset: 8 + 4 * place, as: UInt32.self) }
    defer { png_image_free(image) }
    // No more than deflate makes of noise, and a chunk's twelve bytes now and then.
    let raw = (bitmap.width * bytesPerPixel + 1) * bitmap.height
    var size = raw + raw / 256 + 8192
    let file = [UInt8](unsafeUninitializedCapacity: size) { file, used in
      let done = png_image_write_to_memory(
        image, file.baseAddress, &size, 0, bytes, CInt(bitmap.width * bytesPerPixel), colors.isEmpty ? nil : colors)
      used = done != 0 ? size : 0
    }
    return file.isEmpty ? nil : file
  }
}

/// A picture as places in a list of its colours.
struct IndexedPixels {
  /// The colours, in the order in which they come first.
  private(set) var colors: [UInt32] = []
  /// A place a pixel.
  private(set) var places: [UInt8]

  /// Most that a PNG's palette holds.
  private static let most = 256

  /// Nil where there are too many colours.
  init?(_ bitmap: Bitmap) {
    // Open addressing: each slot holds a place + 1, and 0 is free.
    var slots = [UInt16](repeating: 0, count: 1024)
    var colors: [UInt32] = []
    colors.reserveCapacity(Self.most)
    var isFull = false
    let pixels = bitmap.pixels
    places = [UInt8](unsafeUninitializedCapacity: pixels.count) { places, used in
      var (former, formerPlace): (UInt32, UInt8) = (0, 0)
      for (n, pixel) in pixels.enumerated() {
        if pixel != former || colors.isEmpty {
          var slot = Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) >> 22)
          while slots[slot] != 0, colors[Int(slots[slot]) - 1] != pixel { slot = (slot + 1) & 1023 }
          if slots[slot] == 0 {
            guard colors.count < Self.most else {
              isFull = true
              break
            }
            colors.append(pixel)
            slots[slot] = UInt16(colors.count)
          }
          (former, formerPlace) = (pixel, UInt8(slots[slot] - 1))
        }
        places[n] = formerPlace
      }
      used = isFull ? 0 : pixels.count
    }
    guard !isFull, !colors.isEmpty else { return nil }
    self.colors = colors
  }
}

/// Pixels as a PNG file has them: red, green, blue and, where it is not full everywhere, opacity, a byte each, not multiplied.
enum PixelBytes {
  static func straight(_ pixels: [UInt32], isOpaque: Bool) -> [UInt8] {
    let step = isOpaque ? 3 : 4
    return [UInt8](unsafeUninitializedCapacity: pixels.count * step) { bytes, used in
      var place = 0
      for pixel in pixels {
        let alpha = pixel >> 24
        var (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        if !isOpaque {
          if alpha > 0, alpha < 255 {
            // Rounded; a channel is never more than its opacity.
            red = min(255, (red * 255 + alpha / 2) / alpha)
            green = min(255, (green * 255 + alpha / 2) / alpha)
            blue = min(255, (blue * 255 + alpha / 2) / alpha)
          }
          bytes[place + 3] = UInt8(truncatingIfNeeded: alpha)
        }
        bytes[place] = UInt8(truncatingIfNeeded: red)
        bytes[place + 1] = UInt8(truncatingIfNeeded: green)
        bytes[place + 2] = UInt8(truncatingIfNeeded: blue)
        place += step
      }
      used = place
    }
  }
}
