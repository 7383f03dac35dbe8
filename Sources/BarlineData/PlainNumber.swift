/// A decimal number of at most 15 digits without exponent, which a double and a count of decimals hold exactly.
///
/// Its value is the digits as a whole number over a power of ten, both exact, so that one division rounds correctly
/// (W. D. Clinger, "How to Read Floating Point Numbers Accurately", 1990).
struct PlainNumber {
  var value: Double
  var decimals: Int
  /// True for one to three digits not starting with 0, a point and three digits.
  var couldBeGrouped: Bool

  /// Nil for any other text, and for one that could not be spelled again from value and decimals: `007`, `+5`, `.5`, `5.`.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, from: Int, to: Int) {
    var index = from
    guard index < to, to - from <= 17 else { return nil }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let wholeStart = index
    var digits: Int64 = 0
    while index < to, NumberText.isDigit(bytes[index]) {
      digits = digits &* 10 &+ Int64(bytes[index] &- 0x30)
      index += 1
    }
    let wholes = index - wholeStart
    guard wholes > 0, wholes == 1 || bytes[wholeStart] != 0x30 else { return nil }
    decimals = 0
    if index < to {
      guard bytes[index] == UInt8(ascii: ".") else { return nil }
      index += 1
      let start = index
      while index < to, NumberText.isDigit(bytes[index]) {
        digits = digits &* 10 &+ Int64(bytes[index] &- 0x30)
        index += 1
      }
      decimals = index - start
      guard index == to, decimals > 0 else { return nil }
    }
    guard wholes + decimals <= 15 else { return nil }
    let magnitude = decimals == 0 ? Double(digits) : Double(digits) / NumberText.powersOfTen[decimals]
    value = isNegative ? -magnitude : magnitude
    couldBeGrouped = decimals == 3 && wholes <= 3 && bytes[wholeStart] != 0x30
  }

  /// A number of at most three digits before the point and three after, with its point taken as grouping: 1234 for 1.234.
  static func thousands(_ value: Double) -> Double {
    guard value.magnitude < 1_000 else { return value }
    let whole = Double(Int64(value.magnitude * 1_000 + 0.5))
    return value.sign == .minus ? -whole : whole
  }

  /// The text such a number was read from.
  static func text(_ value: Double, decimals: Int) -> String {
    // The product is within a quarter of the whole number it was divided from: adding a half and truncating gives that number.
    let scaled = value.magnitude * NumberText.powersOfTen[min(decimals, 15)]
    guard scaled <= 1e15 else { return "\(value)" }
    var digits = "\(Int64(scaled + 0.5))"
    let sign = value.sign == .minus ? "-" : ""
    if decimals == 0 { return sign + digits }
    if digits.utf8.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
    }
    return sign + digits.dropLast(decimals) + "." + digits.suffix(decimals)
  }
}

/// A number with a point or an exponent that is too long for `PlainNumber`.
enum LongNumber {
  /// Its nearest double; nil for other texts, for whole numbers (often ids, whose digits must stay) and beyond the doubles.
  static func value(_ bytes: Span<UInt8>, from: Int, to: Int) -> Double? {
    var index = from
    if index < to, bytes[index] == UInt8(ascii: "-") { index += 1 }
    let start = index
    skipDigits(bytes, &index, to)
    guard index > start, index < to, index == start + 1 || bytes[start] != 0x30 else { return nil }
    if bytes[index] == UInt8(ascii: ".") {
      let point = index
      index += 1
      skipDigits(bytes, &index, to)
      guard index > point + 1 else { return nil }
    }
    if index < to {
      guard bytes[index] | 0x20 == UInt8(ascii: "e") else { return nil }
      index += 1
      if index < to, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      let exponent = index
      skipDigits(bytes, &index, to)
      guard index > exponent else { return nil }
    }
    guard index == to, let value = NumberText.double(bytes, from: from, to: to), value.isFinite else { return nil }
    return value
  }

  private static func skipDigits(_ bytes: Span<UInt8>, _ index: inout Int, _ end: Int) {
    while index < end, NumberText.isDigit(bytes[index]) { index += 1 }
  }
}
