extension SessionChart {
  /// Reads and lays out whatever has not been yet.
  func layoutIfNeeded() {
    guard !session.isLayingOut, !session.isReloading else { return }
    // What a data source calls back may ask for another reading or layout: once more, and no further.
    for _ in 0..<2 {
      readIfNeeded()
      guard session.needsLayout || !hasPlan else { break }
      session.needsLayout = false
      session.isLayingOut = true
      layOut()
      session.isLayingOut = false
      cutMotion()
      decorate()
    }
    session.wantsReload = nil
    if !session.isNaming { identify() }
    deliver()
  }

  /// Draws what belongs to the selection anew; nothing else of the picture is touched.
  func decorate() {
    guard !session.isDecorating else {
      session.wantsDecoration = true
      return
    }
    session.isDecorating = true
    // A delegate that is asked for the tooltip may change the selection: once more, and no further.
    for _ in 0..<2 {
      session.wantsDecoration = false
      if hasPlan, !session.needsLayout, !session.isLayingOut, !session.picture.size.isEmpty { drawSelection() }
      if !session.wantsDecoration { break }
    }
    session.isDecorating = false
  }

  /// Stores a setting; whether it is another than before. Nothing is held open when the chart is told.
  func replace<Value: Equatable>(_ place: inout Value, _ value: Value) -> Bool {
    guard place != value else { return false }
    place = value
    return true
  }
}
