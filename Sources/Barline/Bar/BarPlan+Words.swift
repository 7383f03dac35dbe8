extension BarPlan {
  /// What the tooltip of a bar says, unless its delegate says otherwise: the value over the bar's name, or, where a selection stands
  /// for all series, a row for each under the item's name.
  package func tooltip(
    of model: BarModel, at index: ChartIndex, label: String, environment: ChartEnvironment = .standard
  ) -> TooltipContent {
    func text(_ series: Int) -> String {
      let value = model.value(at: ChartIndex(item: index.item, series: series))
      return value.map { valueText($0, environment) } ?? environment.words.missing
    }
    let name = model.series.indices.contains(index.series) ? model.series[index.series].name : ""
    guard model.options.selectionMode == .allSeries, model.series.count > 1 else {
      return TooltipContent(
        value: text(index.series), label: model.series.count > 1 && !name.isEmpty ? label + ", " + name : label)
    }
    let rows = model.series.indices.map { series in
      TooltipContent.Row(
        value: text(series), label: model.series[series].name,
        swatch: model.fill(ofSeries: series, item: index.item).paint(mark: .zero, plot: .zero).swatch)
    }
    return TooltipContent(title: label, rows: rows)
  }

  /// A value with its unit, as tooltips write it.
  private func valueText(_ value: Double, _ environment: ChartEnvironment) -> String {
    options.frame.valueAxis.format.with(unit: options.frame.valueAxis.unit).text(
      value, locale: environment.locale, showsUnit: true)
  }

  /// What the card of a selection points at: the bar, or, where a selection stands for all series, the bars of its item together. Nil
  /// where the bar is missing.
  package func tooltipAnchor(of model: BarModel, at index: ChartIndex) -> ChartRect? {
    guard let own = frame(ofBarAt: index, in: model) else { return nil }
    guard model.options.selectionMode == .allSeries else { return own }
    return model.series.indices.reduce(own) { room, series in
      frame(ofBarAt: ChartIndex(item: index.item, series: series), in: model).map { room.union($0) } ?? room
    }
  }

  /// Draws the card of a bar: above it, also where it goes down from the baseline, or else where there is room.
  package func drawTooltip(
    _ content: TooltipContent, beside rect: ChartRect, touch: ChartPoint?, environment: ChartEnvironment,
    into recorder: inout Drawing.Recorder
  ) {
    guard isSeen(rect) else { return }
    let seen = rect.intersection(plot)
    let anchor =
      seen.width > 0 ? seen : ChartRect(x: rect.x, y: min(max(rect.y, plot.minY), plot.maxY), width: rect.width, height: 0)
    TooltipCard(
      content, anchor: anchor, view: ChartRect(size: size), touch: touch, clearOf: framed.value.words, environment: environment)?
      .draw(into: &recorder)
  }

  /// Writes each bar's value at its end, where there is room. Folded, the words are there and cannot be seen.
  package func drawValueLabels(
    of model: BarModel, folded: Bool, environment: ChartEnvironment, into recorder: inout Drawing.Recorder
  ) {
    guard options.showsValueLabels, hasMarks, !plot.isEmpty else { return }
    var bars: [ValueLabels.Bar] = []
    bars.reserveCapacity(items.count * seriesCount)
    for item in items where isCentered(item) {
      for series in model.series.indices {
        guard let value = model.value(at: ChartIndex(item: item, series: series)) else { continue }
        let rect = rect(item: item, series: series, value: value)
        // What is cut off whole has no end that a label could stand at, and leaves the others theirs.
        let isCutOff = rect.height > 0 && (rect.minY >= plot.maxY || rect.maxY <= plot.minY)
        bars.append(
          ValueLabels.Bar(
            rect: rect, value: value,
            text: isCutOff ? "" : options.frame.valueAxis.format.text(value, locale: environment.locale),
            color: model.fill(ofSeries: series, item: item).paint(mark: .zero, plot: .zero).swatch.firstColor))
      }
    }
    // Beside an axis labels stay clear of its numbers.
    let axis = options.frame.valueAxis
    let hasNumbers = framed.value.axis.width > 0
    let labels = ValueLabels(
      bars: bars, plot: plot, left: hasNumbers && axis.side == .leading ? plot.minX : 0,
      right: hasNumbers && axis.side == .trailing ? plot.maxX : size.width, headroom: plot.minY - framed.value.clearTop,
      isInverted: options.isInverted, isGrouped: seriesCount > 1,
      environment: environment)
    recorder.push(Layer(opacity: folded ? 0 : 1))
    labels.draw(into: &recorder)
    recorder.pop()
  }
}

extension MarkFill {
  /// Whether it is one colour, the same wherever the mark is.
  package var isColor: Bool {
    if case .color = self { return true }
    return false
  }

  /// The fill as a paint, for a mark in a plot.
  package func paint(mark: ChartRect, plot: ChartRect, content: ChartRect? = nil) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient): gradient.paint(mark: mark, plot: plot, content: content)
    }
  }
}

extension Paint {
  /// The paint as a small square shows it: its first colour.
  package var swatch: Paint { .color(firstColor) }

  /// The first colour in it.
  package var firstColor: ChartColor {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _): stops.first?.color ?? .clear
    }
  }
}
