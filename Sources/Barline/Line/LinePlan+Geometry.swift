extension LinePlan {
  /// Where a point stands, in points of the view; nil where it is missing or there is none.
  public func point(at index: ChartIndex, in model: LineModel) -> ChartPoint? {
    guard let value = model.value(at: index), let position = model.position(at: index) else { return nil }
    func within(_ place: Double) -> Double { min(max(place, -1e7), 1e7) }
    return ChartPoint(x: within(across.position(of: position)), y: within(valueScale.position(of: value)))
  }

  /// How far beside the plot a touch still means its edge, in points.
  package static let reach = 24.0

  /// Which point is meant by a touch: the line that is drawn nearest above or below it, and of that line the nearest point there is.
  ///
  /// A line whose dots alone may be touched is meant where a touch is on one of them or at most 8 points beside it, before all others.
  ///
  /// Only lines that may be touched are looked at. A line that is not drawn at that place, in a gap or beyond its end, counts by the
  /// distance of its nearest point. Of two lines equally near, the earlier one is meant.
  /// - Parameters:
  ///   - point: The touch; more than 24 points left or right of the plot it means nothing, any distance above or below is allowed.
  ///   - model: The model that the plan was made of.
  ///   - line: The only line to look at; nil for all.
  ///   - selected: The point that is selected: its disc may be enlarged, and is hit as it is drawn.
  ///   - isTap: Whether the finger has just come down; it is over an enlarged disc then wherever it is drawn.
  ///   - accepts: Whether a point may be meant; one that may not is passed over like a missing one.
  /// - Complexity: O(lines · log columns) for lines whose positions rise; a line that turns back is looked at as a whole.
  public func target(
    at point: ChartPoint, in model: LineModel, line: Int? = nil, selected: ChartIndex? = nil, isTap: Bool = true,
    accepts: (ChartIndex) -> Bool = { _ in true }
  ) -> ChartIndex? {
    if let disc = disc(at: point, in: model, line: line, selected: selected, isTap: isTap, accepts: accepts) { return disc }
    guard point.x.isFinite, !plot.isEmpty, point.x >= plot.minX - Self.reach, point.x <= plot.maxX + Self.reach else {
      return nil
    }
    let x = min(max(point.x, plot.minX + padding), plot.maxX - padding)
    let y = point.y.finite(or: plot.midY)
    var candidates = min(traces.count, model.lines.count) > 0 ? lines(line, x: x, y: y, in: model) : []
    // A line none of whose points may be meant is as if it were not there.
    while let nearest = candidates.indices.min(by: { candidates[$0].distance < candidates[$1].distance }) {
      let place = candidates.remove(at: nearest).line
      if let found = nearestPoint(ofLine: place, x: x, y: y, in: model, accepts: accepts) { return found }
    }
    return nil
  }

  /// The lines that may be touched, in order, and how far each is from a place.
  private func lines(_ only: Int?, x: Double, y: Double, in model: LineModel) -> [(line: Int, distance: Double)] {
    (0..<min(traces.count, model.lines.count)).compactMap { place in
      guard only ?? place == place, model.lines[place].style.isSelectable, touchArea(of: model, place) == .plot else {
        return nil
      }
      return distance(of: place, x: x, y: y, in: model).map { (place, $0) }
    }
  }

  /// How far a line is from a place; nil where it has no point at all.
  private func distance(of place: Int, x: Double, y: Double, in model: LineModel) -> Double? {
    if model.lines[place].style.showsLine, let drawn = traces[place].distance(x: x, y: y) { return drawn }
    guard let index = nearestPoint(ofLine: place, x: x, y: y, in: model), let near = self.point(at: index, in: model) else {
      return nil
    }
    let (dx, dy) = (near.x - x, near.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The point of a line that is nearest across; of several equally near, the one nearest up or down, and of those the earliest.
  package func nearestPoint(
    ofLine place: Int, x: Double, y: Double, in model: LineModel, accepts: (ChartIndex) -> Bool = { _ in true }
  ) -> ChartIndex? {
    let line = model.lines[place]
    guard !line.values.isEmpty else { return nil }
    let search = NearestPoint(
      line: line, items: part(ofLine: place, in: model).seen, position: across.value(at: x), value: valueScale.value(at: y))
    // Of a line that turns back, points out of view lie between those that are in it.
    let isWhole = window == nil || line.isRising
    func isFree(_ item: Int) -> Bool {
      let index = ChartIndex(item: item, series: place)
      return (isWhole || self.point(at: index, in: model).map { isSeen($0) } ?? false) && accepts(index)
    }
    return search.item(accepts: isFree).map { ChartIndex(item: $0, series: place) }
  }
}

/// Finds the existing point of a line that is nearest to a position.
private struct NearestPoint {
  let line: LineModel.Line
  /// Those in view.
  let items: Range<Int>
  let position: Double
  let value: Double

  private func position(of item: Int) -> Double { line.positions.isEmpty ? Double(item) : line.positions[item] }

  /// The nearest point that is there and accepted; nil where there is none.
  func item(accepts: (Int) -> Bool) -> Int? {
    func isFree(_ item: Int) -> Bool { !line.values[item].isNaN && accepts(item) }
    guard line.isRising else { return nearest(in: items, isFree) }
    // Outward to both sides, until a point is found on each.
    var (left, right) = (start - 1, start)
    while left >= items.lowerBound, !isFree(left) { left -= 1 }
    while right < items.upperBound, !isFree(right) { right += 1 }
    guard left >= items.lowerBound else { return right < items.upperBound ? nearest(in: ties(of: right), isFree) : nil }
    guard right < items.upperBound else { return nearest(in: ties(of: left), isFree) }
    let (before, after) = (position - position(of: left), position(of: right) - position)
    // Between two points as near as each other, it is up or down that counts; what lies between them is not free.
    if before == after { return nearest(in: ties(of: left).lowerBound..<ties(of: right).upperBound, isFree) }
    return nearest(in: ties(of: before < after ? left : right), isFree)
  }

  /// The first item whose position is not less.
  private var start: Int {
    if line.positions.isEmpty {
      return min(items.upperBound, max(items.lowerBound, Int(saturating: position.rounded(.up))))
    }
    var (low, high) = (items.lowerBound, items.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if line.positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// All items that stand at the same position as one.
  private func ties(of item: Int) -> Range<Int> {
    guard !line.positions.isEmpty else { return item..<item + 1 }
    var (first, end) = (item, item + 1)
    while first > items.lowerBound, line.positions[first - 1] == line.positions[item] { first -= 1 }
    while end < items.upperBound, line.positions[end] == line.positions[item] { end += 1 }
    return first..<end
  }

  /// The nearest of some items: first across, then up or down, then the earliest.
  private func nearest(in items: Range<Int>, _ isFree: (Int) -> Bool) -> Int? {
    var best: (item: Int, across: Double, along: Double)?
    for item in items where isFree(item) {
      let across = (position(of: item) - position).magnitude
      let along = (line.values[item] / 2 - value / 2).magnitude
      guard let known = best else {
        best = (item, across, along)
        continue
      }
      if across < known.across || (across == known.across && along < known.along) { best = (item, across, along) }
    }
    return best?.item
  }
}
