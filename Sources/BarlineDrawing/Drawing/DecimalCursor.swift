/// Writes digits at a place in memory; whoever made it has seen to it that there is room: 32 bytes a number.
struct DecimalCursor {
  var place: UnsafeMutableRawPointer

  @inline(__always) mutating func write(byte: UInt8) {
    place.storeBytes(of: byte, as: UInt8.self)
    place += 1
  }

  @inline(__always) mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    let source = UnsafeRawPointer(start)
    switch bytes.count {
    case 8...16:
      // Two words that may overlap: a copy of a few letters is shorter than the call of one.
      let last = bytes.count - 8
      place.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      (place + last).storeBytes(of: (source + last).loadUnaligned(as: UInt64.self), as: UInt64.self)
    case 4..<8:
      let last = bytes.count - 4
      place.storeBytes(of: source.loadUnaligned(as: UInt32.self), as: UInt32.self)
      (place + last).storeBytes(of: (source + last).loadUnaligned(as: UInt32.self), as: UInt32.self)
    case 1..<4: for step in bytes.indices { (place + step).storeBytes(of: bytes[step], as: UInt8.self) }
    default: place.copyMemory(from: source, byteCount: bytes.count)
    }
    place += bytes.count
  }

  /// Writes the first letters of a word, the one in its lowest byte first. Eight bytes are touched, however few count.
  @inline(__always) private mutating func write(_ letters: UInt64, _ count: Int) {
    place.storeBytes(of: letters.littleEndian, as: UInt64.self)
    place += count
  }

  @inline(__always) mutating func write(_ literal: StaticString) { literal.withUTF8Buffer { write($0) } }

  /// Writes an attribute: its name up to the first quotation mark, a number, a quotation mark.
  mutating func write(_ name: StaticString, _ number: Double, _ decimals: Int) {
    write(name)
    write(number, decimals)
    write(byte: UInt8(ascii: "\""))
  }

  /// Writes a number with at most `decimals` digits after the point, as `ByteText` says.
  mutating func write(_ number: Double, _ decimals: Int) {
    let scale = DecimalCursor.scale(decimals)
    let limit = DecimalCursor.limit(decimals)
    let magnitude = number.magnitude < limit ? number.magnitude : (number.isNaN ? 0 : limit)
    let scaled = UInt64(saturating: magnitude * scale + 0.5)
    if number < 0 && scaled > 0 { write(byte: UInt8(ascii: "-")) }
    let (whole, fraction) = DecimalCursor.split(scaled, decimals)
    guard whole < 1_000_000, decimals <= 3 else {
      write(whole: whole)
      return write(fraction: fraction, digits: min(decimals, 6))
    }
    write(small: Int(truncatingIfNeeded: whole))
    guard fraction > 0 else { return }
    let group = DigitGroups.table[Int(truncatingIfNeeded: fraction) * DecimalCursor.toThousandths(decimals)]
    write(UInt64(group.letters) << 8 | UInt64(UInt8(ascii: ".")), 1 + group.trimmedCount)
  }

  /// Writes a whole number below a million.
  @inline(__always) private mutating func write(small whole: Int) {
    let (thousands, rest) = (whole / 1000, whole % 1000)
    if thousands > 0 { write(DigitGroups.table[thousands]) }
    let group = DigitGroups.table[rest]
    if thousands > 0 { write(UInt64(group.letters), 3) } else { write(group) }
  }

  /// Writes a group without the zeros at its start.
  @inline(__always) private mutating func write(_ group: DigitGroups.Group) {
    write(UInt64(group.letters) >> (8 * group.leadingZeros), 3 - Int(group.leadingZeros))
  }

  /// Writes a whole number of any size.
  mutating func write(whole: UInt64) {
    var (rest, letters, count) = (whole, UInt64(0), 0)
    repeat {
      letters = letters << 8 | (48 + rest % 10)
      rest /= 10
      count += 1
    } while rest > 0 && count < 8
    if rest > 0 { write(whole: rest) }
    write(letters, count)
  }

  /// Writes a point and what comes behind it, without zeros at the end; nothing where all are zeros.
  mutating func write(fraction: UInt64, digits: Int) {
    guard fraction > 0 else { return }
    var (rest, count) = (fraction, digits)
    while count > 4, rest % 10_000 == 0 { (rest, count) = (rest / 10_000, count - 4) }
    while rest % 10 == 0, count > 1 { (rest, count) = (rest / 10, count - 1) }
    write(byte: UInt8(ascii: "."))
    // From the last digit to the first.
    var digit = place + count
    while digit > place {
      digit -= 1
      digit.storeBytes(of: UInt8(truncatingIfNeeded: 48 + rest % 10), as: UInt8.self)
      rest /= 10
    }
    place += count
  }

  @inline(__always) private static func scale(_ decimals: Int) -> Double {
    switch decimals {
    case ...0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    default: 1_000_000
    }
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

  @inline(__always) private static func toThousandths(_ decimals: Int) -> Int {
    decimals >= 3 ? 1 : decimals == 2 ? 10 : 100
  }

  /// Spelled out so that each division is one by a constant, which costs a multiplication.
  @inline(__always) private static func split(_ scaled: UInt64, _ decimals: Int) -> (whole: UInt64, fraction: UInt64) {
    switch decimals {
    case ...0: (scaled, 0)
    case 1: (scaled / 10, scaled % 10)
    case 2: (scaled / 100, scaled % 100)
    case 3: (scaled / 1000, scaled % 1000)
    case 4: (scaled / 10_000, scaled % 10_000)
    case 5: (scaled / 100_000, scaled % 100_000)
    default: (scaled / 1_000_000, scaled % 1_000_000)
    }
  }
}

/// The digits of 0…999, each as three letters.
enum DigitGroups {
  struct Group {
    /// The letters, the first one in the lowest byte.
    var letters: UInt32
    /// How many zeros it starts with; at most two.
    var leadingZeros: UInt32
    /// How many letters are left without the zeros at the end.
    var trimmedCount: Int
  }

  static let table: [Group] = (0..<1000).map { (number: UInt32) -> Group in
    let (a, b, c) = (number / 100, number / 10 % 10, number % 10)
    return Group(
      letters: (48 + a) | (48 + b) << 8 | (48 + c) << 16, leadingZeros: number < 10 ? 2 : number < 100 ? 1 : 0,
      trimmedCount: c > 0 ? 3 : b > 0 ? 2 : a > 0 ? 1 : 0)
  }
}
