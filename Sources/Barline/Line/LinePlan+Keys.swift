extension LinePlan {
  /// The point that a key goes on to: along its line, or at its position on the line that is drawn above or below; nil for none.
  ///
  /// Points come in the order in which they are joined; those of a line that is not drawn, and whose positions turn back, from left to right.
  /// Of lines that meet at a place, an earlier one counts as above.
  /// - Parameters:
  ///   - key: An arrow, home or end.
  ///   - start: The point that is selected; nil for none.
  ///   - model: The model that the plan was made of.
  ///   - accepts: Whether a point is there and may be selected.
  /// - Complexity: O(k) in the number of points that are passed over, and up and down O(lines · log points); a line that turns back is looked
  ///   at as a whole.
  package func mark(
    _ key: ChartKey, from start: ChartIndex?, in model: LineModel, accepts: (ChartIndex) -> Bool
  ) -> ChartIndex? {
    guard let start, model.value(at: start) != nil else { return entry(key, in: model, accepts: accepts) }
    if key == .up || key == .down { return neighbour(key, of: start, in: model, accepts: accepts) }
    let line = model.lines[start.series]
    if let order = line.keyOrder {
      return KeyRow(count: order.count).place(key, from: order.firstIndex(of: start.item)) {
        accepts(ChartIndex(item: order[$0], series: start.series))
      }.map { ChartIndex(item: order[$0], series: start.series) }
    }
    return KeyRow(count: line.values.count).place(key, from: start.item) { accepts(ChartIndex(item: $0, series: start.series)) }
      .map { ChartIndex(item: $0, series: start.series) }
  }

  /// The first point that a key selects: of the first line that has one in view, or any.
  private func entry(_ key: ChartKey, in model: LineModel, accepts: (ChartIndex) -> Bool) -> ChartIndex? {
    let lines = model.lines.indices.filter { model.lines[$0].style.isSelectable }
    func found(_ inView: Bool) -> ChartIndex? {
      for place in lines {
        let line = model.lines[place]
        let order = line.keyOrder
        func index(_ place: Int) -> Int { order.map { $0[place] } ?? place }
        let isWhole = window == nil || !inView
        let seen = line.isRising && inView ? part(ofLine: place, in: model).seen : 0..<line.values.count
        let item = KeyRow(count: line.values.count, seen: seen).place(key, from: nil) {
          let index = ChartIndex(item: index($0), series: place)
          return (isWhole || point(at: index, in: model).map { isSeen($0) } ?? false) && accepts(index)
        }
        if let item { return ChartIndex(item: index(item), series: place) }
      }
      return nil
    }
    let isEnd = key == .home || key == .end
    return (isEnd ? nil : found(true)) ?? found(false)
  }

  /// The point at the same position of the line that is drawn next above or below.
  private func neighbour(
    _ key: ChartKey, of start: ChartIndex, in model: LineModel, accepts: (ChartIndex) -> Bool
  ) -> ChartIndex? {
    guard let own = point(at: start, in: model) else { return nil }
    func isBefore(_ a: (y: Double, series: Int), _ b: (y: Double, series: Int)) -> Bool {
      a.y < b.y || a.y == b.y && a.series < b.series
    }
    var best: (y: Double, index: ChartIndex)?
    let here = (own.y, start.series)
    for place in model.lines.indices where place != start.series && model.lines[place].style.isSelectable {
      guard let index = mate(of: start, at: own, onLine: place, in: model), let point = point(at: index, in: model) else {
        continue
      }
      let there = (point.y, place)
      guard key == .up ? isBefore(there, here) : isBefore(here, there) else { continue }
      let isNearer = best.map { best in
        let known = (best.y, best.index.series)
        return key == .up ? isBefore(known, there) : isBefore(there, known)
      }
      if isNearer ?? true, accepts(index) { best = (point.y, index) }
    }
    return best?.index
  }

  /// The point of another line at the same position, or, where lines have positions of their own, the nearest across.
  private func mate(of start: ChartIndex, at own: ChartPoint, onLine place: Int, in model: LineModel) -> ChartIndex? {
    if let partner = partner(of: start, onLine: place, in: model) { return partner }
    return model.hasPositions ? nearestPoint(ofLine: place, x: own.x, y: own.y, in: model) : nil
  }
}

extension LineModel.Line {
  /// The order in which keys walk over points; nil for that in which they are given. O(n log n) where there is another.
  fileprivate var keyOrder: [Int]? {
    guard !isRising, !style.showsLine else { return nil }
    return values.indices.sorted { a, b in
      let (x, y) = (positions[a], positions[b])
      return x == y ? a < b : x < y
    }
  }
}
