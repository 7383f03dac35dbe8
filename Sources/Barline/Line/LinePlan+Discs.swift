extension LinePlan {
  /// How far beside a dot a touch still means it, in points.
  package static let dotReach = 8.0

  /// Where a touch means a line's points.
  package func touchArea(of model: LineModel, _ place: Int) -> LineTouchArea {
    model.lines[place].style.touchArea ?? (model.lines[place].hasDotTexts ? .dots : .plot)
  }

  /// The point whose dot is under a touch, of lines whose dots alone are touched, or whose enlarged disc is.
  ///
  /// - Parameters:
  ///   - line: The only line to look at; nil for all.
  ///   - selected: The point that is selected, whose disc is on top and may be enlarged.
  ///   - isTap: Whether the finger has just come down.
  /// - Complexity: O(lines · log points) and the points within a dot's reach; a line that turns back is looked at as a whole.
  func disc(
    at point: ChartPoint, in model: LineModel, line: Int?, selected: ChartIndex?, isTap: Bool, accepts: (ChartIndex) -> Bool
  ) -> ChartIndex? {
    guard point.x.isFinite, point.y.isFinite, !plot.isEmpty else { return nil }
    let places = 0..<min(traces.count, model.lines.count)
    if let selected, places.contains(selected.series), line ?? selected.series == selected.series, hasPointMarks,
      isTap || touchArea(of: model, selected.series) == .dots, dot(of: model, at: selected)?.isDisc == true,
      let beyond = beyond(selected, point, in: model, isSelected: true), beyond <= 0, accepts(selected)
    {
      return selected
    }
    var best: (index: ChartIndex, beyond: Double)?
    for place in places where line ?? place == place && model.lines[place].style.isSelectable {
      guard touchArea(of: model, place) == .dots else { continue }
      for item in items(near: point.x, ofLine: place, in: model) {
        let index = ChartIndex(item: item, series: place)
        guard let beyond = beyond(index, point, in: model, isSelected: index == selected), beyond <= Self.dotReach,
          best.map({ beyond < $0.beyond }) ?? true, accepts(index)
        else { continue }
        best = (index, beyond)
      }
    }
    return best?.index
  }

  /// How far a place is from the edge of a point's dot, negative inside it; nil where there is no dot.
  private func beyond(_ index: ChartIndex, _ place: ChartPoint, in model: LineModel, isSelected: Bool) -> Double? {
    guard let middle = point(at: index, in: model), let dot = dot(of: model, at: index) else { return nil }
    let radius = radius(of: model, index, dot) * (isSelected && dot.isDisc ? dot.drawnScale : 1)
    guard radius > 0 else { return nil }
    let (x, y) = (middle.x - place.x, middle.y - place.y)
    return (x * x + y * y).squareRoot() - radius
  }

  /// The points of a line whose dots may reach a place across.
  private func items(near x: Double, ofLine place: Int, in model: LineModel) -> Range<Int> {
    let line = model.lines[place]
    guard line.isRising, line.style.dots != nil else { return line.style.dots == nil ? 0..<0 : line.values.indices }
    let scale = line.dots.all.reduce(1) { max($0, ($1 ?? line.style.dots)?.drawnScale ?? 1) }
    let reach = greatestRadius(of: model, place) * scale + Self.dotReach
    func first(_ isAfter: (Double) -> Bool) -> Int {
      var (low, high) = (0, line.values.count)
      while low < high {
        let middle = (low + high) / 2
        let position = line.positions.isEmpty ? Double(middle) : line.positions[middle]
        if isAfter(across.position(of: position)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { $0 >= x - reach }
    return start..<max(start, first { $0 > x + reach })
  }
}
