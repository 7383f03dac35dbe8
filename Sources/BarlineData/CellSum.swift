/// A sum of cells: missing ones add nothing, and what rounding loses is carried along (Neumaier's method), so that many decimals add up
/// to what a person would get.
package struct CellSum {
  private var sum: Double
  private var lost = 0.0
  /// Whether it went beyond the finite numbers, at whose end it then stayed.
  package private(set) var isBeyond = false

  /// A sum of one cell; NaN where it is missing.
  package init(_ value: Double) { sum = value }

  /// The sum so far, within the finite numbers; NaN where all cells were missing.
  package var total: Double {
    sum.isNaN ? .nan : min(max(sum + lost, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  package mutating func add(_ value: Double) {
    if value.isNaN { return }
    if sum.isNaN {
      sum = value
      return
    }
    if !(sum + value).isFinite { isBeyond = true }
    let next = min(max(sum + value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    lost += sum.magnitude >= value.magnitude ? (sum - next) + value : (value - next) + sum
    if !lost.isFinite { lost = 0 }
    sum = next
  }

  /// Adds a sum of other cells.
  package mutating func add(_ other: CellSum) {
    add(other.total)
    isBeyond = isBeyond || other.isBeyond
  }
}
