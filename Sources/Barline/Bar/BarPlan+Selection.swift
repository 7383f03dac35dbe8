extension BarPlan {
  /// Draws what belongs to a selected bar: the soft column, and the bar once more at full strength.
  ///
  /// What a selection stands for and whether it has a column is the model's word, since neither needs another layout.
  /// - Parameters:
  ///   - marks: The marks as they are on the screen, perhaps in motion: the bar is drawn where it is there.
  ///   - way: How far the bar is from its place at rest, across: the column goes along.
  package func drawSelection(
    of model: BarModel, at index: ChartIndex, marks: Drawing.Sheet, names: BarNames, movedBy way: Double = 0,
    into recorder: inout Drawing.Recorder
  ) {
    guard model.value(at: index) != nil, index.item < bands.count, !plot.isEmpty else { return }
    let picked =
      model.options.selectionMode == .mark
      ? [index] : model.series.indices.map { ChartIndex(item: index.item, series: $0) }
    // Where bars scroll, what is selected may be out of view.
    guard window == nil || items.contains(index.item) else { return }
    if let sides { recorder.push(Layer(clip: sides)) }
    defer { if sides != nil { recorder.pop() } }
    if model.options.showsSelectionBand { drawBand(over: picked, of: model, movedBy: way, into: &recorder) }
    for bar in picked {
      guard let value = model.value(at: bar) else { continue }
      let style = model.series[bar.series].styles.style(at: bar.item)
      let rect = rect(item: bar.item, series: bar.series, value: value)
      if hasMarks,
        recorder.append(
          from: marks, mark: names.id(of: bar),
          repaint: style.selectedFill.map { $0.paint(mark: rect, plot: plot, content: content) })
      {
        continue
      }
      drawLone(model, bar, rect, value, into: &recorder)
    }
  }

  /// A bar that has no mark, drawn by itself: at least a column wide, so that it can be seen.
  private func drawLone(
    _ model: BarModel, _ index: ChartIndex, _ rect: ChartRect, _ value: Double, into recorder: inout Drawing.Recorder
  ) {
    let least = 1 / environment.columnsPerPoint
    var seen = rect.intersection(plot)
    if seen.width < least { seen = ChartRect(x: min(seen.x, plot.maxX - least), y: seen.y, width: least, height: seen.height) }
    drawBar(of: model, index, seen, value, fold: nil, isSelected: true, into: &recorder)
  }

  /// The soft column: its colour where bars stand, fading to nothing at the ends that they reach for.
  private func drawBand(
    over bars: [ChartIndex], of model: BarModel, movedBy way: Double, into recorder: inout Drawing.Recorder
  ) {
    guard let first = bars.first, let last = bars.last else { return }
    let (left, right) = (span(item: first.item, series: first.series), span(item: last.item, series: last.series))
    let band = options.selectionBand
    let top = band.extendsIntoHeaderPadding ? framed.value.headerBottom : plot.minY
    let bottom = band.extendsIntoFooterPadding ? max(plot.maxY, framed.value.footerTop) : plot.maxY
    let rect = ChartRect(left: left.x + way, top: min(top, plot.minY), right: right.x + way + max(right.width, 1), bottom: bottom)
    let color = band.color ?? .token(.text, opacity: environment.increasedContrast ? 0.3 : 0.16)
    let (foot, end, edge) = options.isInverted ? (rect.minY, rect.maxY, plot.minY) : (rect.maxY, rect.minY, plot.maxY)
    let strong = baseline == edge ? 0 : (baseline - foot) / (end - foot)
    var stops = [ColorStop(offset: strong, color: color)]
    if strong > 0 { stops.insert(ColorStop(offset: 0, color: color.opacity(0)), at: 0) }
    if strong < 1 { stops.append(ColorStop(offset: 1, color: color.opacity(0))) }
    recorder.fill(
      .rect(rect), paint: .linear(stops, from: ChartPoint(x: rect.midX, y: foot), to: ChartPoint(x: rect.midX, y: end)))
  }
}
