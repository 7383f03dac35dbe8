/// Says how many slices a pie has, and how much each is.
///
/// Two methods are enough:
///
///     final class Votes: PieChartViewDataSource {
///       let counts = [412.0, 371, 217]
///       func numberOfSlices(in chartView: PieChartView) -> Int { counts.count }
///       func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { counts[index] }
///     }
///
/// Values, not shares: the chart works out the shares, and writes them so that together they are exactly 100 %. A reload reads the count
/// and the values once, in order, and asks none of them again until the next. Labels and identities are asked by slice, only where one
/// is shown, marked or selected, and kept until the next reload.
public protocol PieChartViewDataSource: AnyObject {
  /// How many slices there are. A negative number counts as 0. A chart reads 65,536 values at most, and tells of more in its diagnostics.
  func numberOfSlices(in chartView: PieChartView) -> Int

  /// The value of one slice: nil or NaN where it is missing. An infinite value counts as missing. One that is missing, zero or negative
  /// has no slice; negative and infinite ones are told in the diagnostics.
  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double?

  /// The values of a run of slices, missing ones as NaN: the form that a chart always reads, in order and at most 65,536 at a time. It
  /// asks for one value after another unless told otherwise; a source that has its values in a row can hand them over in one piece.
  /// Values left out are missing; more than asked for is a fault that traps.
  func pieChartView(_ chartView: PieChartView, valuesForSlicesIn slices: Range<Int>, into values: inout OutputSpan<Double>)

  /// What a slice is called in its label, the legend and the tooltip, and by screen readers; nil, the default, for nothing.
  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String?

  /// What a slice is known by when data are reloaded, so that it turns to its new place and its selection stays; its place unless told
  /// otherwise.
  func pieChartView(_ chartView: PieChartView, idForSliceAt index: Int) -> ChartID
}

extension PieChartViewDataSource {
  /// Asks for one value after another.
  @inlinable public func pieChartView(
    _ chartView: PieChartView, valuesForSlicesIn slices: Range<Int>, into values: inout OutputSpan<Double>
  ) {
    for index in slices { values.append(pieChartView(chartView, valueForSliceAt: index) ?? .nan) }
  }

  /// None.
  public func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? { nil }

  /// The slice's place.
  public func pieChartView(_ chartView: PieChartView, idForSliceAt index: Int) -> ChartID { .index(index) }
}
