extension FunnelChartView {
  /// What the chart shows while each of its stages is pointed at, as they stand: for a picture that runs no code, such as `SVGRenderer`
  /// writes. Nil where there are more stages than `limit`.
  ///
  /// The delegate is asked which stages may be selected and what their tooltips say, and told nothing. Stages whose counts are missing have no
  /// state.
  /// - Complexity: O(n) in the number of stages, each of which is drawn as selected.
  public func states(upTo limit: Int) -> [PictureState]? { statesOfMarks(upTo: limit) }

  /// The middle of a stage, at rest and expanded; nil where its count is missing or there is none. Its series is 0.
  public func point(ofMarkAt index: ChartIndex) -> ChartPoint? {
    index.series == 0 ? frame(ofStageAt: index.item)?.center : nil
  }

  func marksInView(upTo limit: Int) -> [ChartIndex]? {
    guard let sequence = plan?.sequence, sequence.count == model.count else { return [] }
    guard sequence.count <= limit else { return nil }
    return (0..<sequence.count).map { ChartIndex(item: sequence.item(at: $0)) }
  }

  func area(of index: ChartIndex) -> Figure? { plan?.zone(of: index, in: model) }

  func mark(of index: ChartIndex) -> Mark? {
    let model = snapshot
    return model.value(at: index).map { names(of: model).mark(index.item, value: $0) }
  }
}

extension FunnelPlan {
  /// Where a stage is pointed at: its outline, and its reach beside it.
  func zone(of index: ChartIndex, in model: FunnelModel) -> Figure? {
    guard var shape = shape(ofStageAt: index, in: model) else { return nil }
    let reach = max(0, options.reach.across.finite(or: 0))
    if grid.direction == .down {
      (shape.startFrom.x, shape.endFrom.x) = (shape.startFrom.x - reach, shape.endFrom.x - reach)
      (shape.startTo.x, shape.endTo.x) = (shape.startTo.x + reach, shape.endTo.x + reach)
    } else {
      (shape.startFrom.y, shape.endFrom.y) = (shape.startFrom.y - reach, shape.endFrom.y - reach)
      (shape.startTo.y, shape.endTo.y) = (shape.startTo.y + reach, shape.endTo.y + reach)
    }
    return shape.figure(radius: 0)
  }
}
