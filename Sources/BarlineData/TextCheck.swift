/// Whether bytes are UTF-8 text, a piece at a time.
struct TextCheck: Sendable {
  /// How many first bytes hold no control characters in a text file.
  static let strictBytes = 1_024
  /// Bytes of the file that have been accepted, counted up to `strictBytes`.
  private var accepted = 0

  /// How far some bytes go as whole characters, and the byte that is no text, if that is why they end there.
  ///
  /// Without a bad byte the rest, at most three bytes, is the beginning of a character whose end is still to come.
  mutating func accept(_ bytes: Span<UInt8>, from start: Int) -> (end: Int, bad: UInt8?) {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        let isControl = byte < 0x20 && !(byte >= 0x09 && byte <= 0x0D) && byte != 0x1B
        if byte == 0 || (isControl && accepted < Self.strictBytes) { return (index, byte) }
        index += 1
        if accepted < Self.strictBytes { accepted += 1 } else { index = Self.skipASCII(bytes, from: index) }
        continue
      }
      switch Self.character(bytes, at: index) {
      case .whole(let length):
        index += length
        accepted = min(Self.strictBytes, accepted + length)
      case .begun: return (index, nil)
      case .bad: return (index, byte)
      }
    }
    return (index, nil)
  }

  private enum Character {
    case whole(Int), begun, bad
  }

  /// The first place at or after `start` where eight bytes in a row are not all ASCII without NUL.
  private static func skipASCII(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let raw = bytes.bytes
    var index = start
    while index + 8 <= bytes.count {
      let word = raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let holdsZero = (word &- 0x0101_0101_0101_0101) & ~word
      if (word | holdsZero) & 0x8080_8080_8080_8080 != 0 { return index }
      index += 8
    }
    return index
  }

  /// The character that begins with a byte of 0x80 or more, by the table of well-formed UTF-8 (Unicode 15, table 3-7).
  private static func character(_ bytes: Span<UInt8>, at index: Int) -> Character {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if bytes[index] == 0xE0 { second = 0xA0...0xBF }
      if bytes[index] == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if bytes[index] == 0xF0 { second = 0x90...0xBF }
      if bytes[index] == 0xF4 { second = 0x80...0x8F }
    default: return .bad
    }
    for offset in 1..<length {
      guard index + offset < bytes.count else { return .begun }
      let byte = bytes[index + offset]
      if !(offset == 1 ? second : 0x80...0xBF).contains(byte) { return .bad }
    }
    return .whole(length)
  }
}

/// What a file that is no UTF-8 text shows in its first four bytes.
enum FileSignature {
  /// How many bytes have to be known.
  static let length = 4

  /// A sentence for a file that cannot be read, or nil.
  static func refusal(_ bytes: Span<UInt8>) -> String? {
    if begins(bytes, 0xFF, 0xFE) || begins(bytes, 0xFE, 0xFF) { return "this is UTF-16 text; save it as UTF-8" }
    if begins(bytes, 0x1F, 0x8B) { return "this is a compressed file, not text" }
    if begins(bytes, 0x50, 0x4B), bytes.count >= 4, bytes[2] == 3, bytes[3] == 4 {
      return "this is a zip file, not text; save a spreadsheet as CSV"
    }
    if begins(bytes, 0x89, 0x50) || begins(bytes, 0xFF, 0xD8) { return "this is a picture, not text" }
    if begins(bytes, 0x25, 0x50), bytes.count >= 4, bytes[2] == 0x44, bytes[3] == 0x46 { return "this is a PDF, not a table" }
    return nil
  }

  /// How many bytes of a byte order mark a UTF-8 file begins with.
  static func markLength(_ bytes: Span<UInt8>) -> Int {
    bytes.count >= 3 && begins(bytes, 0xEF, 0xBB) && bytes[2] == 0xBF ? 3 : 0
  }

  private static func begins(_ bytes: Span<UInt8>, _ first: UInt8, _ second: UInt8) -> Bool {
    bytes.count >= 2 && bytes[0] == first && bytes[1] == second
  }
}
