/// A content that runs on after the finger has left it: slower and slower, and at rest after a known time.
///
/// With the speed v at first it has gone `v / k · (1 − e^(−k·t))` points after t seconds, k = 2 a second: it loses 86 % of its speed each
/// second. It is at rest when it has come down to 20 points a second, or when it reaches an end of the content, exactly there.
package struct Coast: Equatable, Sendable {
  /// Where it starts, in points of offset, and when.
  package let (start, begun): (Double, Double)
  /// How fast it starts, in points a second; negative towards the content's start.
  package let velocity: Double
  /// Where it comes to rest.
  package let end: Double
  /// How long it takes, in seconds.
  package let duration: Double

  /// The share of its speed that it loses in a short time, over that time, in 1/s.
  package static let friction = 2.0
  private static let e = 2.718281828459045
  /// The speed at which it stops, in points a second.
  package static let leastSpeed = 20.0

  /// Starts at a time; nil where it would not move.
  package init?(from start: Double, velocity: Double, at time: Double, maximum: Double) {
    let speed = velocity.magnitude
    guard speed > Self.leastSpeed, velocity.isFinite, start.isFinite, time.isFinite, maximum > 0 else { return nil }
    let room = velocity > 0 ? maximum - start : start
    guard room > 0 else { return nil }
    // Where the speed is the least: v − k · way = least.
    let way = (speed - Self.leastSpeed) / Self.friction
    (self.start, begun, self.velocity) = (start, time, velocity)
    if way < room {
      end = velocity > 0 ? start + way : start - way
      duration = naturalLogarithm(speed / Self.leastSpeed) / Self.friction
    } else {
      end = velocity > 0 ? maximum : 0
      duration = -naturalLogarithm(1 - Self.friction * room / speed) / Self.friction
    }
  }

  /// Where it is at a time: exactly at its end from the time on at which it is there.
  package func offset(at time: Double) -> Double {
    let gone = time - begun
    guard gone < duration else { return end }
    guard gone > 0 else { return start }
    let place = start + velocity / Self.friction * (1 - power(Self.e, -Self.friction * gone))
    return velocity > 0 ? min(place, end) : max(place, end)
  }

  /// Whether it would still be moving at a time.
  package func isMoving(at time: Double) -> Bool { time - begun < duration }
}

/// The natural logarithm: the decimal one, by the natural logarithm of 10.
private func naturalLogarithm(_ value: Double) -> Double { decimalLogarithm(value) * 2.302585092994046 }
