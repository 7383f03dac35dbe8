/// A label that wants to stand beside a pie, joined to its slice by a leader line.
package struct LeaderRequest: Equatable, Sendable {
  /// The middle of its slice, in radians clockwise from twelve o'clock.
  package var angle: Double
  /// How high it is.
  package var height: Double
  /// What it is worth: where there is not room for all, larger ones have it.
  package var weight: Double
}

/// The pie and the room round it that leader lines and their labels share. Radii are from the pie's centre.
package struct LeaderRoom: Equatable, Sendable {
  /// The pie's centre.
  package var center: ChartPoint
  /// The radius within which everything belongs to the slices, those that stand out or move out included.
  package var inner: Double
  /// The radius within which leaders may turn round the pie; greater than `inner`.
  package var outer: Double
  /// How far beside the centre leaders reach the height of their labels; greater than `outer`.
  package var reach: Double
  /// The room that labels have up and down.
  package var top: Double
  package var bottom: Double
  /// Whether labels may change sides under the pie: not under half a one.
  package var isOpenBelow: Bool
}

/// Labels beside a pie and the leader lines to them, for any number of slices and any room.
///
/// **What holds.** No two labels overlap, no two leaders meet, no leader meets a label or enters the disc of radius `inner`, and all are
/// inside the view.
///
/// **How a leader runs.** From its slice outward to the point (inner, θ), θ being the slice's middle; then to the point (outer, φ); then
/// straight to the point Q at its label's height, `reach` beside the centre; then level to the label. φ is the angle *nearest to θ from
/// which Q is seen* past the disc of radius `outer`: seen from Q, the visible arc lies between the two points of contact of the tangents,
/// τ(y) and τ′(y), so φ = min(max(θ, τ(y)), τ′(y)). Where there is an easier way that meets neither neighbour's leader it runs so instead:
/// see `straightened`.
///
/// **Why leaders do not meet.** Take one side, with its labels in the order of their angles, θ₁ < θ₂ < …, at heights y₁ < y₂ < ….
/// 1. τ and τ′ grow strictly with y, so φ₁ < φ₂ < …. All φ of the right side are between 0 and π, all of the left side between π and 2π,
///    and sides are cut at the top and the bottom, so the order round the disc is the same on both circles, sides taken together.
/// 2. Within `inner` a leader runs outward within its own slice.
/// 3. Between the circles: where a turn φ − θ is at most arccos(inner / outer), the straight way stays between them, and along it the radius
///    grows all the way. Two such ways are in the same order at both ends, so they cross an even number of times; straight, they cross
///    at most once; so they do not. For wider turns there are circles in between, the same for all leaders, each leader passing them at
///    angles evenly from θ to φ: the order on each is the same, and the argument holds for each step.
/// 4. Beyond `outer` the way to Q leaves the disc for good, Q being visible, and stays on its side of the centre. What is outside the disc on
///    one side is a region without holes, and on its edge the ends of two leaders do not separate each other: an even number of crossings
///    again, and at most one. What bounds φ away from the top and the bottom keeps the sides apart.
/// 5. The last, level parts are at different heights, beside everything else; labels begin where leaders end, and do not overlap since
///    their heights add up.
///
/// **Where labels stand.** Each wants to be level with (outer, θ), as if it were alone. Of all placements that keep the order, the
/// distances, the edges of the view and the bounds on turning, the one is taken whose squared displacements add up to least
/// (`LeaderSide`). It is the nearest point of a convex set: moved wishes move it no farther than they have moved themselves, together.
///
/// **Which labels stand.** The largest whose heights fit both sides together; the others are dropped. Each is on the side of its slice.
/// Where the labels of one side are higher than the view and the other side has room, those nearest to the top or the bottom change
/// sides. Then labels take their places from the largest slice down; what has no room beside all larger ones is dropped too.
///
/// Complexity: O(n log n + n · k) for n labels of which k have room on a side.
package struct LeaderLayout: Equatable, Sendable {
  /// A label that has found its place.
  package struct Placed: Equatable, Sendable {
    /// Which request it is.
    package var index: Int
    package var isRight: Bool
    /// The height of the label's middle.
    package var y: Double
    /// Where the leader leaves the inner circle and where the outer one; the turn between them is even.
    package var from: Double
    package var to: Double
    /// Where it runs instead, from the inner circle to where it is level with its label; nil where it turns.
    package var corners: [ChartPoint]?
    /// How high it is level: at the label's middle, or as near to it as the pie lets it.
    package var join: Double { corners?.last?.y ?? y }
  }

  /// The labels that stand, right side first, each side from the top down.
  package private(set) var placed: [Placed] = []
  /// The requests that were dropped, in order.
  package private(set) var dropped: [Int] = []
  /// How many steps all leaders take from the inner circle to the outer one.
  package private(set) var rings = 1
  let room: LeaderRoom

  /// The most steps from circle to circle.
  package static let mostRings = 24
  /// How far past the top or the bottom a slice may be whose label changes sides.
  private static let farthestChange = Double.pi / 3

  /// Places labels.
  package init(_ requests: [LeaderRequest], in room: LeaderRoom) {
    self.room = room
    guard room.outer > room.inner, room.inner > 0, room.reach > room.outer, room.bottom > room.top else {
      dropped = Array(requests.indices)
      return
    }
    var order = requests.indices.sorted {
      requests[$0].weight != requests[$1].weight ? requests[$0].weight > requests[$1].weight : $0 < $1
    }
    // What both sides together have no room for is left out at once, so that no label changes sides for a smaller one's sake.
    var (height, kept) = (0.0, 0)
    while kept < order.count, height + requests[order[kept]].height <= 2 * (room.bottom - room.top) {
      height += requests[order[kept]].height
      kept += 1
    }
    dropped = Array(order[kept...])
    order.removeLast(order.count - kept)
    let sides = Self.split(requests, order.sorted(), room: room)
    var (right, left) = (LeaderSide(room), LeaderSide(room))
    for index in order {
      let angle = sides[index].angle
      let entry = LeaderSide.Entry(index: index, angle: angle, height: requests[index].height)
      let stands = sides[index].isRight ? right.insert(entry) : left.insert(entry)
      if !stands { dropped.append(index) }
    }
    dropped.sort()
    right.settle()
    left.settle()
    for spot in right.spots {
      placed.append(Placed(index: spot.index, isRight: true, y: spot.y, from: spot.angle, to: spot.turned))
    }
    for spot in left.spots {
      // The left side was laid out in a mirror.
      placed.append(Placed(index: spot.index, isRight: false, y: spot.y, from: -spot.angle, to: -spot.turned))
    }
    let widest = placed.reduce(0) { max($0, ($1.to - $1.from).magnitude) }
    while rings < Self.mostRings, widest > Self.widestTurn(room, rings: rings) { rings += 1 }
    placed = straightened(placed) { requests[$0].height }
  }

  /// How far leaders may turn in a number of steps: each step stays clear of the circle that it begins on.
  package static func widestTurn(_ room: LeaderRoom, rings: Int) -> Double {
    let ratio = power(room.inner / room.outer, 1 / Double(rings))
    return 0.95 * Double(rings) * arcCosine(ratio)
  }

  /// A leader's corners, from the inner circle to where it is level with its label.
  package func route(_ label: Placed) -> [ChartPoint] {
    var points: [ChartPoint] = [room.center.at(room.inner, label.from)]
    if let corners = label.corners { return points + corners + [level(label)] }
    if label.to != label.from, rings > 1 {
      points.reserveCapacity(rings + 4)
      // Each step turns by the same angle and is longer by the same factor: one rotation, done again and again.
      let turn = (label.to - label.from) / Double(rings)
      let growth = power(room.outer / room.inner, 1 / Double(rings))
      let (s, c) = (growth * sine(turn), growth * cosine(turn))
      var (x, y) = (points[0].x - room.center.x, points[0].y - room.center.y)
      for _ in 1..<rings {
        (x, y) = (x * c - y * s, x * s + y * c)
        points.append(ChartPoint(x: room.center.x + x, y: room.center.y + y))
      }
    }
    points.append(room.center.at(room.outer, label.to))
    return points + [level(label)]
  }

  /// Where every leader is level with its label.
  private func level(_ label: Placed) -> ChartPoint {
    ChartPoint(x: room.center.x + (label.isRight ? room.reach : -room.reach), y: label.join)
  }

  /// Which side each label is on, and its angle there: from the top down, and on the left side seen in a mirror. Beyond 0…π for those
  /// that have changed sides.
  private static func split(
    _ requests: [LeaderRequest], _ kept: [Int], room: LeaderRoom
  ) -> [(isRight: Bool, angle: Double)] {
    var heights = (right: 0.0, left: 0.0)
    var sides = [(isRight: Bool, angle: Double)](repeating: (true, 0), count: requests.count)
    for index in kept {
      let request = requests[index]
      var angle = request.angle.truncatingRemainder(dividingBy: 2 * .pi)
      if angle < 0 { angle += 2 * .pi }
      let isRight = angle < .pi
      sides[index] = (isRight, isRight ? angle : 2 * .pi - angle)
      if isRight { heights.right += request.height } else { heights.left += request.height }
    }
    let room = (height: room.bottom - room.top, isOpenBelow: room.isOpenBelow)
    guard max(heights.right, heights.left) > room.height, min(heights.right, heights.left) < room.height else { return sides }
    let isRightFull = heights.right > heights.left
    var (full, free) = isRightFull ? (heights.right, heights.left) : (heights.left, heights.right)
    let queue = kept.filter { sides[$0].isRight == isRightFull }.sorted { sides[$0].angle < sides[$1].angle }
    var (first, last) = (0, queue.count - 1)
    while full > room.height, first <= last {
      let above = sides[queue[first]].angle
      let below = room.isOpenBelow ? .pi - sides[queue[last]].angle : .infinity
      guard min(above, below) <= farthestChange else { break }
      let index = queue[above <= below ? first : last]
      guard free + requests[index].height <= room.height else { break }
      full -= requests[index].height
      free += requests[index].height
      sides[index] = (!isRightFull, above <= below ? -above : .pi + below)
      if above <= below { first += 1 } else { last -= 1 }
    }
    return sides
  }
}
