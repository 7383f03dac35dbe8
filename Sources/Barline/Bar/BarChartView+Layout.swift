extension BarChartView {
  /// Reads and lays out whatever has not been yet.
  func layoutIfNeeded() {
    guard !isLayingOut, !isReloading else { return }
    // What a data source calls back may ask for another layout: once more, and no further.
    for _ in 0..<2 {
      readIfNeeded()
      guard needsLayout || plan == nil else { break }
      layout()
    }
    deliver()
  }

  private func layout() {
    needsLayout = false
    isLayingOut = true
    let model = snapshot
    let plan = BarPlan(
      model, in: size, environment: environment, label: { label(at: $0) },
      tickText: { value in delegate?.barChartView(self, textForTickAt: value) })
    self.plan = plan
    draw(model, plan)
    isLayingOut = false
    cutMotion()
    decorate()
  }

  /// The data as they were read, with the settings as they are now.
  var snapshot: BarModel {
    var model = model
    let (band, padding) = (model.options.selectionBand, model.options.barPadding)
    let axes = (model.options.frame.valueAxis, model.options.frame.categoryAxis)
    model.options = options
    (model.options.selectionBand, model.options.barPadding) = (band, padding)
    (model.options.frame.valueAxis, model.options.frame.categoryAxis) = axes
    return model
  }

  private func draw(_ model: BarModel, _ plan: BarPlan) {
    revision += 1
    let names = names
    let custom = customBar
    picture = Drawing(size: size, title: options.frame.header.title)
    guard !size.isEmpty else {
      marks = (Drawing.Sheet(), Drawing.Sheet())
      return
    }
    picture.frame = Drawing.Sheet { recorder in
      plan.drawFrame(of: model, environment: environment, into: &recorder)
      drawOwn(header, in: plan.headerRect, into: &recorder)
      drawOwn(footer, in: plan.footerRect, into: &recorder)
    }
    picture.frame.revision = revision
    marks.shown = Drawing.Sheet {
      plan.drawMarks(of: model, folded: false, names: names, custom: custom, environment: environment, into: &$0)
    }
    marks.shown.revision = revision
    marks.folded = Drawing.Sheet()
  }

  private func drawOwn(_ header: ChartHeader, in rect: ChartRect?, into recorder: inout Drawing.Recorder) {
    guard let rect, let draw = header.draw else { return }
    recorder.push(Layer(clip: .rect(rect)))
    recorder.guest { draw(&$0, rect) }
    recorder.pop()
  }

  /// What marks are called and known by.
  var names: BarNames {
    // The source is looked up once, and not for each bar.
    let source = dataSource
    return BarNames(model, label: { self.label(at: $0, of: source) }, id: { self.id(at: $0, of: source) })
  }

  /// Draws a bar as the delegate does.
  private var customBar: ((ChartIndex, ChartRect, inout Drawing.Recorder) -> Bool)? {
    guard delegate != nil else { return nil }
    return { self.delegate?.barChartView(self, drawBarAt: $0, in: $1, into: &$2) ?? false }
  }

  /// The marks without height: drawn when something folds or unfolds, not before.
  var foldedMarks: Drawing.Sheet {
    if marks.folded.isEmpty, !marks.shown.isEmpty, let plan {
      let (model, names, custom) = (snapshot, names, customBar)
      revision += 1
      marks.folded = Drawing.Sheet {
        plan.drawMarks(of: model, folded: true, names: names, custom: custom, environment: environment, into: &$0)
      }
      marks.folded.revision = revision
    }
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
