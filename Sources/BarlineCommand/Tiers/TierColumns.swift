import BarlineData

/// The columns of a table of tiers that a request names, and the sensible ones where it names none.
struct TierColumns {
  /// Nil where tiers have no names.
  private(set) var label: Int?
  /// Nil where there are no lower bounds: a tier begins where the one before it ends.
  private(set) var begin: Int?
  /// Nil where there are no upper bounds: a tier ends where the next begins.
  private(set) var end: Int?
  private(set) var saving: Int?
  /// The column of the amount; nil where a number was given, or there is none.
  private(set) var amount: Int?

  init(_ table: DataTable, for request: TierRequest) throws(Failure) {
    begin = try request.begin.map { (name) throws(Failure) in try table.column(name, for: "--begin") }
    end = try request.end.map { (name) throws(Failure) in try table.column(name, for: "--end") }
    if let name = request.label, !name.isEmpty { label = try table.column(name, for: "--label") }
    if let name = request.saving, !name.isEmpty { saving = try table.column(name, for: "--saving") }
    if let text = request.amount {
      amount = table.column(named: text)
      if amount == nil, OptionValues.amount(text) == nil {
        throw .usage("--amount: \"\(text)\" is neither a number nor a column of \(table.fileName)")
      }
    } else {
      amount = find(["amount"], in: table)
    }
    chooseWords(table, request)
    chooseBounds(table)
  }

  /// Columns with telling names first, so that what is left may be taken for what is still sought.
  private mutating func chooseBounds(_ table: DataTable) {
    if begin == nil { begin = find(["begin", "from", "start", "low", "lower", "min", "minimum"], in: table) }
    if end == nil { end = find(["end", "to", "stop", "high", "upper", "max", "maximum"], in: table) }
    // A lone column of upper bounds says enough.
    let isNamed = begin != nil || end != nil
    if begin == nil, !isNamed { begin = nextNumbers(table) }
    if end == nil { end = nextNumbers(table) }
  }

  private mutating func chooseWords(_ table: DataTable, _ request: TierRequest) {
    if request.label == nil { label = find(["tier", "name", "label", "level"], in: table) }
    if request.saving == nil { saving = find(["saving", "savings", "discount", "reward", "benefit", "bonus"], in: table) }
    let bounds = [
      "begin", "from", "start", "low", "lower", "min", "minimum", "end", "to", "stop", "high", "upper", "max", "maximum",
    ]
    func nextTexts() -> Int? {
      table.columns.indices.first {
        !taken.contains($0) && table.isPlainText($0) && !bounds.contains(table.columns[$0].name.lowercased())
      }
    }
    if request.label == nil, label == nil { label = nextTexts() }
    if request.saving == nil, saving == nil { saving = nextTexts() }
  }

  private var taken: [Int] { [label, begin, end, saving, amount].compactMap { $0 } }

  /// The first column of one of some names, in small or capital letters, that nothing else is.
  private func find(_ names: [String], in table: DataTable) -> Int? {
    for name in names {
      if let found = table.columns.indices.first(where: { !taken.contains($0) && table.columns[$0].name.lowercased() == name }) {
        return found
      }
    }
    return nil
  }

  private func nextNumbers(_ table: DataTable) -> Int? {
    table.columns.indices.first {
      !taken.contains($0) && (table.columns[$0].kind == .number || table.columns[$0].isMeantAsNumbers)
    }
  }
}
