extension BarChartView {
  /// Reads the data source and the delegate anew.
  ///
  /// A selection survives while its datum's identity is still there and may be selected; otherwise it ends, `.removed`.
  /// - Parameters:
  ///   - animated: Whether bars move from where they are on the screen to their new places, within 0.25 s from the next drawing.
  ///     Bars that are new grow from their baseline, those that are gone shrink to it.
  ///   - completion: Called once: true when the motion has ended, at once if there is none; false when another took over.
  public func reloadData(animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    guard !isReloading else {
      // Asked for while the source is being read: done once, when it has been.
      wantsReload = animated || wantsReload == true
      completion?(false)
      return
    }
    var before = animated ? presented : nil
    var isAnimated = animated
    read()
    if let again = wantsReload {
      if again, !isAnimated { (before, isAnimated) = (presented, true) }
      wantsReload = nil
      read()
      // Asked for by each reading: that would never end.
      wantsReload = nil
    }
    move(animated: isAnimated, from: before, completion: completion)
  }

  /// Reads if something has been set that has not been read.
  func readIfNeeded() {
    if needsReload, !isReloading { read() }
  }

  /// Takes everything that the source and the delegate say, once, and finds the selection again.
  private func read() {
    needsReload = false
    needsLayout = true
    isReloading = true
    readings += 1
    // Out of the chart while the source is asked: a call back into the chart must find a chart, not a half-read model.
    var fresh = model
    model.series = []
    var series = fresh.series
    fresh.series = []
    let before = selectedID
    labels.removeAll()
    readCounts(&fresh)
    readSeries(&series, count: fresh.count)
    fresh.series = series
    fresh.options = readOptions()
    model = fresh
    isReloading = false
    findSelection(before)
  }

  private func readCounts(_ fresh: inout BarModel) {
    fresh.count = max(0, dataSource?.numberOfBars(in: self) ?? 0)
  }

  private func readSeries(_ series: inout [BarModel.Series], count: Int) {
    let wanted = dataSource == nil || count == 0 ? 0 : max(1, dataSource?.numberOfSeries(in: self) ?? 1)
    if series.count > wanted { series.removeLast(series.count - wanted) }
    for place in 0..<wanted {
      let name = dataSource?.barChartView(self, nameOfSeries: place) ?? ""
      if place == series.count {
        series.append(BarModel.Series(name: name, id: .index(place), values: [], styles: BarStyleRuns()))
      }
      series[place].name = name
      series[place].id = .index(place)
      readValues(&series[place].values, count: count, series: place)
      series[place].infinite = BarModel.Series.clean(&series[place].values)
      series[place].styles = readStyles(count: count, series: place)
    }
  }

  /// Reads one series, at most 65,536 values at a time, into the memory it had before. What the source leaves out is missing.
  private func readValues(_ values: inout [Double], count: Int, series: Int) {
    if values.count > count { values.removeLast(values.count - count) }
    if values.count < count { values.append(contentsOf: repeatElement(.nan, count: count - values.count)) }
    values.withUnsafeMutableBufferPointer { all in
      var first = 0
      while first < count {
        let run = first..<min(count, first + 65_536)
        let piece = UnsafeMutableBufferPointer(rebasing: all[run])
        var span = OutputSpan(buffer: piece, initializedCount: 0)
        dataSource?.barChartView(self, valuesForBarsIn: run, ofSeries: series, into: &span)
        let given = span.finalize(for: piece)
        for missing in given..<piece.count { piece[missing] = .nan }
        first = run.upperBound
      }
    }
  }

  private func readStyles(count: Int, series: Int) -> BarStyleRuns {
    guard let delegate else { return BarStyleRuns() }
    return BarStyleRuns(count: count) { delegate.barChartView(self, styleForBarAt: ChartIndex(item: $0, series: series)) }
  }

  private func readOptions() -> BarOptions {
    options.barPadding = delegate?.barPadding(in: self)
    options.selectionBand = delegate?.selectionBand(in: self) ?? SelectionBand()
    options.frame.valueAxis = delegate?.valueAxis(in: self) ?? valueAxis
    options.frame.categoryAxis = delegate?.categoryAxis(in: self) ?? categoryAxis
    return options
  }

  /// Finds the selected datum among the new ones.
  private func findSelection(_ before: ChartID?) {
    guard let index = selection.index, let before else { return }
    let place = place(of: before, near: index.item)
    let found = place.map { ChartIndex(item: $0, series: index.series) }
    send(selection.reload(found.flatMap { mayBeSelected($0) ? $0 : nil }))
    selectedID = selection.index.map { id(at: $0.item) }
  }

  /// Where an identity is now; first looked for where it was.
  private func place(of id: ChartID, near item: Int) -> Int? {
    if case .index(let place) = id { return place < model.count && self.id(at: place) == id ? place : nil }
    if case .name(_, let occurrence) = id, occurrence == 0, item < model.count, self.id(at: item) == id { return item }
    labels.removeAll()
    return (0..<model.count).first { self.id(at: $0) == id }
  }

  /// What an item is called; asked once a reload.
  func label(at item: Int) -> String? { label(at: item, of: dataSource) }

  /// What an item is called, asked of the source that the chart has.
  func label(at item: Int, of source: (any BarChartViewDataSource)?) -> String? {
    if let known = labels.label(item) { return known }
    let reading = readings
    let label = source?.barChartView(self, labelForBarAt: item)
    // After a reload meanwhile the answer is out of date.
    if reading == readings { labels.keep(label: label, of: item) }
    return label
  }

  /// What an item is known by; asked once a reload.
  func id(at item: Int) -> ChartID { id(at: item, of: dataSource) }

  /// What an item is known by, asked of the source that the chart has.
  func id(at item: Int, of source: (any BarChartViewDataSource)?) -> ChartID {
    if let known = labels.id(item) { return known }
    let reading = readings
    let id = source?.barChartView(self, idForBarAt: item) ?? .index(item)
    return reading == readings ? labels.keep(id: id, of: item) : id
  }
}
