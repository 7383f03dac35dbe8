/// A table while it is being read: columns by number, rows one after another.
struct TableBuilder: Sendable {
  let fileName: String
  let limits: ReadingLimits
  private(set) var columns: ContiguousArray<ColumnBuilder> = []
  private(set) var rowCount = 0
  /// True when semicolons set the cells apart, as where the comma is the decimal sign.
  var hasSemicolons = false
  /// What the first row was taken for, where somebody might see it otherwise.
  var firstRowGuess: FirstRow?
  /// The key of the array whose objects the rows are, where JSON has them inside an object.
  var rowsKey: String?
  private var names: Set<String> = []

  init(fileName: String, limits: ReadingLimits) {
    self.fileName = fileName
    self.limits = limits
  }

  /// Adds a column. An empty name becomes `column 3`, a repeated one `x 2`.
  mutating func addColumn(_ given: String, line: Int) throws(DataError) {
    guard columns.count < limits.columns else {
      throw DataError(file: fileName, line: line, reason: "more than \(limits.columns) columns")
    }
    let base = given.isEmpty ? "column \(columns.count + 1)" : given
    var name = base
    var occurrence = 1
    while !names.insert(name).inserted {
      occurrence += 1
      name = "\(base) \(occurrence)"
    }
    columns.append(ColumnBuilder(name: name, isNamed: !given.isEmpty))
  }

  /// Adds a column that the file has no name for.
  mutating func addColumn(called name: String) {
    names.insert(name)
    columns.append(ColumnBuilder(name: name, isNamed: false))
  }

  /// Puts a cell into the row being read. Each column at most once a row.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>, from: Int, to: Int, column: Int, line: Int) {
    columns[column].append(bytes, from: from, to: to, row: rowCount, line: line)
  }

  /// Notes that a column holds objects or arrays.
  mutating func markNested(_ column: Int) {
    columns[column].holdsNested = true
  }

  /// Ends the row; cells not given are missing.
  mutating func endRow(line: Int) throws(DataError) {
    guard rowCount < limits.rows else {
      throw DataError(file: fileName, line: line, reason: "more than \(limits.rows) rows")
    }
    rowCount += 1
  }

  /// The finished table.
  consuming func finish() -> DataTable {
    let evidence = columns.map { DecimalEvidence(of: $0.store.texts, points: $0.points) }
    let file = (point: evidence.contains { $0.point }, comma: evidence.contains { $0.comma })
    var finished: [DataColumn] = []
    finished.reserveCapacity(columns.count)
    for index in columns.indices {
      let sign = evidence[index].sign(file: file, semicolons: hasSemicolons, points: columns[index].points)
      finished.append(DataColumn(columns[index], decimalSign: sign, rowCount: rowCount))
    }
    return DataTable(fileName: fileName, columns: finished, rowCount: rowCount, firstRowGuess: firstRowGuess, rowsKey: rowsKey)
  }
}
