/// How a tapped dot pulses: as a function of time, a size by its size at rest.
///
/// Five sizes, evenly over 0.3 s and straight from one to the next, twice; then the dot stays enlarged. For a dot that doubles they are
/// 2, 1.5, 0.8, 1 and 2 times its size at rest; for other dots, as far between its two sizes.
///
///     DotPulse.scale(at: 0, enlarged: 2)        // 2
///     DotPulse.scale(at: 0.15, enlarged: 2)     // 0.8
///     DotPulse.scale(at: 0.6, enlarged: 2)      // 2
///     DotPulse.scale(at: 0.075, enlarged: 3)    // 2: half way between 1 and 3
public enum DotPulse {
  /// How long a pulse is, in seconds.
  public static let duration = 0.3
  /// How often it plays.
  public static let count = 2

  /// How far the dot is, at even times, from its size at rest (0) towards its enlarged one (1).
  private static let frames: [Double] = [1, 0.5, -0.2, 0, 1]

  /// How large a dot is that was tapped some seconds ago, by its size at rest.
  ///
  /// - Parameters:
  ///   - time: Seconds since the tap. Before 0, and not a number: as at 0. From ``duration`` · ``count`` on it is exactly `enlarged`.
  ///   - enlarged: Its size in the end, by its size at rest. Not finite: 1.
  /// - Returns: Never less than 0.
  public static func scale(at time: Double, enlarged: Double) -> Double {
    let enlarged = enlarged.finite(or: 1)
    guard time > 0 else { return enlarged }
    guard time < duration * Double(count) else { return enlarged }
    let place = (time / duration - (time / duration).rounded(.down)) * Double(frames.count - 1)
    let first = min(frames.count - 2, max(0, Int(saturating: place)))
    let share = place - Double(first)
    let frame = frames[first] + (frames[first + 1] - frames[first]) * share
    return max(0, 1 + frame * (enlarged - 1))
  }
}
