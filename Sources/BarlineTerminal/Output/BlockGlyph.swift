/// The block element that looks most like some places of a cell.
struct BlockGlyph {
  let scalar: UInt32
  /// Whether what the sign leaves free is meant: front and back are to change places.
  let isInverse: Bool

  /// The sign for a mask with at least one place in and one out. What is too thin for every block, or a gap too thin, is a line.
  ///
  /// - Parameter inverts: Whether front and back can change places; without colours they cannot.
  static func sign(for mask: UInt64, inverts: Bool) -> BlockGlyph {
    let block = nearest(to: mask, inverts: inverts)
    guard block.scalar == 0x20 || block.scalar == 0x2588 else { return block }
    let isFull = (block.scalar == 0x2588) != block.isInverse
    guard !isFull || inverts, let line = thin(isFull ? ~mask : mask, isGap: isFull) else { return block }
    return BlockGlyph(scalar: line, isInverse: isFull)
  }

  /// A line, or a few dots, for what fills little of a cell; nil for next to nothing.
  private static func thin(_ mask: UInt64, isGap: Bool) -> UInt32? {
    guard mask.nonzeroBitCount >= 4 else { return nil }
    var (across, first, last) = (UInt64(0), 8, -1)
    for row in 0..<8 {
      let line = mask >> UInt64(8 * row) & 0xFF
      guard line != 0 else { continue }
      across |= line
      (first, last) = (min(first, row), row)
    }
    let (height, width) = (last - first + 1, 64 - across.leadingZeroBitCount - across.trailingZeroBitCount)
    if height >= (isGap ? 8 : 5), width <= 4 { return width <= 2 ? 0x2502 : 0x2503 }
    if !isGap, width >= 5, height <= 3 { return height == 1 ? 0x2500 : 0x2501 }
    // A gap that does not go through would be a speck.
    guard !isGap else { return nil }
    var dots: UInt32 = 0
    for dot in 0..<8 where (mask & Braille.places[dot]).nonzeroBitCount >= 3 { dots |= 1 << UInt32(dot) }
    return dots == 0 ? nil : 0x2800 + dots
  }

  /// The block for a mask with at least one place in and one out.
  ///
  /// - Parameter inverts: Whether front and back can change places; without colours they cannot.
  static func nearest(to mask: UInt64, inverts: Bool) -> BlockGlyph {
    var best = BlockGlyph(scalar: 0x20, isInverse: false)
    var least = mask.nonzeroBitCount
    for (scalar, places) in table {
      let off = (mask ^ places).nonzeroBitCount
      if off < least { (best, least) = (BlockGlyph(scalar: scalar, isInverse: false), off) }
    }
    guard inverts, least > 0 else { return best }
    for (scalar, places) in table {
      // All places differ from a sign where its inverse has the same ones.
      let off = (mask ^ ~places).nonzeroBitCount
      if off < least { (best, least) = (BlockGlyph(scalar: scalar, isInverse: true), off) }
    }
    return best
  }

  /// Rows from the bottom, columns from the left, quadrants, and the few others that Unicode has from the start.
  private static let table: [(UInt32, UInt64)] = {
    var table: [(UInt32, UInt64)] = [(0x2588, .max)]
    for eighth in 1...7 {
      let count = UInt64(eighth)
      table.append((0x2580 + UInt32(eighth), UInt64.max << (8 * (8 - count))))
      table.append((0x2590 - UInt32(eighth), (0xFF >> (8 - count)) &* 0x0101_0101_0101_0101))
    }
    for quadrants in 1...14 { table.append((quadrant(UInt8(quadrants)), places(ofQuadrants: UInt64(quadrants)))) }
    table.append((0x2594, 0xFF))
    table.append((0x2595, 0x8080_8080_8080_8080))
    return table
  }()

  /// The sign of quadrants: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  static func quadrant(_ bits: UInt8) -> UInt32 {
    let scalars: [UInt32] = [
      0x20, 0x2598, 0x259D, 0x2580, 0x2596, 0x258C, 0x259E, 0x259B, 0x2597, 0x259A, 0x2590, 0x259C, 0x2584, 0x2599, 0x259F,
      0x2588,
    ]
    return scalars[Int(bits & 15)]
  }

  private static func places(ofQuadrants bits: UInt64) -> UInt64 {
    var mask: UInt64 = 0
    for (bit, corner) in [(1, 0x0000_0000_0F0F_0F0F), (2, 0x0000_0000_F0F0_F0F0), (4, 0x0F0F_0F0F_0000_0000)]
      as [(UInt64, UInt64)]
    where bits & bit != 0 { mask |= corner }
    return bits & 8 != 0 ? mask | 0xF0F0_F0F0_0000_0000 : mask
  }
}

/// The box-drawing sign of a rule.
enum RuleGlyph {
  static func scalar(_ rule: UInt8, isMono: Bool) -> UInt32 {
    let ways = rule & Rule.ways
    if rule & Rule.dashed != 0 || isMono && rule & Rule.faint != 0 {
      if ways & ~(Rule.left | Rule.right) == 0 { return 0x2508 }
      if ways & ~(Rule.up | Rule.down) == 0 { return 0x250A }
    }
    if rule & Rule.round != 0 {
      switch ways {
      case Rule.right | Rule.down: return 0x256D
      case Rule.left | Rule.down: return 0x256E
      case Rule.left | Rule.up: return 0x256F
      case Rule.right | Rule.up: return 0x2570
      default: break
      }
    }
    return light[Int(ways)]
  }

  private static let light: [UInt32] = [
    0x20, 0x2574, 0x2576, 0x2500, 0x2575, 0x2518, 0x2514, 0x2534, 0x2577, 0x2510, 0x250C, 0x252C, 0x2502, 0x2524, 0x251C, 0x253C,
  ]
}
