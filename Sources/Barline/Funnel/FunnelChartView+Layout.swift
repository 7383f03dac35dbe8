extension FunnelChartView {
  var hasPlan: Bool { if case .some = plan { true } else { false } }

  /// Lays out, and draws the frame and the stages.
  func layOut() {
    let model = snapshot
    let source = source
    let plan = FunnelPlan(model, in: size, environment: environment, label: { label(at: $0, of: source) })
    draw(model, plan)
  }

  /// The data as they were read, with the settings as they are now.
  var snapshot: FunnelModel {
    var model = model
    model.options = options
    return model
  }

  private func draw(_ model: FunnelModel, _ plan: FunnelPlan) {
    var picture = Drawing(size: plan.size, title: options.header.title)
    var shown = Drawing.Sheet()
    ownStages = KeyTable()
    if !plan.size.isEmpty {
      let (names, custom, noData) = (names(of: model), customStage, noDataPicture(plan.noDataRect))
      picture.frame = Drawing.Sheet { recorder in
        plan.drawFrame(of: model, environment: environment, showsEmptyNote: noData == nil, into: &recorder)
        noData?.replay(into: &recorder)
        header.draw(in: plan.headerRect, into: &recorder)
        footer.draw(in: plan.footerRect, into: &recorder)
      }
      shown = Drawing.Sheet { plan.drawMarks(of: model, folded: false, names: names, custom: custom, into: &$0) }
    }
    session.revision += 1
    picture.frame.revision = session.revision
    shown.revision = session.revision
    picture.marks = shown
    // All at once: who calls back in between finds the former picture whole.
    (self.plan, session.picture, marks) = (plan, picture, (shown, Drawing.Sheet()))
  }

  /// What marks are called and known by.
  func names(of model: FunnelModel) -> FunnelNames {
    // The source is looked up once, and not for each stage.
    let source = source
    return FunnelNames(label: { self.label(at: $0, of: source) }, id: { self.id(at: $0, of: source) })
  }

  /// Lets the delegate draw a stage, and keeps its drawing until the next layout.
  private var customStage: ((ChartIndex, StageShape) -> Drawing.Sheet?)? {
    guard let delegate else { return nil }
    var own = Drawing.Recorder()
    return { index, shape in
      // What is left of the stage before must not get into this one.
      own.startOver()
      guard delegate.funnelChartView(self, drawStageAt: index.item, in: shape, into: &own) else { return nil }
      let sheet = own.finish()
      self.ownStages.set(index, sheet)
      return sheet
    }
  }

  /// The app's own picture of no data; nil where it has none, or where there are data.
  func noDataPicture(_ rect: ChartRect?) -> Drawing.Sheet? {
    guard let rect, let delegate else { return nil }
    var own = Drawing.Recorder()
    return delegate.funnelChartView(self, drawNoDataIn: rect, into: &own) ? own.finish() : nil
  }

  /// The marks without length: drawn when something folds or unfolds, not before. Nil where that can no longer be done, since the data
  /// they were laid out for are gone.
  var foldedMarks: Drawing.Sheet? {
    if !marks.folded.isEmpty || marks.shown.isEmpty { return marks.folded }
    guard !session.needsLayout, !session.isLayingOut, let plan else { return nil }
    session.isLayingOut = true
    let (model, own) = (snapshot, ownStages)
    let names = names(of: model)
    func drawn(_ index: ChartIndex, _ shape: StageShape) -> Drawing.Sheet? { own[index] }
    let custom = own.isEmpty ? nil : drawn
    session.revision += 1
    marks.folded = Drawing.Sheet { plan.drawMarks(of: model, folded: true, names: names, custom: custom, into: &$0) }
    marks.folded.revision = session.revision
    session.isLayingOut = false
    return marks.folded
  }
}

extension FunnelChartView {
  /// The room of the stages and of the words at them, in points of the view; nil while the chart has no size.
  public var plot: ChartRect? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.plot
  }

  /// The room of the stages alone; nil while the chart has no size.
  public var area: ChartRect? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.area
  }

  /// A stage's outline, corners not yet round, at rest and expanded; nil where its count is missing or there is none.
  public func shape(ofStageAt index: Int) -> StageShape? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.shape(ofStageAt: ChartIndex(item: index), in: model)
  }

  /// The rectangle around a stage, at rest and expanded; nil where its count is missing or there is none.
  public func frame(ofStageAt index: Int) -> ChartRect? { shape(ofStageAt: index)?.bounds }

  /// Which stage is at a point or within reach of it, whether it may be selected or not; nil for none.
  public func index(at point: ChartPoint) -> Int? {
    layoutIfNeeded()
    return plan?.target(at: point, in: model)?.item
  }

  /// Which stage stands at a position, counted from 0 in the order shown; nil for none.
  public func index(atPosition position: Int) -> Int? {
    layoutIfNeeded()
    return plan?.item(at: position)
  }

  /// A stage's count as a share of the one before it in the order shown: 0.25 for 25 %. Nil for the first stage, after a count of zero,
  /// and where one of the two is missing or negative.
  public func rateOfPrevious(ofStageAt index: Int) -> Double? {
    layoutIfNeeded()
    return plan?.rateOfPrevious(ofStageAt: ChartIndex(item: index), in: model)
  }

  /// A stage's count as a share of the first one shown. Nil where that is zero, and where one of the two is missing or negative.
  public func rateOfFirst(ofStageAt index: Int) -> Double? {
    layoutIfNeeded()
    return plan?.rateOfFirst(ofStageAt: ChartIndex(item: index), in: model)
  }

  /// What could not be drawn as asked; empty when all was.
  public var diagnostics: [Diagnostic] {
    layoutIfNeeded()
    return plan?.diagnostics ?? []
  }

  /// A count as it was read; nil where it is missing or there is none.
  public func value(at index: Int) -> Double? {
    readIfNeeded()
    return model.value(at: ChartIndex(item: index))
  }

  /// A goal as it was read; nil where there is none.
  public func goal(at index: Int) -> Double? {
    readIfNeeded()
    return model.goal(at: ChartIndex(item: index))
  }
}
