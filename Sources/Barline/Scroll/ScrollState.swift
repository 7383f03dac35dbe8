/// Where a chart's content is, what moves it, and what a finger on it means.
struct ScrollState {
  /// Where the content is to be.
  var place = ScrollPlace.offset(0)
  /// Points to add to that.
  var shift = 0.0
  /// Whether a layout with data has made an offset of the place.
  var isSettled = true
  /// The offset of the last layout.
  var offset = 0.0
  var arbiter = ScrollArbiter()
  var motion: ScrollMotion?
  /// What labels take, kept until they are read anew, or the environment is another.
  var labels: (slots: LabelSlots, reading: Int, margin: Double)?

  /// Asks for an offset.
  mutating func move(to offset: Double) { move(to: .offset(offset), shift: 0) }

  /// Asks for a place, and so many points more.
  mutating func move(to place: ScrollPlace, shift: Double) {
    (self.place, self.shift, isSettled) = (place, shift, false)
  }

  /// Lets go of the finger, and of what moves.
  mutating func stop() -> ScrollMotion? {
    arbiter.reset()
    defer { motion = nil }
    return motion
  }
}

/// A content that moves by itself.
enum ScrollMotion {
  /// The finger has left it.
  case coast(Coast)
  /// Code has asked for it; it begins with the next drawing.
  case glide(from: Double, to: Double, begun: Double?, completion: ((Bool) -> Void)?)

  /// Where the content is at a time, and whether that is the end; the first time that is a number begins a glide.
  mutating func step(to time: Double) -> (offset: Double, isOver: Bool) {
    switch self {
    case .coast(let coast): return (coast.offset(at: time), !coast.isMoving(at: time))
    case .glide(let from, let to, let begun, let completion):
      let start = begun ?? time
      if begun == nil, time.isFinite { self = .glide(from: from, to: to, begun: time, completion: completion) }
      let share = time == .infinity ? 1 : start.isFinite ? (time - start) / Transition.duration : 0
      return share < 1 ? (from + (to - from) * Easing.inOut(share), false) : (to, true)
    }
  }

  /// Whether it would still be moving at a time.
  func isMoving(at time: Double) -> Bool {
    switch self {
    case .coast(let coast): coast.isMoving(at: time)
    case .glide(_, _, let begun, _): begun.map { time - $0 < Transition.duration } ?? true
    }
  }

  /// Tells whoever asked for it how it ended.
  func complete(_ finished: Bool) {
    if case .glide(_, _, _, let completion) = self { completion?(finished) }
  }
}
