// Money reads as people write it: "$5" where decimals follow a point, "5 $" where they follow a comma.
extension ChartLocale {
  /// How many bytes of a unit stand before the digits: those of a currency sign that is all of it, or that something follows which is
  /// counted as well ("$/kg", "$ million"); 0 for any other unit.
  func leadingCount(ofUnit unit: [UInt8]) -> Int {
    guard !unit.isEmpty, decimalSeparator == "." else { return 0 }
    func byte(_ place: Int) -> UInt8 { place < unit.count ? unit[place] : 0 }
    var end = 0
    while byte(end) >= UInt8(ascii: "A"), byte(end) <= UInt8(ascii: "Z") { end += 1 }
    guard end == 0 || end < 3 && Self.isCountry(byte(0), end == 2 ? byte(1) : UInt8(ascii: " ")) else { return 0 }
    let (second, third) = (byte(end + 1), byte(end + 2))
    // `$`, `£` and `¥`, `฿`, U+20A0…U+20CF.
    switch byte(end) {
    case UInt8(ascii: "$"): end += 1
    case 0xC2 where second == 0xA3 || second == 0xA5: end += 2
    case 0xE0 where second == 0xB8 && third == 0xBF: end += 3
    case 0xE2 where (second == 0x82 && third >= 0xA0) || (second == 0x83 && third < 0x90): end += 3
    default: return 0
    }
    return end == unit.count || byte(end) == UInt8(ascii: "/") || byte(end) == UInt8(ascii: " ") ? end : 0
  }

  /// Whether letters before a sign say whose dollars, yuan or yen these are: "US$". Others make it more of them: "M$".
  private static func isCountry(_ first: UInt8, _ second: UInt8) -> Bool {
    countries.withUTF8Buffer { known in
      stride(from: 0, to: known.count, by: 2).contains { known[$0] == first && known[$0 + 1] == second }
    }
  }

  /// Two bytes each.
  private static var countries: StaticString { "A AUC CACNHKJPMXNTNZR S SGUS" }
}
