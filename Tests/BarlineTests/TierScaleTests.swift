import Testing

@testable import Barline

/// Where amounts stand, in figures that can be reckoned by hand.
@Suite struct TierScaleTests {
  private let uneven = [(0.0, 10.0), (10, 50), (50, 100), (100, 1100)]

  private func scale(
    _ bounds: [(Double, Double)], _ widths: TierWidths = .equal, _ edge: TierEdge = .lowerBelongs, amount: Double? = nil,
    left: Double = 30, right: Double = 430
  ) -> TierScale {
    let order = TierOrder(bounds.map { TierModel.Tier(from: $0.0, to: $0.1) }[...])
    return TierScale(order.spans, TierOptions(widths: widths, edge: edge), amount: amount, left: left, right: right, tail: 20)
  }

  @Test func `in tier i an amount stands at i and its share of the tier, times the tier's width`() {
    let scale = scale(uneven)
    #expect(scale.pieces.map { $0.x } == [30, 130, 230, 330])
    #expect(scale.pieces.map { $0.width } == [100, 100, 100, 100])
    for (amount, x) in [(0.0, 30.0), (5, 80), (10, 130), (30, 180), (50, 230), (75, 280), (600, 380), (1100, 430)] {
      #expect(scale.position(of: amount) == x, "\(amount)")
    }
  }

  @Test func `proportional tiers are as wide as their amounts`() {
    let scale = scale([(0, 10), (10, 40)], .proportional, right: 70)
    #expect(scale.pieces.map { $0.width } == [10, 30])
    #expect(scale.position(of: 25) == 55)
  }

  @Test func `proportional tiers of no length are as wide as each other`() {
    #expect(scale([(5, 5), (5, 5)], .proportional).pieces.map { $0.width } == [200, 200])
  }

  @Test func `a boundary belongs to the tier that begins there`() {
    let scale = scale(uneven)
    for (amount, tier) in [(0.0, 0), (10, 1), (50, 2), (100, 3), (1100, 3)] {
      #expect(scale.standing(of: amount) == .inside(tier), "\(amount)")
    }
  }

  @Test func `a boundary belongs to the tier that ends there where that is asked for`() {
    let scale = scale(uneven, .equal, .upperBelongs)
    for (amount, tier) in [(0.0, 0), (10, 0), (50, 1), (100, 2), (1100, 3)] {
      #expect(scale.standing(of: amount) == .inside(tier), "\(amount)")
    }
  }

  @Test func `the edges of a gap belong to one side by the rule`() {
    let bounds = [(0.0, 10.0), (20, 30)]
    let lower = scale(bounds)
    #expect(lower.standing(of: 10) == .between(0, 1))
    #expect(lower.standing(of: 15) == .between(0, 1))
    #expect(lower.standing(of: 20) == .inside(1))
    let upper = scale(bounds, .equal, .upperBelongs)
    #expect(upper.standing(of: 10) == .inside(0))
    #expect(upper.standing(of: 15) == .between(0, 1))
    #expect(upper.standing(of: 20) == .between(0, 1))
  }

  @Test func `a gap in the data is a short piece of the track that an amount crosses evenly`() {
    let scale = scale([(0, 10), (20, 30)], left: 0, right: 224)
    #expect(scale.pieces.map { $0.x } == [0, 124])
    #expect(scale.pieces.map { $0.width } == [100, 100])
    #expect(scale.position(of: 15) == 112)
  }

  @Test func `a tier of no length is passed where it lies`() {
    let bounds = [(0.0, 10.0), (10, 10), (10, 20)]
    #expect(scale(bounds, right: 330).position(of: 10) == 230)
    #expect(scale(bounds, right: 330).standing(of: 10) == .inside(2))
    #expect(scale(bounds, .equal, .upperBelongs, right: 330).position(of: 10) == 130)
    #expect(scale(bounds, .equal, .upperBelongs, right: 330).standing(of: 10) == .inside(0))
    #expect(scale([(5, 5)]).standing(of: 5) == .inside(0))
    #expect(scale([(5, 5)]).position(of: 5) == 430)
  }

  @Test func `an amount outside all tiers stands at the end of a piece of its own`() {
    let beyond = scale(uneven, amount: 1200)
    #expect(beyond.standing(of: 1200) == .beyond)
    #expect(beyond.position(of: 1200) == 430)
    #expect(beyond.position(of: 1100) == 410)
    let below = scale(uneven, amount: -1)
    #expect(below.standing(of: -1) == .below)
    #expect(below.position(of: -1) == 30)
    #expect(below.position(of: 0) == 50)
  }

  @Test func `no amount and no tiers are told as unknown`() {
    #expect(scale(uneven).standing(of: nil) == .unknown)
    #expect(scale(uneven).standing(of: .nan) == .unknown)
    #expect(scale([]).standing(of: 5) == .unknown)
    #expect(scale([]).position(of: 5) == 30)
    #expect(scale(uneven).position(of: .nan) == 30)
  }

  @Test func `positions rise with amounts and stay on the track, whatever the tiers are`() {
    let numbers = [
      -Double.greatestFiniteMagnitude, -1e300, -1, -0.0, .leastNonzeroMagnitude, 1, 3, 1e300, .greatestFiniteMagnitude,
    ]
    for a in numbers {
      for b in numbers {
        for c in numbers {
          for widths in [TierWidths.equal, .proportional] {
            for edge in [TierEdge.lowerBelongs, .upperBelongs] {
              let scale = scale([(a, b), (c, 2)], widths, edge, amount: c)
              var last = 30.0
              for amount in [-Double.infinity] + numbers + [.infinity] {
                let x = scale.position(of: amount)
                if !(x >= last - 1e-9 && x <= 430) { Issue.record("\(amount) at \(x) in \(scale.pieces)") }
                last = x
              }
            }
          }
        }
      }
    }
  }

  @Test func `a touch finds the tier under it, and none in a gap`() {
    let scale = scale([(0, 10), (20, 30)], left: 0, right: 224)
    for (x, place) in [(0.0, 0), (99, 0), (124, 1), (224, 1)] { #expect(scale.piece(at: x) == place, "\(x)") }
    for x in [-1.0, 112, 225] { #expect(scale.piece(at: x) == nil, "\(x)") }
    let narrow = self.scale([(0, 10), (10, 10), (10, 20), (20, 20)], .proportional, left: 0, right: 200)
    #expect(narrow.piece(at: 100) == 2)
    #expect(narrow.piece(at: 200) == 2)
  }
}
