/// Says how many bars a chart has, and how much each is.
///
/// Two methods are enough:
///
///     final class Rainfall: BarChartViewDataSource {
///       let values = [12.8, 10.6, 11.7]
///       func numberOfBars(in chartView: BarChartView) -> Int { values.count }
///       func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { values[index.item] }
///     }
///
/// A reload reads counts, values and series names once, in order, and asks none of them again until the next. Labels and identities
/// are asked by item, only where one is shown, marked or selected, and kept until the next reload.
public protocol BarChartViewDataSource: AnyObject {
  /// How many items stand along the axis. A negative number counts as 0. A chart reads 16,777,216 values at most, and tells of more in
  /// its diagnostics.
  func numberOfBars(in chartView: BarChartView) -> Int

  /// How many bars stand side by side at each item; 1 unless told otherwise. Less than 1 counts as 1, more than
  /// 4,096 as 4,096.
  func numberOfSeries(in chartView: BarChartView) -> Int

  /// The value of one bar: nil or NaN where it is missing. An infinite value counts as missing.
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double?

  /// The values of a run of items of one series, missing ones as NaN: the form that a chart always reads, in order and at most 65,536
  /// at a time. It asks for one value after another unless told otherwise; a source that has its values in a row can hand them over in
  /// one piece, which is several times faster. Values left out are missing; more than asked for is a fault that traps.
  func barChartView(
    _ chartView: BarChartView, valuesForBarsIn items: Range<Int>, ofSeries series: Int, into values: inout OutputSpan<Double>)

  /// What an item is called on the axis and by screen readers; nil, the default, for nothing.
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String?

  /// What a series is called in the legend and the tooltip; nil, the default, for nothing.
  func barChartView(_ chartView: BarChartView, nameOfSeries series: Int) -> String?

  /// What an item is known by when data are reloaded, so that its bar moves and its selection stays; its place unless told otherwise.
  func barChartView(_ chartView: BarChartView, idForBarAt item: Int) -> ChartID
}

extension BarChartViewDataSource {
  /// One.
  public func numberOfSeries(in chartView: BarChartView) -> Int { 1 }

  /// Asks for one value after another.
  @inlinable public func barChartView(
    _ chartView: BarChartView, valuesForBarsIn items: Range<Int>, ofSeries series: Int, into values: inout OutputSpan<Double>
  ) {
    for item in items {
      values.append(barChartView(chartView, valueForBarAt: ChartIndex(item: item, series: series)) ?? .nan)
    }
  }

  /// None.
  public func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { nil }

  /// None.
  public func barChartView(_ chartView: BarChartView, nameOfSeries series: Int) -> String? { nil }

  /// The item's place.
  public func barChartView(_ chartView: BarChartView, idForBarAt item: Int) -> ChartID { .index(item) }
}
