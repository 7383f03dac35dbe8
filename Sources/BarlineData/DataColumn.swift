/// A column of a data table: its name, what it holds, and its cells.
public struct DataColumn: Equatable, Sendable {
  /// What all cells of a column are.
  public enum Kind: Equatable, Sendable {
    /// Every cell that is not missing is a number; also a column whose cells are all missing.
    case number
    /// Every cell that is not missing is a date.
    case date
    /// Anything else.
    case text
  }

  /// The name in the file's first row, or the key in its objects; made unique and never empty.
  public let name: String
  /// False when the file has no name for the column, which is then called by its number: `column 2`.
  public let isNamed: Bool
  /// What all cells that are not missing are.
  public let kind: Kind
  /// What is written beside every number of the column, such as `"%"`, `"€"` or `"kg"`; nil when some have nothing. The values are as
  /// written: 12 for `12%`.
  public let unit: String?
  /// True when no cell holds anything.
  public let isAllMissing: Bool
  /// True when the column can only have been meant as numbers though some cell is none: one such cell beside at least two
  /// numbers, or one in ten. Asked for as numbers it gives the error that names the cell.
  public let isMeantAsNumbers: Bool
  /// True when a cell held a JSON object or array, which is kept as the text `{…}` or `[…]`.
  public let holdsNested: Bool
  let cells: CellStore
  let meanings: CellMeanings

  init(_ built: ColumnBuilder, decimalSign: DecimalSign, rowCount: Int) {
    (name, isNamed) = (built.name, built.isNamed)
    holdsNested = built.holdsNested
    var store = built.store
    store.texts.close()
    if decimalSign == .comma, built.points.hasGroupingPoint { Self.readPointsAsGroups(&store) }
    let meanings = CellMeanings(of: store.texts, decimalSign: decimalSign, isAlone: store.numbers.isEmpty)
    let found = Set(meanings.kinds)
    let hasNumbers = !store.numbers.isEmpty || found.contains(.number)
    let hasDates = found.contains(.date)
    let hasTexts = found.contains(.text) || found.contains(.tooLarge) || found.contains(.unit)
    kind = hasTexts || (hasDates && hasNumbers) ? .text : hasDates ? .date : .number
    isAllMissing = !hasNumbers && !hasDates && !hasTexts
    unit = meanings.unit
    isMeantAsNumbers = kind == .text && hasNumbers && Self.isMostlyNumbers(store, meanings, rowCount)
    cells = store
    self.meanings = meanings
  }

  /// A row's number or day number; NaN when it is missing, a text, or no row.
  func value(_ row: Int) -> Double {
    if let id = cells.id(row) { return meanings.values[id] }
    return row < cells.numbers.count ? cells.numbers[row] : .nan
  }

  /// What a row's cell is.
  func cellKind(_ row: Int) -> CellMeanings.Kind {
    if let id = cells.id(row) { return meanings.kinds[id] }
    return row < cells.numbers.count && cells.spellings[row] != CellStore.absent ? .number : .missing
  }

  /// A row's text as the file has it; nil when it is missing.
  func text(_ row: Int) -> String? {
    guard let id = cells.id(row) else { return cells.numberText(row) }
    return meanings.kinds[id] == .missing ? nil : cells.texts.text(id)
  }

  /// Where the comma is the decimal sign, `1.234` is 1234 and `1.5` is no number; a column with both keeps the point.
  private static func readPointsAsGroups(_ store: inout CellStore) {
    for row in store.numbers.indices where store.spellings[row] == 3 {
      store.numbers[row] = PlainNumber.thousands(store.numbers[row])
      store.spellings[row] = CellStore.grouped
    }
  }

  private static func isMostlyNumbers(_ store: CellStore, _ meanings: CellMeanings, _ rowCount: Int) -> Bool {
    var numbers = 0
    var others = 0
    for spelling in store.spellings where spelling != CellStore.absent { numbers += 1 }
    for id in store.ids where id != CellStore.none {
      switch meanings.kinds[Int(id)] {
      case .missing: continue
      case .number: numbers += 1
      case .date, .text, .tooLarge, .unit: others += 1
      }
    }
    return others == 1 ? numbers >= 2 : others <= numbers / 9
  }
}
