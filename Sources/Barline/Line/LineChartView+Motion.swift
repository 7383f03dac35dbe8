extension LineChartView {
  /// Folds the lines away, or shows them again. A collapsed chart ignores touches.
  ///
  /// - Parameters:
  ///   - animated: Whether lines move there within 0.25 s from the next drawing, however many there are.
  ///   - completion: Called once: true when they have arrived, at once if nothing moves; false when another motion took over.
  public func setState(_ state: ChartState, animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    guard state != self.state else {
      completion?(true)
      return
    }
    let before = animated ? presented : nil
    self.state = state
    if state == .collapsed {
      heldLine = nil
      select(selection.collapse())
    }
    decorate()
    move(animated: animated, from: before, completion: completion)
  }

  /// What is on the screen now; nil where nothing has been.
  var presented: LineMotion.Start? {
    guard let plan, !plan.size.isEmpty else { return nil }
    let drawn = needsLayout ? nil : snapshot
    if let motion { return motion.presented(on: plan, of: drawn, collapsed: state == .collapsed) }
    guard state == .expanded else { return LineMotion.Start() }
    return plan.presented(drawnIDs, of: drawn)
  }

  /// Starts a motion from what was on the screen, or shows the change at once.
  func move(animated: Bool, from before: LineMotion.Start?, completion: ((Bool) -> Void)?) {
    let former = motion
    let moves = animated && !environment.reducedMotion
    motion = moves ? LineMotion(from: before ?? LineMotion.Start(), completion: completion) : nil
    former?.complete(false)
    if !moves { completion?(true) }
    changed()
  }

  /// The chart was laid out anew, for another size perhaps: a motion under way has lost its end, and the new one is shown at once.
  func cutMotion() {
    guard let motion, motion.hasBegun else { return }
    self.motion = nil
    motion.complete(false)
  }

  /// Whether something is moving at a time, or about to: a motion asked for is pending until the next drawing.
  public func isMoving(at time: Double) -> Bool { motion?.isMoving(at: time > clock ? time : clock) ?? false }

  /// What the chart looks like at a time, in seconds of any monotone clock; earlier than the last counts as the last, NaN too. At +∞
  /// everything has come to rest.
  ///
  /// Reads and lays out what has not been yet. A pending motion starts at this time.
  /// - Complexity: at rest, constant; in motion, O(lines · width).
  public func drawing(at time: Double) -> Drawing {
    if time.isFinite, time > clock { clock = time }
    // Asked for by whoever is being asked for data: what there has been until now.
    guard !isReloading, !isLayingOut else { return picture }
    // What changes while the picture is being made is in it, and need not be told; what was to be told before still is.
    let (wasDrawing, wanted) = (isDrawing, wantsDisplay)
    isDrawing = true
    defer { (isDrawing, wantsDisplay) = (wasDrawing, wanted) }
    var drawing: Drawing?
    // A completion, or what a delegate does on hearing of an end, may change the chart: it is looked at again, and no further.
    for _ in 0..<3 where drawing == nil {
      layoutIfNeeded()
      if !needsLayout && !needsReload { drawing = step(to: time == .infinity ? time : clock) }
    }
    return drawing ?? picture
  }

  /// The picture at a time; nil where a motion has just ended and its completion has been called.
  private func step(to time: Double) -> Drawing? {
    guard var motion, let plan, !plan.size.isEmpty else { return picture }
    if environment.reducedMotion { motion.duration = 0 }
    motion.aim(at: plan, drawnIDs)
    guard let share = motion.share(at: time) else {
      self.motion = nil
      motion.complete(true)
      return nil
    }
    self.motion = motion
    let (model, names) = (snapshot, names)
    let moving = plan.moving(motion, at: share, of: model, collapsed: state == .collapsed)
    // Without a revision, as all that moves: it is another in each picture.
    var drawing = picture
    drawing.marks = Drawing.Sheet { moving.draw(of: model, names: names, into: &$0) }
    guard let index = selection.index, state == .expanded, model.value(at: index) != nil else { return drawing }
    drawing.dimming = [Double](repeating: 1, count: moving.leaving.count) + picture.dimming
    drawing.selection = Drawing.Sheet {
      moving.plan.drawSelection(of: model, at: index, touch: selection.touchPoint, isMoving: true, into: &$0)
    }
    return drawing
  }
}
