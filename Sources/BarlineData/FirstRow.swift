/// What the first row of a delimited file holds.
public enum FirstRow: Sendable {
  /// What it looks like: names, unless nothing but numbers and dates stands in it, or the second row is just like it.
  case automatic
  /// The names of the columns, whatever they look like.
  case names
  /// Data like every other row; the columns are called `column 1`, `column 2` …
  case data
}

/// The rows of a delimited file that it takes to tell what the first one holds: that one, and where it holds words and numbers the
/// second one too.
struct FirstRows: Sendable {
  /// A cell, and the line it begins on.
  struct Cell: Sendable {
    var bytes: ContiguousArray<UInt8>
    var line: Int
  }

  private let content: FirstRow
  private var first: [Cell] = []
  private var second: [Cell] = []
  private var isWhole = false

  init(_ content: FirstRow) { self.content = content }

  /// How many columns there are; nil while the first row goes on.
  var columnCount: Int? { isWhole ? first.count : nil }

  mutating func append(_ cell: Cell) {
    if isWhole { second.append(cell) } else { first.append(cell) }
  }

  /// Ends a row; true when no other is needed.
  mutating func endRow() -> Bool {
    if isWhole { return true }
    isWhole = true
    guard content == .automatic else { return true }
    let look = FirstRowLook(first.map { CellLook($0.bytes) }, over: nil)
    return look.needsNoOther
  }

  /// Makes the columns, and rows of what is data.
  func finish(into table: inout TableBuilder) throws(DataError) {
    guard !first.isEmpty else { return }
    var isData = content == .data
    if content == .automatic {
      let look = FirstRowLook(first.map { CellLook($0.bytes) }, over: second.map { CellLook($0.bytes) })
      isData = look.isData
      if look.isDoubtful { table.firstRowGuess = isData ? .data : .names }
    }
    for cell in first {
      let (start, end) = Blanks.trimmed(cell.bytes.span, from: 0, to: cell.bytes.count)
      try table.addColumn(isData ? "" : NumberText.text(cell.bytes.span, from: start, to: end), line: cell.line)
    }
    for row in isData ? [first, second] : [second] {
      guard let last = row.last else { continue }
      for (column, cell) in row.enumerated() {
        table.append(cell.bytes.span, from: 0, to: cell.bytes.count, column: column, line: cell.line)
      }
      try table.endRow(line: last.line)
    }
  }
}
