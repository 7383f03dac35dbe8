import BarlineDrawing

extension Paint {
  /// The one colour of a plain paint; nil for a gradient.
  var plain: RGBA? { if case .color(let color) = self { color.fixed } else { nil } }

  /// The colour at a point; the paint must have been resolved.
  func color(at point: ChartPoint) -> RGBA {
    switch self {
    case .color(let color): return color.fixed
    case .linear(let stops, let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let square = dx * dx + dy * dy
      return stops.color(at: square > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / square : 0)
    case .radial(let stops, let center, let radius):
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      return stops.color(at: radius > 0 ? (dx * dx + dy * dy).squareRoot() / radius : 0)
    }
  }
}

extension ChartColor {
  /// The colour where it is fixed; nothing to be seen otherwise.
  var fixed: RGBA { if case .rgba(let color) = self { color } else { RGBA(red: 0, green: 0, blue: 0, alpha: 0) } }
}

extension [ColorStop] {
  /// The colour at a share of the way, mixed between the stops on both sides of it.
  fileprivate func color(at share: Double) -> RGBA {
    guard let first, let last else { return ChartColor.clear.fixed }
    guard share > first.offset else { return first.color.fixed }
    guard share < last.offset else { return last.color.fixed }
    for place in 1..<count where share <= self[place].offset {
      let (a, b) = (self[place - 1], self[place])
      let room = b.offset - a.offset
      return a.color.fixed.mixed(with: b.color.fixed, room > 0 ? (share - a.offset) / room : 1)
    }
    return last.color.fixed
  }
}
