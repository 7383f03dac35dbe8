import Barline

extension FunnelSamples {
  /// The published funnel that this one was made to replace, rebuilt with its own numbers and colours, and the same data in the default
  /// look.
  static let classics: [Sample] = [
    .funnel(
      "funnel-original", "用户数据漏斗图",
      shows: "The original: four stages ending in a point, its colours, title and legend; the second one has been tapped.",
      size: ChartSize(width: 375, height: 360), time: 2, touches: .tap(at: ChartPoint(x: 0.5, y: 0.43))
    ) { UserFunnel() },
    .funnel(
      "funnel-original-growing", "用户数据漏斗图",
      shows: "Half a second after new data: all stages grow together, evenly, as if they were uncovered from their top edges.",
      size: ChartSize(width: 375, height: 360), time: 0.5
    ) { UserFunnel() },
    .funnel(
      "funnel-default", "From sign-up to order",
      shows: "The same counts in the default look: one hue, counts beside the stages, rates between them.",
      size: ChartSize(width: 640, height: 360), counts: UserFunnel.counts,
      labels: ["Signed up", "Opened an account", "Linked a card", "Placed an order"]
    ) { $0.header = .text("From sign-up to order", subtitle: "Customers of a week, and how many of them took the next step") },
    .funnel(
      "funnel-default-tapped", "A tap on a stage", shows: "A tapped stage at full strength, the rest dimmed, a card beside it.",
      counts: UserFunnel.counts, labels: ["Signed up", "Opened an account", "Linked a card", "Placed an order"],
      touches: .tap(at: ChartPoint(x: 0.5, y: 0.6))
    ),
  ]
}

/// The app of the original: its four names, counts within its ranges, its colours; title and legend are drawn by the app.
private final class UserFunnel: FunnelSample, FunnelChartViewDelegate {
  static let counts: [Double?] = [363, 242, 161, 57]

  let names = ["注册", "开户", "绑卡", "下单"]
  let fills = [0x4162FF, 0xFFCE66, 0xFF6F6F, 0x8EA3FF].map { ChartColor(hex: $0) }
  let swatches = [0x4262FF, 0xFFCE66, 0xFF6F6F, 0x8EA3FF].map { ChartColor(hex: $0) }

  func setUp(_ chart: FunnelChartView) {
    chart.dataSource = self
    chart.delegate = self
    chart.makeBare()
    chart.paintsGround = true
    chart.form = .tapered(end: .point)
    chart.gap = 3
    chart.insets = ChartInsets(top: 0, left: 32, bottom: 0, right: 32)
    chart.entrance = Entrance(.grow, duration: 1, pace: .linear, repeats: true)
    chart.header = .custom(height: 62) { recorder, rect in
      let style = TextStyle(size: 18, weight: .semibold)
      recorder.draw(
        TextRun("用户数据漏斗图", style: style, baseline: ChartPoint(x: rect.midX, y: 36), anchor: .middle, width: 126))
    }
    chart.footer = .custom(height: 49) { [names, swatches] recorder, rect in
      for (place, name) in names.enumerated() {
        let x = 32 + 39 * Double(place)
        let swatch = ChartRect(x: x, y: rect.maxY - 20, width: 25, height: 5)
        // In a narrow view the last ones have no room.
        guard swatch.maxX <= rect.maxX else { break }
        recorder.draw(
          TextRun(
            name, style: TextStyle(size: 12, color: .text), baseline: ChartPoint(x: swatch.midX, y: swatch.y - 5),
            anchor: .middle, width: 24))
        recorder.fill(.roundedRect(swatch, CornerRadii(2.5)), paint: .color(swatches[place]))
      }
    }
  }

  func numberOfStages(in chartView: FunnelChartView) -> Int { names.count }
  func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? { Self.counts[index] }
  func funnelChartView(_ chartView: FunnelChartView, labelForStageAt index: Int) -> String? { names[index] }
  func funnelChartView(_ chartView: FunnelChartView, styleForStageAt index: Int) -> StageStyle {
    StageStyle(fill: .color(fills[index]), cornerRadius: index == 0 ? 5 : 0)
  }

  func funnelChartView(
    _ chartView: FunnelChartView, tooltipForStageAt index: Int, suggested: TooltipContent
  ) -> TooltipContent? {
    var content = suggested
    content.rows = Array(suggested.rows.prefix(2))
    if index > 0 { content.rows[1].label = "conversion" }
    return content
  }
}
