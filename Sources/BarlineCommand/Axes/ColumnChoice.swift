import BarlineData

/// The columns of a table that a request names, and the sensible ones where it names none.
struct ColumnChoice {
  let table: DataTable
  /// The column along the axis; nil for the row's number.
  var x: Int?
  /// The columns drawn.
  var y: [Int]
  /// The column whose values are the series.
  var series: Int?
  /// Whether each row counts one, in place of the values of columns.
  private(set) var countsRows = false
  /// How many more columns could have been drawn.
  private(set) var leftOut = 0

  /// How items lie along the axis of the chart.
  private let spacing: ItemSpacing

  /// The most bars that are drawn where nobody has named columns: with more, none could be told from its neighbours.
  private static let mostBars = 200

  init(_ table: DataTable, for request: ChartRequest, spacing: ItemSpacing) throws(Failure) {
    self.table = table
    self.spacing = spacing
    series = nil
    if let name = request.series, !name.isEmpty { series = try table.column(name, for: "--series") }
    if let name = request.x { x = try table.column(name, for: "--x") }
    y = []
    for names in request.y { y += try Self.columns(names, of: table) }
    if let twice = y.indices.first(where: { y[..<$0].contains(y[$0]) }) {
      throw .usage("--y: \"\(table.columns[y[twice]].name)\" is named twice")
    }
    guard !request.items.countsRows else {
      try chooseCount()
      return
    }
    if series != nil, y.count > 1 { throw .usage("--series goes with one column of --y") }
    let isFree = x == nil && y.isEmpty
    if y.isEmpty { chooseY() } else if x == nil { chooseX() }
    if request.series == nil { chooseSeries(isFree: isFree) }
    if series != nil, x == nil { throw .usage("--series needs a column along the axis; name it with --x") }
  }

  private mutating func chooseCount() throws(Failure) {
    guard y.isEmpty else { throw .usage("--count goes without --y") }
    countsRows = true
    x = x ?? table.defaultColumns(x: nil, series: series).x ?? (table.columns.count == 1 ? 0 : nil)
    if x == nil { throw .usage("--count needs a column along the axis; name it with --x") }
  }

  private mutating func chooseY() {
    let chosen = table.defaultColumns(x: x, series: series)
    (x, y) = (chosen.x, chosen.y)
    guard series == nil, !y.isEmpty else { return }
    if spacing == .bands { y = Array(y.prefix(max(1, Self.mostBars / max(1, table.rowCount)))) }
    let all = table.columns.indices.count { $0 != x && table.columns[$0].kind == .number && !table.columns[$0].isAllMissing }
    leftOut = all - y.count
  }

  /// The axis beside columns that are to be drawn: the default one, unless it is one of them.
  private mutating func chooseX() {
    let standard = table.defaultColumns(x: nil, series: series).x
    x = standard.flatMap { y.contains($0) ? nil : $0 }
  }

  /// The columns that a value of `--y` names: the one of that name, or several between commas.
  private static func columns(_ names: String, of table: DataTable) throws(Failure) -> [Int] {
    if let column = table.column(named: names) { return [column] }
    var found: [Int] = []
    for name in names.split(separator: ",") {
      let blank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
      let trimmed = String(name.drop(while: blank).reversed().drop(while: blank).reversed())
      if !trimmed.isEmpty { found.append(try table.column(trimmed, for: "--y")) }
    }
    guard !found.isEmpty else { throw .usage("--y names no column") }
    return found
  }
}

extension ChartData {
  /// What a request shows of a table.
  init(_ table: DataTable, for request: ChartRequest, spacing: ItemSpacing = .bands) throws(Failure) {
    // An empty file has no column to be wrong about.
    guard !table.columns.isEmpty else {
      self = .nothing
      return
    }
    let columns = try ColumnChoice(table, for: request, spacing: spacing)
    guard !columns.y.isEmpty || columns.countsRows || table.rowCount == 0 else {
      throw table.withoutNumbers(spacing == .bands ? "; --count counts rows" : "")
    }
    do throws(DataError) { self = try columns.data() } catch { throw .data(error.description) }
    if let unit = request.unit { self.unit = unit }
    if request.title != nil { name = "" }
    if spacing == .bands { arrange(request.items) }
  }
}

extension ColumnChoice {
  /// What a chart of these columns shows.
  fileprivate func data() throws(DataError) -> ChartData {
    guard let x, countsRows || (series != nil && !y.isEmpty) else { return try wide() }
    let value = countsRows ? nil : y.first
    let numbers = try value.map { (column) throws(DataError) in try table.numbers(column) }
    let grouped = try table.grouped(x: x, series: series, y: value)
    let name = value.map(readable) ?? "Rows"
    var data = ChartData(
      // Where no row has a series, there is nothing to stand at any place.
      count: grouped.series.isEmpty ? 0 : grouped.categories.count,
      series: zip(series == nil ? [name] : grouped.series, grouped.values).map { ChartData.Series(name: $0, values: $1) },
      labels: .texts(grouped.categories),
      title: title(name, of: value, by: countsRows ? x : series ?? x),
      unit: value.flatMap { table.columns[$0].unit } ?? "")
    if let found = positions(grouped.firstRows) {
      data.place(at: found, hasMissing: numbers?.contains { $0.isNaN } ?? false)
    }
    data.dates = dates(grouped.firstRows)
    data.notes = axisNotes(x, isAlone: false) + [numbers.flatMap { missing(in: [$0]) }].compactMap { $0 }
    data.notes += notes(grouped, x)
    if let note = CellSum.note(ofBeyond: grouped.sumsBeyond) { data.notes.append(note) }
    return data
  }

  /// What a picture of values by another column is called: "Output by source"; "" where the file has no names for them.
  private func title(_ name: String, of value: Int?, by column: Int) -> String {
    isNamed([value, column].compactMap { $0 }) ? "\(name) by \(ReadableName.spelled(table.columns[column].name))" : ""
  }

  /// The rows that were added up or left out.
  private func notes(_ grouped: GroupedTable, _ x: Int) -> [String] {
    let keys = [x, series].compactMap { $0.map(name) }
    var notes: [String] = []
    if grouped.skippedRows > 0 {
      notes.append("\(rows(grouped.skippedRows)) without a \(keys.joined(separator: " or a ")) left out")
    }
    if grouped.repeatedRows > 0, !countsRows {
      notes.append("\(rows(grouped.repeatedRows)) repeating the \(keys.joined(separator: " and the ")) of another added to it")
    }
    return notes
  }

  /// One series a column; rows of the same bar are added up.
  private func wide() throws(DataError) -> ChartData {
    var numbers: [[Double]] = []
    for column in y { numbers.append(try table.numbers(column)) }
    var places: [GroupedTable] = []
    if let x, spacing == .bands, hasRepeats(x) {
      for column in y { places.append(try table.grouped(x: x, series: nil, y: column)) }
    }
    let values = places.isEmpty ? numbers : places.map { $0.values[0] }
    let units = Set(y.map { table.columns[$0].unit ?? "" })
    var data = ChartData(
      count: places.first?.categories.count ?? table.rowCount,
      series: zip(y, values).map { ChartData.Series(name: readable($0), values: $1) },
      labels: places.first.map { .texts($0.categories) } ?? labels,
      title: wideTitle(isAdded: !places.isEmpty), unit: units.count == 1 ? units.first ?? "" : "")
    if (2...3).contains(y.count), isNamed(y) { data.name = ReadableName.list(y.map { table.columns[$0].name }) }
    let first = places.first?.firstRows ?? Array(0..<table.rowCount)
    data.positions = positions(first)
    data.dates = dates(first)
    if let x { data.notes = axisNotes(x, isAlone: places.isEmpty) }
    if let x, let note = wayNote(x, data.positions?.values ?? []) { data.notes.append(note) }
    if let note = missing(in: numbers) { data.notes.append(note) }
    if let x, let first = places.first { data.notes += notes(first, x) }
    let beyond = places.reduce(0) { $0 + $1.sumsBeyond }
    if let note = CellSum.note(ofBeyond: beyond) { data.notes.append(note) }
    if leftOut > 0 { data.notes.append("\(y.count) of \(y.count + leftOut) columns drawn; choose with --y") }
    return data
  }

  /// The name of the column drawn; of several a legend has the names.
  private func wideTitle(isAdded: Bool) -> String {
    guard y.count == 1, let column = y.first, isNamed(y) else { return "" }
    if isAdded, let x, isNamed([x]) { return title(readable(column), of: column, by: x) }
    return readable(column)
  }

  /// Whether several rows have the same value of a column.
  private func hasRepeats(_ column: Int) -> Bool {
    let different = table.categories(column)
    return different.indexes.count { $0 != nil } > different.names.count
  }

  /// What is to be said of the column along the axis.
  ///
  /// - Parameter isAlone: Whether each row stands at a place of its own.
  private func axisNotes(_ x: Int, isAlone: Bool) -> [String] {
    var notes: [String] = []
    if table.areOtherDates(x) {
      notes.append(
        "the \(name(x)) of the rows are not dates as 2010-01-31 or 2010/1/31, and stand as words in the order of the file")
    }
    guard isAlone else { return notes }
    let different = table.categories(x)
    let repeats = different.indexes.count { $0 != nil } - different.names.count
    if repeats > 0 { notes.append("\(rows(repeats)) repeating the \(name(x)) of another; each row is drawn by itself") }
    return notes
  }

  /// What is to be said of points that stand now before and now behind the one before them: often the rows of several lines.
  private func wayNote(_ x: Int, _ places: [Double]) -> String? {
    guard spacing == .positions else { return nil }
    let steps = zip(places.dropFirst(), places)
    guard steps.contains(where: { $0 > $1 }), steps.contains(where: { $0 < $1 }) else { return nil }
    let way = "the \(name(x)) goes back and forth from row to row, and lines with it"
    let lines = table.columns.indices.first {
      $0 != x && table.columns[$0].kind == .text && (2...10).contains(table.categories($0).names.count)
    }
    return lines.map { "\(way); --series \(table.columns[$0].name) draws a line for each of its texts" } ?? way
  }

  /// How many values of the columns drawn are missing, and where the first of them is; nil where all are there.
  private func missing(in values: [[Double]]) -> String? {
    let counts = values.map { $0.count(where: \.isNaN) }
    let count = counts.reduce(0, +)
    let rows = values.map { $0.firstIndex(where: \.isNaN) ?? .max }
    guard count > 0, let row = rows.min(), let column = rows.firstIndex(of: row) else { return nil }
    let place = "\(name(y[column])) in row \(row + 1)"
    if count == 1 { return "1 value is missing: \(place)" }
    return (count == values.reduce(0) { $0 + $1.count } ? "all " : "") + "\(count) values are missing; the first is \(place)"
  }

  private var labels: ChartData.Labels {
    guard let x else { return .numbers }
    return table.columns[x].kind == .date ? .texts(table.labels(x)) : .cells(table, column: x)
  }

  /// Where the items of some rows stand, if numbers and dates have a place of their own on the chart's axis.
  private func positions(_ rows: [Int]) -> ChartData.Positions? {
    guard spacing == .positions, let x, table.columns[x].kind != .text, !table.columns[x].isAllMissing else { return nil }
    return ChartData.Positions(values: rows.map { table.number($0, x) }, areDates: table.columns[x].kind == .date)
  }

  /// When the items of some rows are, if they are dates that stand one beside the other.
  private func dates(_ rows: [Int]) -> ChartData.Dates? {
    guard spacing == .bands, let x, table.columns[x].kind == .date, let first = rows.first(where: { table.text($0, x) != nil })
    else { return nil }
    return ChartData.Dates(days: rows.map { table.number($0, x) }, example: table.text(first, x) ?? "")
  }

  /// Whether the file has names for all of some columns: a number would be no title.
  private func isNamed(_ columns: [Int]) -> Bool { columns.allSatisfy { table.columns[$0].isNamed } }
  private func readable(_ column: Int) -> String { ReadableName.of(table.columns[column].name) }
  private func name(_ column: Int) -> String { "\"\(table.columns[column].name)\"" }
  private func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}

/// How the items of a table lie along the axis of a chart.
enum ItemSpacing: Sendable {
  /// One beside the other, whatever they are called.
  case bands
  /// Numbers and dates where they belong; others one beside the other.
  case positions
}

extension ChartData {
  /// Puts items where they belong, from left to right: what is in long form comes in the order in which its places were first named.
  fileprivate mutating func place(at positions: Positions, hasMissing: Bool) {
    let order = positions.values.indices.sorted { (positions.values[$0], $0) < (positions.values[$1], $1) }
    self.positions = Positions(values: order.map { positions.values[$0] }, areDates: positions.areDates)
    for place in series.indices { series[place].values = order.map { [values = series[place].values] in values[$0] } }
    if case .texts(let texts) = labels { labels = .texts(order.map { texts[$0] }) }
    isSparse = !hasMissing && series.contains { $0.values.contains { $0.isNaN } }
  }
}
