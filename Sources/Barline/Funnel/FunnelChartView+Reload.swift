extension FunnelChartView {
  /// Takes everything that the source and the delegate say, once.
  func readSource() {
    // The same two objects are asked throughout, whoever is set or let go meanwhile.
    let (source, delegate) = (dataSource, delegate)
    self.source = source
    // Out of the chart while the source is asked: a call back into the chart must find a chart, not a half-read model.
    var fresh = model
    model.values = []
    var values = fresh.values
    fresh.values = []
    ownStages = KeyTable()
    fresh.faults = []
    readCounts(&values, &fresh, from: source)
    fresh.values = values
    fresh.goals = readGoals(count: values.count, from: source)
    fresh.styles = StyleRuns(standard: .standard)
    model = fresh
    // Whoever gives styles may ask for the counts that they go by.
    if delegate != nil { model.styles = readStyles(count: values.count, delegate) }
  }

  private func readCounts(
    _ values: inout [Double], _ fresh: inout FunnelModel, from source: (any FunnelChartViewDataSource)?
  ) {
    let announced = max(0, source?.numberOfStages(in: self) ?? 0)
    let count = min(announced, FunnelModel.mostValues)
    if count < announced { fresh.faults.append(.tooManyValues(announced: announced, read: count)) }
    let given = readRuns(into: &values, count: count) { run, span in
      source?.funnelChartView(self, valuesForStagesIn: run, into: &span)
    }
    if given < count { fresh.faults.append(.wrongValueCount(expected: count, given: given)) }
    fresh.infinite = FunnelModel.clean(&values)
  }

  /// The goals; none at all where no stage has one.
  private func readGoals(count: Int, from source: (any FunnelChartViewDataSource)?) -> [Double] {
    guard let source else { return [] }
    var goals: [Double] = []
    for stage in 0..<count {
      guard let asked = source.funnelChartView(self, goalForStageAt: stage) else { continue }
      let goal = FunnelModel.goal(asked)
      guard !goal.isNaN else { continue }
      while goals.count < stage { goals.append(.nan) }
      goals.append(goal)
    }
    return goals
  }

  private func readStyles(count: Int, _ delegate: (any FunnelChartViewDelegate)?) -> StyleRuns<StageStyle> {
    guard let delegate else { return StyleRuns(standard: .standard) }
    return StyleRuns(count: count, standard: .standard) { delegate.funnelChartView(self, styleForStageAt: $0) }
  }

  /// Where the datum that was selected is now.
  func findSelected() -> ChartIndex? {
    guard let before = selectedID, let index = session.selection.index else { return nil }
    return place(of: before.item, near: index.item, count: model.count) { id(at: $0) }.map { ChartIndex(item: $0) }
  }

  /// What a stage is known by.
  func identity(of index: ChartIndex) -> Mark.ID? { Mark.ID(role: .stage, item: id(at: index.item)) }

  /// What a stage is called; asked once a reload.
  func label(at item: Int) -> String? { label(at: item, of: source) }

  /// What a stage is called, asked of the source that was read.
  func label(at item: Int, of source: (any FunnelChartViewDataSource)?) -> String? {
    label(at: item) { source?.funnelChartView(self, labelForStageAt: $0) }
  }

  /// What a stage is known by; asked once a reload.
  func id(at item: Int) -> ChartID { id(at: item, of: source) }

  /// What a stage is known by, asked of the source that was read.
  func id(at item: Int, of source: (any FunnelChartViewDataSource)?) -> ChartID {
    id(at: item) { source?.funnelChartView(self, idForStageAt: $0) ?? .index($0) }
  }
}
