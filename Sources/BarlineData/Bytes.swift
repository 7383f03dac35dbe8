extension ContiguousArray<UInt8> {
  /// Adds a part of some bytes.
  mutating func append(_ bytes: Span<UInt8>, from: Int, to: Int) {
    bytes.extracting(from..<to).withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}
