extension FunnelPlan {
  /// A stage's outline, in points of the view, corners not yet round; nil where its count is missing or there is no such stage.
  ///
  /// A count of zero, or less, has an outline of no width.
  public func shape(ofStageAt index: ChartIndex, in model: FunnelModel) -> StageShape? {
    guard model.value(at: index) != nil, index.item < count, !area.isEmpty else { return nil }
    return shape(at: sequence.position(of: index.item), in: model)
  }

  /// The rectangle around a stage, in points of the view; nil where its count is missing or there is no such stage.
  public func frame(ofStageAt index: ChartIndex, in model: FunnelModel) -> ChartRect? {
    shape(ofStageAt: index, in: model).map { $0.bounds }
  }

  /// Which stage is at a point: the one whose drawn shape is there, or no farther than `FunnelOptions.reach` beside it. Nil elsewhere,
  /// and where the count is missing.
  ///
  /// A stage's own area is never another's; between two stages that both reach there the nearer one is meant, of equally near ones the
  /// earlier. Of stages that share a pixel the widest is meant. A count of zero is found about the line on which it stands.
  public func target(at point: ChartPoint, in model: FunnelModel) -> ChartIndex? {
    guard point.x.isFinite, point.y.isFinite, !area.isEmpty, count == model.count else { return nil }
    let (along, across) = grid.direction == .down ? (point.y, point.x) : (point.x, point.y)
    let reach = (across: max(0, options.reach.across.finite(or: 0)), along: max(0, options.reach.along.finite(or: 0)))
    guard !isReduced else { return widest(at: along, across, reach.across, in: model) }
    let low = grid.start - reach.along
    guard along >= low, along <= grid.start + Double(count) * grid.step + reach.along else { return nil }
    let guess = min(max(0, Int(saturating: (along - grid.start) / grid.step)), count - 1)
    // The stage whose step it is, or a neighbour: whole pixels and reaches along the funnel can make it one of these.
    var best: (position: Int, distance: Double)?
    for position in max(0, guess - 1)...min(count - 1, guess + 1) {
      let (start, end) = grid.along(position)
      let distance = max(start - along, along - end, 0)
      guard distance <= reach.along, distance < best?.distance ?? .infinity else { continue }
      guard hits(position, along: min(max(along, start), end), across, reach.across, in: model) else { continue }
      best = (position, distance)
    }
    return best.map { ChartIndex(item: sequence.item(at: $0.position)) }
  }

  /// Whether a place across the funnel is within reach of a stage, at a place along it.
  private func hits(_ position: Int, along: Double, _ across: Double, _ reach: Double, in model: FunnelModel) -> Bool {
    guard !value(at: position, in: model).isNaN else { return false }
    let (start, end) = grid.along(position)
    let (first, last) = widths(at: position, in: model)
    let share = end > start ? (along - start) / (end - start) : 0
    let edges = grid.across(first + (last - first) * share)
    return across >= edges.from - reach && across <= edges.to + reach
  }

  /// The widest of the stages that share a pixel.
  private func widest(at along: Double, _ across: Double, _ reach: Double, in model: FunnelModel) -> ChartIndex? {
    let column = Int(saturating: ((along - grid.start) * environment.columnsPerPoint).rounded(.down))
    guard column >= 0, column < columns else { return nil }
    guard let position = widest(inColumn: column, of: model) else { return nil }
    let edges = grid.across(grid.width(of: value(at: position, in: model)))
    guard across >= edges.from - reach, across <= edges.to + reach else { return nil }
    return ChartIndex(item: sequence.item(at: position))
  }

  /// How many pixels the funnel is long.
  var columns: Int {
    let length = grid.direction == .down ? area.height : area.width
    return max(1, Int(saturating: length * environment.columnsPerPoint))
  }

  /// The position of the greatest count that stands in a pixel; nil where all are missing.
  func widest(inColumn column: Int, of model: FunnelModel) -> Int? {
    func first(_ column: Int) -> Int {
      min(count, Int(saturating: (Double(column) * Double(count) / Double(columns)).rounded(.up)))
    }
    let start = first(column)
    var best: Int?
    var most = -Double.infinity
    for position in start..<max(start, first(column + 1)) {
      let value = value(at: position, in: model)
      if value > most { (best, most) = (position, value) }
    }
    return best
  }

  /// A position's count; NaN where it is missing, also in a model of fewer stages than the plan was made of.
  func value(at position: Int, in model: FunnelModel) -> Double {
    let item = sequence.item(at: position)
    return item < model.values.count ? model.values[item] : .nan
  }

  /// The widths of a stage at its two edges.
  func widths(at position: Int, in model: FunnelModel) -> (start: Double, end: Double) {
    grid.widths(position, form: options.form, order: options.order) { value(at: $0, in: model) }
  }

  /// The shape of the stage at a position.
  func shape(at position: Int, in model: FunnelModel) -> StageShape {
    let (start, end) = widths(at: position, in: model)
    return grid.shape(position, startWidth: start, endWidth: end)
  }
}
