extension Figure {
  /// The figure's outline as a path, for painters that lack the shape: arcs become cubic curves, no more than 0.03 % off.
  ///
  /// It is filled alike by both rules. A whole ring is two parts that turn opposite ways.
  public var outline: BezierPath {
    var path = BezierPath()
    switch self {
    case .rect(let rect): path.add(rect, CornerRadii(0))
    case .roundedRect(let rect, let radii): path.add(rect, radii.fitted(to: rect))
    case .circle(let center, let radius): path.addRing(center, max(0, radius), clockwise: true)
    case .sector(let sector): path.add(sector.ordered)
    case .path(let own): path = own
    }
    return path
  }
}

extension CornerRadii {
  /// Radii that fit a rectangle: none negative, and all made smaller by one factor until no two along a side are longer than it, as
  /// CSS does.
  package func fitted(to rect: ChartRect) -> CornerRadii {
    let (a, b, c, d) = (max(0, topLeft), max(0, topRight), max(0, bottomRight), max(0, bottomLeft))
    var factor = 1.0
    for (sum, side) in [(a + b, rect.width), (d + c, rect.width), (a + d, rect.height), (b + c, rect.height)] where sum > side {
      factor = min(factor, max(0, side) / sum)
    }
    return CornerRadii(topLeft: a * factor, topRight: b * factor, bottomRight: c * factor, bottomLeft: d * factor)
  }
}

extension Sector {
  /// The same slice with its angles and its radii in rising order, and no radius negative.
  package var ordered: Sector {
    Sector(
      center: center, innerRadius: max(0, min(innerRadius, outerRadius)), outerRadius: max(0, max(innerRadius, outerRadius)),
      startAngle: min(startAngle, endAngle), endAngle: max(startAngle, endAngle))
  }

  /// Whether it goes all the way round.
  package var isRing: Bool { abs(endAngle - startAngle) >= 2 * Double.pi }
}

extension ChartPoint {
  /// The point at a distance from this one, in the direction of an angle in radians, clockwise from twelve o'clock.
  package func at(_ radius: Double, _ angle: Double) -> ChartPoint {
    ChartPoint(x: x + radius * sine(angle), y: y - radius * cosine(angle))
  }
}

extension BezierPath {
  /// A rectangle, clockwise; a corner without a radius is a corner.
  fileprivate mutating func add(_ rect: ChartRect, _ radii: CornerRadii) {
    func point(_ x: Double, _ y: Double) -> ChartPoint { ChartPoint(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: point(left + radii.topLeft, top))
    line(to: point(right - radii.topRight, top))
    addArc(point(right - radii.topRight, top + radii.topRight), radii.topRight, from: 0, to: .pi / 2)
    line(to: point(right, bottom - radii.bottomRight))
    addArc(point(right - radii.bottomRight, bottom - radii.bottomRight), radii.bottomRight, from: .pi / 2, to: .pi)
    line(to: point(left + radii.bottomLeft, bottom))
    addArc(point(left + radii.bottomLeft, bottom - radii.bottomLeft), radii.bottomLeft, from: .pi, to: .pi * 1.5)
    if radii.topLeft > 0 {
      line(to: point(left, top + radii.topLeft))
      addArc(point(left + radii.topLeft, top + radii.topLeft), radii.topLeft, from: .pi * 1.5, to: .pi * 2)
    }
    close()
  }

  /// A slice whose radii and angles are in order.
  fileprivate mutating func add(_ sector: Sector) {
    let (center, from, to) = (sector.center, sector.startAngle, sector.endAngle)
    if sector.isRing {
      addRing(center, sector.outerRadius, clockwise: true)
      if sector.innerRadius > 0 { addRing(center, sector.innerRadius, clockwise: false) }
      return
    }
    move(to: center.at(sector.outerRadius, from))
    addArc(center, sector.outerRadius, from: from, to: to)
    if sector.innerRadius > 0 {
      line(to: center.at(sector.innerRadius, to))
      addArc(center, sector.innerRadius, from: to, to: from)
    } else {
      line(to: center)
    }
    close()
  }

  fileprivate mutating func addRing(_ center: ChartPoint, _ radius: Double, clockwise: Bool) {
    move(to: center.at(radius, 0))
    addArc(center, radius, from: 0, to: clockwise ? 2 * .pi : -2 * .pi)
    close()
  }

  /// An arc of at most a turn from where the pen is, a cubic curve for each quarter begun; none where it has no radius.
  ///
  /// The control points stand 4/3 · tan(angle / 4) radii along the tangents, which makes the curve meet the arc in its middle.
  fileprivate mutating func addArc(_ center: ChartPoint, _ radius: Double, from: Double, to: Double) {
    guard radius > 0 else { return }
    let count = max(1, Int(saturating: (abs(to - from) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = (to - from) / Double(count)
    let arm = radius * 4 / 3 * sine(step / 4) / cosine(step / 4)
    for piece in 0..<count {
      let (a, b) = (from + step * Double(piece), from + step * Double(piece + 1))
      let (start, end) = (center.at(radius, a), center.at(radius, b))
      cubic(
        to: end,
        control1: ChartPoint(x: start.x + arm * cosine(a), y: start.y + arm * sine(a)),
        control2: ChartPoint(x: end.x - arm * cosine(b), y: end.y - arm * sine(b)))
    }
  }
}
