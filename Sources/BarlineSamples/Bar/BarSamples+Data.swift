import Barline

extension BarSamples {
  /// Real data, as an app would bring it.
  static let data: [Sample] = [
    .bar(
      "rain-by-month", "Seattle’s rain", shows: "Twelve labelled bars: the shortest data source there is."
    ) { RainByMonth() },
    .bar(
      "jobs-by-month", "Jobs gained and lost",
      shows: "A hundred and twenty bars, up and down, in the theme’s colours for gains and losses."
    ) { JobsByMonth() },
    .bar(
      "electricity-by-source", "Where Iowa’s electricity comes from", shows: "Three series side by side, with a legend."
    ) { ElectricityBySource() },
    .bar(
      "wheat-prices", "The price of wheat", shows: "Two and a half centuries of one price; years as labels."
    ) { WheatPrices() },
  ]
}

/// Twelve bars and their names. Monthly precipitation at Seattle, mean of 2012–2015 (NOAA, public domain).
private final class RainByMonth: BarSample {
  let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  let millimetres = [116.5, 105.5, 151.6, 93.9, 51.9, 33.2, 12.1, 40.9, 58.9, 125.9, 160.6, 155.7]

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.header = .text("Seattle’s rain", subtitle: "Precipitation in a month, mean of 2012–2015")
    chart.valueAxis.unit = "mm"
  }

  func numberOfBars(in chartView: BarChartView) -> Int { millimetres.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { millimetres[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { months[item] }
}

/// Bars whose colour depends on their value. Change of US nonfarm employment from month to month (BLS, public domain).
private final class JobsByMonth: BarSample, BarChartViewDelegate {
  let thousands: [Double] = [
    282, 312, 297, 168, 31, 79, 206, 179, 148, 12, 208, 173,
    234, 85, 214, 59, 153, 77, -30, -28, 96, 78, 106, 104,
    8, -81, -55, -229, -184, -154, -213, -277, -443, -475, -759, -707,
    -787, -704, -802, -704, -354, -469, -342, -196, -229, -209, 12, -277,
    18, -73, 193, 221, 522, -140, -78, -16, -63, 267, 129, 73,
    44, 182, 254, 323, 81, 234, 72, 112, 233, 209, 145, 201,
    348, 233, 264, 72, 117, 68, 156, 173, 194, 153, 130, 243,
    207, 265, 156, 179, 240, 158, 111, 260, 201, 210, 221, 93,
    174, 182, 261, 311, 252, 306, 196, 226, 284, 255, 307, 251,
    211, 267, 78, 282, 326, 191, 256, 164, 88, 351, 264, 234,
  ]

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Jobs gained and lost", subtitle: "US nonfarm employment, change from the month before, thousands")
  }

  func numberOfBars(in chartView: BarChartView) -> Int { thousands.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { thousands[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? {
    let month = item % 12 + 1
    return "\(2006 + item / 12)-\(month < 10 ? "0" : "")\(month)"
  }

  func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle {
    BarStyle(color: thousands[index.item] < 0 ? .negative : .positive)
  }
}

/// Several series: each has a name, and a value an item. Net generation in Iowa (EIA, public domain).
private final class ElectricityBySource: BarSample {
  let sources: [(name: String, gigawattHours: [Double])] = [
    (
      "Fossil fuels",
      [
        35361, 35991, 36234, 36205, 36883, 37014, 41389, 42734, 38620, 42750, 39361, 37379, 34873, 35250, 32319, 28437, 29329,
      ]
    ),
    ("Nuclear energy", [3853, 4574, 3988, 4929, 4538, 5095, 4519, 5282, 4679, 4451, 5215, 4347, 5321, 4152, 5243, 4703, 5214]),
    (
      "Renewables",
      [1437, 1963, 1885, 2102, 2724, 3364, 3870, 5070, 8560, 10308, 11795, 14949, 16476, 17452, 19091, 21241, 21933]
    ),
  ]

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.header = .text("Where Iowa’s electricity comes from", subtitle: "Net generation in a year, gigawatt hours")
  }

  func numberOfBars(in chartView: BarChartView) -> Int { sources[0].gigawattHours.count }
  func numberOfSeries(in chartView: BarChartView) -> Int { sources.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? {
    sources[index.series].gigawattHours[index.item]
  }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { "\(2001 + item)" }
  func barChartView(_ chartView: BarChartView, nameOfSeries series: Int) -> String? { sources[series].name }
}

/// A source that hands its values over in one piece, and tells by what an item is known. Playfair’s prices of wheat (1822).
private final class WheatPrices: BarSample {
  let shillings: [Double] = [
    41, 45, 42, 49, 41.5, 47, 64, 27, 33, 32, 33, 35, 33, 45, 33, 39, 53, 42, 40.5, 46.5, 32, 37, 43, 35, 27, 40, 50, 30, 32, 44,
    33, 29, 39, 26, 32, 27, 27.5, 31, 35.5, 31, 43, 47, 44, 46, 42, 47.5, 76, 79, 81, 99, 78, 54,
  ]

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.header = .text("The price of wheat", subtitle: "Shillings a quarter, 1565–1820, after William Playfair")
  }

  func numberOfBars(in chartView: BarChartView) -> Int { shillings.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { shillings[index.item] }
  func barChartView(
    _ chartView: BarChartView, valuesForBarsIn items: Range<Int>, ofSeries series: Int, into values: inout OutputSpan<Double>
  ) {
    for price in shillings[items] { values.append(price) }
  }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { "\(1565 + 5 * item)" }
  func barChartView(_ chartView: BarChartView, idForBarAt item: Int) -> ChartID { .name("\(1565 + 5 * item)") }
}
