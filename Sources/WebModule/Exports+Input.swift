// What a page does to a chart beside touching it.

/// A pointer that is over a chart without being held down; `isOver` 0: it has left.
@_cdecl("barline_hover") public func hover(_ chart: Int32, _ isOver: Int32, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
  handle(chart, .hover(ChartHover(at: isOver != 0 ? ChartPoint(x: x, y: y) : nil, time: time)))
}

/// A wheel, or two fingers on a pad.
@_cdecl("barline_wheel") public func wheel(
  _ chart: Int32, _ x: Double, _ y: Double, _ deltaX: Double, _ deltaY: Double, _ time: Double
) -> Int32 {
  handle(chart, .wheel(ChartWheel(at: ChartPoint(x: x, y: y), deltaX: deltaX, deltaY: deltaY, time: time)))
}

/// A key by its place in the page's list: left, right, up, down, home, end, escape, enter, and the space bar, which is as enter.
@_cdecl("barline_key") public func key(_ chart: Int32, _ key: Int32, _ time: Double) -> Int32 {
  let keys: [ChartKey] = [.left, .right, .up, .down, .home, .end, .escape, .enter, .enter]
  guard keys.indices.contains(Int(key)) else { return 0 }
  return handle(chart, .key(ChartKeyPress(keys[Int(key)], time: time)))
}
