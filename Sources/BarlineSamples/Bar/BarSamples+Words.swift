import Barline

extension BarSamples {
  /// Names, numbers and axes.
  static let words: [Sample] = [
    .bar(
      "long-names", "Longest rivers", shows: "Names that do not fit side by side are turned, not cut.",
      values: [6650, 6400, 6300, 6275, 5539, 5464, 5410, 4880, 4700, 4444, 4400, 4350],
      labels: [
        "Nile–White Nile–Kagera", "Amazon–Ucayali–Apurímac", "Yangtze–Jinsha–Tongtian", "Mississippi–Missouri–Jefferson",
        "Yenisei–Angara–Selenge", "Yellow River (Huang He)", "Ob–Irtysh", "Río de la Plata–Paraná", "Congo–Lualaba–Chambeshi",
        "Amur–Argun–Kherlen", "Lena", "Mekong (Lancang Jiang)",
      ]
    ) { $0.valueAxis.unit = "km" },
    .bar(
      "two-line-names", "Lunch in the canteen", shows: "Names of two words are written on two lines before they are turned.",
      values: [210, 164, 95, 80, 41],
      labels: ["Spaghetti bolognese", "Vegetable curry", "Caesar salad", "Mushroom risotto", "Soup of the day"]
    ) { $0.showsValueLabels = true },
    .bar(
      "chinese-names", "城市人口", shows: "Names in Chinese and Japanese, a full square a letter.",
      values: [24.9, 21.9, 18.8, 17.8, 14.0, 8.4], labels: ["上海", "北京", "广州", "深圳", "東京都", "香港特別行政區"]
    ) {
      $0.valueAxis.unit = "百万"
      $0.environment.locale = .eastAsian
    },
    .bar(
      "emoji-names", "Fruit sold on Saturday", shows: "Emoji as names, also those made of several characters.",
      values: [34, 51, 18, 27, 42], labels: ["🍎", "🍌", "🍇", "🧑🏽‍🌾", "🇬🇷"]
    ),
    .bar(
      "right-to-left", "أمطار الأسبوع", shows: "Arabic words, and a header that starts where reading starts.",
      values: [12, 30, 22, 8, 15], labels: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس"]
    ) { $0.environment.direction = .rightToLeft },
    .bar(
      "german-percent", "Anteil am Stromverbrauch", shows: "Shares as percentages, written as in German.",
      values: [0.125, 0.081, 0.34, 0.265, 0.189], labels: ["Verkehr", "Handel", "Industrie", "Haushalte", "Übrige"]
    ) {
      $0.environment.locale = .german
      $0.valueAxis.format = .percent()
      $0.showsValueLabels = true
    },
    .bar(
      "trailing-axis", "Close of the week", shows: "The axis on the side where reading ends, with a currency.",
      values: [18_250, 18_900, 17_640, 19_320, 20_110], labels: Array(days.prefix(5))
    ) {
      $0.valueAxis.side = .trailing
      $0.valueAxis.format.prefix = "$"
    },
    .bar("custom-ticks", "How steep is it?", shows: "Ticks at values, and with words, that the app has chosen.") { Grades() },
    .bar(
      "hidden-value-axis", "Cups of coffee", shows: "No value axis: the numbers stand on the bars.",
      values: [3, 5, 4, 2, 6, 1, 2], labels: days
    ) {
      $0.valueAxis.isHidden = true
      $0.showsValueLabels = true
    },
    .bar(
      "cropped-range", "Body temperature", shows: "Fixed ends: what lies outside is cut off by the plot.",
      values: [36.6, 36.9, 37.8, 39.4, 40.9, 38.2, 36.7], labels: days
    ) {
      $0.minimumValue = 36
      $0.maximumValue = 40
      $0.valueAxis.unit = "°C"
    },
  ]
}

/// A delegate that chooses the ticks and writes them in words.
private final class Grades: BarSample, BarChartViewDelegate {
  let climbs = [("Alpe d’Huez", 8.1), ("Mont Ventoux", 7.5), ("Stelvio", 7.4), ("Zoncolan", 11.9), ("Box Hill", 4.9)]

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("How steep is it?", subtitle: "Mean grade of a climb, per cent")
  }

  func numberOfBars(in chartView: BarChartView) -> Int { climbs.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { climbs[index.item].1 }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { climbs[item].0 }

  func valueAxis(in chartView: BarChartView) -> ValueAxis { ValueAxis(tickValues: [0, 4, 8, 12]) }
  func barChartView(_ chartView: BarChartView, textForTickAt value: Double) -> String? {
    switch value {
    case 0: "flat"
    case 4: "easy"
    case 8: "hard"
    default: "brutal"
    }
  }
}
