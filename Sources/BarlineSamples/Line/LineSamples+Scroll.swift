import Barline

extension LineSamples {
  /// Charts that are wider than their view.
  static let scroll: [Sample] = [
    .line(
      "line-scrolled", "Makers by name",
      shows:
        "Each point over the middle of its label, each label as wide as it is; scrolled half way, with the axis where it was.",
      size: ChartSize(width: 320, height: 200), values: makers.values, labels: makers.names,
      style: amber
    ) {
      $0.contentWidth = .labels()
      $0.contentOffset = 60
    },
    .line(
      "line-scrolled-ticks", "The app’s own words on the axis",
      shows: "Three ticks that the app has given, in its own words; the line scrolls under a grid that does not.",
      size: ChartSize(width: 320, height: 200)
    ) { Levels() },
    .line(
      "line-scrolled-dates", "Thirty days of a year", shows: "Days along the axis, thirty at a time; a point is selected.",
      values: days, positions: dates,
      style: LineStyle(curve: .monotone)
    ) {
      $0.positionAxis.kind = .date
      $0.contentWidth = .visible(30)
      $0.scroll(toPosition: 14_690)
      $0.selectedIndex = ChartIndex(item: 97)
    },
    .line(
      "line-coasting", "A thousand points, running on", shows: "A third of a second after the finger has left them.", time: 0.4,
      values: run, labels: numbers,
      touches: TouchScript.began(at: ChartPoint(x: 0.9, y: 0.5)).moved(through: [
        ChartPoint(x: 0.7, y: 0.5), ChartPoint(x: 0.5, y: 0.5),
      ]).ended(at: ChartPoint(x: 0.3, y: 0.5))
    ) { $0.contentWidth = .step(12) },
  ]

  private static let amber: LineStyle = {
    let colors = [ChartColor(hex: 0xFAAA0A).opacity(0.5), ChartColor(hex: 0xFAAA0A).opacity(0.05)]
    let fill = MarkFill.gradient(MarkGradient(colors, axis: .horizontal, extent: .content))
    return LineStyle(paint: .color(.negative), area: AreaStyle(fill: fill), dots: .standard)
  }()

  private static let days: [Double?] = (0..<365).map { day -> Double? in
    let (noise, season) = ((day * 37) % 23, day % 90)
    return Double(noise) + Double(season) / 6
  }
  private static let dates: [Double] = (0..<365).map { 14_610 + Double($0) }

  private static let numbers = (1...1000).map { "\($0)" }
  private static let run: [Double?] = (0..<1000).map { place -> Double? in
    let (noise, level) = ((place * 7919) % 101, (place / 50) % 7)
    return Double(noise) / 10 + Double(level)
  }

  private static let makers = (
    names: ["魅族", "華為", "中興", "小米", "蘋果", "一加", "樂視", "音樂", "電視", "體育"],
    values: [100, 40, 60, 45, 100, 55, 33, 120, 40, 100] as [Double?]
  )
}

/// Gives its own ticks, and its own words for them.
private final class Levels: LineSample, LineChartViewDelegate {
  let values = (0..<60).map { Double(($0 * 13) % 29) / 29 }

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Levels")
    chart.valueAxis.tickValues = [0, 0.5, 1]
    chart.minimumValue = 0
    chart.maximumValue = 1
    chart.contentWidth = .step(18)
    chart.scroll(toItem: 30)
  }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { values.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { values[index.item] }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { "\(item + 1)" }
  func lineChartView(_ chartView: LineChartView, textForTickAt value: Double) -> String? {
    value == 0 ? "low" : value == 1 ? "high" : "middle"
  }
}
