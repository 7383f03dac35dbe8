extension TierChartView: CodedChart {
  /// The chart as bytes, at rest, with its data.
  public func encoded() -> [UInt8] { parts(.tier).coder.bytes }

  /// What of the chart its bytes do not hold.
  public var encodingLosses: [EncodingLoss] { parts(.tier).losses }

  var keeping: Bool? {
    get { keepsSelection }
    set { keepsSelection = newValue ?? true }
  }

  var headRects: (header: ChartRect?, footer: ChartRect?) { (plan?.headerRect, plan?.footerRect) }

  func write(into parts: inout EncodedParts) {
    let model = snapshot
    let own = TierParts()
    own.options = model.options
    own.tiers = model.tiers.enumerated().map { place, tier in
      TierParts.Tier(
        name: tier.name, saving: tier.saving, bounds: TierBounds(from: tier.lower, to: tier.upper),
        id: tier.id ?? .index(place), style: tier.style)
    }
    (own.amount, own.unit, own.pill, own.goals) = (model.amount, model.unit, model.pill, model.goals)
    own.code(&parts.coder)
    parts.write(tables(of: model), items: 0, hasAllTexts: true)
  }

  private func tables(of model: TierModel) -> ChartTables {
    var tables = ChartTables()
    guard let delegate, let plan else { return tables }
    let boundaryText = boundaryText
    for number in order.spans.flatMap({ [$0.start, $0.end] }) + model.goals.compactMap({ $0.value })
    where tables.text(number) == nil {
      guard let text = boundaryText?(number) else { continue }
      tables.texts.append(ChartTables.NumberText(number: number, text: text))
    }
    tables.askMarks(
      [model.tiers.count], exists: { exists($0) },
      isAllowed: { delegate.tierChartView(self, shouldSelectTierAt: $0.item) },
      tooltip: { index in
        let suggested = plan.tooltip(of: model, at: index, environment: self.environment, boundaryText: boundaryText)
        return (suggested, delegate.tierChartView(self, tooltipForTierAt: index.item, suggested: suggested))
      })
    tables.drawings = ownTiers.keys.sorted().compactMap { item in
      ownTiers[item].map { ChartTables.OwnDrawing(index: ChartIndex(item: item), rect: $0.rect, sheet: $0.sheet) }
    }
    return tables
  }
}

extension DecodedSource {
  /// Feeds a chart from what has been read.
  func feed(_ chart: TierChartView, _ settings: ViewSettings, _ measurer: TextMeasurer) {
    chart.options = tier.options
    // Last: the header that a page has set is not in the options.
    settings.apply(to: chart, measurer: measurer)
    chart.dataSource = self
    chart.delegate = self
    if let selected = settings.selected { chart.selectedIndex = selected.item }
  }

  private func tier(_ index: Int) -> TierParts.Tier {
    tier.tiers.indices.contains(index) ? tier.tiers[index] : TierParts.Tier()
  }
}

extension DecodedSource: TierChartViewDataSource {
  func numberOfTiers(in chartView: TierChartView) -> Int { tier.tiers.count }
  func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds { tier(index).bounds }
  func amount(in chartView: TierChartView) -> Double? { tier.amount }
  func tierChartView(_ chartView: TierChartView, labelForTierAt index: Int) -> String? { tier(index).name }
  func tierChartView(_ chartView: TierChartView, savingForTierAt index: Int) -> String? { tier(index).saving }
  func tierChartView(_ chartView: TierChartView, idForTierAt index: Int) -> ChartID { tier(index).id }
  func unit(in chartView: TierChartView) -> String? { tier.unit }
  func pillText(in chartView: TierChartView) -> String? { tier.pill }
  func goals(in chartView: TierChartView) -> [TierModel.Goal] { tier.goals }
}

extension DecodedSource: TierChartViewDelegate {
  func tierChartView(_ chartView: TierChartView, styleForTierAt index: Int) -> TierStyle { tier(index).style }
  func tierChartView(
    _ chartView: TierChartView, drawTierAt index: Int, in rect: ChartRect, reached: Double, into recorder: inout Drawing.Recorder
  ) -> Bool { tables.draw(ChartIndex(item: index), in: rect, into: &recorder) }
  func tierChartView(_ chartView: TierChartView, textForBoundaryAt amount: Double) -> String? { tables.text(amount) }
  func tierChartView(
    _ chartView: TierChartView, tooltipForTierAt index: Int, suggested: TooltipContent
  ) -> TooltipContent? { tables.tooltip(ChartIndex(item: index), suggested: suggested) }
  func tierChartView(_ chartView: TierChartView, shouldSelectTierAt index: Int) -> Bool {
    tables.isAllowed(ChartIndex(item: index))
  }
  func tierChartView(_ chartView: TierChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {
    hear(SelectionEvent(.began, tierAt: index, in: chartView), touch)
  }
  func tierChartView(_ chartView: TierChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {
    hear(SelectionEvent(.moved, tierAt: index, in: chartView), touch)
  }
  func tierChartView(_ chartView: TierChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd) {
    hear(SelectionEvent(.ended(reason), tierAt: index, in: chartView), touch)
  }
}
