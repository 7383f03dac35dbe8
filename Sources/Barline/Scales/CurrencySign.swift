// Money reads as people write it: "$5" where decimals follow a point, "5 $" where they follow a comma.
extension ChartLocale {
  /// How many bytes of a unit stand before the digits: those of a currency sign that is all of it, or that something follows which is
  /// counted as well ("$/kg", "$ million"); 0 for any other unit.
  func leadingCount(ofUnit unit: String) -> Int {
    guard !unit.isEmpty, decimalSeparator == "." else { return 0 }
    let bytes = unit.utf8
    let letters = bytes.prefix { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
    let rest = bytes[letters.endIndex...]
    let sign = Self.signCount(rest)
    guard sign > 0, letters.isEmpty || Self.isCountry(letters) else { return 0 }
    guard let next = rest.dropFirst(sign).first else { return bytes.count }
    return next == UInt8(ascii: "/") || next == UInt8(ascii: " ") ? letters.count + sign : 0
  }

  /// How many bytes the currency sign has that some bytes begin with: `$`, `£`, `¥`, `฿` and U+20A0…U+20CF; 0 where there is none.
  private static func signCount(_ bytes: Substring.UTF8View) -> Int {
    var ahead = bytes.makeIterator()
    guard let first = ahead.next() else { return 0 }
    if first == UInt8(ascii: "$") { return 1 }
    guard let second = ahead.next() else { return 0 }
    if first == 0xC2 { return second == 0xA3 || second == 0xA5 ? 2 : 0 }
    guard let third = ahead.next() else { return 0 }
    if first == 0xE0 { return second == 0xB8 && third == 0xBF ? 3 : 0 }
    return first == 0xE2 && ((second == 0x82 && third >= 0xA0) || (second == 0x83 && third < 0x90)) ? 3 : 0
  }

  /// Whether letters before a sign say whose dollars, yuan or yen these are: "US$". Others make it more of them: "M$".
  private static func isCountry(_ letters: Substring.UTF8View) -> Bool {
    countries.contains { $0.utf8.elementsEqual(letters) }
  }

  private static let countries = ["A", "AU", "C", "CA", "CN", "HK", "JP", "MX", "NT", "NZ", "R", "S", "SG", "US"]
}
