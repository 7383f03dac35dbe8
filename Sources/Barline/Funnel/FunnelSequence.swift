/// In which order stages stand: which item is at a position, and at which position an item is.
package struct FunnelSequence: Equatable, Sendable {
  /// How many stages there are.
  package let count: Int
  /// The item at each position; empty where they stand as given.
  private let items: [Int]
  /// The position of each item; empty where they stand as given.
  private let positions: [Int]

  /// Sorts stages by their counts; equal ones stay as given, missing ones (NaN) go last.
  package init(_ values: [Double], order: FunnelOrder) {
    count = values.count
    guard order != .asGiven else {
      (items, positions) = ([], [])
      return
    }
    let isDescending = order == .descending
    let sorted = values.indices.sorted { a, b in
      let (x, y) = (values[a], values[b])
      if x.isNaN || y.isNaN { return x.isNaN == y.isNaN ? a < b : y.isNaN }
      return x == y ? a < b : (x > y) == isDescending
    }
    var places = [Int](repeating: 0, count: count)
    for position in sorted.indices { places[sorted[position]] = position }
    (items, positions) = (sorted, places)
  }

  /// The item at a position, which must be one of them.
  package func item(at position: Int) -> Int { items.isEmpty ? position : items[position] }

  /// The position of an item, which must be one of them.
  package func position(of item: Int) -> Int { positions.isEmpty ? item : positions[item] }
}
