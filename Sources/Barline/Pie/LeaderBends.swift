/// Leaders as people draw them: outward, at most once aslant, and level. Where such a leader would meet a neighbour's, both turn round
/// the pie as `LeaderLayout` proves.
extension LeaderLayout {
  /// The labels, each with its leader's corners outside the inner circle, where its leader is an easy one.
  func straightened(_ labels: [Placed], height: (Int) -> Double) -> [Placed] {
    var labels = labels
    for place in labels.indices { labels[place].corners = corners(labels[place], height: height(labels[place].index)) }
    // A leader that meets neither neighbour meets no other: it keeps them apart, from the pie to the labels.
    var isSettled = false
    while !isSettled {
      isSettled = true
      for place in labels.indices.dropFirst() where labels[place].isRight == labels[place - 1].isRight {
        let (above, below) = (labels[place - 1], labels[place])
        guard above.corners != nil || below.corners != nil, Self.meet(route(above), route(below)) else { continue }
        (labels[place - 1].corners, labels[place].corners) = (nil, nil)
        isSettled = false
      }
    }
    return labels
  }

  /// The corners of a leader that ends level with its label; nil where it has to turn round the pie for it.
  ///
  /// Out to the label's height and level from there, beside the label's middle or another part of it; where that is too near or too far, a
  /// little out, past the tangent there, and level.
  private func corners(_ label: Placed, height: Double) -> [ChartPoint]? {
    let side = label.isRight ? 1.0 : -1.0
    let (s, c) = (side * sine(label.from), cosine(label.from))
    guard s > 0 else { return nil }
    let up = room.center.y - label.y
    func level(_ across: Double, _ up: Double) -> ChartPoint {
      ChartPoint(x: room.center.x + side * across, y: room.center.y - up)
    }
    // Straight over or under the pie a label that has to keep inside the view is a little too near.
    for up in [up, (room.inner + 3) * c] where (room.center.y - up - label.y).magnitude <= max(0, height / 2 - 3) {
      if up * c > 0, up / c > room.inner + 1, up / c * s <= room.reach { return [level(up / c * s, up)] }
    }
    let near = room.inner + min(4, (room.outer - room.inner) / 2)
    let across = max(near * s + (up - near * c).magnitude, (near - up * c) / s)
    guard across < room.reach else { return nil }
    return [room.center.at(near, label.from), level(across, up)]
  }

  /// Whether two leaders share a point.
  private static func meet(_ first: [ChartPoint], _ second: [ChartPoint]) -> Bool {
    func side(_ p: ChartPoint, _ q: ChartPoint, _ r: ChartPoint) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    for (a, b) in zip(first, first.dropFirst()) {
      for (c, d) in zip(second, second.dropFirst())
      where max(a.y, b.y) >= min(c.y, d.y) && max(c.y, d.y) >= min(a.y, b.y) && max(a.x, b.x) >= min(c.x, d.x)
        && max(c.x, d.x) >= min(a.x, b.x) && side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0
      {
        return true
      }
    }
    return false
  }
}
