/// How a chart's marks come on the screen when there are some for the first time.
///
///     chart.entrance = Entrance(.sweep, duration: 2)     // a line draws itself along its stroke, a pie opens
///     chart.dataSource = rainfall                        // starts with the next drawing
///
/// An entrance starts with the first drawing that has data and a size, can be overtaken by any other motion from what is on the screen
/// then, and ends exactly in the picture at rest. With reduced motion there is none.
public struct Entrance: Hashable, Sendable {
  /// What the marks do.
  public enum Style: UInt8, Hashable, Sendable {
    /// They grow from where they stand: bars and lines from the baseline, stages from the edge where they begin.
    case grow
    /// They are uncovered along the chart: a line by its stroke, bars one after another from left to right, a pie by its angle, a row of
    /// tiers along its track.
    case sweep
    /// They appear.
    case fade
  }

  /// How time passes in it.
  public enum Pace: UInt8, Hashable, Sendable {
    /// Evenly.
    case linear
    /// Slowly at both ends.
    case eased
  }

  /// What the marks do.
  public var style: Style
  /// How long it takes, in seconds; zero, negative or not a number: the marks are there at once.
  public var duration: Double
  /// How time passes in it.
  public var pace: Pace
  /// Whether `reloadData` plays it again with all new data; otherwise it plays when there are marks after there were none.
  public var repeats: Bool

  /// Makes an entrance: a second, evenly, once, unless told otherwise.
  public init(_ style: Style = .grow, duration: Double = 1, pace: Pace = .linear, repeats: Bool = false) {
    self.style = style
    self.duration = duration
    self.pace = pace
    self.repeats = repeats
  }
}

extension Entrance {
  /// The entrance without a duration.
  var instant: Entrance {
    var instant = self
    instant.duration = 0
    return instant
  }
}

extension Entrance.Pace {
  /// How far along a motion looks, for how far along it is, 0…1.
  package func looks(at share: Double) -> Double {
    switch self {
    case .linear: share > 0 ? min(share, 1) : 0
    case .eased: Easing.inOut(share)
    }
  }
}
