extension LineChartView {
  /// Takes everything that the source and the delegate say, once.
  func readSource() {
    // The same two objects are asked throughout, whoever is set or let go meanwhile.
    let (source, delegate) = (dataSource, delegate)
    self.source = source
    let held = heldLine.flatMap { model.lines.indices.contains($0) ? model.lines[$0].id : nil }
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
    // Whoever gives dots their styles may ask for the values that they go by. Nothing else holds the lines then, so that none is copied.
    lines = []
    fresh.lines = []
    readDots(delegate)
    heldLine = held.flatMap { line(of: $0, near: heldLine) }
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
      given += self.read(&lines[place], place, count: count, from: source)
      read += count
      let (sum, isTooLarge) = asked.addingReportingOverflow(points)
      asked = isTooLarge ? Int.max : sum
    }
    if asked > read { faults.append(.tooManyValues(announced: asked, read: read)) }
    if given < read { faults.append(.wrongValueCount(expected: read, given: given)) }
    LineModel.distinguish(&lines)
  }

  /// Reads a line; how many values there were.
  private func read(
    _ line: inout LineModel.Line, _ place: Int, count: Int, from source: (any LineChartViewDataSource)?
  ) -> Int {
    let askPositions = { (run: Range<Int>, span: inout OutputSpan<Double>) in
      source?.lineChartView(self, positionsForPointsIn: run, ofLine: place, into: &span) ?? ()
    }
    let hasPositions = source?.lineChartView(self, hasPositionsForLine: place) ?? false
    line.dots = StyleRuns(standard: nil)
    return line.read(
      count: count,
      values: { run, span in source?.lineChartView(self, valuesForPointsIn: run, ofLine: place, into: &span) },
      positions: hasPositions ? askPositions : nil,
      givenValues: count > 0 ? source?.lineChartView(self, valuesOfLine: place) ?? nil : nil,
      givenPositions: count > 0 ? source?.lineChartView(self, positionsOfLine: place) ?? nil : nil)
  }

  /// Asks for the style of each dot, where lines have dots.
  private func readDots(_ delegate: (any LineChartViewDelegate)?) {
    guard let delegate else { return }
    for place in 0..<model.lines.count where model.lines[place].style.dots != nil {
      let dots = StyleRuns<DotStyle?>(count: model.lines[place].values.count, standard: nil) {
        delegate.lineChartView(self, dotStyleForPointAt: ChartIndex(item: $0, series: place))
      }
      model.lines[place].dots = dots
    }
  }

  private func readOptions(_ delegate: (any LineChartViewDelegate)?) {
    options.selectionBand = delegate?.selectionBand(in: self) ?? LineSelectionBand()
    options.frame.valueAxis = delegate?.valueAxis(in: self) ?? valueAxis
    options.frame.categoryAxis = delegate?.categoryAxis(in: self) ?? categoryAxis
    options.positionAxis = delegate?.positionAxis(in: self) ?? positionAxis
  }

  /// Where the datum that was selected is now.
  func findSelected() -> ChartIndex? {
    guard let before = selectedID, let index = session.selection.index else { return nil }
    let line = line(of: before.series, near: index.series)
    let item = place(of: before.item, near: index.item, count: model.count) { id(at: $0) }
    guard let line, let item else { return nil }
    return ChartIndex(item: item, series: line)
  }

  /// What a point is known by.
  func identity(of index: ChartIndex) -> Mark.ID? {
    guard model.lines.indices.contains(index.series) else { return nil }
    let line = model.lines[index.series].id
    return Mark.ID(role: .point, series: line, item: id(at: index.item))
  }

  /// Where a line is now; first looked for where it was.
  private func line(of id: ChartID, near place: Int?) -> Int? {
    if let place, place < model.lines.count, model.lines[place].id == id { return place }
    return model.lines.indices.first { model.lines[$0].id == id }
  }

  /// What an item is called; asked once a reload.
  func label(at item: Int) -> String? { label(at: item, of: source) }

  /// What an item is called, asked of the source that was read.
  func label(at item: Int, of source: (any LineChartViewDataSource)?) -> String? {
    label(at: item) { source?.lineChartView(self, labelForItem: $0) }
  }

  /// What an item is known by; asked once a reload.
  func id(at item: Int) -> ChartID { id(at: item, of: source) }

  /// What an item is known by, asked of the source that was read.
  func id(at item: Int, of source: (any LineChartViewDataSource)?) -> ChartID {
    id(at: item) { source?.lineChartView(self, idForItem: $0) ?? .index($0) }
  }
}
