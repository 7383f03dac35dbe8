import Barline

extension PieSamples {
  private static let sources = ["Wind", "Gas", "Coal", "Solar", "Water", "Oil"]
  private static let shares: [Double?] = [37, 24, 18, 11, 7, 3]

  /// The forms that a pie can have.
  static let shapes: [Sample] = [
    .pie(
      "donut", "Power on a windy day", shows: "A ring with the total in the middle.", values: shares, labels: sources
    ) {
      $0.shape = .donut
      $0.unit = "GW"
    },
    .pie(
      "half-donut", "Seats", shows: "Half a ring, from nine over twelve to three o'clock, with words of the app's own.",
      values: [118, 91, 44, 32, 15], labels: ["Left", "Greens", "Centre", "Liberals", "Right"],
      styles: [0xC0564B, 0x3F9576, 0xE0A030, 0xF2D544, 0x4A72B8].map { SliceStyle(color: ChartColor(hex: $0)) }
    ) {
      $0.shape = .halfDonut
      $0.labelContent = .nameAndValue
      $0.center = .text(title: "300", subtitle: "seats")
    },
    .pie(
      "exploded-slice", "One stands out", shows: "A slice that stands out of the pie by its style, the others close together.",
      values: shares, labels: sources, styles: [SliceStyle(offset: 18)]
    ) { $0.startAngle = 0.6 },
    .pie(
      "rounded-slices", "Rounded", shows: "Round corners and wide gaps, as wide at the hole as at the rim.", values: shares,
      labels: sources
    ) {
      $0.shape = .donut(hole: 0.5)
      $0.cornerRadius = 8
      $0.gap = 6
    },
    .pie(
      "slices-counterclockwise", "The other way round", shows: "Counterclockwise from three o'clock.", values: shares,
      labels: sources
    ) {
      $0.direction = .counterclockwise
      $0.startAngle = .pi / 2
    },
    .pie(
      "least-angle", "None too thin", shows: "Thin slices get a least angle; the shares written stay true.",
      values: [970, 12, 9, 6, 3], labels: ["Delivered", "Late", "Returned", "Damaged", "Lost"]
    ) { $0.minimumAngle = 0.1 },
    .pie("gradient-slices", "Lit from above", shows: "One gradient through all slices, and one of each slice's own.") { Lit() },
    .pie("drawn-slices", "Rays", shows: "Slices that the app draws itself, and a middle of its own.") { Rays() },
  ]

  /// Where labels may stand, and what they may say.
  static let labels: [Sample] = [
    .pie(
      "labels-inside", "In their slices", shows: "Labels in the slices that have room; a legend names the others.",
      values: shares, labels: sources
    ) {
      $0.labels = .inside
      $0.showsLegend = true
    },
    .pie(
      "labels-inside-or-outside", "Where they fit", shows: "Labels in their slices where they fit, the others by leader lines.",
      values: shares, labels: sources
    ) { $0.labels = .insideOrOutside },
    .pie(
      "slices-with-legend", "By legend", shows: "No labels: the legend names the slices.", values: shares, labels: sources
    ) { $0.labels = .none },
    .pie("own-label-words", "In words", shows: "What a label says after the name is the delegate's.") { Words() },
    .pie(
      "long-slice-names", "Cut to fit", shows: "Long names push the pie a little, and are then cut; the shares are not.",
      size: ChartSize(width: 420, height: 300), values: [31, 22, 18, 9],
      labels: [
        "Maintenance of roads, bridges and tunnels", "Public transport including school buses",
        "Schools and kindergartens in all communes", "Parks",
      ]),
    .pie(
      "pie-original", "A month’s money", shows: "The pie that this one takes the place of: its colours, its start, its middle."
    ) {
      SeedPie()
    },
    .pie(
      "pie-default", "A month’s money", shows: "The same data as a pie is drawn unless told otherwise.", values: SeedPie.values,
      labels: SeedPie.names),
  ]
}

/// Slices with gradients.
private final class Lit: PieSample, PieChartViewDelegate {
  func setUp(_ chart: PieChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Lit from above")
    chart.shape = .donut(hole: 0.45)
  }

  func numberOfSlices(in chartView: PieChartView) -> Int { 4 }
  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { [5, 4, 3, 2][index] }
  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? {
    ["North", "East", "South", "West"][index]
  }
  func pieChartView(_ chartView: PieChartView, styleForSliceAt index: Int) -> SliceStyle {
    let extent: MarkGradient.Extent = index == 3 ? .mark : .plot
    return SliceStyle(fill: .gradient(MarkGradient([ChartColor(hex: 0x3D348B), ChartColor(hex: 0xE6AF2E)], extent: extent)))
  }
}

/// Slices drawn as rays by the app, with a sun in the middle.
private final class Rays: PieSample, PieChartViewDelegate {
  func setUp(_ chart: PieChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Rays")
    chart.shape = .donut(hole: 0.5)
  }

  func numberOfSlices(in chartView: PieChartView) -> Int { 5 }
  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { [6, 5, 4, 3, 2][index] }
  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? {
    ["May", "June", "July", "August", "September"][index]
  }
  func pieChartView(
    _ chartView: PieChartView, drawSliceAt index: Int, in sector: Sector, into recorder: inout Drawing.Recorder
  ) -> Bool {
    // Rays three degrees wide, three degrees apart.
    let (ray, step) = (Double.pi / 60, Double.pi / 30)
    var angle = sector.startAngle
    while angle + ray <= sector.endAngle {
      var part = sector
      (part.startAngle, part.endAngle) = (angle, angle + ray)
      recorder.fill(.sector(part), paint: .color(.series(index)))
      angle += step
    }
    return true
  }
  func pieChartView(_ chartView: PieChartView, drawCenterIn rect: ChartRect, into recorder: inout Drawing.Recorder) -> Bool {
    let radius = rect.width / 2
    recorder.fill(
      .circle(center: rect.center, radius: radius),
      paint: .radial(
        [ColorStop(offset: 0, color: ChartColor(hex: 0xFFE27A)), ColorStop(offset: 1, color: ChartColor(hex: 0xF29F05))],
        center: rect.center, radius: max(1, radius)))
    return true
  }
}

/// Labels in words.
private final class Words: PieSample, PieChartViewDelegate {
  let minutes = [312.0, 190, 75, 23]

  func setUp(_ chart: PieChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("In words", subtitle: "Time on screens, last week")
  }

  func numberOfSlices(in chartView: PieChartView) -> Int { minutes.count }
  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { minutes[index] }
  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? {
    ["Messages", "Maps", "Music", "Weather"][index]
  }
  func pieChartView(_ chartView: PieChartView, textForLabelOfSliceAt index: Int) -> String? {
    let whole = Int(minutes[index])
    return whole < 60 ? "\(whole) min" : "\(whole / 60) h \(whole % 60) min"
  }
}

/// Six slices clockwise from three o'clock, shares with two decimals, a title on a disc in the middle.
private final class SeedPie: PieSample, PieChartViewDelegate {
  private let colors: [UInt32] = [0xFBA761, 0x98BC60, 0xF55E66, 0x1D8C8C, 0x7971C7, 0x1095E0]
  static let values: [Double] = [28, 17, 22, 9, 13, 11]
  static let names = ["Rent", "Food", "Savings", "Clothes", "Travel", "Books"]

  func setUp(_ chart: PieChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.startAngle = .pi / 2
    chart.gap = 0
    chart.shareDecimals = 2
    chart.shape = .donut(hole: 1.0 / 3)
  }

  func numberOfSlices(in chartView: PieChartView) -> Int { Self.values.count }
  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { Self.values[index] }
  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? { Self.names[index] }
  func pieChartView(_ chartView: PieChartView, styleForSliceAt index: Int) -> SliceStyle {
    SliceStyle(color: ChartColor(hex: colors[index]))
  }
  func pieChartView(_ chartView: PieChartView, drawCenterIn rect: ChartRect, into recorder: inout Drawing.Recorder) -> Bool {
    // The disc fills the hole, 4 points beyond the corners of the rectangle; the ring lies over the slices: 6 of 40 points.
    let hole = rect.width * 0.5.squareRoot() + 4
    recorder.fill(.circle(center: rect.center, radius: hole * 40 / 34), paint: .color(ChartColor(hex: 0xFFFFFF, alpha: 0.4)))
    recorder.fill(.circle(center: rect.center, radius: hole), paint: .color(ChartColor(hex: 0xFFFFFF)))
    guard rect.width >= 48 else { return true }
    let style = TextStyle(size: 18, color: ChartColor(hex: 0x333333))
    let width = chartView.environment.measurer.width(of: "May", style: style)
    recorder.draw(
      TextRun(
        "May", style: style, baseline: ChartPoint(x: rect.midX, y: rect.midY + 6), anchor: .middle, width: width))
    return true
  }
}
