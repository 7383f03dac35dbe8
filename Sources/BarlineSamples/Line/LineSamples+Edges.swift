import Barline

extension LineSamples {
  /// Data that most charts are not made for, and all of them meet.
  static let edges: [Sample] = [
    .line(
      "one-point", "All there is", shows: "A single point is a dot in the middle, with room about its value.", values: [42],
      labels: ["Today"]),
    .line(
      "two-points", "Before and after", shows: "Two points, from edge to edge.", values: [36, 64], labels: ["Before", "After"]),
    .line("no-points", "Nothing yet", shows: "A chart without points says so, and keeps its place on the page.", values: []),
    .line(
      "all-points-missing", "Nothing measured", shows: "Every value is missing: the names stay, and the chart says so.",
      values: [nil, nil, nil], labels: ["Mon", "Tue", "Wed"]),
    .line(
      "flat-line", "The same every day", shows: "Equal values have a level line in the middle of a range of their own.",
      values: [7, 7, 7, 7, 7, 7, 7], labels: BarSamples.days),
    .line(
      "one-place", "Five at once", shows: "Several points at one position stand above one another, joined.",
      values: [1, 4, 2, 5, 3], positions: [8, 8, 8, 8, 8], style: LineStyle(dots: .standard)),
    .line(
      "huge-and-tiny-points", "From one to a mole", shows: "Values of 10²³ beside values of 1, neither rounded away.",
      values: [1, 6.02214076e23, 3.1e23, 1, 4.4e23]),
    .line(
      "million-points", "A million readings",
      shows: "A million points: each column shows its least and its greatest value, in less than 40 KB."
    ) { Readings() },
    .line(
      "dense-area-with-gaps", "Outages", shows: "A hundred thousand points with an area, and gaps of ten thousand."
    ) { Outages() },
  ]
}

/// A source of many values hands them over in one piece: that is several times faster than one by one.
private final class Readings: LineSample, LineChartViewDelegate {
  static let values = BarSamples.noise(1_000_000)

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("A million readings", subtitle: "The least and the greatest of each column")
  }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { Self.values.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { Self.values[index.item] }
  func lineChartView(
    _ chartView: LineChartView, valuesForPointsIn items: Range<Int>, ofLine line: Int, into run: inout OutputSpan<Double>
  ) {
    for item in items { run.append(Self.values[item]) }
  }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle { LineStyle(width: 1) }
}

/// A source with long gaps, and values that keep well above zero.
private final class Outages: LineSample, LineChartViewDelegate {
  static let values = BarSamples.noise(100_000)

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Outages", subtitle: "Load of a line, measured each second")
    chart.valueAxis.unit = "MW"
  }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { Self.values.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    let isOut = index.item / 10_000 % 3 == 2
    return isOut ? nil : 6 + Self.values[index.item] + Double(index.item % 30_000) / 6000
  }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle { LineStyle(width: 1, area: AreaStyle()) }
}
