/// What a bar chart's picture is doing.
enum BarMotion {
  /// It is at rest.
  case none
  /// Something was asked to move; it starts with the next drawing, from this picture, or from folded marks where there was none.
  case pending(from: Picture?, completion: ((Bool) -> Void)?)
  /// It moves.
  case running(Transition)

  /// A picture and its marks without height, so that another motion can take over from it.
  struct Picture {
    var drawing: Drawing
    var folded: Drawing.Sheet?
  }
}

extension BarChartView {
  /// Folds the bars away, or shows them again. A collapsed chart ignores touches.
  ///
  /// - Parameters:
  ///   - animated: Whether bars move there within 0.25 s from the next drawing, however many there are.
  ///   - completion: Called once: true when they have arrived, at once if nothing moves; false when another motion took over.
  public func setState(_ state: ChartState, animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    guard state != self.state else {
      completion?(true)
      return
    }
    let before = animated ? presented : nil
    self.state = state
    if state == .collapsed { select(selection.collapse()) }
    decorate()
    move(animated: animated, from: before, completion: completion)
  }

  /// What is on the screen now; nil where nothing has been.
  var presented: BarMotion.Picture? {
    switch motion {
    case .running(let transition): return BarMotion.Picture(drawing: transition.presented, folded: transition.folded)
    case .pending(let from, _): return from
    case .none:
      guard plan != nil, !size.isEmpty, !picture.frame.isEmpty || !picture.marks.isEmpty else { return nil }
      return BarMotion.Picture(drawing: picture, folded: foldedMarks)
    }
  }

  /// Starts a motion from what was on the screen, or shows the change at once.
  func move(animated: Bool, from before: BarMotion.Picture?, completion: ((Bool) -> Void)?) {
    let former = motion
    let moves = animated && !environment.reducedMotion
    motion = moves ? .pending(from: before, completion: completion) : .none
    former.complete(false)
    if !moves { completion?(true) }
    changed()
  }

  /// The chart was laid out anew, for another size perhaps: a motion under way has lost its end, and the new one is shown at once.
  func cutMotion() {
    guard case .running(let transition) = motion else { return }
    motion = .none
    transition.complete(false)
  }

  /// Whether something is moving at a time, or about to: a motion asked for is pending until the next drawing.
  public func isMoving(at time: Double) -> Bool {
    switch motion {
    case .none: false
    case .pending: true
    case .running(let transition): transition.isMoving(at: time > clock ? time : clock)
    }
  }

  /// What the chart looks like at a time, in seconds of any monotone clock; earlier than the last counts as the last, NaN too. At +∞
  /// everything has come to rest.
  ///
  /// Reads and lays out what has not been yet. A pending motion starts at this time.
  /// - Complexity: at rest, constant; in motion, O(n) in the number of figures.
  public func drawing(at time: Double) -> Drawing {
    if time.isFinite, time > clock { clock = time }
    // Asked for by whoever is being asked for data: what there has been until now.
    guard !isReloading, !isLayingOut else { return presented?.drawing ?? picture }
    // What changes while the picture is being made is in it, and need not be told; what was to be told before still is.
    let (wasDrawing, wanted) = (isDrawing, wantsDisplay)
    isDrawing = true
    defer { (isDrawing, wantsDisplay) = (wasDrawing, wanted) }
    var drawing: Drawing?
    // A completion, or what a delegate does on hearing of an end, may change the chart: it is looked at again, and no further.
    for _ in 0..<3 where drawing == nil {
      layoutIfNeeded()
      if !needsLayout && !needsReload { drawing = step(to: time == .infinity ? time : clock) }
    }
    return drawing ?? picture
  }

  /// The picture at a time; nil where a motion has just ended and its completion has been called.
  private func step(to time: Double) -> Drawing? {
    startIfPending()
    guard case .running(var transition) = motion else { return picture }
    guard var drawing = transition.drawing(at: time) else {
      motion = .none
      transition.complete(true)
      return nil
    }
    motion = .running(transition)
    // Without a revision, as all that moves: it is another in each picture.
    let selected = selectionParts(on: drawing.marks)
    (drawing.dimming, drawing.selection, drawing.tooltip) = (selected.dimming, selected.sheet, picture.tooltip)
    return drawing
  }

  private func startIfPending() {
    guard case .pending(let from, let completion) = motion else { return }
    let folded = foldedMarks
    var start = picture
    start.marks = folded ?? picture.marks
    let tween = Tween(from: from?.drawing ?? start, to: picture, foldedFrom: from?.folded, foldedTo: folded)
    motion = .running(Transition(tween, duration: environment.reducedMotion ? 0 : Transition.duration, completion: completion))
  }
}

extension BarMotion {
  /// Tells whoever asked for it how it ended.
  func complete(_ finished: Bool) {
    switch self {
    case .none: break
    case .pending(_, let completion): completion?(finished)
    case .running(let transition): transition.complete(finished)
    }
  }
}
