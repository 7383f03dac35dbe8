import Barline
import BarlineData

/// What a pie or a funnel shows of a table: a name and a number an item.
struct ItemData {
  /// A slice or a stage.
  struct Item {
    /// What it is called; nil for nothing.
    var label: String?
    /// NaN where it is missing.
    var value: Double { sum.total }
    /// NaN for none.
    var goal: Double { goalSum.total }
    fileprivate var sum: CellSum
    fileprivate var goalSum = CellSum(.nan)
    /// How many rows it is the sum of.
    fileprivate var rows = 1
    /// The row of the table it comes from, the first of several; nil where it was gathered from items.
    var row: Int?
  }

  var items: [Item] = []
  /// What the picture is called when nobody has said.
  var title = ""
  /// What all values count; "" where that is not known.
  var unit = ""
  /// What a reader of the picture should know, and would not see.
  var notes: [String] = []

  /// What a request shows of a table.
  ///
  /// - Parameter mark: What the chart makes of an item: "slice".
  init(_ table: DataTable, for request: ChartRequest, mark: String) throws(Failure) {
    // An empty file has no column to be wrong about.
    guard !table.columns.isEmpty else { return }
    let columns = try ItemColumns(table, for: request.items)
    guard columns.value != nil || columns.countsRows || table.rowCount == 0 else {
      throw table.withoutNumbers("; --count counts rows")
    }
    do throws(DataError) {
      try read(table, columns, mark)
    } catch {
      throw .data(error.description)
    }
    if let unit = request.unit { self.unit = unit }
    if let most = request.items.most { gather(most, mark) }
    let beyond = items.reduce(0) { $0 + ($1.sum.isBeyond ? 1 : 0) + ($1.goalSum.isBeyond ? 1 : 0) }
    if let note = CellSum.note(ofBeyond: beyond) { notes.append(note) }
  }

  private mutating func read(_ table: DataTable, _ columns: ItemColumns, _ mark: String) throws(DataError) {
    let values = try columns.value.map { (column) throws(DataError) in try table.numbers(column) }
    let goals = try columns.goal.map { (column) throws(DataError) in try table.numbers(column) }
    let groups = columns.label.map { table.categories($0) }
    let names = groups.map { Self.names($0, of: columns.label, in: table) } ?? []
    var places = [Int?](repeating: nil, count: names.count)
    // Rows without a name are one item among the others.
    var unnamed: (place: Int, rows: Int)?
    var repeats = 0
    // The rows that a sum hides, unless all of it is nothing else.
    var (missing, negative): ([(row: Int, place: Int)], [(row: Int, place: Int)]) = ([], [])
    for row in 0..<table.rowCount {
      let group = groups?.indexes[row]
      let value = values?[row] ?? (columns.countsRows ? 1 : .nan)
      let goal = goals?[row] ?? .nan
      let known = if let group { places[group] } else { unnamed?.place }
      if value.isNaN { missing.append((row, known ?? items.count)) }
      if value < 0 { negative.append((row, known ?? items.count)) }
      if let known {
        items[known].rows += 1
        items[known].sum.add(value)
        items[known].goalSum.add(goal)
        if group == nil { unnamed?.rows += 1 } else { repeats += 1 }
        continue
      }
      if let group {
        places[group] = items.count
      } else if groups != nil {
        unnamed = (items.count, 1)
      }
      let label = groups == nil ? "\(row + 1)" : group.map { names[$0] } ?? ChartWords.english.missing
      items.append(Item(label: label, sum: CellSum(value), goalSum: CellSum(goal), row: row))
    }
    describe(table, columns, repeats: repeats, unnamed: unnamed?.rows ?? 0, mark)
    tell(missing.filter { !items[$0.place].value.isNaN }.map(\.row), "missing", one: "adds nothing", many: "add nothing")
    let hidden = negative.filter { items[$0.place].rows > 1 && items[$0.place].value > 0 }.map(\.row)
    tell(hidden, "below zero", one: "makes its sum less", many: "make their sums less")
  }

  private mutating func describe(_ table: DataTable, _ columns: ItemColumns, repeats: Int, unnamed: Int, _ mark: String) {
    let label = columns.label.map { table.columns[$0].name } ?? ""
    title = columns.value.map { table.columns[$0].isNamed ? ReadableName.of(table.columns[$0].name) : "" } ?? "Rows"
    let isNamed = columns.label.map { table.columns[$0].isNamed } ?? false
    if repeats > 0 || columns.countsRows, isNamed, !title.isEmpty {
      title += " by " + ReadableName.spelled(label)
    }
    unit = columns.value.flatMap { table.columns[$0].unit } ?? ""
    if columns.others > 0 { notes.append("1 of \(columns.others + 1) columns of numbers drawn; choose with --value") }
    if repeats > 0, !columns.countsRows {
      notes.append("\(Self.rows(repeats)) repeating the \"\(label)\" of another added to it")
    }
    if unnamed > 0 {
      notes.append("\(Self.rows(unnamed)) without a \"\(label)\": a \(mark) of \(unnamed == 1 ? "its" : "their") own")
    }
  }

  private mutating func tell(_ rows: [Int], _ what: String, one: String, many: String) {
    guard let first = rows.first else { return }
    notes.append(
      rows.count == 1
        ? "1 value is \(what) and \(one): row \(first + 1)"
        : "\(rows.count) values are \(what) and \(many), the first in row \(first + 1)")
  }

  /// What the groups of a column are called.
  private static func names(_ groups: Categories, of column: Int?, in table: DataTable) -> [String] {
    guard let column, table.columns[column].kind == .date else { return groups.names }
    return DateLabels.labels(for: groups.firstRows.map { table.number($0, column) })
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}

extension ItemData {
  /// Puts items in order; equal ones as they were, missing ones last, and after them what was gathered.
  mutating func sort(_ order: ItemOrder) {
    guard order != .given else { return }
    let gathered = items.last.flatMap { $0.row == nil ? $0 : nil }
    if gathered != nil { items.removeLast() }
    defer { items += [gathered].compactMap { $0 } }
    if order == .label {
      items = LabelOrder.places(items.map(\.label)).map { [items] in items[$0] }
      return
    }
    let sign = order == .descending ? -1.0 : 1.0
    // What is missing is past every number.
    func key(_ place: Int) -> Double { items[place].value.isNaN ? .infinity : sign * items[place].value }
    items = items.indices.sorted { (key($0), $0) < (key($1), $1) }.map { [items] in items[$0] }
  }

  /// Leaves so many items by themselves, the greatest, and gathers the others at the end.
  private mutating func gather(_ most: Int, _ mark: String) {
    let ranked = items.indices.filter { items[$0].value > 0 }.sorted { (-items[$0].value, $0) < (-items[$1].value, $1) }
    let small = Set(ranked.dropFirst(most))
    guard small.count > 1 else { return }
    let sum = small.sorted().reduce(into: CellSum(.nan)) { $0.add(items[$1].sum) }
    items = items.indices.filter { !small.contains($0) }.map { [items] in items[$0] }
    items.append(Item(label: ChartWords.english.other, sum: sum))
    notes.append("\(small.count) \(mark)s are together \"\(ChartWords.english.other)\"")
  }

  /// Says where the last item is as much as all others together, as the total at the end of a table is: it would be half of a pie.
  mutating func tellTotal() {
    let values = items.map(\.value).filter { $0 > 0 }
    guard values.count > 3, let last = items.max(by: { ($0.row ?? -1) < ($1.row ?? -1) }), let row = last.row else { return }
    let others = values.reduce(0, +) - last.value
    guard (others - last.value).magnitude < 1e-9 * last.value else { return }
    notes.append(
      "\"\(last.label ?? "")\" (row \(row + 1)) is as much as all others; if it is their total, it does not belong in a pie")
  }

  /// Says which items a chart cannot draw by their size, and where they stand in the table.
  ///
  /// - Parameters:
  ///   - words: What becomes of them: "no slice for".
  ///   - isShown: Whether a value has a shape.
  mutating func tell(_ words: String, where isShown: (Double) -> Bool) {
    let hidden = items.filter { !isShown($0.value) }
    guard !hidden.isEmpty else { return }
    let places = hidden.map { item in
      let row = item.row.map { "row \($0 + 1): " } ?? ""
      return "\"\(item.label ?? "")\" (\(row)\(item.value.isNaN ? ChartWords.english.missing : OptionValues.short(item.value)))"
    }
    notes.append("\(words) \(Mention.list(places))")
  }
}
