import Barline

extension BarSamples {
  /// A screen in the manner of the first data-source charts, and the same data with no style at all.
  static let classics: [Sample] = [
    .bar(
      "bars-original", "Average monthly temperature",
      shows: "Twelve bars a point apart in two colours by turns; header and footer are drawn by the app.", size: size
    ) { TemperatureByMonth(isOriginal: true) },
    .bar("bars-default", "Average monthly temperature", shows: "The same data with no style at all.", size: size) {
      TemperatureByMonth(isOriginal: false)
    },
  ]

  private static let size = ChartSize(width: 375, height: 250)
}

/// Twelve months, alternating colours, a header with a rule under it, a footer with the first and the last month. Mean temperature at
/// Seattle in 2010 (NOAA, public domain).
private final class TemperatureByMonth: BarSample, BarChartViewDelegate {
  let fahrenheit = [41.7, 43.0, 45.9, 49.7, 55.2, 60.0, 64.9, 65.1, 60.2, 52.2, 45.2, 40.5]
  let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
  let isOriginal: Bool

  init(isOriginal: Bool) { self.isOriginal = isOriginal }

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    guard isOriginal else {
      chart.header = .text("Average monthly temperature", subtitle: "Seattle, 2010, °F")
      return
    }
    chart.makeBare()
    chart.delegate = self
    chart.minimumValue = 0
    chart.headerPadding = 20
    chart.header = .custom(height: 64) { [weak chart] recorder, rect in
      guard let chart else { return }
      let (large, small) = (min(20, rect.width / 20), min(13, rect.width / 25))
      Self.write("Average monthly temperature", large, .semibold, .text, rect.midX, rect.minY + 28, .middle, chart, &recorder)
      Self.write("Seattle, 2010, °F", small, .regular, .secondary, rect.midX, rect.minY + 48, .middle, chart, &recorder)
      let rule = ChartRect(x: rect.minX + 16, y: rect.maxY - 1, width: max(0, rect.width - 32), height: 1)
      recorder.fill(.rect(rule), paint: .color(.grid))
    }
    let (first, last) = (months[0], months[11])
    chart.footer = .custom(height: 28) { [weak chart] recorder, rect in
      guard let chart else { return }
      Self.write(first, 12, .regular, .secondary, rect.minX + 8, rect.midY + 4, .start, chart, &recorder)
      Self.write(last, 12, .regular, .secondary, rect.maxX - 8, rect.midY + 4, .end, chart, &recorder)
    }
    chart.paintsGround = true
  }

  func numberOfBars(in chartView: BarChartView) -> Int { fahrenheit.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { fahrenheit[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? {
    isOriginal ? months[item] : String(months[item].prefix(3))
  }

  func barPadding(in chartView: BarChartView) -> Double? { 1 }
  func selectionBand(in chartView: BarChartView) -> SelectionBand { SelectionBand(extendsIntoHeaderPadding: true) }
  func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle {
    BarStyle(
      fill: .color(index.item % 2 == 0 ? .accent : .mix(.accent, .ground, 0.35)), selectedFill: .color(.text), cornerRadius: 0)
  }

  /// Text is measured by the chart's own measurer, so that it is placed the same everywhere.
  private static func write(
    _ string: String, _ size: Double, _ weight: TextWeight, _ color: ChartColor, _ x: Double, _ y: Double, _ anchor: TextAnchor,
    _ chart: BarChartView, _ recorder: inout Drawing.Recorder
  ) {
    let style = TextStyle(size: size, weight: weight, color: color)
    let width = chart.environment.measurer.width(of: string, style: style)
    recorder.draw(TextRun(string, style: style, baseline: ChartPoint(x: x, y: y), anchor: anchor, width: width))
  }
}
