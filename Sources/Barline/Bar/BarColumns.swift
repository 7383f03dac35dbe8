/// A series with more bars than the plot has columns, reduced to what a column can show: its least and its greatest value.
///
/// Without a window, item i belongs to column ⌊(i + ½) · columns / count⌋, so column c holds the items from ⌈c · count / columns − ½⌉ on: which items a
/// column stands for needs no storage.
package struct BarColumns: Equatable, Sendable {
  /// How many items there are.
  package let count: Int
  /// The place of the first column's left edge, in items from the first one's, and how many items all columns are wide.
  private let (origin, span): (Double, Double)
  /// The least value of each column; NaN where all are missing.
  package private(set) var least: [Double]
  /// The greatest value of each column; NaN where all are missing.
  package private(set) var greatest: [Double]

  /// Reduces values to a number of columns, at most one a value. One pass.
  ///
  /// - Parameter window: What the columns show of items that are wider than they; nil for all of them.
  package init(_ values: [Double], count: Int, columns: Int, window: ScrollWindow? = nil) {
    self.count = count
    let columns = max(1, min(columns, count))
    if let window, case .even(let first, let step) = window.content {
      (origin, span) = ((window.drawnOffset - first) / step + 0.5, window.width / step)
    } else {
      (origin, span) = (0, Double(count))
    }
    least = [Double](repeating: .nan, count: columns)
    greatest = least
    for column in 0..<columns {
      let items = Self.items(of: column, of: columns, origin, span, count: count).clamped(to: 0..<values.count)
      var (low, high) = (Double.infinity, -Double.infinity)
      values.withUnsafeBufferPointer { values in
        for place in items {
          let value = values[place]
          if value < low { low = value }
          if value > high { high = value }
        }
      }
      guard low <= high else { continue }
      least[column] = low
      greatest[column] = high
    }
  }

  /// The items that a column stands for.
  package func items(of column: Int) -> Range<Int> {
    Self.items(of: column, of: least.count, origin, span, count: count)
  }

  private static func items(
    of column: Int, of columns: Int, _ origin: Double, _ span: Double, count: Int
  ) -> Range<Int> {
    func first(_ column: Int) -> Int {
      min(count, max(0, Int(saturating: (origin + Double(column) * span / Double(columns) - 0.5).rounded(.up))))
    }
    let start = first(column)
    return start..<max(start, first(column + 1))
  }

  /// Whether two reductions are the same, with missing columns in the same places.
  package static func == (a: BarColumns, b: BarColumns) -> Bool {
    func same(_ a: [Double], _ b: [Double]) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
    }
    return a.count == b.count && same(a.least, b.least) && same(a.greatest, b.greatest)
  }
}
