/// What a chart says in the middle of its plot when there is nothing to draw: "No data", quietly.
package struct EmptyNote: Equatable, Sendable {
  /// The words, cut to the plot; nil where not even "…" fits.
  package let line: TextRun?

  /// Places the words in the middle of a plot.
  package init(in plot: ChartRect, environment: ChartEnvironment) {
    let style = TextStyle(size: environment.size(13), color: .secondary)
    let box = LineBox(style, environment.measurer)
    guard plot.width > 0, plot.height >= box.height, (plot.maxX + plot.maxY).isFinite,
      let words = elided(environment.words.noData, to: plot.width, style: style, measurer: environment.measurer),
      !words.isEmpty
    else {
      line = nil
      return
    }
    line = TextRun(
      words, style: style, baseline: ChartPoint(x: plot.midX, y: plot.midY + box.capHeight / 2), anchor: .middle,
      width: environment.measurer.width(of: words, style: style))
  }

  /// Writes the words.
  package func draw(into recorder: inout Drawing.Recorder) {
    if let line { recorder.draw(line) }
  }
}
