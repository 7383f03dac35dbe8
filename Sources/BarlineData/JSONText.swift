/// A JSON string's or number's bytes while they come, escapes resolved (RFC 8259).
struct JSONText: Sendable {
  private(set) var bytes: ContiguousArray<UInt8> = []
  /// The first half of a surrogate pair, while the second may follow.
  private var highSurrogate: UInt32?
  private var codeUnit: UInt32 = 0
  private var digits = 0

  mutating func clear() {
    bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 16)
    highSurrogate = nil
  }

  mutating func append(_ byte: UInt8) {
    if highSurrogate != nil { endSurrogate() }
    bytes.append(byte)
  }

  mutating func append(_ added: Span<UInt8>, from: Int, to: Int) {
    if from == to { return }
    if highSurrogate != nil { endSurrogate() }
    bytes.append(added, from: from, to: to)
  }

  /// A lone first half becomes U+FFFD.
  mutating func endSurrogate() {
    guard highSurrogate != nil else { return }
    highSurrogate = nil
    append(scalar: 0xFFFD)
  }

  /// The character after a backslash, `u` excepted. False when there is no such escape.
  mutating func appendEscape(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): append(letter)
    case UInt8(ascii: "b"): append(0x08)
    case UInt8(ascii: "f"): append(0x0C)
    case UInt8(ascii: "n"): append(0x0A)
    case UInt8(ascii: "r"): append(0x0D)
    case UInt8(ascii: "t"): append(0x09)
    default: return false
    }
    return true
  }

  /// One of the four digits after `\u`. True after the fourth; nil when it is no hexadecimal digit.
  mutating func appendHex(_ letter: UInt8) -> Bool? {
    let lowered = letter | 0x20
    if NumberText.isDigit(letter) {
      codeUnit = codeUnit << 4 | UInt32(letter - 0x30)
    } else if lowered >= 0x61, lowered <= 0x66 {
      codeUnit = codeUnit << 4 | UInt32(lowered - 0x61 + 10)
    } else {
      return nil
    }
    digits += 1
    if digits < 4 { return false }
    let unit = codeUnit
    codeUnit = 0
    digits = 0
    endUnit(unit)
    return true
  }

  private mutating func endUnit(_ unit: UInt32) {
    if let high = highSurrogate, unit & 0xFC00 == 0xDC00 {
      highSurrogate = nil
      append(scalar: 0x10000 + (high & 0x3FF) << 10 + (unit & 0x3FF))
      return
    }
    endSurrogate()
    if unit & 0xFC00 == 0xD800 { highSurrogate = unit } else { append(scalar: unit & 0xF800 == 0xD800 ? 0xFFFD : unit) }
  }

  private mutating func append(scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
  }

  /// True when the bytes are a number by JSON's grammar.
  var isNumber: Bool {
    var index = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    let whole = index
    skipDigits(&index)
    guard index > whole, index == whole + 1 || bytes[whole] != 0x30 else { return false }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let start = index
      skipDigits(&index)
      if index == start { return false }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      let start = index
      skipDigits(&index)
      if index == start { return false }
    }
    return index == bytes.count
  }

  private func skipDigits(_ index: inout Int) {
    while index < bytes.count, NumberText.isDigit(bytes[index]) { index += 1 }
  }

  /// The bytes as a string.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
