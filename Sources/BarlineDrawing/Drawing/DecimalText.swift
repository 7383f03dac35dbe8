/// UTF-8 text that grows: what every writer of text in this package writes into, the same on every machine and in every locale.
///
///     var text = ByteText()
///     text.append("x=")
///     text.append(number: -0.12345, decimals: 3)
///     text.string   // "x=-0.123"
package struct ByteText: Sendable {
  /// The bytes written so far.
  package var bytes: [UInt8] = []

  /// Makes an empty text with room for a number of bytes.
  package init(capacity: Int = 0) {
    if capacity > 0 { bytes.reserveCapacity(capacity) }
  }

  /// What has been written, as a string.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a literal.
  package mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds a string as it is; escaping is the caller's business.
  @_disfavoredOverload package mutating func append(_ string: String) { bytes.append(contentsOf: string.utf8) }

  /// Adds bytes as they are.
  package mutating func append(contentsOf more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  /// Adds a byte: an ASCII letter.
  package mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Adds a whole number.
  package mutating func append(whole value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(digitsOf: UInt64(value.magnitude))
  }

  /// Adds a number with at most `decimals` digits (0…6) after the point, rounded half away from zero, zeros at the end cut off.
  ///
  /// The separator is always ".", there is no exponent and no "-0". What is larger than a picture can mean (10¹⁵, or 10¹⁸ over the
  /// power of ten asked for where that is less) is written as that limit; NaN, which no drawing holds, as 0.
  package mutating func append(number: Double, decimals: Int) {
    let scale = ByteText.scale(decimals)
    let limit = min(1e15, 1e18 / scale)
    let magnitude = number.magnitude < limit ? number.magnitude : (number.isNaN ? 0 : limit)
    let scaled = UInt64(saturating: magnitude * scale + 0.5)
    guard scaled > 0 else { return bytes.append(UInt8(ascii: "0")) }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = ByteText.split(scaled, decimals)
    append(digitsOf: whole)
    if fraction > 0 { append(fraction: fraction, digits: min(decimals, 6)) }
  }

  private mutating func append(digitsOf number: UInt64) {
    // Eight digits fit a word; only sums of millions have more.
    guard number < 100_000_000 else {
      append(digitsOf: number / 10)
      return bytes.append(UInt8(truncatingIfNeeded: 48 + number % 10))
    }
    var rest = UInt32(truncatingIfNeeded: number)
    var letters: UInt64 = 0
    var count = 0
    repeat {
      letters = letters << 8 | UInt64(48 + rest % 10)
      rest /= 10
      count += 1
    } while rest > 0
    append(letters, count)
  }

  private mutating func append(fraction: UInt64, digits: Int) {
    var (rest, count) = (UInt32(truncatingIfNeeded: fraction), digits)
    while rest % 10 == 0, count > 1 { (rest, count) = (rest / 10, count - 1) }
    var letters: UInt64 = 0
    for _ in 0..<count {
      letters = letters << 8 | UInt64(48 + rest % 10)
      rest /= 10
    }
    append(letters << 8 | UInt64(UInt8(ascii: ".")), count + 1)
  }

  /// Adds letters packed in a word, the first one in its lowest byte.
  private mutating func append(_ letters: UInt64, _ count: Int) {
    var letters = letters
    for _ in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: letters))
      letters >>= 8
    }
  }

  private static func scale(_ decimals: Int) -> Double {
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

  /// Spelled out so that each division is one by a constant, which costs a multiplication.
  private static func split(_ scaled: UInt64, _ decimals: Int) -> (whole: UInt64, fraction: UInt64) {
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
