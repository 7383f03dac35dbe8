extension PiePlan {
  /// A pie on its way: the plan with its slices, size and fills where they are, and what is not in the plan.
  struct Moving {
    let plan: PiePlan
    /// The plan's slices at rest.
    let resting: [PieSlice]
    let fills: [MarkFill]
    /// Slices that are gone, and close.
    let leaving: [PieScene.Piece]
    let labels: [PieScene.Label]
    let strength: Double
  }

  /// The plan on its way, a share of the way of a motion.
  func moving(_ motion: PieMotion, at share: Double) -> Moving {
    var plan = self
    let pieces = motion.pieces(at: share)
    let leaving = motion.leaving(at: share).filter { $0.slice.sweep > 0 }
    plan.room = motion.room(at: share)
    if pieces.count == slices.count { plan.slices = pieces.map { $0.slice } }
    plan.seen = slices.count + leaving.count
    return Moving(
      plan: plan, resting: slices, fills: pieces.map { $0.fill }, leaving: leaving, labels: motion.labels(at: share),
      strength: motion.strength(at: share))
  }
}

extension PiePlan.Moving {
  /// Draws the slices, first those that are going away, and then the labels: two top layers, as at rest.
  func drawMarks(
    of model: PieModel, hidden: Int?, names: PieNames, custom: ((Int, Sector) -> Drawing.Sheet?)?,
    into recorder: inout Drawing.Recorder
  ) {
    guard plan.room.radius > 0 else { return }
    var group = plan.group
    group.opacity = strength
    recorder.push(group)
    for piece in leaving { draw(piece, into: &recorder) }
    for (place, slice) in plan.slices.enumerated() where place < min(fills.count, resting.count) {
      plan.drawMark(
        slice, rest: resting[place], fill: fills[place], of: model, isHidden: slice.item == hidden, names: names, custom: custom,
        into: &recorder)
    }
    recorder.pop()
    guard !labels.isEmpty else { return }
    recorder.push(Layer())
    for label in labels {
      recorder.push(Layer(opacity: min(max(0, label.opacity), 1)))
      label.label.drawLeader(label.color, into: &recorder)
      label.label.drawLines(into: &recorder)
      recorder.pop()
    }
    recorder.pop()
  }

  /// Draws a slice that is going away: it means nothing any more, and has no mark.
  private func draw(_ piece: PieScene.Piece, into recorder: inout Drawing.Recorder) {
    if let own = piece.own {
      recorder.push(Layer(transform: PiePlan.map(from: own.rest, to: piece.slice, about: plan.room.center)))
      own.sheet.replay(into: &recorder)
      recorder.pop()
    } else {
      plan.draw(piece.slice, rest: piece.slice.sweep, fill: piece.fill, into: &recorder)
    }
  }

  /// Draws the selected slice where it is.
  func drawSelection(
    of model: PieModel, at item: Int, custom: ((Int, Sector) -> Drawing.Sheet?)?, into recorder: inout Drawing.Recorder
  ) {
    guard let place = plan.slices.firstIndex(where: { $0.item == item }), place < min(fills.count, resting.count) else { return }
    plan.drawSelection(of: model, at: item, fill: fills[place], resting: resting[place], custom: custom, into: &recorder)
  }
}
