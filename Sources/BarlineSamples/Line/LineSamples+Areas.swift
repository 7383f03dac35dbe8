import Barline

extension LineSamples {
  /// What lies between a line and its foot.
  static let areas: [Sample] = [
    .line(
      "area", "Rain on the roof", shows: "An area that fades from its line to zero.",
      values: [0, 2, 5, 11, 9, 6, 8, 14, 10, 4, 1, 0], labels: (6..<18).map { "\($0)" },
      style: LineStyle(curve: .monotone, area: AreaStyle())
    ) { $0.valueAxis.unit = "mm" },
    .line(
      "area-both-signs", "Above and below the mean", shows: "An area stands on zero, with values on both sides of it.",
      values: [-0.2, -0.3, 0.1, 0.2, -0.1, 0.05, 0.3, 0.4, -0.2, -0.4, -0.1, 0.3, 0.6, 0.7, 0.5, 0.9],
      style: LineStyle(
        area: AreaStyle(), valueColors: [ValueColor(from: -10, color: .negative), ValueColor(from: 0, color: .positive)])
    ) { $0.valueAxis.unit = "K" },
    .line(
      "area-gradient", "Dusk", shows: "An area with a gradient of its own, from its foot to the plot’s top.",
      values: [12, 11, 9, 8, 8.5, 7, 5, 4.5, 3, 2, 2.2, 1],
      style: LineStyle(
        color: ChartColor(hex: 0xE0574B)
      ).filled(
        AreaStyle(
          fill: .gradient(MarkGradient([ChartColor(hex: 0x5B3FA8).opacity(0.7), ChartColor(hex: 0xE0574B).opacity(0.7)]))))),
    .line(
      "area-on-the-axis", "Around a thousand", shows: "An area that stands on the lower end of the axis: no zero is shown.",
      values: [1004, 1008, 1011, 1009, 1002, 998, 1001, 1007], style: LineStyle(area: AreaStyle(foot: .axis))
    ) { $0.valueAxis.unit = "hPa" },
    .line(
      "area-with-gaps", "When it was on", shows: "A fill for each run between gaps; a lone point is a dot.",
      values: [nil, 4, 6, 5, nil, nil, 7, nil, 3, 5, 8, 6, nil], style: LineStyle(curve: .monotone, area: AreaStyle())),
    .line(
      "two-areas", "In and out", shows: "Two areas in plain colours, the first one drawn behind.",
      lines: [
        SampleLine(
          name: "In", values: [12, 15, 14, 18, 22, 19, 24],
          style: LineStyle(area: AreaStyle(fill: .color(.series(0).opacity(0.35))))
        ),
        SampleLine(
          name: "Out", values: [8, 9, 13, 12, 11, 16, 15],
          style: LineStyle(area: AreaStyle(fill: .color(.series(1).opacity(0.35))))),
      ], labels: BarSamples.days),
  ]
}

extension LineStyle {
  /// The style with an area.
  fileprivate func filled(_ area: AreaStyle) -> LineStyle {
    var style = self
    style.area = area
    return style
  }
}
