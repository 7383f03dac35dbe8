extension BarChartView: CodedChart {
  /// The chart as bytes, at rest, with its data.
  public func encoded() -> [UInt8] { parts(.bar).coder.bytes }

  /// What of the chart its bytes do not hold.
  public var encodingLosses: [EncodingLoss] { parts(.bar).losses }

  var keeping: Bool? {
    get { keepsSelection }
    set { keepsSelection = newValue ?? false }
  }

  var headRects: (header: ChartRect?, footer: ChartRect?) { (plan?.headerRect, plan?.footerRect) }

  func write(into parts: inout EncodedParts) {
    let model = snapshot
    let own = BarParts()
    own.options = model.options
    own.styles = model.series.map { $0.styles }
    own.code(&parts.coder)
    parts.write(tables(of: model), items: model.count * model.series.count)
  }

  private func tables(of model: BarModel) -> ChartTables {
    var tables = ChartTables()
    tables.rows = model.series.map { $0.values }
    tables.names = model.series.map { $0.name }
    let (source, delegate) = (source, delegate)
    tables.askItems(
      model.count, label: { source?.barChartView(self, labelForBarAt: $0) },
      id: { source?.barChartView(self, idForBarAt: $0) ?? .index($0) })
    guard let delegate, let plan else { return tables }
    let names = names(of: model)
    tables.askMarks(
      model.series.map { _ in model.count }, exists: { model.value(at: $0) != nil },
      isAllowed: { delegate.barChartView(self, shouldSelectBarAt: $0) },
      tooltip: { index in
        let suggested = plan.tooltip(of: model, at: index, label: names.label(index.item), environment: self.environment)
        return (suggested, delegate.barChartView(self, tooltipForBarAt: index, suggested: suggested))
      })
    tables.texts = ChartTables.askTexts(size) { size, keep in
      _ = BarPlan(
        model, in: size, environment: environment, labels: labelSlots(model.options.scroll, count: model.count),
        label: { self.label(at: $0, of: source) }, tickText: { keep($0, delegate.barChartView(self, textForTickAt: $0)) })
    }
    tables.drawings = ownBars.keys.sorted { ($0.series, $0.item) < ($1.series, $1.item) }.map { index in
      ChartTables.OwnDrawing(
        index: index, rect: plan.frame(ofBarAt: index, in: model) ?? .zero, sheet: ownBars[index] ?? Drawing.Sheet())
    }
    return tables
  }
}

extension DecodedSource {
  /// Feeds a chart from what has been read.
  func feed(_ chart: BarChartView, _ settings: ViewSettings, _ measurer: TextMeasurer) {
    chart.options = bars.options
    chart.axes = (bars.options.frame.valueAxis, bars.options.frame.categoryAxis)
    // Last: the header that a page has set is not in the options.
    settings.apply(to: chart, measurer: measurer)
    chart.session.scroll.move(to: bars.options.scroll.place, shift: bars.options.scroll.shift)
    chart.dataSource = self
    chart.delegate = self
    if let selected = settings.selected { chart.selectedIndex = selected }
    // Its place is that in a view of this size; in another it is to show the same bars.
    if bars.options.scroll.width != .fits { chart.layoutIfNeeded() }
  }
}

extension DecodedSource: BarChartViewDataSource {
  func numberOfBars(in chartView: BarChartView) -> Int { tables.rows.reduce(0) { max($0, $1.count) } }
  func numberOfSeries(in chartView: BarChartView) -> Int { tables.rows.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { tables.value(index) }
  func barChartView(
    _ chartView: BarChartView, valuesForBarsIn items: Range<Int>, ofSeries series: Int, into values: inout OutputSpan<Double>
  ) {
    tables.read(items, of: series, into: &values)
  }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { tables.label(item) }
  func barChartView(_ chartView: BarChartView, nameOfSeries series: Int) -> String? { tables.name(series) }
  func barChartView(_ chartView: BarChartView, idForBarAt item: Int) -> ChartID { tables.id(item) }
}

extension DecodedSource: BarChartViewDelegate {
  func barPadding(in chartView: BarChartView) -> Double? { bars.options.barPadding }
  func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle {
    bars.styles.indices.contains(index.series) ? bars.styles[index.series].style(at: index.item) : .standard
  }
  func barChartView(
    _ chartView: BarChartView, drawBarAt index: ChartIndex, in rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool { tables.draw(index, in: rect, into: &recorder) }
  func barChartView(_ chartView: BarChartView, textForTickAt value: Double) -> String? { tables.text(value) }
  func selectionBand(in chartView: BarChartView) -> SelectionBand { bars.options.selectionBand }
  func barChartView(
    _ chartView: BarChartView, tooltipForBarAt index: ChartIndex, suggested: TooltipContent
  ) -> TooltipContent? { tables.tooltip(index, suggested: suggested) }
  func barChartView(_ chartView: BarChartView, shouldSelectBarAt index: ChartIndex) -> Bool { tables.isAllowed(index) }
  func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    hear(SelectionEvent(.began, barAt: index, in: chartView), touch)
  }
  func barChartView(_ chartView: BarChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {
    hear(SelectionEvent(.moved, barAt: index, in: chartView), touch)
  }
  func barChartView(
    _ chartView: BarChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd
  ) {
    hear(SelectionEvent(.ended(reason), barAt: index, in: chartView), touch)
  }
  func barChartViewDidScroll(_ chartView: BarChartView) { onScroll?() }
}
