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
      "million-points-area", "A million readings, filled", shows: "The same with an area, and gaps of a hundred thousand."
    ) { Readings(isFilled: true) },
  ]
}

/// A source of many values hands them over in one piece: that is several times faster than one by one.
private final class Readings: LineSample, LineChartViewDelegate {
  static let values = BarSamples.noise(1_000_000)
  let isFilled: Bool

  init(isFilled: Bool = false) { self.isFilled = isFilled }

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
    for item in items { run.append(isFilled && item / 100_000 % 3 == 2 ? .nan : Self.values[item]) }
  }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    LineStyle(width: 1, area: isFilled ? AreaStyle() : nil)
  }
}
