import Barline

extension FunnelSamples {
  /// Data that most funnels are not made for.
  static let edges: [Sample] = [
    .funnel(
      "funnel-zero-and-rising", "Nothing hidden",
      shows: "A count of zero is a line, a missing one an empty place, a rise is said in per cent, and no count is changed.",
      counts: [300, 0, 100, nil, 50, 380], labels: ["Register", "Open", "Bind", "Wait", "Order", "Return"]
    ),
    .funnel(
      "funnel-all-zero", "A quiet day", shows: "Nothing but zeros: lines where the stages would be, and no rate.",
      counts: [0, 0, 0, 0], labels: ["Visits", "Carts", "Orders", "Refunds"]
    ),
    .funnel("funnel-one-stage", "One stage", shows: "A single stage.", counts: [42], labels: ["All there is"]),
    .funnel("funnel-no-data", "Nothing yet", shows: "A funnel without data says so.", counts: []),
    .funnel(
      "funnel-no-data-picture", "Nothing yet, in a picture", shows: "Without data the app draws a picture of its own."
    ) { EmptyBox() },
    .funnel(
      "funnel-negative", "Below zero", shows: "A negative count has no width and keeps its number; an infinite one is missing.",
      counts: [80, -12, .infinity, 20], labels: ["Sold", "Returned", "Lost", "Kept"]
    ),
    .funnel(
      "funnel-huge-and-tiny", "Huge and tiny",
      shows: "The least count beside the greatest: a point wide, so that it can be seen.",
      counts: [1.7e308, 1e300, .leastNonzeroMagnitude], labels: ["Largest", "Large", "Smallest"]
    ),
    .funnel(
      "funnel-many-stages", "Forty steps", shows: "Stages too low for words: these give way, the stages stay.",
      counts: forty
    ),
    .funnel(
      "funnel-thousand-stages", "A thousand steps", shows: "Stages lower than a pixel: the widest of each pixel.",
      counts: thousand
    ),
  ]

  private static let forty: [Double?] = (0..<40).map { (step: Int) -> Double? in 1000 - 23 * Double(step) }
  private static let thousand: [Double?] = (0..<1000).map { (step: Int) -> Double? in
    120_000 / (120 + Double(step))
  }
}

/// An app that draws what it shows while there is nothing to show.
private final class EmptyBox: FunnelSample, FunnelChartViewDelegate {
  func setUp(_ chart: FunnelChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.header = .text("Nothing yet, in a picture")
  }

  func numberOfStages(in chartView: FunnelChartView) -> Int { 0 }
  func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? { nil }

  func funnelChartView(
    _ chartView: FunnelChartView, drawNoDataIn rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool {
    let line = Stroke(width: 2, cap: .round, join: .round, dash: [6, 5])
    let side = rect.width
    for step in 0..<3 {
      let inset = side * (0.1 + 0.12 * Double(step))
      let stage = ChartRect(
        x: rect.x + inset, y: rect.y + side * (0.1 + 0.22 * Double(step)), width: side - 2 * inset, height: side * 0.16)
      recorder.stroke(.roundedRect(stage, CornerRadii(4)), stroke: line, paint: .color(.token(.secondary, opacity: 0.6)))
    }
    let (words, style) = ("Waiting for the first visitor", TextStyle(size: 13, color: .secondary))
    let width = chartView.environment.measurer.width(of: words, style: style)
    // In a narrow view the picture does without words.
    guard width <= chartView.size.width else { return true }
    recorder.draw(
      TextRun(words, style: style, baseline: ChartPoint(x: rect.midX, y: rect.maxY - 6), anchor: .middle, width: width))
    return true
  }
}
