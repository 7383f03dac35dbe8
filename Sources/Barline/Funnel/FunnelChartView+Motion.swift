extension FunnelChartView {
  var hasData: Bool { model.values.contains { !$0.isNaN } }

  func momentAtRest() -> FunnelMotion.Moment? {
    let picture = session.picture
    guard hasPlan, !size.isEmpty, !picture.frame.isEmpty || !picture.marks.isEmpty else { return nil }
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
  /// Marks with the words of those that they are on their way to: words do not travel, and of the hairlines that join them to stages
  /// only the ends at the stages do, so that none runs through a word that has become longer.
  fileprivate func withWords(of target: Drawing.Sheet, _ marks: Drawing.Sheet) -> Drawing.Sheet {
    guard hasMarks, let old = marks.lastLayer, let new = target.lastLayer else { return marks }
    guard marks.hasSameShape(old, as: target, new) else { return marks.replacing(old, by: new, of: target) }
    var marks = marks
    // Leaders stand before all else in their layer and texts after it, each of four numbers: two points; a place, a turn and a width.
    let (count, leaders) = (target.numbers.count - new.firstNumber, 4 * words.leaders.count)
    let texts = 4 * (words.beside + words.rates).count { !$0.string.isEmpty }
    guard leaders + texts <= count else { return marks }
    let across = grid.direction == .down ? 0 : 1
    marks.change { sheet in
      func take(_ number: Int) { sheet.numbers[old.firstNumber + number] = target.numbers[new.firstNumber + number] }
      for number in 0..<leaders where number % 4 != (words.leaders[number / 4].startsAtWord ? 2 : 0) + across { take(number) }
      for number in (count - texts)..<count { take(number) }
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
