extension SessionChart {
  /// Reads anew, and moves or jumps there.
  func reload(animated: Bool, completion: ((Bool) -> Void)?) {
    guard !session.isReloading, !session.isLayingOut else {
      // Asked for while the source is being asked: done once, after that.
      session.wantsReload = animated || session.wantsReload == true
      completion?(false)
      return
    }
    let before = animated ? presented : nil
    let isAnimated = readTwiceIfAsked() || animated
    if let entrance = entranceDue(isReload: true) {
      enter(entrance, completion: completion)
    } else {
      move(animated: isAnimated, from: isAnimated ? before ?? presented : nil, completion: completion)
    }
  }

  /// Reads if something has been set that has not been read, or if a reload was asked for while the chart was being laid out.
  func readIfNeeded() {
    guard session.needsReload || session.wantsReload != nil, !session.isReloading, !session.isLayingOut else { return }
    let wanted = session.wantsReload == true
    let before = wanted ? presented : nil
    session.wantsReload = nil
    let isAnimated = readTwiceIfAsked() || wanted
    if let entrance = entranceDue(isReload: wanted) {
      enter(entrance, completion: nil)
    } else if isAnimated {
      move(animated: true, from: before ?? presented, completion: nil)
    }
  }

  /// Reads, and once more if that is asked for meanwhile; whether that was to be animated.
  private func readTwiceIfAsked() -> Bool {
    read()
    guard let wanted = session.wantsReload else { return false }
    read()
    // Asked for by each reading: that would never end.
    session.wantsReload = nil
    return wanted
  }

  /// Takes everything that the source and the delegate say, once, and finds the selection again.
  private func read() {
    session.needsReload = false
    session.needsLayout = true
    session.isReloading = true
    session.readings += 1
    let first = firstInView
    session.names.removeAll()
    readSource()
    findSelection()
    if Self.scrolls, let first { findInView(first) }
    session.isReloading = false
  }

  /// Finds the selected datum among the new ones.
  private func findSelection() {
    guard let index = session.selection.index, selectedID != nil else { return }
    let allowed = findSelected().flatMap { mayBeSelected($0) ? $0 : nil }
    // Whoever was asked may have selected something else meanwhile, or nothing.
    if session.selection.index == index { send(session.selection.reload(allowed)) }
    session.isIdentified = false
    identify()
  }

  /// Asks for the identity of the selected mark, by which it will be found again.
  func identify() {
    // A source that is asked for it may change the selection: once more, and no further.
    for _ in 0..<2 where !session.isIdentified {
      session.isIdentified = true
      let reading = session.readings
      let id = session.selection.index.flatMap { identity(of: $0) }
      // It may also have made the chart read anew, and the selection has been found again.
      if session.isIdentified, reading == session.readings { selectedID = id }
    }
  }

  /// What an item is called; the source is asked once a reload.
  func label(at item: Int, ask: (Int) -> String?) -> String? {
    if let known = session.names.label(item) { return known }
    let (reading, outer) = (session.readings, session.isNaming)
    session.isNaming = true
    let label = ask(item)
    session.isNaming = outer
    // After a reload meanwhile the answer is out of date.
    if reading == session.readings { session.names.keep(label: label, of: item) }
    return label
  }

  /// What an item is known by; the source is asked once a reload.
  func id(at item: Int, ask: (Int) -> ChartID) -> ChartID {
    if let known = session.names.id(item) { return known }
    let (reading, outer) = (session.readings, session.isNaming)
    session.isNaming = true
    defer { session.isNaming = outer }
    let id = ask(item)
    if case .name = id {
      // Which occurrence of a name it is depends on every item before it.
      while reading == session.readings, let earlier = session.names.firstUnknown(before: item) {
        let id = ask(earlier)
        if reading == session.readings { _ = session.names.keep(id: id, of: earlier) }
      }
    }
    // After a reload meanwhile the answer is out of date.
    return reading == session.readings ? session.names.keep(id: id, of: item) : id
  }

  /// Where an identity is now; first looked for where it was.
  func place(of id: ChartID, near item: Int, count: Int, idAt: (Int) -> ChartID) -> Int? {
    if item < count, idAt(item) == id { return item }
    return (0..<count).first { idAt($0) == id }
  }
}
