extension Frame {
  /// Draws the ground, the grid, the axes, the header, the legend and the footer. Apps' own headers are not drawn here.
  ///
  /// - Parameters:
  ///   - showsBaseline: Whether the line at zero is drawn, a little stronger than the grid.
  ///   - showsNumbers: Whether ticks say their values; their room is kept.
  package func draw(into recorder: inout Drawing.Recorder, showsBaseline: Bool, showsNumbers: Bool = true) {
    guard !size.isEmpty else { return }
    recorder.reserve(
      items: 2 * axis.ticks.count + categories.count + 12, numbers: 8 * axis.ticks.count + 4 * categories.count + 48)
    if options.paintsGround { recorder.fill(.rect(ChartRect(size: size)), paint: .color(.ground)) }
    if !plot.isEmpty {
      drawGrid(into: &recorder, showsBaseline: showsBaseline)
      if showsNumbers { drawNumbers(into: &recorder) }
    }
    categories.draw(into: &recorder, color: options.categoryAxis.labelColor)
    positions.draw(into: &recorder)
    header.draw(into: &recorder)
    if let unit { recorder.draw(unit) }
    legend.draw(into: &recorder)
    footer.draw(into: &recorder)
  }

  /// Where lines go across the plot.
  package var gridLines: [Double] {
    axis.ticks.compactMap { $0.value == 0 || options.valueAxis.showsGrid ? scale.position(of: $0.value) : nil }
  }

  private func drawGrid(into recorder: inout Drawing.Recorder, showsBaseline: Bool) {
    let zero = axis.domain.contains(0) ? scale.position(of: 0) : nil
    if options.valueAxis.showsGrid {
      for tick in axis.ticks where tick.value != 0 || !showsBaseline {
        line(at: scale.position(of: tick.value), options.valueAxis.gridStroke, options.valueAxis.gridColor, into: &recorder)
      }
    }
    if showsBaseline, !options.isBare, let zero { line(at: zero, .hairline, .token(.text, opacity: 0.45), into: &recorder) }
  }

  private func drawNumbers(into recorder: inout Drawing.Recorder) {
    let isLeft = options.valueAxis.side == .leading
    let x = isLeft ? plot.minX - 8 : plot.maxX + 8
    var style = labelStyle
    style.color = options.valueAxis.labelColor
    let drop = style.size * 0.36
    for tick in axis.ticks where !tick.text.isEmpty {
      recorder.draw(
        TextRun(
          tick.text, style: style, baseline: ChartPoint(x: x, y: scale.position(of: tick.value) + drop),
          anchor: isLeft ? .end : .start, width: tick.width))
    }
  }

  /// A line across the plot, on the pixels' own grid.
  private func line(at y: Double, _ stroke: Stroke, _ color: ChartColor, into recorder: inout Drawing.Recorder) {
    var path = BezierPath()
    let place = y.rounded(.down) + 0.5
    path.move(to: ChartPoint(x: plot.minX, y: place))
    path.line(to: ChartPoint(x: plot.maxX, y: place))
    recorder.stroke(.path(path), stroke: stroke, paint: .color(color))
  }
}
