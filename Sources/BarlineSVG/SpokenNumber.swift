import BarlineDrawing

extension ByteText {
  /// Writes a number as it is told: all of its digits and no more, without grouping or exponent, with a real minus.
  ///
  /// 36205 is "36205", 0.1 is "0.1", −4 is "−4", 1e21 is "1000000000000000000000".
  mutating func append(spoken value: Double) {
    guard value.isFinite else { return append("0") }
    if value < 0 { append("\u{2212}") }
    let magnitude = value.magnitude
    // The fewest decimals that give the same number again; sums of a million and more digits are told by the long way.
    var scale = 1.0
    for decimals in 0...6 where magnitude < 1e9 {
      let scaled = UInt64(saturating: magnitude * scale + 0.5)
      if Double(scaled) / scale == magnitude { return append(number: magnitude, decimals: decimals) }
      scale *= 10
    }
    append(expanding: magnitude)
  }

  /// Writes the shortest digits that give a number again, with its exponent turned into zeros.
  private mutating func append(expanding magnitude: Double) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var inExponent = false
    var sign = 1
    for letter in magnitude.description.utf8 {
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
