import Barline
import Testing

@testable import BarlineDrawing

/// Which stage a touch means.
@Suite struct FunnelTargetTests {
  private func bare(_ values: [Double?], _ change: (inout FunnelOptions) -> Void = { _ in }) -> (FunnelModel, FunnelPlan) {
    var options = FunnelOptions.bare
    (options.gap, options.insets) = (10, ChartInsets(top: 0, left: 100, bottom: 0, right: 100))
    change(&options)
    let model = FunnelModel(values: values, options: options)
    return (model, model.plan(in: ChartSize(width: 400, height: 100)))
  }

  @Test func `a stage is hit where it is drawn, up to 40 beside it, and not before or behind it`() {
    // Two bars of 45, 10 apart; 200 and 100 wide about 200.
    let (model, plan) = bare([2, 1]) { $0.form = .bars }
    func item(_ x: Double, _ y: Double) -> Int? { plan.target(at: ChartPoint(x: x, y: y), in: model)?.item }
    #expect(item(200, 0) == 0 && item(200, 45) == 0 && item(200, 55) == 1 && item(200, 100) == 1)
    #expect(item(200, 45.1) == nil && item(200, 54.9) == nil && item(200, -0.1) == nil && item(200, 100.1) == nil)
    #expect(item(60, 20) == 0 && item(59.9, 20) == nil && item(340, 20) == 0 && item(340.1, 20) == nil)
    #expect(item(110, 70) == 1 && item(109.9, 70) == nil && item(290, 70) == 1 && item(290.1, 70) == nil)
  }

  @Test func `slanting sides are followed`() {
    // From 200 to 0 wide over 100.
    let (model, plan) = bare([1]) { ($0.form, $0.reach.across) = (.tapered(end: .point), 0) }
    func isHit(_ x: Double, _ y: Double) -> Bool { plan.target(at: ChartPoint(x: x, y: y), in: model) != nil }
    #expect(isHit(151, 50) && !isHit(149, 50) && isHit(249, 50) && !isHit(251, 50))
    #expect(isHit(191, 90) && !isHit(189, 90))
  }

  @Test func `a count of zero is hit about its line, a missing one is not`() {
    let (model, plan) = bare([2, 0, nil, 1])
    let centers = (0..<4).map { ChartPoint(x: 200, y: 8.75 + 27.5 * Double($0)) }
    #expect(centers.map { plan.target(at: $0, in: model)?.item } == [0, 1, nil, 3])
    #expect(plan.target(at: ChartPoint(x: 240, y: centers[1].y), in: model)?.item == 1)
    #expect(plan.target(at: ChartPoint(x: 241, y: centers[1].y), in: model) == nil)
  }

  @Test func `a reach along the funnel divides a gap between the nearer ones`() {
    let (model, plan) = bare([2, 2]) { ($0.form, $0.reach.along) = (.bars, 8) }
    func item(_ y: Double) -> Int? { plan.target(at: ChartPoint(x: 200, y: y), in: model)?.item }
    #expect(item(49.9) == 0 && item(50) == 0 && item(50.1) == 1)
    #expect(item(-8) == 0 && item(-8.1) == nil && item(108) == 1 && item(108.1) == nil)
  }

  @Test func `no reach takes anything of another stage's own area`() {
    let values: [[Double?]] = [[4, 1, 3, 2], [1, 4, nil, 4], [0, 4, 0, 4], [3, 3]]
    for row in values {
      for (across, along) in [(40.0, 0.0), (1000, 1000), (.infinity, 3), (-5, .nan), (0, 50)] {
        for direction in [FunnelDirection.down, .right] {
          for form in [FunnelForm.tapered(end: .flat), .tapered(end: .point), .bars] {
            let (model, plan) = bare(row) {
              ($0.reach, $0.direction, $0.form) = (FunnelReach(across: across, along: along), direction, form)
            }
            let shapes = row.indices.map { plan.shape(ofStageAt: ChartIndex(item: $0), in: model)?.figure(radius: 0) }
            for x in stride(from: 1.0, to: 400, by: 29) {
              for y in stride(from: 0.5, to: 100, by: 5) {
                let point = ChartPoint(x: x, y: y)
                let owner = shapes.firstIndex { $0?.contains(point, rule: .nonZero) == true }
                if let owner, plan.target(at: point, in: model)?.item != owner {
                  Issue.record("\(row) \(direction) \(form) reach \(across), \(along): \(point) is \(owner)'s")
                }
              }
            }
          }
        }
      }
    }
  }

  @Test func `what is drawn under a point is what is found there`() {
    let model = FunnelModel(values: [9, 7, 4, 4, 1], styles: Array(repeating: StageStyle(cornerRadius: 0), count: 5))
    let plan = model.plan(in: ChartSize(width: 320, height: 200))
    let drawing = plan.drawing(of: model)
    for x in stride(from: 0.5, to: 320, by: 7) {
      for y in stride(from: 0.5, to: 200, by: 3) {
        let point = ChartPoint(x: x, y: y)
        guard case .index(let item) = MarkFinder.mark(at: point, in: drawing)?.id.item else { continue }
        #expect(plan.target(at: point, in: model) == ChartIndex(item: item))
      }
    }
  }

  @Test func `the middle of every stage means it, in every order and however many there are`() {
    for order in [FunnelOrder.asGiven, .descending, .ascending] {
      for count in [1, 2, 30, 99] {
        let (model, plan) = bare((0..<count).map { Double(($0 * 37) % 101) }) { ($0.order, $0.gap) = (order, nil) }
        for item in 0..<count {
          guard let rect = plan.frame(ofStageAt: ChartIndex(item: item), in: model) else {
            Issue.record("no stage \(item) of \(count)")
            continue
          }
          #expect(plan.target(at: rect.center, in: model) == ChartIndex(item: item))
        }
      }
    }
  }

  @Test func `of stages that share a pixel the widest is found`() {
    let values = (0..<1000).map { Double($0 == 333 ? 900 : $0 % 10) }
    let (model, plan) = bare(values) { $0.gap = nil }
    #expect(plan.target(at: ChartPoint(x: 200, y: 33.5), in: model) == ChartIndex(item: 333))
    #expect(plan.target(at: ChartPoint(x: 200, y: 100.5), in: model) == nil)
    #expect(plan.target(at: ChartPoint(x: .nan, y: 5), in: model) == nil)
  }
}
