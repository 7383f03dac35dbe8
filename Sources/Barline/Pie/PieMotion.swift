/// Slices on their way from where they were on the screen to where a plan has them.
///
/// Slices are told apart by their identities. What stays turns from its old angles to its new ones; what is new opens where it belongs
/// between the others, and what is gone closes there, so that together they fill the pie all the way.
struct PieMotion {
  let start: PieScene
  let target: PieScene
  /// How long it takes, in seconds.
  var duration = Transition.duration
  /// How time passes in it.
  var pace = Entrance.Pace.eased
  private let completion: ((Bool) -> Void)?
  /// When it started; nil while it is pending.
  private var begun: Double?
  /// How far along it looked when it was last shown.
  private var shown = 0.0

  /// Where each slice of the target comes from.
  private var origins: [PieScene.Piece]
  /// The slices that are gone, and where they close.
  private var leaving: [(piece: PieScene.Piece, end: PieSlice)]
  /// The labels that turn into one of the target's, by its place; those that are gone are in `fading`.
  private var labels: [PieScene.Label?]
  private var fading: [PieScene.Label]

  /// Makes a motion; pending until it is first asked for a share.
  init(from start: PieScene, to target: PieScene, completion: ((Bool) -> Void)?) {
    self.target = target
    self.completion = completion
    var start = start
    // The shorter way round: a whole turn more looks the same.
    start.turn(by: ((target.origin - start.origin) / (2 * .pi)).rounded() * 2 * .pi)
    self.start = start
    var places = KeyTable<Mark.ID, Int>()
    for (place, piece) in start.pieces.enumerated() { places.set(piece.id, place) }
    let matches = target.pieces.map { places[$0.id] }
    origins = Self.origins(of: target, matches, in: start)
    leaving = Self.ends(of: start, matches, in: target)
    (labels, fading) = Self.labels(from: start.labels, to: target.labels)
  }

  /// What each slice of the target comes from: itself, or nothing between those that were there.
  private static func origins(of target: PieScene, _ matches: [Int?], in start: PieScene) -> [PieScene.Piece] {
    // Where nothing was, slices open from where the pie starts.
    var edge = start.pieces.isEmpty ? target.origin : start.origin
    return zip(target.pieces, matches).map { piece, match in
      if let match {
        edge = start.far(start.pieces[match].slice)
        return start.pieces[match]
      }
      var origin = piece
      (origin.slice.start, origin.slice.end) = (edge, edge)
      return origin
    }
  }

  /// The slices that are gone, and where they close: before the next one that stays.
  private static func ends(
    of start: PieScene, _ matches: [Int?], in target: PieScene
  ) -> [(piece: PieScene.Piece, end: PieSlice)] {
    var stays = [Int?](repeating: nil, count: start.pieces.count)
    for (place, match) in matches.enumerated() { if let match { stays[match] = place } }
    var ends: [(piece: PieScene.Piece, end: PieSlice)] = []
    var edge = target.terminal
    for place in start.pieces.indices.reversed() {
      if let stay = stays[place] {
        edge = target.near(target.pieces[stay].slice)
      } else {
        let slice = start.pieces[place].slice
        ends.append((start.pieces[place], PieSlice(item: slice.item, start: edge, end: edge, offset: slice.offset)))
      }
    }
    return ends.reversed()
  }

  /// The labels that turn into others, by the others' places, and those that are gone.
  private static func labels(
    from start: [PieScene.Label], to target: [PieScene.Label]
  ) -> (labels: [PieScene.Label?], fading: [PieScene.Label]) {
    var places = KeyTable<Mark.ID, Int>()
    for (place, label) in start.enumerated() { places.set(label.id, place) }
    var isKept = [Bool](repeating: false, count: start.count)
    let labels = target.map { label -> PieScene.Label? in
      guard let place = places[label.id], start[place].label.canMove(to: label.label) else { return nil }
      isKept[place] = true
      return start[place]
    }
    return (labels, start.indices.filter { !isKept[$0] }.map { start[$0] })
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

  /// Tells whoever asked for it how it ended.
  func complete(_ finished: Bool) { completion?(finished) }

  /// The pie's size and place a share of the way.
  func room(at share: Double) -> PieRoom { start.pieces.isEmpty ? target.room : start.room.mixed(with: target.room, share) }

  /// The target's slices a share of the way, in its order.
  func pieces(at share: Double) -> [PieScene.Piece] {
    zip(origins, target.pieces).map { origin, piece in
      var moving = piece
      moving.slice = origin.slice.mixed(with: piece.slice, share)
      moving.fill = origin.fill.mixed(with: piece.fill, share)
      return moving
    }
  }

  /// The slices that are gone, a share of the way to nothing.
  func leaving(at share: Double) -> [PieScene.Piece] {
    leaving.map { piece, end in
      var moving = piece
      moving.slice = piece.slice.mixed(with: end, share)
      return moving
    }
  }

  /// How strong the slices are a share of the way.
  func strength(at share: Double) -> Double {
    start.pieces.isEmpty ? target.strength : start.strength + (target.strength - start.strength) * share
  }

  /// The labels a share of the way: what stays on its side moves; the others fade, those that are gone in the first half, and those
  /// that are new in the second, so that one does not stand over the other.
  func labels(at share: Double) -> [PieScene.Label] {
    let (gone, new) = (max(0, 1 - 2 * share), max(0, 2 * share - 1))
    var labels: [PieScene.Label] = []
    labels.reserveCapacity(fading.count + target.labels.count)
    for label in fading where gone > 0 {
      labels.append(label)
      labels[labels.count - 1].opacity *= gone
    }
    for (before, label) in zip(self.labels, target.labels) {
      var moving = label
      if let before {
        moving.label = before.label.mixed(with: label.label, share)
        moving.color = before.color.blended(with: label.color, share)
        moving.opacity = before.opacity + (label.opacity - before.opacity) * share
      } else {
        moving.opacity *= new
      }
      if moving.opacity > 0 { labels.append(moving) }
    }
    return labels
  }

  /// What is on the screen now: where another motion takes over.
  var presented: PieScene {
    guard begun != nil else { return start }
    var scene = target
    scene.room = room(at: shown)
    scene.pieces = (leaving(at: shown) + pieces(at: shown)).filter { $0.slice.sweep > 0 }
    scene.labels = labels(at: shown)
    scene.strength = strength(at: shown)
    if !start.pieces.isEmpty {
      scene.origin = start.origin + (target.origin - start.origin) * shown
    }
    scene.sort()
    return scene
  }
}

extension PieScene {
  /// Turns everything by an angle.
  fileprivate mutating func turn(by angle: Double) {
    guard angle != 0, angle.isFinite else { return }
    origin += angle
    terminal += angle
    for place in pieces.indices {
      pieces[place].slice.start += angle
      pieces[place].slice.end += angle
    }
  }
}

extension PieLabel {
  /// Whether it can move to where another is: both in their slices, or both on the same side of the pie.
  fileprivate func canMove(to other: PieLabel) -> Bool {
    leader.isEmpty == other.leader.isEmpty && lines.count == other.lines.count && lines.first?.anchor == other.lines.first?.anchor
  }

  /// The label a share of the way to another: the other's words, on their way.
  fileprivate func mixed(with target: PieLabel, _ share: Double) -> PieLabel {
    guard share < 1 else { return target }
    var label = target
    label.rect = ChartRect(
      x: rect.x + (target.rect.x - rect.x) * share, y: rect.y + (target.rect.y - rect.y) * share, width: target.rect.width,
      height: target.rect.height)
    for place in label.lines.indices where place < lines.count {
      label.lines[place].baseline = lines[place].baseline.mixed(with: target.lines[place].baseline, share)
    }
    let count = max(leader.count, target.leader.count)
    label.leader = zip(leader.bent(to: count), target.leader.bent(to: count)).map { $0.mixed(with: $1, share) }
    return label
  }
}

extension [ChartPoint] {
  /// A leader line with more corners, that looks the same: the new ones stand where it turns round the pie.
  fileprivate func bent(to count: Int) -> [ChartPoint] {
    guard self.count > 2, count > self.count else { return self }
    let more = count - self.count
    let turn = (1...more).map { self[1].mixed(with: self[2], Double($0) / Double(more + 1)) }
    return self[..<2] + turn + self[2...]
  }
}
