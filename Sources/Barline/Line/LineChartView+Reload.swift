extension LineChartView {
  /// Reads the data source and the delegate anew.
  ///
  /// A selection survives while the identities of its line and item are still there and it may be selected; otherwise it ends,
  /// `.removed`.
  /// - Parameters:
  ///   - animated: Whether lines move from where they are on the screen to their new places, within 0.25 s from the next drawing, also
  ///     where they have other counts or gaps. Lines that are new rise from their foot, those that are gone fade.
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
    let before = selectedID
    labels.removeAll()
    // Out of the chart while the source is asked: a call back into the chart must find a chart, not a half-read model.
    var lines = model.lines
    model.lines = []
    readLines(&lines)
    readOptions()
    model.lines = lines
    model.count = lines.reduce(0) { max($0, $1.values.count) }
    model.options = options
    isReloading = false
    findSelection(before)
  }

  private func readLines(_ lines: inout [LineModel.Line]) {
    let wanted = max(0, dataSource?.numberOfLines(in: self) ?? 0)
    if lines.count > wanted { lines.removeLast(lines.count - wanted) }
    for place in 0..<wanted {
      let name = dataSource?.lineChartView(self, nameOfLine: place) ?? ""
      let id = dataSource?.lineChartView(self, idForLine: place) ?? .index(place)
      if place == lines.count { lines.append(LineModel.Line(name: name, id: id, style: .standard)) }
      lines[place].name = name
      lines[place].id = id
      lines[place].style = delegate?.lineChartView(self, styleForLine: place) ?? .standard
      read(&lines[place], place)
    }
    distinguish(&lines)
  }

  private func read(_ line: inout LineModel.Line, _ place: Int) {
    let count = max(0, dataSource?.numberOfPoints(inLine: place, of: self) ?? 0)
    let askPositions = { (run: Range<Int>, span: inout OutputSpan<Double>) in
      self.dataSource?.lineChartView(self, positionsForPointsIn: run, ofLine: place, into: &span) ?? ()
    }
    let hasPositions = dataSource?.lineChartView(self, hasPositionsForLine: place) ?? false
    line.read(
      count: count,
      values: { run, span in dataSource?.lineChartView(self, valuesForPointsIn: run, ofLine: place, into: &span) },
      positions: hasPositions ? askPositions : nil)
    line.dots = StyleRuns(standard: nil)
    guard let delegate, line.style.dots != nil else { return }
    for item in 0..<count {
      line.dots.append(delegate.lineChartView(self, dotStyleForPointAt: ChartIndex(item: item, series: place)))
    }
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

  private func readOptions() {
    options.selectionBand = delegate?.selectionBand(in: self) ?? LineSelectionBand()
    options.frame.valueAxis = delegate?.valueAxis(in: self) ?? valueAxis
    options.frame.categoryAxis = delegate?.categoryAxis(in: self) ?? categoryAxis
    options.positionAxis = delegate?.positionAxis(in: self) ?? positionAxis
  }

  /// Finds the selected datum among the new ones.
  private func findSelection(_ before: (line: ChartID, item: ChartID)?) {
    if let held = heldLine, held >= model.lines.count { heldLine = nil }
    guard let index = selection.index, let before else { return }
    let line = model.lines.indices.first { model.lines[$0].id == before.line }
    let item = place(of: before.item, near: index.item)
    var found: ChartIndex?
    if let line, let item { found = ChartIndex(item: item, series: line) }
    outbox.add(selection.reload(found.flatMap { mayBeSelected($0) ? $0 : nil }), to: delegate)
    noteSelection()
  }

  /// Where an item's identity is now; first looked for where it was.
  private func place(of id: ChartID, near item: Int) -> Int? {
    if case .index(let place) = id { return place < model.count && self.id(at: place) == id ? place : nil }
    if case .name(_, let occurrence) = id, occurrence == 0, item < model.count, self.id(at: item) == id { return item }
    labels.removeAll()
    return (0..<model.count).first { self.id(at: $0) == id }
  }

  /// Remembers what is selected by its identities.
  func noteSelection() {
    guard let index = selection.index, model.lines.indices.contains(index.series) else {
      selectedID = nil
      return
    }
    selectedID = (model.lines[index.series].id, id(at: index.item))
  }

  /// What an item is called; asked once a reload.
  func label(at item: Int) -> String? {
    if let known = labels.label(item) { return known }
    let reading = readings
    let label = dataSource?.lineChartView(self, labelForItem: item)
    // After a reload meanwhile the answer is out of date.
    if reading == readings { labels.keep(label: label, of: item) }
    return label
  }

  /// What an item is known by; asked once a reload.
  func id(at item: Int) -> ChartID {
    if let known = labels.id(item) { return known }
    let reading = readings
    let id = dataSource?.lineChartView(self, idForItem: item) ?? .index(item)
    return reading == readings ? labels.keep(id: id, of: item) : id
  }
}
