/// What a chart asks of its frame.
///
/// Axes are functions that the chart gives: a program with charts of one kind has the axes of that kind and no others.
package struct FrameRequest {
  package var size: ChartSize
  package var options: FrameOptions
  package var environment: ChartEnvironment
  /// The legend; nil for none.
  package var legend: Legend?
  /// The axis beside the plot; nil for none.
  package var values: Values?
  /// What stands under the plot; nil for nothing.
  package var below: Below?
  /// Room that the plot's own labels need above it, beyond the look's, in points.
  package var headroom: Double

  package init(
    size: ChartSize, options: FrameOptions, environment: ChartEnvironment, legend: Legend? = nil, values: Values? = nil,
    below: Below? = nil, headroom: Double = 0
  ) {
    self.size = size
    self.options = options
    self.environment = environment
    self.legend = legend
    self.values = values
    self.below = below
    self.headroom = headroom
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
