extension Drawing {
  /// The picture as bytes, for another process, another host or a file: `Drawing(decoding:)` makes it again.
  ///
  /// The bytes are the same on every machine; `Docs/DrawingFormat.md` says what each of them means. Everything that `==` compares is
  /// in them, exactly; the sheets' revisions are not. A number of the size or the dimming that is not finite is written as 0. What an
  /// app has nested deeper than 1,024 layers, or 64 mixed colours, is written, and refused when it is read.
  ///
  ///     let bytes = chart.drawing(at: 0).encoded()
  ///     let same = try Drawing(decoding: bytes)   // == chart.drawing(at: 0)
  ///
  /// - Complexity: O(n) in the number of items. 100,000 bare rectangles take about 2.5 MB.
  public func encoded() -> [UInt8] {
    var coder = ByteCoder(writing: Drawing.kindOfBytes, version: Drawing.version)
    var copy = self
    copy.code(&coder)
    return coder.bytes
  }

  /// Makes a picture of the bytes of another one.
  ///
  /// Any bytes may be given: a picture comes out that every renderer can draw, or an error. No more memory is taken than a small
  /// multiple of the bytes' number.
  ///
  /// - Parameter bytes: What `encoded()` has made.
  /// - Throws: `.wrongKind` for bytes of something else, `.version` for those of a newer Barline, `.truncated` where some are missing
  ///   at the end, `.invalid` where they say what cannot be.
  /// - Complexity: O(n) in the number of bytes.
  public init(decoding bytes: some Collection<UInt8>) throws(ByteDecodingError) {
    var coder = ByteCoder(reading: Array(bytes), kind: Drawing.kindOfBytes, version: Drawing.version)
    self.init()
    code(&coder)
    coder.finish()
    if let fault = coder.fault { throw fault }
  }

  private static var kindOfBytes: StaticString { "BLDR" }
  /// To be raised with every change of what bytes mean.
  private static var version: UInt8 { 1 }

  private mutating func code(_ coder: inout ByteCoder) {
    if !coder.isReading {
      size = ChartSize(width: size.width.finite(or: 0), height: size.height.finite(or: 0))
      dimming = dimming.map { $0.finite(or: 0) }
    }
    coder.code(&size.width)
    coder.code(&size.height)
    coder.code(&title)
    coder.code(&dimming)
    coder.check(
      size.width.isFinite && size.height.isFinite && dimming.allSatisfy { $0.isFinite }, "a number is not finite")
    frame.code(&coder)
    marks.code(&coder)
    selection.code(&coder)
    tooltip.code(&coder)
  }
}
