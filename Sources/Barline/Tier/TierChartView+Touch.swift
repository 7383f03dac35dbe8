extension TierChartView {
  var listener: (any TierChartViewDelegate)? { delegate }

  func exists(_ index: ChartIndex) -> Bool { index.series == 0 && order.spans.contains { $0.item == index.item } }

  func isAllowed(_ index: ChartIndex, by delegate: any TierChartViewDelegate) -> Bool {
    delegate.tierChartView(self, shouldSelectTierAt: index.item)
  }

  /// The tier at a place, if it may be selected.
  func target(at point: ChartPoint, by contact: Contact) -> ChartIndex? {
    guard let index = plan?.target(at: point) else { return nil }
    // The tier that is selected already has been asked about.
    return index == session.selection.index || mayBeSelected(index) ? index : nil
  }

  /// Tiers follow one another along the track.
  func mark(_ key: ChartKey, from start: ChartIndex?, accepts: (ChartIndex) -> Bool) -> ChartIndex? {
    let spans = order.spans
    func index(_ place: Int) -> ChartIndex { ChartIndex(item: spans[place].item) }
    return KeyRow(count: spans.count)
      .place(key, from: start.flatMap { start in spans.firstIndex { $0.item == start.item } }) { accepts(index($0)) }.map(index)
  }

  func tell(_ message: Selection.Message, to delegate: any TierChartViewDelegate) {
    switch message {
    case .begin(let index, let touch): delegate.tierChartView(self, didBeginSelectionAt: index.item, touch: touch)
    case .move(let index, let touch): delegate.tierChartView(self, didMoveSelectionTo: index.item, touch: touch)
    case .end(let index, let touch, let reason):
      delegate.tierChartView(self, didEndSelectionAt: index.item, touch: touch, reason: reason)
    }
  }
}

extension TierChartView {
  func drawSelection() {
    guard let plan else { return }
    session.picture.marks = state == .collapsed ? foldedMarks : marks.shown
    let text = selected.flatMap { tooltipText(plan, at: $0) }
    // What the delegate was asked may have changed the chart.
    guard !session.needsLayout else { return }
    var picture = session.picture
    let parts = selectionParts(on: plan, TierPose(highlight: plan.highlightEnd))
    picture.dimming = parts.dimming
    session.replace(&picture.selection, parts.sheet)
    session.replace(&picture.tooltip, tooltipSheet(plan, text))
    session.picture = picture
  }

  /// What is selected, where that is seen.
  private var selected: ChartIndex? {
    guard state == .expanded, let index = session.selection.index, exists(index) else { return nil }
    return index
  }

  /// The dimming and the selection's sheet over tiers as they are on the screen, perhaps in motion.
  func selectionParts(on plan: TierPlan, _ pose: TierPose) -> (dimming: [Double], sheet: Drawing.Sheet) {
    guard !session.needsLayout, let index = selected else { return ([], Drawing.Sheet()) }
    let (model, own) = (snapshot, ownTiers)
    return (plan.dimming, Drawing.Sheet { plan.drawSelection(of: model, at: index, pose, own: own, into: &$0) })
  }

  /// What the tooltip says: the chart's own words, unless the delegate has others or wants none.
  private func tooltipText(_ plan: TierPlan, at index: ChartIndex) -> TooltipContent? {
    guard showsTooltip else { return nil }
    let suggested = plan.tooltip(of: snapshot, at: index, environment: environment, boundaryText: boundaryText)
    guard let delegate else { return suggested }
    return delegate.tierChartView(self, tooltipForTierAt: index.item, suggested: suggested)
  }

  private func tooltipSheet(_ plan: TierPlan, _ text: TooltipContent?) -> Drawing.Sheet {
    guard let text, let index = selected, let rect = plan.tooltipAnchor(at: index) else { return Drawing.Sheet() }
    return Drawing.Sheet {
      plan.drawTooltip(text, beside: rect, touch: session.selection.touchPoint, environment: environment, into: &$0)
    }
  }
}
