import Barline

extension BarSamples {
  /// Data that most charts are not made for, and all of them meet.
  static let edges: [Sample] = [
    .bar(
      "signed-values", "Trade balance", shows: "Values on both sides of zero, each written at the end of its bar.",
      values: [12.4, -3.1, 8, -11.6, 0, 4.9, -7.2, 15.3], labels: ["A", "B", "C", "D", "E", "F", "G", "H"].map { "Port " + $0 }
    ) { $0.showsValueLabels = true },
    .bar(
      "missing-values", "Readings of a buoy", shows: "Missing values leave their place empty; what is 0 stands on the line.",
      values: [3.1, 2.8, nil, 3.4, nil, nil, 4.2, 0, 3.9, nil],
      labels: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"].map { "May " + $0 }
    ) { $0.showsValueLabels = true },
    .bar("one-bar", "All there is", shows: "A single bar, at most 96 wide.", values: [42], labels: ["Answer"]) {
      $0.showsValueLabels = true
    },
    .bar("two-bars", "Before and after", shows: "Two bars.", values: [36, 64], labels: ["Before", "After"]) {
      $0.showsValueLabels = true
    },
    .bar("no-data", "Nothing yet", shows: "A chart without data says so, and keeps its place on the page.", values: []),
    .bar(
      "all-missing", "Nothing measured", shows: "Every value is missing: the names stay, and the chart says so.",
      values: [nil, nil, nil], labels: ["Mon", "Tue", "Wed"]
    ),
    .bar(
      "all-equal", "The same every day", shows: "Equal values are bars from 0, not a range of no height.",
      values: [7, 7, 7, 7, 7, 7, 7], labels: days
    ),
    .bar(
      "all-zero", "A quiet week", shows: "Nothing but zeros: the axis runs from 0 to 1.", values: [0, 0, 0, 0, 0, 0, 0],
      labels: days
    ),
    .bar(
      "tiny-values", "Dose", shows: "Values of a billionth: round ticks, a power of ten, no noise in the last digits.",
      values: [1.2e-9, 2.5e-9, 0.4e-9, 3.1e-9], labels: ["1 h", "2 h", "4 h", "8 h"]
    ) { $0.valueAxis.unit = "g" },
    .bar(
      "huge-values", "Molecules", shows: "Values of 10²³, next to a bar too small to be seen at its size.",
      values: [6.02214076e23, 3.1e23, 1, 4.4e23], labels: ["Mole", "Half", "One", "Sample"]
    ),
    .bar(
      "thousand-bars", "A thousand days", shows: "Bars narrower than two points, each still with its own mark.",
      values: noise(1000).map { $0 + 2 }
    ),
    .bar(
      "hundred-thousand-bars", "A hundred thousand readings",
      shows: "More bars than columns: each column shows its least and its greatest value."
    ) { Readings() },
  ]

  static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// A row of numbers that wanders about 0: the same on every machine.
  static func noise(_ count: Int) -> [Double] {
    var state: UInt64 = 20_250_101
    var value = 0.0
    return (0..<count).map { _ in
      // Knuth’s multiplier; the upper bits of such a generator are the good ones.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let step = Double(state >> 33) / Double(UInt64(1) << 31) - 0.5
      value = value * 0.97 + step * 0.4
      return value
    }
  }
}

/// A source of many values hands them over in one piece: that is several times faster than one by one.
private final class Readings: BarSample {
  let values = BarSamples.noise(100_000)

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.header = .text("A hundred thousand readings", subtitle: "The least and the greatest of each column")
  }

  func numberOfBars(in chartView: BarChartView) -> Int { values.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { values[index.item] }
  func barChartView(
    _ chartView: BarChartView, valuesForBarsIn items: Range<Int>, ofSeries series: Int, into run: inout OutputSpan<Double>
  ) {
    for item in items { run.append(values[item]) }
  }
}
