/// Adds up what the table says of a line's characters.
enum TableWidth {
  /// The width of a line in thousandths of an em.
  static func thousandths(of string: String, style: TextStyle) -> Int64 {
    let semibold = style.weight == .semibold
    let entries = (semibold ? WidthTable.semibold : WidthTable.regular).utf8Start
    let digit: Int64? = style.tabularDigits ? (semibold ? WidthTable.semiboldDigit : WidthTable.regularDigit) : nil
    if let width = string.utf8.withContiguousStorageIfAvailable({ ascii($0, entries: entries, digit: digit) }), let width {
      return width
    }
    var scan = WidthScan(entries: entries, semibold: semibold, digit: digit)
    for scalar in string.unicodeScalars { scan.add(scalar.value) }
    return scan.total
  }

  /// The width of a line of ASCII, nil when it holds anything else.
  private static func ascii(_ bytes: UnsafeBufferPointer<UInt8>, entries: UnsafePointer<UInt8>, digit: Int64?) -> Int64? {
    var total: Int64 = 0
    var seen: UInt8 = 0
    for byte in bytes {
      seen |= byte
      total &+= entry(Int(byte & 0x7F), of: entries)
    }
    guard seen < 0x80 else { return nil }
    if let digit {
      for byte in bytes where byte &- 0x30 < 10 { total &+= digit &- entry(Int(byte), of: entries) }
    }
    return total
  }

  /// The number at a place of a table of two-digit numbers.
  static func entry(_ index: Int, of entries: UnsafePointer<UInt8>) -> Int64 {
    Int64(entries[2 &* index] &- 48) << 6 | Int64(entries[2 &* index &+ 1] &- 48)
  }
}

/// Adds up the widths of scalars, one after another, counting what belongs together as one glyph.
struct WidthScan {
  /// What the last scalar that takes room was, as far as the next one cares.
  private enum Last {
    case other
    /// A sign that a keycap may enclose, or that has a colour form: digits, "#", "*", "©" and "®".
    case key
    /// A picture, which may take a skin tone or be joined to another.
    case picture
    /// A picture and a joiner.
    case joined
    /// The first half of a flag.
    case halfFlag
  }

  private let entries: UnsafePointer<UInt8>
  private let semibold: Bool
  private let digit: Int64?
  private var last = Last.other
  /// The width of the last glyph, already part of the total.
  private var glyph: Int64 = 0
  /// The width so far, in thousandths of an em.
  private(set) var total: Int64 = 0

  /// A scan at the start of a line.
  init(entries: UnsafePointer<UInt8>, semibold: Bool, digit: Int64?) {
    self.entries = entries
    self.semibold = semibold
    self.digit = digit
  }

  /// Takes the next scalar.
  mutating func add(_ scalar: UInt32) {
    switch scalar {
    case 0x30...0x39:
      take(digit ?? TableWidth.entry(Int(scalar), of: entries), .key)
    case 0x23, 0x2A, 0xA9, 0xAE:
      take(TableWidth.entry(Int(scalar), of: entries), .key)
    case 0..<0x2000 where scalar < 0x600 || scalar >= 0x1E00, 0x2000..<0x2300:
      addListed(scalar)
    case 0xFE0F:
      becomePicture()
    case 0x1F1E6...0x1F1FF:
      if last == .halfFlag { last = .other } else { take(WidthTable.emoji, .halfFlag) }
    case 0x1F3FB...0x1F3FF where last == .picture:
      break
    case 0x2300..<0x2E00, 0x3030, 0x303D, 0x3297, 0x3299, 0x1F000..<0x1FB00:
      if last == .joined { last = .picture } else { take(run(scalar), .picture) }
    default:
      take(run(scalar), .other)
    }
  }

  /// A scalar that has its own entry.
  private mutating func addListed(_ scalar: UInt32) {
    if scalar == 0x200D {
      if last == .picture { last = .joined }
    } else if scalar == 0x20E3 {
      becomePicture()
    } else if last == .joined && 0x2190...0x21FF ~= scalar {
      last = .picture
    } else {
      let place = scalar < 0x600 ? scalar : scalar < 0x2000 ? scalar &- 0x1E00 &+ 0x600 : scalar &- 0x2000 &+ 0x800
      let isPicture = scalar == 0x203C || scalar == 0x2049 || scalar >= 0x2122
      take(TableWidth.entry(Int(place), of: entries), isPicture ? .picture : .other)
    }
  }

  /// Counts a glyph; one without width belongs to the one before.
  private mutating func take(_ width: Int64, _ kind: Last) {
    guard width > 0 else { return }
    total &+= width
    glyph = width
    last = kind
  }

  /// Makes the last glyph as wide as an emoji when it is a sign that asks for its colour form, or a key in its cap.
  private mutating func becomePicture() {
    guard last == .picture || last == .key else { return }
    if glyph < WidthTable.emoji { total &+= WidthTable.emoji &- glyph }
    glyph = max(glyph, WidthTable.emoji)
    last = .picture
  }

  /// The width of a scalar that shares its run's.
  private func run(_ scalar: UInt32) -> Int64 {
    let runs = WidthTable.runs.utf8Start
    var low = 0
    var high = WidthTable.runCount
    while high &- low > 1 {
      let middle = (low &+ high) / 2
      let first = TableWidth.entry(3 &* middle, of: runs) << 12 | TableWidth.entry(3 &* middle &+ 1, of: runs)
      if first <= Int64(scalar) { low = middle } else { high = middle }
    }
    let width = TableWidth.entry(3 &* low &+ 2, of: runs)
    // Letters are wider when bold; symbols, emoji, wide and half-width characters are not.
    let isLetter = !(0x2300..<0x2C00 ~= scalar) && width != 1000 && width != 500 && width != WidthTable.emoji
    return semibold && isLetter ? width &* 110 / 100 : width
  }
}
