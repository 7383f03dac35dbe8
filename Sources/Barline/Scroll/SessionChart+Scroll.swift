extension SessionChart {
  /// Kinds of chart that never scroll.
  static var scrolls: Bool { false }
  var window: ScrollWindow? { nil }
  func span(of index: ChartIndex) -> (start: Double, end: Double)? { nil }
  func tellScrolled(_ delegate: Delegate) {}
  func findInView(_ first: (item: Int, id: ChartID)) {}

  /// How much of the content is to the left of the plot, in points.
  var offsetNow: Double {
    layoutIfNeeded()
    return window?.offset ?? 0
  }

  /// The greatest offset.
  var maximumOffsetNow: Double {
    layoutIfNeeded()
    return window?.maximumOffset ?? 0
  }

  /// Code asks for a place; whatever moved the content stops.
  func scroll(to place: ScrollPlace, animated: Bool, completion: ((Bool) -> Void)?) {
    let former = session.scroll.motion
    session.scroll.motion = nil
    guard animated, !environment.reducedMotion, let target = target(of: place) else {
      session.scroll.move(to: place, shift: 0)
      former?.complete(false)
      relayout()
      completion?(true)
      return
    }
    session.scroll.motion = .glide(from: offsetNow, to: target, begun: nil, completion: completion)
    former?.complete(false)
    changed()
  }

  /// The offset that a place comes to; nil where nothing has been laid out that could scroll.
  private func target(of place: ScrollPlace) -> Double? {
    layoutIfNeeded()
    return window.map { min(max($0.offset(of: place), 0), $0.maximumOffset) }
  }

  /// The view has another size: what stood at the plot's left edge stays there, however wide the content is now.
  func resized() {
    if session.scroll.isSettled, !session.needsReload, let window, window.offset > 0 {
      session.scroll.move(to: .position(window.value(inContent: window.offset)), shift: 0)
    }
    relayout()
  }

  /// Takes over where a layout has put the content.
  ///
  /// - Parameter hasItems: Whether there is anything to scroll.
  func settleScroll(hasItems: Bool) {
    guard !size.isEmpty else { return }
    let window = window
    // What code asked for before there were data is for the data to come; what data have left behind is not.
    if window == nil, !hasItems, !session.scroll.isSettled { return }
    let offset = window?.offset ?? 0
    (session.scroll.place, session.scroll.shift, session.scroll.isSettled) = (.offset(offset), 0, true)
    if window == nil, let motion = session.scroll.motion {
      session.scroll.motion = nil
      motion.complete(false)
    }
    guard offset != session.scroll.offset else { return }
    session.scroll.offset = offset
    session.outbox.addScrolled(to: listener)
    session.wantsDisplay = true
  }

  /// Takes a touch on a chart that scrolls: to the content, or to the selection.
  func arbitrate(_ touch: ChartTouch) -> InputResponse {
    moveContent(to: session.clock)
    let actions = session.scroll.arbiter.take(touch, at: session.clock, isMoving: session.scroll.motion != nil)
    let response = perform(actions)
    switch session.scroll.arbiter.phase {
    case .pressed: return .undecided
    case .dragging: return .claimed
    case .idle, .selecting: return response
    }
  }

  /// Does what the arbiter says.
  @discardableResult private func perform(_ actions: [ScrollArbiter.Action]) -> InputResponse {
    var response = InputResponse.ignored
    for action in actions {
      switch action {
      case .scroll(let points): move(by: points)
      case .halt: halt()
      case .coast(let velocity):
        response = .claimed
        guard !environment.reducedMotion, let window else { continue }
        session.scroll.motion = Coast(
          from: window.offset, velocity: velocity, at: session.clock, maximum: window.maximumOffset
        ).map { .coast($0) }
        changed()
      case .select(let touch):
        if pass(touch) == .claimed { response = .claimed }
      }
    }
    return response
  }

  /// Moves the content on, and lays it out there.
  private func move(by points: Double) {
    guard let window else { return }
    let offset = min(max(window.offset + points, 0), window.maximumOffset)
    guard offset != window.offset else { return }
    session.scroll.move(to: offset)
    session.needsLayout = true
    layoutIfNeeded()
    changed()
  }

  /// Puts the content somewhere, at once, as far as that goes, and stops whatever moved it; false where it is there already.
  func move(to offset: Double) -> Bool {
    guard let window, min(max(offset, 0), window.maximumOffset) != window.offset else { return false }
    halt()
    move(by: offset - window.offset)
    return true
  }

  /// Stops a content that moves by itself.
  private func halt() {
    let former = session.scroll.motion
    session.scroll.motion = nil
    former?.complete(false)
  }

  /// The clock has gone on: a content that moves by itself moves on, and a finger that has rested selects.
  func moveContent(to time: Double) {
    guard Self.scrolls else { return }
    if var motion = session.scroll.motion {
      let (offset, isOver) = motion.step(to: time)
      session.scroll.motion = isOver ? nil : motion
      if offset != window?.offset {
        session.scroll.move(to: offset)
        session.needsLayout = true
        layoutIfNeeded()
        session.wantsDisplay = true
      }
      if isOver { motion.complete(true) }
    }
    if session.scroll.arbiter.isWaiting { perform(session.scroll.arbiter.wait(until: time)) }
  }

  /// Whether the content moves at a time, or a finger on it may soon select.
  func scrolls(at time: Double) -> Bool {
    Self.scrolls && (session.scroll.motion?.isMoving(at: time) ?? false || session.scroll.arbiter.isWaiting)
  }

  /// What is in view when data are read anew, if the source has said what it is known by: the first item and its identity.
  var firstInView: (item: Int, id: ChartID)? {
    guard Self.scrolls, let window, let item = window.items.first, let id = session.names.id(item), case .name = id else {
      return nil
    }
    return (item, id)
  }

  /// Keeps what was in view where it was, if it is now somewhere else and is found without much ado: among 2,000 items at most.
  func keepInView(_ first: (item: Int, id: ChartID), count: Int, idAt: (Int) -> ChartID) {
    guard let window, session.scroll.isSettled, count <= BarPlan.mostMarks,
      let found = place(of: first.id, near: first.item, count: count, idAt: idAt), found != first.item
    else { return }
    session.scroll.move(to: .item(found), shift: window.offset - window.slot(first.item).start)
  }

  /// The places of items that are as wide as their labels, nil where they are not; measured once a reading and an environment.
  func labelSlots(_ options: ScrollOptions, count: Int, label: (Int) -> String?) -> LabelSlots? {
    guard case .labels(let margin) = options.width else { return nil }
    if let known = session.scroll.labels, known.reading == session.readings, known.margin == margin { return known.slots }
    let reading = session.readings
    let slots = LabelSlots(count: count, margin: margin, environment: environment, label: label)
    session.scroll.labels = (slots, reading, margin)
    return slots
  }
}

extension LabelSlots {
  /// Measures labels as a category axis sets them.
  init(count: Int, margin: Double, environment: ChartEnvironment, label: (Int) -> String?) {
    let style = TextStyle(size: environment.size(CategoryLabels.size), color: .secondary)
    self.init(count: count, margin: margin) { item in
      label(item).map { $0.isEmpty ? 0 : environment.measurer.width(of: $0, style: style) } ?? 0
    }
  }
}
