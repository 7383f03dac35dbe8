/// The places of items that are as wide as their labels: a label's width each, with a margin before it.
package struct LabelSlots: Equatable, Sendable {
  /// The middle of each label, from the content's left edge.
  package let centers: [Double]
  /// Where each item begins that belongs to it: in the middle of the margin before its label, the first at the content's edge.
  package let starts: [Double]
  /// The content's width: it ends where the last label does.
  package let width: Double
  /// The least width of a label with its margin.
  package let narrowest: Double

  /// The margin unless told otherwise, in points.
  package static let margin = 15.0

  /// Lays out labels of some widths. One pass.
  package init(count: Int, margin: Double, width: (Int) -> Double) {
    let margin = margin.isFinite && margin >= 0 ? margin : Self.margin
    var (centers, starts): ([Double], [Double]) = ([], [])
    centers.reserveCapacity(max(0, count))
    starts.reserveCapacity(max(0, count))
    var (end, narrowest) = (0.0, Double.infinity)
    for item in 0..<max(0, count) {
      // An item without a label has a place all the same.
      let width = max(width(item).finite(or: 0), margin > 0 ? 0 : 1)
      starts.append(item == 0 ? 0 : end + margin / 2)
      centers.append(end + margin + width / 2)
      end += margin + width
      narrowest = min(narrowest, margin + width)
    }
    self.centers = centers
    self.starts = starts
    self.width = end
    self.narrowest = narrowest.finite(or: 0)
  }

  /// Where a place between items is, by their numbers: evenly from one middle to the next.
  package func across(_ position: Double) -> Double {
    let last = centers.count - 1
    guard last > 0 else { return (centers.first ?? 0) + (position.finite(or: 0)) }
    let item = min(max(Int(saturating: position.rounded(.down)), 0), last - 1)
    return centers[item] + (position - Double(item)) * (centers[item + 1] - centers[item])
  }

  /// The number that belongs to a place: the inverse of `across`.
  package func position(at x: Double) -> Double {
    let last = centers.count - 1
    guard last > 0 else { return x - (centers.first ?? 0) }
    let item = min(max(Self.last(of: centers, notAfter: x), 0), last - 1)
    return Double(item) + (x - centers[item]) / (centers[item + 1] - centers[item])
  }

  /// The item that a place belongs to, the first and the last beyond their ends; −1 where there are none.
  package func item(at x: Double) -> Int { min(max(Self.last(of: starts, notAfter: x), 0), starts.count - 1) }

  /// The last of rising numbers that is not beyond another; −1 where all are.
  private static func last(of numbers: [Double], notAfter x: Double) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] <= x { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
