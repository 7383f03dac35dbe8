/// The cells of a data file, in columns.
///
/// Rows and columns count from 0. What is not there (a row, a column, a cell) is missing: NaN as a number, nil as a text.
public struct DataTable: Equatable, Sendable {
  /// The file's name as given to the reader; errors name it.
  public let fileName: String
  /// The columns, in the order of the file.
  public let columns: [DataColumn]
  /// How many rows, the row of names not counted.
  public let rowCount: Int
  /// What the first row was taken for, `.names` or `.data`, where somebody might see it otherwise; nil where it is plain to see, was
  /// said to the reader, or there is none, as in JSON.
  public let firstRowGuess: FirstRow?

  /// The key of the array whose objects the rows are, where a JSON file is one object that holds it; nil for any other file.
  public let rowsKey: String?

  init(fileName: String, columns: [DataColumn], rowCount: Int, firstRowGuess: FirstRow? = nil, rowsKey: String? = nil) {
    self.rowsKey = rowsKey
    self.firstRowGuess = firstRowGuess
    self.fileName = fileName
    self.columns = columns
    self.rowCount = rowCount
  }

  /// A cell as a number, or as a day number (days since 1970-01-01, time of day as fraction) when it is a date.
  ///
  /// NaN when the cell is missing, a text, or outside the table. Constant time.
  public func number(_ row: Int, _ column: Int) -> Double {
    contains(row, column) ? columns[column].value(row) : .nan
  }

  /// A cell's text as the file has it, blanks at its ends dropped unless it was quoted.
  ///
  /// Numbers with more than 15 digits, or with an exponent, are printed anew: `1E3` gives `1000`. Nil when the cell is
  /// missing or outside the table. Constant time.
  public func text(_ row: Int, _ column: Int) -> String? {
    contains(row, column) ? columns[column].text(row) : nil
  }

  /// All of a column as numbers, NaN where missing.
  ///
  /// Throws the error that names the first cell that is no number, a date included:
  /// `data.csv:17: "abc" is not a number (column "price")`. Takes time in proportion to the rows.
  public func numbers(_ column: Int) throws(DataError) -> [Double] {
    try values(column, of: .number, fault: "is not a number")
  }

  /// All of a column as day numbers (days since 1970-01-01, time of day as fraction), NaN where missing.
  ///
  /// Throws the error that names the first cell that is no date. Takes time in proportion to the rows.
  public func days(_ column: Int) throws(DataError) -> [Double] {
    try values(column, of: .date, fault: "is not a date")
  }

  /// All of a column as short labels, empty where missing: dates by `DateLabels`, others as the file has them.
  public func labels(_ column: Int) -> [String] {
    guard columns.indices.contains(column) else { return Array(repeating: "", count: rowCount) }
    let cells = columns[column]
    if cells.kind == .date { return DateLabels.labels(for: (0..<rowCount).map { cells.value($0) }) }
    return (0..<rowCount).map { cells.text($0) ?? "" }
  }

  /// The column of this name, upper and lower case told apart; nil when there is none.
  public func column(named name: String) -> Int? {
    columns.firstIndex { $0.name == name }
  }

  private func contains(_ row: Int, _ column: Int) -> Bool {
    columns.indices.contains(column) && row >= 0 && row < rowCount
  }

  private func values(_ column: Int, of kind: CellMeanings.Kind, fault: String) throws(DataError) -> [Double] {
    guard columns.indices.contains(column) else { return Array(repeating: .nan, count: rowCount) }
    let cells = columns[column]
    if let error = firstFault(cells, wanted: kind, fault: fault) { throw error }
    var values: [Double] = []
    values.reserveCapacity(rowCount)
    if cells.cells.ids.isEmpty {
      values.append(contentsOf: cells.cells.numbers)
      while values.count < rowCount { values.append(.nan) }
    } else {
      for row in 0..<rowCount { values.append(cells.value(row)) }
    }
    return values
  }

  /// The first cell, in the order of the file, that is neither missing nor of the kind wanted.
  private func firstFault(_ column: DataColumn, wanted: CellMeanings.Kind, fault: String) -> DataError? {
    if wanted == .date, !column.cells.numbers.isEmpty, let row = (0..<rowCount).first(where: { column.cellKind($0) == .number }) {
      return DataError(file: fileName, column: column.name, text: column.text(row), reason: fault)
    }
    for (id, kind) in column.meanings.kinds.enumerated() where kind != .missing && kind != wanted {
      if kind == .unit, wanted == .number { return unitFault(column) }
      let isTooLarge = kind == .tooLarge && wanted == .number
      return DataError(
        file: fileName, line: column.cells.texts.lines[id], column: column.name, text: column.cells.texts.text(id),
        reason: isTooLarge ? "is too large for a number" : fault)
    }
    return nil
  }

  /// What is wrong with a column whose numbers have not one unit.
  private func unitFault(_ column: DataColumn) -> DataError? {
    let texts = column.cells.texts
    guard let first = column.meanings.units.first else { return nil }
    guard let other = column.meanings.units.other else {
      return DataError(
        file: fileName, line: texts.lines[first], column: column.name, text: texts.text(first),
        reason: "has a unit, which others have not")
    }
    return DataError(
      file: fileName, line: texts.lines[other], column: column.name, text: texts.text(other),
      reason: "has another unit than \"\(texts.text(first))\"")
  }
}
