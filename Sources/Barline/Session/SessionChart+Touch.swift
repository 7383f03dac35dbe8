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
    guard target != session.selection.index else { return }
    select(session.selection.set(target))
    changed()
  }

  /// Takes a touch.
  func take(_ touch: ChartTouch) -> InputResponse {
    session.advance(to: touch.time)
    let isDown = touch.phase == .began || touch.phase == .moved
    guard !session.isReloading || !isDown else { return .ignored }
    layoutIfNeeded()
    if session.scroll.arbiter.finger != nil
      || window != nil && touch.phase == .began && session.state == .expanded && session.selection.follows(touch)
    {
      return arbitrate(touch)
    }
    return pass(touch)
  }

  /// Gives a touch to the selection.
  func pass(_ touch: ChartTouch) -> InputResponse {
    let isDown = touch.phase == .began || touch.phase == .moved
    guard session.state == .expanded, session.selection.follows(touch) else { return .ignored }
    let target = isDown ? target(of: touch) : nil
    // What the delegate was asked may have changed the chart.
    let found = target.flatMap { !exists($0) || session.state == .collapsed ? nil : $0 }
    let (before, band, card) = (session.selection.index, session.picture.selection, session.picture.tooltip)
    let keeps = keepsSelection
    let isAgain = keeps && touch.phase == .ended && session.selection.isTapped && before.map { replays($0) } ?? false
    let messages = session.selection.touch(touch, over: found, keeps: keeps, replays: isAgain)
    select(messages)
    if isAgain { replay() }
    // A finger that moves within a mark changes no message, but the tooltip keeps clear of it, and a band may follow it.
    let hasMoved = session.picture.tooltip != card || session.picture.selection != band
    if !messages.isEmpty || session.selection.index != before || hasMoved || isAgain { changed() }
    return found != nil || before != nil ? .claimed : .ignored
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
