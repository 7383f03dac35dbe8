/// A stretch of an outline between two points.
enum Segment {
  case line(ChartPoint, ChartPoint)
  case cubic(ChartPoint, ChartPoint, ChartPoint, ChartPoint)

  var start: ChartPoint {
    switch self {
    case .line(let start, _), .cubic(let start, _, _, _): start
    }
  }

  var end: ChartPoint {
    switch self {
    case .line(_, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The same stretch with every point mapped.
  func mapped(_ map: Affine) -> Segment {
    switch self {
    case .line(let a, let b): .line(map.apply(to: a), map.apply(to: b))
    case .cubic(let a, let b, let c, let d):
      .cubic(map.apply(to: a), map.apply(to: b), map.apply(to: c), map.apply(to: d))
    }
  }

  /// The direction in which it leaves its start, towards the first point that is not there; (0, 0) where it has no length.
  var startDirection: ChartPoint { direction(reversed: false) }

  /// The direction in which it reaches its end; (0, 0) where it has no length.
  var endDirection: ChartPoint { direction(reversed: true) }

  private func direction(reversed: Bool) -> ChartPoint {
    var points: [ChartPoint]
    switch self {
    case .line(let a, let b): points = [a, b]
    case .cubic(let a, let b, let c, let d): points = [a, b, c, d]
    }
    if reversed { points.reverse() }
    for point in points.dropFirst() {
      let (x, y) = (point.x - points[0].x, point.y - points[0].y)
      let length = (x * x + y * y).squareRoot()
      if length > 0 {
        let sign = reversed ? -length : length
        return ChartPoint(x: x / sign, y: y / sign)
      }
    }
    return .zero
  }
}

/// A part of an outline: what is drawn from one move to the next, or to a close.
struct Contour {
  var start: ChartPoint
  var segments: [Segment] = []
  var isClosed = false
}

extension BezierPath {
  /// The parts of the path. A part that is closed ends with the straight line to its start, where that has a length.
  var contours: [Contour] {
    var contours: [Contour] = []
    var part: Contour?
    var pen = ChartPoint.zero
    var place = 0
    func point(_ offset: Int) -> ChartPoint { ChartPoint(x: numbers[place + offset], y: numbers[place + offset + 1]) }
    for verb in verbs {
      if verb != .move, part == nil { part = Contour(start: pen) }
      switch verb {
      case .move:
        if let part { contours.append(part) }
        pen = point(0)
        part = Contour(start: pen)
      case .line:
        part?.segments.append(.line(pen, point(0)))
        pen = point(0)
      case .cubic:
        part?.segments.append(.cubic(pen, point(0), point(2), point(4)))
        pen = point(4)
      case .close:
        let start = part?.start ?? pen
        if start != pen { part?.segments.append(.line(pen, start)) }
        part?.isClosed = true
        if let part { contours.append(part) }
        (part, pen) = (nil, start)
      }
      place += verb.count
    }
    if let part { contours.append(part) }
    return contours
  }
}
