extension DecimalDigits {
  /// The number in digits, without any locale's signs: 36205, -3.5, 0.0001, 1e-05, 1e+300. Beyond 2⁵³, and below 0.0001, with an
  /// exponent; just what Swift writes of a double, without ".0".
  package var plainText: String {
    var number = self
    number.dropZeros(upTo: Int.max)
    guard number.coefficient > 0 else { return "0" }
    var digits = Array(String(number.coefficient).utf8)
    // How many digits stand before the point; none or less where the number begins with "0.".
    let point = number.exponent + digits.count
    var power = ""
    if point < -3 || point > 16 || exactDouble(number.coefficient, exponent: number.exponent) > 9_007_199_254_740_992 {
      if digits.count > 1 { digits.insert(UInt8(ascii: "."), at: 1) }
      let size = (point - 1).magnitude
      power = (point < 1 ? "e-" : "e+") + (size < 10 ? "0" : "") + String(size)
    } else if point <= 0 {
      digits.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: 1 - point), at: 0)
      digits.insert(UInt8(ascii: "."), at: 1)
    } else if point < digits.count {
      digits.insert(UInt8(ascii: "."), at: point)
    } else {
      digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: point - digits.count))
    }
    return (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self) + power
  }
}
