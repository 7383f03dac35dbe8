/// Reads a data file that is pushed in a piece at a time, and gives its table at the end.
///
/// ```swift
/// var reader = TableReader(fileName: "data.csv")
/// try reader.read(Array("year,price\n2001,5\n".utf8))
/// let table = try reader.finish()
/// table.number(0, 1)  // 5
/// ```
/// Pieces may be of any length and be cut anywhere, also inside a character: the table is the same. Only cells are kept,
/// not the file's text. Text is UTF-8, with or without a byte order mark.
///
/// **Delimited text** is RFC 4180, cells set apart by commas, semicolons or tabs. The first row holds the names, unless
/// all its cells are numbers or dates, or it holds numbers just where the second row does (`Jan,4` over `Feb,7`, but not
/// `country,2001,2002,2003`); `firstRow` says it where looks deceive. Short rows are filled with missing cells; long ones are an error unless what is
/// too much is empty. Empty lines are passed over.
///
/// **JSON** is an array of objects, or objects one after another (NDJSON), or one object that holds one array of objects among its own
/// values, or nothing but numbers, which are rows of name and value then. A value alone (`null`, or any in a file called `.json`) is an error.
///
/// **Missing** are empty cells, `NA`, `N/A`, `NaN`, `null` in either case, `-` and `–`. **Numbers** may have a sign
/// (U+2212 too), an exponent, a percent or currency sign (left out: `12%` is 12, `-$5` is -5), and whole digits in groups of three
/// (`1,234`, `1 234`, `1'234`, `1_234`); `(450)` is -450. Where all numbers of a column have the same unit (`12 kg`) it is left out
/// too. A comma is the decimal sign in a column where only that makes sense (`1,5`), and where semicolons set the cells apart and
/// nothing speaks for the point. Numbers are finite: `inf` and `1e999` are not numbers. **Dates** are `2010-01-31`, `2010/1/31` or
/// `2010-01`, with or without a time of day and a zone, and, where all of a column are written in the same way, `31.1.2010`,
/// `31 Jan 2010`, `Jan 31, 2010`, `January 2010`, and `1/31/2010` where some day past the twelfth tells which number is the month.
public struct TableReader: Sendable {
  private let format: DataFormat
  private let firstRow: FirstRow
  private var table: TableBuilder
  private var check = TextCheck()
  /// The first bytes, until there are enough to tell what the file is; then the bytes until the format is known.
  private var opening: ContiguousArray<UInt8> = []
  private var isOpen = false
  /// The beginning of a character whose end is still to come.
  private var cut: ContiguousArray<UInt8> = []
  private var delimited: DelimitedReader?
  private var json: JSONReader?
  private var failure: DataError?

  /// A reader of one file. `fileName` is what errors call it; nothing is opened.
  ///
  /// `firstRow` says what the first row of delimited text holds; JSON has none.
  public init(fileName: String, format: DataFormat = .automatic, firstRow: FirstRow = .automatic) {
    self.init(fileName: fileName, format: format, firstRow: firstRow, limits: ReadingLimits())
  }

  /// A reader with limits of its own.
  package init(fileName: String, format: DataFormat, firstRow: FirstRow = .automatic, limits: ReadingLimits) {
    self.format = format
    self.firstRow = firstRow
    table = TableBuilder(fileName: fileName, limits: limits)
  }

  /// Reads the next piece of the file. After an error every later call throws the same one.
  public mutating func read(_ bytes: Span<UInt8>) throws(DataError) {
    if let failure { throw failure }
    do throws(DataError) {
      try take(bytes)
    } catch {
      failure = error
      throw error
    }
  }

  /// Reads the next piece of the file from an array.
  public mutating func read(_ bytes: [UInt8]) throws(DataError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(DataError) in try read(buffer.span) }
  }

  /// Ends the file. An empty one gives a table without columns.
  public mutating func finish() throws(DataError) -> DataTable {
    if let failure { throw failure }
    do throws(DataError) {
      if !isOpen { try open() }
      if let first = cut.first { throw notText(first) }
      if delimited == nil, json == nil { try choose(isComplete: true) }
      try delimited?.finish(into: &table)
      try json?.finish(into: &table)
      let found = table.finish()
      if format == .automatic, json == nil, let value = found.loneValue {
        throw DataError(
          file: found.fileName, line: 1, reason: "expected \(JSONExpected.start.words(inObject: false)), found \"\(value)\"")
      }
      return found
    } catch {
      failure = error
      throw error
    }
  }

  private mutating func take(_ bytes: Span<UInt8>) throws(DataError) {
    if isOpen { return try pass(bytes) }
    opening.append(bytes, from: 0, to: bytes.count)
    if opening.count >= FileSignature.length { try open() }
  }

  /// Looks at the first bytes, then reads what was held back.
  private mutating func open() throws(DataError) {
    isOpen = true
    let held = opening
    opening = []
    if let reason = FileSignature.refusal(held.span) { throw DataError(file: table.fileName, reason: reason) }
    try pass(held.span.extracting(FileSignature.markLength(held.span)..<held.count))
  }

  /// Lets whole characters through.
  private mutating func pass(_ bytes: Span<UInt8>) throws(DataError) {
    var start = 0
    while !cut.isEmpty, start < bytes.count {
      cut.append(bytes[start])
      start += 1
      let begun = cut
      let (end, bad) = check.accept(begun.span, from: 0)
      if let bad { throw notText(bad) }
      if end == begun.count {
        cut = []
        try feed(begun.span)
      }
    }
    let (end, bad) = check.accept(bytes, from: start)
    try feed(bytes.extracting(start..<end))
    if let bad { throw notText(bad) }
    cut.append(bytes, from: end, to: bytes.count)
  }

  private mutating func feed(_ bytes: Span<UInt8>) throws(DataError) {
    if delimited != nil {
      try delimited?.read(bytes, into: &table)
    } else if json != nil {
      try json?.read(bytes, into: &table)
    } else {
      opening.append(bytes, from: 0, to: bytes.count)
      try choose(isComplete: false)
    }
  }

  /// Makes the reader once the format is known.
  private mutating func choose(isComplete: Bool) throws(DataError) {
    guard let format = FormatSniffer.format(format, opening.span, isComplete: isComplete) else { return }
    switch format {
    case .automatic, .csv: delimited = DelimitedReader(delimiter: nil, firstRow: firstRow)
    case .tsv: delimited = DelimitedReader(delimiter: 0x09, firstRow: firstRow)
    case .json: json = JSONReader()
    }
    let held = opening
    opening = []
    try feed(held.span)
  }

  private func notText(_ byte: UInt8) -> DataError {
    let hex = String(byte, radix: 16, uppercase: true)
    let code = "byte 0x" + (byte < 16 ? "0" : "") + hex
    let reason = byte < 0x80 ? "this is not text (\(code))" : "this is not UTF-8 text (\(code)); save it as UTF-8"
    var held = LineCounter()
    for byte in opening { held.pass(byte) }
    return DataError(file: table.fileName, line: delimited?.line ?? json?.line ?? held.line, reason: reason)
  }
}

/// Which format a file has, from its first bytes that are not blank.
enum FormatSniffer {
  /// The most blanks looked at before the file is taken as delimited text.
  private static let mostBlanks = 1 << 16

  /// The format wanted, or for `.automatic` the one found; nil while more bytes are needed.
  static func format(_ wanted: DataFormat, _ bytes: Span<UInt8>, isComplete: Bool) -> DataFormat? {
    if wanted != .automatic { return wanted }
    let first = firstInk(bytes, from: 0)
    guard first < bytes.count else { return isComplete || first >= mostBlanks ? .csv : nil }
    let opener = bytes[first]
    guard opener == UInt8(ascii: "[") || opener == UInt8(ascii: "{") else { return .csv }
    let second = firstInk(bytes, from: first + 1)
    guard second < bytes.count else { return isComplete || second >= mostBlanks ? .json : nil }
    let next = bytes[second]
    if opener == UInt8(ascii: "{") { return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}") ? .json : .csv }
    // `[id],[name]` is a row of names; these begin what JSON may hold in an array.
    let isJSON = next == UInt8(ascii: "{") || next == UInt8(ascii: "[") || next == UInt8(ascii: "]") || next == UInt8(ascii: "\"")
    return isJSON || next == UInt8(ascii: "-") || NumberText.isDigit(next) ? .json : .csv
  }

  private static func firstInk(_ bytes: Span<UInt8>, from: Int) -> Int {
    var index = from
    while index < bytes.count, Blanks.isBlank(bytes[index]) { index += 1 }
    return index
  }
}
