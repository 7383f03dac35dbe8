extension PieChartView {
  var hasPlan: Bool { if case .some = plan { true } else { false } }

  /// Lays out, and draws the frame and the slices.
  func layOut() {
    let model = snapshot
    let (source, delegate) = (source, delegate)
    let plan = PiePlan(
      model, in: size, environment: environment,
      words: PiePlan.Words(
        label: { self.label(at: $0, of: source) }, number: { delegate?.pieChartView(self, textForLabelOfSliceAt: $0) }))
    draw(model, plan)
  }

  /// The data as they were read, with the settings as they are now.
  var snapshot: PieModel {
    var model = model
    model.options = options
    return model
  }

  private func draw(_ model: PieModel, _ plan: PiePlan) {
    var picture = Drawing(size: plan.size, title: options.frame.header.title)
    var sheet = Drawing.Sheet()
    let isFolded = state == .collapsed
    let (own, middle) = plan.size.isEmpty ? (KeyTable(), nil) : (drawOwnSlices(of: plan), drawOwnCenter(of: plan))
    if !plan.size.isEmpty {
      let names = names
      picture.frame = Drawing.Sheet { recorder in
        plan.drawFrame(environment: environment, center: middle, into: &recorder)
        header.draw(in: plan.headerRect, into: &recorder)
        footer.draw(in: plan.footerRect, into: &recorder)
      }
      sheet = Drawing.Sheet {
        plan.drawMarks(of: model, sweep: isFolded ? 0 : 1, hidden: nil, names: names, custom: Self.kept(own), into: &$0)
      }
    }
    session.revision += 1
    picture.frame.revision = session.revision
    sheet.revision = session.revision
    picture.marks = sheet
    // All at once: who calls back in between finds the former picture whole.
    (self.plan, session.picture, drawn, marks) = (plan, picture, model, (sheet, nil, isFolded))
    ownSlices = own
  }

  /// What marks are called and known by.
  var names: PieNames {
    // The source is looked up once, and not for each slice.
    let source = source
    return PieNames(label: { self.label(at: $0, of: source) }, id: { self.id(at: $0, of: source) })
  }

  /// Lets the delegate draw slices, and keeps its drawings until the next layout.
  private func drawOwnSlices(of plan: PiePlan) -> KeyTable<Int, Drawing.Sheet> {
    var own = KeyTable<Int, Drawing.Sheet>()
    guard let delegate, plan.hasMarks, plan.room.radius > 0 else { return own }
    var recorder = Drawing.Recorder()
    for slice in plan.slices {
      // What is left of the slice before must not get into this one.
      recorder.startOver()
      if delegate.pieChartView(self, drawSliceAt: slice.item, in: plan.sector(of: slice), into: &recorder) {
        own.set(slice.item, recorder.finish())
      }
    }
    return own
  }

  /// Lets the delegate draw the middle of a ring.
  func drawOwnCenter(of plan: PiePlan) -> Drawing.Sheet? {
    guard let delegate, !plan.centerRect.isEmpty else { return nil }
    var recorder = Drawing.Recorder()
    return delegate.pieChartView(self, drawCenterIn: plan.centerRect, into: &recorder) ? recorder.finish() : nil
  }

  /// The slices that the delegate has drawn; nil where it has drawn none.
  static func kept(_ own: KeyTable<Int, Drawing.Sheet>) -> ((Int, Sector) -> Drawing.Sheet?)? {
    own.isEmpty ? nil : { item, _ in own[item] }
  }

  /// The marks with one slice left out, folded or not.
  func marks(hidden: Int?, isFolded: Bool) -> Drawing.Sheet {
    guard let plan, hidden != marks.hidden || isFolded != marks.isFolded else { return marks.sheet }
    let (model, names, custom) = (drawn, names, Self.kept(ownSlices))
    session.isLayingOut = true
    var sheet = Drawing.Sheet {
      plan.drawMarks(of: model, sweep: isFolded ? 0 : 1, hidden: hidden, names: names, custom: custom, into: &$0)
    }
    session.isLayingOut = false
    session.revision += 1
    sheet.revision = session.revision
    marks = (sheet, hidden, isFolded)
    return sheet
  }
}

extension PieChartView {
  /// Where the pie and its labels stand, in points of the view; nil while the chart has no size.
  public var plot: ChartRect? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.plot
  }

  /// A slice's place at rest and expanded, without its gap; nil where there is no slice.
  public func sector(ofSliceAt index: Int) -> Sector? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.sector(ofSliceAt: index)
  }

  /// The upright rectangle round a slice, at rest and expanded; nil where there is no slice.
  public func frame(ofSliceAt index: Int) -> ChartRect? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.frame(ofSliceAt: index)
  }

  /// The rectangle of a slice's label; nil where it is not shown.
  public func labelFrame(ofSliceAt index: Int) -> ChartRect? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan?.labelFrame(ofSliceAt: index)
  }

  /// The slices whose labels are not shown for want of room, in order.
  public var droppedLabels: [Int] {
    layoutIfNeeded()
    return size.isEmpty ? [] : plan?.droppedLabels ?? []
  }

  /// The largest upright rectangle that the hole has room for; nil while the chart has no size, and without a hole.
  public var centerRect: ChartRect? {
    layoutIfNeeded()
    guard !size.isEmpty, let rect = plan?.centerRect, !rect.isEmpty else { return nil }
    return rect
  }

  /// Which slice is at a point, whether it may be selected or not; nil in the hole, outside the pie, and where there is no slice. The
  /// selected slice is where it has moved to, too.
  public func index(at point: ChartPoint) -> Int? {
    layoutIfNeeded()
    return plan?.target(at: point, in: model, selection: session.selection.index)?.item
  }

  /// A slice's share as it is written, as a part of 1; nil where there is no slice.
  public func share(ofSliceAt index: Int) -> Double? {
    layoutIfNeeded()
    return plan?.share(ofSliceAt: index)
  }

  /// The sum of all values that have a slice; 0 where there is none, infinity where it is too large for a number.
  public var total: Double {
    readIfNeeded()
    return model.total
  }

  /// What could not be drawn as asked; empty when all was.
  public var diagnostics: [Diagnostic] {
    layoutIfNeeded()
    return plan?.diagnostics ?? []
  }

  /// A value as it was read; nil where it is missing or there is none.
  public func value(at index: Int) -> Double? {
    readIfNeeded()
    return model.value(at: index)
  }
}
