extension Transition: SessionMotion {
  /// A picture and its marks without height, so that another motion can take over from it.
  struct Moment {
    var drawing: Drawing
    var folded: Drawing.Sheet?
  }
}

extension BarChartView {
  var hasData: Bool { model.count > 0 && !model.series.isEmpty }

  func momentAtRest() -> Transition.Moment? {
    let picture = session.picture
    guard hasPlan, !size.isEmpty, !picture.frame.isEmpty || !picture.marks.isEmpty else { return nil }
    return Transition.Moment(drawing: picture, folded: foldedMarks)
  }

  func moment(of motion: Transition) -> Transition.Moment {
    Transition.Moment(drawing: motion.presented, folded: motion.folded)
  }

  func makeMotion(from moment: Transition.Moment?, duration: Double, completion: ((Bool) -> Void)?) -> Transition {
    Transition(tween(from: moment), duration: duration, completion: completion)
  }

  func makeEntrance(_ entrance: Entrance, completion: ((Bool) -> Void)?) -> Transition {
    var stagger: (left: Double, width: Double)?
    var tween = tween(from: nil)
    switch entrance.style {
    case .grow: break
    case .sweep: stagger = plan.map { ($0.plot.minX, $0.plot.width) }
    case .fade:
      var start = session.picture
      start.marks = start.marks.faded
      tween = Tween(from: start, to: session.picture, foldedFrom: foldedMarks, foldedTo: foldedMarks)
    }
    return Transition(
      tween, duration: entrance.duration, pace: entrance.pace, stagger: stagger, completion: completion)
  }

  /// From a moment, or from folded bars, to the picture at rest.
  private func tween(from moment: Transition.Moment?) -> Tween {
    let (folded, picture) = (foldedMarks, session.picture)
    var start = picture
    start.marks = folded ?? picture.marks
    return Tween(from: moment?.drawing ?? start, to: picture, foldedFrom: moment?.folded, foldedTo: folded)
  }

  func drawing(of motion: inout Transition, at time: Double) -> Drawing? {
    guard var drawing = motion.drawing(at: time) else { return nil }
    // Without a revision, as all that moves: it is another in each picture.
    let way = wayOfSelection(on: drawing.marks)
    let selected = selectionParts(on: drawing.marks, movedBy: way.x)
    (drawing.dimming, drawing.selection) = (selected.dimming, selected.sheet)
    drawing.tooltip = tooltip(movedBy: way)
    return drawing
  }

  /// How far the selected bar, on its way, is from where it will be: the middles of the two, and the ends of their values.
  private func wayOfSelection(on moving: Drawing.Sheet) -> ChartPoint {
    guard let index = session.selection.index, state == .expanded, let value = model.value(at: index) else { return .zero }
    let id = names(of: model).id(of: index)
    guard let now = moving.extract(id)?.reach, let end = marks.shown.extract(id)?.reach else { return .zero }
    let isUp = (value < 0) == options.isInverted
    return ChartPoint(x: now.midX - end.midX, y: isUp ? now.minY - end.minY : now.maxY - end.maxY)
  }

  /// The card of the selected bar, that much away from its place, but inside the view.
  private func tooltip(movedBy way: ChartPoint) -> Drawing.Sheet {
    let card = session.picture.tooltip
    guard way != .zero, let room = card.reach else { return card }
    let x = min(max(way.x, -room.minX), max(-room.minX, size.width - room.maxX))
    let y = min(max(way.y, -room.minY), max(-room.minY, size.height - room.maxY))
    return Drawing.Sheet { recorder in
      recorder.push(Layer(transform: Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)))
      card.replay(into: &recorder)
      recorder.pop()
    }
  }
}
