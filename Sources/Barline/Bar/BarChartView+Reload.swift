extension BarChartView {
  /// Takes everything that the source and the delegate say, once.
  func readSource() {
    // The same two objects are asked throughout, whoever is set or let go meanwhile.
    let (source, delegate) = (dataSource, delegate)
    self.source = source
    // Out of the chart while the source is asked: a call back into the chart must find a chart, not a half-read model.
    var fresh = model
    model.series = []
    var series = fresh.series
    fresh.series = []
    ownBars = KeyTable()
    fresh.faults = []
    readSeries(&series, &fresh, from: source)
    fresh.series = series
    model = fresh
    // Whoever gives styles may ask for the values that they go by. Nothing else holds the series then, so that none is copied.
    series = []
    fresh.series = []
    readStyles(delegate)
    readOptions(delegate)
    model.options = options
  }

  private func readSeries(
    _ series: inout [BarModel.Series], _ fresh: inout BarModel, from source: (any BarChartViewDataSource)?
  ) {
    let items = max(0, source?.numberOfBars(in: self) ?? 0)
    let asked = items > 0 ? max(1, source?.numberOfSeries(in: self) ?? 1) : 0
    let counts = BarModel.counts(items: items, series: asked)
    let wanted = items > 0 ? counts.series : 0
    fresh.count = counts.items
    if counts.items < items || wanted < asked {
      let (product, isTooLarge) = items.multipliedReportingOverflow(by: asked)
      fresh.faults.append(.tooManyValues(announced: isTooLarge ? Int.max : product, read: counts.items * wanted))
    }
    if series.count > wanted { series.removeLast(series.count - wanted) }
    var given = 0
    for place in 0..<wanted {
      let name = source?.barChartView(self, nameOfSeries: place) ?? ""
      if place == series.count {
        series.append(BarModel.Series(name: name, id: .index(place), values: [], styles: StyleRuns(standard: .standard)))
      }
      series[place].name = name
      series[place].id = .index(place)
      given += readRuns(into: &series[place].values, count: counts.items) { run, span in
        source?.barChartView(self, valuesForBarsIn: run, ofSeries: place, into: &span)
      }
      series[place].clean()
      series[place].styles = StyleRuns(standard: .standard)
    }
    let expected = counts.items * wanted
    if given < expected { fresh.faults.append(.wrongValueCount(expected: expected, given: given)) }
  }

  private func readStyles(_ delegate: (any BarChartViewDelegate)?) {
    guard let delegate else { return }
    for series in 0..<model.series.count {
      let styles = StyleRuns<BarStyle>(count: model.count, standard: .standard) {
        delegate.barChartView(self, styleForBarAt: ChartIndex(item: $0, series: series))
      }
      model.series[series].styles = styles
    }
  }

  private func readOptions(_ delegate: (any BarChartViewDelegate)?) {
    options.barPadding = delegate?.barPadding(in: self)
    options.selectionBand = delegate?.selectionBand(in: self) ?? SelectionBand()
    options.frame.valueAxis = delegate?.valueAxis(in: self) ?? valueAxis
    options.frame.categoryAxis = delegate?.categoryAxis(in: self) ?? categoryAxis
  }

  /// Where the datum that was selected is now.
  func findSelected() -> ChartIndex? {
    guard let before = selectedID, let index = session.selection.index else { return nil }
    let series = model.series.indices.first { model.series[$0].id == before.series }
    let item = place(of: before.item, near: index.item, count: model.count) { id(at: $0) }
    guard let series, let item else { return nil }
    return ChartIndex(item: item, series: series)
  }

  /// What a bar is known by.
  func identity(of index: ChartIndex) -> Mark.ID? {
    Mark.ID(
      role: .bar, series: model.series.indices.contains(index.series) ? model.series[index.series].id : .index(index.series),
      item: id(at: index.item))
  }

  /// What an item is called; asked once a reload.
  func label(at item: Int) -> String? { label(at: item, of: source) }

  /// What an item is called, asked of the source that was read.
  func label(at item: Int, of source: (any BarChartViewDataSource)?) -> String? {
    label(at: item) { source?.barChartView(self, labelForBarAt: $0) }
  }

  /// What an item is known by; asked once a reload.
  func id(at item: Int) -> ChartID { id(at: item, of: source) }

  /// What an item is known by, asked of the source that was read.
  func id(at item: Int, of source: (any BarChartViewDataSource)?) -> ChartID {
    id(at: item) { source?.barChartView(self, idForBarAt: $0) ?? .index($0) }
  }
}
