extension BarChartView {
  /// The bar that is selected; nil for none. Setting it is silent, but for the end of a selection that a touch had begun; a bar that is
  /// missing, may not be selected or does not exist is nil, and so is any bar while the chart is collapsed.
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
    let target = isDown ? selectable(at: touch.point) : nil
    // What the delegate was asked may have changed the chart.
    let found = target.flatMap { model.value(at: $0) == nil || state == .collapsed ? nil : $0 }
    let (before, card) = (selection.index, picture.tooltip)
    let messages = selection.touch(touch, over: found, keeps: keepsSelection)
    select(messages)
    // A finger that moves within a bar changes no message, but the tooltip keeps clear of it.
    if !messages.isEmpty || selection.index != before || picture.tooltip != card { changed() }
    return found != nil || before != nil ? .claimed : .ignored
  }

  /// The bar at a point, if it may be selected.
  private func selectable(at point: ChartPoint) -> ChartIndex? {
    guard let index = plan?.target(at: point, in: model) else { return nil }
    // The bar that is selected already has been asked about.
    return index == selection.index || mayBeSelected(index) ? index : nil
  }

  /// Whether a bar is there and the delegate lets it be selected.
  func mayBeSelected(_ index: ChartIndex) -> Bool {
    guard model.value(at: index) != nil else { return false }
    // A delegate that selects a bar while it is being asked is not asked about that.
    guard let delegate, !isAsking else { return true }
    isAsking = true
    defer { isAsking = false }
    return delegate.barChartView(self, shouldSelectBarAt: index)
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

  /// Asks for the identity of the selected bar, by which it will be found again.
  func identify() {
    // A source that is asked for it may change the selection: once more, and no further.
    for _ in 0..<2 where !isIdentified {
      isIdentified = true
      let reading = readings
      let id = selection.index.map { self.id(at: $0.item) }
      // It may also have made the chart read anew, and the selection has been found again.
      if isIdentified, reading == readings { selectedID = id }
    }
  }

  /// Puts messages into the outbox, addressed to the delegate of this moment.
  func send(_ messages: [Selection.Message]) {
    guard let delegate else { return }
    for message in messages { outbox.append((message, delegate)) }
  }
}

extension BarChartView {
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
    picture.marks = state == .collapsed ? foldedMarks ?? marks.shown : marks.shown
    let text = selection.index.flatMap { tooltipText(plan, at: $0) }
    guard !needsLayout else { return }
    let selected = selectionParts(on: picture.marks)
    picture.dimming = selected.dimming
    replace(&picture.selection, selected.sheet)
    replace(&picture.tooltip, tooltipSheet(plan, text))
  }

  /// Takes over a sheet; one that draws the same keeps its revision.
  private func replace(_ sheet: inout Drawing.Sheet, _ other: Drawing.Sheet) {
    guard sheet != other else { return }
    revision += 1
    sheet = other
    sheet.revision = revision
  }

  /// The dimming and the selection's sheet over marks as they are on the screen, perhaps in motion.
  func selectionParts(on marks: Drawing.Sheet) -> (dimming: [Double], sheet: Drawing.Sheet) {
    guard let plan, !needsLayout, let index = selection.index, state == .expanded, model.value(at: index) != nil else {
      return ([], Drawing.Sheet())
    }
    let model = snapshot
    let names = names(of: model)
    return (
      plan.dimming, Drawing.Sheet { plan.drawSelection(of: model, at: index, marks: marks, names: names, into: &$0) }
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
    guard let text, let index = selection.index, let rect = plan.tooltipAnchor(of: snapshot, at: index) else {
      return Drawing.Sheet()
    }
    return Drawing.Sheet {
      plan.drawTooltip(text, beside: rect, touch: selection.touchPoint, environment: environment, into: &$0)
    }
  }
}
