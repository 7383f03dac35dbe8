/// How far points reach: grows with each point added. A point that is not finite is left out.
struct Extent {
  private(set) var left = Double.infinity, top = Double.infinity
  private(set) var right = -Double.infinity, bottom = -Double.infinity

  /// Whether no point is in it.
  var isEmpty: Bool { !(left <= right && top <= bottom) }

  /// The rectangle around the points; nil where there are none.
  var rect: ChartRect? { isEmpty ? nil : ChartRect(left: left, top: top, right: right, bottom: bottom) }

  mutating func add(_ point: ChartPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    (left, right) = (min(left, point.x), max(right, point.x))
    (top, bottom) = (min(top, point.y), max(bottom, point.y))
  }

  mutating func add(_ other: Extent) {
    guard !other.isEmpty else { return }
    add(ChartPoint(x: other.left, y: other.top))
    add(ChartPoint(x: other.right, y: other.bottom))
  }

  /// What both reach; empty where they share nothing.
  func intersection(_ other: Extent) -> Extent {
    var shared = Extent()
    (shared.left, shared.top) = (max(left, other.left), max(top, other.top))
    (shared.right, shared.bottom) = (min(right, other.right), min(bottom, other.bottom))
    return shared.isEmpty ? Extent() : shared
  }

  // MARK: Fills

  /// Adds a figure, mapped.
  mutating func add(_ figure: Figure, _ map: Affine) {
    switch figure {
    case .circle(let center, let radius): addArc(center, max(0, radius), from: 0, to: 2 * .pi, map)
    case .sector(let sector): add(sector.ordered, map)
    case .rect(let rect):
      for x in [rect.minX, rect.maxX] {
        for y in [rect.minY, rect.maxY] { add(map.apply(to: ChartPoint(x: x, y: y))) }
      }
    case .roundedRect, .path:
      for contour in figure.outline.contours {
        // A move alone draws nothing.
        for segment in contour.segments { add(segment.mapped(map)) }
      }
    }
  }

  private mutating func add(_ sector: Sector, _ map: Affine) {
    if sector.isRing { return addArc(sector.center, sector.outerRadius, from: 0, to: 2 * .pi, map) }
    addArc(sector.center, sector.outerRadius, from: sector.startAngle, to: sector.endAngle, map)
    addArc(sector.center, sector.innerRadius, from: sector.startAngle, to: sector.endAngle, map)
  }

  /// Adds an arc: its ends, and the angles between them at which the mapped circle reaches farthest left, right, up and down.
  private mutating func addArc(_ center: ChartPoint, _ radius: Double, from: Double, to: Double, _ map: Affine) {
    for angle in [from, to] { add(map.apply(to: center.at(radius, angle))) }
    // x = a·r·sin − c·r·cos is farthest at the angle of (a, −c), and y at that of (b, −d); the opposite ends are half a turn on.
    for farthest in [arcTangent(y: map.a, x: -map.c), arcTangent(y: map.b, x: -map.d)] {
      let first = farthest + ((from - farthest) / .pi).rounded(.up) * .pi
      for angle in [first, first + .pi] where angle <= to { add(map.apply(to: center.at(radius, angle))) }
    }
  }

  /// Adds a stretch of an outline; a curve with the places at which it turns back.
  mutating func add(_ segment: Segment) {
    add(segment.start)
    add(segment.end)
    guard case .cubic(let a, let b, let c, let d) = segment else { return }
    for share in turns(a.x, b.x, c.x, d.x) + turns(a.y, b.y, c.y, d.y) {
      add(ChartPoint(x: cubic(a.x, b.x, c.x, d.x, share), y: cubic(a.y, b.y, c.y, d.y, share)))
    }
  }
}

/// A coordinate of a cubic curve at a share of the way along it.
func cubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double) -> Double {
  let s = 1 - t
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
}

/// Where along a cubic curve a coordinate turns back: the roots of its derivative strictly between 0 and 1.
func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
  let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
  let discriminant = q * q - 4 * p * r
  guard discriminant >= 0 else { return [] }
  // The form without cancellation; it also covers p = 0, where one of the two is infinite or NaN and falls out.
  let sum = -0.5 * (q + (q < 0 ? -1 : 1) * discriminant.squareRoot())
  return [sum / p, r / sum].filter { $0 > 0 && $0 < 1 }
}
