/// How lines look at a moment on their way, beside where they run.
package struct LineMoment {
  /// How strong each line is.
  var strengths: [Double]
  /// Where areas run, where they do not follow their lines.
  var areas: [LineTrace]?
  /// What dots do.
  var dots = DotMotion.none

  /// How strong a line is; 1 where nothing is said of it.
  package func strength(ofLine place: Int) -> Double { place < strengths.count ? strengths[place] : 1 }
}

/// What dots do while their lines are on their way.
package enum DotMotion: Equatable, Sendable {
  /// There are none, but for those of lines that are nothing but dots.
  case none
  /// They are all there.
  case all
  /// They are there once the stroke has come to them.
  case stroked
  /// They rise from a height, a share of the way.
  case grown(Double, from: Double)

  /// Where a dot is that comes to rest at a point.
  func place(of point: ChartPoint) -> ChartPoint {
    guard case .grown(let share, let foot) = self else { return point }
    return ChartPoint(x: point.x, y: foot + (point.y - foot) * share)
  }

  /// How far the stroke has come along a line as it is drawn; nil where dots do not wait for it.
  func reach(ofLine place: Int, of trace: LineTrace) -> StrokeReach? {
    self == .stroked ? StrokeReach(tip: trace.isRising ? trace.tip : nil, points: trace.pointsReached) : nil
  }
}

/// How far a stroke has come: across, or, in a line that turns back, by its points.
package struct StrokeReach {
  let tip: Double?
  var points: Int

  /// Passes over a point without a dot.
  mutating func skip() { points -= 1 }

  /// Whether it has come to the next point, which stands at a place across.
  mutating func hasCome(to x: Double) -> Bool {
    points -= 1
    return tip.map { x <= $0 } ?? (points >= 0)
  }
}
