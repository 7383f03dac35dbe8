import BarlineDrawing

/// What the ids and classes of a document start with.
enum IDPrefix {
  /// A name that XML takes as an id and CSS as a class: what is no letter, digit, "-" or "_" of ASCII is spelled out in hexadecimal.
  static func name(_ given: String) -> [UInt8] {
    var name: [UInt8] = []
    for byte in given.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): name.append(byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        // Neither may come first.
        if name.isEmpty { name.append(UInt8(ascii: "_")) }
        name.append(byte)
      default: name += [UInt8(ascii: "_"), hex(byte >> 4), hex(byte & 15)]
      }
    }
    return name.isEmpty ? [UInt8(ascii: "_")] : name
  }

  /// A name made of the document itself: "b" and six digits to the base 32 of its FNV-1a hash.
  ///
  /// The document is what is hashed, and not the drawing, because two documents of one drawing in two themes differ in what their
  /// gradients hold. The hash takes eight bytes a step.
  static func made(of document: [UInt8]) -> [UInt8] {
    var hash = document.withUnsafeBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      var place = 0
      while place + 8 <= bytes.count {
        hash = (hash ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))) &* 0x100_0000_01b3
        hash ^= hash >> 32
        place += 8
      }
      while place < bytes.count {
        hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01b3
        place += 1
      }
      return hash ^ hash >> 32
    }
    var name = [UInt8(ascii: "b")]
    for _ in 0..<6 {
      let digit = UInt8(truncatingIfNeeded: hash & 31)
      name.append(digit < 26 ? UInt8(ascii: "a") + digit : UInt8(ascii: "2") + digit - 26)
      hash >>= 5
    }
    return name
  }

  /// Writes the name in place of each zero byte.
  static func fill(_ document: [UInt8], with name: [UInt8]) -> [UInt8] {
    var filled: [UInt8] = []
    filled.reserveCapacity(document.count + document.count / 8)
    var written = 0
    while let place = document[written...].firstIndex(of: 0) {
      filled.append(contentsOf: document[written..<place])
      filled.append(contentsOf: name)
      written = place + 1
    }
    filled.append(contentsOf: document[written...])
    return filled
  }

  private static func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? 48 + digit : 87 + digit }
}
