/// What a cell's text is when read as a number.
enum NumberReading: Equatable {
  /// A finite number, and whether a percent sign followed it; the value is as written (`12%` is 12).
  case number(Double, percent: Bool)
  /// A number by its form, but beyond what a double holds.
  case tooLarge
  /// Anything else, `inf` included.
  case notANumber
}

/// Which character stands before the decimals; the other one may group the thousands.
enum DecimalSign: Equatable {
  case point, comma
}

/// Numbers as people and programs write them.
///
/// A sign (`+`, `-` or U+2212), whole digits, decimals, an exponent, a percent sign, in this order. The whole digits may
/// be in groups of three (the first of one to three, not starting with 0) set apart by one and the same of: comma (point,
/// where the comma is the decimal sign), blank, no-break, narrow no-break or thin space, apostrophe, underscore.
enum NumberText {
  /// 10⁰…10²², the powers of ten that a double holds exactly.
  static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21,
    1e22,
  ]

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Reads the whole of a trimmed text.
  static func read(_ bytes: Span<UInt8>, decimalSign: DecimalSign) -> NumberReading {
    var plain: ContiguousArray<UInt8> = []
    plain.reserveCapacity(bytes.count)
    var index = sign(bytes, into: &plain)
    let end = bytes.count
    let wholeStart = index
    guard wholeDigits(bytes, &index, decimalSign, into: &plain) else { return .notANumber }
    var digits = index - wholeStart
    let decimal = UInt8(ascii: decimalSign == .point ? "." : ",")
    if index < end, bytes[index] == decimal {
      index += 1
      if digits == 0 { plain.append(UInt8(ascii: "0")) }
      plain.append(UInt8(ascii: "."))
      let start = index
      while index < end, isDigit(bytes[index]) {
        plain.append(bytes[index])
        index += 1
      }
      digits += index - start
      if index == start { plain.append(UInt8(ascii: "0")) }
    }
    guard digits > 0, exponent(bytes, &index, into: &plain) else { return .notANumber }
    let isPercent = percent(bytes, &index)
    guard index == end, let value = double(plain.span, from: 0, to: plain.count) else { return .notANumber }
    return value.isFinite ? .number(value, percent: isPercent) : .tooLarge
  }

  /// The double nearest to an ASCII number of sign, digits, point, digits, exponent; infinite when it is too large.
  static func double(_ bytes: Span<UInt8>, from: Int, to: Int) -> Double? {
    Double(text(bytes, from: from, to: to))
  }

  /// The text of a part of some bytes.
  static func text(_ bytes: Span<UInt8>, from: Int, to: Int) -> String {
    bytes.extracting(from..<to).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  private static func sign(_ bytes: Span<UInt8>, into plain: inout ContiguousArray<UInt8>) -> Int {
    guard bytes.count > 0 else { return 0 }
    if bytes[0] == UInt8(ascii: "+") { return 1 }
    if bytes[0] == UInt8(ascii: "-") {
      plain.append(bytes[0])
      return 1
    }
    if bytes.count > 3, bytes[0] == 0xE2, bytes[1] == 0x88, bytes[2] == 0x92 {
      plain.append(UInt8(ascii: "-"))
      return 3
    }
    return 0
  }

  /// Digits, grouped or not. False when a group is not of three digits.
  private static func wholeDigits(
    _ bytes: Span<UInt8>, _ index: inout Int, _ decimalSign: DecimalSign, into plain: inout ContiguousArray<UInt8>
  ) -> Bool {
    let start = index
    while index < bytes.count, isDigit(bytes[index]) {
      plain.append(bytes[index])
      index += 1
    }
    let first = index - start
    guard let separator = groupSeparator(bytes, at: index, decimalSign) else { return true }
    // A blank before a percent sign is no group.
    if separator.value == 0x20, index + 1 < bytes.count, !isDigit(bytes[index + 1]) { return true }
    guard first >= 1, first <= 3, bytes[start] != UInt8(ascii: "0") else { return false }
    while let next = groupSeparator(bytes, at: index, decimalSign), next.value == separator.value {
      let group = index + next.length
      guard group + 3 <= bytes.count, isDigit(bytes[group]), isDigit(bytes[group + 1]), isDigit(bytes[group + 2]) else {
        return separator.value == 0x20 && index > start + first
      }
      for offset in 0..<3 { plain.append(bytes[group + offset]) }
      index = group + 3
    }
    return true
  }

  private static func groupSeparator(
    _ bytes: Span<UInt8>, at index: Int, _ decimalSign: DecimalSign
  ) -> (value: UInt32, length: Int)? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: ","): return decimalSign == .point ? (0x2C, 1) : nil
    case UInt8(ascii: "."): return decimalSign == .comma ? (0x2E, 1) : nil
    case UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "_"): return (UInt32(bytes[index]), 1)
    case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0xA0: return (0xA0, 2)
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
      let last = bytes[index + 2]  // narrow no-break space, thin space, right single quotation mark
      return last == 0xAF || last == 0x89 || last == 0x99 ? (UInt32(last) + 0x2000, 3) : nil
    default: return nil
    }
  }

  private static func exponent(_ bytes: Span<UInt8>, _ index: inout Int, into plain: inout ContiguousArray<UInt8>) -> Bool {
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return true }
    index += 1
    plain.append(UInt8(ascii: "e"))
    if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      plain.append(bytes[index])
      index += 1
    }
    let start = index
    while index < bytes.count, isDigit(bytes[index]) {
      plain.append(bytes[index])
      index += 1
    }
    return index > start
  }

  private static func percent(_ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
    var after = index
    if after < bytes.count, bytes[after] == 0x20 { after += 1 }
    if after + 1 < bytes.count, bytes[after] == 0xC2, bytes[after + 1] == 0xA0 { after += 2 }
    guard after < bytes.count, bytes[after] == UInt8(ascii: "%") else { return false }
    index = after + 1
    return true
  }
}
