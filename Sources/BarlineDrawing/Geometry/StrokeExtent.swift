extension Extent {
  /// Adds the line along a path: the path is mapped, and the pen with it.
  mutating func add(_ stroke: Stroke, along path: BezierPath, _ map: Affine) {
    let pen = Pen(half: stroke.width / 2, stroke: stroke, map: map)
    for contour in path.contours {
      let segments = contour.segments.filter { $0.startDirection != .zero }
      guard let first = segments.first, let last = segments.last else {
        // A part without length is a dot, and only where ends reach beyond their point.
        if !contour.segments.isEmpty || contour.isClosed, stroke.cap != .butt { pen.dot(at: contour.start, &self) }
        continue
      }
      for segment in segments { pen.line(along: segment, &self) }
      for (segment, next) in zip(segments, segments.dropFirst()) { pen.join(segment, next, &self) }
      if contour.isClosed {
        pen.join(last, first, &self)
      } else {
        pen.cap(at: first.start, ChartPoint(x: -first.startDirection.x, y: -first.startDirection.y), &self)
        pen.cap(at: last.end, last.endDirection, &self)
      }
    }
  }
}

/// What draws a line of some width: all in the path's own coordinates, mapped point by point.
private struct Pen {
  var half: Double
  var stroke: Stroke
  var map: Affine

  private func add(_ point: ChartPoint, _ dx: Double, _ dy: Double, _ extent: inout Extent) {
    extent.add(map.apply(to: ChartPoint(x: point.x + dx, y: point.y + dy)))
  }

  /// A disc about a point.
  private func disc(at point: ChartPoint, _ extent: inout Extent) {
    extent.add(.circle(center: point, radius: half), map)
  }

  /// A line without length: both its ends.
  func dot(at point: ChartPoint, _ extent: inout Extent) {
    for x in [-1.0, 1] { cap(at: point, ChartPoint(x: x, y: 0), &extent) }
  }

  func line(along segment: Segment, _ extent: inout Extent) {
    switch segment {
    case .line(let start, let end):
      let along = segment.startDirection
      for point in [start, end] {
        add(point, -along.y * half, along.x * half, &extent)
        add(point, along.y * half, -along.x * half, &extent)
      }
    case .cubic:
      // The line beside a curve reaches farthest where the curve does, a half width farther: a disc's reach added on each side.
      var curve = Extent()
      var reach = Extent()
      curve.add(segment.mapped(map))
      reach.add(.circle(center: .zero, radius: half), Affine(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0))
      extent.add(ChartPoint(x: curve.left + reach.left, y: curve.top + reach.top))
      extent.add(ChartPoint(x: curve.right + reach.right, y: curve.bottom + reach.bottom))
    }
  }

  /// The corner where two stretches meet; the sides of both are added already.
  func join(_ segment: Segment, _ next: Segment, _ extent: inout Extent) {
    switch stroke.join {
    case .bevel: break
    case .round: disc(at: next.start, &extent)
    case .miter:
      let (a, b) = (segment.endDirection, next.startDirection)
      // The tip is at (n₁ + n₂) / (1 + n₁·n₂) half widths, for the normals n₁ and n₂ of the two sides; its length in half widths is
      // √(2 / (1 + n₁·n₂)), which the limit bounds.
      let alike = 1 + a.x * b.x + a.y * b.y
      guard alike > 0, 2 / alike <= stroke.miterLimit * stroke.miterLimit else { return }
      let (x, y) = ((a.x + b.x) / alike, (a.y + b.y) / alike)
      add(next.start, -y * half, x * half, &extent)
      add(next.start, y * half, -x * half, &extent)
    }
  }

  /// The end of a line that goes in a direction.
  func cap(at point: ChartPoint, _ direction: ChartPoint, _ extent: inout Extent) {
    switch stroke.cap {
    case .butt: break
    case .round: disc(at: point, &extent)
    case .square:
      for side in [-half, half] {
        add(point, direction.x * half - direction.y * side, direction.y * half + direction.x * side, &extent)
      }
    }
  }
}
