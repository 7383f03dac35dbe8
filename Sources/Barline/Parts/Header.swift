/// The title and the subtitle over a chart, broken and cut to the chart's width.
///
/// The title takes two lines at most and the subtitle as many; what is longer ends in "…".
package struct HeaderBlock: Equatable, Sendable {
  /// The lines in reading order.
  package let lines: [TextRun]
  /// From the top of the first line to the bottom of the last; 0 when there is nothing to say or no room to say it.
  package let height: Double

  /// A header with nothing in it.
  package static let empty = HeaderBlock(lines: [], height: 0)

  private init(lines: [TextRun], height: Double) {
    self.lines = lines
    self.height = height
  }

  /// Lays out a header.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - subtitle: The subtitle; empty for none.
  ///   - x: The left edge. Text that runs from right to left is held at `x + width` instead.
  ///   - top: The top of the first line.
  ///   - width: The room across; nothing is laid out when it is not a positive number.
  ///   - showsSubtitle: False when the subtitle has given way to the plot.
  ///   - titleLines: How many lines the title may take: 2, or 1 in a low chart.
  package init(
    title: String, subtitle: String, x: Double, top: Double, width: Double, showsSubtitle: Bool = true, titleLines: Int = 2,
    environment: ChartEnvironment
  ) {
    guard width > 0, (x + top + width).isFinite, !(title.isEmpty && subtitle.isEmpty) else {
      self = .empty
      return
    }
    let isMirrored = environment.direction == .rightToLeft
    var lines: [TextRun] = []
    lines.reserveCapacity(2)
    var y = top
    func add(_ text: String, _ size: Double, _ weight: TextWeight, _ color: ChartColor, atMost count: Int) {
      let style = TextStyle(size: environment.size(size), weight: weight, color: color)
      let box = LineBox(style, environment.measurer)
      func write(_ line: String, _ measured: Double) {
        let baseline = ChartPoint(x: isMirrored ? x + width : x, y: y + box.ascent)
        lines.append(TextRun(line, style: style, baseline: baseline, anchor: isMirrored ? .end : .start, width: measured))
        y += box.height
      }
      let whole = environment.measurer.width(of: text, style: style)
      if whole <= width { return write(text, whole) }
      for line in flowed(text, to: width, lines: max(1, count), style: style, measurer: environment.measurer) {
        write(line, environment.measurer.width(of: line, style: style))
      }
    }
    if !title.isEmpty { add(title, 16, .semibold, .text, atMost: titleLines) }
    if showsSubtitle, !subtitle.isEmpty {
      if !lines.isEmpty { y += 2 }
      let before = lines.count
      add(subtitle, 13, .regular, .secondary, atMost: 2)
      if lines.count == before, before > 0 { y -= 2 }
    }
    self.lines = lines
    height = y - top
  }

  /// Draws the lines.
  package func draw(into recorder: inout Drawing.Recorder) {
    for line in lines { recorder.draw(line) }
  }
}
