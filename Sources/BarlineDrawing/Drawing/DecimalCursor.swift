/// Writes digits at a place in memory; whoever made it has seen to it that there is room: 32 bytes a number.
@usableFromInline package struct DecimalCursor {
  @usableFromInline package var place: UnsafeMutableRawPointer

  @inlinable @inline(__always) init(place: UnsafeMutableRawPointer) { self.place = place }

  @inlinable @inline(__always) package mutating func write(byte: UInt8) {
    place.storeBytes(of: byte, as: UInt8.self)
    place += 1
  }

  /// Writes a literal: where it is written, its length is known, and no loop is needed.
  @inlinable @inline(__always) package mutating func write(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes in
      guard let start = bytes.baseAddress else { return }
      place.copyMemory(from: start, byteCount: bytes.count)
      place += bytes.count
    }
  }

  /// Writes bytes as they lie in memory.
  @inlinable @inline(__always) package mutating func write(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    switch bytes.count {
    case 8...16:
      // Two words that may overlap: a copy of a few letters is shorter than the call of one.
      let last = bytes.count - 8
      place.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      (place + last).storeBytes(of: (source + last).loadUnaligned(as: UInt64.self), as: UInt64.self)
    case 1..<8: for step in 0..<bytes.count { (place + step).storeBytes(of: bytes[step], as: UInt8.self) }
    default: place.copyMemory(from: source, byteCount: bytes.count)
    }
    place += bytes.count
  }

  /// Writes the first letters of a word, the one in its lowest byte first. Four bytes are touched, however few count.
  @inline(__always) private mutating func write(letters: UInt32, _ count: Int) {
    place.storeBytes(of: letters.littleEndian, as: UInt32.self)
    place += count
  }

  /// Writes an attribute: its name up to the first quotation mark, a number, a quotation mark.
  @inlinable @inline(__always) package mutating func write(_ name: StaticString, _ number: Double, _ decimals: Int) {
    write(name)
    write(number, decimals)
    write(byte: UInt8(ascii: "\""))
  }

  /// Writes a number with at most `decimals` digits after the point, as `ByteText` says.
  @usableFromInline package mutating func write(_ number: Double, _ decimals: Int) {
    let magnitude = number.magnitude
    // As all coordinates are; NaN fails the comparison.
    guard magnitude < 999_999, decimals == 3 || decimals == 2 else { return write(any: number, decimals) }
    let scale = decimals == 3 ? 1000.0 : 100.0
    let scaled = UInt32(truncatingIfNeeded: UInt64(saturating: magnitude * scale + 0.5))
    let (whole, fraction) = decimals == 3 ? (scaled / 1000, scaled % 1000) : (scaled / 100, scaled % 100 * 10)
    if number < 0 && scaled > 0 { write(byte: UInt8(ascii: "-")) }
    write(small: whole)
    guard fraction > 0 else { return }
    write(byte: UInt8(ascii: "."))
    let digits = DecimalCursor.digits(fraction)
    write(letters: digits | 0x303030, (39 - digits.leadingZeroBitCount) >> 3)
  }

  /// Writes a number of any size, with any decimals.
  private mutating func write(any number: Double, _ decimals: Int) {
    let limit = DecimalCursor.limit(decimals)
    let magnitude = number.magnitude < limit ? number.magnitude : (number.isNaN ? 0 : limit)
    let digits = min(max(decimals, 0), 6)
    var unit: UInt64 = 1
    for _ in 0..<digits { unit *= 10 }
    let scaled = UInt64(saturating: magnitude * Double(unit) + 0.5)
    if number < 0 && scaled > 0 { write(byte: UInt8(ascii: "-")) }
    let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: unit)
    write(whole: whole)
    write(fraction: fraction, digits: digits)
  }

  /// The digits of a number below 1000, a byte each, the first one lowest.
  @inline(__always) private static func digits(_ number: UInt32) -> UInt32 {
    // Divisions by 100 and by 10, exact for what they are given.
    let hundreds = (number &* 5243) >> 19
    let rest = number &- hundreds &* 100
    let tens = (rest &* 103) >> 10
    return hundreds | tens << 8 | (rest &- tens &* 10) << 16
  }

  /// Writes a whole number below a million.
  @inline(__always) private mutating func write(small whole: UInt32) {
    guard whole >= 1000 else { return write(group: whole) }
    write(group: whole / 1000)
    write(letters: DecimalCursor.digits(whole % 1000) | 0x303030, 3)
  }

  /// Writes a whole number below 1000.
  @inline(__always) private mutating func write(group number: UInt32) {
    let digits = DecimalCursor.digits(number)
    // Its last digit counts, whatever it is.
    let zeros = (digits | 0x10000).trailingZeroBitCount >> 3
    write(letters: (digits | 0x303030) >> UInt32(truncatingIfNeeded: 8 * zeros), 3 - zeros)
  }

  /// Writes a whole number of any size.
  package mutating func write(whole: UInt64) {
    guard whole >= 1_000_000 else { return write(small: UInt32(truncatingIfNeeded: whole)) }
    write(whole: whole / 1_000_000)
    let rest = UInt32(truncatingIfNeeded: whole % 1_000_000)
    write(letters: DecimalCursor.digits(rest / 1000) | 0x303030, 3)
    write(letters: DecimalCursor.digits(rest % 1000) | 0x303030, 3)
  }

  /// Writes a point and what comes behind it, without zeros at the end; nothing where all are zeros.
  package mutating func write(fraction: UInt64, digits: Int) {
    guard fraction > 0 else { return }
    var (rest, count) = (fraction, digits)
    while count > 4, rest % 10_000 == 0 { (rest, count) = (rest / 10_000, count - 4) }
    while rest % 10 == 0, count > 1 { (rest, count) = (rest / 10, count - 1) }
    write(byte: UInt8(ascii: "."))
    // From the last digit to the first, three at a time.
    var digit = place + count
    while digit - place >= 3 {
      digit -= 3
      let letters = DecimalCursor.digits(UInt32(truncatingIfNeeded: rest % 1000)) | 0x303030
      digit.storeBytes(of: UInt16(truncatingIfNeeded: letters).littleEndian, as: UInt16.self)
      (digit + 2).storeBytes(of: UInt8(truncatingIfNeeded: letters >> 16), as: UInt8.self)
      rest /= 1000
    }
    while digit > place {
      digit -= 1
      digit.storeBytes(of: UInt8(truncatingIfNeeded: 48 + rest % 10), as: UInt8.self)
      rest /= 10
    }
    place += count
  }

  /// Writes a number of 15 digits with a point behind the first `whole` of them (1…14), and no zeros at its end.
  package mutating func write(fifteen digits: UInt64, whole: Int) {
    let high = UInt32(truncatingIfNeeded: digits / 1_000_000_000)
    let low = UInt32(truncatingIfNeeded: digits % 1_000_000_000)
    write(letters: DecimalCursor.digits(high / 1000) | 0x303030, 3)
    write(letters: DecimalCursor.digits(high % 1000) | 0x303030, 3)
    write(letters: DecimalCursor.digits(low / 1_000_000) | 0x303030, 3)
    write(letters: DecimalCursor.digits(low / 1000 % 1000) | 0x303030, 3)
    write(letters: DecimalCursor.digits(low % 1000) | 0x303030, 3)
    place -= 15
    var count = 15
    while count > whole, (place + count - 1).load(as: UInt8.self) == 48 { count -= 1 }
    if count > whole {
      // What is behind the point moves by a byte; it is two words at most.
      let point = place + whole
      let words = (point.loadUnaligned(as: UInt64.self), (point + 8).loadUnaligned(as: UInt64.self))
      point.storeBytes(of: UInt8(ascii: "."), as: UInt8.self)
      (point + 1).storeBytes(of: words.0, as: UInt64.self)
      (point + 9).storeBytes(of: words.1, as: UInt64.self)
      count += 1
    }
    place += count
  }

  /// The largest magnitude that is written: 10¹⁵, or what has 18 digits with the decimals.
  @inline(__always) private static func limit(_ decimals: Int) -> Double {
    switch decimals {
    case ...3: 1e15
    case 4: 1e14
    case 5: 1e13
    default: 1e12
    }
  }
}
