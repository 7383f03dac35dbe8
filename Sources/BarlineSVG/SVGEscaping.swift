import BarlineDrawing

extension ByteText {
  /// Writes a string so that it is text, in an element as in an attribute: the one way for words into a document.
  ///
  /// The five letters of markup become references, whatever they seem to be part of: `&amp;` in is `&amp;amp;` out, and is read as it
  /// was given. Tabs and all kinds of line end become blanks, since a text is one line. The other control characters, U+FFFE and
  /// U+FFFF become U+FFFD.
  mutating func append(escaping string: String) {
    let done: Void? = string.utf8.withContiguousStorageIfAvailable { append(escaping: UnsafeRawBufferPointer($0)) }
    if done == nil { Array(string.utf8).withUnsafeBytes { append(escaping: $0) } }
  }

  private mutating func append(escaping text: UnsafeRawBufferPointer) {
    var written = 0
    var place = 0
    while place < text.count {
      let byte = text[place]
      guard byte.mayNeedEscaping, let (length, instead) = text.escape(at: place) else {
        place += 1
        continue
      }
      append(UnsafeRawBufferPointer(rebasing: text[written..<place]))
      append(instead)
      place += length
      written = place
    }
    append(UnsafeRawBufferPointer(rebasing: text[written..<place]))
  }
}

extension UInt8 {
  /// Whether a character that cannot stand as it is may start with this byte.
  @inline(__always) fileprivate var mayNeedEscaping: Bool {
    switch self {
    case 0x00...0x1F, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }
}

extension UnsafeRawBufferPointer {
  /// What to write instead of the character at a place, and how many bytes that is; nil where it can stand as it is.
  fileprivate func escape(at place: Int) -> (length: Int, instead: StaticString)? {
    switch self[place] {
    case UInt8(ascii: "&"): return (1, "&amp;")
    case UInt8(ascii: "<"): return (1, "&lt;")
    case UInt8(ascii: ">"): return (1, "&gt;")
    case UInt8(ascii: "\""): return (1, "&quot;")
    case UInt8(ascii: "'"): return (1, "&#39;")
    case 0x0D where place + 1 < count && self[place + 1] == 0x0A: return (2, " ")
    case 0x09, 0x0A, 0x0D: return (1, " ")
    case 0x00...0x1F, 0x7F: return (1, "\u{FFFD}")
    case 0xC2:
      // U+0080…U+009F, among them U+0085, a line end.
      guard place + 1 < count, self[place + 1] < 0xA0 else { return nil }
      return (2, self[place + 1] == 0x85 ? " " : "\u{FFFD}")
    case 0xE2:
      // U+2028 and U+2029, the ends of a line and of a paragraph.
      guard place + 2 < count, self[place + 1] == 0x80, self[place + 2] & 0xFE == 0xA8 else { return nil }
      return (3, " ")
    case 0xEF:
      guard place + 2 < count, self[place + 1] == 0xBF, self[place + 2] >= 0xBE else { return nil }
      return (3, "\u{FFFD}")
    default: return nil
    }
  }
}
