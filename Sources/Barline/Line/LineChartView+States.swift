extension LineChartView {
  /// What the chart shows while each of its points in view is pointed at, line by line: for a picture that runs no code, such as
  /// `SVGRenderer` writes. Nil where there are more points than `limit`.
  ///
  /// The delegate is asked which points may be selected and what their tooltips say, and told nothing. Points that are missing, and those of
  /// lines that are not selectable, have no state.
  /// - Complexity: O(points · lines · log points); each point is drawn as selected.
  public func states(upTo limit: Int) -> [PictureState]? { statesOfMarks(upTo: limit) }

  /// Where a point stands, at rest and expanded; nil where it is missing or there is none.
  public func point(ofMarkAt index: ChartIndex) -> ChartPoint? { point(at: index) }

  func marksInView(upTo limit: Int) -> [ChartIndex]? {
    guard let plan else { return [] }
    var found: [ChartIndex] = []
    for place in model.lines.indices where model.lines[place].style.isSelectable {
      for item in plan.part(ofLine: place, in: model).seen {
        let index = ChartIndex(item: item, series: place)
        guard let point = plan.point(at: index, in: model), plan.isSeen(point) else { continue }
        guard found.count < limit else { return nil }
        found.append(index)
      }
    }
    return found
  }

  func area(of index: ChartIndex) -> Figure? { plan?.zone(of: index, in: model) }

  func mark(of index: ChartIndex) -> Mark? { model.value(at: index).map { names.mark(of: index, value: $0) } }
}

extension LinePlan {
  /// Where a point is pointed at: half the way to its neighbours on the line, and half the way to the lines above and below; round its dot
  /// where only that is touched, or where the line turns back.
  func zone(of index: ChartIndex, in model: LineModel) -> Figure? {
    guard let point = point(at: index, in: model) else { return nil }
    let line = model.lines[index.series]
    guard line.isRising, touchArea(of: model, index.series) == .plot else {
      let radius = selectedRadius(of: model, at: index)
      return .circle(center: point, radius: max(radius, line.isRising ? 0 : 4) + Self.dotReach)
    }
    func neighbour(_ items: some Sequence<Int>) -> Double? {
      for item in items {
        if let other = self.point(at: ChartIndex(item: item, series: index.series), in: model), other.x != point.x {
          return other.x
        }
      }
      return nil
    }
    let (before, after) = (
      neighbour((0..<index.item).reversed()), neighbour(index.item + 1..<max(index.item + 1, line.values.count))
    )
    let left = max(before.map { ($0 + point.x) / 2 } ?? plot.minX - Self.reach, window == nil ? 0 : plot.minX)
    let right = min(after.map { ($0 + point.x) / 2 } ?? plot.maxX + Self.reach, window == nil ? size.width : plot.maxX)
    var (top, bottom) = (0.0, size.height)
    for y in heights(beside: index, at: point, in: model) {
      if y < point.y { top = max(top, (y + point.y) / 2) }
      if y > point.y { bottom = min(bottom, (y + point.y) / 2) }
    }
    return left < right && top < bottom ? .rect(ChartRect(left: left, top: top, right: right, bottom: bottom)) : nil
  }

  /// How high the other lines are that may be touched, at a point of one.
  private func heights(beside index: ChartIndex, at point: ChartPoint, in model: LineModel) -> [Double] {
    model.lines.indices.compactMap { place in
      guard place != index.series, place < traces.count, model.lines[place].style.isSelectable,
        touchArea(of: model, place) == .plot
      else { return nil }
      if model.lines[place].style.showsLine, let height = traces[place].height(at: point.x) {
        return (height.top + height.bottom) / 2
      }
      return nearestPoint(ofLine: place, x: point.x, y: point.y, in: model).flatMap { self.point(at: $0, in: model)?.y }
    }
  }
}
