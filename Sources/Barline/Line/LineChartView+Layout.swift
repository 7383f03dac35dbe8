extension LineChartView {
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
    let plan = LinePlan(
      model, in: size, environment: environment,
      words: LinePlan.Words(
        label: { self.label(at: $0) }, tick: { self.delegate?.lineChartView(self, textForTickAt: $0) },
        position: { self.delegate?.lineChartView(self, textForPosition: $0) }))
    self.plan = plan
    draw(model, plan)
    isLayingOut = false
    cutMotion()
    decorate()
  }

  /// The data as they were read, with the settings as they are now.
  var snapshot: LineModel {
    var model = model
    model.options = options
    return model
  }

  private func draw(_ model: LineModel, _ plan: LinePlan) {
    revision += 1
    let (names, custom) = (names, customDot)
    picture = Drawing(size: size, title: options.frame.header.title)
    guard !size.isEmpty else {
      marks = Drawing.Sheet()
      return
    }
    picture.frame = Drawing.Sheet { recorder in
      plan.drawFrame(environment: environment, into: &recorder)
      header.draw(in: plan.headerRect, into: &recorder)
      footer.draw(in: plan.footerRect, into: &recorder)
    }
    picture.frame.revision = revision
    marks = Drawing.Sheet { plan.drawMarks(of: model, names: names, custom: custom, into: &$0) }
    marks.revision = revision
  }

  /// What marks are called and known by.
  var names: LineNames { LineNames(snapshot, label: { self.label(at: $0) }, id: { self.id(at: $0) }) }

  /// Draws a dot as the delegate does.
  private var customDot: ((ChartIndex, ChartPoint, inout Drawing.Recorder) -> Bool)? {
    guard delegate != nil else { return nil }
    return { self.delegate?.lineChartView(self, drawDotAt: $0, center: $1, into: &$2) ?? false }
  }
}

extension LineChartView {
  /// Where lines stand, in points of the view; nil while the chart has no size.
  public var plot: ChartRect? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.plot
  }

  /// Where a point stands, at rest and expanded; nil where it is missing or there is none.
  public func point(at index: ChartIndex) -> ChartPoint? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.point(at: index, in: model)
  }

  /// Which point a touch at a place would mean, whether it may be selected or not; nil for none.
  public func index(at point: ChartPoint) -> ChartIndex? {
    layoutIfNeeded()
    return plan?.target(at: point, in: model)
  }

  /// Where values stand: its domain is what the axis shows. Nil while the chart has no size.
  public var valueScale: LinearScale? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.valueScale
  }

  /// Where positions stand: its domain is what the axis shows. Nil while the chart has no size.
  public var positionScale: LinearScale? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.positionScale
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
