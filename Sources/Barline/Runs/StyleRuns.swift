/// The styles of a row of marks, kept once for each run of marks that look alike.
package struct StyleRuns<Style: Hashable & Sendable>: Equatable, Sendable {
  private struct Run: Equatable, Sendable {
    var end: Int
    var style: Style
  }

  /// Where each run ends, and its style; the last one goes on for ever.
  private var runs: [Run] = []
  private let standard: Style

  /// No styles: every mark has the standard one.
  package init(standard: Style) { self.standard = standard }

  /// One style for all marks.
  package init(_ style: Style, standard: Style) {
    self.standard = standard
    if style != standard { runs = [Run(end: Int.max, style: style)] }
  }

  /// Adds the style of the next mark.
  package mutating func append(_ style: Style) {
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].end += 1
    } else {
      runs.append(Run(end: (runs.last?.end ?? 0) + 1, style: style))
    }
  }

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
