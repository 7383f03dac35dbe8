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

  /// Asks for the style of each of a number of bars, in order.
  package init(count: Int, style: (Int) -> BarStyle) {
    guard count > 0 else { return }
    var last = style(0)
    for item in 1..<max(1, count) {
      let next = style(item)
      guard next != last else { continue }
      runs.append(Run(end: item, style: last))
      last = next
    }
    // One run of the look's own is no run at all.
    if !runs.isEmpty || last != .standard { runs.append(Run(end: count, style: last)) }
  }

  /// Whether all bars have the look's own style.
  package var isStandard: Bool { runs.isEmpty }

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
