extension BarModel {
  /// The bar that a key goes on to: along the axis in the same series, or at the same item in the series before or after; nil for none.
  ///
  /// - Parameters:
  ///   - key: An arrow, home or end.
  ///   - start: The bar that is selected; nil for none.
  ///   - seen: The items in view.
  ///   - accepts: Whether a bar is there and may be selected.
  /// - Complexity: O(k) in the number of bars that are passed over.
  package func mark(
    _ key: ChartKey, from start: ChartIndex?, seen: Range<Int>, accepts: (ChartIndex) -> Bool
  ) -> ChartIndex? {
    let items = KeyRow(count: count, seen: seen)
    guard let start, series.indices.contains(start.series) else {
      // At an item, the first series that has a bar there.
      var found: ChartIndex?
      let item = items.place(key, from: nil) { item in
        found = series.indices.lazy.map { ChartIndex(item: item, series: $0) }.first(where: accepts)
        return found != nil
      }
      return item == nil ? nil : found
    }
    if key == .up || key == .down {
      return KeyRow(count: series.count)
        .place(key, from: start.series) { accepts(ChartIndex(item: start.item, series: $0)) }
        .map { ChartIndex(item: start.item, series: $0) }
    }
    return items.place(key, from: start.item) { accepts(ChartIndex(item: $0, series: start.series)) }
      .map { ChartIndex(item: $0, series: start.series) }
  }
}
