extension BarPlan {
  /// The picture of a model at rest: the value door's last step.
  ///
  /// - Parameters:
  ///   - model: The model that the plan was made of.
  ///   - selection: The bar that is selected; nil for none.
  ///   - state: Whether bars are shown, or folded away.
  ///   - environment: The one that the plan was made with: it writes the value labels and the tooltip.
  public func drawing(
    of model: BarModel, selection: ChartIndex? = nil, state: ChartState = .expanded, environment: ChartEnvironment = .standard
  ) -> Drawing {
    var drawing = Drawing(size: size, title: framed.value.options.header.title)
    guard !size.isEmpty else { return drawing }
    drawing.frame = Drawing.Sheet { drawFrame(of: model, environment: environment, into: &$0) }
    let names = BarNames(model)
    drawing.marks = Drawing.Sheet {
      drawMarks(of: model, folded: state == .collapsed, names: names, custom: nil, environment: environment, into: &$0)
    }
    if let selection, state == .expanded, let rect = tooltipAnchor(of: model, at: selection) {
      drawing.dimming = dimming
      drawing.selection = Drawing.Sheet { drawSelection(of: model, at: selection, marks: drawing.marks, names: names, into: &$0) }
      let text = tooltip(of: model, at: selection, label: names.label(selection.item), environment: environment)
      drawing.tooltip = Drawing.Sheet { drawTooltip(text, beside: rect, touch: nil, environment: environment, into: &$0) }
    }
    return drawing
  }

  /// How strong the bars are while one of them is selected.
  package var dimming: [Double] { [0.35] }

  /// Draws what stands round the bars, and says so where there are none.
  package func drawFrame(of model: BarModel, environment: ChartEnvironment, into recorder: inout Drawing.Recorder) {
    // The numbers of a domain that nobody has given would be invented.
    let isGiven = options.minimumValue != nil || options.maximumValue != nil || options.frame.valueAxis.tickValues != nil
    framed.value.draw(into: &recorder, showsBaseline: true, showsNumbers: !isEmpty || isGiven)
    if isEmpty, !options.frame.isBare {
      EmptyNote(in: plot, clearOf: framed.value.gridLines, environment: environment).draw(into: &recorder)
    }
  }

  /// Draws the bars, each in a layer with its mark; or, where there are too many, bare figures in one layer with one mark for all.
  ///
  /// - Parameters:
  ///   - folded: Whether bars have no height, as when they are collapsed, enter or leave. The items are the same either way.
  ///   - names: What marks are called and known by.
  ///   - custom: A bar as the app draws it; nil where it leaves it to the chart.
  package func drawMarks(
    of model: BarModel, folded: Bool, names: BarNames,
    custom: ((ChartIndex, ChartRect) -> Drawing.Sheet?)?, environment: ChartEnvironment, into recorder: inout Drawing.Recorder
  ) {
    guard !plot.isEmpty, bands.count > 0 else { return }
    let fold = folded ? foldLine : nil
    var layer = Layer(clip: clip(of: model))
    guard hasMarks else {
      layer.mark = Mark(id: Mark.ID(role: .summary, item: .index(0)), label: framed.value.options.header.title)
      recorder.push(layer)
      columns.isEmpty ? drawBareBars(of: model, fold: fold, into: &recorder) : drawColumns(of: model, fold: fold, into: &recorder)
      recorder.pop()
      return
    }
    let bars = items.count * seriesCount
    recorder.reserve(items: 3 * bars + 2, numbers: 8 * bars, layers: bars + 1)
    recorder.push(layer)
    for item in items {
      for series in model.series.indices {
        let index = ChartIndex(item: item, series: series)
        guard let value = model.value(at: index) else { continue }
        let rect = rect(item: item, series: series, value: value)
        if let custom {
          var bar = Layer(marking: names.mark(index, value: value))
          draw(custom, index, rect, value, fold: fold, &bar, model, into: &recorder)
        } else {
          recorder.push(marking: names.mark(index, value: value))
          drawBar(of: model, index, rect, value, fold: fold, isSelected: false, into: &recorder)
          recorder.pop()
        }
      }
    }
    recorder.pop()
    drawValueLabels(of: model, folded: folded, environment: environment, into: &recorder)
  }

  /// Draws a bar as the app does, or, where it does not, as the chart does. An app's drawing is folded as a whole.
  private func draw(
    _ custom: (ChartIndex, ChartRect) -> Drawing.Sheet?, _ index: ChartIndex, _ rect: ChartRect, _ value: Double,
    fold: Double?, _ layer: inout Layer, _ model: BarModel, into recorder: inout Drawing.Recorder
  ) {
    let own = custom(index, rect)
    // The same layer folded and unfolded, so that one can turn into the other.
    if own != nil { layer.transform = fold.map { Affine(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: $0) } ?? .identity }
    recorder.push(layer)
    if let own {
      own.replay(into: &recorder)
    } else {
      drawBar(of: model, index, rect, value, fold: fold, isSelected: false, into: &recorder)
    }
    recorder.pop()
  }

  /// Draws one bar: corners round at the value's end, the value where it was.
  package func drawBar(
    of model: BarModel, _ index: ChartIndex, _ rect: ChartRect, _ value: Double, fold: Double?, isSelected: Bool,
    into recorder: inout Drawing.Recorder
  ) {
    let (paint, wanted) = look(of: model, index, rect, isSelected: isSelected)
    let box = fold.map { ChartRect(x: rect.x, y: $0, width: rect.width, height: 0) } ?? rect
    // Whether corners are round depends on the width alone, so that a bar keeps its shape while its height changes.
    guard wanted > 0, rect.width >= 4 else { return recorder.fill(.rect(box), paint: paint) }
    // A quarter of the width at most: narrow bars with round heads would read as needles.
    let radius = min(wanted, rect.width / 4, box.height)
    let isUp = (value < 0) == options.isInverted
    let radii = CornerRadii(
      topLeft: isUp ? radius : 0, topRight: isUp ? radius : 0, bottomRight: isUp ? 0 : radius, bottomLeft: isUp ? 0 : radius)
    recorder.fill(.roundedRect(box, radii), paint: paint)
  }

  /// What a bar is filled with, and how round its style wants it.
  private func look(
    of model: BarModel, _ index: ChartIndex, _ rect: ChartRect, isSelected: Bool
  ) -> (paint: Paint, radius: Double) {
    let plain = ChartColor.plain(ofSeries: index.series, of: model.series.count)
    // As nearly all are: nothing to look up and nothing to copy.
    guard !model.series[index.series].styles.isStandard else { return (.color(plain), BarPlan.cornerRadius) }
    let style = model.series[index.series].styles.style(at: index.item)
    let own = style.fill ?? .color(plain)
    return (
      (isSelected ? style.selectedFill ?? own : own).paint(mark: rect, plot: plot, content: content),
      style.cornerRadius.map { $0.finite(or: 0) } ?? BarPlan.cornerRadius
    )
  }

  /// How round bars are unless their style says otherwise.
  private static let cornerRadius = 3.0

  /// Where bars lie when they are folded: on their baseline; in a chart that stands alone, as JBChartView has it, below its foot.
  package var foldLine: Double {
    guard options.frame.isBare else { return baseline }
    return options.isInverted ? plot.minY : size.height
  }

  /// What bars are cut to: the plot, where they can reach out of it; where they scroll, its left and right edges at least.
  private func clip(of model: BarModel) -> Figure? { isClipped(model) ? .rect(plot) : sides }

  /// What is between the plot's left and right edges, where bars scroll; nil where they do not.
  package var sides: Figure? {
    window.map { .rect(ChartRect(x: $0.x, y: 0, width: $0.width, height: size.height)) }
  }

  /// What all bars take, also those that are out of view; nil where nothing scrolls.
  package var content: ChartRect? { window.map { $0.content(in: plot) } }

  /// Whether some of a rectangle is between the plot's left and right edges; always, where nothing scrolls.
  package func isSeen(_ rect: ChartRect) -> Bool { window == nil || rect.minX < plot.maxX && rect.maxX > plot.minX }

  /// Whether an item's middle is between the plot's left and right edges; always, where nothing scrolls.
  package func isCentered(_ item: Int) -> Bool {
    guard let window else { return true }
    let center = window.center(item)
    return center >= plot.minX && center <= plot.maxX
  }

  /// Whether a bar can reach out of the plot, so that it must be cut: only fixed ends make it so.
  private func isClipped(_ model: BarModel) -> Bool {
    guard options.minimumValue != nil || options.maximumValue != nil, let extent = model.extent else { return false }
    return extent.least < valueScale.domain.lower || extent.greatest > valueScale.domain.upper
  }
}

extension HeaderContent {
  /// The title; empty where there is none.
  package var title: String {
    if case .text(let title, _) = self { return title }
    return ""
  }
}
