/// CSV and TSV by RFC 4180, a piece at a time.
///
/// Beyond the RFC: CR alone ends a row too; blanks around a cell are dropped unless they are quoted; text after a closing
/// quote belongs to the cell; empty lines are passed over; a row may be short, and may be long by empty cells.
struct DelimitedReader: Sendable {
  private enum State {
    case cellStart, unquoted, quoted, quoteSeen, afterQuoted
  }

  private static let quote = UInt8(ascii: "\"")

  /// Nil until the first row has shown it.
  private var delimiter: UInt8?
  /// The first row's bytes, while the delimiter is unknown.
  private var opening: ContiguousArray<UInt8> = []
  private var state = State.cellStart
  private var lines = LineCounter()
  private var cellLine = 1
  /// The cell's bytes so far, when they are not all in one piece or hold doubled quotes.
  private var cell: ContiguousArray<UInt8> = []
  /// How much of `cell` was quoted, and is not trimmed.
  private var quotedEnd = 0
  /// The number of the cell in its row.
  private var column = 0
  /// Nil once the columns are known.
  private var firstRows: FirstRows?

  /// A reader of cells set apart by the given byte, or by what the first row shows.
  init(delimiter: UInt8?, firstRow: FirstRow) {
    self.delimiter = delimiter
    firstRows = FirstRows(firstRow)
  }

  /// The line reading has come to.
  var line: Int {
    var counter = lines
    for byte in opening { counter.pass(byte) }
    return counter.line
  }

  /// Reads the next piece.
  mutating func read(_ bytes: Span<UInt8>, into table: inout TableBuilder) throws(DataError) {
    if let delimiter { return try parse(bytes, delimiter, into: &table) }
    opening.append(bytes, from: 0, to: bytes.count)
    try open(isComplete: false, into: &table)
  }

  /// Ends the last row.
  mutating func finish(into table: inout TableBuilder) throws(DataError) {
    if delimiter == nil { try open(isComplete: true, into: &table) }
    switch state {
    case .quoted: throw DataError(file: table.fileName, line: cellLine, reason: "a quoted cell begins here and is never closed")
    case .cellStart where column == 0: break
    default:
      if state == .cellStart { cellLine = lines.line }
      try endCell(ContiguousArray().span, from: 0, to: 0, into: &table)
      try endRow(into: &table)
    }
    try firstRows?.finish(into: &table)
    firstRows = nil
  }

  /// Looks for the delimiter, and once it is known reads what was held back.
  private mutating func open(isComplete: Bool, into table: inout TableBuilder) throws(DataError) {
    let limit = table.limits.sniffedBytes
    let held = opening
    let isFull = isComplete || held.count >= limit
    guard let found = DelimiterSniffer.find(held.span.extracting(first: limit), isComplete: isFull) else { return }
    delimiter = found.delimiter
    table.hasSemicolons = found.delimiter == UInt8(ascii: ";")
    opening = []
    for index in 0..<found.skip { lines.pass(held[index]) }
    try parse(held.span.extracting(found.skip..<held.count), found.delimiter, into: &table)
  }

  private mutating func parse(_ bytes: Span<UInt8>, _ delimiter: UInt8, into table: inout TableBuilder) throws(DataError) {
    var index = 0
    while index < bytes.count {
      switch state {
      case .cellStart: startCell(bytes, &index, delimiter)
      case .unquoted: try readUnquoted(bytes, &index, delimiter, into: &table)
      case .quoted: try readQuoted(bytes, &index, into: &table)
      case .quoteSeen:
        if bytes[index] == Self.quote {
          cell.append(Self.quote)
          index += 1
          state = .quoted
        } else {
          quotedEnd = cell.count
          state = .afterQuoted
        }
      case .afterQuoted: try readUnquoted(bytes, &index, delimiter, into: &table)
      }
    }
  }

  /// Steps over blanks to the cell's first byte.
  private mutating func startCell(_ bytes: Span<UInt8>, _ index: inout Int, _ delimiter: UInt8) {
    let byte = bytes[index]
    if lines.completesReturn(byte) {
      lines.pass(byte)
      index += 1
      return
    }
    lines.passOthers()
    if byte == 0x20 || (byte == 0x09 && delimiter != 0x09) {
      index += 1
      return
    }
    cellLine = lines.line
    state = byte == Self.quote ? .quoted : .unquoted
    if byte == Self.quote { index += 1 }
  }

  private mutating func readUnquoted(
    _ bytes: Span<UInt8>, _ index: inout Int, _ delimiter: UInt8, into table: inout TableBuilder
  ) throws(DataError) {
    let start = index
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == delimiter || byte == 0x0A || byte == 0x0D { break }
      end += 1
    }
    guard end < bytes.count else {
      index = end
      return try hold(bytes, from: start, to: end, table)
    }
    index = end + 1
    if end == start, column == 0, state == .unquoted, cell.isEmpty, bytes[end] != delimiter {
      lines.pass(bytes[end])  // an empty line
      state = .cellStart
      return
    }
    try endCell(bytes, from: start, to: end, into: &table)
    if bytes[end] == delimiter { return }
    lines.pass(bytes[end])
    try endRow(into: &table)
  }

  private mutating func readQuoted(
    _ bytes: Span<UInt8>, _ index: inout Int, into table: inout TableBuilder
  ) throws(DataError) {
    let start = index
    while index < bytes.count, bytes[index] != Self.quote {
      lines.pass(bytes[index])
      index += 1
    }
    try hold(bytes, from: start, to: index, table)
    if index < bytes.count {
      lines.passOthers()
      index += 1
      state = .quoteSeen
    }
  }

  /// Keeps a piece of a cell whose end is still to come.
  private mutating func hold(_ bytes: Span<UInt8>, from: Int, to: Int, _ table: borrowing TableBuilder) throws(DataError) {
    guard to - from <= table.limits.cellBytes - cell.count else { throw tooLong(table) }
    cell.append(bytes, from: from, to: to)
  }

  /// Ends a cell with the bytes given, after those held.
  @inline(__always)
  private mutating func endCell(
    _ bytes: Span<UInt8>, from: Int, to: Int, into table: inout TableBuilder
  ) throws(DataError) {
    if cell.isEmpty, state == .unquoted, firstRows == nil, to - from <= table.limits.cellBytes, column < table.columns.count {
      let end = Self.trimmedEnd(bytes, from: from, to: to)
      table.append(bytes, from: from, to: end, column: column, line: cellLine)
    } else {
      try endHeldCell(bytes, from: from, to: to, into: &table)
    }
    column += 1
    state = .cellStart
  }

  @inline(never)
  private mutating func endHeldCell(
    _ bytes: Span<UInt8>, from: Int, to: Int, into table: inout TableBuilder
  ) throws(DataError) {
    if state == .quoteSeen { quotedEnd = cell.count }
    try hold(bytes, from: from, to: to, table)
    var end = cell.count
    while end > quotedEnd, Blanks.isBlank(cell[end - 1]) { end -= 1 }
    let columns = firstRows == nil ? table.columns.count : firstRows?.columnCount ?? .max
    if column < columns {
      if firstRows == nil {
        table.append(cell.span, from: 0, to: end, column: column, line: cellLine)
      } else {
        firstRows?.append(FirstRows.Cell(bytes: ContiguousArray(cell[..<end]), line: cellLine))
      }
    } else if !cell[..<end].allSatisfy(Blanks.isBlank) {
      throw DataError(
        file: table.fileName, line: cellLine, text: NumberText.text(cell.span, from: 0, to: end),
        reason: "is cell \(column + 1) of a row, but the first row has \(columns)")
    }
    cell.removeAll(keepingCapacity: cell.capacity < 1 << 16)
    quotedEnd = 0
  }

  private mutating func endRow(into table: inout TableBuilder) throws(DataError) {
    column = 0
    if var rows = firstRows {
      firstRows = nil
      if rows.endRow() { return try rows.finish(into: &table) }
      firstRows = rows
      return
    }
    try table.endRow(line: cellLine)
  }

  private static func trimmedEnd(_ bytes: Span<UInt8>, from: Int, to: Int) -> Int {
    var end = to
    while end > from, Blanks.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  private func tooLong(_ table: borrowing TableBuilder) -> DataError {
    DataError(file: table.fileName, line: cellLine, reason: "a cell of more than \(table.limits.cellBytes) bytes")
  }
}
