/// What category labels are: names, each of which is missed when it is left out, or numbers and dates, which explain each other.
///
/// Labels are numbers or dates when every one that is not empty has a digit or a month and consists of digits, signs and spaces
/// (`. , : / - % + ( ) ' $ € £ ¥ °` and dashes), English names of months, whole or cut to three letters or more, `am`, `pm`, `Q1`–`Q4`, `W` before a
/// digit, and `k`, `M`, `B`, `G`, `T`, `Z` after one.
enum CategoryOrder: Equatable {
  case names
  case ordered

  /// Looks at labels.
  init(of entries: [CategoryRoom.Entry]) {
    var some = false
    for entry in entries where !entry.text.isEmpty {
      guard CategoryOrder.isOrdered(entry.text) else {
        self = .names
        return
      }
      some = true
    }
    self = some ? .ordered : .names
  }

  /// How many items apart labels may be: 1, 2, 5, 10 … up to the largest that a 32-bit number holds.
  static let strides: [Int] = {
    var strides: [Int] = []
    var unit = 1
    while strides.count < 27 {
      strides += [unit, unit * 2, unit * 5]
      unit *= 10
    }
    return strides
  }()

  /// How the values behind the labels proceed, when the first two and the last say so.
  func progression(of known: [CategoryRoom.Entry], in items: Range<Int>) -> Progression? {
    guard self == .ordered, known.count >= 3, known[0].index == items.lowerBound, known[1].index == known[0].index + 1,
      let last = known.last, last.index == items.upperBound - 1,
      let a = DateWords(known[0].text), let b = DateWords(known[1].text), let c = DateWords(last.text)
    else { return nil }
    // Of days at one time each the time does not matter.
    guard a.minute != b.minute, let first = a.inMinutes, let second = b.inMinutes, let end = c.inMinutes else {
      return progression(a, b, c, in: items)
    }
    return progression(first, second, end, in: items)
  }

  private func progression(_ a: DateWords, _ b: DateWords, _ c: DateWords, in items: Range<Int>) -> Progression? {
    guard a.unit == b.unit, b.unit == c.unit, a.value != b.value,
      Double(a.value) + Double(b.value - a.value) * Double(items.count - 1) == Double(c.value)
    else { return nil }
    return Progression(unit: a.unit, first: a.value, step: b.value - a.value, items: items)
  }

  /// Whether a label is a number or a date.
  static func isOrdered(_ label: String) -> Bool {
    var (hasMeaning, word, afterDigit) = (false, ShortWord(), false)
    for scalar in label.unicodeScalars {
      if let letter = ShortWord.letter(scalar.value) {
        word.append(letter)
        continue
      }
      let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
      guard isDigit || isSign(scalar.value), word.isPartOfDate(afterDigit: afterDigit, beforeDigit: isDigit) else { return false }
      hasMeaning = hasMeaning || isDigit || word.month != nil
      word = ShortWord()
      afterDigit = isDigit
    }
    guard word.isPartOfDate(afterDigit: afterDigit, beforeDigit: false) else { return false }
    return hasMeaning || word.month != nil
  }

  private static func isSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x24, 0x25, 0x27...0x29, 0x2B...0x2F, 0x3A, 0xA0, 0xA3, 0xA5, 0xB0, 0x2009, 0x2010...0x2014, 0x2019, 0x202F,
      0x20AC, 0x2212:
      true
    default: false
    }
  }
}

/// A run of Latin letters in a label: its first twelve, in lower case, packed five bits each.
struct ShortWord: Equatable {
  private var code: UInt64 = 0
  private(set) var count = 0

  /// 1…26 for a letter in either case.
  static func letter(_ scalar: UInt32) -> UInt64? {
    let lower = scalar | 0x20
    return scalar >= 0x41 && lower >= 0x61 && lower <= 0x7A ? UInt64(lower - 0x60) : nil
  }

  mutating func append(_ letter: UInt64) {
    count += 1
    if count <= 12 { code = code << 5 | letter }
  }

  private init(_ word: StaticString) {
    for place in 0..<word.utf8CodeUnitCount { append(UInt64(word.utf8Start[place] & 31)) }
  }

  init() {}

  private static let months = [
    ShortWord("january"), ShortWord("february"), ShortWord("march"), ShortWord("april"), ShortWord("may"), ShortWord("june"),
    ShortWord("july"), ShortWord("august"), ShortWord("september"), ShortWord("october"), ShortWord("november"),
    ShortWord("december"),
  ]

  /// 0…11 for the name of a month, three letters of it or more.
  var month: Int? {
    guard count >= 3, count <= 9 else { return nil }
    return ShortWord.months.firstIndex { $0.count >= count && $0.code >> UInt64(5 * ($0.count - count)) == code }
  }

  /// Whether it may stand in a number or a date.
  func isPartOfDate(afterDigit: Bool, beforeDigit: Bool) -> Bool {
    switch (count, code) {
    case (0, _): return true
    // q and w before a digit; t between digits; b, g, k, m, t, z after one.
    case (1, 17), (1, 23): return beforeDigit
    case (1, 2), (1, 7), (1, 11), (1, 13), (1, 20), (1, 26): return afterDigit
    // am and pm.
    case (2, 45), (2, 525): return true
    default: return month != nil
    }
  }
}
