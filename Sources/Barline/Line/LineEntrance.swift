/// How lines come on the screen.
extension LinePlan {
  /// The lines a share of the way from nothing to where they rest.
  ///
  /// - They grow from their foot, areas and dots with them, becoming stronger.
  /// - They are swept in by their strokes, each by its own length; areas and dots follow, or are there from the first.
  /// - They fade in, with all that belongs to them.
  func entering(_ style: Entrance.Style, _ share: Double) -> MovingLines {
    var moving = self
    let even = [Double](repeating: share, count: traces.count)
    switch style {
    case .grow:
      moving.traces = traces.map { $0.grown(share, from: foldLine) }
      return MovingLines(plan: moving, moment: LineMoment(strengths: even, dots: .grown(share, from: foldLine)), leaving: [])
    case .fade:
      return MovingLines(plan: moving, moment: LineMoment(strengths: even, dots: .all), leaving: [])
    case .sweep:
      moving.traces = traces.map { $0.stroked(share) }
      let follows = options.sweepsAreasAndDots
      return MovingLines(
        plan: moving, moment: LineMoment(strengths: [], areas: follows ? nil : traces, dots: follows ? .stroked : .all),
        leaving: [])
    }
  }

  /// The share of the plot's width up to which a line is drawn whose stroke has not come to its end; 1 at its end.
  func reach(ofLine place: Int, at rest: LinePlan) -> Double {
    guard traces[place].isRising, traces[place] != rest.traces[place] else { return 1 }
    let (left, width) = (plot.minX + padding, plot.width - 2 * padding)
    return width > 0 ? min(max((traces[place].tip - left) / width, 0), 1) : 1
  }
}
