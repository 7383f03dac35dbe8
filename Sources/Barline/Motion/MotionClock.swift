/// How far along a motion is, by the clock rule: it starts at the first time that it is asked about.
struct MotionClock {
  /// How long it takes, in seconds.
  var duration: Double
  private let pace: Entrance.Pace
  private var start: Double?
  /// How far along it looked when it was last shown, 0…1.
  private(set) var shown = 0.0

  init(duration: Double, pace: Entrance.Pace = .eased) {
    self.duration = duration
    self.pace = pace
  }

  /// How far along it looks at a time; nil when it is over. The first time that is a number starts it.
  mutating func share(at time: Double) -> Double? {
    if start == nil, time.isFinite { start = time }
    // Before there is a time, the motion waits where it starts; at the end of all time it is over.
    guard let start, time < .infinity else { return time == .infinity ? nil : shown }
    let share = duration > 0 ? (time - start) / duration : 1
    guard share < 1 else { return nil }
    shown = pace.looks(at: share)
    return shown
  }

  /// Whether it would still be moving at a time.
  func isMoving(at time: Double) -> Bool { start.map { time - $0 < duration } ?? true }
}
