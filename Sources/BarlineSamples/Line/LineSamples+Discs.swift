import Barline

extension LineSamples {
  /// Discs with values in them, gradients under lines, and lines that draw themselves: a published chart rebuilt, and ours beside it.
  static let discs: [Sample] = [
    .line(
      "discs-original", "Discs, as they were",
      shows: "A red line with cyan discs over a gradient; the tapped disc is twice as large, its value red.",
      size: PhoneMakers.size, touches: PhoneMakers.tap
    ) { PhoneMakers() },
    .line(
      "discs-original-pulse", "Discs, as they were: the tap",
      shows: "0.15 s after the tap: the disc is at its smallest, 0.8 of its size.", size: PhoneMakers.size, time: 0.15,
      touches: PhoneMakers.tap
    ) { PhoneMakers() },
    .line(
      "discs-original-stroke", "Discs, as they were: the line",
      shows: "Half way through two seconds: the line is drawn in by its stroke, discs and gradient are there.",
      size: PhoneMakers.size, time: 1
    ) { PhoneMakers(entrance: Entrance(.sweep, duration: 2)) },
    .line(
      "discs-original-scrolled", "Discs, as they were: scrolled",
      shows:
        "Each name has its own width and a margin of 15, each point stands over its name; the gradient runs through all of it.",
      size: ChartSize(width: 275, height: 200)
    ) { PhoneMakers(scrolls: true) },
    .line(
      "discs-default", "Sold this week", shows: "Discs as large as their values need, on a line with its area.",
      values: sold, labels: PhoneMakers.names, style: valueStyle),
    .line(
      "value-discs-selected", "Sold this week: one of them",
      shows: "The tapped disc is larger and stays so; a second tap would play it again.",
      time: 1, values: sold, labels: PhoneMakers.names, style: valueStyle, touches: .tap(at: ChartPoint(x: 0.476, y: 0.295))),
    .line(
      "value-discs-stroke", "Sold this week: drawn in",
      shows: "Half of the line's length: its area and its discs follow the stroke.",
      time: 0.5, values: sold, labels: PhoneMakers.names, style: valueStyle
    ) { $0.entrance = Entrance(.sweep) },
    .line(
      "discs-without-room", "Too many to be written", shows: "Where discs would overlap side by side, they are plain dots.",
      values: (0..<60).map { Double(($0 * 37) % 50) }, style: LineStyle(dots: .value)
    ) { $0.categoryAxis.isHidden = true },
    .line(
      "level-gradients", "As level as can be",
      shows: "Perfectly flat lines: their areas have the whole gradient, from left to right and from top to bottom.",
      lines: [
        SampleLine(name: "Top to bottom", values: [8, 8, 8, 8], style: level(.vertical, 0x017B5C)),
        SampleLine(name: "Left to right", values: [4, 4, 4, 4], style: level(.horizontal, 0x8D488F)),
      ]
    ) { $0.maximumValue = 10 },
    .line(
      "lines-growing", "Up from the axis", shows: "Half of an entrance: curves, areas and dots have half their heights.",
      time: 0.5,
      values: [3, 5, 4, 7, 6, 9], labels: (1...6).map { "\($0)" },
      style: LineStyle(curve: .monotone, area: AreaStyle(), dots: .standard)
    ) {
      $0.maximumValue = 10
      $0.entrance = Entrance(.grow)
    },
  ]

  private static let sold: [Double?] = [100, 40, 60, 45, 100, 55, 33, 120, 40, 100]
  private static let valueStyle = LineStyle(area: AreaStyle(), dots: .value)

  private static func level(_ axis: MarkGradient.Axis, _ hex: UInt32) -> LineStyle {
    let gradient = MarkGradient([ChartColor(hex: hex).opacity(0.1), ChartColor(hex: hex).opacity(0.7)], axis: axis)
    return LineStyle(paint: .color(ChartColor(hex: hex)), area: AreaStyle(fill: .gradient(gradient)))
  }
}

/// A published chart with its own numbers, colours and data, as wide as its content, one point a unit.
private final class PhoneMakers: LineSample, LineChartViewDelegate {
  static let names = ["魅族", "華為", "中興", "小米", "蘋果", "一加", "樂視", "音樂", "電視", "體育"]
  static let size = ChartSize(width: 405, height: 200)
  /// On the fifth disc.
  static let tap = TouchScript.tap(at: ChartPoint(x: 183 / 405, y: 78 / 200))

  let values: [Double] = [100, 40, 60, 45, 100, 55, 33, 120, 40, 100]
  let entrance: Entrance?
  let scrolls: Bool
  /// From the view's edges to the middles of the first and the last label: a margin of 15, and half of 24.
  let edge = 27.0

  init(entrance: Entrance? = nil, scrolls: Bool = false) {
    self.entrance = entrance
    self.scrolls = scrolls
  }

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.entrance = entrance
    chart.sweepsAreasAndDots = false
    chart.showsSelectionBand = false
    chart.showsTooltip = false
    chart.minimumValue = 0
    chart.maximumValue = 170
    // As many lines across as there are values, evenly over the height.
    chart.valueAxis.tickValues = values.indices.map { 17 * Double($0 + 1) }
    chart.valueAxis.gridStroke = Stroke(width: 0.5, cap: .round, dash: [6, 5])
    chart.valueAxis.gridColor = .token(.text, opacity: 0.35)
    chart.categoryAxis.labelColor = Self.red
    if scrolls {
      chart.insets = ChartInsets(top: 8, left: 12, bottom: 4, right: 12)
      chart.contentWidth = .labels()
      chart.contentOffset = 40
    } else {
      chart.insets = ChartInsets(top: 8, left: edge, bottom: 0, right: edge)
      chart.categoryAxis.isHidden = true
      chart.footer = .custom(height: 22) { [weak chart] recorder, rect in
        if let chart { self.drawNames(chart, rect, &recorder) }
      }
    }
  }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { values.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { values[index.item] }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { Self.names[item] }
  func lineChartView(_ chartView: LineChartView, textForTickAt value: Double) -> String? { "" }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    let gradient = MarkGradient(
      [ChartColor(hex: 0xFAAA0A, alpha: 0.8), ChartColor(hex: 0xFFFFFF, alpha: 0.4)], axis: .horizontal, extent: .content)
    // In a view of a few discs' width there is no room for numbers.
    let text = DotText(size: 5, color: ChartColor(hex: 0x333333), selectedColor: Self.red)
    return LineStyle(
      paint: .color(Self.red), width: 2, area: AreaStyle(fill: .gradient(gradient)),
      dots: DotStyle(
        radius: 5, fill: .color(ChartColor(hex: 0x00FFFF)),
        text: chartView.size.width < 150 ? nil : text, selectedScale: 2, pulses: true))
  }

  private static let red = ChartColor(hex: 0xFF0000)

  /// Each name under its point; in a smaller view every second one, or fewer.
  private func drawNames(_ chart: LineChartView, _ rect: ChartRect, _ recorder: inout Drawing.Recorder) {
    let step = (chart.size.width - 2 * edge) / Double(Self.names.count - 1)
    guard step > 0 else { return }
    let style = TextStyle(size: 12, color: Self.red)
    var end = 0.0
    for (item, name) in Self.names.enumerated() {
      let (x, width) = (edge + Double(item) * step, chart.environment.measurer.width(of: name, style: style))
      guard x - width / 2 >= end, x + width / 2 <= chart.size.width else { continue }
      recorder.draw(
        TextRun(name, style: style, baseline: ChartPoint(x: x, y: rect.maxY - 6), anchor: .middle, width: width))
      end = x + width / 2 + 3
    }
  }
}
