extension BarChartView {
  var listener: (any BarChartViewDelegate)? { delegate }

  func exists(_ index: ChartIndex) -> Bool { model.value(at: index) != nil }

  func isAllowed(_ index: ChartIndex, by delegate: any BarChartViewDelegate) -> Bool {
    delegate.barChartView(self, shouldSelectBarAt: index)
  }

  /// The bar at a place, if it may be selected.
  func target(at point: ChartPoint, by contact: Contact) -> ChartIndex? {
    guard let index = plan?.target(at: point, in: model) else { return nil }
    // The bar that is selected already has been asked about.
    return index == session.selection.index || mayBeSelected(index) ? index : nil
  }

  func mark(_ key: ChartKey, from start: ChartIndex?, accepts: (ChartIndex) -> Bool) -> ChartIndex? {
    model.mark(key, from: start, seen: plan?.items ?? 0..<0, accepts: accepts)
  }

  func tell(_ message: Selection.Message, to delegate: any BarChartViewDelegate) {
    switch message {
    case .begin(let index, let touch): delegate.barChartView(self, didBeginSelectionAt: index, touch: touch)
    case .move(let index, let touch): delegate.barChartView(self, didMoveSelectionTo: index, touch: touch)
    case .end(let index, let touch, let reason):
      delegate.barChartView(self, didEndSelectionAt: index, touch: touch, reason: reason)
    }
  }
}

extension BarChartView {
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

  /// The dimming and the selection's sheet over marks as they are on the screen, perhaps in motion and so far from their place at rest.
  func selectionParts(on marks: Drawing.Sheet, movedBy way: Double = 0) -> (dimming: [Double], sheet: Drawing.Sheet) {
    guard let plan, !session.needsLayout, let index = session.selection.index, state == .expanded, model.value(at: index) != nil
    else {
      return ([], Drawing.Sheet())
    }
    let model = snapshot
    let names = names(of: model)
    return (
      plan.dimming,
      Drawing.Sheet { plan.drawSelection(of: model, at: index, marks: marks, names: names, movedBy: way, into: &$0) }
    )
  }

  /// What the tooltip says: the chart's own words, unless the delegate has others or wants none.
  private func tooltipText(_ plan: BarPlan, at index: ChartIndex) -> TooltipContent? {
    guard showsTooltip, state == .expanded, model.value(at: index) != nil else { return nil }
    let model = snapshot
    let label = names(of: model).label(index.item)
    let suggested = plan.tooltip(of: model, at: index, label: label, environment: environment)
    guard let delegate else { return suggested }
    return delegate.barChartView(self, tooltipForBarAt: index, suggested: suggested)
  }

  private func tooltipSheet(_ plan: BarPlan, _ text: TooltipContent?) -> Drawing.Sheet {
    guard let text, let index = session.selection.index, let rect = plan.tooltipAnchor(of: snapshot, at: index) else {
      return Drawing.Sheet()
    }
    return Drawing.Sheet {
      plan.drawTooltip(text, beside: rect, touch: session.selection.touchPoint, environment: environment, into: &$0)
    }
  }
}
