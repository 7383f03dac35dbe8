extension SessionChart {
  /// Folds the marks away, or shows them again.
  func change(to state: ChartState, animated: Bool, completion: ((Bool) -> Void)?) {
    guard state != session.state else {
      completion?(true)
      return
    }
    let before = animated ? presented : nil
    session.state = state
    if state == .collapsed {
      if Self.scrolls { session.scroll.stop()?.complete(false) }
      select(session.selection.collapse())
    }
    decorate()
    move(animated: animated, from: before, completion: completion)
  }

  /// What is on the screen now; nil where nothing has been.
  var presented: Motion.Moment? {
    switch session.motion {
    case .running(let motion): return moment(of: motion)
    case .pending(let from, _): return from
    case .entering: return nil
    case .none: return momentAtRest()
    }
  }

  /// Starts a motion from what was on the screen, or shows the change at once.
  func move(animated: Bool, from before: Motion.Moment?, completion: ((Bool) -> Void)?) {
    let former = session.motion
    let moves = animated && !environment.reducedMotion
    session.motion = moves ? .pending(from: before, completion: completion) : .none
    former.complete(false)
    if !moves { completion?(true) }
    changed()
  }

  /// The entrance that what has just been read is due; nil where it is shown, or moves, as anything else does.
  ///
  /// - Parameter isReload: Whether new data were asked for, with which an entrance that repeats plays again.
  func entranceDue(isReload: Bool) -> Entrance? {
    let isFirst = !session.hasEntered || session.motion.isEntering
    session.hasEntered = hasData
    guard hasData, session.state == .expanded, !environment.reducedMotion, let entrance, entrance.duration > 0,
      entrance.duration.isFinite
    else { return nil }
    return isFirst || isReload && entrance.repeats ? entrance : nil
  }

  /// Starts an entrance with the next drawing that has a size; whatever moved stops.
  func enter(_ entrance: Entrance, completion: ((Bool) -> Void)?) {
    let former = session.motion
    session.motion = .entering(entrance, completion: completion)
    former.complete(false)
    changed()
  }

  /// The chart was laid out anew, for another size perhaps: a motion under way has lost its end, and the new one is shown at once.
  func cutMotion() {
    guard case .running(let motion) = session.motion else { return }
    session.motion = .none
    motion.complete(false)
  }

  /// Whether something is moving at a time, or about to: a motion asked for is pending until the next drawing.
  func moves(at time: Double) -> Bool {
    let time = time > session.clock ? time : session.clock
    return session.motion.isMoving(at: time) || scrolls(at: time)
  }

  /// The picture at a time.
  ///
  /// - Parameter meanwhile: What is shown to whoever asks while the chart is being read or laid out.
  func picture(at time: Double, meanwhile: () -> Drawing) -> Drawing {
    session.advance(to: time)
    // Asked for by whoever is being asked for data: what there has been until now.
    guard !session.isReloading, !session.isLayingOut else { return meanwhile() }
    // What changes while the picture is being made is in it, and need not be told; what was to be told before still is.
    let (wasDrawing, wanted) = (session.isDrawing, session.wantsDisplay)
    session.isDrawing = true
    defer { (session.isDrawing, session.wantsDisplay) = (wasDrawing, wanted) }
    moveContent(to: time == .infinity ? time : session.clock)
    var drawing: Drawing?
    // A completion, or what a delegate does on hearing of an end, may change the chart: it is looked at again, and no further.
    for _ in 0..<3 where drawing == nil {
      layoutIfNeeded()
      if !session.needsLayout && !session.needsReload { drawing = step(to: time == .infinity ? time : session.clock) }
    }
    return drawing ?? session.picture
  }

  /// The picture at a time; nil where a motion has just ended and its completion has been called.
  private func step(to time: Double) -> Drawing? {
    if case .pending(let from, let completion) = session.motion {
      let duration = environment.reducedMotion ? 0 : Transition.duration
      session.motion = .running(makeMotion(from: from, duration: duration, completion: completion))
    }
    if case .entering(let entrance, let completion) = session.motion, !session.picture.size.isEmpty {
      session.motion = .running(makeEntrance(environment.reducedMotion ? entrance.instant : entrance, completion: completion))
    }
    guard case .running(var motion) = session.motion else { return session.picture }
    guard let drawing = drawing(of: &motion, at: time) else {
      session.motion = .none
      motion.complete(true)
      return nil
    }
    session.motion = .running(motion)
    return drawing
  }
}
