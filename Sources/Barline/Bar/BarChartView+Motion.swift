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
    guard plan != nil, !size.isEmpty, !picture.frame.isEmpty || !picture.marks.isEmpty else { return nil }
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
    let selected = selectionParts(on: drawing.marks)
    (drawing.dimming, drawing.selection, drawing.tooltip) = (selected.dimming, selected.sheet, session.picture.tooltip)
    return drawing
  }
}
