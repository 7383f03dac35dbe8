/// What a cell's text is when read as a number.
enum NumberReading: Equatable {
  /// A finite number, and what is written beside it; the value is as written (`12%` is 12).
  case number(Double, unit: NumberUnit?)
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
/// A sign (`+`, `-` or U+2212), whole digits, decimals, an exponent, in this order; with a currency sign before it, after or before the
/// sign, or a unit behind it. Parentheses make it negative, in place of a sign. The whole digits may be in groups of three
/// (the first of one to three, not starting with 0) set apart by one and the same of: comma (point, where the comma is the decimal
/// sign), blank, no-break, narrow no-break, thin or figure space, apostrophe, underscore.
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
    plain.reserveCapacity(bytes.count + 1)
    var index = 0
    var isOwed = sign(bytes, &index, into: &plain)
    var unit: NumberUnit?
    let currency = NumberUnit.currencyLength(bytes, at: index)
    if currency > 0 {
      unit = NumberUnit(.sign, index..<index + currency)
      let isSigned = index > 0
      index += currency
      index += blankLength(bytes, at: index)
      if !isSigned { isOwed = sign(bytes, &index, into: &plain) }
    }
    guard digits(bytes, &index, decimalSign, into: &plain) else { return .notANumber }
    exponent(bytes, &index, into: &plain)
    // The parenthesis ends before the unit or after it.
    if isOwed, close(bytes, &index) { isOwed = false }
    let end = isOwed ? bytes.count - 1 : bytes.count
    if unit == nil, index < end, let behind = NumberUnit(ending: bytes.extracting(0..<end), after: index) {
      unit = behind
      index = end
    }
    if isOwed, !close(bytes, &index) { return .notANumber }
    guard index == bytes.count, let value = double(plain.span, from: 0, to: plain.count) else { return .notANumber }
    return value.isFinite ? .number(value, unit: unit) : .tooLarge
  }

  private static func close(_ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return false }
    index += 1
    return true
  }

  /// The double nearest to an ASCII number of sign, digits, point, digits, exponent; infinite when it is too large.
  static func double(_ bytes: Span<UInt8>, from: Int, to: Int) -> Double? {
    Double(text(bytes, from: from, to: to))
  }

  /// The text of a part of some bytes.
  static func text(_ bytes: Span<UInt8>, from: Int, to: Int) -> String {
    bytes.extracting(from..<to).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// How many bytes the blank at a place has, of whatever width it is; 0 where there is none.
  static func blankLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
    guard let separator = groupSeparator(bytes, at: index, .point), isBlank(separator.value) else { return 0 }
    return separator.length
  }

  /// A sign, if there is one; true for the parenthesis that stands for one.
  private static func sign(_ bytes: Span<UInt8>, _ index: inout Int, into plain: inout ContiguousArray<UInt8>) -> Bool {
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case UInt8(ascii: "+"): index += 1
    case UInt8(ascii: "-"), UInt8(ascii: "("):
      plain.append(UInt8(ascii: "-"))
      index += 1
      return bytes[index - 1] == UInt8(ascii: "(")
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x88 && bytes[index + 2] == 0x92:
      plain.append(UInt8(ascii: "-"))
      index += 3
    default: break
    }
    return false
  }

  /// Whole digits and decimals. False when there are none, or they are not in groups as they should be.
  private static func digits(
    _ bytes: Span<UInt8>, _ index: inout Int, _ decimalSign: DecimalSign, into plain: inout ContiguousArray<UInt8>
  ) -> Bool {
    let wholeStart = index
    guard wholeDigits(bytes, &index, decimalSign, into: &plain) else { return false }
    let wholes = index - wholeStart
    let decimal = UInt8(ascii: decimalSign == .point ? "." : ",")
    guard index < bytes.count, bytes[index] == decimal else { return wholes > 0 }
    index += 1
    if wholes == 0 { plain.append(UInt8(ascii: "0")) }
    plain.append(UInt8(ascii: "."))
    let start = index
    run(bytes, &index, into: &plain)
    if index == start { plain.append(UInt8(ascii: "0")) }
    return wholes + index - start > 0
  }

  /// Digits, grouped or not. False when a group is not of three digits.
  private static func wholeDigits(
    _ bytes: Span<UInt8>, _ index: inout Int, _ decimalSign: DecimalSign, into plain: inout ContiguousArray<UInt8>
  ) -> Bool {
    let start = index
    run(bytes, &index, into: &plain)
    let first = index - start
    guard let separator = groupSeparator(bytes, at: index, decimalSign) else { return true }
    while let next = groupSeparator(bytes, at: index, decimalSign), next.value == separator.value {
      let group = index + next.length
      // A blank before a unit is no group.
      if isBlank(next.value), group >= bytes.count || !isDigit(bytes[group]) { return true }
      guard first >= 1, first <= 3, bytes[start] != UInt8(ascii: "0") else { return false }
      guard group + 3 <= bytes.count, isDigit(bytes[group]), isDigit(bytes[group + 1]), isDigit(bytes[group + 2]) else {
        return false
      }
      for offset in 0..<3 { plain.append(bytes[group + offset]) }
      index = group + 3
    }
    return true
  }

  private static func run(_ bytes: Span<UInt8>, _ index: inout Int, into plain: inout ContiguousArray<UInt8>) {
    while index < bytes.count, isDigit(bytes[index]) {
      plain.append(bytes[index])
      index += 1
    }
  }

  private static func isBlank(_ separator: UInt32) -> Bool {
    separator == 0x20 || separator == 0xA0 || separator == 0x202F || separator == 0x2009 || separator == 0x2007
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
      // figure, thin and narrow no-break space, right single quotation mark
      let last = bytes[index + 2]
      return last == 0x87 || last == 0x89 || last == 0xAF || last == 0x99 ? (UInt32(last) + 0x1F80, 3) : nil
    default: return nil
    }
  }

  /// An `e` and digits; nothing where no digits follow.
  private static func exponent(_ bytes: Span<UInt8>, _ index: inout Int, into plain: inout ContiguousArray<UInt8>) {
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    var digits = index + 1
    if digits < bytes.count, bytes[digits] == UInt8(ascii: "+") || bytes[digits] == UInt8(ascii: "-") { digits += 1 }
    guard digits < bytes.count, isDigit(bytes[digits]) else { return }
    plain.append(UInt8(ascii: "e"))
    if bytes[digits - 1] == UInt8(ascii: "-") { plain.append(UInt8(ascii: "-")) }
    index = digits
    run(bytes, &index, into: &plain)
  }
}
