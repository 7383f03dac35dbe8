extension SessionChart {
  /// What the chart shows while each of its marks in view is selected; nil where there are more marks than asked for.
  ///
  /// Nobody is told of these selections, and what is selected stays so.
  func statesOfMarks(upTo limit: Int) -> [PictureState]? {
    layoutIfNeeded()
    guard hasPlan, session.state == .expanded, !size.isEmpty, !session.isReloading, !session.isLayingOut else { return [] }
    guard let indices = marksInView(upTo: limit) else { return nil }
    let before = session.selection
    session.selection = Selection()
    decorate()
    let rest = session.picture.marks
    var states: [PictureState] = []
    for index in indices {
      // Whoever is asked may change the chart.
      guard exists(index), mayBeSelected(index), !session.needsLayout, session.state == .expanded, let area = area(of: index),
        let mark = mark(of: index)
      else { continue }
      session.selection = Selection(of: index)
      decorate()
      states.append(PictureState(mark: mark, area: area, picture: session.picture, rest: rest))
    }
    session.selection = before
    decorate()
    return states
  }
}

extension Selection {
  /// A mark that nobody was told of.
  fileprivate init(of index: ChartIndex) {
    self.init()
    _ = set(index)
  }
}
