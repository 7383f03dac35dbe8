/// What a column's texts mean once the whole column is known: its commas may be decimal signs or group thousands, its numbers have one
/// unit or none, and its dates are written in one way.
struct CellMeanings: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case missing, number, date, text, tooLarge
    /// A number with a unit that its column does not share.
    case unit
  }

  /// What each text is, by its id.
  private(set) var kinds: ContiguousArray<Kind> = []
  /// Each text's number or day number; NaN for others.
  private(set) var values: ContiguousArray<Double> = []
  /// What is written beside all numbers, and there are some; nil where some have nothing or something else.
  private(set) var unit: String?
  /// The first text with a unit, and the first with another one; nil where there is none.
  private(set) var units: (first: Int?, other: Int?) = (nil, nil)

  init() {}

  /// Reads every text of a column.
  ///
  /// - Parameter isAlone: Whether the column has no numbers besides, which are written plainly.
  init(of texts: TextTable, decimalSign: DecimalSign, isAlone: Bool = true) {
    kinds.reserveCapacity(texts.count)
    values.reserveCapacity(texts.count)
    var (found, dates) = (FoundUnits(), FoundDates())
    let bytes = texts.bytes.span
    for id in 0..<texts.count {
      let (kind, value) = Self.read(texts, id, bytes, decimalSign, &found, &dates)
      kinds.append(kind)
      values.append(value)
    }
    settle(found, isAlone: isAlone, texts)
    settle(dates, texts)
  }

  private static func read(
    _ texts: TextTable, _ id: Int, _ bytes: Span<UInt8>, _ decimalSign: DecimalSign, _ found: inout FoundUnits,
    _ dates: inout FoundDates
  ) -> (Kind, Double) {
    let range = texts.range(id)
    let (start, end) = Blanks.trimmed(bytes, from: range.lowerBound, to: range.upperBound)
    let cell = bytes.extracting(start..<end)
    if MissingText.isMissing(cell) { return (.missing, .nan) }
    if let (day, form) = DateText.read(cell) {
      dates.add(id, form)
      return (.date, day)
    }
    guard cell.count <= longestNumber else { return (.text, .nan) }
    switch NumberText.read(cell, decimalSign: decimalSign) {
    case .number(let number, let unit):
      if let unit { found.add(id, unit, start + unit.range.lowerBound..<start + unit.range.upperBound, in: bytes) }
      return (.number, number)
    case .tooLarge: return (.tooLarge, .nan)
    case .notANumber: return (.text, .nan)
    }
  }

  /// Keeps the numbers with a unit if all have the same; signs may also stand beside some only. What is no unit of measure is taken for a
  /// unit where nothing else stands in the column.
  private mutating func settle(_ found: FoundUnits, isAlone: Bool, _ texts: TextTable) {
    guard let first = found.first, let id = found.ids.first else { return }
    let isShared = found.other == nil && isAlone && found.ids.count == kinds.count { $0 == .number }
    let isOnly = kinds.allSatisfy { $0 == .number || $0 == .missing } && found.ids.count > 1
    let isTaken =
      switch first.kind {
      case .sign: found.other == nil
      case .known: isShared
      case .word: isShared && isOnly
      }
    if isShared, isTaken { unit = NumberText.text(texts.bytes.span, from: first.range.lowerBound, to: first.range.upperBound) }
    units = (id, found.other)
    guard !isTaken else { return }
    for id in found.ids { (kinds[id], values[id]) = (.unit, .nan) }
  }

  /// Keeps the dates if all are written in one way, and if it is known which of their numbers is the month.
  private mutating func settle(_ dates: FoundDates, _ texts: TextTable) {
    guard let form = dates.form, form != .year || dates.isMixed else { return }
    func drop() {
      for id in dates.ids { (kinds[id], values[id]) = (.text, .nan) }
    }
    if dates.isMixed { return drop() }
    guard form == .slashes else { return }
    let orders = [DateText.SlashOrder.dayFirst, .monthFirst].map { dates.days(texts, $0) }.filter { !$0.contains { $0.isNaN } }
    guard orders.count == 1 else { return drop() }
    for (id, day) in zip(dates.ids, orders[0]) { values[id] = day }
  }

  /// Longer texts are neither numbers nor dates: a guard against reading megabytes as one number.
  static let longestNumber = 400

  static func == (a: Self, b: Self) -> Bool {
    a.kinds == b.kinds && a.unit == b.unit && a.units == b.units
      && a.values.elementsEqual(b.values) { $0.bitPattern == $1.bitPattern }
  }
}

/// The units met in a column.
private struct FoundUnits {
  /// The first one, and where it stands among the column's texts.
  var first: NumberUnit?
  /// The first text with another one.
  var other: Int?
  /// The texts with a unit.
  var ids: [Int] = []

  mutating func add(_ id: Int, _ unit: NumberUnit, _ range: Range<Int>, in bytes: Span<UInt8>) {
    ids.append(id)
    guard let first else {
      first = NumberUnit(unit.kind, range)
      return
    }
    guard other == nil else { return }
    let isSame =
      range.count == first.range.count
      && (0..<range.count).allSatisfy { offset in
        bytes[range.lowerBound + offset] == bytes[first.range.lowerBound + offset]
      }
    if !isSame { other = id }
  }
}

/// The dates met in a column.
private struct FoundDates {
  /// How the first one is written.
  var form: DateText.Form?
  /// Whether another one is written in another way.
  var isMixed = false
  var ids: [Int] = []

  mutating func add(_ id: Int, _ form: DateText.Form) {
    ids.append(id)
    if self.form == nil { self.form = form }
    isMixed = isMixed || form != self.form
  }

  /// The day numbers of all; NaN where one is no date with its numbers in this order.
  func days(_ texts: TextTable, _ order: DateText.SlashOrder) -> [Double] {
    let bytes = texts.bytes.span
    var days: [Double] = []
    for id in ids {
      let range = texts.range(id)
      let (start, end) = Blanks.trimmed(bytes, from: range.lowerBound, to: range.upperBound)
      days.append(DateText.read(bytes.extracting(start..<end), slashes: order)?.day ?? .nan)
    }
    return days
  }
}

/// What a column, or a file, shows about the sign before its decimals.
struct DecimalEvidence: Equatable, Sendable {
  /// Some cell is a number only if the point is the decimal sign.
  var point = false
  /// Some cell is a number only if the comma is, and has a comma.
  var comma = false
  /// Some cell is a number either way, with different values, and has a comma: `1,234`.
  var ambiguousComma = false

  /// Looks through the texts of a column, and what is known of its plain numbers.
  init(of texts: TextTable, points: PointUse) {
    point = points.hasDecimalPoint
    let bytes = texts.bytes.span
    for id in 0..<texts.count {
      let range = texts.range(id)
      let (start, end) = Blanks.trimmed(bytes, from: range.lowerBound, to: range.upperBound)
      guard end - start <= CellMeanings.longestNumber else { continue }
      let cell = bytes.extracting(start..<end)
      let marks = Self.marks(cell)
      guard marks.comma || marks.point, DateText.read(cell) == nil else { continue }
      let asPoint = Self.isNumber(NumberText.read(cell, decimalSign: .point))
      let asComma = Self.isNumber(NumberText.read(cell, decimalSign: .comma))
      if asPoint, !asComma { point = true }
      if asComma, !asPoint, marks.comma { comma = true }
      if asComma, asPoint, marks.comma { ambiguousComma = true }
    }
  }

  /// The column's decimal sign: what its own cells show; failing that what the file's other columns show; failing that a
  /// comma where semicolons set the cells apart, else a point.
  func sign(file: (point: Bool, comma: Bool), semicolons: Bool, points: PointUse) -> DecimalSign {
    if comma != point { return comma ? .comma : .point }
    if comma || !(ambiguousComma || points.hasGroupingPoint) { return .point }
    if file.comma != file.point { return file.comma ? .comma : .point }
    return semicolons && ambiguousComma ? .comma : .point
  }

  private static func marks(_ cell: Span<UInt8>) -> (comma: Bool, point: Bool) {
    var comma = false
    var point = false
    for index in 0..<cell.count {
      if cell[index] == UInt8(ascii: ",") { comma = true }
      if cell[index] == UInt8(ascii: ".") { point = true }
    }
    return (comma, point)
  }

  private static func isNumber(_ reading: NumberReading) -> Bool { reading != .notANumber }
}
