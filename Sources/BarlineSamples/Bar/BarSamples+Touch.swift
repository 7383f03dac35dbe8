import Barline

extension BarSamples {
  /// Charts that have been touched, folded or caught in motion.
  static let touch: [Sample] = [
    .bar(
      "selection", "A touch on a bar",
      shows: "The bar under the finger at full strength, the rest dimmed, a card that says its value.",
      values: [12.8, 10.6, 11.7, 12.2, 8.9, 4.4, 7.2], labels: days, touches: press(0.46)
    ) { $0.valueAxis.unit = "°C" },
    .bar(
      "selection-at-the-edge", "A touch at the edge",
      shows: "The card stays inside the view; the finger has moved there from the left.",
      values: [3, 8, 5, 13], labels: ["Spring", "Summer", "Autumn", "Winter"],
      touches: .began(at: ChartPoint(x: 0.2, y: 0.5)).moved(to: ChartPoint(x: 0.93, y: 0.5))
    ),
    .bar(
      "selection-of-all-series", "Every source at once",
      shows: "A selection that stands for all series of a year: one card with a row each.",
      touches: press(0.55)
    ) { Energy() },
    .bar(
      "selection-band-extended", "A band into the paddings",
      shows: "The band behind the selected bar reaches into the header’s and the footer’s padding; the card is the delegate’s.",
      touches: press(0.6)
    ) { Steps() },
    .bar(
      "collapsed", "Folded away", shows: "The frame of a chart whose bars have been folded into their baseline.",
      values: [4, 9, 6, 3, 7], labels: Array(days.prefix(5))
    ) { $0.setState(.collapsed) },
    .bar(
      "caught-in-motion", "Growing", shows: "A tenth of a second after an animated reload: the bars are on their way up.",
      time: 0.1,
      values: [4, 9, -3, 6, 7, -5, 8], labels: days
    ) { $0.reloadData(animated: true) },
  ]

  /// A finger that rests on a chart, a share of the width from its left edge.
  private static func press(_ share: Double) -> TouchScript { .began(at: ChartPoint(x: share, y: 0.6)) }
}

/// A selection that stands for every series of an item.
private final class Energy: BarSample {
  let names = ["Coal", "Gas", "Wind"]
  let terawattHours: [[Double?]] = [[41, 38, 36, 31, 24, 20], [12, 14, nil, 17, 16, 18], [5, 8, 11, 15, 22, 29]]

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.header = .text("Every source at once", subtitle: "Generation in a year")
    chart.selectionMode = .allSeries
    chart.valueAxis.unit = "TWh"
  }

  func numberOfBars(in chartView: BarChartView) -> Int { 6 }
  func numberOfSeries(in chartView: BarChartView) -> Int { names.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? {
    terawattHours[index.series][index.item]
  }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { "\(2018 + item)" }
  func barChartView(_ chartView: BarChartView, nameOfSeries series: Int) -> String? { names[series] }
}

/// A delegate that has its own band, its own words in the card, and hears what is selected.
private final class Steps: BarSample, BarChartViewDelegate {
  let steps: [Double] = [8412, 10_230, 6120, 12_004, 9377, 15_820, 4210]
  /// What an app would show beside the chart.
  private(set) var chosen: Int?

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Steps", subtitle: "Last week")
    chart.headerPadding = 32
    chart.footerPadding = 16
  }

  func numberOfBars(in chartView: BarChartView) -> Int { steps.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { steps[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { BarSamples.days[item] }

  func selectionBand(in chartView: BarChartView) -> SelectionBand {
    SelectionBand(color: .accent.opacity(0.3), extendsIntoHeaderPadding: true, extendsIntoFooterPadding: true)
  }
  func barChartView(
    _ chartView: BarChartView, tooltipForBarAt index: ChartIndex, suggested: TooltipContent
  ) -> TooltipContent? {
    var content = suggested
    content.rows[0].label = steps[index.item] >= 10_000 ? "goal reached" : "below the goal"
    return content
  }
  func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) { chosen = index.item }
  func barChartView(
    _ chartView: BarChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd
  ) { chosen = nil }
}
