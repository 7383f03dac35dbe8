extension PieChartView {
  var listener: (any PieChartViewDelegate)? { delegate }

  /// Only what is above zero has a slice.
  func exists(_ index: ChartIndex) -> Bool { index.series == 0 && (model.value(at: index.item) ?? 0) > 0 }

  func isAllowed(_ index: ChartIndex, by delegate: any PieChartViewDelegate) -> Bool {
    delegate.pieChartView(self, shouldSelectSliceAt: index.item)
  }

  /// The slice at a place, if it may be selected.
  func target(at point: ChartPoint, by contact: Contact) -> ChartIndex? {
    let selected = session.selection.index
    guard let index = plan?.target(at: point, in: model, selection: selected) else { return nil }
    // The slice that is selected already has been asked about.
    return index == selected || mayBeSelected(index) ? index : nil
  }

  /// Slices follow one another round the ring, in drawing order.
  func mark(_ key: ChartKey, from start: ChartIndex?, accepts: (ChartIndex) -> Bool) -> ChartIndex? {
    guard let slices = plan?.slices else { return nil }
    func index(_ place: Int) -> ChartIndex { ChartIndex(item: slices[place].item) }
    return KeyRow(count: slices.count, wraps: true)
      .place(key, from: start.flatMap { plan?.place(ofSliceAt: $0.item) }) { accepts(index($0)) }.map(index)
  }

  func tell(_ message: Selection.Message, to delegate: any PieChartViewDelegate) {
    switch message {
    case .begin(let index, let touch): delegate.pieChartView(self, didBeginSelectionAt: index.item, touch: touch)
    case .move(let index, let touch): delegate.pieChartView(self, didMoveSelectionTo: index.item, touch: touch)
    case .end(let index, let touch, let reason):
      delegate.pieChartView(self, didEndSelectionAt: index.item, touch: touch, reason: reason)
    }
  }
}

extension PieChartView {
  /// The slice that is selected and shown.
  var shownSelection: Int? {
    guard state == .expanded, let index = session.selection.index, exists(index) else { return nil }
    return plan?.slice(at: index.item)?.item
  }

  func drawSelection() {
    guard let plan else { return }
    let text = shownSelection.flatMap { tooltipText(plan, at: $0) }
    // Whoever was asked may have changed the chart: what has to be laid out anew is decorated after that.
    guard !session.needsLayout else { return }
    let selected = shownSelection
    let shown = marks(hidden: selected, isFolded: state == .collapsed)
    let (model, custom, environment) = (drawn, Self.kept(ownSlices), environment)
    var (sheet, card) = (Drawing.Sheet(), Drawing.Sheet())
    if let selected {
      sheet = Drawing.Sheet { plan.drawSelection(of: model, at: selected, custom: custom, into: &$0) }
      if let text {
        let touch = session.selection.touchPoint
        card = Drawing.Sheet { plan.drawTooltip(text, at: selected, touch: touch, environment: environment, into: &$0) }
      }
    }
    var picture = session.picture
    picture.marks = shown
    picture.dimming = selected == nil ? [] : plan.dimming
    session.replace(&picture.selection, sheet)
    session.replace(&picture.tooltip, card)
    session.picture = picture
  }

  /// What the tooltip says: the chart's own words, unless the delegate has others or wants none.
  private func tooltipText(_ plan: PiePlan, at item: Int) -> TooltipContent? {
    guard showsTooltip else { return nil }
    let suggested = plan.tooltip(of: drawn, at: item, label: names.label(item), environment: environment)
    guard let delegate else { return suggested }
    return delegate.pieChartView(self, tooltipForSliceAt: item, suggested: suggested)
  }
}
