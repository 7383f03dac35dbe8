/// A row of words, each at its own place, none nearer to another than a gap and none outside the row.
struct TierWordRow: Equatable, Sendable {
  /// What is taken, in order.
  private(set) var taken: [(low: Double, high: Double)] = []
  let left: Double
  let right: Double

  init(left: Double, right: Double) { (self.left, self.right) = (left, right) }

  static func == (a: Self, b: Self) -> Bool {
    a.left == b.left && a.right == b.right && a.taken.elementsEqual(b.taken) { $0.low == $1.low && $0.high == $1.high }
  }

  /// Where a word goes that is to be centred on a position: moved only as far as the row's ends ask. Nil where it is too wide or its
  /// room is taken.
  ///
  /// - Parameter aside: How far it may be moved for the sake of its neighbours.
  func middle(for x: Double, width: Double, aside: Double = 0) -> Double? {
    guard width <= right - left else { return nil }
    let (half, gap) = (width / 2, TierLook.wordGap)
    let middle = min(max(x, left + half), right - half)
    if isFree(middle - half, middle + half) { return middle }
    guard aside > 0 else { return nil }
    let beside = taken.flatMap { [$0.low - gap - half - 0.01, $0.high + gap + half + 0.01] }
    return beside.filter {
      ($0 - x).magnitude <= aside && $0 - half >= left && $0 + half <= right && isFree($0 - half, $0 + half)
    }
    .min { ($0 - x).magnitude < ($1 - x).magnitude }
  }

  /// Whether nothing is in a place, nor nearer to it than a gap.
  func isFree(_ low: Double, _ high: Double) -> Bool {
    let gap = TierLook.wordGap
    let next = firstPlace(after: low)
    return (next == 0 || taken[next - 1].high + gap <= low) && (next == taken.count || high + gap <= taken[next].low)
  }

  /// Takes a place.
  mutating func take(_ low: Double, _ high: Double) { taken.insert((low, high), at: firstPlace(after: low)) }

  private func firstPlace(after x: Double) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle].low > x { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
