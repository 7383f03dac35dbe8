/// Writes one number as UTF-8, from the left, into memory that is known to be large enough.
struct NumberWriter {
  /// The memory written to.
  let bytes: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes are written.
  var count = 0

  /// The text of a number, with what an app wants before it and after it.
  static func text(
    _ digits: DecimalDigits, _ notation: NumberNotation, _ locale: ChartLocale, prefix: String, suffix: String, unit: String
  ) -> String {
    // At most 19 digits before the point and 18 after it, a separator for each, two exponents' worth of bytes.
    let room =
      128 + 19 * locale.groupingSeparator.utf8.count + locale.decimalSeparator.utf8.count + locale.minus.utf8.count
      + locale.percent.utf8.count + prefix.utf8.count + suffix.utf8.count + unit.utf8.count + suffixRoom(locale)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { bytes in
      var writer = NumberWriter(bytes: bytes)
      let unit = Array(unit.utf8)
      let lead = locale.leadingCount(ofUnit: unit)
      writer.write(digits, notation, locale, prefix: prefix, sign: unit, lead)
      writer.append(suffix)
      writer.append(unit: unit, from: lead)
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<writer.count]), as: UTF8.self)
    }
  }

  /// The bytes of the longest magnitude suffix, or more.
  private static func suffixRoom(_ locale: ChartLocale) -> Int {
    let names = locale.magnitudes
    return names.thousand.utf8.count + names.million.utf8.count + names.billion.utf8.count + names.trillion.utf8.count
  }

  /// Writes what follows the number of its unit: all of it, or what a currency sign before the digits has left.
  private mutating func append(unit: [UInt8], from lead: Int) {
    guard lead < unit.count else { return }
    let isBlank = unit[lead] == UInt8(ascii: " ")
    if lead == 0 || isBlank { append("\u{A0}") }
    for place in (isBlank ? lead + 1 : lead)..<unit.count { append(unit[place]) }
  }

  /// Writes minus, prefix, currency sign, digits and ending.
  private mutating func write(
    _ digits: DecimalDigits, _ notation: NumberNotation, _ locale: ChartLocale, prefix: String, sign: [UInt8], _ lead: Int
  ) {
    var number = digits
    number.exponent -= notation.isPercent ? notation.shift - 2 : notation.shift
    number.round(toPlace: -notation.maximumDecimals)
    number.dropZeros(upTo: -notation.minimumDecimals)
    if number.isNegative { append(locale.minus) }
    append(prefix)
    for place in 0..<lead { append(sign[place]) }

    let decimals = Swift.max(0, -number.exponent)
    var whole = number.coefficient
    var fraction: UInt64 = 0
    if decimals >= powersOfTen.count {
      (whole, fraction) = (0, whole)
    } else if decimals > 0 {
      (whole, fraction) = whole.quotientAndRemainder(dividingBy: powersOfTen[decimals])
    } else if number.exponent > 0 {
      whole *= powersOfTen[Swift.min(number.exponent, 19 - number.count)]
    }
    append(whole: whole, notation.isGrouped ? locale.grouping : .none, locale)

    let shown = Swift.max(decimals, notation.minimumDecimals)
    if shown > 0 {
      append(locale.decimalSeparator)
      append(fraction: fraction, digits: decimals)
      for _ in decimals..<shown { append(UInt8(ascii: "0")) }
    }
    appendEnding(notation, locale)
  }

  /// Writes what follows the digits.
  private mutating func appendEnding(_ notation: NumberNotation, _ locale: ChartLocale) {
    switch notation.ending {
    case .none: break
    case .magnitude:
      switch notation.shift {
      case 3: append(locale.magnitudes.thousand)
      case 6: append(locale.magnitudes.million)
      case 9: append(locale.magnitudes.billion)
      case 12: append(locale.magnitudes.trillion)
      default: break
      }
    case .power:
      append("×10")
      append(superscript: notation.shift)
    }
    if notation.isPercent { append(locale.percent) }
  }

  /// Writes a whole number in groups.
  private mutating func append(whole: UInt64, _ grouping: ChartLocale.Grouping, _ locale: ChartLocale) {
    var length = 1
    while length < powersOfTen.count, whole >= powersOfTen[length] { length += 1 }
    let isGrouped = grouping != .none && length >= Swift.max(4, locale.minimumGroupedDigits)
    var rest = whole
    for place in stride(from: length - 1, through: 0, by: -1) {
      let (digit, remainder) = rest.quotientAndRemainder(dividingBy: powersOfTen[place])
      rest = remainder
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      guard isGrouped, place >= 3 else { continue }
      let isEnd = grouping == .indian ? place % 2 == 1 : place % 3 == 0
      if isEnd { append(locale.groupingSeparator) }
    }
  }

  /// Writes digits after the decimal separator, with their leading zeros.
  private mutating func append(fraction: UInt64, digits: Int) {
    var rest = fraction
    for place in stride(from: digits - 1, through: 0, by: -1) {
      guard place < powersOfTen.count else {
        append(UInt8(ascii: "0"))
        continue
      }
      let (digit, remainder) = rest.quotientAndRemainder(dividingBy: powersOfTen[place])
      rest = remainder
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
    }
  }

  /// Writes an exponent in raised digits.
  private mutating func append(superscript exponent: Int) {
    if exponent < 0 { append("⁻") }
    var unit = 100
    let size = Swift.abs(exponent)
    while unit > 1, unit > size { unit /= 10 }
    while unit > 0 {
      append(superscriptDigits[size / unit % 10])
      unit /= 10
    }
  }

  /// Writes a byte.
  private mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  /// Writes a string.
  private mutating func append(_ string: String) {
    for byte in string.utf8 { append(byte) }
  }
}

/// The raised digits, by value.
private let superscriptDigits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
