import Barline

extension SelectionEvent {
  /// Whether it is the end of a selection.
  public var isEnd: Bool {
    if case .ended = kind { return true }
    return false
  }
}

extension [SelectionEvent] {
  /// What is wrong with events in this order, a sentence each; empty where they obey the law of selections: each begin is followed by
  /// any number of moves and exactly one end, at the mark selected last, before the next begin. The last selection may still last.
  public var orderProblems: [String] {
    var problems: [String] = []
    var selected: ChartIndex?
    for (place, event) in enumerated() {
      func fault(_ sentence: String) { problems.append("event \(place), \(event): " + sentence) }
      switch event.kind {
      case .began:
        if selected != nil { fault("begins before the one before it has ended") }
        selected = event.index
      case .moved:
        if selected == nil { fault("moves what has not begun") }
        if selected == event.index { fault("moves to where it is") }
        selected = event.index
      case .ended:
        if selected == nil { fault("ends what has not begun, or has ended already") }
        // A reload may have put the selected datum elsewhere.
        selected = nil
      }
    }
    return problems
  }
}
