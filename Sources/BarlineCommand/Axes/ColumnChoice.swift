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
    if series != nil, y.count > 1 { throw .usage("--series goes with one column of --y") }
    let isFree = x == nil && y.isEmpty
    if y.isEmpty { chooseY() } else if x == nil { chooseX() }
    if request.series == nil { chooseSeries(isFree: isFree) }
    if series != nil, x == nil { throw .usage("--series needs a column along the axis; name it with --x") }
  }

  private mutating func chooseY() {
    let chosen = table.defaultColumns(x: x, series: series)
    (x, y) = (chosen.x, chosen.y)
    guard series == nil, y.count > 1 else { return }
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
    guard !columns.y.isEmpty || table.rowCount == 0 else {
      throw table.withoutNumbers()
    }
    do throws(DataError) { self = try columns.data() } catch { throw .data(error.description) }
    if let unit = request.unit { self.unit = unit }
  }
}

extension ColumnChoice {
  /// What a chart of these columns shows.
  fileprivate func data() throws(DataError) -> ChartData {
    guard let series, let x, let y = y.first else { return try wide() }
    let numbers = try table.numbers(y)
    let grouped = try table.grouped(x: x, series: series, y: y)
    var data = ChartData(
      // Where no row has a series, there is nothing to stand at any place.
      count: grouped.series.isEmpty ? 0 : grouped.categories.count,
      series: zip(grouped.series, grouped.values).map { ChartData.Series(name: $0, values: $1) },
      labels: .texts(grouped.categories),
      title: isNamed([y, series]) ? "\(readable(y)) by \(ReadableName.lowercased(readable(series)))" : "",
      unit: table.columns[y].unit ?? "")
    if let found = positions(grouped.firstRows) { data.place(at: found, hasMissing: numbers.contains { $0.isNaN }) }
    data.dates = dates(grouped.firstRows)
    data.notes = axisNotes(x, isAlone: false) + [missing(in: [numbers])].compactMap { $0 }
    if grouped.skippedRows > 0 {
      data.notes.append("\(rows(grouped.skippedRows)) without a \(name(x)) or a \(name(series)) left out")
    }
    if grouped.repeatedRows > 0 {
      data.notes.append("\(rows(grouped.repeatedRows)) repeating the \(name(x)) and the \(name(series)) of another added to it")
    }
    return data
  }

  /// One series a column.
  private func wide() throws(DataError) -> ChartData {
    var series: [ChartData.Series] = []
    for column in y {
      series.append(ChartData.Series(name: readable(column), values: try table.numbers(column)))
    }
    let units = Set(y.map { table.columns[$0].unit ?? "" })
    let names = y.map { table.columns[$0].name }
    var data = ChartData(
      count: table.rowCount, series: series, labels: labels,
      title: names.count <= 3 && isNamed(y) ? ReadableName.list(names) : "",
      unit: units.count == 1 ? units.first ?? "" : "")
    data.positions = positions(Array(0..<table.rowCount))
    data.dates = dates(Array(0..<table.rowCount))
    if let x { data.notes = axisNotes(x, isAlone: data.positions == nil) }
    if let note = missing(in: series.map(\.values)) { data.notes.append(note) }
    if leftOut > 0 { data.notes.append("\(y.count) of \(y.count + leftOut) columns drawn; choose with --y") }
    return data
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
