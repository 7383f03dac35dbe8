extension TierPlan {
  /// The picture of a model at rest: the value door's last step.
  ///
  /// - Parameters:
  ///   - model: The model that the plan was made of.
  ///   - selection: The tier that is selected; nil for none.
  ///   - state: Whether the highlight is shown, or folded away.
  ///   - environment: The one that the plan was made with: it writes the tooltip.
  public func drawing(
    of model: TierModel, selection: ChartIndex? = nil, state: ChartState = .expanded, environment: ChartEnvironment = .standard
  ) -> Drawing {
    var drawing = Drawing(size: size, title: frame.options.header.title)
    guard !size.isEmpty else { return drawing }
    drawing.frame = Drawing.Sheet { drawFrame(environment: environment, into: &$0) }
    drawing.marks = Drawing.Sheet { drawMarks(of: model, folded: state == .collapsed, into: &$0) }
    if let selection, state == .expanded, let rect = tooltipAnchor(at: selection), selection.series == 0 {
      drawing.dimming = dimming
      drawing.selection = Drawing.Sheet { drawSelection(of: model, at: selection, into: &$0) }
      let text = tooltip(of: model, at: selection, environment: environment)
      drawing.tooltip = Drawing.Sheet { drawTooltip(text, beside: rect, touch: nil, environment: environment, into: &$0) }
    }
    return drawing
  }

  /// How strong the tiers are while one of them is selected; goals, marker and pill keep their strength.
  package var dimming: [Double] { [0.35] }

  /// Draws the ground, the header and the footer, the numbers under the track, and says so where there are no tiers.
  package func drawFrame(environment: ChartEnvironment, into recorder: inout Drawing.Recorder) {
    frame.draw(into: &recorder, showsBaseline: false)
    if isEmpty { EmptyNote(in: plot, environment: environment).draw(into: &recorder) }
    for run in layout.boundaries.runs { recorder.draw(run) }
    for run in layout.compact { recorder.draw(run) }
  }

  /// Draws the tiers in one layer, each in a layer with its mark, and over them in another the goals, the marker and the pill.
  ///
  /// - Parameters:
  ///   - highlight: Where the highlight ends, in points; nil for where the amount has it. On its way there
  ///     `highlightEnd(from:at:)` says where.
  ///   - folded: Whether the highlight has no length and marker and pill are not seen. The items are the same either way.
  package func drawMarks(
    of model: TierModel, highlight: Double? = nil, folded: Bool = false, into recorder: inout Drawing.Recorder
  ) {
    guard !track.isEmpty, !isEmpty else { return }
    let end = folded ? layout.scale.left : highlight ?? highlightEnd
    let count = layout.scale.pieces.count
    recorder.reserve(items: 6 * count + 12, numbers: 24 * count + 64, layers: count + 3)
    recorder.push(Layer())
    for rect in connectors {
      let fill = ChartRect(x: rect.x, y: rect.y, width: min(max(0, end - rect.x), rect.width), height: rect.height)
      recorder.fill(.rect(rect), paint: .color(TierPlan.trackColor))
      recorder.fill(.rect(fill), paint: .color(markerColor(of: model)))
    }
    for place in layout.scale.pieces.indices {
      let piece = layout.scale.pieces[place]
      recorder.push(
        Layer(marking: Mark(id: model.id(of: piece.item), label: model.name(of: piece.item), value: piece.start)))
      drawTier(place, of: model, to: end, isSelected: false, into: &recorder)
      recorder.pop()
    }
    recorder.pop()
    drawOverlay(of: model, to: end, folded: folded, into: &recorder)
  }

  /// The colour of what is not reached.
  static let trackColor = ChartColor.token(.text, opacity: 0.12)

  /// Draws a tier: its part of the track, as much of it as is reached, and its words.
  func drawTier(_ place: Int, of model: TierModel, to end: Double, isSelected: Bool, into recorder: inout Drawing.Recorder) {
    let item = layout.scale.pieces[place].item
    let style = model.tiers[item].style
    let rect = drawnRect(ofPiece: place)
    let reached = ChartRect(x: rect.x, y: rect.y, width: min(max(0, end - rect.x), rect.width), height: rect.height)
    let fill = isSelected ? style.selectedFill ?? model.fill(of: item) : model.fill(of: item)
    recorder.fill(.roundedRect(rect, radii(place, rect)), paint: .color(style.trackColor ?? TierPlan.trackColor))
    var corners = radii(place, reached)
    // Where the highlight ends within a tier it is straight: the marker stands there.
    if reached.width < rect.width { (corners.topRight, corners.bottomRight) = (0, 0) }
    recorder.fill(.roundedRect(reached, corners), paint: fill.paint(mark: rect, plot: track))
    if layout.names.lines.indices.contains(place) { for run in layout.names.lines[place] { recorder.draw(run) } }
    if layout.savings.lines.indices.contains(place) { for run in layout.savings.lines[place] { recorder.draw(run) } }
  }

  /// Round at the row's ends, nearly square within.
  private func radii(_ place: Int, _ rect: ChartRect) -> CornerRadii {
    let (outer, inner) = (min(track.height / 2, rect.width), min(2, track.height / 2, rect.width / 2))
    let (left, right) = (place == 0 ? outer : inner, place == layout.scale.pieces.count - 1 ? outer : inner)
    return CornerRadii(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
  }

  /// Draws the goals, and the marker with its pill.
  func drawOverlay(of model: TierModel, to end: Double, folded: Bool, into recorder: inout Drawing.Recorder) {
    recorder.push(Layer())
    for goal in layout.goals.goals { draw(goal, into: &recorder) }
    recorder.push(Layer(opacity: folded ? 0 : 1))
    if hasMarker { drawMarker(of: model, at: layout.markerX(forHighlightTo: end), into: &recorder) }
    recorder.pop()
    recorder.pop()
  }

  /// A goal: a line across the track, apart from it by a halo, and a thin one up to its words.
  private func draw(_ goal: TierGoals.Goal, into recorder: inout Drawing.Recorder) {
    let reach = max(0, layout.look.markerRadius - track.height / 2)
    let (top, bottom) = (track.minY - reach, track.maxY + reach)
    func bar(_ half: Double, _ top: Double, _ bottom: Double) -> Figure {
      .rect(ChartRect(left: goal.x - half, top: top, right: goal.x + half, bottom: bottom))
    }
    recorder.fill(bar(TierLook.goalHalf, track.minY, track.maxY), paint: .color(.ground))
    recorder.fill(bar(TierLook.goalHalf / 2, top, bottom), paint: .color(.text))
    guard let words = goal.words else { return }
    recorder.fill(bar(0.5, goal.top, top), paint: .color(.token(.text, opacity: 0.45)))
    recorder.draw(words)
  }

  /// The marker: a disc of the ground with a ring, and over it the pill with its tip.
  private func drawMarker(of model: TierModel, at x: Double, into recorder: inout Drawing.Recorder) {
    let color = markerColor(of: model)
    let radius = layout.look.markerRadius
    let ring = min(3, radius / 2)
    let center = ChartPoint(x: x, y: track.midY)
    recorder.fill(.circle(center: center, radius: radius), paint: .color(.ground))
    recorder.stroke(.circle(center: center, radius: radius - ring / 2), stroke: Stroke(width: ring), paint: .color(color))
    guard let pill = layout.pill else { return }
    let paint = Paint.color(.mix(.ground, color, 0.16))
    let left = layout.pillX(forMarkerAt: x, width: pill.width)
    let rect = ChartRect(x: left, y: pill.y, width: pill.width, height: pill.height)
    recorder.fill(.roundedRect(rect, CornerRadii(6)), paint: paint)
    let half = min(TierLook.tip, rect.width / 2)
    let foot = min(max(x, rect.minX + half + 3), max(rect.minX + half, rect.maxX - half - 3))
    var tip = BezierPath()
    tip.move(to: ChartPoint(x: foot - half, y: rect.maxY))
    tip.line(to: ChartPoint(x: foot + half, y: rect.maxY))
    tip.line(to: ChartPoint(x: foot, y: rect.maxY + TierLook.tip))
    tip.close()
    recorder.fill(.path(tip), paint: paint)
    recorder.draw(
      TextRun(
        pill.words, style: layout.look.pill, baseline: ChartPoint(x: rect.midX, y: pill.baseline), anchor: .middle,
        width: pill.textWidth))
  }

  /// The colour of the tier reached last; before the first, its colour.
  private func markerColor(of model: TierModel) -> ChartColor {
    guard let place = layout.reachedPlace ?? layout.scale.pieces.indices.first else { return .accent }
    return model.fill(of: layout.scale.pieces[place].item).paint(mark: .zero, plot: .zero).firstColor
  }
}
