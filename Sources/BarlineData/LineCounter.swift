/// The line a reader is on: LF, CR and CRLF each end one.
struct LineCounter: Sendable {
  private(set) var line: Int
  private var isAfterReturn = false

  init(at line: Int = 1) { self.line = line }

  /// Steps over a byte. Bytes that are no line break may be left out, unless the one before was a CR.
  @inline(__always)
  mutating func pass(_ byte: UInt8) {
    if byte == 0x0D || (byte == 0x0A && !isAfterReturn) { line += 1 }
    isAfterReturn = byte == 0x0D
  }

  /// True when the byte is the LF of a CRLF whose CR has been passed.
  func completesReturn(_ byte: UInt8) -> Bool { isAfterReturn && byte == 0x0A }

  /// The byte just passed was no line break.
  mutating func passOthers() { isAfterReturn = false }
}
