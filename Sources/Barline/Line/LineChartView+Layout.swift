extension LineChartView {
  var hasPlan: Bool { if case .some = plan { true } else { false } }

  /// Lays out, and draws the frame and the lines.
  func layOut() {
    let model = snapshot
    let source = source
    let plan = LinePlan(
      model, in: size, environment: environment, labels: labelSlots(model.options.scroll, count: model.count),
      words: LinePlan.Words(
        label: { self.label(at: $0, of: source) }, tick: { self.delegate?.lineChartView(self, textForTickAt: $0) },
        position: { self.delegate?.lineChartView(self, textForPosition: $0) }))
    draw(model, plan)
    settleScroll(hasItems: model.count > 0)
  }

  /// The data as they were read, with the settings as they are now.
  var snapshot: LineModel {
    var model = model
    let (band, positions) = (model.options.selectionBand, model.options.positionAxis)
    let axes = (model.options.frame.valueAxis, model.options.frame.categoryAxis)
    model.options = options
    (model.options.selectionBand, model.options.positionAxis) = (band, positions)
    (model.options.frame.valueAxis, model.options.frame.categoryAxis) = axes
    (model.options.scroll.place, model.options.scroll.shift) = (session.scroll.place, session.scroll.shift)
    return model
  }

  private func draw(_ model: LineModel, _ plan: LinePlan) {
    var picture = Drawing(size: plan.size, title: options.frame.header.title)
    var marks = Drawing.Sheet()
    let names = names
    ownDots = KeyTable()
    if !plan.size.isEmpty {
      let custom = customDot
      picture.frame = Drawing.Sheet { recorder in
        plan.drawFrame(environment: environment, into: &recorder)
        header.draw(in: plan.headerRect, into: &recorder)
        footer.draw(in: plan.footerRect, into: &recorder)
      }
      marks = Drawing.Sheet { plan.drawMarks(of: model, names: names, custom: custom, into: &$0) }
    }
    session.revision += 1
    picture.frame.revision = session.revision
    marks.revision = session.revision
    picture.marks = marks
    // All at once: who calls back in between finds the former picture whole.
    (self.plan, session.picture, self.marks) = (plan, picture, marks)
    veiled = nil
    drawnIDs = model.lines.indices.map { names.id(ofLine: $0) }
  }

  /// What marks are called and known by.
  var names: LineNames {
    // The source is looked up once, and not for each point.
    let source = source
    return LineNames(snapshot, label: { self.label(at: $0, of: source) }, id: { self.id(at: $0, of: source) })
  }

  /// Lets the delegate draw a dot, and keeps its drawing until the next layout.
  private var customDot: DotDrawing? {
    guard let delegate else { return nil }
    var own = Drawing.Recorder()
    return { index, center in
      // What is left of the dot before must not get into this one.
      own.startOver()
      guard delegate.lineChartView(self, drawDotAt: index, center: center, into: &own) else { return nil }
      let sheet = own.finish()
      self.ownDots.set(index, sheet)
      return sheet
    }
  }

  /// The dots that the delegate drew at the last layout; nil where it drew none.
  var drawnDots: DotDrawing? {
    let own = ownDots
    return own.isEmpty ? nil : { index, _ in own[index] }
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
    return plan?.target(at: point, in: model, selected: session.selection.index)
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
