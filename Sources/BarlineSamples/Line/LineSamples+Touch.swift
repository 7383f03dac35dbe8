import Barline

extension LineSamples {
  /// Charts that have been touched, folded or caught in motion.
  static let touch: [Sample] = [
    .line(
      "point-selection", "A touch on a line",
      shows: "The line nearest to the finger, its nearest point ringed; the others dimmed, a card that says the value.",
      lines: three, labels: BarSamples.days, touches: press(0.5, 0.45)),
    .line(
      "point-selection-at-the-edge", "A touch at the edge",
      shows: "The card stays inside the view; the line chosen first is kept.",
      lines: three, labels: BarSamples.days,
      touches: .began(at: ChartPoint(x: 0.3, y: 0.4)).moved(to: ChartPoint(x: 0.97, y: 0.8))),
    .line(
      "point-selection-of-all-lines", "Every line at once",
      shows: "A selection that stands for all lines at a position: one card with a row each.", lines: three,
      labels: BarSamples.days, touches: press(0.6, 0.5)
    ) { $0.selectionMode = .allSeries },
    .line(
      "selected-colours", "Chosen", shows: "The selected line, its area and its dots have colours of their own.",
      touches: press(0.42, 0.4)
    ) { Chosen() },
    .line(
      "line-selection-band", "A band of 20", shows: "A band 20 wide that follows the finger, up into the header’s padding.",
      touches: press(0.57, 0.5)
    ) {
      Banded()
    },
    .line(
      "selected-gap", "A touch over a gap", shows: "Where no point is the nearest that is there is selected.",
      values: [4, 6, nil, nil, nil, 5, 7, 6], touches: press(0.45, 0.5)),
    .line(
      "lines-collapsed", "Folded away", shows: "The frame of a chart whose lines have been folded away.", lines: three,
      labels: BarSamples.days
    ) { $0.setState(.collapsed) },
    .line(
      "lines-in-motion", "Rising", shows: "A tenth of a second after an animated reload: the lines are on their way up.",
      time: 0.1, lines: three, labels: BarSamples.days
    ) { $0.reloadData(animated: true) },
    .line(
      "lines-in-change", "From four points to nine",
      shows:
        "A tenth of a second after a reload with other counts and gaps: each line is between what it was and what it will be.",
      time: 0.1
    ) { Changing() },
  ]

  private static let three = [
    SampleLine(name: "North", values: [12, 14, 13, 17, 16, 19, 21]),
    SampleLine(name: "East", values: [9, 8, 11, 10, 13, 12, 12]),
    SampleLine(name: "South", values: [4, 6, 5, 3, 6, 8, 7]),
  ]

  /// A finger that rests on a chart, in shares of its width and height.
  private static func press(_ x: Double, _ y: Double) -> TouchScript { .began(at: ChartPoint(x: x, y: y)) }
}

/// A delegate with styles for what is selected.
private final class Chosen: LineSample, LineChartViewDelegate {
  let values: [[Double]] = [[5, 7, 6, 9, 8, 11, 12, 10], [3, 2, 4, 3, 5, 4, 6, 7]]

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Chosen", subtitle: "The other line keeps half of its strength, and its dots")
  }

  func numberOfLines(in chartView: LineChartView) -> Int { values.count }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { values[line].count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    values[index.series][index.item]
  }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { ["First", "Second"][line] }
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    LineStyle(
      selectedPaint: .color(ChartColor(hex: 0xE0574B)), curve: .monotone,
      area: AreaStyle(selectedFill: .color(ChartColor(hex: 0xE0574B).opacity(0.15))),
      dots: DotStyle(selectedFill: .color(ChartColor(hex: 0xE0574B))), dimmedOpacity: 0.5, dimmedDotOpacity: 0.5)
  }
}

/// A delegate that has its own band, and hears what is selected.
private final class Banded: LineSample, LineChartViewDelegate {
  let values: [Double] = [8, 10, 6, 12, 9, 15, 4]
  /// What an app would show beside the chart.
  private(set) var chosen: Int?

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("A band of 20", subtitle: "It follows the finger")
    chart.headerPadding = 32
  }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { values.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { values[index.item] }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { BarSamples.days[item] }
  func selectionBand(in chartView: LineChartView) -> LineSelectionBand {
    LineSelectionBand(width: 20, color: .accent.opacity(0.3), followsTouch: true, extendsIntoHeaderPadding: true)
  }
  func lineChartView(_ chartView: LineChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    chosen = index.item
  }
  func lineChartView(
    _ chartView: LineChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd
  ) { chosen = nil }
}

/// A source that has changed its mind.
private final class Changing: LineSample {
  private var values: [Double?] = [2, 9, 4, 6]

  func setUp(_ chart: LineChartView) {
    chart.dataSource = self
    chart.header = .text("From four points to nine")
    chart.minimumValue = 0
    chart.maximumValue = 12
    // The first values are on the screen.
    _ = chart.drawing(at: 0)
    values = [8, 6, 7, 3, nil, 5, 10, 11, 9]
    chart.reloadData(animated: true)
  }

  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { values.count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { values[index.item] }
}
