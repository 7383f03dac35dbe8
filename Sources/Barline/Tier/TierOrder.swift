/// Tiers made ready to be drawn: in order, each beginning where or after the one before it ends, whatever the data hold.
package struct TierOrder: Equatable, Sendable {
  /// The part of the row that belongs to a tier.
  package struct Span: Equatable, Sendable {
    /// Which tier of the data it is.
    package let item: Int
    /// Where it begins.
    package var start: Double
    /// Where it ends, not before its start.
    package var end: Double
  }

  /// The tiers that can be drawn, in order.
  package private(set) var spans: [Span] = []
  /// What was done to the data.
  package private(set) var faults: [TierFault] = []

  /// Orders tiers.
  /// - Complexity: O(n log n).
  package init(_ tiers: ArraySlice<TierModel.Tier>) {
    var (missing, reversed, empty) = (0, 0, 0)
    spans.reserveCapacity(tiers.count)
    for item in tiers.indices {
      let lower = tiers[item].lower ?? (item > tiers.startIndex ? tiers[item - 1].upper : nil)
      let upper = tiers[item].upper ?? (item + 1 < tiers.endIndex ? tiers[item + 1].lower : nil)
      guard let lower, let upper else {
        missing += 1
        continue
      }
      if lower > upper { reversed += 1 }
      if lower == upper { empty += 1 }
      spans.append(Span(item: item, start: min(lower, upper), end: max(lower, upper)))
    }
    if missing > 0 { faults.append(.withoutBounds(count: missing)) }
    if reversed > 0 { faults.append(.reversed(count: reversed)) }
    if empty > 0 { faults.append(.ofNoLength(count: empty)) }
    sort()
    separate()
  }

  /// By where they begin, then by where they end; equal ones as they were given.
  private mutating func sort() {
    func isBefore(_ a: Span, _ b: Span) -> Bool { (a.start, a.end, a.item) < (b.start, b.end, b.item) }
    guard zip(spans, spans.dropFirst()).contains(where: { isBefore($1, $0) }) else { return }
    spans = spans.ordered(by: isBefore)
    faults.append(.outOfOrder)
  }

  /// Gives every amount to one tier at most, and to one wherever some tier has it.
  private mutating func separate() {
    var overlaps = 0
    // The farthest end so far, and where the tier before began in the data.
    var reach = -Double.infinity
    var last: (start: Double, end: Double)?
    for place in spans.indices {
      let own = spans[place]
      if own.start < reach { overlaps += 1 }
      if let last, place > 0 {
        let begin = own.start == last.start ? last.end : own.start
        spans[place].start = max(begin, spans[place - 1].start)
        spans[place - 1].end = min(reach, spans[place].start)
      }
      reach = max(reach, own.end)
      spans[place].end = max(reach, spans[place].start)
      last = (own.start, own.end)
    }
    if overlaps > 0 { faults.append(.overlapping(count: overlaps)) }
  }
}
