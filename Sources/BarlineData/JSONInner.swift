/// The arrays of objects inside the one object that a JSON file may be: its rows are those of such an array.
struct JSONInner: Sendable {
  /// Each array of objects, by its key.
  private(set) var found: [(key: String, table: TableBuilder)] = []
  /// What reads the array that is open; one or none.
  private var reader: [JSONReader] = []
  private var key = ""
  private var table: TableBuilder?
  /// Where what it has not read yet begins among the bytes at hand.
  private var start = 0

  /// Begins with the bracket of an array.
  mutating func open(_ key: String, at index: Int, line: Int, _ outer: borrowing TableBuilder) {
    (self.key, start) = (key, index)
    reader = [JSONReader(line: line)]
    table = TableBuilder(fileName: outer.fileName, limits: outer.limits)
  }

  /// Reads on to a place. What is no array of objects is read no further.
  mutating func read(_ bytes: Span<UInt8>, to end: Int) {
    guard var own = table, !reader.isEmpty else { return }
    // Two owners of a table would make it be copied.
    table = nil
    do throws(DataError) {
      try reader[0].read(bytes.extracting(start..<end), into: &own)
      table = own
    } catch {
      reader = []
    }
    start = 0
  }

  /// Ends an array with its bracket, which lies before a place.
  mutating func close(_ bytes: Span<UInt8>, at end: Int) {
    read(bytes, to: end)
    found.removeAll { $0.key == key }
    if let table, !reader.isEmpty { found.append((key, table)) }
    reader = []
    table = nil
  }
}

extension TableBuilder {
  /// Takes the rows from inside the only row, where they are: those of its one array of objects; or its keys and their numbers.
  mutating func takeInner(_ found: [(key: String, table: TableBuilder)]) throws(DataError) {
    let filled = found.filter { $0.table.rowCount > 0 }
    if filled.count > 1 {
      let names = filled.map { "\"\($0.key)\"" }.joined(separator: ", ")
      throw DataError(file: fileName, reason: "expected one array of objects, found several: \(names)")
    }
    if let inner = filled.first ?? (columns.count == 1 ? found.first : nil) {
      self = inner.table
      rowsKey = inner.key
    } else if let pairs = try pairs() {
      self = pairs
    }
  }

  /// A row for each column of the only row, if all hold numbers; nil if not.
  private func pairs() throws(DataError) -> TableBuilder? {
    guard !columns.isEmpty, columns.allSatisfy({ !$0.holdsNested && $0.store.numberText(0) != nil }) else { return nil }
    var pairs = TableBuilder(fileName: fileName, limits: limits)
    for name in ["name", "value"] { pairs.addColumn(called: name) }
    for column in columns {
      for (place, text) in [column.name, column.store.numberText(0) ?? ""].enumerated() {
        let bytes = ContiguousArray(text.utf8)
        pairs.append(bytes.span, from: 0, to: bytes.count, column: place, line: 1)
      }
      try pairs.endRow(line: 1)
    }
    return pairs
  }
}
