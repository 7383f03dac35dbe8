extension LinePlan {
  /// How strong each top layer is while a point is selected: areas, lines, dots, in the order in which they are drawn.
  package func dimming(of model: LineModel, at index: ChartIndex) -> [Double] {
    guard model.options.showsLineSelection, model.options.selectionMode == .mark else { return [] }
    func unit(_ value: Double) -> Double { min(max(value.finite(or: 1), 0), 1) }
    let own = model.lines[index.series]
    // What is drawn anew in its selected colours is left out where it was.
    func strengths(_ isRedrawn: Bool, _ dimmed: (LineStyle) -> Double) -> [Double] {
      model.lines.indices.map { $0 == index.series ? (isRedrawn ? 0 : 1) : unit(dimmed(model.lines[$0].style)) }
    }
    return strengths(own.isRepainted) { $0.dimmedOpacity } + strengths(own.isRepainted) { $0.dimmedOpacity }
      + strengths(own.hasRepaintedDots) { $0.dimmedDotOpacity }
  }

  /// Draws what belongs to a selected point: the hairline or band, its line in its selected colours, and the point itself.
  ///
  /// - Parameters:
  ///   - touch: Where the finger is, or a pointer that hovers; nil for nowhere.
  ///   - isMoving: Whether the lines are on their way, without dots; the point is then where its line is.
  ///   - pulse: How many seconds ago the point was tapped, if its dot may still pulse; nil at rest.
  ///   - custom: A dot as the app draws it; nil where it leaves it to the chart.
  package func drawSelection(
    of model: LineModel, at index: ChartIndex, touch: ChartPoint?, isMoving: Bool = false, pulse: Double? = nil,
    custom: DotDrawing? = nil, into recorder: inout Drawing.Recorder
  ) {
    func place(_ index: ChartIndex) -> ChartPoint? {
      guard var point = point(at: index, in: model), index.series < traces.count else { return nil }
      if isMoving, let height = traces[index.series].height(at: point.x) { point.y = (height.top + height.bottom) / 2 }
      return point
    }
    guard !plot.isEmpty, let point = place(index) else { return }
    if model.options.showsSelectionBand, isSeen(point) { drawBand(at: point, touch: touch, into: &recorder) }
    let line = model.lines[index.series]
    if model.options.showsLineSelection, model.options.selectionMode == .mark, line.isRepainted || line.hasRepaintedDots {
      recorder.push(Layer(clip: clip(of: model, index.series)))
      if line.isRepainted {
        drawArea(of: model, index.series, isSelected: true, into: &recorder)
        drawLine(of: model, index.series, isSelected: true, into: &recorder)
      }
      if line.hasRepaintedDots, !isMoving {
        let hidden = discs(of: model, at: index)
        drawBareDots(of: model, index.series, isSelected: true, hidden: hidden, custom: custom, into: &recorder)
      }
      recorder.pop()
    }
    for mate in selected(of: model, at: index) {
      guard let point = place(mate), isSeen(point) else { continue }
      drawPoint(of: model, mate, at: point, pulse: pulse, custom: custom, into: &recorder)
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
      let x = across.position(of: position)
      item = nearestPoint(ofLine: place, x: x, y: plot.midY, in: model).flatMap {
        model.position(at: $0) == position ? $0.item : nil
      }
    }
    return item.flatMap {
      model.value(at: ChartIndex(item: $0, series: place)) == nil ? nil : ChartIndex(item: $0, series: place)
    }
  }

  /// A point as it looks while it is selected: a disc that grows, at its size of the moment; what an app has drawn; any other with a ring in
  /// the ground's colour, so that it stands out of its line.
  private func drawPoint(
    of model: LineModel, _ index: ChartIndex, at point: ChartPoint, pulse: Double?, custom: DotDrawing?,
    into recorder: inout Drawing.Recorder
  ) {
    let style = model.lines[index.series].style
    let paint = paint(of: model, index.series, isSelected: true)
    let dot = dot(of: model, at: index)
    let isOwn = custom.map { draw in self.point(at: index, in: model).flatMap { draw(index, $0) } != nil } ?? false
    if let dot, dot.isDisc || isOwn {
      var state = DotState(isLineSelected: true)
      state.isSelected = true
      state.scale = dot.pulses ? pulse.map { DotPulse.scale(at: $0, enlarged: dot.drawnScale) } ?? dot.drawnScale : dot.drawnScale
      return drawDot(of: model, index, at: point, paint: paint, state, custom: custom, into: &recorder)
    }
    let radius = max(dot.map { style.radius(of: $0) } ?? 0, max(4, style.drawnWidth * 1.5))
    let fill = (dot?.selectedFill ?? dot?.fill)?
      .paint(
        mark: ChartRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius), plot: plot,
        content: content)
    recorder.fill(.circle(center: point, radius: radius + 2), paint: .color(.ground))
    recorder.fill(.circle(center: point, radius: radius), paint: fill ?? paint)
  }

  /// The discs that are drawn in their selected state while a point is selected, and not where they were.
  func discs(of model: LineModel, at index: ChartIndex) -> [ChartIndex] {
    guard hasPointMarks else { return [] }
    return selected(of: model, at: index).filter { dot(of: model, at: $0)?.isDisc == true }
  }

  /// The points that a selection stands for.
  private func selected(of model: LineModel, at index: ChartIndex) -> [ChartIndex] {
    guard model.options.selectionMode == .allSeries else { return [index] }
    // The other lines' points at the same item, or where they have positions of their own, at the same position.
    return model.lines.indices.compactMap { partner(of: index, onLine: $0, in: model) }
  }

  /// The hairline or band behind the point, on it or under the finger.
  private func drawBand(at point: ChartPoint, touch: ChartPoint?, into recorder: inout Drawing.Recorder) {
    let band = options.selectionBand
    let top = band.extendsIntoHeaderPadding ? min(framed.value.headerBottom, plot.minY) : plot.minY
    let bottom = band.extendsIntoFooterPadding ? max(plot.maxY, framed.value.footerTop) : plot.maxY
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
    guard model.options.selectionMode == .allSeries, model.lines.count > 1 else {
      return TooltipContent(value: text(index), label: model.lines.count > 1 && !name.isEmpty ? label + ", " + name : label)
    }
    let rows = model.lines.indices.map { place in
      TooltipContent.Row(
        value: text(partner(of: index, onLine: place, in: model)), label: model.lines[place].name,
        swatch: model.paint(ofLine: place).paint(mark: .zero, plot: .zero).swatch)
    }
    return TooltipContent(title: label, rows: rows)
  }

  /// How far a selected point's dot reaches, of which its card keeps clear.
  package func selectedRadius(of model: LineModel, at index: ChartIndex) -> Double {
    guard hasPointMarks, let dot = dot(of: model, at: index), dot.isDisc else { return 5 }
    return max(5, radius(of: model, index, dot) * dot.drawnScale)
  }

  /// Draws the card of a point; one that speaks for all lines hides none of their points.
  package func drawTooltip(
    _ content: TooltipContent, of model: LineModel, at index: ChartIndex, touch: ChartPoint?, environment: ChartEnvironment,
    into recorder: inout Drawing.Recorder
  ) {
    func place(_ index: ChartIndex) -> ChartRect? {
      let radius = selectedRadius(of: model, at: index)
      return point(at: index, in: model).map {
        ChartRect(x: $0.x - radius, y: min(max($0.y, plot.minY), plot.maxY) - radius, width: 2 * radius, height: 2 * radius)
      }
    }
    guard let point = point(at: index, in: model), isSeen(point), let own = place(index) else { return }
    let anchor = selected(of: model, at: index).reduce(own) { room, mate in place(mate).map { room.union($0) } ?? room }
    TooltipCard(
      content, anchor: anchor, view: ChartRect(size: size), touch: touch, clearOf: framed.value.words, environment: environment)?
      .draw(into: &recorder)
  }
}

extension LineModel.Line {
  /// Whether the line and its area are drawn anew while it is selected: together, since the line lies on its area.
  fileprivate var isRepainted: Bool { style.selectedPaint != nil || style.area?.selectedFill != nil }

  /// Whether its dots are: in other colours, without those that go, or since the line that is drawn anew would cover them.
  fileprivate var hasRepaintedDots: Bool {
    guard let standard = style.dots else { return false }
    return isRepainted
      || dots.all.contains { dot in
        let dot = dot ?? standard
        return dot.selectedFill != nil && !dot.isDisc || dot.isHiddenOnSelection
      }
  }

  /// The radius of its largest dot.
  var greatestRadius: Double {
    guard let standard = style.dots else { return 0 }
    return dots.all.reduce(0) { max($0, style.radius(of: $1 ?? standard)) }
  }
}
