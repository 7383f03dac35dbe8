extension Figure {
  /// Whether a point is inside the figure when it is filled. Points on the edge of a rectangle or a circle are.
  func contains(_ point: ChartPoint, rule: FillRule) -> Bool {
    switch self {
    case .rect(let rect): return rect.contains(point) && !rect.isEmpty
    case .circle(let center, let radius):
      let (x, y) = (point.x - center.x, point.y - center.y)
      return radius > 0 && x * x + y * y <= radius * radius
    case .sector(let sector): return sector.ordered.containsInOrder(point)
    case .roundedRect, .path:
      var winding = 0
      for contour in outline.contours {
        for segment in contour.segments { winding += segment.crossings(rightOf: point) }
        // A fill closes what is open.
        if !contour.isClosed, let last = contour.segments.last {
          winding += Segment.line(last.end, contour.start).crossings(rightOf: point)
        }
      }
      return rule == .nonZero ? winding != 0 : winding % 2 != 0
    }
  }
}

extension Sector {
  /// Whether a point is inside; radii and angles must be in order.
  fileprivate func containsInOrder(_ point: ChartPoint) -> Bool {
    let (x, y) = (point.x - center.x, point.y - center.y)
    let square = x * x + y * y
    guard square <= outerRadius * outerRadius, square >= innerRadius * innerRadius, outerRadius > 0 else { return false }
    if isRing { return true }
    let turn = 2 * Double.pi
    // Clockwise from twelve o'clock, counted on from the start.
    let angle = arcTangent(y: x, x: -y) - startAngle
    return angle - (angle / turn).rounded(.down) * turn <= endAngle - startAngle
  }
}

extension Segment {
  /// How often a curve is halved to see on which side of a point it passes: as often as a `Double` can tell its halves apart.
  private static var mostHalvings: Int { 48 }
  /// How often a curve is halved to see how near it comes. Enough for a curve of 10,000 points; few enough that one of 10³⁰⁰, where
  /// distances overflow and no half can be passed over, still ends.
  private static var mostHalvingsForDistance: Int { 14 }
}

extension Segment {
  /// How often the segment crosses the ray from a point to the right: +1 for each time downward, −1 for each time upward.
  func crossings(rightOf point: ChartPoint) -> Int {
    switch self {
    case .line(let a, let b):
      let direction = a.vertical(to: b, at: point.y)
      guard direction != 0 else { return 0 }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      return x > point.x ? direction : 0
    case .cubic: return isFinite ? crossings(rightOf: point, halvings: Self.mostHalvings) : 0
    }
  }

  private func crossings(rightOf point: ChartPoint, halvings: Int) -> Int {
    guard case .cubic(let a, let b, let c, let d) = self else { return 0 }
    // The curve stays within its four points: where they are all on one side the ends alone decide.
    if min(a.y, b.y, c.y, d.y) > point.y || max(a.y, b.y, c.y, d.y) < point.y { return 0 }
    if max(a.x, b.x, c.x, d.x) <= point.x { return 0 }
    if min(a.x, b.x, c.x, d.x) > point.x || halvings == 0 { return a.vertical(to: d, at: point.y) }
    guard let (first, second) = halves else { return 0 }
    return first.crossings(rightOf: point, halvings: halvings - 1) + second.crossings(rightOf: point, halvings: halvings - 1)
  }

  /// Whether some place of the segment is no farther from a point than a distance.
  func isWithin(_ distance: Double, of point: ChartPoint) -> Bool {
    isFinite && isWithin(distance, of: point, halvings: Self.mostHalvingsForDistance)
  }

  /// Whether its points are finite: outlines of finite figures of 10³⁰⁸ need not be.
  private var isFinite: Bool {
    switch self {
    case .line(let a, let b): (a.x * 0 + a.y * 0 + b.x * 0 + b.y * 0) == 0
    case .cubic(let a, let b, let c, let d): (a.x * 0 + a.y * 0 + b.x * 0 + b.y * 0 + c.x * 0 + c.y * 0 + d.x * 0 + d.y * 0) == 0
    }
  }

  private func isWithin(_ distance: Double, of point: ChartPoint, halvings: Int) -> Bool {
    guard case .cubic(let a, let b, let c, let d) = self, halvings > 0, !isFlat else {
      return start.distance(toLineTo: end, from: point) <= distance
    }
    if min(a.x, b.x, c.x, d.x) - distance > point.x || max(a.x, b.x, c.x, d.x) + distance < point.x { return false }
    if min(a.y, b.y, c.y, d.y) - distance > point.y || max(a.y, b.y, c.y, d.y) + distance < point.y { return false }
    guard let (first, second) = halves else { return false }
    return first.isWithin(distance, of: point, halvings: halvings - 1)
      || second.isWithin(distance, of: point, halvings: halvings - 1)
  }

  /// Whether a curve is no farther than a thousandth of a point from the line between its ends.
  private var isFlat: Bool {
    guard case .cubic(let a, let b, let c, let d) = self else { return true }
    return max(a.distance(toLineTo: d, from: b), a.distance(toLineTo: d, from: c)) < 0.001
  }

  /// A curve's two halves, by de Casteljau's construction; nil for a line.
  private var halves: (Segment, Segment)? {
    guard case .cubic(let a, let b, let c, let d) = self else { return nil }
    let (ab, bc, cd) = (a.middle(b), b.middle(c), c.middle(d))
    let (abc, bcd) = (ab.middle(bc), bc.middle(cd))
    let half = abc.middle(bcd)
    return (.cubic(a, ab, abc, half), .cubic(half, bcd, cd, d))
  }
}

extension ChartPoint {
  fileprivate func middle(_ other: ChartPoint) -> ChartPoint { ChartPoint(x: x / 2 + other.x / 2, y: y / 2 + other.y / 2) }

  /// 1 if the way to another point crosses a height downward, −1 if upward, 0 if not. A point at the height itself is below it, so
  /// that a way through a corner crosses once.
  fileprivate func vertical(to other: ChartPoint, at height: Double) -> Int {
    y < height && other.y >= height ? 1 : y >= height && other.y < height ? -1 : 0
  }

  /// How far a point is from the straight line between this and another.
  fileprivate func distance(toLineTo end: ChartPoint, from point: ChartPoint) -> Double {
    let (dx, dy) = (end.x - x, end.y - y)
    let square = dx * dx + dy * dy
    let share = square > 0 ? min(max(((point.x - x) * dx + (point.y - y) * dy) / square, 0), 1) : 0
    let (ex, ey) = (x + share * dx - point.x, y + share * dy - point.y)
    return (ex * ex + ey * ey).squareRoot()
  }
}
