import Testing

@testable import Barline

/// Where labels stand: the least displacement, steadiness, who is dropped and who changes sides.
@Suite struct PieLeaderLayoutTests {
  static let room = LeaderRoom(
    center: ChartPoint(x: 200, y: 100), inner: 60, outer: 72, reach: 90, top: 0, bottom: 200, isOpenBelow: true)

  static func layout(_ labels: [(angle: Double, height: Double)]) -> LeaderLayout {
    LeaderLayout(labels.map { LeaderRequest(angle: $0.angle, height: $0.height, weight: 1) }, in: room)
  }

  /// The least sum of squares of all ways to pool neighbours, found by trying every one of them.
  static func best(_ labels: [(angle: Double, height: Double)]) -> Double {
    var shift = 0.0
    let wishes = labels.map { label in
      defer { shift += label.height }
      return room.center.y - room.outer * cosine(label.angle) - shift - label.height / 2
    }
    let most = room.bottom - room.top - shift
    var least = Double.infinity
    for cuts in 0..<(1 << max(0, labels.count - 1)) {
      var (start, sum, last, rises) = (0, 0.0, -Double.infinity, true)
      for end in 1...labels.count where end == labels.count || cuts >> (end - 1) & 1 == 1 {
        let pool = wishes[start..<end]
        let value = min(max(pool.reduce(0, +) / Double(pool.count), room.top), room.top + most)
        if value < last { rises = false }
        sum += pool.reduce(0) { $0 + ($1 - value) * ($1 - value) }
        (start, last) = (end, value)
      }
      if rises { least = min(least, sum) }
    }
    return least
  }

  @Test("The squared displacements are the least of all placements that keep order, distance and view")
  func leastDisplacement() {
    var dice = PieLeaderTests.Dice(state: 7)
    for _ in 0..<2000 {
      let count = dice.roll(1...7)
      // In the middle of the side, where turning sets no bounds.
      let labels = (0..<count).map { _ in (angle: 0.8 + dice.roll() * 1.5, height: 8 + dice.roll() * 20) }
        .sorted { $0.angle < $1.angle }
      let layout = Self.layout(labels)
      guard layout.dropped.isEmpty, layout.placed.allSatisfy({ $0.isRight }) else { continue }
      let sum = layout.placed.reduce(0) { sum, label in
        let wish = Self.room.center.y - Self.room.outer * cosine(labels[label.index].angle)
        return sum + (label.y - wish) * (label.y - wish)
      }
      #expect(abs(sum - Self.best(labels)) < 1e-6 * max(1, sum))
    }
  }

  @Test("A small change in angles moves labels a little, while none changes sides, goes or comes back")
  func steadiness() {
    var dice = PieLeaderTests.Dice(state: 11)
    var compared = 0
    for _ in 0..<500 {
      let count = dice.roll(1...20)
      let angles = (0..<count).map { _ in dice.roll() * 2 * .pi }
      let before = Self.layout(angles.map { ($0, 16) })
      let after = Self.layout(angles.map { ($0 + (dice.roll() - 0.5) * 2e-4, 16) })
      guard before.dropped == after.dropped, before.placed.map({ $0.index }) == after.placed.map({ $0.index }),
        before.placed.map({ $0.isRight }) == after.placed.map({ $0.isRight })
      else { continue }
      compared += 1
      let moved = zip(before.placed, after.placed).map { abs($0.y - $1.y) }.max() ?? 0
      // Wishes move by no more than 72 · 1e-4 each, so their sum of squares by no more than count times that.
      #expect(moved <= 72e-4 * Double(count).squareRoot() * 4)
    }
    #expect(compared > 400)
  }

  @Test("What has no room is dropped from the smallest on; larger ones keep their places")
  func ranks() {
    let requests = (0..<60).map { item in
      LeaderRequest(angle: 0.05 + Double(item) * 0.1, height: 16, weight: Double((item * 37) % 60))
    }
    let layout = LeaderLayout(requests, in: Self.room)
    // 200 / 16 = 12 on each side.
    #expect(layout.placed.count <= 24 && layout.placed.count >= 22)
    let least = layout.placed.map { requests[$0.index].weight }.min() ?? 0
    let dropped = layout.dropped.map { requests[$0].weight }
    #expect(dropped.filter { $0 > least }.count <= 2)
    #expect(Set(layout.placed.map { $0.index } + layout.dropped).count == 60)
  }

  @Test("Labels of a full side go over to the other, those nearest to the top or the bottom first")
  func sides() {
    // 16 labels within the first half of the right side, none on the left.
    let layout = Self.layout((0..<16).map { (0.02 + Double($0) * 0.02, 16) })
    #expect(layout.dropped.isEmpty)
    let left = layout.placed.filter { !$0.isRight }.map { $0.index }.sorted()
    #expect(left == [0, 1, 2, 3])
  }

  @Test("Room that is none, or no number, drops all and places none")
  func noRoom() {
    for (inner, outer, reach, bottom) in [
      (0.0, 0.0, 0.0, 0.0), (60, 60, 90, 200), (60, 72, 70, 200), (60, 72, 90, 0), (.nan, 72, 90, 200), (60, .nan, 90, 200),
    ] as [(Double, Double, Double, Double)] {
      let room = LeaderRoom(
        center: .zero, inner: inner, outer: outer, reach: reach, top: 0, bottom: bottom, isOpenBelow: true)
      let layout = LeaderLayout([LeaderRequest(angle: 1, height: 16, weight: 1)], in: room)
      #expect(layout.placed.isEmpty && layout.dropped == [0])
    }
  }
}
