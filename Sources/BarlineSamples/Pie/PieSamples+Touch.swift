import Barline

extension PieSamples {
  private static let sources = ["Wind", "Gas", "Coal", "Solar", "Water", "Oil"]
  private static let shares: [Double?] = [37, 24, 18, 11, 7, 3]

  /// Pies that have been touched, folded or caught in motion.
  static let touch: [Sample] = [
    .pie(
      "slice-selected", "A tap on a slice",
      shows: "The slice moves out and stays out; the others are dimmed, a card says the value.",
      values: shares, labels: sources, touches: .tap(at: ChartPoint(x: 0.56, y: 0.5))
    ) { $0.unit = "GW" },
    .pie(
      "slice-selected-by-code", "Chosen by code", shows: "A slice of a ring that the app has selected, with a colour for it.",
      values: shares, labels: sources,
      styles: sources.map { _ in SliceStyle(selectedFill: .color(ChartColor(hex: 0xE0574B))) }
    ) {
      $0.shape = .donut
      $0.selectedIndex = 2
    },
    .pie(
      "slices-collapsed", "Folded away", shows: "The frame of a pie whose slices have been folded away.", values: shares,
      labels: sources
    ) { $0.setState(.collapsed) },
    .pie(
      "pie-sweeping-in", "Opening", shows: "Half a second into an entrance: the pie opens round its middle.", time: 0.5,
      values: shares, labels: sources
    ) { $0.entrance = Entrance(.sweep) },
    .pie(
      "slices-in-change", "From one year to another",
      shows: "A tenth of a second after a reload: slices on their way, one that opens and one that closes.", time: 0.1
    ) { Years() },
  ]
}

/// Two years of the same sources, one of which has come and one gone.
private final class Years: PieSample {
  private var values = [40.0, 30, 20, 10]
  private var names = ["Coal", "Gas", "Oil", "Water"]

  func setUp(_ chart: PieChartView) {
    chart.dataSource = self
    chart.header = .text("From one year to another")
    _ = chart.drawing(at: 0)
    (values, names) = ([22, 28, 35, 15], ["Coal", "Gas", "Wind", "Water"])
    chart.reloadData(animated: true)
  }

  func numberOfSlices(in chartView: PieChartView) -> Int { values.count }
  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { values[index] }
  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? { names[index] }
  func pieChartView(_ chartView: PieChartView, idForSliceAt index: Int) -> ChartID { .name(names[index]) }
}
