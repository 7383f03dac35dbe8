extension PieChartView: CodedChart {
  /// The chart as bytes, at rest, with its data.
  public func encoded() -> [UInt8] { parts(.pie).coder.bytes }

  /// What of the chart its bytes do not hold.
  public var encodingLosses: [EncodingLoss] { parts(.pie).losses }

  var keeping: Bool? {
    get { keepsSelection }
    set { keepsSelection = newValue ?? true }
  }

  var headRects: (header: ChartRect?, footer: ChartRect?) { (plan?.headerRect, plan?.footerRect) }

  func write(into parts: inout EncodedParts) {
    let model = snapshot
    let own = PieParts()
    own.options = model.options
    own.styles = model.styles
    if let delegate {
      for item in 0..<min(model.count, ChartTables.mostItems) {
        guard let number = delegate.pieChartView(self, textForLabelOfSliceAt: item) else { continue }
        while own.numbers.count < item { own.numbers.append(nil) }
        own.numbers.append(number)
      }
    }
    own.code(&parts.coder)
    parts.write(tables(of: model), items: model.count)
  }

  private func tables(of model: PieModel) -> ChartTables {
    var tables = ChartTables()
    tables.rows = [model.values]
    let (source, delegate) = (source, delegate)
    tables.askItems(
      model.count, label: { source?.pieChartView(self, labelForSliceAt: $0) },
      id: { source?.pieChartView(self, idForSliceAt: $0) ?? .index($0) })
    guard let delegate, let plan else { return tables }
    let names = names
    tables.askMarks(
      [model.count], exists: { (model.value(at: $0.item) ?? 0) > 0 },
      isAllowed: { delegate.pieChartView(self, shouldSelectSliceAt: $0.item) },
      tooltip: { index in
        let suggested = plan.tooltip(of: model, at: index.item, label: names.label(index.item), environment: self.environment)
        return (suggested, delegate.pieChartView(self, tooltipForSliceAt: index.item, suggested: suggested))
      })
    if let middle = drawOwnCenter(of: plan) {
      tables.drawings = [ChartTables.OwnDrawing(index: ChartTables.middle, rect: plan.centerRect, sheet: middle)]
    }
    tables.drawings += ownSlices.keys.sorted().map { item in
      ChartTables.OwnDrawing(
        index: ChartIndex(item: item), rect: plan.sector(ofSliceAt: item)?.square ?? .zero,
        sheet: ownSlices[item] ?? Drawing.Sheet())
    }
    return tables
  }
}

extension Sector {
  /// The square around the whole ring.
  fileprivate var square: ChartRect {
    ChartRect(x: center.x - outerRadius, y: center.y - outerRadius, width: 2 * outerRadius, height: 2 * outerRadius)
  }
}

extension DecodedSource {
  /// Feeds a chart from what has been read.
  func feed(_ chart: PieChartView, _ settings: ViewSettings, _ measurer: TextMeasurer) {
    chart.options = pie.options
    // Last: the header that a page has set is not in the options.
    settings.apply(to: chart, measurer: measurer)
    chart.dataSource = self
    chart.delegate = self
    if let selected = settings.selected { chart.selectedIndex = selected.item }
  }
}

extension DecodedSource: PieChartViewDataSource {
  func numberOfSlices(in chartView: PieChartView) -> Int { tables.rows.first?.count ?? 0 }
  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { tables.value(ChartIndex(item: index)) }
  func pieChartView(_ chartView: PieChartView, valuesForSlicesIn slices: Range<Int>, into values: inout OutputSpan<Double>) {
    tables.read(slices, of: 0, into: &values)
  }
  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? { tables.label(index) }
  func pieChartView(_ chartView: PieChartView, idForSliceAt index: Int) -> ChartID { tables.id(index) }
}

extension DecodedSource: PieChartViewDelegate {
  func pieChartView(_ chartView: PieChartView, styleForSliceAt index: Int) -> SliceStyle { pie.styles.style(at: index) }
  func pieChartView(
    _ chartView: PieChartView, drawSliceAt index: Int, in sector: Sector, into recorder: inout Drawing.Recorder
  ) -> Bool { tables.draw(ChartIndex(item: index), in: sector.square, into: &recorder) }
  func pieChartView(_ chartView: PieChartView, drawCenterIn rect: ChartRect, into recorder: inout Drawing.Recorder) -> Bool {
    tables.draw(ChartTables.middle, in: rect, into: &recorder)
  }
  func pieChartView(_ chartView: PieChartView, textForLabelOfSliceAt index: Int) -> String? {
    pie.numbers.indices.contains(index) ? pie.numbers[index] : nil
  }
  func pieChartView(
    _ chartView: PieChartView, tooltipForSliceAt index: Int, suggested: TooltipContent
  ) -> TooltipContent? { tables.tooltip(ChartIndex(item: index), suggested: suggested) }
  func pieChartView(_ chartView: PieChartView, shouldSelectSliceAt index: Int) -> Bool {
    tables.isAllowed(ChartIndex(item: index))
  }
  func pieChartView(_ chartView: PieChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {
    hear(SelectionEvent(.began, sliceAt: index, in: chartView), touch)
  }
  func pieChartView(_ chartView: PieChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {
    hear(SelectionEvent(.moved, sliceAt: index, in: chartView), touch)
  }
  func pieChartView(_ chartView: PieChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd) {
    hear(SelectionEvent(.ended(reason), sliceAt: index, in: chartView), touch)
  }
}
