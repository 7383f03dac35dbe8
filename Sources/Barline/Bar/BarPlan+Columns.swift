extension BarPlan {
  /// Draws bars one by one, without marks.
  func drawBareBars(of model: BarModel, fold: Double?, into recorder: inout Drawing.Recorder) {
    recorder.reserve(items: items.count * seriesCount + 2, numbers: 8 * items.count * seriesCount)
    for item in items {
      for series in model.series.indices {
        guard let value = model.value(at: ChartIndex(item: item, series: series)) else { continue }
        drawBar(
          of: model, ChartIndex(item: item, series: series), rect(item: item, series: series, value: value), value, fold: fold,
          isSelected: false, into: &recorder)
      }
    }
  }

  /// Draws each series as the outline of its columns: one figure for each run of bars that look alike.
  ///
  /// The number of path elements depends on the number of columns alone, so that two reloads of one width can turn into each other.
  func drawColumns(of model: BarModel, fold: Double?, into recorder: inout Drawing.Recorder) {
    for series in columns.indices {
      let styles = model.series[series].styles
      let count = columns[series].least.count
      var first = 0
      while first < count {
        let run = styles.run(at: columns[series].items(of: first).lowerBound)
        var end = first + 1
        while end < count, styles.run(at: columns[series].items(of: end).lowerBound) == run { end += 1 }
        let paint = model.fill(ofSeries: series, item: columns[series].items(of: first).lowerBound)
          .paint(mark: plot, plot: plot, content: content)
        recorder.fill(.path(outline(of: columns[series], first..<end, fold: fold)), paint: paint)
        first = end
      }
    }
  }

  /// The outline of columns: along their upper ends from left to right, and back along their lower ends.
  private func outline(of columns: BarColumns, _ run: Range<Int>, fold: Double?) -> BezierPath {
    let width = plot.width / Double(columns.least.count)
    let base = fold ?? baseline
    let domain = valueScale.domain
    let zero = domain.clamped(0)
    var path = BezierPath()
    path.reserve(4 * run.count + 3)
    func x(_ column: Int) -> Double { plot.x + Double(column) * width }
    // A column's end on one side of the baseline: the value farthest out, or the baseline where none is on that side.
    func end(_ value: Double, isUpper: Bool) -> Double {
      guard fold == nil, !value.isNaN, isUpper ? value > zero : value < zero else { return base }
      return position(of: domain.clamped(value))
    }
    path.move(to: ChartPoint(x: x(run.lowerBound), y: base))
    for column in run {
      let y = end(columns.greatest[column], isUpper: true)
      path.line(to: ChartPoint(x: x(column), y: y))
      path.line(to: ChartPoint(x: x(column + 1), y: y))
    }
    let hasLower = columns.least[run].contains { $0 < zero }
    guard hasLower else {
      path.line(to: ChartPoint(x: x(run.upperBound), y: base))
      path.close()
      return path
    }
    for column in run.reversed() {
      let y = end(columns.least[column], isUpper: false)
      path.line(to: ChartPoint(x: x(column + 1), y: y))
      path.line(to: ChartPoint(x: x(column), y: y))
    }
    path.close()
    return path
  }
}
