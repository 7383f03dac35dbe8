extension BarChartView {
  /// The bar that is selected; nil for none. Setting it is silent, but for the end of a selection that a touch had begun; a bar that is
  /// missing, may not be selected or does not exist is nil, and so is any bar while the chart is collapsed.
  public var selectedIndex: ChartIndex? {
    get { selection.index }
    set {
      layoutIfNeeded()
      let target = newValue.flatMap { state == .expanded && mayBeSelected($0) ? $0 : nil }
      select(selection.set(target))
      changed()
    }
  }

  /// Takes an input: a touch that selects, moves on or ends. While the source is being read, or the chart is collapsed, it is ignored.
  @discardableResult public func handle(_ input: ChartInput) -> InputResponse {
    switch input {
    case .touch(let touch): return handle(touch)
    }
  }

  private func handle(_ touch: ChartTouch) -> InputResponse {
    if touch.time > clock { clock = touch.time }
    guard !isReloading else { return .ignored }
    layoutIfNeeded()
    guard state == .expanded, selection.follows(touch) else { return .ignored }
    let before = selection.index
    let target = touch.phase == .began || touch.phase == .moved ? selectable(at: touch.point) : nil
    // What the delegate was asked may have changed the chart.
    let found = target.flatMap { model.value(at: $0) == nil || state == .collapsed ? nil : $0 }
    let messages = selection.touch(touch, over: found, keeps: keepsSelection)
    // A finger that moves within a bar changes no message, but the tooltip keeps clear of it.
    select(messages)
    if !messages.isEmpty || before != nil || found != nil { changed() }
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
    return delegate?.barChartView(self, shouldSelectBarAt: index) ?? true
  }

  /// Takes over a change of the selection: the picture first, then the delegate is owed its messages.
  func select(_ messages: [Selection.Message]) {
    selectedID = selection.index.map { id(at: $0.item) }
    decorate()
    send(messages)
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
    guard let plan, !isLayingOut, !size.isEmpty else { return }
    picture.marks = state == .collapsed ? foldedMarks : marks.shown
    let text = selection.index.flatMap { tooltipText(plan, at: $0) }
    revision += 1
    let selected = selectionParts(on: picture.marks)
    (picture.dimming, picture.selection) = (selected.dimming, selected.sheet)
    picture.tooltip = tooltipSheet(plan, text)
  }

  /// The dimming and the selection's sheet over marks as they are on the screen, perhaps in motion.
  func selectionParts(on marks: Drawing.Sheet) -> (dimming: [Double], sheet: Drawing.Sheet) {
    guard let plan, let index = selection.index, state == .expanded, model.value(at: index) != nil else {
      return ([], Drawing.Sheet())
    }
    let (model, names) = (snapshot, names)
    var sheet = Drawing.Sheet { plan.drawSelection(of: model, at: index, marks: marks, names: names, into: &$0) }
    sheet.revision = revision
    return (plan.dimming, sheet)
  }

  /// What the tooltip says: the chart's own words, unless the delegate has others or wants none.
  private func tooltipText(_ plan: BarPlan, at index: ChartIndex) -> TooltipContent? {
    guard showsTooltip, state == .expanded, model.value(at: index) != nil else { return nil }
    let suggested = plan.tooltip(of: model, at: index, label: names.label(index.item), environment: environment)
    guard let delegate else { return suggested }
    return delegate.barChartView(self, tooltipForBarAt: index, suggested: suggested)
  }

  private func tooltipSheet(_ plan: BarPlan, _ text: TooltipContent?) -> Drawing.Sheet {
    guard let text, let index = selection.index, let rect = plan.frame(ofBarAt: index, in: model) else { return Drawing.Sheet() }
    var sheet = Drawing.Sheet {
      plan.drawTooltip(text, beside: rect, touch: selection.touchPoint, environment: environment, into: &$0)
    }
    sheet.revision = revision
    return sheet
  }
}
