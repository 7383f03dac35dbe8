extension BarChartView {
  /// Reads the data source and the delegate anew.
  ///
  /// A selection survives while its datum's identity is still there and may be selected; otherwise it ends, `.removed`.
  /// - Parameters:
  ///   - animated: Whether bars move from where they are on the screen to their new places, within 0.25 s from the next drawing.
  ///     Bars that are new grow from their baseline, those that are gone shrink to it.
  ///   - completion: Called once: true when the motion has ended, at once if there is none; false when another took over.
  /// - Complexity: O(n) in the number of values, which are read in runs; where there is a delegate, it is asked for each bar's style.
  public func reloadData(animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    guard !isReloading, !isLayingOut else {
      // Asked for while the source is being asked: done once, after that.
      wantsReload = animated || wantsReload == true
      completion?(false)
      return
    }
    let before = animated ? presented : nil
    let isAnimated = readTwiceIfAsked() || animated
    move(animated: isAnimated, from: isAnimated ? before ?? presented : nil, completion: completion)
  }

  /// Reads if something has been set that has not been read, or if a reload was asked for while the chart was being laid out.
  func readIfNeeded() {
    guard needsReload || wantsReload != nil, !isReloading, !isLayingOut else { return }
    let wanted = wantsReload == true
    let before = wanted ? presented : nil
    wantsReload = nil
    if readTwiceIfAsked() || wanted { move(animated: true, from: before ?? presented, completion: nil) }
  }

  /// Reads, and once more if that is asked for meanwhile; whether that was to be animated.
  private func readTwiceIfAsked() -> Bool {
    read()
    guard let wanted = wantsReload else { return false }
    read()
    // Asked for by each reading: that would never end.
    wantsReload = nil
    return wanted
  }

  /// Takes everything that the source and the delegate say, once, and finds the selection again.
  private func read() {
    needsReload = false
    needsLayout = true
    isReloading = true
    readings += 1
    // The same two objects are asked throughout, whoever is set or let go meanwhile.
    let (source, delegate) = (dataSource, delegate)
    self.source = source
    // Out of the chart while the source is asked: a call back into the chart must find a chart, not a half-read model.
    var fresh = model
    model.series = []
    var series = fresh.series
    fresh.series = []
    let before = selectedID
    labels.removeAll()
    ownBars = [:]
    fresh.faults = []
    readSeries(&series, &fresh, from: source, delegate)
    fresh.series = series
    readOptions(delegate)
    fresh.options = options
    model = fresh
    findSelection(before)
    isReloading = false
  }

  private func readSeries(
    _ series: inout [BarModel.Series], _ fresh: inout BarModel, from source: (any BarChartViewDataSource)?,
    _ delegate: (any BarChartViewDelegate)?
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
        series.append(BarModel.Series(name: name, id: .index(place), values: [], styles: BarStyleRuns()))
      }
      series[place].name = name
      series[place].id = .index(place)
      given += readValues(&series[place].values, count: counts.items, series: place, from: source)
      series[place].infinite = BarModel.Series.clean(&series[place].values)
      series[place].styles = readStyles(count: counts.items, series: place, delegate)
    }
    let expected = counts.items * wanted
    if given < expected { fresh.faults.append(.wrongValueCount(expected: expected, given: given)) }
  }

  /// Reads one series, at most 65,536 values at a time, into the memory it had before. What the source leaves out is missing. Gives how
  /// many values there were.
  private func readValues(
    _ values: inout [Double], count: Int, series: Int, from source: (any BarChartViewDataSource)?
  ) -> Int {
    if values.count > count { values.removeLast(values.count - count) }
    if values.count < count { values.append(contentsOf: repeatElement(.nan, count: count - values.count)) }
    return values.withUnsafeMutableBufferPointer { all in
      var (first, total) = (0, 0)
      while first < count {
        let run = first..<min(count, first + 65_536)
        let piece = UnsafeMutableBufferPointer(rebasing: all[run])
        var span = OutputSpan(buffer: piece, initializedCount: 0)
        source?.barChartView(self, valuesForBarsIn: run, ofSeries: series, into: &span)
        let given = span.finalize(for: piece)
        for missing in given..<piece.count { piece[missing] = .nan }
        total += given
        first = run.upperBound
      }
      return total
    }
  }

  private func readStyles(count: Int, series: Int, _ delegate: (any BarChartViewDelegate)?) -> BarStyleRuns {
    guard let delegate else { return BarStyleRuns() }
    return BarStyleRuns(count: count) { delegate.barChartView(self, styleForBarAt: ChartIndex(item: $0, series: series)) }
  }

  private func readOptions(_ delegate: (any BarChartViewDelegate)?) {
    options.barPadding = delegate?.barPadding(in: self)
    options.selectionBand = delegate?.selectionBand(in: self) ?? SelectionBand()
    options.frame.valueAxis = delegate?.valueAxis(in: self) ?? valueAxis
    options.frame.categoryAxis = delegate?.categoryAxis(in: self) ?? categoryAxis
  }

  /// Finds the selected datum among the new ones.
  private func findSelection(_ before: ChartID?) {
    guard let index = selection.index, let before else { return }
    let found = place(of: before, near: index.item).map { ChartIndex(item: $0, series: index.series) }
    let allowed = found.flatMap { mayBeSelected($0) ? $0 : nil }
    // Whoever was asked may have selected something else meanwhile, or nothing.
    if selection.index == index { send(selection.reload(allowed)) }
    isIdentified = false
    identify()
  }

  /// Where an identity is now; first looked for where it was.
  private func place(of id: ChartID, near item: Int) -> Int? {
    if item < model.count, self.id(at: item) == id { return item }
    return (0..<model.count).first { self.id(at: $0) == id }
  }

  /// What an item is called; asked once a reload.
  func label(at item: Int) -> String? { label(at: item, of: source) }

  /// What an item is called, asked of the source that was read.
  func label(at item: Int, of source: (any BarChartViewDataSource)?) -> String? {
    if let known = labels.label(item) { return known }
    let (reading, outer) = (readings, isNaming)
    isNaming = true
    let label = source?.barChartView(self, labelForBarAt: item)
    isNaming = outer
    // After a reload meanwhile the answer is out of date.
    if reading == readings { labels.keep(label: label, of: item) }
    return label
  }

  /// What an item is known by; asked once a reload.
  func id(at item: Int) -> ChartID { id(at: item, of: source) }

  /// What an item is known by, asked of the source that was read.
  func id(at item: Int, of source: (any BarChartViewDataSource)?) -> ChartID {
    if let known = labels.id(item) { return known }
    let (reading, outer) = (readings, isNaming)
    isNaming = true
    defer { isNaming = outer }
    let id = source?.barChartView(self, idForBarAt: item) ?? .index(item)
    if case .name = id {
      // Which occurrence of a name it is depends on every item before it.
      while reading == readings, let earlier = labels.firstUnknown(before: item) {
        let id = source?.barChartView(self, idForBarAt: earlier) ?? .index(earlier)
        if reading == readings { _ = labels.keep(id: id, of: earlier) }
      }
    }
    // After a reload meanwhile the answer is out of date.
    return reading == readings ? labels.keep(id: id, of: item) : id
  }
}
