extension LineChartView {
  var listener: (any LineChartViewDelegate)? { delegate }

  func exists(_ index: ChartIndex) -> Bool { model.value(at: index) != nil }

  func isAllowed(_ index: ChartIndex, by delegate: any LineChartViewDelegate) -> Bool {
    delegate.lineChartView(self, shouldSelectPointAt: index)
  }

  /// The point that is meant at a place and may be selected: of the line that the finger chose when it came down, or, where it had found
  /// none, of any; for a pointer that hovers, of any.
  func target(at point: ChartPoint, by contact: Contact) -> ChartIndex? {
    if contact != .drag { heldLine = nil }
    let found = plan?.target(
      at: point, in: model, line: heldLine, selected: session.selection.index, isTap: contact == .down
    ) {
      // The point that is selected already has been asked about.
      $0 == session.selection.index || mayBeSelected($0)
    }
    // What the delegate was asked may have changed the chart.
    guard let found, exists(found), state == .expanded else { return nil }
    if contact != .hover { heldLine = heldLine ?? found.series }
    return found
  }

  func mark(_ key: ChartKey, from start: ChartIndex?, accepts: (ChartIndex) -> Bool) -> ChartIndex? {
    plan?.mark(key, from: start, in: model, accepts: accepts)
  }

  func tell(_ message: Selection.Message, to delegate: any LineChartViewDelegate) {
    switch message {
    case .begin(let index, let touch): delegate.lineChartView(self, didBeginSelectionAt: index, touch: touch)
    case .move(let index, let touch): delegate.lineChartView(self, didMoveSelectionTo: index, touch: touch)
    case .end(let index, let touch, let reason):
      delegate.lineChartView(self, didEndSelectionAt: index, touch: touch, reason: reason)
    }
  }
}

extension LineChartView {
  func drawSelection() {
    guard let plan else { return }
    follow()
    session.picture.marks = shownMarks
    let text = session.selection.index.flatMap { tooltipText(plan, at: $0) }
    guard !session.needsLayout else { return }
    var picture = session.picture
    defer { session.picture = picture }
    guard let index = session.selection.index, state == .expanded, plan.point(at: index, in: model) != nil else {
      picture.dimming = []
      session.replace(&picture.selection, Drawing.Sheet())
      session.replace(&picture.tooltip, Drawing.Sheet())
      return
    }
    let (model, touch, custom) = (snapshot, session.selection.touchPoint, drawnDots)
    let pointer = session.selection.pointer
    picture.dimming = plan.dimming(of: model, at: index)
    session.replace(
      &picture.selection,
      Drawing.Sheet { plan.drawSelection(of: model, at: index, touch: pointer, custom: custom, into: &$0) })
    session.replace(
      &picture.tooltip,
      Drawing.Sheet { recorder in
        guard let text else { return }
        plan.drawTooltip(text, of: model, at: index, touch: touch, environment: environment, into: &recorder)
      })
  }

  /// The lines and dots, without the discs that are drawn in their selected state.
  private var shownMarks: Drawing.Sheet {
    guard state == .expanded else { return Drawing.Sheet() }
    guard let plan, let index = session.selection.index, model.value(at: index) != nil else { return marks }
    let names = names
    let ids = plan.discs(of: model, at: index).map { names.id(of: $0) }
    guard !ids.isEmpty else { return marks }
    if let veiled, veiled.ids == ids { return veiled.sheet }
    var sheet = marks
    sheet.hide(ids)
    session.revision += 1
    sheet.revision = session.revision
    veiled = (ids, sheet)
    return sheet
  }

  /// What the tooltip says: the chart's own words, unless the delegate has others or wants none.
  private func tooltipText(_ plan: LinePlan, at index: ChartIndex) -> TooltipContent? {
    guard showsTooltip, state == .expanded, model.value(at: index) != nil else { return nil }
    let model = snapshot
    let label = names.label(index)
    let suggested = plan.tooltip(of: model, at: index, label: label, environment: environment)
    guard let delegate else { return suggested }
    return delegate.lineChartView(self, tooltipForPointAt: index, suggested: suggested)
  }
}
