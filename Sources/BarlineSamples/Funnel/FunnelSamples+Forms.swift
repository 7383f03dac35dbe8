import Barline

extension FunnelSamples {
  /// The forms, orders, directions and words of a funnel.
  static let forms: [Sample] = [
    .funnel(
      "funnel-pointed", "Pointed", shows: "The last stage ends in a point; a colour a stage; gaps of 4.",
      counts: hiring, labels: hiringSteps
    ) {
      $0.form = .tapered(end: .point)
      $0.colors = .series
      $0.gap = 4
    },
    .funnel(
      "funnel-bars", "Bars and goals", shows: "Bars as wide as their counts, with what each stage was to reach.",
      counts: hiring, labels: hiringSteps, goals: [1100, 500, 240, 60, 30]
    ) { $0.form = .bars },
    .funnel(
      "funnel-left", "On the left", shows: "A straight left edge; rates of the stage before and of the first one.",
      counts: hiring, labels: hiringSteps
    ) {
      $0.alignment = .leading
      $0.form = .bars
      $0.rates = [.ofPrevious, .ofFirst]
    },
    .funnel(
      "funnel-right", "From left to right", shows: "Stages that follow each other to the right; names under them, counts above.",
      counts: hiring, labels: hiringSteps
    ) { $0.direction = .right },
    .funnel(
      "funnel-inside", "Inside", shows: "Names and counts inside the stages, rates in the gaps.", counts: hiring,
      labels: hiringSteps
    ) { $0.labels = .inside },
    .funnel(
      "funnel-inside-or-beside", "Inside where they fit", shows: "Words inside where there is room, else beside their stage.",
      counts: [1200, 900, 420, 60, 8], labels: hiringSteps
    ) { $0.labels = .insideOrBeside },
    .funnel(
      "funnel-ascending", "The least first", shows: "A sorted funnel, turned round: the least count first.",
      counts: [120, 860, 40, 430], labels: ["Gold", "Bronze", "Platinum", "Silver"]
    ) { $0.order = .ascending },
    .funnel(
      "funnel-legend", "Only a legend", shows: "Nothing is written at the stages; a legend names them.", counts: hiring,
      labels: hiringSteps
    ) {
      $0.labels = .none
      $0.rates = []
      $0.colors = .series
    },
    .funnel(
      "funnel-chinese-names", "漏斗", shows: "Names in another script, and numbers written as its readers write them.",
      counts: [128_400, 64_210, 20_050, 9_870], labels: ["访问首页", "浏览商品", "加入购物车", "完成付款"]
    ),
    .funnel(
      "funnel-long-names", "Long names", shows: "Names that are too long are cut; numbers never are.",
      counts: [9120, 6240, 4120],
      labels: [
        "People who have opened the newsletter at least once this month", "People who have followed a link in it",
        "People who have bought something within a day",
      ]
    ),
    .funnel(
      "funnel-gradients", "Gradients", shows: "A gradient a stage, from the funnel’s whole width, and round corners.",
      counts: hiring, labels: hiringSteps,
      styles: Array(
        repeating: StageStyle(
          fill: .gradient(MarkGradient([.series(0), .series(1)], axis: .horizontal, extent: .plot)), cornerRadius: 8),
        count: 5)
    ) { $0.gap = 6 },
  ]

  static let hiring: [Double?] = [1200, 480, 260, 64, 28]
  static let hiringSteps = ["Applied", "Screened", "Interviewed", "Offered", "Hired"]
}
