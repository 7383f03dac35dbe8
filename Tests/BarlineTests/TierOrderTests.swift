import Testing

@testable import Barline

/// Any list of tiers becomes a row in which every amount has one place.
@Suite struct TierOrderTests {
  typealias Tier = TierModel.Tier

  private func order(_ bounds: [(Double?, Double?)]) -> TierOrder {
    TierOrder(bounds.map { Tier(from: $0.0, to: $0.1) }[...])
  }

  private func expect(
    _ bounds: [(Double?, Double?)], gives spans: [(Int, Double, Double)], _ faults: [TierFault],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let order = order(bounds)
    #expect(
      order.spans == spans.map { TierOrder.Span(item: $0.0, start: $0.1, end: $0.2) }, sourceLocation: location)
    #expect(order.faults == faults, sourceLocation: location)
  }

  @Test func `tiers in order are taken as they are`() {
    expect([], gives: [], [])
    expect([(0, 10)], gives: [(0, 0, 10)], [])
    expect([(-5, 0), (0, 10), (10, 50)], gives: [(0, -5, 0), (1, 0, 10), (2, 10, 50)], [])
  }

  @Test func `a gap stays a gap and is no fault`() {
    expect([(0, 10), (20, 30)], gives: [(0, 0, 10), (1, 20, 30)], [])
  }

  @Test func `tiers out of order are put in order and keep their places in the data`() {
    expect([(10, 20), (0, 10), (20, 30)], gives: [(1, 0, 10), (0, 10, 20), (2, 20, 30)], [.outOfOrder])
  }

  @Test func `a reversed tier has its bounds exchanged`() {
    expect([(10, 0), (10, 20)], gives: [(0, 0, 10), (1, 10, 20)], [.reversed(count: 1)])
  }

  @Test func `a tier of no length keeps its place`() {
    expect([(0, 10), (10, 10), (10, 20)], gives: [(0, 0, 10), (1, 10, 10), (2, 10, 20)], [.ofNoLength(count: 1)])
  }

  @Test func `what two tiers share belongs to the one that begins later`() {
    expect([(0, 20), (10, 30)], gives: [(0, 0, 10), (1, 10, 30)], [.overlapping(count: 1)])
  }

  @Test func `a tier within another ends where that would have`() {
    expect([(0, 100), (20, 50)], gives: [(0, 0, 20), (1, 20, 100)], [.overlapping(count: 1)])
  }

  @Test func `of two tiers that begin together the longer goes on after the shorter`() {
    expect([(0, 100), (0, 50)], gives: [(1, 0, 50), (0, 50, 100)], [.outOfOrder, .overlapping(count: 1)])
    expect([(0, 50), (0, 50)], gives: [(0, 0, 50), (1, 50, 50)], [.overlapping(count: 1)])
  }

  @Test func `a missing bound is the neighbour's`() {
    expect([(0, nil), (10, nil), (50, 90)], gives: [(0, 0, 10), (1, 10, 50), (2, 50, 90)], [])
    expect([(0, 10), (nil, 50)], gives: [(0, 0, 10), (1, 10, 50)], [])
  }

  @Test func `a tier whose bound nobody knows is left out`() {
    expect([(nil, nil)], gives: [], [.withoutBounds(count: 1)])
    expect([(0, 10), (10, nil)], gives: [(0, 0, 10)], [.withoutBounds(count: 1)])
    expect([(nil, 10), (10, 20)], gives: [(1, 10, 20)], [.withoutBounds(count: 1)])
  }

  @Test func `bounds that are not finite are missing, and infinite ones are told`() {
    expect([(0, .nan), (10, .infinity)], gives: [(0, 0, 10)], [.withoutBounds(count: 1)])
    let model = TierModel(tiers: [Tier(from: -.infinity, to: .infinity), Tier(from: 0, to: 1)], amount: .infinity)
    let plan = model.plan(in: ChartSize(width: 320, height: 200))
    #expect(plan.diagnostics.first == .infiniteValues(count: 3))
    #expect(plan.standing == .unknown)
  }

  @Test func `every list of up to three tiers becomes a row without overlaps that covers what the tiers cover`() {
    let ends = [-1.0, 0, 1, 2]
    let bounds: [(Double, Double)] = (0..<16).map { (ends[$0 / 4], ends[$0 % 4]) }
    let amounts = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5]
    func check(_ list: [(Double, Double)]) {
      let order = TierOrder(list.map { Tier(from: $0.0, to: $0.1) }[...])
      var sound = order.spans.map { $0.item }.sorted() == Array(list.indices)
      for span in order.spans where span.start > span.end { sound = false }
      for (a, b) in zip(order.spans, order.spans.dropFirst()) where a.end > b.start { sound = false }
      for edge in [TierEdge.lowerBelongs, .upperBelongs] {
        let scale = TierScale(order.spans, TierOptions(edge: edge), amount: nil, left: 0, right: 100, tail: 20)
        for amount in amounts {
          let isInside = list.contains { amount > min($0.0, $0.1) && amount < max($0.0, $0.1) }
          let isOutside = list.allSatisfy { amount < min($0.0, $0.1) || amount > max($0.0, $0.1) }
          var standsInside = false
          if case .inside(let item) = scale.standing(of: amount) {
            standsInside = true
            let own = order.spans.first { $0.item == item }
            if own.map({ amount < $0.start || amount > $0.end }) ?? true { sound = false }
          }
          if isInside && !standsInside || isOutside && standsInside { sound = false }
        }
      }
      if !sound { Issue.record("\(list) became \(order.spans)") }
    }
    for a in bounds {
      check([a])
      for b in bounds {
        check([a, b])
        for c in bounds { check([a, b, c]) }
      }
    }
  }
}
