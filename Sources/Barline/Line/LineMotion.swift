/// Lines on their way from where they were on the screen to where a plan has them.
struct LineMotion {
  /// A line as it was on the screen.
  struct Line {
    var profile: LineProfile
    /// How strong it was, 0…1.
    var opacity: Double
    /// What was drawn of it: what fades if it is gone.
    var shape: Drawing.Sheet
    /// Up to which share of the width it was drawn: less than 1 while its stroke was on its way.
    var reach = 1.0
  }

  /// What was on the screen.
  struct Start {
    var lines = KeyTable<Mark.ID, Line>()
  }

  let start: Start
  /// How long it takes, in seconds.
  var duration = Transition.duration
  /// How time passes in it.
  var pace = Entrance.Pace.eased
  /// How lines come on the screen; nil where they move from where they were.
  var entrance: Entrance.Style?
  private let completion: ((Bool) -> Void)?
  /// When it started; nil while it is pending.
  private var begun: Double?
  /// How far along it looked when it was last shown.
  private var shown = 0.0
  /// Where each line goes, found when it starts.
  private var ends: [(id: Mark.ID, profile: LineProfile)] = []

  init(from start: Start, completion: ((Bool) -> Void)?) {
    self.start = start
    self.completion = completion
  }

  /// How far along it looks at a time; nil when it is over. The first time that is a number starts it.
  mutating func share(at time: Double) -> Double? {
    if begun == nil, time.isFinite { begun = time }
    // Before there is a time, the motion waits where it starts; at the end of all time it is over.
    guard let begun, time < .infinity else { return time == .infinity ? nil : shown }
    let share = duration > 0 ? (time - begun) / duration : 1
    guard share < 1 else { return nil }
    shown = pace.looks(at: share)
    return shown
  }

  /// Whether it would still be moving at a time.
  func isMoving(at time: Double) -> Bool { begun.map { time - $0 < duration } ?? true }

  /// Whether a drawing has shown it.
  var hasBegun: Bool { begun != nil }

  /// Tells whoever asked for it how it ended.
  func complete(_ finished: Bool) { completion?(finished) }

  /// Finds where the lines of a plan go, once.
  mutating func aim(at plan: LinePlan, _ ids: [Mark.ID]) {
    guard ends.isEmpty else { return }
    ends = zip(ids, plan.traces.indices).map { ($0, plan.profile(ofLine: $1)) }
  }

  /// The lines' profiles a share of the way; towards a collapsed chart they flatten on its fold line.
  func profiles(at share: Double, collapsed: Bool, foldLine: Double) -> [LineProfile] {
    ends.map { id, end in
      let target = collapsed ? end.flat(at: foldLine) : end
      let from = start.lines[id]?.profile ?? end.flat(at: foldLine)
      let mixed = from.mixed(with: target, share)
      let reach = reach(of: id, at: share, collapsed: collapsed)
      return reach < 1 ? mixed.cut(at: reach) : mixed
    }
  }

  /// Up to which share of the width a line is drawn: one whose stroke was on its way goes on to its end.
  private func reach(of id: Mark.ID, at share: Double, collapsed: Bool) -> Double {
    let from = start.lines[id]?.reach ?? 1
    return collapsed || from >= 1 ? from : from + (1 - from) * share
  }

  /// How strong each line is a share of the way: those that are new come from nothing.
  func strengths(at share: Double, collapsed: Bool) -> [Double] {
    ends.map { id, _ in
      let from = start.lines[id]?.opacity ?? 0
      return from + ((collapsed ? 0 : 1) - from) * share
    }
  }

  /// The lines that are gone, a share of the way to nothing.
  func leaving(at share: Double) -> [Line] {
    let here = ends.map { $0.id }
    return start.lines.keys.filter { !here.contains($0) }.compactMap { id in
      guard var line = start.lines[id] else { return nil }
      line.opacity *= 1 - share
      return line.opacity > 0 && !line.shape.isEmpty ? line : nil
    }
  }

  /// What is on the screen now: where another motion takes over.
  func presented(on plan: LinePlan, of model: LineModel?, collapsed: Bool, custom: DotDrawing?) -> Start {
    guard begun != nil else { return start }
    let entering = entrance.map { plan.entering($0, shown) }
    let profiles =
      entering.map { lines in ends.indices.map { lines.plan.profile(ofLine: $0) } }
      ?? profiles(at: shown, collapsed: collapsed, foldLine: plan.foldLine)
    let strengths = strengths(at: shown, collapsed: collapsed)
    let moving = model.map { plan.moving(self, at: shown, of: $0, collapsed: collapsed).plan }
    var now = Start()
    for id in start.lines.keys {
      guard var line = start.lines[id] else { continue }
      line.opacity *= 1 - shown
      if line.opacity > 0 { now.lines.set(id, line) }
    }
    for place in ends.indices {
      let shape = moving.flatMap { plan in model.map { plan.shape(of: $0, place, custom: custom) } }
      let id = ends[place].id
      let line = Line(
        profile: profiles[place], opacity: entering?.moment.strength(ofLine: place) ?? strengths[place],
        shape: shape ?? Drawing.Sheet(),
        reach: entering?.plan.reach(ofLine: place, at: plan) ?? reach(of: id, at: shown, collapsed: collapsed))
      now.lines.set(id, line)
    }
    return now
  }
}

/// A plan whose lines are on their way.
struct MovingLines {
  /// The plan, its traces where the lines are now.
  let plan: LinePlan
  /// How they look otherwise.
  let moment: LineMoment
  /// Lines that are gone, and fade.
  let leaving: [LineMotion.Line]

  /// Draws the lines that are gone, a top layer each, and then the others.
  func draw(of model: LineModel, names: LineNames, custom: DotDrawing?, into recorder: inout Drawing.Recorder) {
    for line in leaving {
      recorder.push(Layer(opacity: line.opacity))
      line.shape.replay(into: &recorder)
      recorder.pop()
    }
    plan.drawMarks(of: model, names: names, custom: custom, moment: moment, into: &recorder)
  }
}

extension LinePlan {
  /// Where lines lie when they are folded: on zero; in a chart that stands alone, as JBChartView has it, below its foot.
  var foldLine: Double { options.frame.isBare ? size.height : baseline }

  /// The plan with its lines a share of the way. A line that turns back has no height at each place: it is shown where it goes.
  func moving(_ motion: LineMotion, at share: Double, of model: LineModel, collapsed: Bool) -> MovingLines {
    if let style = motion.entrance { return entering(style, share) }
    var moving = self
    for (place, profile) in motion.profiles(at: share, collapsed: collapsed, foldLine: foldLine).enumerated()
    where place < min(traces.count, model.lines.count) && traces[place].isRising {
      moving.traces[place] = trace(of: profile, thin: max(1, model.lines[place].style.drawnWidth))
    }
    return MovingLines(
      plan: moving, moment: LineMoment(strengths: motion.strengths(at: share, collapsed: collapsed)),
      leaving: motion.leaving(at: share))
  }

  /// The lines as they are on the screen at rest; of a model that has been read anew since, without what was drawn of them.
  func presented(_ ids: [Mark.ID], of model: LineModel?, custom: DotDrawing?) -> LineMotion.Start {
    var start = LineMotion.Start()
    for (id, place) in zip(ids, traces.indices) {
      let shape = model.map { self.shape(of: $0, place, custom: custom) } ?? Drawing.Sheet()
      start.lines.set(id, LineMotion.Line(profile: profile(ofLine: place), opacity: 1, shape: shape))
    }
    return start
  }

  /// What is drawn of a line, without its marks.
  ///
  /// - Parameter custom: A dot as the app draws it; nil where it leaves it to the chart.
  func shape(of model: LineModel, _ place: Int, custom: DotDrawing?) -> Drawing.Sheet {
    guard place < min(traces.count, model.lines.count) else { return Drawing.Sheet() }
    return Drawing.Sheet { recorder in
      recorder.push(Layer(clip: clip(of: model, place)))
      drawArea(of: model, place, isSelected: false, into: &recorder)
      drawLine(of: model, place, isSelected: false, into: &recorder)
      if !model.lines[place].style.showsLine {
        drawBareDots(of: model, place, isSelected: false, custom: custom, into: &recorder)
      }
      recorder.pop()
    }
  }
}
