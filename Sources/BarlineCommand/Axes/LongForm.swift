import BarlineData

extension DataTable {
  /// The most series that a column is taken for without being asked.
  private static let mostSeries = 10

  /// The first column of texts that makes one row of each of its values and each value of the axis: `source` in
  /// `year,source,output`. Nil where the axis has no value twice.
  func seriesColumn(x: Int, y: Int) -> Int? {
    let across = categories(x)
    guard across.names.count < rowCount else { return nil }
    return columns.indices.first { $0 != x && $0 != y && isPlainText($0) && isGrid(across, categories($0)) }
  }

  /// Whether there is one row, or none, of each pair, no row of no pair, and at least half of all pairs.
  private func isGrid(_ across: Categories, _ lines: Categories) -> Bool {
    let (columns, series) = (across.names.count, lines.names.count)
    guard (2...Self.mostSeries).contains(series), rowCount >= columns * series / 2 else { return false }
    var met = Array(repeating: false, count: columns * series)
    for (column, line) in zip(across.indexes, lines.indexes) {
      guard let column, let line, !met[column * series + line] else { return false }
      met[column * series + line] = true
    }
    return true
  }
}

extension ColumnChoice {
  /// Finds the series of a table in long form.
  ///
  /// - Parameter isFree: Whether nobody has named a column: what was taken for the axis and for the values may then be the series
  ///   and the axis (`year,source,output` with bare years).
  mutating func chooseSeries(isFree: Bool) {
    guard series == nil, y.count == 1, let axis = x, let value = y.first else { return }
    if let found = table.seriesColumn(x: axis, y: value) {
      series = found
    } else if isFree, table.isPlainText(axis), table.columns[value].kind == .number,
      let next = table.defaultColumns(x: value, series: axis).y.first, table.seriesColumn(x: value, y: next) == axis
    {
      (x, y, series) = (value, [next], axis)
    }
  }
}
