/// Which columns a chart shows when nobody has said.
public struct DefaultColumns: Equatable, Sendable {
  /// The column along the axis; nil when it is the row's number, counted from 1.
  public var x: Int?
  /// The columns drawn, in the order of the file; empty when none holds numbers.
  public var y: [Int]

  /// A choice of columns.
  public init(x: Int?, y: [Int]) {
    self.x = x
    self.y = y
  }
}

extension DataTable {
  /// The most columns drawn by default.
  private static let mostDrawn = 10

  /// The columns to draw, where x and the series column may be given already.
  ///
  /// - x: the first column of texts or dates; else the first column, when its numbers rise row by row (years) and another
  ///   column of numbers is there; else the row's number.
  /// - y: the first other column of numbers; all of them, up to 10, when no column holds texts and there is no series
  ///   column. Columns without any cell are taken only when there are no others.
  ///
  /// A column that can only have been meant as numbers counts as one, so that a mistyped cell ends in the error that
  /// names it and never turns its column into the axis. Columns of objects or arrays are not taken.
  public func defaultColumns(x givenX: Int? = nil, series: Int? = nil) -> DefaultColumns {
    let others = columns.indices.filter { $0 != series }
    let numeric = others.filter { columns[$0].isNumeric }
    let x = givenX ?? defaultX(others, numeric)
    let free = numeric.filter { $0 != x }
    let filled = free.filter { !columns[$0].isAllMissing }
    let drawn = filled.isEmpty ? free : filled
    let hasTexts = columns.contains { $0.kind == .text && !$0.isMeantAsNumbers && !$0.holdsNested }
    return DefaultColumns(x: x, y: Array(drawn.prefix(hasTexts || series != nil ? 1 : Self.mostDrawn)))
  }

  private func defaultX(_ others: [Int], _ numeric: [Int]) -> Int? {
    if let named = others.first(where: { !columns[$0].isNumeric && !columns[$0].holdsNested }) { return named }
    guard let first = numeric.first, first == 0, numeric.count > 1, rises(first) else { return nil }
    return first
  }

  /// True when a column has a number in every row, each greater than the one before.
  private func rises(_ column: Int) -> Bool {
    guard columns[column].kind == .number else { return false }
    var last = -Double.infinity
    for row in 0..<rowCount {
      let value = columns[column].value(row)
      guard value > last else { return false }
      last = value
    }
    return true
  }
}

extension DataColumn {
  /// True when the column holds numbers, or was meant to.
  fileprivate var isNumeric: Bool { kind == .number || isMeantAsNumbers }
}
