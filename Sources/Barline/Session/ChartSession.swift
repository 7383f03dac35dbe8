/// What a chart view keeps of its life, beside its data and its plan: what has still to be read, laid out, drawn and told.
///
/// All kinds of chart live alike. `SessionChart` holds the rules; this holds what they need to remember.
struct ChartSession<Delegate, Motion: SessionMotion> {
  /// Whether marks are shown or folded away.
  var state = ChartState.expanded
  /// The picture at rest.
  var picture = Drawing()
  var motion = MotionState<Motion>.none
  /// Whether marks have been shown, or are about to be, since there were none.
  var hasEntered = false
  var selection = Selection()
  /// Which part of its content it shows.
  var scroll = ScrollState()
  /// The labels and identities that the source was asked for since it was read.
  var names = ItemNames()

  var needsReload = true
  var needsLayout = true
  /// True only while the data source is being read.
  var isReloading = false
  var isLayingOut = false
  /// Whether the host is being given a picture: it need not be told then that there is another.
  var isDrawing = false
  /// Whether the delegate is being asked if a mark may be selected.
  var isAsking = false
  /// Whether the source is being asked for a label or an identity.
  var isNaming = false
  /// Whether the selection is being drawn, and whether that is to be done once more.
  var isDecorating = false
  var wantsDecoration = false
  /// How often the source has been read: what was asked before the last time is out of date.
  var readings = 0
  /// A reload that was asked for while one was under way, and whether it was to be animated.
  var wantsReload: Bool?
  /// Whether what is remembered as the selected datum's identity is that of the mark that is selected.
  var isIdentified = true

  /// The latest time that was heard of.
  private(set) var clock = -Double.infinity
  var revision: UInt64 = 0
  var outbox = Outbox<Delegate>()
  var wantsDisplay = false

  /// Takes over a time, unless it is earlier than one before, or none.
  mutating func advance(to time: Double) {
    if time.isFinite, time > clock { clock = time }
  }

  /// Takes over a sheet; one that draws the same keeps its revision.
  mutating func replace(_ sheet: inout Drawing.Sheet, _ other: Drawing.Sheet) {
    guard sheet != other else { return }
    revision += 1
    sheet = other
    sheet.revision = revision
  }
}

/// A motion of a chart's picture.
protocol SessionMotion {
  /// What was on the screen, and can be moved on from.
  associatedtype Moment
  /// Whether it would still be moving at a time.
  func isMoving(at time: Double) -> Bool
  /// Tells whoever asked for it how it ended.
  func complete(_ finished: Bool)
}

/// What a chart's picture is doing.
indirect enum MotionState<Motion: SessionMotion> {
  /// It is at rest.
  case none
  /// Something was asked to move; it starts with the next drawing, from this moment, or from folded marks where there was none.
  case pending(from: Motion.Moment?, completion: ((Bool) -> Void)?)
  /// Marks are to come on the screen, from nothing; that starts with the next drawing that has a size.
  case entering(Entrance, completion: ((Bool) -> Void)?)
  /// It moves.
  case running(Motion)

  /// Tells whoever asked for it how it ended.
  func complete(_ finished: Bool) {
    switch self {
    case .none: break
    case .pending(_, let completion), .entering(_, let completion): completion?(finished)
    case .running(let motion): motion.complete(finished)
    }
  }

  /// Whether marks are to come on the screen, and none has yet.
  var isEntering: Bool {
    if case .entering = self { return true }
    return false
  }

  /// Whether something is moving at a time, or about to.
  func isMoving(at time: Double) -> Bool {
    switch self {
    case .none: false
    case .pending, .entering: true
    case .running(let motion): motion.isMoving(at: time)
    }
  }
}
