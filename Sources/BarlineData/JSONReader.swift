/// A JSON array of objects, or objects one after another (NDJSON), a piece at a time, by RFC 8259.
///
/// One object alone may hold the array of objects, or numbers, which are then rows of name and value.
///
/// Each object is a row, each key a column, in order of first appearance; a key an object does not have is missing there,
/// and of a key it has twice the last value counts. `null` is missing, `true` and `false` are texts, a string is read
/// like a cell of CSV (`"12"` is 12), and a nested object or array is the text `{…}` or `[…]`. The word `NaN`, which some
/// programs write, is missing too.
struct JSONReader: Sendable {
  /// The token being read.
  private enum Token {
    case none, string, escape, hex, number, word
  }

  private var expected = JSONExpected.start
  private var token = Token.none
  private var text = JSONText()
  private var isKey = false
  private var isArray = false
  /// True for an object, false for an array, from the row inwards.
  private var nesting: ContiguousArray<Bool> = []
  private var lines = LineCounter()
  private var tokenLine = 1
  private var keys: ContiguousArray<ContiguousArray<UInt8>> = []
  private var columnOfKey: [ContiguousArray<UInt8>: Int] = [:]
  private var column = 0
  private var row = JSONRow()
  /// The arrays of the first object; nil where there are other rows.
  private var inner: JSONInner?

  init() { inner = JSONInner() }

  /// A reader of an array inside another file.
  init(line: Int) { lines = LineCounter(at: line) }

  /// The line reading has come to.
  var line: Int { lines.line }

  /// Reads the next piece.
  mutating func read(_ bytes: Span<UInt8>, into table: inout TableBuilder) throws(DataError) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch token {
      case .none:
        let depth = nesting.count
        try begin(byte, table: &table)
        if inner != nil { lookInside(byte, at: index, from: depth, bytes, table) }
        lines.pass(byte)
        index += 1
      case .string: try readString(bytes, &index, &table)
      case .escape:
        token = byte == UInt8(ascii: "u") ? .hex : .string
        if token == .string, !text.appendEscape(byte) { throw fault("no escape begins with \\\(shown(byte))", table) }
        index += 1
      case .hex:
        guard let isLast = text.appendHex(byte) else { throw fault("\\u needs four hexadecimal digits", table) }
        if isLast { token = .string }
        index += 1
      case .number, .word: try readWord(bytes, &index, &table)
      }
    }
    inner?.read(bytes, to: bytes.count)
  }

  /// Follows the arrays that the first object holds itself, as long as nothing else is a row.
  private mutating func lookInside(
    _ byte: UInt8, at index: Int, from depth: Int, _ bytes: Span<UInt8>, _ table: borrowing TableBuilder
  ) {
    if isArray || (depth == 0 && nesting.count == 1 && table.rowCount > 0) {
      inner = nil
    } else if byte == UInt8(ascii: "["), depth == 1 {
      inner?.open(String(decoding: keys[column], as: UTF8.self), at: index, line: lines.line, table)
    } else if byte == UInt8(ascii: "]"), depth == 2, nesting.count == 1 {
      inner?.close(bytes, at: index + 1)
    }
  }

  /// Ends the document.
  mutating func finish(into table: inout TableBuilder) throws(DataError) {
    if token == .number || token == .word { try endWord(&table) }
    switch expected {
    case .start, .nextRow, .nothing:
      guard token == .none else { fallthrough }
      if let inner, table.rowCount == 1 { try table.takeInner(inner.found) }
    default: throw fault("the file ends inside its JSON", table)
    }
  }

  // MARK: Tokens

  private mutating func readString(_ bytes: Span<UInt8>, _ index: inout Int, _ table: inout TableBuilder) throws(DataError) {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      index += 1
    }
    guard index - start <= table.limits.cellBytes - text.bytes.count else { throw tooLong(table) }
    text.append(bytes, from: start, to: index)
    guard index < bytes.count else { return }
    switch bytes[index] {
    case UInt8(ascii: "\""):
      index += 1
      text.endSurrogate()
      token = .none
      try endString(&table)
    case UInt8(ascii: "\\"):
      index += 1
      token = .escape
    default: throw fault("a line break or control character inside a string", table)
    }
  }

  private mutating func readWord(_ bytes: Span<UInt8>, _ index: inout Int, _ table: inout TableBuilder) throws(DataError) {
    let start = index
    var isOver = false
    while index < bytes.count, !isOver {
      let byte = bytes[index]
      let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      isOver = !(isLetter || isSign || NumberText.isDigit(byte))
      if !isOver { index += 1 }
    }
    guard index - start <= table.limits.cellBytes - text.bytes.count else { throw tooLong(table) }
    text.append(bytes, from: start, to: index)
    if isOver { try endWord(&table) }
  }

  private mutating func endWord(_ table: inout TableBuilder) throws(DataError) {
    let isNumber = token == .number
    token = .none
    if isNumber {
      guard text.isNumber else { throw wordFault("is not a number by JSON's grammar", table) }
      return endValue(&table)
    }
    switch text.string {
    case "null", "NaN":
      text.clear()
      endValue(&table)
    case "true", "false": endValue(&table)
    default: throw wordFault("is no JSON value", table)
    }
  }

  private mutating func endString(_ table: inout TableBuilder) throws(DataError) {
    guard isKey else { return endValue(&table) }
    isKey = false
    expected = .colon
    guard nesting.count == 1 else { return }
    // Most objects have the same keys in the same order.
    let next = column + 1 < keys.count ? column + 1 : 0
    if next < keys.count, keys[next] == text.bytes {
      column = next
    } else if let known = columnOfKey[text.bytes] {
      column = known
    } else {
      column = table.columns.count
      try table.addColumn(text.string, line: tokenLine)
      columnOfKey[text.bytes] = column
      keys.append(text.bytes)
    }
  }

  // MARK: Structure

  /// Takes the first byte of a token, or a blank.
  private mutating func begin(_ byte: UInt8, table: inout TableBuilder) throws(DataError) {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: return
    case UInt8(ascii: "{"): try openObject(&table)
    case UInt8(ascii: "["): try openArray(&table)
    case UInt8(ascii: "}"): try close(isObject: true, &table)
    case UInt8(ascii: "]"): try close(isObject: false, &table)
    case UInt8(ascii: ","): try passComma(table)
    case UInt8(ascii: ":"):
      guard expected == .colon else { throw unexpected(byte, table) }
      expected = .value
    case UInt8(ascii: "\""):
      isKey = expected == .key || expected == .keyOrClose
      guard isKey || expectsValue else { throw unexpected(byte, table) }
      beginToken(.string)
    default:
      guard expectsValue else { throw unexpected(byte, table) }
      let isNumber = byte == UInt8(ascii: "-") || NumberText.isDigit(byte)
      guard isNumber || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A) else { throw unexpected(byte, table) }
      beginToken(isNumber ? .number : .word)
      text.append(byte)
    }
  }

  private var expectsValue: Bool { expected == .value || expected == .valueOrClose }

  private mutating func beginToken(_ kind: Token) {
    token = kind
    tokenLine = lines.line
    text.clear()
  }

  private mutating func openObject(_ table: inout TableBuilder) throws(DataError) {
    switch expected {
    case .start, .nextRow, .rowOrClose, .row: break
    case .value, .valueOrClose: setNested("{…}", &table)
    default: throw unexpected(UInt8(ascii: "{"), table)
    }
    try push(isObject: true, table)
    expected = .keyOrClose
  }

  private mutating func openArray(_ table: inout TableBuilder) throws(DataError) {
    switch expected {
    case .start:
      isArray = true
      expected = .rowOrClose
      return
    case .value, .valueOrClose: setNested("[…]", &table)
    default: throw unexpected(UInt8(ascii: "["), table)
    }
    try push(isObject: false, table)
    expected = .valueOrClose
  }

  private mutating func push(isObject: Bool, _ table: borrowing TableBuilder) throws(DataError) {
    guard nesting.count < table.limits.depth else {
      throw fault("more than \(table.limits.depth) objects and arrays inside one another", table)
    }
    nesting.append(isObject)
  }

  private mutating func close(isObject: Bool, _ table: inout TableBuilder) throws(DataError) {
    guard let inner = nesting.last else {
      guard !isObject, expected == .rowOrClose || expected == .commaOrClose else {
        throw unexpected(isObject ? 0x7D : 0x5D, table)
      }
      expected = .nothing
      return
    }
    let isEmpty = expected == (inner ? .keyOrClose : .valueOrClose)
    guard inner == isObject, isEmpty || expected == .commaOrCloseInside else { throw unexpected(isObject ? 0x7D : 0x5D, table) }
    nesting.removeLast()
    guard nesting.isEmpty else {
      expected = .commaOrCloseInside
      return
    }
    expected = isArray ? .commaOrClose : .nextRow
    try row.flush(into: &table, line: lines.line)
  }

  private mutating func passComma(_ table: borrowing TableBuilder) throws(DataError) {
    switch expected {
    case .commaOrClose: expected = .row
    case .commaOrCloseInside: expected = nesting.last == true ? .key : .value
    default: throw unexpected(UInt8(ascii: ","), table)
    }
  }

  /// The text becomes the cell of the row's own key; deeper ones are passed over.
  private mutating func endValue(_ table: inout TableBuilder) {
    expected = .commaOrCloseInside
    guard nesting.count == 1 else { return }
    row.set(column, to: text.bytes, row: table.rowCount, line: tokenLine)
  }

  private mutating func setNested(_ mark: String, _ table: inout TableBuilder) {
    guard nesting.count == 1 else { return }
    table.markNested(column)
    row.set(column, to: ContiguousArray(mark.utf8), row: table.rowCount, line: lines.line)
  }

  // MARK: Faults

  private func unexpected(_ byte: UInt8, _ table: borrowing TableBuilder) -> DataError {
    fault("expected \(expected.words(inObject: nesting.last == true)), found \"\(shown(byte))\"", table)
  }

  private func fault(_ reason: String, _ table: borrowing TableBuilder) -> DataError {
    DataError(file: table.fileName, line: lines.line, reason: reason)
  }

  private func wordFault(_ reason: String, _ table: borrowing TableBuilder) -> DataError {
    DataError(file: table.fileName, line: tokenLine, text: text.string, reason: reason)
  }

  private func tooLong(_ table: borrowing TableBuilder) -> DataError {
    DataError(file: table.fileName, line: tokenLine, reason: "a cell of more than \(table.limits.cellBytes) bytes")
  }

  /// A byte for a message: the first of a character of several is shown as the replacement character.
  private func shown(_ byte: UInt8) -> String {
    byte < 0x80 ? String(Unicode.Scalar(byte)) : "\u{FFFD}"
  }
}
