import BarlineData

/// The columns of names and numbers that a request names, and the sensible ones where it names none.
struct ItemColumns {
  /// Nil for a name a row: its number.
  private(set) var label: Int?
  /// Nil where there is none.
  private(set) var value: Int?
  private(set) var goal: Int?
  let countsRows: Bool
  /// How many more columns of numbers could have been drawn, where nothing tells them apart.
  private(set) var others = 0

  init(_ table: DataTable, for request: ItemRequest) throws(Failure) {
    countsRows = request.countsRows
    if countsRows, request.value != nil { throw .usage("--count goes without --value") }
    if let name = request.value { value = try table.column(name, for: "--value") }
    if let name = request.goal { goal = try table.column(name, for: "--goal") }
    if let name = request.label {
      if !name.isEmpty { label = try table.column(name, for: "--label") }
    } else {
      let named = table.columns.indices.filter { $0 != value && $0 != goal && table.isPlainText($0) }
      label = named.first { !table.areOtherDates($0) } ?? named.first
    }
    let chosen = table.defaultColumns(x: label, series: goal)
    if request.label == nil, label == nil { label = chosen.x == value ? nil : chosen.x }
    guard value == nil, !countsRows else { return }
    value = chosen.y.first { $0 != label }
    if request.label == nil, label == nil || table.columns[label ?? 0].kind == .number { others = max(0, chosen.y.count - 1) }
  }
}
