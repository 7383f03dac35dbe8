extension LinePlan {
  /// The picture of a model at rest: the value door's last step.
  ///
  /// - Parameters:
  ///   - model: The model that the plan was made of.
  ///   - selection: The point that is selected; nil for none.
  ///   - state: Whether lines are shown, or folded away.
  ///   - environment: The one that the plan was made with: it writes the tooltip.
  public func drawing(
    of model: LineModel, selection: ChartIndex? = nil, state: ChartState = .expanded, environment: ChartEnvironment = .standard
  ) -> Drawing {
    var drawing = Drawing(size: size, title: framed.value.options.header.title)
    guard !size.isEmpty else { return drawing }
    drawing.frame = Drawing.Sheet { drawFrame(environment: environment, into: &$0) }
    let names = LineNames(model)
    guard state == .expanded else { return drawing }
    drawing.marks = Drawing.Sheet { drawMarks(of: model, names: names, custom: nil, into: &$0) }
    if let selection, point(at: selection, in: model) != nil {
      drawing.marks.hide(discs(of: model, at: selection).map { names.id(of: $0) })
      drawing.dimming = dimming(of: model, at: selection)
      drawing.selection = Drawing.Sheet { drawSelection(of: model, at: selection, touch: nil, into: &$0) }
      let text = tooltip(of: model, at: selection, label: names.label(selection), environment: environment)
      drawing.tooltip = Drawing.Sheet {
        drawTooltip(text, of: model, at: selection, touch: nil, environment: environment, into: &$0)
      }
    }
    return drawing
  }

  /// Draws what stands round the lines, and says so where there are none.
  package func drawFrame(environment: ChartEnvironment, into recorder: inout Drawing.Recorder) {
    // The numbers of a domain that nobody has given would be invented.
    let isGiven = options.minimumValue != nil || options.maximumValue != nil || options.frame.valueAxis.tickValues != nil
    framed.value.draw(into: &recorder, showsBaseline: true, showsNumbers: !isEmpty || isGiven)
    if isEmpty, !options.frame.isBare {
      EmptyNote(in: plot, clearOf: framed.value.gridLines, environment: environment).draw(into: &recorder)
    }
  }

  /// Draws the areas, then the lines, then the dots: three top layers a line, so that each can be dimmed by itself.
  ///
  /// - Parameters:
  ///   - names: What marks are called and known by.
  ///   - custom: A dot as the app draws it; nil where it leaves it to the chart.
  ///   - moment: How the lines look on their way; nil at rest.
  package func drawMarks(
    of model: LineModel, names: LineNames, custom: DotDrawing?,
    moment: LineMoment? = nil, into recorder: inout Drawing.Recorder
  ) {
    guard !plot.isEmpty else { return }
    func layer(_ place: Int, _ mark: Mark? = nil) -> Layer {
      Layer(clip: clip(of: model, place), opacity: moment?.strength(ofLine: place) ?? 1, mark: mark)
    }
    for place in traces.indices {
      recorder.push(layer(place))
      let trace = moment?.areas.flatMap { place < $0.count ? $0[place] : nil }
      drawArea(of: model, place, isSelected: false, along: trace, into: &recorder)
      recorder.pop()
    }
    for place in traces.indices {
      recorder.push(layer(place, names.mark(ofLine: place)))
      drawLine(of: model, place, isSelected: false, showsLonePoints: moment?.dots == DotMotion.none, into: &recorder)
      recorder.pop()
    }
    for place in traces.indices where moment?.dots != DotMotion.none || !model.lines[place].style.showsLine {
      recorder.push(layer(place))
      drawDots(of: model, place, names: names, custom: custom, motion: moment?.dots ?? .all, into: &recorder)
      recorder.pop()
    }
  }

  /// What lines are cut to, where a fixed end of the axis cuts them: the plot, grown so that a stroke or a dot on its edge is whole. Where
  /// they scroll, they are cut at the plot's sides.
  func clip(of model: LineModel, _ place: Int) -> Figure? {
    guard window != nil || options.minimumValue != nil || options.maximumValue != nil else { return nil }
    let isFixed = options.minimumValue != nil || options.maximumValue != nil
    let extent = isFixed ? model.lines[place].extrema.whole : BlockExtrema.Extent()
    let isCut = !extent.isEmpty && (extent.least < valueScale.domain.lower || extent.greatest > valueScale.domain.upper)
    guard window != nil || isCut else { return nil }
    let reach = reach(of: model, place)
    let grown = plot.inset(by: ChartInsets(all: -reach))
    let (left, right) = sides(reach: reach) ?? (grown.minX, grown.maxX)
    return .rect(
      ChartRect(left: left, top: isCut ? grown.minY : 0, right: right, bottom: isCut ? grown.maxY : size.height))
  }

  /// How far what is drawn on a line's points reaches from them.
  func reach(of model: LineModel, _ place: Int) -> Double {
    let style = model.lines[place].style
    return max(style.drawnWidth / 2, style.loneRadius, style.dots == nil ? 0 : greatestRadius(of: model, place))
  }

  /// What a line, or part of it, is painted with: its colours by value, or its own paint.
  package func paint(of model: LineModel, _ place: Int, isSelected: Bool) -> Paint {
    let style = model.lines[place].style
    let own = (isSelected ? style.selectedPaint : nil) ?? model.paint(ofLine: place)
    guard !style.valueColors.isEmpty else {
      return own.paint(mark: own.isColor ? plot : box(of: model, place), plot: plot, content: content)
    }
    return bands(style.valueColors, below: own.paint(mark: plot, plot: plot).firstColor)
  }

  /// Colours that change at values: a gradient down the plot with two stops at each bound, so that a line is split exactly where it
  /// crosses one.
  private func bands(_ colors: [ValueColor], below: ChartColor) -> Paint {
    let sorted = colors.filter { $0.from.isFinite }.ordered { $0.from < $1.from }
    var stops = [ColorStop(offset: 0, color: below)]
    for bound in sorted {
      let place = valueScale.position(of: bound.from)
      let offset = plot.height > 0 ? min(max((plot.maxY - place) / plot.height, 0), 1) : 0
      stops.append(ColorStop(offset: offset, color: stops[stops.count - 1].color))
      stops.append(ColorStop(offset: offset, color: bound.color))
    }
    return .linear(stops, from: ChartPoint(x: plot.minX, y: plot.maxY), to: ChartPoint(x: plot.minX, y: plot.minY))
  }

  /// The box that a line's own gradient spans.
  private func box(of model: LineModel, _ place: Int) -> ChartRect {
    if let content {
      // All of the line, and not what is in view of it: its colours stay where they are on it while it scrolls.
      let extent = model.lines[place].extrema.whole
      guard !extent.isEmpty else { return plot }
      return ChartRect(
        left: content.minX, top: valueScale.position(of: extent.greatest), right: content.maxX,
        bottom: valueScale.position(of: extent.least))
    }
    var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
    for run in traces[place].runs {
      (left, right) = (min(left, run.start), max(right, run.end))
      for piece in run.pieces {
        let ys: (low: [Double], high: [Double])
        switch piece {
        case .curve(let curve): ys = (curve.ys, curve.ys)
        case .dense(let columns): ys = (columns.tops, columns.bottoms)
        }
        for y in ys.low { top = min(top, y) }
        for y in ys.high { bottom = max(bottom, y) }
      }
    }
    return left <= right ? ChartRect(left: left, top: top, right: right, bottom: bottom) : plot
  }
}
