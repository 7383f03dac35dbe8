extension FunnelChartView {
  var hasData: Bool { model.values.contains { !$0.isNaN } }

  func momentAtRest() -> FunnelMotion.Moment? {
    let picture = session.picture
    guard plan != nil, !size.isEmpty, !picture.frame.isEmpty || !picture.marks.isEmpty else { return nil }
    return FunnelMotion.Moment(marks: Transition.Moment(drawing: picture, folded: foldedMarks))
  }

  func moment(of motion: FunnelMotion) -> FunnelMotion.Moment { motion.moment }

  func makeMotion(from moment: FunnelMotion.Moment?, duration: Double, completion: ((Bool) -> Void)?) -> FunnelMotion {
    let (folded, picture) = (foldedMarks, session.picture)
    var start = picture
    start.marks = folded ?? picture.marks
    var (before, foldedBefore) = (moment?.marks.drawing ?? start, moment?.marks.folded)
    if moment != nil, let plan {
      before.marks = plan.withWords(of: picture.marks, before.marks)
      foldedBefore = foldedBefore.map { plan.withWords(of: folded ?? picture.marks, $0) }
    }
    let tween = Tween(from: before, to: picture, foldedFrom: foldedBefore, foldedTo: folded)
    return FunnelMotion(
      transition: Transition(tween, duration: duration, completion: completion), start: moment?.veil ?? FunnelVeil())
  }

  func makeEntrance(_ entrance: Entrance, completion: ((Bool) -> Void)?) -> FunnelMotion {
    let (folded, picture) = (foldedMarks, session.picture)
    var start = picture
    if entrance.style == .grow { start.marks = folded ?? picture.marks }
    let tween = Tween(from: start, to: picture, foldedFrom: folded, foldedTo: folded)
    let transition = Transition(tween, duration: entrance.duration, pace: entrance.pace, completion: completion)
    return FunnelMotion(transition: transition, start: FunnelVeil(entrance.style))
  }

  func drawing(of motion: inout FunnelMotion, at time: Double) -> Drawing? {
    guard var drawing = motion.transition.drawing(at: time) else { return nil }
    let veil = motion.veil
    if veil.uncovered < 1, let plan { drawing.marks.cut(to: plan.uncovered(veil.uncovered)) }
    // Without a revision, as all that moves: it is another in each picture.
    let selected = selectionParts(on: drawing.marks)
    drawing.dimming = selected.dimming
    if veil.strength < 1 {
      // Stages and words: the two layers that marks are in.
      drawing.dimming = (0..<2).map { ($0 < selected.dimming.count ? selected.dimming[$0] : 1) * veil.strength }
    }
    (drawing.selection, drawing.tooltip) = (selected.sheet, session.picture.tooltip)
    return drawing
  }
}

extension FunnelPlan {
  /// Marks with the words of those that they are on their way to: words do not travel, and the hairlines that end at them end there from
  /// the start, so that none runs through a word that has become longer.
  fileprivate func withWords(of target: Drawing.Sheet, _ marks: Drawing.Sheet) -> Drawing.Sheet {
    guard hasMarks, let old = marks.lastLayer, let new = target.lastLayer else { return marks }
    guard marks.hasSameShape(old, as: target, new) else { return marks.replacing(old, by: new, of: target) }
    var marks = marks
    for (place, leader) in words.leaders.enumerated() {
      // Each is a way from one point to another, and stands before all else in its layer.
      for number in (4 * place)..<(4 * place + 4) where (number % 4 < 2) == leader.startsAtWord {
        marks.numbers[old.firstNumber + number] = target.numbers[new.firstNumber + number]
      }
    }
    return marks
  }

  /// What is uncovered of the view when a share of the funnel's length is.
  fileprivate func uncovered(_ share: Double) -> ChartRect {
    let length = grid.start + share * (grid.direction == .down ? area.height : area.width)
    return grid.direction == .down
      ? ChartRect(x: 0, y: 0, width: size.width, height: length) : ChartRect(x: 0, y: 0, width: length, height: size.height)
  }
}
