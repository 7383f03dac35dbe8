import Barline

extension LineSamples {
  /// How a line gets from point to point, what it does where one is missing, and what it is drawn with.
  static let shapes: [Sample] = [
    curve("straight", "Straight", .linear, shows: "Straight from point to point."),
    curve("monotone", "Monotone", .monotone, shows: "Smooth, and never higher or lower than the points themselves."),
    curve("cardinal", "Cardinal", .cardinal(tension: 0), shows: "Round: it swings beyond the points, and says so by its name."),
    curve("steps-after", "Steps, level after", .stepAfter, shows: "Level until the next value is known, as for a price list."),
    curve("steps-before", "Steps, level before", .stepBefore, shows: "Level at what came out at the end of each stretch."),
    curve("steps-centred", "Steps, centred", .stepCenter, shows: "Level about each point, as for means."),
    gap("gaps-broken", .break, shows: "Where points are missing the line stops; a point between two gaps is a dot."),
    gap("gaps-bridged", .bridge, shows: "The line goes straight on to the next point that is there."),
    gap("gaps-as-zero", .zero, shows: "The line falls to zero, for counts where nothing told means nothing happened."),
    .line(
      "dashes", "Measured, planned, hoped for", shows: "Dashes of any lengths; their pattern goes on behind a gap.",
      lines: [
        SampleLine(name: "Measured", values: [3, 5, 4, 6, 8, 7, nil, nil, nil, nil]),
        SampleLine(name: "Planned", values: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], style: LineStyle(dash: [8, 4])),
        SampleLine(
          name: "Hoped for", values: [4, 5, 7, nil, nil, 11, 12, 12, 13, 14], style: LineStyle(width: 3, dash: [3, 3, 9, 3])),
      ]),
    .line(
      "widths", "Hair to rope", shows: "Widths from half a point to eight; ends and joins are round.",
      lines: [0.5, 1, 2, 4, 8].enumerated().map { place, width in
        SampleLine(
          name: ["½", "1", "2", "4", "8"][place], values: wave.map { $0 + 12 * Double(place) }, style: LineStyle(width: width))
      }
    ) { $0.valueAxis.isHidden = true },
    .line(
      "value-colours", "Too warm, too cold", shows: "A line that changes its colour with its value, at the exact height.",
      values: BarSamples.noise(160).map { 21 + 6 * $0 },
      style: LineStyle(
        paint: .color(ChartColor(hex: 0x2E7DD1)),
        valueColors: [
          ValueColor(from: 20, color: ChartColor(hex: 0x2F9E5B)), ValueColor(from: 23, color: ChartColor(hex: 0xE0574B)),
        ])
    ) {
      $0.valueAxis.unit = "°C"
      $0.categoryAxis.isHidden = true
    },
    .line(
      "gradient-line", "Along the day", shows: "A gradient along a line, from left to right.",
      values: [4, 3, 3, 2, 2, 3, 5, 8, 11, 14, 17, 19, 21, 22, 23, 23, 22, 20, 17, 14, 11, 9, 7, 5],
      labels: (0..<24).map { "\($0)" },
      style: LineStyle(
        paint: .gradient(MarkGradient([ChartColor(hex: 0x2E7DD1), ChartColor(hex: 0xE0574B)], axis: .horizontal)), width: 4,
        curve: .monotone)
    ) { $0.valueAxis.unit = "°C" },
    .line(
      "flat-gradient", "Nothing moves",
      shows: "A gradient on a level line is still to be seen: it is measured by the plot, not by the line’s height.",
      values: [5, 5, 5, 5, 5],
      style: LineStyle(
        paint: .gradient(MarkGradient([ChartColor(hex: 0x2E7DD1), ChartColor(hex: 0xE0574B)], axis: .horizontal)), width: 4)),
  ]

  static let wave: [Double] = [3, 7, 4, 9, 6, 8, 2, 5]

  private static func curve(_ name: String, _ title: String, _ curve: LineCurve, shows: String) -> Sample {
    .line(
      name, title, shows: shows,
      values: [2, 3, 3, 9, 8, 8, 4, 5, 1], labels: ["A", "B", "C", "D", "E", "F", "G", "H", "I"],
      style: LineStyle(curve: curve, dots: .standard))
  }

  private static func gap(_ name: String, _ policy: GapPolicy, shows: String) -> Sample {
    .line(
      name, "Readings of a buoy", shows: shows,
      lines: [
        SampleLine(
          name: "Wave height", values: [2.1, 2.8, 3.1, nil, nil, 3.4, nil, 4.2, 3.9, 3.6, nil, 3.0, 2.7],
          style: LineStyle(gaps: policy))
      ], labels: (1...13).map { "May \($0)" }
    ) { $0.valueAxis.unit = "m" }
  }
}
