import Barline

extension TierSamples {
  /// The tier progress that Barline stands in for, rebuilt, and the same data in our own form.
  static let classics: [Sample] = [
    .tiers(
      "tiers-original", "Rebate tiers, as they were",
      shows: "A thin track with an orange highlight, a ring at the amount, hairlines between tiers: drawn by the delegate.",
      size: ChartSize(width: 375, height: 140)
    ) { Rebate(isOriginal: true) },
    .tiers(
      "tiers-default", "Rebate tiers", shows: "The same data with no style at all.", size: ChartSize(width: 375, height: 140)
    ) { Rebate(isOriginal: false) },
  ]
}

/// Five tiers of what is spent in a year, and what each brings.
private final class Rebate: TierSample, TierChartViewDelegate {
  let bounds = [0.0, 10_000, 20_000, 50_000, 100_000, 200_000]
  let names = ["一档", "二档", "三档", "四档", "五档"]
  let savings = ["省50元", "省120元", "省400元", "省900元", "省2000元"]
  let isOriginal: Bool

  init(isOriginal: Bool) { self.isOriginal = isOriginal }

  func setUp(_ chart: TierChartView) {
    chart.dataSource = self
    guard isOriginal else { return }
    chart.delegate = self
    let edge = chart.size.width < 360 ? 12.0 : 30
    chart.insets = ChartInsets(top: 8, left: edge, bottom: 8, right: edge)
  }

  func numberOfTiers(in chartView: TierChartView) -> Int { names.count }
  func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds {
    TierBounds(from: bounds[index], to: bounds[index + 1])
  }
  func amount(in chartView: TierChartView) -> Double? { 32_600 }
  func tierChartView(_ chartView: TierChartView, labelForTierAt index: Int) -> String? { names[index] }
  func tierChartView(_ chartView: TierChartView, savingForTierAt index: Int) -> String? { savings[index] }
  func pillText(in chartView: TierChartView) -> String? { "截至昨日金额：32,600" }

  private static let orange = ChartColor(hex: 0xFF6633)
  /// CCCCCC and F0F0F0 on white.
  private static let (track, boundary) = (ChartColor.token(.text, opacity: 0.22), ChartColor.token(.text, opacity: 0.07))

  func tierChartView(_ chartView: TierChartView, styleForTierAt index: Int) -> TierStyle { TierStyle(color: Rebate.orange) }

  func tierChartView(
    _ chartView: TierChartView, drawTierAt index: Int, in rect: ChartRect, reached: Double, into recorder: inout Drawing.Recorder
  ) -> Bool {
    // Without the gaps that the chart leaves between tiers.
    let tier = chartView.frame(ofTierAt: index) ?? rect
    for x in index + 1 == names.count ? [tier.minX, tier.maxX] : [tier.minX] {
      let hairline = ChartRect(x: x - 0.5, y: tier.minY - 6, width: 1, height: tier.height + 12)
      recorder.fill(.rect(hairline), paint: .color(Rebate.boundary))
    }
    var track = ChartRect(x: tier.minX, y: tier.midY - 1, width: tier.width, height: 2)
    recorder.fill(.rect(track), paint: .color(Rebate.track))
    track.width *= reached
    recorder.fill(.rect(track), paint: .color(Rebate.orange))
    return true
  }
}
