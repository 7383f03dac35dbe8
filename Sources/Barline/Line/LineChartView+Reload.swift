extension LineChartView {
  /// Reads the data source and the delegate anew.
  ///
  /// A selection survives while the identities of its line and item are still there and it may be selected; otherwise it ends,
  /// `.removed`.
  /// - Parameters:
  ///   - animated: Whether lines move from where they are on the screen to their new places, within 0.25 s from the next drawing, also
  ///     where they have other counts or gaps. Lines that are new rise from their foot, those that are gone fade.
  ///   - completion: Called once: true when the motion has ended, at once if there is none; false when another took over.
  /// - Complexity: O(n) in the number of points, which are read in runs; the delegate is asked for each line's style, and for each point's
  ///   where the line has dots.
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
    let before = selectedID
    let held = heldLine.flatMap { model.lines.indices.contains($0) ? model.lines[$0].id : nil }
    labels.removeAll()
    // Out of the chart while the source is asked: a call back into the chart must find a chart, not a half-read model.
    var fresh = model
    model.lines = []
    var lines = fresh.lines
    fresh.lines = []
    fresh.faults = []
    readLines(&lines, &fresh.faults, from: source, delegate)
    readOptions(delegate)
    fresh.lines = lines
    fresh.count = lines.reduce(0) { max($0, $1.values.count) }
    fresh.options = options
    model = fresh
    heldLine = held.flatMap { line(of: $0, near: heldLine) }
    findSelection(before)
    isReloading = false
  }

  private func readLines(
    _ lines: inout [LineModel.Line], _ faults: inout [Diagnostic], from source: (any LineChartViewDataSource)?,
    _ delegate: (any LineChartViewDelegate)?
  ) {
    let announced = max(0, source?.numberOfLines(in: self) ?? 0)
    let wanted = min(announced, LineModel.mostLines)
    if lines.count > wanted { lines.removeLast(lines.count - wanted) }
    var (asked, read, given) = (announced - wanted, 0, 0)
    for place in 0..<wanted {
      let name = source?.lineChartView(self, nameOfLine: place) ?? ""
      let id = source?.lineChartView(self, idForLine: place) ?? .index(place)
      if place == lines.count { lines.append(LineModel.Line(name: name, id: id, style: .standard)) }
      lines[place].name = name
      lines[place].id = id
      lines[place].style = delegate?.lineChartView(self, styleForLine: place) ?? .standard
      let points = max(0, source?.numberOfPoints(inLine: place, of: self) ?? 0)
      let count = min(points, LineModel.mostValues - read)
      given += self.read(&lines[place], place, count: count, from: source, delegate)
      read += count
      let (sum, isTooLarge) = asked.addingReportingOverflow(points)
      asked = isTooLarge ? Int.max : sum
    }
    if asked > read { faults.append(.tooManyValues(announced: asked, read: read)) }
    if given < read { faults.append(.wrongValueCount(expected: read, given: given)) }
    distinguish(&lines)
  }

  /// Reads a line; how many values there were.
  private func read(
    _ line: inout LineModel.Line, _ place: Int, count: Int, from source: (any LineChartViewDataSource)?,
    _ delegate: (any LineChartViewDelegate)?
  ) -> Int {
    let askPositions = { (run: Range<Int>, span: inout OutputSpan<Double>) in
      source?.lineChartView(self, positionsForPointsIn: run, ofLine: place, into: &span) ?? ()
    }
    let hasPositions = source?.lineChartView(self, hasPositionsForLine: place) ?? false
    let given = line.read(
      count: count,
      values: { run, span in source?.lineChartView(self, valuesForPointsIn: run, ofLine: place, into: &span) },
      positions: hasPositions ? askPositions : nil)
    line.dots = StyleRuns(standard: nil)
    guard let delegate, line.style.dots != nil else { return given }
    for item in 0..<count {
      line.dots.append(delegate.lineChartView(self, dotStyleForPointAt: ChartIndex(item: item, series: place)))
    }
    return given
  }

  /// Adds its occurrence to a name that an earlier line has.
  private func distinguish(_ lines: inout [LineModel.Line]) {
    var occurrences: [String: Int] = [:]
    for place in lines.indices {
      guard case .name(let name, _) = lines[place].id else { continue }
      let earlier = occurrences[name] ?? 0
      occurrences[name] = earlier + 1
      lines[place].id = .name(name, occurrence: earlier)
    }
  }

  private func readOptions(_ delegate: (any LineChartViewDelegate)?) {
    options.selectionBand = delegate?.selectionBand(in: self) ?? LineSelectionBand()
    options.frame.valueAxis = delegate?.valueAxis(in: self) ?? valueAxis
    options.frame.categoryAxis = delegate?.categoryAxis(in: self) ?? categoryAxis
    options.positionAxis = delegate?.positionAxis(in: self) ?? positionAxis
  }

  /// Finds the selected datum among the new ones.
  private func findSelection(_ before: (line: ChartID, item: ChartID)?) {
    guard let index = selection.index, let before else { return }
    var found: ChartIndex?
    if let line = line(of: before.line, near: index.series), let item = item(of: before.item, near: index.item) {
      found = ChartIndex(item: item, series: line)
    }
    let allowed = found.flatMap { mayBeSelected($0) ? $0 : nil }
    // Whoever was asked may have selected something else meanwhile, or nothing.
    if selection.index == index { send(selection.reload(allowed)) }
    isIdentified = false
    identify()
  }

  /// Where a line is now; first looked for where it was.
  private func line(of id: ChartID, near place: Int?) -> Int? {
    if let place, place < model.lines.count, model.lines[place].id == id { return place }
    return model.lines.indices.first { model.lines[$0].id == id }
  }

  /// Where an item is now; first looked for where it was.
  private func item(of id: ChartID, near item: Int) -> Int? {
    if item < model.count, self.id(at: item) == id { return item }
    return (0..<model.count).first { self.id(at: $0) == id }
  }

  /// What an item is called; asked once a reload.
  func label(at item: Int) -> String? { label(at: item, of: source) }

  /// What an item is called, asked of the source that was read.
  func label(at item: Int, of source: (any LineChartViewDataSource)?) -> String? {
    if let known = labels.label(item) { return known }
    let (reading, outer) = (readings, isNaming)
    isNaming = true
    let label = source?.lineChartView(self, labelForItem: item)
    isNaming = outer
    // After a reload meanwhile the answer is out of date.
    if reading == readings { labels.keep(label: label, of: item) }
    return label
  }

  /// What an item is known by; asked once a reload.
  func id(at item: Int) -> ChartID { id(at: item, of: source) }

  /// What an item is known by, asked of the source that was read.
  func id(at item: Int, of source: (any LineChartViewDataSource)?) -> ChartID {
    if let known = labels.id(item) { return known }
    let (reading, outer) = (readings, isNaming)
    isNaming = true
    defer { isNaming = outer }
    let id = source?.lineChartView(self, idForItem: item) ?? .index(item)
    if case .name = id {
      // Which occurrence of a name it is depends on every item before it.
      while reading == readings, let earlier = labels.firstUnknown(before: item) {
        let id = source?.lineChartView(self, idForItem: earlier) ?? .index(earlier)
        if reading == readings { _ = labels.keep(id: id, of: earlier) }
      }
    }
    // After a reload meanwhile the answer is out of date.
    return reading == readings ? labels.keep(id: id, of: item) : id
  }
}
