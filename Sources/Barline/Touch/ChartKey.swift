/// A key that means something to a chart.
///
/// Arrows walk over what can be selected, past what is missing or may not be: one selection that begins and moves, `touch` nil, and stays
/// until something ends it.
///
/// | | left, right | up, down | home, end |
/// |---|---|---|---|
/// | bars | the bar before and after, of the same series | the series before and after, at the same item | the first and last of the series |
/// | lines | the point before and after on the line | the line drawn above and below, at the same position | the line's first and last point |
/// | pie | the slice before and after, round and round | as left and right | the first and the last slice |
/// | funnel, tiers | the one before and after | as left and right | the first and the last |
///
/// Where nothing is selected, right and down select the first that is in view, left and up the last that is, home and end the first and the
/// last of all. Where a chart scrolls, what is selected is brought into view at once. A key that finds nothing changes nothing.
public enum ChartKey: UInt8, Hashable, Sendable, CaseIterable {
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// To the first.
  case home
  /// To the last.
  case end
  /// Enter or space: taps what is selected, where selections are kept. It ends then (`.ended`), or a value disc pulses again.
  case enter
  /// Ends the selection, `.ended`.
  case escape
}

/// A key that is pressed, or repeats, while a chart has the keyboard.
public struct ChartKeyPress: Hashable, Sendable {
  /// Which key.
  public var key: ChartKey
  /// When, in seconds of the clock that drawings use.
  public var time: Double

  /// Makes a press.
  public init(_ key: ChartKey, time: Double = 0) {
    self.key = key
    self.time = time
  }
}

/// Marks one after another, over which keys walk.
package struct KeyRow: Equatable, Sendable {
  /// How many there are.
  package var count: Int
  /// Those in view.
  package var seen: Range<Int>
  /// Whether the first follows the last.
  package var wraps: Bool

  /// Makes a row; all of it is in view unless told otherwise.
  package init(count: Int, seen: Range<Int>? = nil, wraps: Bool = false) {
    self.count = max(0, count)
    self.seen = (seen ?? 0..<self.count).clamped(to: 0..<self.count)
    self.wraps = wraps
  }

  /// Where a key goes to; nil for nowhere. Up and down count as left and right.
  ///
  /// - Parameters:
  ///   - start: Where it starts; nil where nothing is selected.
  ///   - accepts: Whether a place may be gone to.
  package func place(_ key: ChartKey, from start: Int?, accepts: (Int) -> Bool) -> Int? {
    let all = 0..<count
    switch key {
    case .home: return all.first(where: accepts)
    case .end: return all.last(where: accepts)
    case .right, .down:
      guard let start, all.contains(start) else { return seen.first(where: accepts) ?? all.first(where: accepts) }
      return (start + 1..<count).first(where: accepts) ?? (wraps ? (0..<start).first(where: accepts) : nil)
    case .left, .up:
      guard let start, all.contains(start) else { return seen.last(where: accepts) ?? all.last(where: accepts) }
      return (0..<start).last(where: accepts) ?? (wraps ? (start + 1..<count).last(where: accepts) : nil)
    case .enter, .escape: return nil
    }
  }
}
