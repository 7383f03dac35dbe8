/// What has been drawn on a cell so far.
///
/// Areas are kept as two inks and a mask of 8 × 8 places that tells which of the two is where: bit 8·row + column, from the top left.
/// Lines are braille dots, hairlines are rules, and letters lie over all.
struct Spot: Equatable {
  /// The ink where the mask has no bit.
  var back: Ink
  /// The ink where it has one.
  var front: Ink
  var mask: UInt64 = 0

  /// Braille dots, in Unicode's order of bits.
  var dots: UInt8 = 0
  var dotInk: Ink

  /// Which ways hairlines go from the middle, and how they look: see `Rule`.
  var rule: UInt8 = 0
  var ruleInk: Ink

  /// A letter's number in the canvas, from 1 on; 0 for none, `Spot.wide` for the second half of a wide one.
  var letter: UInt32 = 0
  var letterInk: Ink
  var isBold = false

  static let wide = UInt32.max
  static let all = UInt64.max

  init(ground: Ink) { (back, front, dotInk, ruleInk, letterInk) = (ground, ground, ground, ground, ground) }

  /// The ink of most of the area.
  var mostInk: Ink { mask.nonzeroBitCount > 32 ? front : back }

  /// Lays an opaque ink over some places.
  mutating func cover(_ places: UInt64, _ ink: Ink) {
    guard places != 0 else { return }
    guard places != Spot.all else {
      (back, mask) = (ink, 0)
      return
    }
    let (old, ground) = (mask & ~places, ~mask & ~places)
    if old == 0 {
      (front, mask) = (ink, places)
    } else if ground == 0 {
      (back, front, mask) = (front, ink, places)
    } else if ink == front {
      mask |= places
    } else if ink == back {
      mask = old
    } else {
      share(places, ink, old, ground)
    }
  }

  /// Three inks for two places: the one with the least area gives way to whichever of the others is more like it.
  private mutating func share(_ new: UInt64, _ ink: Ink, _ old: UInt64, _ ground: UInt64) {
    let (n, f, b) = (new.nonzeroBitCount, old.nonzeroBitCount, ground.nonzeroBitCount)
    if n <= f, n <= b {
      mask = ink.distance(to: front) <= ink.distance(to: back) ? old | new : old
    } else if f <= b {
      let joins = front.distance(to: ink) <= front.distance(to: back)
      (front, mask) = (ink, joins ? new | old : new)
    } else {
      let joins = back.distance(to: ink) <= back.distance(to: front)
      (back, front, mask) = (front, ink, joins ? new | ground : new)
    }
  }

  /// Takes away lines and letters that an area has been laid over.
  mutating func hideLines(under places: UInt64) {
    guard places != Spot.all else {
      (dots, rule, letter) = (0, 0, 0)
      return
    }
    // A rule and a letter go with half of their cell, a dot with half of its eight places.
    if places.nonzeroBitCount >= 32 { (rule, letter) = (0, 0) }
    guard dots != 0 else { return }
    for dot in 0..<8 where dots >> UInt8(dot) & 1 != 0 {
      if (places & Braille.places[dot]).nonzeroBitCount >= 4 { dots &= ~(1 << UInt8(dot)) }
    }
  }
}

/// Braille: which bit a dot is, and which places of a cell it stands for.
enum Braille {
  /// The bit of the dot in a column (0, 1) and a row (0…3), as Unicode numbers them.
  static func bit(column: Int, row: Int) -> UInt8 {
    row == 3 ? (column == 0 ? 0x40 : 0x80) : 1 << UInt8(truncatingIfNeeded: row + 3 * column)
  }

  /// The 4 × 2 places of each bit.
  static let places: [UInt64] = {
    var places = [UInt64](repeating: 0, count: 8)
    for column in 0..<2 {
      for row in 0..<4 {
        let block: UInt64 = (0x0F << UInt64(4 * column)) << UInt64(16 * row)
        places[bit(column: column, row: row).trailingZeroBitCount] = block | block << 8
      }
    }
    return places
  }()
}

/// Hairlines of a cell: four ways from its middle, and how they look.
enum Rule {
  static let left: UInt8 = 1
  static let right: UInt8 = 2
  static let up: UInt8 = 4
  static let down: UInt8 = 8
  /// The corners are rounded.
  static let round: UInt8 = 16
  /// The line is dashed.
  static let dashed: UInt8 = 32
  /// The line is faint: a grid.
  static let faint: UInt8 = 64
  static let ways: UInt8 = 15
}
