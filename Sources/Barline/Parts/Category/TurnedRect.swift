/// A rectangle turned about a point: the room that a slanted text takes.
package struct TurnedRect: Equatable, Sendable {
  /// The rectangle before it is turned.
  package let rect: ChartRect
  /// What it is turned about.
  package let pivot: ChartPoint
  /// The turn: radians, clockwise.
  package let angle: Double

  /// Makes a rectangle, turned or not.
  package init(_ rect: ChartRect, pivot: ChartPoint = .zero, angle: Double = 0) {
    self.rect = rect
    self.pivot = pivot
    self.angle = angle
  }

  /// Its four corners, clockwise.
  package var corners: [ChartPoint] {
    let (s, c) = angle == 0 ? (0, 1) : (sine(angle), cosine(angle))
    func turned(_ x: Double, _ y: Double) -> ChartPoint {
      let (dx, dy) = (x - pivot.x, y - pivot.y)
      return ChartPoint(x: pivot.x + dx * c - dy * s, y: pivot.y + dx * s + dy * c)
    }
    return [
      turned(rect.minX, rect.minY), turned(rect.maxX, rect.minY), turned(rect.maxX, rect.maxY), turned(rect.minX, rect.maxY),
    ]
  }

  /// The upright rectangle round it.
  package var bounds: ChartRect {
    guard angle != 0 else { return rect }
    let corners = self.corners
    var (left, top, right, bottom) = (corners[0].x, corners[0].y, corners[0].x, corners[0].y)
    for corner in corners.dropFirst() {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return ChartRect(left: left, top: top, right: right, bottom: bottom)
  }
}

extension TurnedRect {
  /// The same room seen in a mirror; `sum` is the left edge plus the right edge of the whole.
  package func mirrored(in sum: Double) -> TurnedRect {
    TurnedRect(
      rect.mirrored(in: sum), pivot: ChartPoint(x: sum - pivot.x, y: pivot.y), angle: angle == 0 ? 0 : -angle)
  }
}
