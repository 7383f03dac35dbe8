/// Says how many lines a chart has, how many points each, and how high each point is.
///
/// Two methods are enough for one line, three for several:
///
///     final class Temperatures: LineChartViewDataSource {
///       let values = [12.8, 10.6, 11.7]
///       func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { values.count }
///       func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { values[index.item] }
///     }
///
/// A reload reads counts, values, positions and names once, in order, and asks none of them again until the next. Labels and identities
/// are asked by item, only where one is shown, marked or selected, and kept until the next reload.
public protocol LineChartViewDataSource: AnyObject {
  /// How many lines there are; 1 unless told otherwise. A negative number counts as 0, more than 4,096 as 4,096.
  func numberOfLines(in chartView: LineChartView) -> Int

  /// How many points a line has; lines may differ. A negative number counts as 0. A chart reads 16,777,216 points at most, and tells of
  /// more in its diagnostics.
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int

  /// The value of one point (`index.series` is its line): nil or NaN where it is missing. An infinite value counts as missing.
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double?

  /// The values of a run of points of one line, missing ones as NaN: the form that a chart always reads, in order and at most 65,536 at
  /// a time. It asks for one value after another unless told otherwise. Values left out are missing; more than asked for traps.
  func lineChartView(
    _ chartView: LineChartView, valuesForPointsIn items: Range<Int>, ofLine line: Int, into values: inout OutputSpan<Double>)

  /// All values of a line at once, missing ones as NaN; nil, the default, to be asked in runs.
  ///
  /// An array that the source keeps anyway is shared with the chart, which copies nothing: the fastest form there is. Where it has fewer
  /// values than `numberOfPoints(inLine:of:)` says the rest is missing, where it has more they are left out. Changing the array later does
  /// not change the chart, and copies the array once.
  ///
  ///     func lineChartView(_ chartView: LineChartView, valuesOfLine line: Int) -> [Double]? { temperatures }
  func lineChartView(_ chartView: LineChartView, valuesOfLine line: Int) -> [Double]?

  /// Whether a line's points have positions of their own; false, the default, puts them at 0, 1, 2 …
  func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool

  /// The position of one point along the axis, asked only where a line has its own. Positions may come in any order and repeat; points are
  /// joined in the order in which they are given. A point at a position that is not finite is missing.
  func lineChartView(_ chartView: LineChartView, positionForPointAt index: ChartIndex) -> Double

  /// The positions of a run of points of one line, as values are given in runs.
  func lineChartView(
    _ chartView: LineChartView, positionsForPointsIn items: Range<Int>, ofLine line: Int, into positions: inout OutputSpan<Double>
  )

  /// All positions of a line at once, as values are given at once; nil, the default, to be asked in runs. A line whose positions are given
  /// so has positions of its own, whatever `lineChartView(_:hasPositionsForLine:)` says.
  func lineChartView(_ chartView: LineChartView, positionsOfLine line: Int) -> [Double]?

  /// What an item is called on the axis and by screen readers; nil, the default, for nothing.
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String?

  /// What a line is called in the legend and the tooltip; nil, the default, for nothing.
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String?

  /// What a line is known by when data are reloaded, so that it moves and its selection stays; its place unless told otherwise. Of several
  /// known by the same, each after the first is known as its second, third … occurrence.
  func lineChartView(_ chartView: LineChartView, idForLine line: Int) -> ChartID

  /// What an item is known by when data are reloaded; its place unless told otherwise.
  func lineChartView(_ chartView: LineChartView, idForItem item: Int) -> ChartID
}

extension LineChartViewDataSource {
  /// One.
  public func numberOfLines(in chartView: LineChartView) -> Int { 1 }

  /// Asks for one value after another.
  @inlinable public func lineChartView(
    _ chartView: LineChartView, valuesForPointsIn items: Range<Int>, ofLine line: Int, into values: inout OutputSpan<Double>
  ) {
    for item in items {
      values.append(lineChartView(chartView, valueForPointAt: ChartIndex(item: item, series: line)) ?? .nan)
    }
  }

  /// None: values are read in runs.
  public func lineChartView(_ chartView: LineChartView, valuesOfLine line: Int) -> [Double]? { nil }

  /// None: positions, where there are any, are read in runs.
  public func lineChartView(_ chartView: LineChartView, positionsOfLine line: Int) -> [Double]? { nil }

  /// No line has.
  public func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool { false }

  /// The point's number.
  public func lineChartView(_ chartView: LineChartView, positionForPointAt index: ChartIndex) -> Double { Double(index.item) }

  /// Asks for one position after another.
  @inlinable public func lineChartView(
    _ chartView: LineChartView, positionsForPointsIn items: Range<Int>, ofLine line: Int, into positions: inout OutputSpan<Double>
  ) {
    for item in items {
      positions.append(lineChartView(chartView, positionForPointAt: ChartIndex(item: item, series: line)))
    }
  }

  /// None.
  public func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { nil }

  /// None.
  public func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { nil }

  /// The line's place.
  public func lineChartView(_ chartView: LineChartView, idForLine line: Int) -> ChartID { .index(line) }

  /// The item's place.
  public func lineChartView(_ chartView: LineChartView, idForItem item: Int) -> ChartID { .index(item) }
}
