/// The labels of one side of a pie, from the top down. Only the right side is meant here: the left one is the same in a mirror.
struct LeaderSide {
  /// A label that is to stand here.
  struct Entry {
    var index: Int
    /// The middle of its slice, from 0 at the top to π at the bottom; beyond that on the other side.
    var angle: Double
    var height: Double
  }

  /// A label with its place.
  struct Spot {
    var index: Int
    var angle: Double
    var height: Double
    /// The height at which it would stand alone, and the bounds that turning sets.
    var wish: Double
    var low: Double
    var high: Double
    /// Where its middle stands.
    var y = 0.0
    /// Where its leader leaves the outer circle.
    var turned = 0.0
  }

  private(set) var spots: [Spot] = []
  private let room: LeaderRoom
  private let widestTurn: Double
  private var height = 0.0
  /// The least height that was turned away for want of room: what is as high has none either.
  private var leastRefused = Double.infinity

  init(_ room: LeaderRoom) {
    self.room = room
    widestTurn = LeaderLayout.widestTurn(room, rings: LeaderLayout.mostRings)
  }

  /// Takes a label in, if there is room for it beside all those that stand here already.
  mutating func insert(_ entry: Entry) -> Bool {
    guard entry.height < leastRefused, height + entry.height <= room.bottom - room.top else {
      leastRefused = min(leastRefused, entry.height)
      return false
    }
    var place = spots.count
    while place > 0, spots[place - 1].angle > entry.angle { place -= 1 }
    // Two leaders from one and the same point would touch there.
    for near in [place - 1, place] where spots.indices.contains(near) {
      if (spots[near].angle - entry.angle).magnitude < 1e-9 { return false }
    }
    let (low, high) = bounds(entry)
    let wish = room.center.y - room.outer * cosine(entry.angle)
    spots.insert(
      Spot(index: entry.index, angle: entry.angle, height: entry.height, wish: wish, low: low, high: high), at: place)
    guard isPossible else {
      spots.remove(at: place)
      return false
    }
    height += entry.height
    return true
  }

  /// Whether all labels have a place within their bounds: each as high as those above it allow.
  private var isPossible: Bool {
    var edge = room.top
    for spot in spots {
      edge = max(edge, spot.low - spot.height / 2)
      guard edge + spot.height / 2 <= spot.high else { return false }
      edge += spot.height
    }
    return true
  }

  /// How high a label's middle may be, and how low: inside the view, and no farther round the pie than a leader can turn.
  ///
  /// A label that has changed sides stays below the pie's top, or above its bottom, where its leader is sure to be on this side.
  private func bounds(_ entry: Entry) -> (low: Double, high: Double) {
    var low = room.top + entry.height / 2
    var high = room.bottom - entry.height / 2
    let (downTo, upTo) = (entry.angle + widestTurn, entry.angle - widestTurn)
    if downTo < .pi / 2 { high = min(high, tangent(at: downTo)) }
    if upTo > .pi / 2 { low = max(low, tangent(at: upTo)) }
    if entry.angle < 0 { low = max(low, room.center.y - room.outer + 1) }
    if entry.angle > .pi { high = min(high, room.center.y + room.outer - 1) }
    return (low, high)
  }

  /// The height at which the tangent of the outer circle at an angle meets the line that leaders reach.
  private func tangent(at angle: Double) -> Double {
    let (s, c) = (sine(angle), cosine(angle))
    return room.center.y + (room.reach * s - room.outer) / c
  }

  /// Gives every label its place, and its leader its turn.
  ///
  /// With the heights of the labels above it taken from each wish, bound and place, what is asked for is a rising sequence that is nearest
  /// to the wishes, each of its members within bounds: isotonic regression. Neighbours that would be out of order are pooled and stand
  /// together at their mean, or as near to it as their bounds allow (Ayer and others, 1955; for any convex cost Best, Chakravarti and
  /// Ubhaya, 2000). Members whose bounds exclude each other are in order and never pooled. One pass.
  mutating func settle() {
    struct Block {
      var end: Int
      var sum: Double
      var count: Double
      var low: Double
      var high: Double
      var value: Double { min(max(sum / count, low), high) }
    }
    var blocks: [Block] = []
    blocks.reserveCapacity(spots.count)
    var above = 0.0
    for place in spots.indices {
      let shift = above + spots[place].height / 2
      above += spots[place].height
      var block = Block(
        end: place + 1, sum: spots[place].wish - shift, count: 1, low: spots[place].low - shift, high: spots[place].high - shift)
      while let last = blocks.last, last.value >= block.value {
        block.sum += last.sum
        block.count += last.count
        block.low = max(block.low, last.low)
        block.high = min(block.high, last.high)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    var place = 0
    above = 0
    for block in blocks {
      let value = block.value
      while place < block.end {
        spots[place].y = value + above + spots[place].height / 2
        above += spots[place].height
        spots[place].turned = turned(spots[place])
        place += 1
      }
    }
  }

  /// The angle nearest to a slice's middle from which the end of its leader is seen past the outer circle.
  private func turned(_ spot: Spot) -> Double {
    let (dx, dy) = (room.reach, spot.y - room.center.y)
    let towards = arcTangent(y: dx, x: -dy)
    let reach = arcCosine(room.outer / (dx * dx + dy * dy).squareRoot())
    return min(max(spot.angle, towards - reach), towards + reach)
  }
}
