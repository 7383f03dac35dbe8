extension TierChartView {
  var hasPlan: Bool { if case .some = plan { true } else { false } }

  /// Lays out, and draws the frame and the tiers.
  func layOut() {
    let model = snapshot
    draw(model, TierPlan(model, order, in: size, environment: environment, boundaryText: boundaryText))
  }

  /// The data as they were read, with the settings as they are now.
  var snapshot: TierModel {
    var model = model
    model.options = options
    return model
  }

  /// What the delegate says of amounts; nil for no delegate.
  var boundaryText: ((Double) -> String?)? {
    guard let delegate else { return nil }
    return { delegate.tierChartView(self, textForBoundaryAt: $0) }
  }

  private func draw(_ model: TierModel, _ plan: TierPlan) {
    var picture = Drawing(size: plan.size, title: options.header.title)
    var shown = Drawing.Sheet()
    var own = KeyTable<Int, OwnTier>()
    if !plan.size.isEmpty {
      picture.frame = Drawing.Sheet { recorder in
        plan.drawFrame(environment: environment, into: &recorder)
        header.draw(in: plan.headerRect, into: &recorder)
        footer.draw(in: plan.footerRect, into: &recorder)
      }
      own = ownTiers(on: plan)
      let pose = TierPose(highlight: plan.highlightEnd)
      shown = Drawing.Sheet { plan.draw(pose, of: model, own: own, into: &$0) }
    }
    session.revision += 1
    picture.frame.revision = session.revision
    shown.revision = session.revision
    picture.marks = shown
    // All at once: who calls back in between finds the former picture whole.
    (self.plan, session.picture, marks, ownTiers) = (plan, picture, (shown, Drawing.Sheet()), own)
    scene = plan.size.isEmpty ? nil : plan.scene(of: model)
  }

  /// Lets the delegate draw tiers, and keeps its drawings until the next layout.
  private func ownTiers(on plan: TierPlan) -> KeyTable<Int, OwnTier> {
    var own = KeyTable<Int, OwnTier>()
    guard let delegate, !plan.track.isEmpty else { return own }
    var recorder = Drawing.Recorder()
    for place in plan.layout.scale.pieces.indices {
      let (item, rect) = (plan.layout.scale.pieces[place].item, plan.drawnRect(ofPiece: place))
      let reached = rect.width > 0 ? (plan.highlightEnd - rect.x) / rect.width : plan.highlightEnd >= rect.x ? 1 : 0
      // What is left of the tier before must not get into this one.
      recorder.startOver()
      guard
        delegate.tierChartView(
          self, drawTierAt: item, in: rect, reached: plan.hasMarker ? min(max(reached, 0), 1) : 0, into: &recorder)
      else { continue }
      own.set(item, OwnTier(rect: rect, sheet: recorder.finish()))
    }
    return own
  }

  /// The tiers with a highlight of no length: drawn when something is folded, not before.
  var foldedMarks: Drawing.Sheet {
    guard marks.folded.isEmpty, !marks.shown.isEmpty, !session.needsLayout, let plan else { return marks.folded }
    var pose = TierPose(highlight: plan.layout.scale.left)
    pose.marker = 0
    let (model, own) = (snapshot, ownTiers)
    session.revision += 1
    marks.folded = Drawing.Sheet { plan.draw(pose, of: model, own: own, into: &$0) }
    marks.folded.revision = session.revision
    return marks.folded
  }
}

extension TierChartView {
  /// What header and footer leave, in points of the view; nil while the chart has no size.
  public var plot: ChartRect? { laidOut?.plot }

  /// The track that the highlight runs along; nil while the chart has no size, or no tiers.
  public var track: ChartRect? { laidOut.flatMap { $0.isEmpty ? nil : $0.track } }

  /// A tier's part of the track, at rest; nil where it is not drawn or there is none.
  public func frame(ofTierAt index: Int) -> ChartRect? { laidOut?.frame(ofTierAt: index) }

  /// Which tier is at a point, whether it may be selected or not; nil for none. The whole height of the plot counts.
  public func index(at point: ChartPoint) -> Int? { laidOut?.target(at: point)?.item }

  /// Where the amount is among the tiers.
  public var standing: TierStanding {
    layoutIfNeeded()
    return plan?.standing ?? .unknown
  }

  /// Where an amount stands along the track, in points from the left of the view; nil while the chart has no size, or no tiers. Amounts
  /// outside all tiers stand at the track's ends, NaN at its start.
  public func position(of amount: Double) -> Double? { laidOut.flatMap { $0.isEmpty ? nil : $0.position(of: amount) } }

  /// The middle of the marker, at rest and expanded; nil without an amount or without tiers.
  public var markerCenter: ChartPoint? { laidOut?.markerCenter }

  /// Whether names have no room, so that one line tells the tier at hand.
  public var isCompact: Bool { laidOut?.isCompact ?? false }

  /// What could not be drawn as asked; empty when all was.
  public var diagnostics: [Diagnostic] {
    layoutIfNeeded()
    return plan?.diagnostics ?? []
  }

  /// The plan; nil while the chart has no size.
  private var laidOut: TierPlan? {
    layoutIfNeeded()
    return size.isEmpty ? nil : plan
  }
}
