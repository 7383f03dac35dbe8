import Barline

/// A line's data source as most apps write it: a value at a time.
final class PointLineSource: LineChartViewDataSource {
  let values: [Double]

  init(_ values: [Double]) { self.values = values }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { values.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { values[index.item] }
}

/// A line's data source that hands its values over in runs, and positions where it has its own.
final class SpanLineSource: LineChartViewDataSource {
  let values: ContiguousArray<Double>
  let positions: ContiguousArray<Double>

  init(_ values: [Double], positions: [Double] = []) {
    self.values = ContiguousArray(values)
    self.positions = ContiguousArray(positions)
  }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { values.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { values[index.item] }
  func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool { !positions.isEmpty }
  func lineChartView(
    _ chartView: LineChartView, valuesForPointsIn items: Range<Int>, ofLine line: Int, into run: inout OutputSpan<Double>
  ) {
    fill(&run, from: values, items)
  }
  func lineChartView(
    _ chartView: LineChartView, positionsForPointsIn items: Range<Int>, ofLine line: Int, into run: inout OutputSpan<Double>
  ) {
    fill(&run, from: positions, items)
  }
}

/// A line's data source that gives its arrays whole.
final class WholeLineSource: LineChartViewDataSource {
  let values: [Double]
  let positions: [Double]?

  init(_ values: [Double], positions: [Double]? = nil) { (self.values, self.positions) = (values, positions) }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { values.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { values[index.item] }
  func lineChartView(_ chartView: LineChartView, valuesOfLine line: Int) -> [Double]? { values }
  func lineChartView(_ chartView: LineChartView, positionsOfLine line: Int) -> [Double]? { positions }
}

/// Hands over a run in one piece.
private func fill(_ run: inout OutputSpan<Double>, from values: ContiguousArray<Double>, _ items: Range<Int>) {
  run.withUnsafeMutableBufferPointer { memory, count in
    values.withUnsafeBufferPointer { values in
      _ = memory.extracting(count...).initialize(fromContentsOf: values[items])
    }
    count += items.count
  }
}
