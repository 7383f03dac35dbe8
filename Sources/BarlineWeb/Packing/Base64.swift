/// Bytes as text that any document may hold.
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as RFC 4648 writes them, padded, without line ends.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let rest = min(3, bytes.count - start)
      var group: UInt32 = 0
      for place in 0..<3 { group = group << 8 | (place < rest ? UInt32(bytes[start + place]) : 0) }
      for place in 0..<4 {
        text.append(place <= rest ? letters[Int(group >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
      }
    }
    return text
  }

  /// The bytes that base64 stands for; what is no letter of it ends them.
  static func decode(_ text: [UInt8]) -> [UInt8] {
    var values = [UInt32](repeating: 64, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt32(value) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (group, bits): (UInt32, UInt32) = (0, 0)
    for letter in text {
      let value = values[Int(letter)]
      guard value < 64 else { break }
      (group, bits) = (group << 6 | value, bits + 6)
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: group >> bits))
    }
    return bytes
  }
}
