extension LineChartView {
  /// The point that is selected; nil for none. Setting it is silent, but for the end of a selection that a touch had begun; a point that is
  /// missing, may not be selected or does not exist is nil, and so is any point while the chart is collapsed.
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
    let target = target(of: touch)
    // What the delegate was asked may have changed the chart.
    let found = target.flatMap { model.value(at: $0) == nil || state == .collapsed ? nil : $0 }
    heldLine = touch.phase == .ended || touch.phase == .cancelled ? nil : heldLine ?? found?.series
    let messages = selection.touch(touch, over: found, keeps: keepsSelection)
    // A finger that moves within a point's reach changes no message, but the tooltip keeps clear of it.
    select(messages)
    if !messages.isEmpty || before != nil || found != nil { changed() }
    return found != nil || before != nil ? .claimed : .ignored
  }

  /// The point that a touch means: of the line that the finger has chosen when it came down, or, where it had found none, of any.
  private func target(of touch: ChartTouch) -> ChartIndex? {
    switch touch.phase {
    case .began:
      heldLine = nil
      return plan?.target(at: touch.point, in: model) { $0 == selection.index || mayBeSelected($0) }
    case .moved: return plan?.target(at: touch.point, in: model, line: heldLine) { $0 == selection.index || mayBeSelected($0) }
    case .ended, .cancelled: return nil
    }
  }

  /// Whether a point is there and the delegate lets it be selected.
  func mayBeSelected(_ index: ChartIndex) -> Bool {
    guard model.value(at: index) != nil else { return false }
    return delegate?.lineChartView(self, shouldSelectPointAt: index) ?? true
  }

  /// Takes over a change of the selection: the picture first, then the delegate is owed its messages.
  func select(_ messages: [Selection.Message]) {
    noteSelection()
    decorate()
    outbox.add(messages, to: delegate)
  }
}

extension LineChartView {
  /// Draws what belongs to the selection anew; nothing else of the picture is touched.
  func decorate() {
    guard let plan, !isLayingOut, !size.isEmpty else { return }
    picture.marks = state == .collapsed ? Drawing.Sheet() : marks
    let text = selection.index.flatMap { tooltipText(plan, at: $0) }
    revision += 1
    guard let index = selection.index, state == .expanded, let point = plan.point(at: index, in: model) else {
      (picture.dimming, picture.selection, picture.tooltip) = ([], Drawing.Sheet(), Drawing.Sheet())
      return
    }
    let (model, names, touch) = (snapshot, names, selection.touchPoint)
    picture.dimming = plan.dimming(of: model, at: index)
    picture.selection = Drawing.Sheet { plan.drawSelection(of: model, at: index, touch: touch, names: names, into: &$0) }
    picture.selection.revision = revision
    picture.tooltip = Drawing.Sheet { recorder in
      guard let text else { return }
      plan.drawTooltip(text, beside: point, touch: touch, environment: environment, into: &recorder)
    }
    picture.tooltip.revision = revision
  }

  /// What the tooltip says: the chart's own words, unless the delegate has others or wants none.
  private func tooltipText(_ plan: LinePlan, at index: ChartIndex) -> TooltipContent? {
    guard showsTooltip, state == .expanded, model.value(at: index) != nil else { return nil }
    let suggested = plan.tooltip(of: model, at: index, label: names.label(index), environment: environment)
    guard let delegate else { return suggested }
    return delegate.lineChartView(self, tooltipForPointAt: index, suggested: suggested)
  }
}
