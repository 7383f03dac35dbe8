import Barline

extension LineSamples {
  /// Where points stand along the axis, and what the axes say.
  static let axes: [Sample] = [
    .line(
      "dates-over-months", "From spring to autumn", shows: "Dates over seven months: the firsts of months are labelled.",
      values: Weather.highsOf2012[91..<305].map { $0 }, positions: (91..<305).map { Weather.firstOf2012 + Double($0) },
      setUp: dated),
    .line(
      "dates-over-days", "A fortnight in May", shows: "Dates over two weeks: days are labelled.",
      values: Weather.highsOf2012[121..<135].map { $0 }, positions: (121..<135).map { Weather.firstOf2012 + Double($0) },
      style: LineStyle(dots: .standard), setUp: dated),
    .line(
      "dates-over-hours", "Two days in July", shows: "Hours over two days: times of day are labelled.",
      values: Weather.hoursOfJuly.map { $0 }, positions: (1...48).map { Weather.firstOfJuly2010 + Double($0) / 24 },
      style: LineStyle(curve: .monotone)
    ) {
      $0.positionAxis.kind = .date
      $0.valueAxis.unit = "°F"
    },
    .line(
      "epoch-positions", "Seconds since 1970", shows: "Positions of 10⁹ that differ by seconds keep their distances.",
      values: [3, 4, 6, 5, 8, 9, 7, 8, 10, 9],
      positions: [0, 1, 2, 4, 5, 9, 11, 12, 17, 20].map { 1_700_000_000 + $0 }, style: LineStyle(dots: .standard)),
    .line(
      "positions-in-any-order", "There and back",
      shows: "Points are joined in the order in which they are given, also backwards.",
      values: [5.0, 4.2, 3.9, 4.4, 5.6, 6.4, 6.0, 5.1, 4.6], positions: [2.0, 2.4, 3.1, 4.0, 4.2, 3.3, 2.5, 2.2, 2.9],
      style: LineStyle(curve: .linear, dots: .standard)),
    .line(
      "unequal-lengths", "Four runners", shows: "Lines of different lengths, each over as much of the axis as it has points for.",
      lines: [
        SampleLine(name: "Ada", values: [0, 4, 8, 12, 16, 20, 24, 28]), SampleLine(name: "Bo", values: [0, 5, 10, 14]),
        SampleLine(name: "Cem", values: [0, 3]), SampleLine(name: "Dana", values: [2]),
      ]
    ) { $0.valueAxis.unit = "km" },
    .line(
      "cropped-values", "The middle of it", shows: "Given ends of the axis: what lies beyond them is cut off by the plot.",
      values: BarSamples.noise(120).map { 10 * $0 }
    ) {
      $0.minimumValue = -2
      $0.maximumValue = 4
      $0.categoryAxis.isHidden = true
    },
    .line(
      "bare-sparkline", "Sparkline", shows: "A line and nothing else, for a line of text or a table’s cell.",
      size: ChartSize(width: 120, height: 32), values: [3, 5, 4, 8, 6, 9, 7, 4, 5, 11, 9, 8, 10, 12],
      style: LineStyle(width: 1.5)
    ) {
      $0.header = .none
      $0.makeBare()
    },
  ]

  private static let dated: @Sendable (LineChartView) -> Void = {
    $0.positionAxis.kind = .date
    $0.valueAxis.unit = "°C"
  }
}
