/// What a column's texts mean once the whole column is known: its commas may be decimal signs or group thousands.
struct CellMeanings: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case missing, number, date, text, tooLarge
  }

  /// What each text is, by its id.
  private(set) var kinds: ContiguousArray<Kind> = []
  /// Each text's number or day number; NaN for others.
  private(set) var values: ContiguousArray<Double> = []
  /// True when every text that is a number has a percent sign, and there is one.
  private(set) var isPercent = false

  init() {}

  /// Reads every text of a column.
  init(of texts: TextTable, decimalSign: DecimalSign) {
    kinds.reserveCapacity(texts.count)
    values.reserveCapacity(texts.count)
    var percents = 0
    var numbers = 0
    let bytes = texts.bytes.span
    for id in 0..<texts.count {
      let range = texts.range(id)
      let (start, end) = Blanks.trimmed(bytes, from: range.lowerBound, to: range.upperBound)
      let cell = bytes.extracting(start..<end)
      var kind = Kind.text
      var value = Double.nan
      if MissingText.isMissing(cell) {
        kind = .missing
      } else if let day = DateText.dayNumber(cell) {
        kind = .date
        value = day
      } else if cell.count <= Self.longestNumber {
        switch NumberText.read(cell, decimalSign: decimalSign) {
        case .number(let number, let percent):
          kind = .number
          value = number
          numbers += 1
          percents += percent ? 1 : 0
        case .tooLarge:
          kind = .tooLarge
        case .notANumber: break
        }
      }
      kinds.append(kind)
      values.append(value)
    }
    isPercent = numbers > 0 && percents == numbers
  }

  /// Longer texts are neither numbers nor dates: a guard against reading megabytes as one number.
  static let longestNumber = 400

  static func == (a: Self, b: Self) -> Bool {
    a.kinds == b.kinds && a.isPercent == b.isPercent
      && a.values.elementsEqual(b.values) { $0.bitPattern == $1.bitPattern }
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
      guard marks.comma || marks.point, DateText.dayNumber(cell) == nil else { continue }
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
