/// What stands beside a cell's number and says what it counts: `%`, `€`, `kg`.
struct NumberUnit: Equatable {
  enum Kind {
    /// A percent or currency sign: a number with it is a number whatever others of its column have.
    case sign
    /// A unit of measure, or a code of a currency.
    case known
    /// Another word, of which only the whole column can tell that it is a unit.
    case word
  }

  var kind: Kind
  /// Where it stands in the cell.
  var range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) { (self.kind, self.range) = (kind, range) }

  /// The unit that begins a text, with a blank or without, and ends it.
  init?(ending bytes: Span<UInt8>, after index: Int) {
    let start = index + NumberText.blankLength(bytes, at: index)
    guard start < bytes.count else { return nil }
    self.init(.sign, start..<bytes.count)
    let length = bytes[start] == UInt8(ascii: "%") ? 1 : Self.currencyLength(bytes, at: start)
    if start + length == bytes.count { return }
    guard length == 0, bytes.count - start <= Self.longest else { return nil }
    let word = NumberText.text(bytes, from: start, to: bytes.count)
    if Self.known.contains(word) {
      kind = .known
    } else if start > index, Self.isWord(word) {
      kind = .word
    } else {
      return nil
    }
  }

  /// Longer words are no units.
  private static let longest = 24

  /// How many bytes the currency sign at a place has, which are `$`, `£`, `¥`, `฿` and U+20A0…U+20CF, and dollars of some country
  /// (`US$`); 0 where there is none.
  static func currencyLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    switch bytes[index] {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      guard let sign = (index + 1..<min(index + 3, bytes.count)).first(where: { bytes[$0] == UInt8(ascii: "$") }) else {
        return 0
      }
      return dollars.contains(NumberText.text(bytes, from: index, to: sign)) ? sign + 1 - index : 0
    case UInt8(ascii: "$"): return 1
    case 0xC2: return index + 1 < bytes.count && (bytes[index + 1] == 0xA3 || bytes[index + 1] == 0xA5) ? 2 : 0
    case 0xE0: return index + 2 < bytes.count && bytes[index + 1] == 0xB8 && bytes[index + 2] == 0xBF ? 3 : 0
    case 0xE2:
      guard index + 2 < bytes.count else { return 0 }
      let last = bytes[index + 2]
      return (bytes[index + 1] == 0x82 && last >= 0xA0) || (bytes[index + 1] == 0x83 && last < 0x90) ? 3 : 0
    default: return 0
    }
  }

  /// What may stand before `$` and say whose dollars or reais these are.
  private static let dollars: Set<String> = ["A", "AU", "C", "CA", "HK", "MX", "NT", "NZ", "R", "S", "SG", "US"]

  /// Units that may be written to their number in one piece: `12kg`. Letters that also number houses and seats are not among them.
  private static let known: Set<String> = [
    "kg", "g", "mg", "µg", "t", "lb", "lbs", "oz", "km", "m", "cm", "mm", "µm", "mi", "ft", "yd", "ha", "m²", "m³", "km²", "m2",
    "m3", "km2", "l", "ml", "mL", "dl", "hl", "h", "min", "s", "ms", "µs", "km/h", "mph", "m/s", "W", "kW", "MW", "GW", "TW",
    "Wh",
    "kWh", "MWh", "GWh", "TWh", "Hz", "kHz", "MHz", "GHz", "°", "°C", "°F", "bar", "Pa", "hPa", "kPa", "ppm", "kB", "KB", "MB",
    "GB", "TB", "px", "pt", "dB", "kr", "EUR", "USD", "GBP", "CHF", "JPY", "SEK", "NOK", "DKK",
  ]

  /// Whether a word may be a unit: letters, or a few signs among them, and no month, weekday, half of a day or era.
  private static func isWord(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    guard let first = scalars.first, first.properties.isAlphabetic || first == "°" else { return false }
    guard scalars.allSatisfy({ $0.properties.isAlphabetic || "/°²³·%".unicodeScalars.contains($0) }) else { return false }
    let small = word.lowercased()
    return MonthName.number(word) == nil && !MonthName.isDay(word) && !["am", "pm", "ad", "bc", "ce", "bce"].contains(small)
  }
}
