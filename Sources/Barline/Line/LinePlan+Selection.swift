extension LinePlan {
  /// How strong each top layer is while a point is selected: areas, lines, dots, in the order in which they are drawn.
  package func dimming(of model: LineModel, at index: ChartIndex) -> [Double] {
    guard options.showsLineSelection, options.selectionMode == .mark else { return [] }
    func unit(_ value: Double) -> Double { min(max(value.finite(or: 1), 0), 1) }
    func strengths(_ own: (LineModel.Line) -> Bool, _ dimmed: (LineStyle) -> Double) -> [Double] {
      // A line that is drawn anew in its selected colours is left out where it was.
      model.lines.indices.map { $0 == index.series ? (own(model.lines[$0]) ? 0 : 1) : unit(dimmed(model.lines[$0].style)) }
    }
    return strengths({ $0.style.area?.selectedFill != nil || $0.isRepainted }) { $0.dimmedOpacity }
      + strengths({ $0.isRepainted }) { $0.dimmedOpacity }
      + strengths({ $0.style.dots?.isHiddenOnSelection == true || $0.hasSelectedDots }) { $0.dimmedDotOpacity }
  }

  /// Draws what belongs to a selected point: the hairline or band, its line in its selected colours, and the point itself.
  package func drawSelection(
    of model: LineModel, at index: ChartIndex, touch: ChartPoint?, names: LineNames, into recorder: inout Drawing.Recorder
  ) {
    guard !plot.isEmpty, let point = point(at: index, in: model) else { return }
    if options.showsSelectionBand { drawBand(at: point, touch: touch, into: &recorder) }
    let line = model.lines[index.series]
    if options.showsLineSelection, options.selectionMode == .mark {
      recorder.push(Layer(clip: .rect(plot.inset(by: ChartInsets(all: -line.style.drawnWidth)))))
      if line.style.area?.selectedFill != nil || line.isRepainted {
        drawArea(of: model, index.series, isSelected: true, into: &recorder)
      }
      if line.isRepainted { drawLine(of: model, index.series, isSelected: true, into: &recorder) }
      recorder.pop()
      if line.hasSelectedDots { drawSelectedDots(of: model, index.series, into: &recorder) }
    }
    for place in options.selectionMode == .mark ? [index.series] : Array(model.lines.indices) {
      // The other lines' points at the same item, or where they have positions of their own, at the same position.
      guard let bar = partner(of: index, onLine: place, in: model), let point = self.point(at: bar, in: model) else { continue }
      drawPoint(of: model, bar, at: point, into: &recorder)
    }
  }

  /// The point of another line that stands with a selected one; nil where that is missing.
  package func partner(of index: ChartIndex, onLine place: Int, in model: LineModel) -> ChartIndex? {
    if place == index.series { return index }
    guard let position = model.position(at: index) else { return nil }
    let item: Int?
    if model.lines[place].positions.isEmpty {
      item = Int(exactly: position)
    } else {
      let x = positionScale.position(of: position)
      item = nearestPoint(ofLine: place, x: x, y: plot.midY, in: model).flatMap {
        model.position(at: $0) == position ? $0.item : nil
      }
    }
    return item.flatMap {
      model.value(at: ChartIndex(item: $0, series: place)) == nil ? nil : ChartIndex(item: $0, series: place)
    }
  }

  /// A point with a ring in the ground's colour, so that it stands out of its line.
  private func drawPoint(of model: LineModel, _ index: ChartIndex, at point: ChartPoint, into recorder: inout Drawing.Recorder) {
    let style = model.lines[index.series].style
    let paint = paint(of: model, index.series, isSelected: true)
    let dot = model.lines[index.series].dots.style(at: index.item) ?? style.dots
    let radius = max(dot.map { style.radius(of: $0) } ?? 0, max(4, style.drawnWidth * 1.5))
    let fill = (dot?.selectedFill ?? dot?.fill)?
      .paint(mark: ChartRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius), plot: plot)
    recorder.fill(.circle(center: point, radius: radius + 2), paint: .color(.ground))
    recorder.fill(.circle(center: point, radius: radius), paint: fill ?? paint)
  }

  private func drawSelectedDots(of model: LineModel, _ place: Int, into recorder: inout Drawing.Recorder) {
    let paint = paint(of: model, place, isSelected: true)
    for item in model.lines[place].values.indices {
      let index = ChartIndex(item: item, series: place)
      guard let point = point(at: index, in: model), plot.minY - point.y < 1e4, point.y - plot.maxY < 1e4 else { continue }
      drawDot(of: model, index, at: point, paint: paint, isSelected: true, into: &recorder)
    }
  }

  /// The hairline or band behind the point, on it or under the finger.
  private func drawBand(at point: ChartPoint, touch: ChartPoint?, into recorder: inout Drawing.Recorder) {
    let band = options.selectionBand
    let top = band.extendsIntoHeaderPadding ? min(frame.headerBottom, plot.minY) : plot.minY
    let bottom = band.extendsIntoFooterPadding ? max(plot.maxY, frame.footerTop) : plot.maxY
    let at = band.followsTouch ? touch?.x ?? point.x : point.x
    guard let width = band.width.map({ min(max(0, $0.finite(or: 0)), plot.width) }), width > 0 else {
      let x = min(max(at, plot.minX), plot.maxX).rounded(.down) + 0.5
      var path = BezierPath()
      path.move(to: ChartPoint(x: x, y: top))
      path.line(to: ChartPoint(x: x, y: bottom))
      return recorder.stroke(
        .path(path), stroke: .hairline, paint: .color(band.color ?? .token(.text, opacity: increasedContrast ? 0.7 : 0.4)))
    }
    let x = min(max(at - width / 2, plot.minX), plot.maxX - width)
    let color = band.color ?? .token(.text, opacity: increasedContrast ? 0.3 : 0.16)
    let stops = [ColorStop(offset: 0, color: color), ColorStop(offset: 1, color: color.opacity(0))]
    recorder.fill(
      .rect(ChartRect(x: x, y: top, width: width, height: bottom - top)),
      paint: .linear(stops, from: ChartPoint(x: x, y: bottom), to: ChartPoint(x: x, y: top)))
  }

  /// What the tooltip of a point says, unless its delegate says otherwise: the value over the point's name, or, where a selection stands
  /// for all lines, a row for each under the item's name.
  package func tooltip(
    of model: LineModel, at index: ChartIndex, label: String, environment: ChartEnvironment
  ) -> TooltipContent {
    func text(_ index: ChartIndex?) -> String {
      guard let value = index.flatMap({ model.value(at: $0) }) else { return environment.words.missing }
      let axis = options.frame.valueAxis
      return axis.format.with(unit: axis.unit).text(value, locale: environment.locale, showsUnit: true)
    }
    let name = model.lines[index.series].name
    guard options.selectionMode == .allSeries, model.lines.count > 1 else {
      return TooltipContent(value: text(index), label: model.lines.count > 1 && !name.isEmpty ? label + ", " + name : label)
    }
    let rows = model.lines.indices.map { place in
      TooltipContent.Row(
        value: text(partner(of: index, onLine: place, in: model)), label: model.lines[place].name,
        swatch: model.paint(ofLine: place).paint(mark: .zero, plot: .zero).swatch)
    }
    return TooltipContent(title: label, rows: rows)
  }

  /// Draws the card of a point.
  package func drawTooltip(
    _ content: TooltipContent, beside point: ChartPoint, touch: ChartPoint?, environment: ChartEnvironment,
    into recorder: inout Drawing.Recorder
  ) {
    let y = min(max(point.y, plot.minY), plot.maxY)
    let anchor = ChartRect(x: point.x - 5, y: y - 5, width: 10, height: 10)
    TooltipCard(content, anchor: anchor, view: ChartRect(size: size), touch: touch, environment: environment)?.draw(
      into: &recorder)
  }
}

extension LineModel.Line {
  /// Whether the line is drawn anew while it is selected.
  fileprivate var isRepainted: Bool { style.selectedPaint != nil }
  /// Whether its dots are.
  fileprivate var hasSelectedDots: Bool { style.dots?.selectedFill != nil }
}
