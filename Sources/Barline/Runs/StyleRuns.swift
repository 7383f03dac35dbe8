/// The styles of a row of marks, kept once for each run of marks that look alike.
package struct StyleRuns<Style: Hashable & Sendable>: Equatable, Sendable {
  struct Run: Equatable, Sendable {
    var end: Int
    var style: Style
  }

  /// Where each run ends, and its style; the last one goes on for ever.
  var runs: [Run] = []
  let standard: Style

  /// No styles: every mark has the standard one.
  package init(standard: Style) { self.standard = standard }

  /// One style for all marks.
  package init(_ style: Style, standard: Style) {
    self.standard = standard
    if style != standard { runs = [Run(end: Int.max, style: style)] }
  }

  /// Asks for the style of each of a number of marks, in order.
  package init(count: Int, standard: Style, style: (Int) -> Style) {
    self.standard = standard
    guard count > 0 else { return }
    var last = style(0)
    for item in 1..<max(1, count) {
      let next = style(item)
      guard next != last else { continue }
      runs.append(Run(end: item, style: last))
      last = next
    }
    // One run of the standard style is no run at all.
    if !runs.isEmpty || last != standard { runs.append(Run(end: count, style: last)) }
  }

  /// A style for each of the first marks; those beyond the array have the standard one.
  package init(_ styles: [Style], standard: Style) {
    self.init(count: styles.count + 1, standard: standard) { $0 < styles.count ? styles[$0] : standard }
  }

  /// Whether all marks have the standard style.
  package var isStandard: Bool { runs.isEmpty }

  /// The style of the mark at an index. Complexity: O(log runs).
  package func style(at index: Int) -> Style { runs.isEmpty ? standard : runs[run(at: index)].style }

  /// The styles there are, those of neighbouring marks once.
  package var all: [Style] { runs.isEmpty ? [standard] : runs.map { $0.style } }

  /// Which run a mark belongs to: marks of one run look alike.
  package func run(at index: Int) -> Int {
    var (low, high) = (0, max(0, runs.count - 1))
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > index { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
