/// How far along a motion looks, for how far along it is: 0 to 0 and 1 to 1.
package enum Easing {
  /// Slow at both ends: cubic, in and out. Numbers outside 0…1 go to the nearest end.
  package static func inOut(_ time: Double) -> Double {
    let t = time > 0 ? min(time, 1) : 0
    return t < 0.5 ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t)
  }
}

/// A motion from one picture to another, by the clock rule: it is pending until the first drawing after it was asked for, and that
/// drawing's time is when it starts.
package struct Transition {
  /// How long every motion takes, in seconds, however many marks move.
  package static let duration = 0.25

  private let tween: Tween
  /// Where marks stand that move one after another, from left to right; nil where all move together.
  private let stagger: (left: Double, width: Double)?
  private let duration: Double
  private let pace: Entrance.Pace
  private var start: Double?
  /// How far along it looked when it was last shown, 0…1.
  package private(set) var shown = 0.0
  private let completion: ((Bool) -> Void)?

  package init(
    _ tween: Tween, duration: Double = Transition.duration, pace: Entrance.Pace = .eased,
    stagger: (left: Double, width: Double)? = nil, completion: ((Bool) -> Void)?
  ) {
    self.tween = tween
    self.stagger = stagger
    self.duration = duration
    self.pace = pace
    self.completion = completion
  }

  /// The picture at a time; nil when the motion is over.
  package mutating func drawing(at time: Double) -> Drawing? {
    if start == nil, time.isFinite { start = time }
    // Before there is a time, the motion waits where it starts; at the end of all time it is over.
    guard let start, time < .infinity else { return time == .infinity ? nil : presented }
    let share = duration > 0 ? (time - start) / duration : 1
    guard share < 1 else { return nil }
    shown = pace.looks(at: share)
    return presented
  }

  /// Whether it would still be moving at a time.
  package func isMoving(at time: Double) -> Bool {
    guard let start else { return true }
    return time - start < duration
  }

  /// What is on the screen: where another motion takes over.
  package var presented: Drawing {
    stagger.map { tween.drawing(at: shown, left: $0.left, width: $0.width) } ?? tween.drawing(at: shown)
  }

  /// What is on the screen, folded.
  package var folded: Drawing.Sheet? { tween.folded(at: shown) }

  /// Tells whoever asked for the motion that it has ended: of itself, or because another took over.
  package func complete(_ finished: Bool) { completion?(finished) }
}
