/// The words that mean "no value".
enum MissingText {
  /// True for nothing at all, `NA`, `N/A`, `NaN`, `null` in either case, `-` and `–`; the text is trimmed already.
  static func isMissing(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count <= 4 else { return false }
    var packed: UInt32 = 0
    for index in 0..<bytes.count {
      let byte = bytes[index]
      packed = packed << 8 | UInt32(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
    }
    switch packed {
    case 0: return bytes.count == 0
    case 0x2D: return true  // -
    case 0x6E61: return true  // na
    case 0x6E_2F61: return true  // n/a
    case 0x6E_616E: return true  // nan
    case 0x6E75_6C6C: return true  // null
    case 0xE2_8093: return true  // –
    default: return false
    }
  }
}
