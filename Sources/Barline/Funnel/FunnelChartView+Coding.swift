extension FunnelChartView: CodedChart {
  /// The chart as bytes, at rest, with its data.
  public func encoded() -> [UInt8] { parts(.funnel).coder.bytes }

  /// What of the chart its bytes do not hold.
  public var encodingLosses: [EncodingLoss] { parts(.funnel).losses }

  var keeping: Bool? {
    get { keepsSelection }
    set { keepsSelection = newValue ?? true }
  }

  var headRects: (header: ChartRect?, footer: ChartRect?) { (plan?.headerRect, plan?.footerRect) }

  func write(into parts: inout EncodedParts) {
    let model = snapshot
    let own = FunnelParts()
    own.options = model.options
    own.styles = model.styles
    own.goals = model.goals
    own.code(&parts.coder)
    parts.write(tables(of: model), items: model.count)
  }

  private func tables(of model: FunnelModel) -> ChartTables {
    var tables = ChartTables()
    tables.rows = [model.values]
    let (source, delegate) = (source, delegate)
    tables.askItems(
      model.count, label: { source?.funnelChartView(self, labelForStageAt: $0) },
      id: { source?.funnelChartView(self, idForStageAt: $0) ?? .index($0) })
    guard let delegate, let plan else { return tables }
    let names = names(of: model)
    tables.askMarks(
      [model.count], exists: { model.value(at: $0) != nil },
      isAllowed: { delegate.funnelChartView(self, shouldSelectStageAt: $0.item) },
      tooltip: { index in
        let suggested = plan.tooltip(of: model, at: index, label: names.label(index.item), environment: self.environment)
        return (suggested, delegate.funnelChartView(self, tooltipForStageAt: index.item, suggested: suggested))
      })
    if let rect = plan.noDataRect, let picture = noDataPicture(rect) {
      tables.drawings = [ChartTables.OwnDrawing(index: ChartTables.middle, rect: rect, sheet: picture)]
    }
    tables.drawings += ownStages.keys.sorted { $0.item < $1.item }.map { index in
      ChartTables.OwnDrawing(
        index: index, rect: plan.shape(ofStageAt: index, in: model)?.bounds ?? .zero,
        sheet: ownStages[index] ?? Drawing.Sheet())
    }
    return tables
  }
}

extension DecodedSource {
  /// Feeds a chart from what has been read.
  func feed(_ chart: FunnelChartView, _ settings: ViewSettings, _ measurer: TextMeasurer) {
    chart.options = funnel.options
    // Last: the header that a page has set is not in the options.
    settings.apply(to: chart, measurer: measurer)
    chart.dataSource = self
    chart.delegate = self
    if let selected = settings.selected { chart.selectedIndex = selected.item }
  }
}

extension DecodedSource: FunnelChartViewDataSource {
  func numberOfStages(in chartView: FunnelChartView) -> Int { tables.rows.first?.count ?? 0 }
  func funnelChartView(_ chartView: FunnelChartView, valueForStageAt index: Int) -> Double? {
    tables.value(ChartIndex(item: index))
  }
  func funnelChartView(
    _ chartView: FunnelChartView, valuesForStagesIn stages: Range<Int>, into values: inout OutputSpan<Double>
  ) {
    tables.read(stages, of: 0, into: &values)
  }
  func funnelChartView(_ chartView: FunnelChartView, goalForStageAt index: Int) -> Double? {
    funnel.goals.indices.contains(index) ? funnel.goals[index] : nil
  }
  func funnelChartView(_ chartView: FunnelChartView, labelForStageAt index: Int) -> String? { tables.label(index) }
  func funnelChartView(_ chartView: FunnelChartView, idForStageAt index: Int) -> ChartID { tables.id(index) }
}

extension DecodedSource: FunnelChartViewDelegate {
  func funnelChartView(_ chartView: FunnelChartView, styleForStageAt index: Int) -> StageStyle {
    funnel.styles.style(at: index)
  }
  func funnelChartView(
    _ chartView: FunnelChartView, drawStageAt index: Int, in shape: StageShape, into recorder: inout Drawing.Recorder
  ) -> Bool { tables.draw(ChartIndex(item: index), in: shape.bounds, into: &recorder) }
  func funnelChartView(
    _ chartView: FunnelChartView, drawNoDataIn rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool { tables.draw(ChartTables.middle, in: rect, into: &recorder) }
  func funnelChartView(
    _ chartView: FunnelChartView, tooltipForStageAt index: Int, suggested: TooltipContent
  ) -> TooltipContent? { tables.tooltip(ChartIndex(item: index), suggested: suggested) }
  func funnelChartView(_ chartView: FunnelChartView, shouldSelectStageAt index: Int) -> Bool {
    tables.isAllowed(ChartIndex(item: index))
  }
  func funnelChartView(_ chartView: FunnelChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {
    hear(SelectionEvent(.began, stageAt: index, in: chartView), touch)
  }
  func funnelChartView(_ chartView: FunnelChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {
    hear(SelectionEvent(.moved, stageAt: index, in: chartView), touch)
  }
  func funnelChartView(
    _ chartView: FunnelChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd
  ) {
    hear(SelectionEvent(.ended(reason), stageAt: index, in: chartView), touch)
  }
}
