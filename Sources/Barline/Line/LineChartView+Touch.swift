extension LineChartView {
  /// The point that is selected; nil for none. Setting it is silent, but for the end of a selection that a touch had begun; a point that is
  /// missing, may not be selected or does not exist is nil, and so is any point while the chart is collapsed.
  public var selectedIndex: ChartIndex? {
    get {
      layoutIfNeeded()
      return selection.index
    }
    set {
      layoutIfNeeded()
      let target = newValue.flatMap { state == .expanded && mayBeSelected($0) ? $0 : nil }
      guard target != selection.index else { return }
      select(selection.set(target))
      changed()
    }
  }

  /// Takes an input: a touch that selects, moves on or ends. While the chart is collapsed it is ignored; while the source is being
  /// read, only that a finger is lifted counts.
  @discardableResult public func handle(_ input: ChartInput) -> InputResponse {
    switch input {
    case .touch(let touch): return handle(touch)
    }
  }

  private func handle(_ touch: ChartTouch) -> InputResponse {
    if touch.time.isFinite, touch.time > clock { clock = touch.time }
    let isDown = touch.phase == .began || touch.phase == .moved
    guard !isReloading || !isDown else { return .ignored }
    layoutIfNeeded()
    guard state == .expanded, selection.follows(touch) else { return .ignored }
    if touch.phase != .moved { heldLine = nil }
    let target = isDown ? selectable(at: touch.point) : nil
    // What the delegate was asked may have changed the chart.
    let found = target.flatMap { model.value(at: $0) == nil || state == .collapsed ? nil : $0 }
    if isDown { heldLine = heldLine ?? found?.series }
    let (before, band, card) = (selection.index, picture.selection, picture.tooltip)
    let messages = selection.touch(touch, over: found, keeps: keepsSelection)
    select(messages)
    // A finger that moves within a point's reach changes no message, but the tooltip keeps clear of it, and a band may follow it.
    if !messages.isEmpty || selection.index != before || picture.tooltip != card || picture.selection != band { changed() }
    return found != nil || before != nil ? .claimed : .ignored
  }

  /// The point that a touch means and that may be selected: of the line that the finger chose when it came down, or, where it had found
  /// none, of any.
  private func selectable(at point: ChartPoint) -> ChartIndex? {
    plan?.target(at: point, in: model, line: heldLine) { $0 == selection.index || mayBeSelected($0) }
  }

  /// Whether a point is there and the delegate lets it be selected.
  func mayBeSelected(_ index: ChartIndex) -> Bool {
    guard model.value(at: index) != nil else { return false }
    // A delegate that selects a point while it is being asked is not asked about that.
    guard let delegate, !isAsking else { return true }
    isAsking = true
    defer { isAsking = false }
    return delegate.lineChartView(self, shouldSelectPointAt: index)
  }

  /// Takes over a change of the selection: the picture first, then the delegate is owed its messages.
  func select(_ messages: [Selection.Message]) {
    send(messages)
    isIdentified = false
    // While the source is being asked, its answer is waited for.
    guard !isReloading, !isNaming else { return }
    identify()
    decorate()
  }

  /// Asks for the identities of the selected point, by which it will be found again.
  func identify() {
    // A source that is asked for them may change the selection: once more, and no further.
    for _ in 0..<2 where !isIdentified {
      isIdentified = true
      let reading = readings
      let index = selection.index.flatMap { model.lines.indices.contains($0.series) ? $0 : nil }
      let ids = index.map { (line: model.lines[$0.series].id, item: self.id(at: $0.item)) }
      // It may also have made the chart read anew, and the selection has been found again.
      if isIdentified, reading == readings { selectedID = ids }
    }
  }

  /// Puts messages into the outbox, addressed to the delegate of this moment.
  func send(_ messages: [Selection.Message]) { outbox.add(messages, to: delegate) }
}

extension LineChartView {
  /// Draws what belongs to the selection anew; nothing else of the picture is touched.
  func decorate() {
    guard !isDecorating else {
      wantsDecoration = true
      return
    }
    isDecorating = true
    // A delegate that is asked for the tooltip may change the selection: once more, and no further.
    for _ in 0..<2 {
      wantsDecoration = false
      decorateOnce()
      if !wantsDecoration { break }
    }
    isDecorating = false
  }

  private func decorateOnce() {
    guard let plan, !needsLayout, !isLayingOut, !plan.size.isEmpty else { return }
    picture.marks = state == .collapsed ? Drawing.Sheet() : marks
    let text = selection.index.flatMap { tooltipText(plan, at: $0) }
    guard !needsLayout else { return }
    guard let index = selection.index, state == .expanded, let point = plan.point(at: index, in: model) else {
      picture.dimming = []
      replace(&picture.selection, Drawing.Sheet())
      replace(&picture.tooltip, Drawing.Sheet())
      return
    }
    let (model, touch) = (snapshot, selection.touchPoint)
    picture.dimming = plan.dimming(of: model, at: index)
    replace(&picture.selection, Drawing.Sheet { plan.drawSelection(of: model, at: index, touch: touch, into: &$0) })
    replace(
      &picture.tooltip,
      Drawing.Sheet { recorder in
        guard let text else { return }
        plan.drawTooltip(text, beside: point, touch: touch, environment: environment, into: &recorder)
      })
  }

  /// Takes over a sheet; one that draws the same keeps its revision.
  private func replace(_ sheet: inout Drawing.Sheet, _ other: Drawing.Sheet) {
    guard sheet != other else { return }
    revision += 1
    sheet = other
    sheet.revision = revision
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
