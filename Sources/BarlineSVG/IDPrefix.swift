import BarlineDrawing

/// What the ids and classes of a document start with.
enum IDPrefix {
  /// A name that XML takes as an id and CSS as a class: what is no letter, digit, "-" or "_" of ASCII is spelled out in hexadecimal.
  static func name(_ given: String) -> ByteText {
    var name = ByteText()
    for byte in given.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        name.append(byte: byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        // Neither may come first.
        if name.isEmpty { name.append("_") }
        name.append(byte: byte)
      default:
        name.append("_")
        name.append(byte: hex(byte >> 4))
        name.append(byte: hex(byte & 15))
      }
    }
    if name.isEmpty { name.append("_") }
    return name
  }

  /// A name made of the document itself: "b" and six digits to the base 32 of its FNV-1a hash.
  ///
  /// The document is what is hashed, and not the drawing, because two documents of one drawing in two themes differ in what their
  /// gradients hold. The hash takes eight bytes a step.
  static func made(of document: UnsafeRawBufferPointer) -> ByteText {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var place = 0
    while place + 8 <= document.count {
      hash = (hash ^ UInt64(littleEndian: document.loadUnaligned(fromByteOffset: place, as: UInt64.self))) &* 0x100_0000_01b3
      hash ^= hash >> 32
      place += 8
    }
    while place < document.count {
      hash = (hash ^ UInt64(document[place])) &* 0x100_0000_01b3
      place += 1
    }
    hash ^= hash >> 32
    var name = ByteText()
    name.append("b")
    for _ in 0..<6 {
      let digit = UInt8(truncatingIfNeeded: hash & 31)
      name.append(byte: digit < 26 ? UInt8(ascii: "a") + digit : UInt8(ascii: "2") + digit - 26)
      hash >>= 5
    }
    return name
  }

  /// Writes the name in place of each zero byte.
  static func fill(_ document: UnsafeRawBufferPointer, with name: ByteText) -> [UInt8] {
    var filled = ByteText(capacity: document.count + document.count / 8)
    var written = 0
    while let place = document.firstZero(from: written) {
      filled.append(UnsafeRawBufferPointer(rebasing: document[written..<place]))
      filled.append(contentsOf: name)
      written = place + 1
    }
    filled.append(UnsafeRawBufferPointer(rebasing: document[written...]))
    return filled.finish()
  }

  private static func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? 48 + digit : 87 + digit }
}

extension UnsafeRawBufferPointer {
  /// The place of the first zero byte at or after a place; nil where there is none.
  fileprivate func firstZero(from start: Int) -> Int? {
    var place = start
    while place + 8 <= count {
      let word = loadUnaligned(fromByteOffset: place, as: UInt64.self)
      // A byte that is zero borrows from the bit above it.
      if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { break }
      place += 8
    }
    return self[place...].firstIndex(of: 0)
  }
}
