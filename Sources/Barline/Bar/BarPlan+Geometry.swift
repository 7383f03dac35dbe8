extension BarPlan {
  /// A bar's rectangle, from its baseline to its value, in points of the view; nil where the bar is missing or there is none.
  ///
  /// A value outside the domain keeps its true length, also where the plot does not show it.
  public func frame(ofBarAt index: ChartIndex, in model: BarModel) -> ChartRect? {
    guard let value = model.value(at: index), index.item < bands.count else { return nil }
    return rect(item: index.item, series: index.series, value: value)
  }

  /// Which bar is at a point; nil outside the plot's left and right edges, and where the bar is missing.
  ///
  /// Only x counts. Each bar's zone reaches to the middle of the gap beside it, the first and the last to the plot's edges, so that
  /// no place between bars is dead. Where bars share a column, the one with the value farthest from the baseline is meant.
  /// - Complexity: Constant; where bars share a column, O(n) in the number of bars that do.
  public func target(at point: ChartPoint, in model: BarModel) -> ChartIndex? {
    guard let item = item(at: point.x) else { return nil }
    if !columns.isEmpty { return tallest(near: point.x, in: model) }
    let series = seriesCount > 1 ? part(at: point.x, of: item) : 0
    let index = ChartIndex(item: item, series: series)
    return model.value(at: index) == nil ? nil : index
  }

  /// The item whose zone a place is in; nil outside the plot's left and right edges.
  private func item(at x: Double) -> Int? {
    guard x.isFinite, let window else { return x.isFinite ? bands.index(at: x) : nil }
    guard x >= plot.minX, x <= plot.maxX else { return nil }
    guard case .labels(let slots) = window.content else {
      return bands.index(at: min(max(x, bands.start), bands.start + bands.width))
    }
    return slots.item(at: x - window.x + window.drawnOffset)
  }

  /// The left edge and the width of a bar, or of a whole group: equally wide where labels decide how far apart they are.
  private func band(_ item: Int) -> (start: Double, width: Double, step: Double) {
    guard let window, case .labels(let slots) = window.content else {
      let (start, width) = bands.band(item)
      return (start, width, bands.step)
    }
    let padding = options.barPadding.flatMap { $0.isNaN ? nil : $0 }
    let width = padding.map { max(1, slots.narrowest - max(0, $0)) } ?? min(slots.narrowest * 0.7, 96)
    return (window.center(item) - width / 2, width, slots.narrowest)
  }

  /// The bar of a group that a position belongs to, by where bars are drawn: the one under it, or the outermost one in a gap.
  private func part(at x: Double, of item: Int) -> Int {
    let first = span(item: item, series: 0)
    guard first.width > 0 else { return 0 }
    return min(max(Int(saturating: ((x - first.x) / first.width).rounded(.up) - 1), 0), seriesCount - 1)
  }

  /// The bar that stands out of its column.
  private func tallest(near x: Double, in model: BarModel) -> ChartIndex? {
    guard let first = columns.first else { return nil }
    let column = min(max(0, Int(saturating: (x - plot.x) / plot.width * Double(first.least.count))), first.least.count - 1)
    let zero = valueScale.domain.clamped(0)
    var best: ChartIndex?
    var farthest = -1.0
    for series in columns.indices {
      for item in columns[series].items(of: column) {
        guard let value = model.value(at: ChartIndex(item: item, series: series)) else { continue }
        let distance = (value / 2 - zero / 2).magnitude
        if distance > farthest { (best, farthest) = (ChartIndex(item: item, series: series), distance) }
      }
    }
    return best
  }

  /// A bar's rectangle, for its value.
  package func rect(item: Int, series: Int, value: Double) -> ChartRect {
    let (x, width) = span(item: item, series: series)
    let end = position(of: value)
    return ChartRect(x: x, y: min(end, baseline), width: width, height: (end - baseline).magnitude)
  }

  /// How far out of the view geometry is still told: beyond it a picture could not hold it.
  private static let farthest = 1e7

  /// Where a value stands, kept within what a picture can hold.
  package func position(of value: Double) -> Double {
    min(max(valueScale.position(of: value), -BarPlan.farthest), BarPlan.farthest)
  }

  /// A bar's left edge and width: its share of the band, on whole pixels where the chart has its own look.
  package func span(item: Int, series: Int) -> (x: Double, width: Double) {
    let (start, width, step) = band(item)
    let part = width / Double(seriesCount)
    let cell = environment.placesPerPoint
    // Bars of a few pixels would lose too much of their width, or differ too much in their gaps; in cells each needs half of one.
    for scale in environment.isInCells ? [cell, cell * 2] : [cell] {
      // The nearest whole width, as long as a group leaves some of its gap.
      let near = (part * scale).rounded() / scale
      let snapped = near * Double(seriesCount) + 1 / scale <= step ? near : (part * scale).rounded(.down) / scale
      let isWide = environment.isInCells ? snapped > 0 && part * scale >= 0.7 && step * scale >= 1.75 : part * scale >= 4
      guard isSnapped, isWide else { continue }
      let whole = snapped * Double(seriesCount)
      let left = ((start + (width - whole) / 2) * scale).rounded() / scale
      return (left + Double(series) * snapped, snapped)
    }
    return (start + Double(series) * part, part)
  }
}
