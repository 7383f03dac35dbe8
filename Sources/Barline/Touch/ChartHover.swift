/// A pointer over a chart that is not held down: a mouse, a pen above its tablet.
///
/// It selects what a finger at its place would, with the same events, `touch` nil, and what it has selected ends, `.left`, where there is
/// nothing to select and when it leaves. While a finger is down it is ignored.
///
/// Where a selection outlives the finger (`keepsSelection`: pies, funnels, tiers, value discs), one that a tap, a key or code has made wins:
/// hovering changes nothing until that has ended. A tap on what is hovered keeps it. Elsewhere the pointer takes over what a key or code has
/// selected as soon as it moves over another mark, or over the same, and leaves it alone while it is over none.
public struct ChartHover: Hashable, Sendable {
  /// Where it is, in points of the chart's view; nil when it has left the chart.
  public var point: ChartPoint?
  /// When, in seconds of the clock that drawings use.
  public var time: Double

  /// Makes a pointer's place; nil for one that has left.
  public init(at point: ChartPoint?, time: Double = 0) {
    self.point = point
    self.time = time
  }
}

/// A wheel that is turned over a chart, or two fingers that move on a pad.
///
/// It moves a content that is wider than its plot, as far as that goes, by the greater of its two ways: so a wheel that only turns up and down
/// scrolls sideways too. It is claimed only where something has moved: at the content's end, and on a chart that has room for all, it is
/// left to whatever lies around the chart. What coasts is stopped; what is hovered is then whatever has come under the pointer.
public struct ChartWheel: Hashable, Sendable {
  /// Where the pointer is, in points of the chart's view.
  public var point: ChartPoint
  /// How far to the right what is shown moves, in points: positive toward the content's end.
  public var deltaX: Double
  /// How far down what is shown moves, in points: positive toward the content's end.
  public var deltaY: Double
  /// When, in seconds of the clock that drawings use.
  public var time: Double

  /// Makes a turn of the wheel.
  public init(at point: ChartPoint, deltaX: Double = 0, deltaY: Double = 0, time: Double = 0) {
    self.point = point
    self.deltaX = deltaX
    self.deltaY = deltaY
    self.time = time
  }

  /// How far the content moves, in points: the greater of the two ways, the sideways one of two that are equal; 0 for what is no number.
  package var way: Double {
    let (x, y) = (deltaX.finite(or: 0), deltaY.finite(or: 0))
    return x.magnitude >= y.magnitude ? x : y
  }
}
