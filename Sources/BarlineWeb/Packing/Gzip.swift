/// Bytes packed as RFC 1952 has it, which every browser unpacks by itself. Equal bytes are packed equally.
enum Gzip {
  /// The file: its head, the packed bytes, and by what to see that they are whole.
  ///
  /// - Complexity: O(n); a repetition is looked for in at most 64 places.
  static func pack(_ bytes: [UInt8]) -> [UInt8] {
    // Deflated, nothing said of name or time, as small as may be, from no system in particular.
    var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255]
    packed += Deflate.pack(bytes)
    for word in [checksum(of: bytes), UInt32(truncatingIfNeeded: bytes.count)] {
      for shift: UInt32 in [0, 8, 16, 24] { packed.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return packed
  }

  /// The CRC-32 of ISO 3309.
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    let table = (0..<256 as Range<UInt32>).map { start in
      (0..<8).reduce(start) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
    return ~bytes.reduce(~0) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 0xFF)] }
  }
}
