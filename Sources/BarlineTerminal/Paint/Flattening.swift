import BarlineDrawing

extension BezierPath {
  /// Goes along the path in straight lines, each point mapped: `start` begins a part, `line` goes on, `close` goes back to its start.
  func flatten(_ map: Affine, start: (ChartPoint) -> Void, line: (ChartPoint, ChartPoint) -> Void) {
    var (pen, first, place) = (ChartPoint.zero, ChartPoint.zero, 0)
    func point(_ offset: Int) -> ChartPoint {
      map.apply(to: ChartPoint(x: numbers[place + offset], y: numbers[place + offset + 1]))
    }
    for verb in verbs {
      switch verb {
      case .move:
        pen = point(0)
        first = pen
        start(pen)
      case .line:
        let next = point(0)
        line(pen, next)
        pen = next
      case .cubic:
        let (a, b, c, d) = (pen, point(0), point(2), point(4))
        let count = Self.pieces(a, b, c, d)
        for piece in 1...count {
          let next = piece == count ? d : Self.cubic(a, b, c, d, Double(piece) / Double(count))
          line(pen, next)
          pen = next
        }
      case .close:
        if pen != first { line(pen, first) }
        pen = first
      }
      place += verb.count
    }
  }

  /// As many lines as make a curve smooth on places of a point: more the longer it is, 64 at most.
  private static func pieces(_ a: ChartPoint, _ b: ChartPoint, _ c: ChartPoint, _ d: ChartPoint) -> Int {
    func length(_ a: ChartPoint, _ b: ChartPoint) -> Double { abs(b.x - a.x) + abs(b.y - a.y) }
    return min(max(2, Int(saturating: ((length(a, b) + length(b, c) + length(c, d)) / 4).squareRoot() * 2)), 64)
  }

  private static func cubic(_ a: ChartPoint, _ b: ChartPoint, _ c: ChartPoint, _ d: ChartPoint, _ t: Double) -> ChartPoint {
    let s = 1 - t
    let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return ChartPoint(x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y)
  }
}
