/// What a chart with two axes asks of its frame.
package struct FrameRequest {
  package var size: ChartSize
  package var options: FrameOptions
  package var environment: ChartEnvironment
  /// The domain of the data, and which of its ends are fixed.
  package var range: DomainPolicy.Result
  /// Whether values grow downward.
  package var isInverted: Bool
  /// What the legend names; empty for no legend.
  package var legend: [LegendEntry]
  /// How many categories there are.
  package var count: Int
  /// What stands under the plot where points have positions of their own; nil where they stand at categories.
  package var positions: Positions?
  /// How wide the content is, and which part of it is shown; nil where it fits.
  package var scroll: ScrollRequest?
  /// Room that the plot's own labels need above it, beyond the look's, in points.
  package var headroom: Double
  /// The middle of the first category and the distance to the next, for a plot from `x` on of some width.
  package var centers: (_ x: Double, _ width: Double) -> (first: Double, step: Double)

  package init(
    size: ChartSize, options: FrameOptions, environment: ChartEnvironment, range: DomainPolicy.Result, isInverted: Bool,
    legend: [LegendEntry], count: Int, headroom: Double = 0, centers: @escaping (Double, Double) -> (first: Double, step: Double)
  ) {
    self.size = size
    self.options = options
    self.environment = environment
    self.range = range
    self.isInverted = isInverted
    self.legend = legend
    self.count = count
    self.headroom = headroom
    self.centers = centers
  }

  /// An axis of positions, and the ones that it reaches over.
  package struct Positions {
    package var axis: PositionAxis
    package var domain: Domain

    package init(axis: PositionAxis, domain: Domain) {
      self.axis = axis
      self.domain = domain
    }
  }

  /// Room at the edges: the app's, or the look's.
  var insets: ChartInsets {
    guard let given = options.insets else {
      // Rows of a terminal are too few to be left free, and what lies round a chart there is free enough.
      if let cell = environment.cell { return ChartInsets(top: 0, left: cell.width, bottom: 0, right: cell.width) }
      return ChartInsets(all: isSmall ? 8 : 16)
    }
    func clean(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
    return ChartInsets(top: clean(given.top), left: clean(given.left), bottom: clean(given.bottom), right: clean(given.right))
  }

  /// Whether the view is so small that space is halved.
  var isSmall: Bool { size.width < 240 || size.height < 240 }

  /// Between the header and the plot.
  var headerGap: Double { isSmall ? FrameRequest.leastGap : 12 }
  /// What is left of it where room is short.
  static let leastGap = 8.0

  /// How axis labels look.
  var labelStyle: TextStyle { TextStyle(size: environment.size(11), color: .secondary, tabularDigits: true) }
}
