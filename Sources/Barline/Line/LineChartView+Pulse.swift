/// A dot that was tapped, while it may still pulse.
struct DotBeat {
  /// The point.
  let id: Mark.ID
  /// When it started: at the tap; nil while it is pending, until the next drawing, where code selected the point.
  var begun: Double?
  /// Whether it has come to rest.
  var isOver = false

  /// How long a pulse takes, in seconds.
  static let length = DotPulse.duration * Double(DotPulse.count)
}

extension LineChartView {
  /// Starts a pulse where another point has been selected than before; one that is not selected any more has none.
  func follow() {
    let id = session.selection.index == nil ? nil : selectedID
    guard id != beat?.id else { return }
    let isTouched = session.selection.touchPoint != nil && session.clock.isFinite
    beat = id.map { DotBeat(id: $0, begun: isTouched ? session.clock : nil, isOver: !pulses) }
  }

  /// Whether the selected point's dot pulses.
  private var pulses: Bool {
    guard let plan, let index = session.selection.index, state == .expanded, plan.hasPointMarks, !environment.reducedMotion else {
      return false
    }
    return model.value(at: index) != nil && plan.dot(of: model, at: index)?.pulses == true
  }

  func replays(_ index: ChartIndex) -> Bool {
    guard let plan, model.value(at: index) != nil, plan.hasPointMarks else { return false }
    return plan.dot(of: model, at: index)?.pulses == true
  }

  func replay() {
    guard let id = selectedID, pulses else { return }
    beat = DotBeat(id: id, begun: session.clock.isFinite ? session.clock : nil)
  }

  /// Whether a dot pulses at a time, or is about to.
  func beats(at time: Double) -> Bool {
    guard let beat, !beat.isOver else { return false }
    let now = time > session.clock ? time : session.clock
    return beat.begun.map { now - $0 < DotBeat.length } ?? true
  }

  /// A picture with the selected dot as it pulses at a time. Where lines are on their way, dots are not.
  func beating(_ drawing: Drawing, at time: Double) -> Drawing {
    guard var beat, !beat.isOver, !session.isReloading, !session.isLayingOut else { return drawing }
    let now = time == .infinity ? time : session.clock
    if beat.begun == nil, now.isFinite { beat.begun = now }
    beat.isOver = environment.reducedMotion || beat.begun.map { now - $0 >= DotBeat.length } ?? (now == .infinity)
    self.beat = beat
    guard !beat.isOver, let begun = beat.begun, let plan, let index = session.selection.index, state == .expanded,
      !session.needsLayout, case .none = session.motion
    else { return drawing }
    let (model, touch, custom) = (snapshot, session.selection.pointer, drawnDots)
    var moving = drawing
    // Without a revision, as all that moves: it is another in each picture.
    moving.selection = Drawing.Sheet {
      plan.drawSelection(of: model, at: index, touch: touch, pulse: now - begun, custom: custom, into: &$0)
    }
    return moving
  }
}
