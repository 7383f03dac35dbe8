/// What touches, or hovers over, a place: on it depends which mark is meant.
enum Contact {
  /// A finger that comes down.
  case down
  /// A finger that moves.
  case drag
  /// A pointer that is not held down.
  case hover
}

/// How much one key asks.
enum KeyLimit {
  /// A delegate is asked about no more marks, whatever it says: beyond them the key finds nothing.
  static let questions = 1000
}

extension SessionChart {
  /// Takes an input of any kind.
  func take(_ input: ChartInput) -> InputResponse {
    switch input {
    case .touch(let touch): take(touch)
    case .hover(let hover): take(hover)
    case .wheel(let wheel): take(wheel)
    case .key(let press): take(press)
    }
  }

  /// Whether anything but a finger counts now. Reads and lays out what has not been yet.
  private func listens(at time: Double) -> Bool {
    session.advance(to: time)
    guard !session.isReloading else { return false }
    layoutIfNeeded()
    return isOpen
  }

  /// Whether marks are shown, and no finger is on them.
  private var isOpen: Bool {
    session.state == .expanded && !session.selection.isTouched && session.scroll.arbiter.finger == nil
  }

  /// Takes a pointer that hovers.
  private func take(_ hover: ChartHover) -> InputResponse {
    // That it has left counts whenever it happens.
    guard hover.point == nil ? isOpen : listens(at: hover.time) else { return .ignored }
    return self.hover(at: hover.point)
  }

  private func hover(at point: ChartPoint?) -> InputResponse {
    let (before, keeps) = (session.selection.index, keepsSelection)
    let counts = session.selection.minds(hoverAt: point, keeps: keeps)
    let meant = counts ? point.flatMap { target(at: $0, by: .hover) } : nil
    // What the delegate was asked may have changed the chart.
    guard isOpen else { return .ignored }
    let found = meant.flatMap { exists($0) ? $0 : nil }
    let wasHovered = session.selection.isHovered
    change { $0.hover(at: point, over: found, keeps: keeps) }
    return found != nil || wasHovered && before != nil ? .claimed : .ignored
  }

  /// Takes a turn of the wheel.
  private func take(_ wheel: ChartWheel) -> InputResponse {
    guard Self.scrolls, listens(at: wheel.time) else { return .ignored }
    moveContent(to: session.clock)
    guard let window, move(to: window.offset + wheel.way) else { return .ignored }
    // Another mark has come under the pointer.
    if isOpen, session.selection.isHovered { _ = hover(at: wheel.point) }
    return .claimed
  }

  /// Takes a key.
  private func take(_ press: ChartKeyPress) -> InputResponse {
    guard listens(at: press.time) else { return .ignored }
    let (before, keeps) = (session.selection.index, keepsSelection)
    switch press.key {
    case .escape:
      change { $0.escape() }
    case .enter:
      guard keeps else { return .ignored }
      let isAgain = before.map { replays($0) } ?? false
      change(replaying: isAgain) { $0.press(keeps: keeps, replays: isAgain) }
    case .left, .right, .up, .down, .home, .end:
      guard step(press.key, from: before) else {
        // A chart that has the keyboard keeps the keys that go along it also at its ends.
        return before != nil && press.key != .up && press.key != .down ? .claimed : .ignored
      }
      return .claimed
    }
    return before == nil ? .ignored : .claimed
  }

  /// Goes on to the mark that a key means, and brings it into view; false where there is none.
  private func step(_ key: ChartKey, from start: ChartIndex?) -> Bool {
    var questions = 0
    let target = mark(key, from: start) { index in
      guard exists(index) else { return false }
      // The mark that is selected already has been asked about.
      if index == start { return true }
      questions += 1
      return questions <= KeyLimit.questions && mayBeSelected(index)
    }
    guard let target, isOpen, exists(target) else { return false }
    if Self.scrolls, let window, let span = span(of: target) { _ = move(to: window.offset(revealing: span)) }
    // Whoever heard of that may have changed the chart.
    guard isOpen, exists(target) else { return false }
    change { $0.step(to: target) }
    return true
  }
}
