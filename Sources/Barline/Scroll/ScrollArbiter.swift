/// Whether a finger on a chart that scrolls means to scroll or to select: a value, and the rules by which touches change it.
///
/// A finger that goes sideways by more than the slop scrolls; it never selects. One that goes up or down, or rests, selects from then
/// on, and one that is lifted before either has tapped: a tap selects, unless it stopped a coasting chart. So a drag that scrolls tells
/// of no selection at all. A second finger is ignored.
///
///     idle ── began ──▶ pressed ── 8 points sideways ──▶ dragging ── lifted ──▶ idle, and the chart coasts
///                          │ ├───── 8 points up or down, or 0.2 s at rest ──▶ selecting ── lifted ──▶ idle
///                          └─────── lifted: a tap ──▶ idle
package struct ScrollArbiter: Equatable, Sendable {
  /// What the finger is doing.
  package enum Phase: Equatable, Sendable {
    case idle
    /// It is down, and it is too early to say.
    case pressed(Press)
    /// It takes the content along.
    case dragging(Drag)
    /// It selects.
    case selecting(finger: Int)
  }

  /// A finger that has not said what it means.
  package struct Press: Equatable, Sendable {
    package var began: ChartTouch
    /// When it came down, by the chart's clock.
    package var time: Double
    /// Where it is.
    package var point: ChartPoint
    /// Whether it has stopped a coasting chart.
    package var hasStopped: Bool
  }

  /// A finger that scrolls.
  package struct Drag: Equatable, Sendable {
    package var finger: Int
    /// Where it was and when, for as long back as counts for its speed; the last is where it is.
    package var samples: [Sample]
  }

  /// Where a finger was across, and when.
  package struct Sample: Equatable, Sendable {
    package var time: Double
    package var x: Double
  }

  /// What the chart is to do.
  package enum Action: Equatable, Sendable {
    /// Move the content on by so many points.
    case scroll(by: Double)
    /// Let the content run on, so many points a second.
    case coast(velocity: Double)
    /// Stop where it is.
    case halt
    /// Give a touch to the selection.
    case select(ChartTouch)
  }

  /// How far a finger may stray and still rest, in points.
  package static let slop = 8.0
  /// How long a finger rests before it selects, in seconds.
  package static let pressTime = 0.2
  /// How far back a finger's speed is measured, in seconds.
  package static let memory = 0.1
  /// No finger is faster, in points a second.
  package static let fastest = 20_000.0
  /// A slower finger lets the content lie where it is, in points a second.
  package static let slowest = 50.0

  package private(set) var phase = Phase.idle

  package init() {}

  /// The finger that is followed; nil for none.
  package var finger: Int? {
    switch phase {
    case .idle: nil
    case .pressed(let press): press.began.id
    case .dragging(let drag): drag.finger
    case .selecting(let finger): finger
    }
  }

  /// Whether a finger is down of which it is too early to say what it means.
  package var isWaiting: Bool {
    if case .pressed = phase { return true }
    return false
  }

  /// Lets go of the finger.
  package mutating func reset() { phase = .idle }

  /// Takes a touch.
  ///
  /// - Parameters:
  ///   - touch: The touch; one of a finger that is not followed changes nothing.
  ///   - time: When, by the chart's clock.
  ///   - isMoving: Whether the content is moving by itself.
  package mutating func take(_ touch: ChartTouch, at time: Double, isMoving: Bool) -> [Action] {
    switch touch.phase {
    case .began: return began(touch, at: time, isMoving: isMoving)
    case .moved: return finger == touch.id ? moved(touch, at: time) : []
    case .ended:
      guard finger == touch.id else { return [] }
      // Where it is lifted is where it went.
      let actions = moved(touch, at: time)
      defer { phase = .idle }
      switch phase {
      case .idle, .selecting: return actions
      case .pressed(let press): return press.hasStopped ? [] : [.select(press.began), .select(touch)]
      case .dragging(let drag):
        let velocity = drag.velocity
        return velocity.magnitude < Self.slowest ? actions : actions + [.coast(velocity: velocity)]
      }
    case .cancelled:
      guard finger == touch.id else { return [] }
      defer { phase = .idle }
      if case .selecting = phase { return [.select(touch)] }
      return []
    }
  }

  /// The clock goes on: a finger that has rested long enough selects.
  package mutating func wait(until time: Double) -> [Action] {
    guard case .pressed(let press) = phase, time >= press.time + Self.pressTime else { return [] }
    return select(press)
  }

  private mutating func began(_ touch: ChartTouch, at time: Double, isMoving: Bool) -> [Action] {
    guard finger == nil || finger == touch.id else { return [] }
    var actions: [Action] = []
    // The finger was never lifted, as far as we know: its end got lost.
    if case .selecting = phase {
      var lost = touch
      lost.phase = .cancelled
      actions.append(.select(lost))
    }
    if isMoving { actions.append(.halt) }
    phase = .pressed(Press(began: touch, time: time, point: touch.point, hasStopped: isMoving))
    return actions
  }

  private mutating func moved(_ touch: ChartTouch, at time: Double) -> [Action] {
    switch phase {
    case .idle: return []
    case .selecting: return [.select(touch)]
    case .dragging(var drag):
      guard touch.point.x.isFinite, let last = drag.samples.last else { return [] }
      drag.add(Sample(time: time, x: touch.point.x))
      phase = .dragging(drag)
      return touch.point.x == last.x ? [] : [.scroll(by: last.x - touch.point.x)]
    case .pressed(var press):
      // It had rested for long enough before it went on.
      if time >= press.time + Self.pressTime { return select(press) + [.select(touch)] }
      let (dx, dy) = (touch.point.x - press.began.point.x, touch.point.y - press.began.point.y)
      if dx.isFinite, dx.magnitude > Self.slop, dx.magnitude >= dy.magnitude {
        // The content follows from where the slop ends, so that it does not jump.
        let edge = press.began.point.x + (dx > 0 ? Self.slop : -Self.slop)
        var drag = Drag(finger: touch.id, samples: [Sample(time: press.time, x: press.began.point.x)])
        drag.add(Sample(time: time, x: touch.point.x))
        phase = .dragging(drag)
        return [.scroll(by: edge - touch.point.x)]
      }
      if dy.isFinite, dy.magnitude > Self.slop { return select(press) + [.select(touch)] }
      if touch.point.x.isFinite, touch.point.y.isFinite { press.point = touch.point }
      phase = .pressed(press)
      return []
    }
  }

  /// The finger selects, from where it is.
  private mutating func select(_ press: Press) -> [Action] {
    phase = .selecting(finger: press.began.id)
    var touch = press.began
    touch.point = press.point
    return [.select(touch)]
  }
}

extension ScrollArbiter.Drag {
  /// Adds where the finger is, and forgets what is too long ago to count.
  mutating func add(_ sample: ScrollArbiter.Sample) {
    samples.append(sample)
    samples.removeAll { sample.time - $0.time > ScrollArbiter.memory }
  }

  /// How fast the content goes, in points a second: against the finger, over the time that counts.
  var velocity: Double {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return 0 }
    let velocity = (first.x - last.x) / (last.time - first.time)
    guard velocity.isFinite else { return 0 }
    return min(max(velocity, -ScrollArbiter.fastest), ScrollArbiter.fastest)
  }
}
