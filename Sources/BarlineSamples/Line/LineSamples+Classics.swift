import Barline

extension LineSamples {
  /// Screens in the manner of the first data-source charts, and the data of the first of them with no style at all.
  static let classics: [Sample] = [
    .line(
      "lines-original", "Average daily rainfall", shows: "A thick smooth line and a thin dashed one with dots and a gradient.",
      size: size, touches: .began(at: ChartPoint(x: 0.5, y: 0.5))
    ) { DailyRainfall(isOriginal: true) },
    .line("lines-default", "Average daily rainfall", shows: "The same data with no style at all.", size: size) {
      DailyRainfall(isOriginal: false)
    },
    .line("cycling-distances", "Cycling distances", shows: "Seven days, four of them missing: two points joined, and one alone.")
    {
      CyclingDistances()
    },
    .line("sun-and-moon", "Sun and moon", shows: "Two smooth areas without lines, an own header and footer.") { SunAndMoon() },
  ]

  private static let size = ChartSize(width: 375, height: 250)
}

/// Two lines of seven days in styles of their own, with the selected line in white.
private final class DailyRainfall: LineSample, LineChartViewDelegate {
  let rain: [[Double]] = [[0.62, 0.35, 0.81, 0.44, 0.92, 0.28, 0.57], [0.21, 0.48, 0.33, 0.71, 0.39, 0.64, 0.83]]
  let isOriginal: Bool

  init(isOriginal: Bool) { self.isOriginal = isOriginal }

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.header = .text("Average daily rainfall", subtitle: "Metropolitan and national, inches")
    guard isOriginal else { return }
    chart.delegate = self
    chart.headerPadding = 20
    chart.minimumValue = 0
    chart.maximumValue = 1
  }

  func numberOfLines(in chartView: LineChartView) -> Int { rain.count }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { rain[line].count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { rain[index.series][index.item] }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { BarSamples.days[item] }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { ["Metropolitan", "National"][line] }
  func selectionBand(in chartView: LineChartView) -> LineSelectionBand {
    LineSelectionBand(width: 20, extendsIntoHeaderPadding: true)
  }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    guard line == 1 else { return LineStyle(selectedPaint: .color(.text), width: 6, curve: .monotone) }
    let gradient = MarkGradient([ChartColor(hex: 0x2E7DD1), ChartColor(hex: 0x2F9E5B)], axis: .horizontal)
    return LineStyle(
      paint: .gradient(gradient), selectedPaint: .color(.text), width: 2, dash: [6, 4],
      dots: DotStyle(radius: 5, fill: .color(ChartColor(hex: 0x2F9E5B)), selectedFill: .color(.text)), dimmedDotOpacity: 0.2)
  }
}

/// Missing days at both ends and in between.
private final class CyclingDistances: LineSample {
  let miles: [Double?] = [nil, nil, 8.1, nil, 5.4, 11.8, nil]

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.header = .text("Cycling distances", subtitle: "Miles, last week")
  }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { miles.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { miles[index.item] }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { BarSamples.days[item] }
}

/// Two areas whose lines are not drawn; header and footer are the app's.
private final class SunAndMoon: LineSample, LineChartViewDelegate {
  let months = ["January", "December"]
  let hours: [[Double]] = [
    [9.5, 10.6, 12, 13.5, 14.8, 15.5, 15.1, 14, 12.5, 11.1, 9.8, 9.1],
    [14.5, 13.4, 12, 10.5, 9.2, 8.5, 8.9, 10, 11.5, 12.9, 14.2, 14.9],
  ]

  func setUp(_ chart: LineChartView) {
    chart.makeBare()
    chart.paintsGround = true
    chart.dataSource = self
    chart.delegate = self
    chart.minimumValue = 0
    chart.maximumValue = 16
    chart.headerPadding = 20
    chart.header = .custom(height: 64) { [weak chart] recorder, rect in
      guard let chart else { return }
      let (large, small) = (min(20, rect.width / 10), min(13, rect.width / 25))
      Self.write("Sun and moon", large, .semibold, .text, rect.midX, rect.minY + 28, .middle, chart, &recorder)
      Self.write(
        "Hours of light and dark in Seattle", small, .regular, .secondary, rect.midX, rect.minY + 48, .middle, chart, &recorder)
      let rule = ChartRect(x: rect.minX + 16, y: rect.maxY - 1, width: max(0, rect.width - 32), height: 1)
      recorder.fill(.rect(rule), paint: .color(.grid))
    }
    let (first, last) = (months[0], months[1])
    chart.footer = .custom(height: 28) { [weak chart] recorder, rect in
      guard let chart else { return }
      Self.write(first, 12, .regular, .secondary, rect.minX + 8, rect.midY + 4, .start, chart, &recorder)
      Self.write(last, 12, .regular, .secondary, rect.maxX - 8, rect.midY + 4, .end, chart, &recorder)
    }
  }

  func numberOfLines(in chartView: LineChartView) -> Int { hours.count }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { hours[line].count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { hours[index.series][index.item] }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { ["Sun", "Moon"][line] }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    let color = ChartColor(hex: line == 0 ? 0xF4C64E : 0x5B3FA8)
    return LineStyle(
      paint: .color(color), width: 0, curve: .monotone, area: AreaStyle(fill: .color(color.opacity(0.6))), dimmedOpacity: 0)
  }

  /// Text is measured by the chart's own measurer, so that it is placed the same everywhere.
  private static func write(
    _ string: String, _ size: Double, _ weight: TextWeight, _ color: ChartColor, _ x: Double, _ y: Double, _ anchor: TextAnchor,
    _ chart: LineChartView, _ recorder: inout Drawing.Recorder
  ) {
    let style = TextStyle(size: size, weight: weight, color: color)
    let width = chart.environment.measurer.width(of: string, style: style)
    recorder.draw(TextRun(string, style: style, baseline: ChartPoint(x: x, y: y), anchor: anchor, width: width))
  }
}
