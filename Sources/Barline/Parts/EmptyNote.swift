/// What a chart says in the middle of its plot when there is nothing to draw: "No data", quietly.
package struct EmptyNote: Equatable, Sendable {
  /// The words, cut to the plot; nil where not even "…" fits.
  package let line: TextRun?

  /// Places the words in the middle of a plot, or a little above it where a line of the grid would strike them through.
  ///
  /// - Parameter lines: Where lines go across the plot, in points down the view.
  package init(in plot: ChartRect, clearOf lines: [Double] = [], environment: ChartEnvironment) {
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
      words, style: style, baseline: ChartPoint(x: plot.midX, y: Self.baseline(in: plot, clearOf: lines, box)), anchor: .middle,
      width: environment.measurer.width(of: words, style: style))
  }

  private static func baseline(in plot: ChartRect, clearOf lines: [Double], _ box: LineBox) -> Double {
    let middle = plot.midY + box.capHeight / 2
    func struck(_ baseline: Double) -> Double? {
      lines.first { $0 > baseline - box.ascent - air && $0 < baseline + box.descent + air }
    }
    guard let line = struck(middle) else { return middle }
    let above = line - air - box.descent
    // Where lines stand closer than letters are high there is no better place.
    return above - box.ascent < plot.minY || struck(above) != nil ? middle : above
  }

  /// Between the words and a line.
  private static let air = 2.0

  /// Writes the words.
  package func draw(into recorder: inout Drawing.Recorder) {
    if let line { recorder.draw(line) }
  }
}
