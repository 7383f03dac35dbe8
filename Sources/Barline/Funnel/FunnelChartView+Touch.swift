extension FunnelChartView {
  var listener: (any FunnelChartViewDelegate)? { delegate }

  func exists(_ index: ChartIndex) -> Bool { model.value(at: index) != nil }

  func isAllowed(_ index: ChartIndex, by delegate: any FunnelChartViewDelegate) -> Bool {
    delegate.funnelChartView(self, shouldSelectStageAt: index.item)
  }

  /// The stage at a place, if it may be selected.
  func target(at point: ChartPoint, by contact: Contact) -> ChartIndex? {
    guard let index = plan?.target(at: point, in: model) else { return nil }
    // The stage that is selected already has been asked about.
    return index == session.selection.index || mayBeSelected(index) ? index : nil
  }

  /// Stages follow one another as they stand.
  func mark(_ key: ChartKey, from start: ChartIndex?, accepts: (ChartIndex) -> Bool) -> ChartIndex? {
    guard let sequence = plan?.sequence, sequence.count == model.count else { return nil }
    func index(_ position: Int) -> ChartIndex { ChartIndex(item: sequence.item(at: position)) }
    let position = start.flatMap { (0..<sequence.count).contains($0.item) ? sequence.position(of: $0.item) : nil }
    return KeyRow(count: sequence.count).place(key, from: position) { accepts(index($0)) }.map(index)
  }

  func tell(_ message: Selection.Message, to delegate: any FunnelChartViewDelegate) {
    switch message {
    case .begin(let index, let touch): delegate.funnelChartView(self, didBeginSelectionAt: index.item, touch: touch)
    case .move(let index, let touch): delegate.funnelChartView(self, didMoveSelectionTo: index.item, touch: touch)
    case .end(let index, let touch, let reason):
      delegate.funnelChartView(self, didEndSelectionAt: index.item, touch: touch, reason: reason)
    }
  }
}

extension FunnelChartView {
  func drawSelection() {
    guard let plan else { return }
    session.picture.marks = state == .collapsed ? foldedMarks ?? marks.shown : marks.shown
    let text = session.selection.index.flatMap { tooltipText(plan, at: $0) }
    guard !session.needsLayout else { return }
    let selected = selectionParts(on: session.picture.marks)
    let card = tooltipSheet(plan, text)
    var picture = session.picture
    picture.dimming = selected.dimming
    session.replace(&picture.selection, selected.sheet)
    session.replace(&picture.tooltip, card)
    session.picture = picture
  }

  /// The dimming and the selection's sheet over marks as they are on the screen, perhaps in motion.
  func selectionParts(on marks: Drawing.Sheet) -> (dimming: [Double], sheet: Drawing.Sheet) {
    guard let plan, !session.needsLayout, let index = session.selection.index, state == .expanded, model.value(at: index) != nil
    else {
      return ([], Drawing.Sheet())
    }
    let model = snapshot
    let names = names(of: model)
    return (
      plan.dimming, Drawing.Sheet { plan.drawSelection(of: model, at: index, marks: marks, names: names, into: &$0) }
    )
  }

  /// What the tooltip says: the chart's own words, unless the delegate has others or wants none.
  private func tooltipText(_ plan: FunnelPlan, at index: ChartIndex) -> TooltipContent? {
    guard showsTooltip, state == .expanded, model.value(at: index) != nil else { return nil }
    let model = snapshot
    let label = names(of: model).label(index.item)
    let suggested = plan.tooltip(of: model, at: index, label: label, environment: environment)
    guard let delegate else { return suggested }
    return delegate.funnelChartView(self, tooltipForStageAt: index.item, suggested: suggested)
  }

  private func tooltipSheet(_ plan: FunnelPlan, _ text: TooltipContent?) -> Drawing.Sheet {
    guard let text, let index = session.selection.index else { return Drawing.Sheet() }
    let model = snapshot
    return Drawing.Sheet {
      plan.drawTooltip(
        text, at: index, of: model, touch: session.selection.touchPoint, environment: environment, into: &$0)
    }
  }
}
