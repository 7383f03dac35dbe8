/// The outline of a stage without its round corners: two edges across the funnel, and the two sides that join them.
public struct StageShape: Equatable, Sendable {
  /// The first corner of the edge where the stage starts: the left one of a funnel that runs down, the top one of one that runs right.
  public var startFrom: ChartPoint
  /// The other corner of the edge where the stage starts.
  public var startTo: ChartPoint
  /// The corner where the stage ends, on the side of `startFrom`.
  public var endFrom: ChartPoint
  /// The corner where the stage ends, on the side of `startTo`.
  public var endTo: ChartPoint

  /// The smallest upright rectangle around it.
  public var bounds: ChartRect {
    ChartRect(
      left: min(startFrom.x, endFrom.x, startTo.x, endTo.x), top: min(startFrom.y, endFrom.y, startTo.y, endTo.y),
      right: max(startFrom.x, endFrom.x, startTo.x, endTo.x), bottom: max(startFrom.y, endFrom.y, startTo.y, endTo.y))
  }

  /// The stage folded onto the edge where it starts: on the way from there each side is uncovered where it will be.
  package var folded: StageShape { StageShape(startFrom: startFrom, startTo: startTo, endFrom: startFrom, endTo: startTo) }

  /// The outline as a figure, with round corners.
  ///
  /// It always has the same elements for one radius, whatever the size, so that one can turn into another.
  /// - Parameter radius: The radius of the corners, in points; 0, less or NaN for none. A round corner takes no more than half of the
  ///   shorter of its two edges.
  public func figure(radius: Double) -> Figure {
    var path = BezierPath()
    path.reserve(radius > 0 ? 17 : 5)
    func add(_ corner: ChartPoint, from previous: ChartPoint, to next: ChartPoint) {
      guard radius > 0 else { return path.line(to: corner) }
      let (before, after) = (corner.step(to: previous), corner.step(to: next))
      // A round corner takes no more than half of the shorter edge: of an edge of no length, nothing.
      let reach = min(radius, before.length / 2, after.length / 2)
      // The usual cubic for a quarter of a circle.
      let pull = reach * (1 - 0.5522847498)
      path.line(to: before.point(reach))
      path.cubic(to: after.point(reach), control1: before.point(pull), control2: after.point(pull))
    }
    add(startFrom, from: endFrom, to: startTo)
    add(startTo, from: startFrom, to: endTo)
    add(endTo, from: startTo, to: endFrom)
    add(endFrom, from: endTo, to: startFrom)
    path.close()
    return .path(path)
  }
}

/// The way from a corner to the next.
private struct CornerStep {
  let corner: ChartPoint
  let x: Double
  let y: Double
  let length: Double

  func point(_ distance: Double) -> ChartPoint {
    length > 0 ? ChartPoint(x: corner.x + x / length * distance, y: corner.y + y / length * distance) : corner
  }
}

extension ChartPoint {
  fileprivate func step(to other: ChartPoint) -> CornerStep {
    let (dx, dy) = (other.x - x, other.y - y)
    return CornerStep(corner: self, x: dx, y: dy, length: (dx * dx + dy * dy).squareRoot())
  }
}
