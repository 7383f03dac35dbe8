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
    var drawing = Drawing(size: size, title: framed.value.options.header.title)
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
    framed.value.draw(into: &recorder, showsBaseline: false)
    if isEmpty { EmptyNote(in: plot, environment: environment).draw(into: &recorder) }
    for run in layout.boundaries.runs { recorder.draw(run) }
    for run in layout.compact { recorder.draw(run) }
  }

  /// Draws the tiers at rest, or folded: with a highlight of no length, and marker and pill not seen. The items are the same either
  /// way.
  ///
  /// - Parameter highlight: Where the highlight ends, in points; nil for where the amount has it. On its way there
  ///   `highlightEnd(from:at:)` says where.
  package func drawMarks(
    of model: TierModel, highlight: Double? = nil, folded: Bool = false, into recorder: inout Drawing.Recorder
  ) {
    var pose = TierPose(highlight: folded ? layout.scale.left : highlight ?? highlightEnd)
    pose.marker = folded ? 0 : 1
    draw(pose, of: model, own: KeyTable(), into: &recorder)
  }

  /// Draws the tiers in one layer, each in a layer with its mark, and over them in another the goals, the marker and the pill.
  ///
  /// - Parameter own: What a delegate has drawn in place of tiers, by their places in the data.
  func draw(_ pose: TierPose, of model: TierModel, own: KeyTable<Int, OwnTier>, into recorder: inout Drawing.Recorder) {
    guard !track.isEmpty, !isEmpty || !pose.leaving.isEmpty else { return }
    let count = layout.scale.pieces.count
    recorder.reserve(items: 6 * count + 16, numbers: 24 * count + 64, layers: count + 3)
    recorder.push(Layer(clip: pose.cover < 1 ? .rect(covered(pose.cover)) : nil, opacity: pose.strength))
    let reached = markerColor(of: model, at: pose.highlight)
    for rect in connectors {
      let fill = ChartRect(x: rect.x, y: rect.y, width: min(max(0, pose.highlight - rect.x), rect.width), height: rect.height)
      recorder.fill(.rect(rect), paint: .color(TierPlan.trackColor))
      recorder.fill(.rect(fill), paint: .color(reached))
    }
    for piece in pose.leaving { drawLeaving(piece, to: pose.highlight, into: &recorder) }
    for place in layout.scale.pieces.indices {
      let piece = layout.scale.pieces[place]
      recorder.push(marking: Mark(id: model.id(of: piece.item), label: model.name(of: piece.item), value: piece.start))
      drawTier(place, of: model, to: pose.highlight, isSelected: false, own: own[piece.item], into: &recorder)
      recorder.pop()
    }
    recorder.pop()
    drawOverlay(of: model, pose, into: &recorder)
  }

  /// The part of the plot in which a row is uncovered so far.
  private func covered(_ share: Double) -> ChartRect {
    ChartRect(
      left: plot.minX, top: 0, right: layout.scale.left + (layout.scale.right - layout.scale.left) * share, bottom: size.height)
  }

  /// The colour of what is not reached.
  static let trackColor = ChartColor.token(.text, opacity: 0.12)

  /// Draws a tier: its part of the track, as much of it as is reached, and its words.
  func drawTier(
    _ place: Int, of model: TierModel, to end: Double, isSelected: Bool, own: OwnTier?, into recorder: inout Drawing.Recorder
  ) {
    let item = layout.scale.pieces[place].item
    let style = model.tiers[item].style
    let rect = drawnRect(ofPiece: place)
    if let own {
      own.draw(in: rect, into: &recorder)
    } else {
      let fill = isSelected ? style.selectedFill ?? model.fill(of: item) : model.fill(of: item)
      drawPiece(rect, radii(place, rect), to: end, fill: fill, trackColor: style.trackColor, into: &recorder)
    }
    if layout.names.lines.indices.contains(place) { for run in layout.names.lines[place] { recorder.draw(run) } }
    if layout.savings.lines.indices.contains(place) { for run in layout.savings.lines[place] { recorder.draw(run) } }
  }

  /// Draws a tier that is going, without words.
  private func drawLeaving(_ piece: TierScene.Piece, to end: Double, into recorder: inout Drawing.Recorder) {
    let rect = ChartRect(x: piece.x, y: track.y, width: piece.width, height: track.height)
    let radius = min(2, track.height / 2, piece.width / 2)
    drawPiece(
      rect, CornerRadii(radius), to: end, fill: piece.style.fill ?? .color(.accent), trackColor: piece.style.trackColor,
      into: &recorder)
  }

  /// Draws a part of the track, and as much of it as is reached.
  private func drawPiece(
    _ rect: ChartRect, _ radii: CornerRadii, to end: Double, fill: MarkFill, trackColor: ChartColor?,
    into recorder: inout Drawing.Recorder
  ) {
    let reached = ChartRect(x: rect.x, y: rect.y, width: min(max(0, end - rect.x), rect.width), height: rect.height)
    recorder.fill(.roundedRect(rect, radii), paint: .color(trackColor ?? TierPlan.trackColor))
    var corners = radii
    let most = reached.width == rect.width ? radii.topLeft : min(radii.topLeft, reached.width)
    (corners.topLeft, corners.bottomLeft) = (most, most)
    // Where the highlight ends within a tier it is straight: the marker stands there.
    if reached.width < rect.width { (corners.topRight, corners.bottomRight) = (0, 0) }
    recorder.fill(.roundedRect(reached, corners), paint: fill.paint(mark: rect, plot: track))
  }

  /// Round at the row's ends, nearly square within.
  private func radii(_ place: Int, _ rect: ChartRect) -> CornerRadii {
    let (outer, inner) = (min(track.height / 2, rect.width), min(2, track.height / 2, rect.width / 2))
    let (left, right) = (place == 0 ? outer : inner, place == layout.scale.pieces.count - 1 ? outer : inner)
    return CornerRadii(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
  }

  /// Draws the goals, and the marker with its pill.
  func drawOverlay(of model: TierModel, _ pose: TierPose, into recorder: inout Drawing.Recorder) {
    recorder.push(Layer(opacity: pose.strength))
    for goal in layout.goals.goals { draw(goal, into: &recorder) }
    recorder.push(Layer(opacity: pose.marker))
    // One that is going is drawn as long as it is seen.
    if hasMarker || pose.marker > 0 && pose.isMoving { drawMarker(of: model, to: pose.highlight, into: &recorder) }
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
  private func drawMarker(of model: TierModel, to end: Double, into recorder: inout Drawing.Recorder) {
    let x = layout.markerX(forHighlightTo: end)
    let color = markerColor(of: model, at: end)
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
    if layout.look.tipRoom > 0 { drawTip(under: rect, towards: x, paint, into: &recorder) }
    recorder.draw(
      TextRun(
        pill.words, style: layout.look.pill, baseline: ChartPoint(x: rect.midX, y: pill.baseline), anchor: .middle,
        width: pill.textWidth))
  }

  /// The pill's tip: over the marker, or as near as the pill's corners let it be.
  private func drawTip(under rect: ChartRect, towards x: Double, _ paint: Paint, into recorder: inout Drawing.Recorder) {
    let half = min(TierLook.tip, rect.width / 2)
    let foot = min(max(x, rect.minX + half + 3), max(rect.minX + half, rect.maxX - half - 3))
    var tip = BezierPath()
    tip.move(to: ChartPoint(x: foot - half, y: rect.maxY))
    tip.line(to: ChartPoint(x: foot + half, y: rect.maxY))
    tip.line(to: ChartPoint(x: foot, y: rect.maxY + TierLook.tip))
    tip.close()
    recorder.fill(.path(tip), paint: paint)
  }

  /// The colour of the tier reached last; before the first, its colour. On its way the highlight has that of the tier it is in.
  private func markerColor(of model: TierModel, at end: Double) -> ChartColor {
    let pieces = layout.scale.pieces
    let reached = end == highlightEnd ? layout.reachedPlace : pieces.lastIndex { $0.x <= end }
    guard let place = reached ?? pieces.indices.first else { return .accent }
    return model.fill(of: pieces[place].item).paint(mark: .zero, plot: .zero).firstColor
  }
}
