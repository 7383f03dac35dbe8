/// What options say of a chart's own properties, in the order in which they were given: the last one counts.
struct ChartSettings<Chart: AnyObject>: Sendable {
  private var all: [@Sendable (Chart) -> Void] = []

  init() {}

  /// Adds a setting.
  mutating func add(_ setting: @escaping @Sendable (Chart) -> Void) { all.append(setting) }

  /// Sets everything.
  func apply(to chart: Chart) { for setting in all { setting(chart) } }
}
