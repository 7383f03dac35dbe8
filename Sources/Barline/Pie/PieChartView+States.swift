extension PieChartView {
  /// What the chart shows while each of its slices is pointed at, in drawing order: for a picture that runs no code, such as `SVGRenderer`
  /// writes. Nil where there are more slices than `limit`.
  ///
  /// The delegate is asked which slices may be selected and what their tooltips say, and told nothing.
  /// - Complexity: O(n²) in the number of slices: the others are drawn anew for each that moves out.
  public func states(upTo limit: Int) -> [PictureState]? { statesOfMarks(upTo: limit) }

  /// The middle of a slice's ring, or of its radius, at rest and expanded; nil where there is no slice. Its series is 0.
  public func point(ofMarkAt index: ChartIndex) -> ChartPoint? {
    guard index.series == 0, let sector = sector(ofSliceAt: index.item) else { return nil }
    return sector.center.at((sector.innerRadius + sector.outerRadius) / 2, (sector.startAngle + sector.endAngle) / 2)
  }

  func marksInView(upTo limit: Int) -> [ChartIndex]? {
    guard let slices = plan?.slices else { return [] }
    return slices.count > limit ? nil : slices.map { ChartIndex(item: $0.item) }
  }

  func area(of index: ChartIndex) -> Figure? { plan?.sector(ofSliceAt: index.item).map { .sector($0) } }

  func mark(of index: ChartIndex) -> Mark? { model.value(at: index.item).map { names.mark(index.item, value: $0) } }
}
