import BarlineDrawing

extension ByteText {
  /// Writes a number as it is told: without grouping or exponent, with a real minus.
  ///
  /// 36205 is "36205", 0.1 is "0.1", −4 is "−4", 1e21 is "1000000000000000000000". From 0.001 up to 10¹⁵, 15 digits are told: all that
  /// a number is sure to keep of those it was given. More than that comes of computing: 0.1 + 0.2 is "0.3".
  mutating func append(spoken value: Double) {
    guard value.isFinite else { return append("0") }
    if value < 0 { append("\u{2212}") }
    let magnitude = value.magnitude
    guard magnitude != 0 else { return append("0") }
    guard magnitude >= 0.001, magnitude < 1e15 else { return append(expanding: magnitude) }
    let whole = UInt64(saturating: magnitude)
    if Double(whole) == magnitude { return write(room: 24) { $0.write(whole: whole) } }
    // Each step is exact, since every power of ten up to the 22nd is.
    var (decimals, scale, bound) = (14, 1e14, 10.0)
    while magnitude >= bound { (decimals, scale, bound) = (decimals - 1, scale / 10, bound * 10) }
    while decimals < 17, magnitude * scale < 1e14 { (decimals, scale) = (decimals + 1, scale * 10) }
    let digits = UInt64(saturating: magnitude * scale + 0.5)
    // As most are: not below 1, and not rounded up to a power of ten.
    guard decimals < 15, digits < 1_000_000_000_000_000 else { return append(digits, decimals: decimals) }
    write(room: 40) { $0.write(fifteen: digits, whole: 15 - decimals) }
  }

  /// Writes the shortest digits that give a number again, with its exponent turned into zeros.
  private mutating func append(expanding magnitude: Double) {
    var description = magnitude.description
    let isWritten = description.withUTF8 { text in
      guard !text.contains(UInt8(ascii: "e")) else { return false }
      let isWhole = text.count > 2 && text[text.count - 1] == UInt8(ascii: "0") && text[text.count - 2] == UInt8(ascii: ".")
      append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[..<(text.count - (isWhole ? 2 : 0))]))
      return true
    }
    if !isWritten { append(scientific: description) }
  }

  /// Writes what is given as digits and an exponent with as many zeros as that means.
  private mutating func append(scientific text: String) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var inExponent = false
    var sign = 1
    for letter in text.utf8 {
      switch letter {
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"): inExponent = true
      case UInt8(ascii: "-"): sign = -1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if inExponent { exponent = exponent * 10 + Int(letter - 48) } else { digits.append(letter) }
      default: continue
      }
    }
    let whole = (point ?? digits.count) + sign * exponent
    if whole <= 0 { append("0") }
    var last = digits.count
    while last > max(whole, 1), digits[last - 1] == 48 { last -= 1 }
    for place in min(whole, 0)..<max(last, whole) {
      if place == whole || (place == min(whole, 0) && whole <= 0) { append(".") }
      append(byte: place >= 0 && place < digits.count ? digits[place] : 48)
    }
  }
}
