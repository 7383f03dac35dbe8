/// The different values of a column, in order of first appearance.
public struct Categories: Equatable, Sendable {
  /// Each value's text.
  public var names: [String] = []
  /// The row each value first stands in.
  public var firstRows: [Int] = []
  /// Each row's value, as an index into `names`; nil where the cell is missing.
  public var indexes: [Int?] = []
}

/// A table in long form (one row a value) turned into series over shared categories.
public struct GroupedTable: Equatable, Sendable {
  /// The different values of the x column, in order of first appearance, as short labels.
  public let categories: [String]
  /// The row each category first stands in.
  public let firstRows: [Int]
  /// The different values of the series column, in order of first appearance.
  public let series: [String]
  /// One array a series, one value a category; NaN where the table has none, and 0 where rows are counted.
  public let values: [[Double]]
  /// How many rows repeat the x and the series of an earlier row; their values are added to it.
  public let repeatedRows: Int
  /// How many rows have no x or no series, and are left out.
  public let skippedRows: Int
  /// How many of the values are sums beyond the finite numbers, at whose end they stay.
  public let sumsBeyond: Int
}

extension DataTable {
  /// The most values a grouped table may come to.
  private static let mostGrouped = 20_000_000

  /// The different values of a column, in order of first appearance; missing cells are none of them.
  ///
  /// Numbers are told apart by value (`1.0` and `1` are one), dates by moment, texts by their letters. A row's place in
  /// `indexes` is nil for a missing cell. One pass.
  public func categories(_ column: Int) -> Categories {
    var found = Categories()
    guard columns.indices.contains(column) else {
      found.indexes = Array(repeating: nil, count: rowCount)
      return found
    }
    let cells = columns[column]
    found.indexes.reserveCapacity(rowCount)
    var ofText: [Int?] = Array(repeating: nil, count: cells.cells.texts.count)
    var ofValue: [Double: Int] = [:]
    for row in 0..<rowCount {
      let id = cells.cells.id(row)
      if let id, let index = ofText[id] {
        found.indexes.append(index)
        continue
      }
      let kind = cells.cellKind(row)
      if kind == .missing {
        found.indexes.append(nil)
        continue
      }
      let isValue = kind == .number || (kind == .date && cells.kind == .date)
      let value = cells.value(row)
      var index = found.names.count
      if isValue, let known = ofValue[value] { index = known }
      if index == found.names.count {
        found.names.append(cells.text(row) ?? "")
        found.firstRows.append(row)
        if isValue { ofValue[value] = index }
      }
      if let id { ofText[id] = index }
      found.indexes.append(index)
    }
    return found
  }

  /// Long form into series: one series a value of the series column, one category a value of the x column.
  ///
  /// Without a series column there is one series, without a name; without a y column the values are how many rows there are.
  /// Rows that repeat the x and the series of an earlier row are added to it, as a pivot table does, and counted. Throws
  /// when a y cell is no number, or when categories times series pass 20,000,000. One pass over the rows.
  ///
  /// ```swift
  /// // year,source,output      categories  ["2001", "2002"]
  /// // 2001,Coal,3             series      ["Coal", "Wind"]
  /// // 2001,Wind,1             values      [[3, 4], [1, NaN]]
  /// // 2002,Coal,4
  /// try table.grouped(x: 0, series: 1, y: 2)
  /// ```
  public func grouped(x: Int, series: Int?, y: Int?) throws(DataError) -> GroupedTable {
    let numbers: [Double]?
    if let y { numbers = try self.numbers(y) } else { numbers = nil }
    let across = categories(x)
    let lines = series.map { categories($0) }
    let names = lines?.names ?? [""]
    let (total, overflow) = across.names.count.multipliedReportingOverflow(by: names.count)
    guard !overflow, total <= Self.mostGrouped else {
      throw DataError(
        file: fileName, column: series.flatMap { columns.indices.contains($0) ? columns[$0].name : nil },
        reason: "\(names.count) series over \(across.names.count) categories are too many")
    }
    let none = CellSum(numbers == nil ? 0 : .nan)
    var sums = Array(repeating: Array(repeating: none, count: across.names.count), count: names.count)
    var met = Array(repeating: false, count: total)
    var repeated = 0
    var skipped = 0
    for row in 0..<rowCount {
      guard let category = across.indexes[row], let line = lines.map({ $0.indexes[row] }) ?? 0 else {
        skipped += 1
        continue
      }
      let place = line * across.names.count + category
      if met[place] { repeated += 1 }
      met[place] = true
      sums[line][category].add(numbers?[row] ?? 1)
    }
    return GroupedTable(
      categories: shortLabels(x, across), firstRows: across.firstRows, series: names,
      values: sums.map { $0.map(\.total) },
      repeatedRows: repeated,
      skippedRows: skipped, sumsBeyond: sums.reduce(0) { $0 + $1.count(where: \.isBeyond) })
  }

  private func shortLabels(_ column: Int, _ categories: Categories) -> [String] {
    guard columns.indices.contains(column), columns[column].kind == .date else { return categories.names }
    return DateLabels.labels(for: categories.firstRows.map { columns[column].value($0) })
  }
}
