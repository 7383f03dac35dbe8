import BarlineDrawing

extension ByteText {
  /// Writes a number as it is told: all of its digits and no more, without grouping or exponent, with a real minus.
  ///
  /// 36205 is "36205", 0.1 is "0.1", −4 is "−4", 1e21 is "1000000000000000000000".
  mutating func append(spoken value: Double) {
    guard value.isFinite else { return append("0") }
    if value < 0 { append("\u{2212}") }
    let magnitude = value.magnitude
    // What six decimals give again has six at most, and zeros at the end are not written. Larger numbers, and those with more
    // digits, such as sums, are told by the long way.
    if magnitude < 1e9, Double(UInt64(saturating: magnitude * 1e6 + 0.5)) / 1e6 == magnitude {
      return append(number: magnitude, decimals: 6)
    }
    append(expanding: magnitude)
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
