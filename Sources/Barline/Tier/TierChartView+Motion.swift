extension TierChartView {
  var hasData: Bool { !order.spans.isEmpty }

  func momentAtRest() -> TierScene? { state == .collapsed ? scene?.folded : scene }

  func moment(of motion: TierMotion) -> TierScene { motion.presented ?? momentAtRest() ?? TierScene.nothing }

  func makeMotion(from moment: TierScene?, duration: Double, completion: ((Bool) -> Void)?) -> TierMotion {
    TierMotion(from: moment, clock: MotionClock(duration: duration), completion: completion)
  }

  func makeEntrance(_ entrance: Entrance, completion: ((Bool) -> Void)?) -> TierMotion {
    TierMotion(
      from: nil, entrance: entrance.style, clock: MotionClock(duration: entrance.duration, pace: entrance.pace),
      completion: completion)
  }

  func drawing(of motion: inout TierMotion, at time: Double) -> Drawing? {
    guard let plan, let end = momentAtRest() else { return session.picture }
    if environment.reducedMotion { motion.clock.duration = 0 }
    motion.aim(at: end)
    guard motion.clock.share(at: time) != nil, let now = motion.presented else { return nil }
    let moving = plan.moving(in: now)
    let pose = TierPose(now, tiers: plan.layout.scale.pieces.count)
    let (model, own) = (snapshot, ownTiers)
    // Without a revision, as all that moves: it is another in each picture.
    var drawing = session.picture
    drawing.marks = Drawing.Sheet { moving.draw(pose, of: model, own: own, into: &$0) }
    (drawing.dimming, drawing.selection) = selectionParts(on: moving, pose)
    return drawing
  }
}
