extension LineChartView: CodedChart {
  /// The chart as bytes, at rest, with its data.
  public func encoded() -> [UInt8] { parts(.line).coder.bytes }

  /// What of the chart its bytes do not hold.
  public var encodingLosses: [EncodingLoss] { parts(.line).losses }

  var headRects: (header: ChartRect?, footer: ChartRect?) { (plan?.headerRect, plan?.footerRect) }

  func write(into parts: inout EncodedParts) {
    let model = snapshot
    let own = LineParts()
    own.options = model.options
    own.styles = model.lines.map { $0.style }
    own.dots = model.lines.map { $0.dots }
    own.positions = model.lines.map { $0.positions }
    own.code(&parts.coder)
    parts.write(tables(of: model), items: model.lines.reduce(0) { $0 + $1.values.count })
  }

  private func tables(of model: LineModel) -> ChartTables {
    var tables = ChartTables()
    tables.rows = model.lines.map { $0.values }
    tables.names = model.lines.map { $0.name }
    let (source, delegate) = (source, delegate)
    tables.rowIDs = model.lines.indices.map { source?.lineChartView(self, idForLine: $0) ?? .index($0) }
    tables.askItems(
      model.count, label: { source?.lineChartView(self, labelForItem: $0) },
      id: { source?.lineChartView(self, idForItem: $0) ?? .index($0) })
    guard let delegate, let plan else { return tables }
    let names = names
    tables.askMarks(
      model.lines.map { $0.values.count }, exists: { model.value(at: $0) != nil },
      isAllowed: { delegate.lineChartView(self, shouldSelectPointAt: $0) },
      tooltip: { index in
        let suggested = plan.tooltip(of: model, at: index, label: names.label(index), environment: self.environment)
        return (suggested, delegate.lineChartView(self, tooltipForPointAt: index, suggested: suggested))
      })
    let slots = labelSlots(model.options.scroll, count: model.count)
    func layOut(_ size: ChartSize, _ words: LinePlan.Words) {
      _ = LinePlan(model, in: size, environment: environment, labels: slots, words: words)
    }
    tables.texts = ChartTables.askTexts(size) { size, keep in
      layOut(
        size,
        LinePlan.Words(
          label: { self.label(at: $0, of: source) },
          tick: { keep($0, delegate.lineChartView(self, textForTickAt: $0)) },
          position: { delegate.lineChartView(self, textForPosition: $0) }))
    }
    tables.positionTexts = ChartTables.askTexts(size) { size, keep in
      layOut(
        size,
        LinePlan.Words(
          label: { self.label(at: $0, of: source) }, tick: { delegate.lineChartView(self, textForTickAt: $0) },
          position: { keep($0, delegate.lineChartView(self, textForPosition: $0)) }))
    }
    tables.drawings = ownDots.keys.sorted { ($0.series, $0.item) < ($1.series, $1.item) }.map { index in
      ChartTables.OwnDrawing(
        index: index, rect: ChartRect(around: plan.point(at: index, in: model)), sheet: ownDots[index] ?? Drawing.Sheet())
    }
    return tables
  }
}

extension ChartRect {
  /// The place of a dot: a rectangle of no size, so that what is drawn there is moved and not stretched.
  fileprivate init(around point: ChartPoint?) {
    self.init(x: point?.x ?? 0, y: point?.y ?? 0, width: 0, height: 0)
  }
}

extension DecodedSource {
  /// Feeds a chart from what has been read.
  func feed(_ chart: LineChartView, _ settings: ViewSettings, _ measurer: TextMeasurer) {
    let options = lines.options
    chart.options = options
    chart.axes = (options.frame.valueAxis, options.frame.categoryAxis, options.positionAxis)
    // Last: the header that a page has set is not in the options.
    settings.apply(to: chart, measurer: measurer)
    chart.session.scroll.move(to: options.scroll.place, shift: options.scroll.shift)
    chart.dataSource = self
    chart.delegate = self
    if let selected = settings.selected { chart.selectedIndex = selected }
    // Its place is that in a view of this size; in another it is to show the same points.
    if options.scroll.width != .fits { chart.layoutIfNeeded() }
  }
}

extension DecodedSource: LineChartViewDataSource {
  func numberOfLines(in chartView: LineChartView) -> Int { tables.rows.count }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int {
    tables.rows.indices.contains(line) ? tables.rows[line].count : 0
  }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? { tables.value(index) }
  func lineChartView(_ chartView: LineChartView, valuesOfLine line: Int) -> [Double]? {
    tables.rows.indices.contains(line) ? tables.rows[line] : nil
  }
  func lineChartView(_ chartView: LineChartView, positionsOfLine line: Int) -> [Double]? {
    lines.positions.indices.contains(line) && !lines.positions[line].isEmpty ? lines.positions[line] : nil
  }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { tables.label(item) }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { tables.name(line) }
  func lineChartView(_ chartView: LineChartView, idForLine line: Int) -> ChartID {
    tables.rowIDs.indices.contains(line) ? tables.rowIDs[line] : .index(line)
  }
  func lineChartView(_ chartView: LineChartView, idForItem item: Int) -> ChartID { tables.id(item) }
}

extension DecodedSource: LineChartViewDelegate {
  func lineChartView(_ chartView: LineChartView, styleForLine line: Int) -> LineStyle {
    lines.styles.indices.contains(line) ? lines.styles[line] : .standard
  }
  func lineChartView(_ chartView: LineChartView, dotStyleForPointAt index: ChartIndex) -> DotStyle? {
    lines.dots.indices.contains(index.series) ? lines.dots[index.series].style(at: index.item) : nil
  }
  func lineChartView(
    _ chartView: LineChartView, drawDotAt index: ChartIndex, center: ChartPoint, into recorder: inout Drawing.Recorder
  ) -> Bool { tables.draw(index, in: ChartRect(around: center), into: &recorder) }
  func lineChartView(_ chartView: LineChartView, textForTickAt value: Double) -> String? { tables.text(value) }
  func lineChartView(_ chartView: LineChartView, textForPosition position: Double) -> String? { tables.positionText(position) }
  func selectionBand(in chartView: LineChartView) -> LineSelectionBand { lines.options.selectionBand }
  func lineChartView(
    _ chartView: LineChartView, tooltipForPointAt index: ChartIndex, suggested: TooltipContent
  ) -> TooltipContent? { tables.tooltip(index, suggested: suggested) }
  func lineChartView(_ chartView: LineChartView, shouldSelectPointAt index: ChartIndex) -> Bool { tables.isAllowed(index) }
  func lineChartView(_ chartView: LineChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    hear(SelectionEvent(.began, pointAt: index, in: chartView), touch)
  }
  func lineChartView(_ chartView: LineChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {
    hear(SelectionEvent(.moved, pointAt: index, in: chartView), touch)
  }
  func lineChartView(
    _ chartView: LineChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd
  ) {
    hear(SelectionEvent(.ended(reason), pointAt: index, in: chartView), touch)
  }
  func lineChartViewDidScroll(_ chartView: LineChartView) { onScroll?() }
}
