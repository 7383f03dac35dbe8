/// A column while it is being read: plain numbers as doubles, all other texts once each.
///
/// Neither array is longer than its last cell of that sort, and a missing cell takes nothing: a column of numbers never
/// makes `ids`, a column of names never makes `numbers`.
struct ColumnBuilder: Sendable {
  var name: String
  /// Whether the file has that name.
  let isNamed: Bool
  var store = CellStore()
  /// How the column's plain numbers with a point are to be understood, should its commas turn out to be decimal signs.
  var points = PointUse()
  /// True when a cell held a JSON object or array.
  var holdsNested = false

  init(name: String, isNamed: Bool) {
    (self.name, self.isNamed) = (name, isNamed)
  }

  /// Adds the cell of a row, which is past all rows added so far. `from..<to` is trimmed unless the cell was quoted.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>, from: Int, to: Int, row: Int, line: Int) {
    if let plain = PlainNumber(bytes, from: from, to: to) {
      points.note(plain)
      store.append(number: plain.value, spelling: UInt8(truncatingIfNeeded: plain.decimals), row: row)
    } else {
      appendOther(bytes, from: from, to: to, row: row, line: line)
    }
  }

  /// Any cell but a plain number.
  @inline(never)
  private mutating func appendOther(_ bytes: Span<UInt8>, from: Int, to: Int, row: Int, line: Int) {
    let (start, end) = Blanks.trimmed(bytes, from: from, to: to)
    if start == end { return }
    if let value = LongNumber.value(bytes, from: start, to: end) {
      if (start..<end).contains(where: { bytes[$0] == UInt8(ascii: ".") }) { points.hasDecimalPoint = true }
      store.append(number: value, spelling: CellStore.printed, row: row)
    } else {
      store.append(text: store.texts.intern(bytes, from: from, to: to, line: line), row: row)
    }
  }
}

/// What the points in a column's plain numbers can be.
struct PointUse: Equatable, Sendable {
  /// Some number has a point that can only be a decimal point: `1.5`, `0.125`, `1234.567`.
  var hasDecimalPoint = false
  /// Some number has a point that could group thousands: `1.234`.
  var hasGroupingPoint = false

  @inline(__always)
  mutating func note(_ number: PlainNumber) {
    if number.decimals == 0 { return }
    if number.couldBeGrouped { hasGroupingPoint = true } else { hasDecimalPoint = true }
  }
}

/// The cells of a column, by row: a plain number with the number of its decimals, or the id of a text, or missing.
struct CellStore: Equatable, Sendable {
  /// The plain numbers; NaN where the row holds none.
  var numbers: ContiguousArray<Double> = []
  /// How each number is written: its count of decimals, or one of the three codes below.
  var spellings: ContiguousArray<UInt8> = []
  /// Each row's text; `none` where the row holds none.
  var ids: ContiguousArray<UInt32> = []
  /// The different texts.
  var texts = TextTable()

  /// A spelling: no number.
  static let absent: UInt8 = 255
  /// A spelling: more digits than a double is sure of, or an exponent; its text is the number printed anew.
  static let printed: UInt8 = 254
  /// A spelling: a whole number of thousands and a point before the last three digits, as `1.234` for 1234.
  static let grouped: UInt8 = 253
  /// An id: no text.
  static let none = UInt32.max

  @inline(__always)
  mutating func append(number: Double, spelling: UInt8, row: Int) {
    while numbers.count < row {
      numbers.append(.nan)
      spellings.append(Self.absent)
    }
    numbers.append(number)
    spellings.append(spelling)
  }

  mutating func append(text id: UInt32, row: Int) {
    while ids.count < row { ids.append(Self.none) }
    ids.append(id)
  }

  /// The id of a row's text, or nil.
  func id(_ row: Int) -> Int? {
    row < ids.count && ids[row] != Self.none ? Int(ids[row]) : nil
  }

  /// A row's plain number as it was written, or nil.
  func numberText(_ row: Int) -> String? {
    guard row < numbers.count, spellings[row] != Self.absent else { return nil }
    let value = numbers[row]
    switch spellings[row] {
    case Self.printed: return value.magnitude < 1e15 && Double(Int64(value)) == value ? "\(Int64(value))" : "\(value)"
    case Self.grouped: return PlainNumber.text(value / 1_000, decimals: 3)
    case let decimals: return PlainNumber.text(value, decimals: Int(decimals))
    }
  }

  /// Equal when every cell is, bit by bit: NaN marks a missing number here.
  static func == (a: Self, b: Self) -> Bool {
    a.spellings == b.spellings && a.ids == b.ids && a.texts == b.texts
      && a.numbers.elementsEqual(b.numbers) { $0.bitPattern == $1.bitPattern }
  }
}

/// Blanks around a cell.
enum Blanks {
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// The range without blanks, tabs and line breaks at either end.
  static func trimmed(_ bytes: Span<UInt8>, from: Int, to: Int) -> (Int, Int) {
    var start = from
    var end = to
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return (start, end)
  }
}
