extension BarChartView {
  /// What the chart shows while each of its bars in view is pointed at, in the order of the axis: for a picture that runs no code, such as
  /// `SVGRenderer` writes. Nil where there are more bars than `limit`.
  ///
  /// The delegate is asked which bars may be selected and what their tooltips say, and told nothing. Bars that are missing have no state.
  /// - Complexity: O(n) in the number of bars, each of which is drawn as selected.
  public func states(upTo limit: Int) -> [PictureState]? { statesOfMarks(upTo: limit) }

  /// The middle of a bar, at rest and expanded; nil where it is missing or there is none.
  public func point(ofMarkAt index: ChartIndex) -> ChartPoint? { frame(ofBarAt: index)?.center }

  func marksInView(upTo limit: Int) -> [ChartIndex]? {
    var found: [ChartIndex] = []
    for item in plan?.items ?? 0..<0 {
      for series in model.series.indices {
        let index = ChartIndex(item: item, series: series)
        guard model.value(at: index) != nil else { continue }
        guard found.count < limit else { return nil }
        found.append(index)
      }
    }
    return found
  }

  func area(of index: ChartIndex) -> Figure? { plan.flatMap { $0.zone(of: index) }.map { .rect($0) } }

  func mark(of index: ChartIndex) -> Mark? {
    let model = snapshot
    return model.value(at: index).map { names(of: model).mark(index, value: $0) }
  }
}

extension BarPlan {
  /// Where a bar is pointed at: from mid-gap to mid-gap, the outermost ones to the plot's edges, as high as the view; nil where it is not seen.
  func zone(of index: ChartIndex) -> ChartRect? {
    func place(_ index: ChartIndex) -> (left: Double, right: Double) {
      let (x, width) = span(item: index.item, series: index.series)
      return (x, x + width)
    }
    let own = place(index)
    var (left, right) = (plot.minX, plot.maxX)
    if index.series > 0 {
      left = (place(ChartIndex(item: index.item, series: index.series - 1)).right + own.left) / 2
    } else if index.item > 0 {
      left = (place(ChartIndex(item: index.item - 1, series: seriesCount - 1)).right + own.left) / 2
    }
    if index.series + 1 < seriesCount {
      right = (own.right + place(ChartIndex(item: index.item, series: index.series + 1)).left) / 2
    } else if index.item + 1 < bands.count {
      right = (own.right + place(ChartIndex(item: index.item + 1)).left) / 2
    }
    (left, right) = (max(left, plot.minX), min(right, plot.maxX))
    return left < right ? ChartRect(x: left, y: 0, width: right - left, height: size.height) : nil
  }
}
