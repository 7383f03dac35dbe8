import Barline

extension BarSamples {
  /// Charts that are wider than their view.
  static let scroll: [Sample] = [
    .bar(
      "bars-scrolled", "A year of weeks, four months of it",
      shows: "Bars 36 points apart, scrolled by code: the values' axis and its grid stay, and so does the domain of all data.",
      values: weeks, labels: weekNames
    ) {
      $0.contentWidth = .step(36)
      $0.scroll(toItem: 14)
    },
    .bar(
      "bars-scrolled-by-touch", "Under the finger", shows: "A finger has dragged the bars half a view to the left, and rests.",
      values: weeks, labels: weekNames,
      touches: TouchScript.began(at: ChartPoint(x: 0.8, y: 0.5)).moved(through: [
        ChartPoint(x: 0.6, y: 0.5), ChartPoint(x: 0.4, y: 0.5), ChartPoint(x: 0.3, y: 0.5),
      ])
    ) { $0.contentWidth = .visible(12) },
    .bar(
      "bars-coasting", "Running on", shows: "A quarter of a second after the finger has left them, the bars still run on.",
      time: 0.3,
      values: weeks, labels: weekNames,
      touches: TouchScript.began(at: ChartPoint(x: 0.9, y: 0.5)).moved(through: [
        ChartPoint(x: 0.8, y: 0.5), ChartPoint(x: 0.7, y: 0.5),
      ]).ended(at: ChartPoint(x: 0.6, y: 0.5))
    ) { $0.contentWidth = .step(36) },
    .bar(
      "bars-over-labels", "Each as wide as its name",
      shows: "Bars over labels of all widths, all bars equally wide, one selected.",
      values: [412, 268, 190, 341, 95, 133, 222, 301, 87, 154, 260, 73],
      labels: [
        "Oslo", "Reykjavík", "Bergen", "Copenhagen", "Ål", "Helsinki", "Trondheim", "Stockholm", "Vik", "Gothenburg", "Tampere",
        "Bø",
      ]
    ) {
      $0.contentWidth = .labels()
      $0.scroll(toItem: 3)
      $0.selectedIndex = ChartIndex(item: 5)
    },
  ]

  private static let weeks: [Double] = (0..<52).map { week in
    // A slow wave with a dent each third week, in tenths.
    let wave = Double((week * 7) % 26 - 13)
    return 40 + wave * wave / 4 + (week % 3 == 0 ? -9 : 4)
  }
  private static let weekNames = (1...52).map { "W\($0)" }
}
