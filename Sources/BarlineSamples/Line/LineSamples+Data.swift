import Barline

extension LineSamples {
  /// Real data, as an app would bring it.
  static let data: [Sample] = [
    .line(
      "temperature-by-month", "Highs and lows in Seattle",
      shows: "Two lines over four years: each point has a date, and the axis finds the years."
    ) { TemperatureByMonth() },
    .line(
      "temperature-by-day", "A year in Seattle", shows: "366 days, handed over in runs: the shortest line chart with dates."
    ) { TemperatureByDay() },
    .line(
      "wheat-and-wages", "What a week’s work bought",
      shows: "A line and an area over two and a half centuries; the last wages are missing."
    ) { WheatAndWages() },
    .line("electricity-by-source-lines", "Wind took over in Iowa", shows: "Three lines and a legend; years as labels.") {
      ElectricityLines()
    },
    .line("ten-lines", "Ten of everything", shows: "Ten lines: ten colours that stay apart, and a legend that wraps.") {
      TenLines()
    },
  ]
}

/// Lines whose points have dates.
private final class TemperatureByMonth: LineSample {
  let lines = [("Mean high", Weather.monthlyHighs), ("Mean low", Weather.monthlyLows)]

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.header = .text("Highs and lows in Seattle", subtitle: "Monthly means, °C")
    chart.positionAxis.kind = .date
  }

  func numberOfLines(in chartView: LineChartView) -> Int { lines.count }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { lines[line].1.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    lines[index.series].1[index.item]
  }
  func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool { true }
  func lineChartView(_ chartView: LineChartView, positionForPointAt index: ChartIndex) -> Double {
    Weather.firstsOfMonths[index.item]
  }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { lines[line].0 }
}

/// A source that hands values and positions over in runs: the form for many points.
private final class TemperatureByDay: LineSample {
  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.header = .text("A year in Seattle", subtitle: "Highest and lowest temperature of each day of 2012, °C")
    chart.positionAxis.kind = .date
  }

  private func days(_ line: Int) -> [Double] { line == 0 ? Weather.highsOf2012 : Weather.lowsOf2012 }

  func numberOfLines(in chartView: LineChartView) -> Int { 2 }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { days(line).count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { days(index.series)[index.item] }
  func lineChartView(
    _ chartView: LineChartView, valuesForPointsIn items: Range<Int>, ofLine line: Int, into values: inout OutputSpan<Double>
  ) {
    for degrees in days(line)[items] { values.append(degrees) }
  }
  func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool { true }
  func lineChartView(
    _ chartView: LineChartView, positionsForPointsIn items: Range<Int>, ofLine line: Int, into positions: inout OutputSpan<Double>
  ) {
    for item in items { positions.append(Weather.firstOf2012 + Double(item)) }
  }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { ["Highest", "Lowest"][line] }
}

/// Lines in styles of their own, one with an end that is missing. Wheat and wages after William Playfair (1822).
private final class WheatAndWages: LineSample, LineChartViewDelegate {
  let shillings: [Double] = [
    41, 45, 42, 49, 41.5, 47, 64, 27, 33, 32, 33, 35, 33, 45, 33, 39, 53, 42, 40.5, 46.5, 32, 37, 43, 35, 27, 40, 50, 30, 32, 44,
    33, 29, 39, 26, 32, 27, 27.5, 31, 35.5, 31, 43, 47, 44, 46, 42, 47.5, 76, 79, 81, 99, 78, 54,
  ]
  let wages: [Double?] = [
    5, 5.05, 5.08, 5.12, 5.15, 5.25, 5.54, 5.61, 5.69, 5.78, 5.94, 6.01, 6.12, 6.22, 6.3, 6.37, 6.45, 6.5, 6.6, 6.75, 6.8, 6.9, 7,
    7.3, 7.6, 8, 8.5, 9, 10, 11, 11.75, 12.5, 13, 13.3, 13.6, 14, 14.5, 15, 15.7, 16.5, 17.6, 18.5, 19.5, 21, 23, 25.5, 27.5,
    28.5,
    29.5, 30, nil, nil,
  ]

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("What a week’s work bought", subtitle: "Shillings: a quarter of wheat, and a week’s wage")
  }

  func numberOfLines(in chartView: LineChartView) -> Int { 2 }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { shillings.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    index.series == 0 ? shillings[index.item] : wages[index.item]
  }
  func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool { true }
  func lineChartView(_ chartView: LineChartView, positionForPointAt index: ChartIndex) -> Double {
    1565 + 5 * Double(index.item)
  }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { ["Wheat", "Wages"][line] }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    line == 0 ? LineStyle(curve: .stepCenter) : LineStyle(area: AreaStyle())
  }
}

/// Several lines of the same length. Net generation in Iowa (EIA, public domain).
private final class ElectricityLines: LineSample {
  let sources: [(name: String, terawattHours: [Double])] = [
    ("Fossil fuels", [35.4, 36.0, 36.2, 36.2, 36.9, 37.0, 41.4, 42.7, 38.6, 42.8, 39.4, 37.4, 34.9, 35.3, 32.3, 28.4, 29.3]),
    ("Nuclear energy", [3.9, 4.6, 4.0, 4.9, 4.5, 5.1, 4.5, 5.3, 4.7, 4.5, 5.2, 4.3, 5.3, 4.2, 5.2, 4.7, 5.2]),
    ("Renewables", [1.4, 2.0, 1.9, 2.1, 2.7, 3.4, 3.9, 5.1, 8.6, 10.3, 11.8, 14.9, 16.5, 17.5, 19.1, 21.2, 21.9]),
  ]

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.header = .text("Wind took over in Iowa", subtitle: "Net generation in a year")
    chart.valueAxis.unit = "TWh"
  }

  func numberOfLines(in chartView: LineChartView) -> Int { sources.count }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { sources[line].terawattHours.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    sources[index.series].terawattHours[index.item]
  }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { "\(2001 + item)" }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { sources[line].name }
}

/// Ten lines of a dozen points.
private final class TenLines: LineSample {
  let names = [
    "Agriculture", "Mining", "Manufacturing", "Utilities", "Construction", "Trade", "Transport", "Information", "Finance",
    "Services",
  ]

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.header = .text("Ten of everything", subtitle: "Ten lines of twelve points")
  }

  func numberOfLines(in chartView: LineChartView) -> Int { names.count }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { 12 }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    Double(3 * index.series + (index.item * 7 + index.series * 5) % 11)
  }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { months[item] }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { names[line] }

  private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
