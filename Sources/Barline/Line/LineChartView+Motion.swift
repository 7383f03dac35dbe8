extension LineMotion: SessionMotion {
  typealias Moment = Start
}

extension LineChartView {
  var hasData: Bool { model.lines.contains { !$0.values.isEmpty } }

  func momentAtRest() -> LineMotion.Start? {
    guard let plan, !plan.size.isEmpty else { return nil }
    return state == .expanded ? plan.presented(drawnIDs, of: drawnModel, custom: drawnDots) : LineMotion.Start()
  }

  func moment(of motion: LineMotion) -> LineMotion.Start {
    guard let plan, !plan.size.isEmpty else { return motion.start }
    return motion.presented(on: plan, of: drawnModel, collapsed: state == .collapsed, custom: drawnDots)
  }

  /// The model that the plan was made of; nil where it has been read anew since.
  private var drawnModel: LineModel? { session.needsLayout ? nil : snapshot }

  func makeMotion(from moment: LineMotion.Start?, duration: Double, completion: ((Bool) -> Void)?) -> LineMotion {
    var motion = LineMotion(from: moment ?? LineMotion.Start(), completion: completion)
    motion.duration = duration
    return motion
  }

  func makeEntrance(_ entrance: Entrance, completion: ((Bool) -> Void)?) -> LineMotion {
    var motion = makeMotion(from: nil, duration: entrance.duration, completion: completion)
    motion.pace = entrance.pace
    motion.entrance = entrance.style
    return motion
  }

  func drawing(of motion: inout LineMotion, at time: Double) -> Drawing? {
    guard let plan, !plan.size.isEmpty else { return session.picture }
    if environment.reducedMotion { motion.duration = 0 }
    motion.aim(at: plan, drawnIDs)
    guard let share = motion.share(at: time) else { return nil }
    let (model, names, custom) = (snapshot, names, drawnDots)
    let moving = plan.moving(motion, at: share, of: model, collapsed: state == .collapsed)
    // Without a revision, as all that moves: it is another in each picture.
    var drawing = session.picture
    drawing.marks = Drawing.Sheet { moving.draw(of: model, names: names, custom: custom, into: &$0) }
    let (selected, touch) = (session.selection.index, session.selection.pointer)
    guard let index = selected, state == .expanded, model.value(at: index) != nil else { return drawing }
    drawing.marks.hide(plan.discs(of: model, at: index).map { names.id(of: $0) })
    drawing.dimming = [Double](repeating: 1, count: moving.leaving.count) + session.picture.dimming
    drawing.selection = Drawing.Sheet {
      moving.plan.drawSelection(of: model, at: index, touch: touch, isMoving: true, custom: custom, into: &$0)
    }
    return drawing
  }
}
