/// The styles of a series' bars, kept once for each run of bars that look alike.
package struct BarStyleRuns: Equatable, Sendable {
  /// Where each run ends, and its style; the last style goes on for ever.
  private var runs: [Run] = []

  private struct Run: Equatable, Sendable {
    var end: Int
    var style: BarStyle
  }

  package init() {}

  /// One style for all bars.
  package init(_ style: BarStyle) { if style != .standard { runs = [Run(end: Int.max, style: style)] } }

  /// Adds the style of the next bar.
  package mutating func append(_ style: BarStyle) {
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].end += 1
    } else {
      runs.append(Run(end: (runs.last?.end ?? 0) + 1, style: style))
    }
  }

  /// The style of the bar at an index. Complexity: O(log runs).
  package func style(at index: Int) -> BarStyle { runs.isEmpty ? .standard : runs[run(at: index)].style }

  /// Which run a bar belongs to: bars of one run look alike.
  package func run(at index: Int) -> Int {
    var (low, high) = (0, max(0, runs.count - 1))
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > index { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
