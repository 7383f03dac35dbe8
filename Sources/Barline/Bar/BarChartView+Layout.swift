extension BarChartView {
  var hasPlan: Bool { if case .some = plan { true } else { false } }

  /// Lays out, and draws the frame and the bars.
  func layOut() {
    let model = snapshot
    // Looked up once, and not for each label and tick.
    let (source, delegate) = (source, delegate)
    let plan = BarPlan(
      model, in: size, environment: environment, labels: labelSlots(model.options.scroll, count: model.count),
      label: { self.label(at: $0, of: source) },
      tickText: { value in delegate?.barChartView(self, textForTickAt: value) })
    draw(model, plan)
    settleScroll(hasItems: model.count > 0)
  }

  /// The data as they were read, with the settings as they are now.
  var snapshot: BarModel {
    var model = model
    let (band, padding) = (model.options.selectionBand, model.options.barPadding)
    let axes = (model.options.frame.valueAxis, model.options.frame.categoryAxis)
    model.options = options
    (model.options.selectionBand, model.options.barPadding) = (band, padding)
    (model.options.frame.valueAxis, model.options.frame.categoryAxis) = axes
    (model.options.scroll.place, model.options.scroll.shift) = (session.scroll.place, session.scroll.shift)
    return model
  }

  private func draw(_ model: BarModel, _ plan: BarPlan) {
    var picture = Drawing(size: plan.size, title: options.frame.header.title)
    var shown = Drawing.Sheet()
    ownBars = KeyTable()
    if !plan.size.isEmpty {
      let (names, custom) = (names(of: model), customBar)
      picture.frame = Drawing.Sheet { recorder in
        plan.drawFrame(of: model, environment: environment, into: &recorder)
        header.draw(in: plan.headerRect, into: &recorder)
        footer.draw(in: plan.footerRect, into: &recorder)
      }
      shown = Drawing.Sheet {
        plan.drawMarks(of: model, folded: false, names: names, custom: custom, environment: environment, into: &$0)
      }
    }
    session.revision += 1
    picture.frame.revision = session.revision
    shown.revision = session.revision
    picture.marks = shown
    // All at once: who calls back in between finds the former picture whole.
    (self.plan, session.picture, marks) = (plan, picture, (shown, Drawing.Sheet()))
  }

  /// What marks are called and known by.
  func names(of model: BarModel) -> BarNames {
    // The source is looked up once, and not for each bar.
    let source = source
    return BarNames(model, label: { self.label(at: $0, of: source) }, id: { self.id(at: $0, of: source) })
  }

  /// Lets the delegate draw a bar, and keeps its drawing until the next layout.
  private var customBar: ((ChartIndex, ChartRect) -> Drawing.Sheet?)? {
    guard let delegate else { return nil }
    var own = Drawing.Recorder()
    return { index, rect in
      // What is left of the bar before must not get into this one.
      own.startOver()
      guard delegate.barChartView(self, drawBarAt: index, in: rect, into: &own) else { return nil }
      let sheet = own.finish()
      self.ownBars.set(index, sheet)
      return sheet
    }
  }

  /// The marks without height: drawn when something folds or unfolds, not before. Nil where that can no longer be done, since the data
  /// they were laid out for are gone.
  var foldedMarks: Drawing.Sheet? {
    if !marks.folded.isEmpty || marks.shown.isEmpty { return marks.folded }
    guard !session.needsLayout, !session.isLayingOut, let plan else { return nil }
    session.isLayingOut = true
    let (model, own) = (snapshot, ownBars)
    let names = names(of: model)
    func drawn(_ index: ChartIndex, _ rect: ChartRect) -> Drawing.Sheet? { own[index] }
    let custom = own.isEmpty ? nil : drawn
    session.revision += 1
    marks.folded = Drawing.Sheet {
      plan.drawMarks(of: model, folded: true, names: names, custom: custom, environment: environment, into: &$0)
    }
    marks.folded.revision = session.revision
    session.isLayingOut = false
    return marks.folded
  }
}

extension BarChartView {
  /// Where bars stand, in points of the view; nil while the chart has no size.
  public var plot: ChartRect? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.plot
  }

  /// A bar's rectangle, from its baseline to its value, at rest and expanded; nil where the bar is missing or there is none.
  public func frame(ofBarAt index: ChartIndex) -> ChartRect? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.frame(ofBarAt: index, in: model)
  }

  /// Which bar is at a point, whether it may be selected or not; nil for none.
  public func index(at point: ChartPoint) -> ChartIndex? {
    layoutIfNeeded()
    return plan?.target(at: point, in: model)
  }

  /// Where values stand: its domain is what the axis shows. Nil while the chart has no size.
  public var valueScale: LinearScale? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.valueScale
  }

  /// What could not be drawn as asked; empty when all was.
  public var diagnostics: [Diagnostic] {
    layoutIfNeeded()
    return plan?.diagnostics ?? []
  }

  /// A value as it was read; nil where it is missing or there is none.
  public func value(at index: ChartIndex) -> Double? {
    readIfNeeded()
    return model.value(at: index)
  }
}
