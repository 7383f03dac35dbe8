/// Lines on their way from where they were on the screen to where a plan has them.
struct LineMotion {
  /// What was on the screen: each line's profile, and how strong the lines were.
  struct Start {
    var profiles: [Mark.ID: LineProfile] = [:]
    var strength = 0.0
    /// The marks as they were drawn, for lines that are gone.
    var marks = Drawing.Sheet()
  }

  let start: Start
  let duration: Double
  private let completion: ((Bool) -> Void)?
  /// When it started; nil while it is pending.
  private var begun: Double?
  /// How far along it looked when it was last shown.
  private var shown = 0.0
  /// Where each line goes, found when it starts.
  private var ends: [(id: Mark.ID, profile: LineProfile)] = []

  init(from start: Start, duration: Double = Transition.duration, completion: ((Bool) -> Void)?) {
    self.start = start
    self.duration = duration
    self.completion = completion
  }

  /// How far along it looks at a time; nil when it is over. The first call starts it.
  mutating func share(at time: Double) -> Double? {
    let first = begun ?? time
    begun = first
    let share = duration > 0 ? (time - first) / duration : 1
    guard share < 1 else { return nil }
    shown = Easing.inOut(share)
    return shown
  }

  /// Whether it would still be moving at a time.
  func isMoving(at time: Double) -> Bool { begun.map { time - $0 < duration } ?? true }

  /// Whether a drawing has shown it.
  var hasBegun: Bool { begun != nil }

  /// Tells whoever asked for it how it ended.
  func complete(_ finished: Bool) { completion?(finished) }

  /// Finds where the lines of a plan go, once.
  mutating func aim(at plan: LinePlan, _ names: LineNames) {
    guard ends.isEmpty else { return }
    ends = plan.traces.indices.map { (names.id(ofLine: $0), plan.profile(ofLine: $0)) }
  }

  /// The lines' profiles a share of the way; towards a collapsed chart they flatten on its baseline.
  func profiles(at share: Double, collapsed: Bool, foldLine: Double) -> [LineProfile] {
    ends.map { id, end in
      let target = collapsed ? end.flat(at: foldLine) : end
      let from = start.profiles[id] ?? end.flat(at: foldLine)
      return from.mixed(with: target, share)
    }
  }

  /// How strong the lines are a share of the way.
  func strength(at share: Double, collapsed: Bool) -> Double { start.strength + ((collapsed ? 0 : 1) - start.strength) * share }

  /// What is on the screen now: where another motion takes over.
  func presented(collapsed: Bool, foldLine: Double, marks: Drawing.Sheet) -> Start {
    guard begun != nil else { return start }
    let profiles = profiles(at: shown, collapsed: collapsed, foldLine: foldLine)
    var now = Start(strength: strength(at: shown, collapsed: collapsed), marks: marks)
    for (place, end) in ends.enumerated() { now.profiles[end.id] = profiles[place] }
    return now
  }
}

extension LinePlan {
  /// Where lines lie when they are folded: on zero; in a chart that stands alone, as JBChartView has it, below its foot.
  var foldLine: Double { options.frame.isBare ? size.height : baseline }

  /// Draws lines on their way, and those that are gone fading where they were.
  func drawMarks(
    of model: LineModel, moving motion: LineMotion, at share: Double, collapsed: Bool, names: LineNames,
    into recorder: inout Drawing.Recorder
  ) {
    var moving = self
    moving.traces = zip(motion.profiles(at: share, collapsed: collapsed, foldLine: foldLine), model.lines).map {
      trace(of: $0, thin: max(1, $1.style.drawnWidth))
    }
    let strength = motion.strength(at: share, collapsed: collapsed)
    let here = model.lines.indices.map { names.id(ofLine: $0) }
    for id in motion.start.profiles.keys.filter({ !here.contains($0) }).sorted(by: LineMotion.precedes) {
      recorder.push(Layer(opacity: (1 - share) * motion.start.strength))
      recorder.append(from: motion.start.marks, mark: id)
      recorder.pop()
    }
    recorder.push(Layer(opacity: strength))
    moving.drawMarks(of: model, names: names, custom: nil, hidesDots: true, into: &recorder)
    recorder.pop()
  }
}

extension LineMotion {
  /// An order of identities that is the same on every run, which a dictionary's is not.
  fileprivate static func precedes(_ a: Mark.ID, _ b: Mark.ID) -> Bool {
    switch (a.series, b.series) {
    case (.index(let a), .index(let b)): a < b
    case (.index, .name): true
    case (.name, .index): false
    case (.name(let a, let m), .name(let b, let n)): a == b ? m < n : a < b
    }
  }
}
