/// The double nearest to `coefficient` × 10^`exponent`, ties to even: what a correct parser makes of the same digits.
///
/// Up to 2^53 and 10^±22 one multiplication or division of exact numbers is correctly rounded by itself (Clinger 1990). The rest
/// is rare and done with big whole numbers. Too large gives +∞, too small 0.
package func exactDouble(_ coefficient: UInt64, exponent: Int) -> Double {
  if coefficient <= 1 << 53, exponent >= -22, exponent <= 22 {
    let number = Double(coefficient)
    return exponent < 0 ? number / exactPowersOfTen[-exponent] : number * exactPowersOfTen[exponent]
  }
  if coefficient == 0 || exponent < -345 { return 0 }
  if exponent > 309 { return .infinity }
  return parsed(coefficient, exponent: exponent) ?? bigDouble(coefficient, exponent: exponent)
}

/// 10^0 … 10^22, the powers of ten that a double holds exactly.
private let exactPowersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
]

/// The slow half of `exactDouble`: c × 10^e = c × 5^e × 2^e, so only fives are multiplied or divided, and twos are shifts.
private func bigDouble(_ coefficient: UInt64, exponent: Int) -> Double {
  var limbs: [UInt32] = [UInt32(truncatingIfNeeded: coefficient), UInt32(truncatingIfNeeded: coefficient >> 32)]
  var scale = exponent  // the power of two still owed
  var inexact = false
  var fives = Swift.abs(exponent)
  if exponent < 0 {
    // Room for the quotient to keep 64 bits: 5^k is shorter than 2^(5k/2).
    let zeros = fives * 5 / 64 + 4
    limbs.insert(contentsOf: repeatElement(0, count: zeros), at: 0)
    scale -= zeros * 32
  }
  while fives > 0 {
    let count = Swift.min(fives, 13)  // 5^13 is the greatest that fits 32 bits
    var factor: UInt64 = 1
    for _ in 0..<count { factor *= 5 }
    if exponent < 0 {
      inexact = divide(&limbs, by: factor) || inexact
    } else {
      multiply(&limbs, by: factor)
    }
    fives -= count
  }
  while limbs.count > 2, limbs.last == 0 { limbs.removeLast() }

  // The 64 leading bits; whatever follows only matters as "something more".
  var top: UInt64 = 0
  for limb in limbs.suffix(2).reversed() { top = top << 32 | UInt64(limb) }
  var rest = limbs.dropLast(2)
  scale += rest.count * 32
  let zeros = top.leadingZeroBitCount
  top <<= UInt64(zeros)
  scale -= zeros
  if zeros > 0, let next = rest.popLast() {
    top |= zeros <= 32 ? UInt64(next) >> UInt64(32 - zeros) : UInt64(next) << UInt64(zeros - 32)
    if zeros < 32, next << UInt32(zeros) != 0 { inexact = true }
  }
  if rest.contains(where: { $0 != 0 }) { inexact = true }
  return rounded(top, scale: scale, inexact: inexact)
}

/// `top` × 2^`scale`, rounded to the bits that a double has there; `top` has its highest bit set, `inexact` says it was cut.
private func rounded(_ top: UInt64, scale: Int, inexact: Bool) -> Double {
  let leading = scale + 63
  let bits = leading >= -1022 ? 53 : 53 - (-1022 - leading)
  if bits < 0 { return 0 }
  let dropped = UInt64(64 - bits)
  var kept = dropped == 64 ? 0 : top >> dropped
  let half: UInt64 = 1 << (dropped - 1)
  let tail = dropped == 64 ? top : top & (half << 1 - 1)
  if tail > half || tail == half && (inexact || kept & 1 == 1) { kept += 1 }
  return Double(sign: .plus, exponent: scale + Int(dropped), significand: Double(kept))
}

/// Multiplies a big number, lowest limb first, by one of at most 32 bits.
private func multiply(_ limbs: inout [UInt32], by factor: UInt64) {
  var carry: UInt64 = 0
  for index in limbs.indices {
    let product = UInt64(limbs[index]) * factor + carry
    limbs[index] = UInt32(truncatingIfNeeded: product)
    carry = product >> 32
  }
  if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
}

/// Divides a big number, lowest limb first, by one of at most 32 bits, and says whether something was left over.
private func divide(_ limbs: inout [UInt32], by divisor: UInt64) -> Bool {
  var remainder: UInt64 = 0
  for index in limbs.indices.reversed() {
    let part = remainder << 32 | UInt64(limbs[index])
    limbs[index] = UInt32(truncatingIfNeeded: part / divisor)
    remainder = part % divisor
  }
  return remainder != 0
}
