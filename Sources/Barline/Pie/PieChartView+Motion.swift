extension PieMotion: SessionMotion {
  typealias Moment = PieScene
}

extension PieChartView {
  var hasData: Bool { model.values.contains { $0 > 0 } }

  func momentAtRest() -> PieScene? {
    guard let plan, !plan.size.isEmpty else { return nil }
    var scene = scene(of: plan, isFolded: state == .collapsed)
    // What is folded is not seen: it opens with all that is new.
    if state == .collapsed { (scene.pieces, scene.labels) = ([], []) }
    return scene
  }

  func moment(of motion: PieMotion) -> PieScene { motion.presented }

  private func scene(of plan: PiePlan, isFolded: Bool) -> PieScene {
    plan.scene(of: drawn, drawnIDs(of: plan), own: ownSlices, isFolded: isFolded)
  }

  /// What the slices that were drawn last are known by, as their marks have it; those that have no marks by their places.
  private func drawnIDs(of plan: PiePlan) -> [Mark.ID] {
    guard plan.hasMarks else { return plan.slices.map { Mark.ID(role: .slice, item: .index($0.item)) } }
    // What an app draws in a slice may have marks of its own.
    return marks.sheet.layers.compactMap { $0.mark?.id.role == .slice ? $0.mark?.id : nil }
  }

  func makeMotion(from moment: PieScene?, duration: Double, completion: ((Bool) -> Void)?) -> PieMotion {
    let plan =
      plan ?? PiePlan(PieModel(values: []), in: .zero, environment: environment, words: PiePlan.Words(label: { _ in nil }))
    let target = scene(of: plan, isFolded: state == .collapsed)
    var nothing = target
    (nothing.pieces, nothing.labels) = ([], [])
    var motion = PieMotion(from: moment ?? nothing, to: target, completion: completion)
    motion.duration = duration
    return motion
  }

  func makeEntrance(_ entrance: Entrance, completion: ((Bool) -> Void)?) -> PieMotion {
    let rest = momentAtRest()
    var motion = makeMotion(from: rest.map { start(of: entrance, $0) }, duration: entrance.duration, completion: completion)
    motion.pace = entrance.pace
    return motion
  }

  /// Where an entrance begins; labels come with the slices' second half.
  private func start(of entrance: Entrance, _ rest: PieScene) -> PieScene {
    var start = rest
    start.labels = []
    switch entrance.style {
    case .sweep: start.pieces = []
    case .grow: (start.room.radius, start.room.hole) = (0, 0)
    case .fade: start.strength = 0
    }
    return start
  }

  func drawing(of motion: inout PieMotion, at time: Double) -> Drawing? {
    guard let plan, !plan.size.isEmpty else { return session.picture }
    if environment.reducedMotion { motion.duration = 0 }
    guard let share = motion.share(at: time) else { return nil }
    let moving = plan.moving(motion, at: share)
    let (model, names, custom, selected) = (drawn, names, Self.kept(ownSlices), shownSelection)
    // Without a revision, as all that moves: it is another in each picture.
    var drawing = session.picture
    drawing.marks = Drawing.Sheet { moving.drawMarks(of: model, hidden: selected, names: names, custom: custom, into: &$0) }
    guard let selected else { return drawing }
    drawing.selection = Drawing.Sheet { moving.drawSelection(of: model, at: selected, custom: custom, into: &$0) }
    return drawing
  }
}
