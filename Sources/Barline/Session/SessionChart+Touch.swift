extension SessionChart {
  /// What is selected, when everything that was set has been read.
  var selectedNow: ChartIndex? {
    layoutIfNeeded()
    return session.selection.index
  }

  /// Code selects a mark, or none.
  func select(byCode index: ChartIndex?) {
    layoutIfNeeded()
    let target = index.flatMap { session.state == .expanded && mayBeSelected($0) ? $0 : nil }
    let isSame = target == session.selection.index
    let messages = session.selection.set(target)
    guard !isSame else { return }
    select(messages)
    changed()
  }

  /// Takes a touch.
  func take(_ touch: ChartTouch) -> InputResponse {
    session.advance(to: touch.time)
    let isDown = touch.phase == .began || touch.phase == .moved
    guard !session.isReloading || !isDown else { return .ignored }
    layoutIfNeeded()
    return Self.scrolls && isForContent(touch) ? arbitrate(touch) : pass(touch)
  }

  /// Whether a touch may move the content.
  private func isForContent(_ touch: ChartTouch) -> Bool {
    session.scroll.arbiter.finger != nil
      || window != nil && touch.phase == .began && session.state == .expanded && session.selection.follows(touch)
  }

  /// Gives a touch to the selection.
  func pass(_ touch: ChartTouch) -> InputResponse {
    let isDown = touch.phase == .began || touch.phase == .moved
    guard session.state == .expanded, session.selection.follows(touch) else { return .ignored }
    let target = isDown ? target(at: touch.point, by: touch.phase == .began ? .down : .drag) : nil
    // What the delegate was asked may have changed the chart.
    let found = target.flatMap { !exists($0) || session.state == .collapsed ? nil : $0 }
    let (before, keeps) = (session.selection.index, keepsSelection)
    let isAgain = keeps && touch.phase == .ended && session.selection.isTapped && before.map { replays($0) } ?? false
    change(replaying: isAgain) { $0.touch(touch, over: found, keeps: keeps, replays: isAgain) }
    return found != nil || before != nil ? .claimed : .ignored
  }

  /// Changes the selection, and tells whoever must know of what has changed.
  ///
  /// - Parameter isAgain: Whether the selected mark's motion plays again.
  func change(replaying isAgain: Bool = false, _ rule: (inout Selection) -> [Selection.Message]) {
    let (before, band, card) = (session.selection.index, session.picture.selection, session.picture.tooltip)
    let messages = rule(&session.selection)
    select(messages)
    if isAgain { replay() }
    // What moves within a mark changes no message, but the tooltip keeps clear of a finger, and a band may follow it.
    let hasMoved = session.picture.tooltip != card || session.picture.selection != band
    if !messages.isEmpty || session.selection.index != before || hasMoved || isAgain { changed() }
  }

  /// Whether a mark is there and the delegate lets it be selected.
  func mayBeSelected(_ index: ChartIndex) -> Bool {
    guard exists(index) else { return false }
    // A delegate that selects a mark while it is being asked is not asked about that.
    guard let delegate = listener, !session.isAsking else { return true }
    session.isAsking = true
    defer { session.isAsking = false }
    return isAllowed(index, by: delegate)
  }

  /// Takes over a change of the selection: the picture first, then the delegate is owed its messages.
  func select(_ messages: [Selection.Message]) {
    send(messages)
    session.isIdentified = false
    // While the source is being asked, its answer is waited for.
    guard !session.isReloading, !session.isNaming else { return }
    identify()
    decorate()
  }
}
