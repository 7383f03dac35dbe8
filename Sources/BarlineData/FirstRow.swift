/// The first row of a delimited file: names, or data already.
struct FirstRow: Sendable {
  /// A cell, and the line it begins on.
  struct Cell: Sendable {
    var bytes: ContiguousArray<UInt8>
    var line: Int
  }

  var cells: [Cell] = []

  /// Makes the columns. A row of nothing but numbers and dates holds no names: it is data, and the columns are called
  /// `column 1`, `column 2` …
  func finish(into table: inout TableBuilder) throws(DataError) {
    guard let last = cells.last else { return }
    let isData = cells.allSatisfy { Self.isValue($0.bytes) }
    for cell in cells {
      let (start, end) = Blanks.trimmed(cell.bytes.span, from: 0, to: cell.bytes.count)
      try table.addColumn(isData ? "" : NumberText.text(cell.bytes.span, from: start, to: end), line: cell.line)
    }
    guard isData else { return }
    for (column, cell) in cells.enumerated() {
      table.append(cell.bytes.span, from: 0, to: cell.bytes.count, column: column, line: cell.line)
    }
    try table.endRow(line: last.line)
  }

  private static func isValue(_ bytes: ContiguousArray<UInt8>) -> Bool {
    guard bytes.count <= CellMeanings.longestNumber else { return false }
    let (start, end) = Blanks.trimmed(bytes.span, from: 0, to: bytes.count)
    let cell = bytes.span.extracting(start..<end)
    return NumberText.read(cell, decimalSign: .point) != .notANumber || NumberText.read(cell, decimalSign: .comma) != .notANumber
      || DateText.dayNumber(cell) != nil
  }
}
