import Barline

extension LineSamples {
  /// Points, with lines and without.
  static let dots: [Sample] = [
    .line(
      "dots", "A week of walks", shows: "A dot on each point, its radius from the line’s width.",
      values: [3.2, 4.1, 2.8, 5.0, 6.4, 9.1, 7.7], labels: BarSamples.days, style: LineStyle(dots: .standard)
    ) { $0.valueAxis.unit = "km" },
    .line(
      "symbols", "Told apart without colour", shows: "Disc, square, triangle, diamond and cross: one area, five shapes.",
      lines: DotSymbol.allCases.enumerated().map { place, symbol in
        SampleLine(
          name: ["Disc", "Square", "Triangle", "Diamond", "Cross"][place], values: wave.map { $0 + 5 * Double(place) },
          style: LineStyle(width: 1, dots: DotStyle(radius: 5, symbol: symbol)))
      }),
    .line("dots-one-by-one", "Above ten", shows: "Each dot asks its delegate: radius, colour and symbol by value.") {
      DotsByValue()
    },
    .line("custom-dots", "Moons", shows: "Dots that the app draws itself: a disc, lit from one side.") { Moons() },
    .line(
      "anscombe", "Anscombe’s quartet",
      shows: "Four scatters with positions of their own, and the one line that fits each of them equally well."
    ) { Anscombe() },
    .line(
      "scatter-cloud", "A cloud of readings", shows: "Four hundred dots without a line, at positions in no order.",
      values: zip(BarSamples.noise(400), 0...).map { 40 * $0 + Double(($1 * 7919) % 400) / 20 },
      positions: (0..<400).map { Double(($0 * 7919) % 400) / 4 },
      style: LineStyle(paint: .color(.accent.opacity(0.35)), showsLine: false, dots: DotStyle(radius: 3.5))),
  ]
}

/// A delegate that styles each dot.
private final class DotsByValue: LineSample, LineChartViewDelegate {
  let values: [Double] = [4, 7, 9, 12, 11, 8, 13, 15, 9, 6]

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Above ten", subtitle: "Large dots where the limit is passed")
  }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { values.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { values[index.item] }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle { LineStyle(width: 1.5, dots: .standard) }
  func lineChartView(_ chartView: LineChartView, dotStyleForPointAt index: ChartIndex) -> DotStyle? {
    values[index.item] > 10 ? DotStyle(radius: 6, fill: .color(.negative), symbol: .diamond) : nil
  }
}

/// A delegate that draws each dot. What it draws moves, dims and is selected like any dot.
private final class Moons: LineSample, LineChartViewDelegate {
  let hours: [Double] = [4.2, 5.1, 6.3, 7.4, 8.1, 8.6, 8.9, 8.4, 7.2, 6.0]

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Moons", subtitle: "Hours in the sky")
    chart.minimumValue = 0
    chart.maximumValue = 10
  }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { hours.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { hours[index.item] }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { "\(item + 1)" }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    LineStyle(paint: .color(.grid), dots: DotStyle(radius: 7))
  }

  func lineChartView(
    _ chartView: LineChartView, drawDotAt index: ChartIndex, center: ChartPoint, into recorder: inout Drawing.Recorder
  ) -> Bool {
    // What is lit grows from a sliver to the whole disc, and shrinks again.
    let share = 1 - (Double(index.item) / Double(hours.count - 1) * 2 - 1).magnitude
    recorder.fill(.circle(center: center, radius: 7), paint: .color(.secondary))
    recorder.push(Layer(clip: .circle(center: center, radius: 6)))
    let lit = ChartPoint(x: center.x + 12 * (1 - share), y: center.y)
    recorder.fill(.circle(center: lit, radius: 6), paint: .color(ChartColor(hex: 0xF4C64E)))
    recorder.pop()
    return true
  }
}

/// Dots at positions of their own, and a line of two points among them. F. J. Anscombe, "Graphs in Statistical Analysis", 1973.
private final class Anscombe: LineSample, LineChartViewDelegate {
  let x: [[Double]] = [
    [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5], [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5], [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5],
    [8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8], [3, 20],
  ]
  let y: [[Double]] = [
    [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68],
    [9.14, 8.14, 8.74, 8.77, 9.26, 8.10, 6.13, 3.10, 9.13, 7.26, 4.74],
    [7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73],
    [6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.50, 5.56, 7.91, 6.89], [4.5, 13],
  ]

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Anscombe’s quartet", subtitle: "Four sets, one mean, one variance, one line")
  }

  func numberOfLines(in chartView: LineChartView) -> Int { x.count }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { x[line].count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { y[index.series][index.item] }
  func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool { true }
  func lineChartView(_ chartView: LineChartView, positionForPointAt index: ChartIndex) -> Double { x[index.series][index.item] }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { ["I", "II", "III", "IV", "3 + x ÷ 2"][line] }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    guard line == 4 else { return LineStyle(showsLine: false, dots: DotStyle(radius: 4.5)) }
    return LineStyle(paint: .color(.secondary), width: 1, dash: [4, 4], isSelectable: false)
  }
}
