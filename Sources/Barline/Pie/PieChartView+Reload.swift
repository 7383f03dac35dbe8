extension PieChartView {
  /// Takes everything that the source and the delegate say, once.
  func readSource() {
    // The same two objects are asked throughout, whoever is set or let go meanwhile.
    let (source, delegate) = (dataSource, delegate)
    self.source = source
    let announced = max(0, source?.numberOfSlices(in: self) ?? 0)
    let count = min(announced, PieModel.mostValues)
    // Not the chart's own while the source is asked: a call back into the chart must find a chart, not a half-read model.
    var values: [Double] = []
    let given = readRuns(into: &values, count: count) { run, span in
      source?.pieChartView(self, valuesForSlicesIn: run, into: &span)
    }
    func made(_ styles: StyleRuns<SliceStyle>) -> PieModel {
      var fresh = PieModel(values: values, styles: styles, options: options)
      if count < announced { fresh.faults.append(.tooManyValues(announced: announced, read: count)) }
      if given < count { fresh.faults.append(.wrongValueCount(expected: count, given: given)) }
      return fresh
    }
    // Whoever gives styles may ask for the values that they go by.
    model = made(StyleRuns(standard: .standard))
    if let delegate { model = made(readStyles(count: count, delegate)) }
  }

  private func readStyles(count: Int, _ delegate: any PieChartViewDelegate) -> StyleRuns<SliceStyle> {
    StyleRuns(count: count, standard: .standard) { delegate.pieChartView(self, styleForSliceAt: $0) }
  }

  /// Where the datum that was selected is now.
  func findSelected() -> ChartIndex? {
    guard let before = selectedID, let index = session.selection.index else { return nil }
    return place(of: before.item, near: index.item, count: model.count) { id(at: $0) }.map { ChartIndex(item: $0) }
  }

  /// What a slice is known by.
  func identity(of index: ChartIndex) -> Mark.ID? { Mark.ID(role: .slice, item: id(at: index.item)) }

  /// What a slice is called; asked once a reload.
  func label(at item: Int) -> String? { label(at: item, of: source) }

  /// What a slice is called, asked of the source that was read.
  func label(at item: Int, of source: (any PieChartViewDataSource)?) -> String? {
    label(at: item) { source?.pieChartView(self, labelForSliceAt: $0) }
  }

  /// What a slice is known by; asked once a reload.
  func id(at item: Int) -> ChartID { id(at: item, of: source) }

  /// What a slice is known by, asked of the source that was read.
  func id(at item: Int, of source: (any PieChartViewDataSource)?) -> ChartID {
    id(at: item) { source?.pieChartView(self, idForSliceAt: $0) ?? .index($0) }
  }
}
