import Barline

extension BarSamples {
  /// Colours, shapes and what stands round the plot.
  static let looks: [Sample] = [
    .bar(
      "gradient-across-plot", "Warm and cold hours", shows: "One gradient through all bars, from left to right."
    ) { Gradients(.horizontal, .plot, [ChartColor(hex: 0x2E7DD1), ChartColor(hex: 0xE0574B)]) },
    .bar(
      "gradient-per-bar", "Glasses filled", shows: "A gradient from the foot of each bar to its end."
    ) { Gradients(.vertical, .mark, [.accent.opacity(0.35), .accent]) },
    .bar("lollipops", "Goals scored", shows: "Bars that the app draws itself: a stick and a disc.") { Lollipops() },
    .bar("crates", "Crates on the quay", shows: "Bars that the app draws as stacks, one piece for each thing.") { Crates() },
    .bar(
      "padding-in-points", "Tight", shows: "One point between bars, as the delegate asks; the outer edges are flush."
    ) { Padded() },
    .bar(
      "header-and-footer-padding", "Room to breathe",
      shows: "A subtitle, a source line below, and room between them and the plot.",
      values: [4, 7, 3, 8, 6], labels: Array(days.prefix(5))
    ) {
      $0.header = .text("Room to breathe", subtitle: "Padding of 24 above and 12 below the plot")
      $0.footer = .text("Source: invented")
      $0.headerPadding = 24
      $0.footerPadding = 12
    },
    .bar(
      "inverted", "Depth of lakes", shows: "Bars that hang from the top.",
      values: [1642, 1470, 1025, 836, 706, 668], labels: ["Baikal", "Tanganyika", "Caspian", "Viedma", "Nyasa", "Issyk-Kul"]
    ) {
      $0.isInverted = true
      $0.valueAxis.unit = "m"
    },
    .bar(
      "sparkline", "Sparkline", shows: "The bars and nothing else, for a line of text or a table’s cell.",
      size: ChartSize(width: 120, height: 32), values: [3, 5, 4, 8, 6, 9, 7, 4, 5, 11, 9, 8, 10, 12]
    ) {
      $0.header = .none
      $0.makeBare()
    },
    .bar("ten-series", "Ten of everything", shows: "Ten series: ten colours that stay apart, and a legend that wraps.") {
      TenSeries()
    },
    .bar(
      "theme-colours", "Votes", shows: "Colours by their meaning, so that they suit a light and a dark ground."
    ) { Votes() },
  ]
}

/// A delegate that gives every bar the same gradient.
private final class Gradients: BarSample, BarChartViewDelegate {
  let style: BarStyle
  let degrees: [Double] = [4, 3, 3, 2, 2, 3, 5, 8, 11, 14, 17, 19, 21, 22, 23, 23, 22, 20, 17, 14, 11, 9, 7, 5]

  init(_ axis: MarkGradient.Axis, _ extent: MarkGradient.Extent, _ colors: [ChartColor]) {
    style = BarStyle(fill: .gradient(MarkGradient(colors, axis: axis, extent: extent)))
  }

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("A day in April", subtitle: "Temperature by the hour, °C")
  }

  func numberOfBars(in chartView: BarChartView) -> Int { degrees.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { degrees[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { "\(item)" }
  func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle { style }
}

/// A delegate that draws each bar itself: what it draws moves, folds and is selected like any bar.
private final class Lollipops: BarSample, BarChartViewDelegate {
  let goals = [("Ada", 9.0), ("Bo", 4), ("Cem", 12), ("Dana", 7), ("Eli", 0), ("Fay", 5), ("Gus", 10)]

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Goals scored", subtitle: "This season")
  }

  func numberOfBars(in chartView: BarChartView) -> Int { goals.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { goals[index.item].1 }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { goals[item].0 }

  func barChartView(
    _ chartView: BarChartView, drawBarAt index: ChartIndex, in rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool {
    // The disc's centre is the value.
    let stick = ChartRect(x: rect.midX - 1, y: rect.minY, width: 2, height: rect.height)
    recorder.fill(.rect(stick), paint: .color(.accent))
    recorder.fill(
      .circle(center: ChartPoint(x: rect.midX, y: rect.minY), radius: min(7, rect.width / 2)), paint: .color(.accent))
    return true
  }
}

/// A delegate that draws a piece for each thing that is counted.
private final class Crates: BarSample, BarChartViewDelegate {
  let crates = [("Coffee", 8), ("Tea", 12), ("Cocoa", 10), ("Sugar", 5)]

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Crates on the quay", subtitle: "A piece a crate")
    chart.valueAxis.isHidden = true
    chart.showsValueLabels = true
  }

  func numberOfBars(in chartView: BarChartView) -> Int { crates.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { Double(crates[index.item].1) }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { crates[item].0 }

  func barChartView(
    _ chartView: BarChartView, drawBarAt index: ChartIndex, in rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool {
    let step = rect.height / Double(crates[index.item].1)
    for crate in 0..<crates[index.item].1 {
      let piece = ChartRect(x: rect.minX, y: rect.minY + Double(crate) * step, width: rect.width, height: step * 0.85)
      recorder.fill(.roundedRect(piece, CornerRadii(min(2, step / 4))), paint: .color(.accent))
    }
    return true
  }
}

/// A delegate that says how many points lie between bars.
private final class Padded: BarSample, BarChartViewDelegate {
  let values: [Double] = (0..<60).map { Double(($0 * 37) % 60 + 4) }

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Tight", subtitle: "One point between bars")
  }

  func numberOfBars(in chartView: BarChartView) -> Int { values.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { values[index.item] }
  func barPadding(in chartView: BarChartView) -> Double? { 1 }
}

/// Ten series at three items.
private final class TenSeries: BarSample {
  let names = [
    "Agriculture", "Mining", "Manufacturing", "Utilities", "Construction", "Trade", "Transport", "Information", "Finance",
    "Services",
  ]

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.header = .text("Ten of everything", subtitle: "Ten series at four items")
  }

  func numberOfBars(in chartView: BarChartView) -> Int { 4 }
  func numberOfSeries(in chartView: BarChartView) -> Int { names.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? {
    Double((index.item * 7 + index.series * 5) % 11 + 3)
  }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { ["North", "East", "South", "West"][item] }
  func barChartView(_ chartView: BarChartView, nameOfSeries series: Int) -> String? { names[series] }
}

/// A delegate that colours bars by what they mean.
private final class Votes: BarSample, BarChartViewDelegate {
  let votes: [(name: String, count: Double, color: ChartColor)] = [
    ("For", 231, .positive), ("Against", 187, .negative), ("Abstained", 41, .other),
    ("Absent", 12, .token(.text, opacity: 0.25)),
  ]

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("The vote", subtitle: "Members of the chamber")
    chart.showsValueLabels = true
  }

  func numberOfBars(in chartView: BarChartView) -> Int { votes.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { votes[index.item].count }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { votes[item].name }
  func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle {
    BarStyle(color: votes[index.item].color)
  }
}
