/// Bytes as text that a page's script element may hold as it is, shorter than base64 makes them: 16 letters for 13 bytes, not 4 for 3.
///
/// The letters are the 91 of printable ASCII that are not `&`, `<` or `>`. Thirteen bits, the lowest first, are a number below 91², and
/// that is two letters: its rest by 91, and then the whole part. `packing.mjs` reads it.
enum Base91 {
  private static let letters = (UInt8(ascii: "!")...UInt8(ascii: "~")).filter { !"&<>".utf8.contains($0) }

  /// The bytes as text, the last number filled up with zeros: whoever reads it has to know how many bytes there are.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 13 * 16 + 16)
    var (bits, held): (UInt32, UInt32) = (0, 0)
    func add(_ number: UInt32) {
      text.append(letters[Int(number % 91)])
      text.append(letters[Int(number / 91)])
    }
    for byte in bytes {
      bits |= UInt32(byte) << held
      held += 8
      guard held >= 13 else { continue }
      add(bits & 0x1FFF)
      bits >>= 13
      held -= 13
    }
    if held > 0 { add(bits) }
    return text
  }
}
