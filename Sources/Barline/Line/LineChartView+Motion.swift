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
    guard let plan, !size.isEmpty else { return nil }
    if let motion {
      return motion.presented(collapsed: state == .collapsed, foldLine: plan.foldLine, marks: picture.marks)
    }
    guard state == .expanded else { return LineMotion.Start() }
    var start = LineMotion.Start(strength: 1, marks: picture.marks)
    let names = names
    for place in plan.traces.indices where place < model.lines.count {
      start.profiles[names.id(ofLine: place)] = plan.profile(ofLine: place)
    }
    return start
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
  public func isMoving(at time: Double) -> Bool { motion?.isMoving(at: time.isNaN ? clock : max(clock, time)) ?? false }

  /// What the chart looks like at a time, in seconds of any monotone clock; earlier than the last counts as the last, NaN too.
  ///
  /// Reads and lays out what has not been yet. A pending motion starts at this time.
  /// - Complexity: at rest, constant; in motion, O(lines · width).
  public func drawing(at time: Double) -> Drawing {
    if time > clock { clock = time }
    isDrawing = true
    defer {
      isDrawing = false
      wantsDisplay = false
    }
    layoutIfNeeded()
    guard var motion, let plan, !size.isEmpty else { return picture }
    let (model, names) = (snapshot, names)
    motion.aim(at: plan, names)
    guard let share = motion.share(at: clock) else {
      self.motion = nil
      let rest = picture
      motion.complete(true)
      return rest
    }
    self.motion = motion
    var drawing = picture
    let isCollapsed = state == .collapsed
    drawing.marks = Drawing.Sheet {
      plan.drawMarks(of: model, moving: motion, at: share, collapsed: isCollapsed, names: names, into: &$0)
    }
    drawing.dimming = []
    drawing.selection = Drawing.Sheet()
    return drawing
  }
}
