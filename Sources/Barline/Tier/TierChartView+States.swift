extension TierChartView {
  /// What the chart shows while each of its tiers is pointed at, along the track: for a picture that runs no code, such as `SVGRenderer`
  /// writes. Nil where there are more tiers than `limit`.
  ///
  /// The delegate is asked which tiers may be selected and what their tooltips say, and told nothing.
  /// - Complexity: O(n) in the number of tiers, each of which is drawn as selected.
  public func states(upTo limit: Int) -> [PictureState]? { statesOfMarks(upTo: limit) }

  /// The middle of a tier's part of the track, at rest; nil where it is not drawn or there is none. Its series is 0.
  public func point(ofMarkAt index: ChartIndex) -> ChartPoint? { index.series == 0 ? frame(ofTierAt: index.item)?.center : nil }

  func marksInView(upTo limit: Int) -> [ChartIndex]? {
    let spans = order.spans
    return spans.count > limit ? nil : spans.map { ChartIndex(item: $0.item) }
  }

  /// The tier's part of the track, as high as the plot.
  func area(of index: ChartIndex) -> Figure? {
    guard let plan, let rect = plan.frame(ofTierAt: index.item), rect.width > 0 else { return nil }
    return .rect(ChartRect(x: rect.x, y: plan.plot.y, width: rect.width, height: plan.plot.height))
  }

  func mark(of index: ChartIndex) -> Mark? {
    let model = snapshot
    guard exists(index) else { return nil }
    return Mark(id: model.id(of: index.item), label: model.name(of: index.item), value: span(ofTierAt: index.item)?.start)
  }
}
