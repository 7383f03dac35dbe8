/// A number as decimal digits: ±`coefficient` × 10^`exponent`.
///
/// Made from a double, these are the fewest digits that read back as the same double (what Swift prints), and rounding works on
/// them, halves away from zero: 0.125 to two decimals is 0.13, 1.005 is 1.01, as a reader of the digits expects.
package struct DecimalDigits: Hashable, Sendable {
  /// Whether the number is below zero; false for zero, also for −0.
  package var isNegative: Bool
  /// The digits as a whole number, at most 17 of them.
  package var coefficient: UInt64
  /// The power of ten that the digits are multiplied by.
  package var exponent: Int

  /// The shortest digits of a double; NaN and ±∞ give 0.
  package init(_ value: Double) {
    let size = value.magnitude
    isNegative = value < 0
    coefficient = 0
    exponent = 0
    if size < 1e15 {
      // Most numbers in data have few decimals: scaled to a whole number of at most 15 digits that divides back to the same
      // double, those digits are the shortest.
      var scale = 1.0
      for decimals in 0...4 {
        let scaled = (size * scale).rounded()
        if scaled >= 1e15 { break }
        if scaled / scale == size {
          coefficient = UInt64(scaled)
          exponent = -decimals
          return
        }
        scale *= 10
      }
    }
    if size.isFinite { read(shortestText(of: size)) }
  }

  /// Takes the digits from the text of a positive number: "0.25", "1e+20", "5e-324", "123456.5".
  private mutating func read(_ text: String) {
    var afterPoint = false
    var inExponent = false
    var isExponentNegative = false
    var power = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if inExponent {
          power = power * 10 + Int(digit)
        } else if coefficient < 100_000_000_000_000_000 {
          coefficient = coefficient * 10 + UInt64(digit)
          if afterPoint { exponent -= 1 }
        } else if !afterPoint {
          exponent += 1
        }
      case UInt8(ascii: "."): afterPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): inExponent = true
      case UInt8(ascii: "-"): isExponentNegative = true
      default: break
      }
    }
    exponent += isExponentNegative ? -power : power
    dropZeros(upTo: Int.max)
  }

  /// How many digits there are; 1 for 0.
  package var count: Int {
    var count = 1
    while count < powersOfTen.count, coefficient >= powersOfTen[count] { count += 1 }
    return count
  }

  /// The power of ten of the first digit: 2 for 123.4, −3 for 0.00123; 0 for 0.
  package var magnitude: Int { coefficient == 0 ? 0 : exponent + count - 1 }

  /// Rounds so that no digit stands for less than 10^`place`, halves away from zero.
  package mutating func round(toPlace place: Int) {
    let dropped = place - exponent
    guard dropped > 0 else { return }
    exponent = place
    guard dropped < powersOfTen.count else {
      coefficient = 0
      isNegative = false
      return
    }
    let unit = powersOfTen[dropped]
    let rest = coefficient % unit
    coefficient = coefficient / unit + (rest >= unit - rest ? 1 : 0)
    if coefficient == 0 { isNegative = false }
  }

  /// Drops zeros at the end of the digits as long as the exponent stays at or below a bound.
  package mutating func dropZeros(upTo bound: Int) {
    if coefficient == 0 {
      exponent = 0
      return
    }
    while exponent < bound, coefficient % 10 == 0 {
      coefficient /= 10
      exponent += 1
    }
  }
}

/// 10^0 … 10^19, the powers of ten that a `UInt64` holds.
package let powersOfTen: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000, 100_000_000_000,
  1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000,
  100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]
