/// A part of a gradient that is drawn in one colour.
struct GradientBand {
  /// Where it is: a strip or a ring that goes on beyond any picture at the gradient's ends.
  var area: Figure
  var color: ChartColor
}

extension Paint {
  /// How far bands reach beyond the gradient: farther than pictures do.
  private static let far = 100_000.0

  /// The gradient as bands of equal width, each in the colour of its middle; nil where it is one colour all over.
  func bands(_ count: Int) -> [GradientBand]? {
    switch self {
    case .color: return nil
    case .linear(let stops, let from, let to):
      guard stops.count > 1, from != to else { return nil }
      return (0..<count).map { GradientBand(area: Self.strip($0, of: count, from, to), color: middle($0, of: count)) }
    case .radial(let stops, let center, let radius):
      guard stops.count > 1, radius > 0 else { return nil }
      return (0..<count).map { band in
        let inner = radius * Double(band) / Double(count)
        let outer = band == count - 1 ? radius + Self.far : radius * Double(band + 1) / Double(count)
        let ring = Sector(center: center, innerRadius: inner, outerRadius: outer, startAngle: 0, endAngle: 2 * .pi)
        return GradientBand(area: .sector(ring), color: middle(band, of: count))
      }
    }
  }

  private func middle(_ band: Int, of count: Int) -> ChartColor { color(at: (Double(band) + 0.5) / Double(count)) }

  /// The strip of a band, square to the gradient; upright and level ones are rectangles.
  private static func strip(_ band: Int, of count: Int, _ from: ChartPoint, _ to: ChartPoint) -> Figure {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let (ux, uy) = (dx / length, dy / length)
    let start = band == 0 ? -far : length * Double(band) / Double(count)
    let end = band == count - 1 ? length + far : length * Double(band + 1) / Double(count)
    if dy == 0 || dx == 0 {
      let (a, b) = (
        ChartPoint(x: from.x + ux * start, y: from.y + uy * start), ChartPoint(x: from.x + ux * end, y: from.y + uy * end)
      )
      return dy == 0
        ? .rect(ChartRect(left: min(a.x, b.x), top: a.y - far, right: max(a.x, b.x), bottom: a.y + far))
        : .rect(ChartRect(left: a.x - far, top: min(a.y, b.y), right: a.x + far, bottom: max(a.y, b.y)))
    }
    var path = BezierPath()
    for (along, across) in [(start, -far), (end, -far), (end, far), (start, far)] {
      path.line(to: ChartPoint(x: from.x + ux * along - uy * across, y: from.y + uy * along + ux * across))
    }
    path.close()
    return .path(path)
  }

  /// The colour at a place along the gradient, 0…1.
  func color(at place: Double) -> ChartColor {
    switch self {
    case .color(let color): return color
    case .linear(let stops, _, _), .radial(let stops, _, _):
      guard let first = stops.first, let last = stops.last else { return .clear }
      if place <= first.offset { return first.color }
      var before = first
      for stop in stops.dropFirst() {
        if place < stop.offset {
          let span = stop.offset - before.offset
          return before.color.mixed(with: stop.color, span > 0 ? (place - before.offset) / span : 1)
        }
        if stop.offset >= before.offset { before = stop }
      }
      return last.color
    }
  }

  /// The same paint in other colours.
  func mapColors(_ change: (ChartColor) -> ChartColor) -> Paint {
    func changed(_ stops: [ColorStop]) -> [ColorStop] { stops.map { ColorStop(offset: $0.offset, color: change($0.color)) } }
    switch self {
    case .color(let color): return .color(change(color))
    case .linear(let stops, let from, let to): return .linear(changed(stops), from: from, to: to)
    case .radial(let stops, let center, let radius): return .radial(changed(stops), center: center, radius: radius)
    }
  }

  /// The same paint where a map puts it; a radius grows with the area.
  func mapped(_ map: Affine) -> Paint {
    switch self {
    case .color: return self
    case .linear(let stops, let from, let to): return .linear(stops, from: map.apply(to: from), to: map.apply(to: to))
    case .radial(let stops, let center, let radius):
      let growth = (map.a * map.d - map.b * map.c).magnitude.squareRoot()
      return .radial(stops, center: map.apply(to: center), radius: radius * growth)
    }
  }
}

extension BezierPath {
  /// The path where a map puts it.
  func mapped(_ map: Affine) -> BezierPath {
    var moved = numbers
    var place = 0
    while place + 1 < moved.count {
      let point = map.apply(to: ChartPoint(x: moved[place], y: moved[place + 1]))
      (moved[place], moved[place + 1]) = (point.x, point.y)
      place += 2
    }
    return BezierPath(verbs: verbs, numbers: moved)
  }
}

extension Figure {
  /// The figure with straight lines only: eight for each curve, at most a hundredth of its length off.
  var polygon: Figure {
    guard isCurved else { return self }
    var path = BezierPath()
    for contour in outline.contours {
      path.move(to: contour.start)
      for segment in contour.segments {
        switch segment {
        case .line(_, let end): path.line(to: end)
        case .cubic(let a, let b, let c, let d):
          for step in 1...8 {
            let (t, s) = (Double(step) / 8, 1 - Double(step) / 8)
            let (p, q, r, w) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            path.line(to: ChartPoint(x: p * a.x + q * b.x + r * c.x + w * d.x, y: p * a.y + q * b.y + r * c.y + w * d.y))
          }
        }
      }
      if contour.isClosed { path.close() }
    }
    return .path(path)
  }
}
