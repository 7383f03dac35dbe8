import Barline
import Testing

@testable import BarlineDrawing

/// Where stages stand and how wide they are.
@Suite struct FunnelGeometryTests {
  /// The stages of a bare funnel 200 wide and 100 high.
  static func shapes(
    _ values: [Double?], _ size: ChartSize = ChartSize(width: 200, height: 100),
    _ change: (inout FunnelOptions) -> Void = { _ in }
  ) -> [StageShape?] {
    var options = FunnelOptions.bare
    options.gap = 0
    change(&options)
    let model = FunnelModel(values: values, options: options)
    let plan = model.plan(in: size)
    return values.indices.map { plan.shape(ofStageAt: ChartIndex(item: $0), in: model) }
  }

  /// The widths at both ends of each stage, and -1 for a missing one.
  static func widths(_ values: [Double?], _ change: (inout FunnelOptions) -> Void = { _ in }) -> [[Double]] {
    shapes(values) { change(&$0) }.map { shape in
      shape.map { [$0.startTo.x - $0.startFrom.x, $0.endTo.x - $0.endFrom.x] } ?? [-1, -1]
    }
  }

  @Test
  func `the original's four stages: 60 high, 3 apart, from 62 to 311, each as wide below as the next is above, the last a point`()
  {
    let shapes = Self.shapes([300, 200, 100, 50], ChartSize(width: 375, height: 360)) {
      $0.form = .tapered(end: .point)
      $0.gap = 3
      $0.insets = ChartInsets(top: 62, left: 32, bottom: 49, right: 32)
    }
    let tops = [311, 311 * 2.0 / 3, 311 / 3.0, 311 / 6.0, 0]
    for (place, shape) in shapes.enumerated() {
      guard let shape else {
        Issue.record("no stage \(place)")
        continue
      }
      #expect((shape.startTo.x - shape.startFrom.x - tops[place]).magnitude < 1e-9)
      #expect((shape.endTo.x - shape.endFrom.x - tops[place + 1]).magnitude < 1e-9)
      #expect((shape.startFrom.x + shape.startTo.x - 375).magnitude < 1e-9)
      #expect((shape.startFrom.y - (62 + 63 * Double(place))).magnitude < 1e-9)
      #expect((shape.endFrom.y - (122 + 63 * Double(place))).magnitude < 1e-9)
    }
  }

  @Test func `a stage narrows to the next, ends flat or in a point, and is never wider than its own count`() {
    #expect(Self.widths([100, 50, 25]) == [[200, 100], [100, 50], [50, 50]])
    #expect(Self.widths([100, 50, 25]) { $0.form = .tapered(end: .point) } == [[200, 100], [100, 50], [50, 0]])
    #expect(Self.widths([100, 50, 25]) { $0.form = .bars } == [[200, 200], [100, 100], [50, 50]])
    // A rise: the stage before it keeps its width, and the greatest sets the scale, so that nothing leaves the view.
    #expect(Self.widths([50, 100, 25]) == [[100, 100], [200, 50], [50, 50]])
    // Before a missing count nothing is claimed; before zero it narrows to nothing.
    #expect(Self.widths([100, nil, 50]) == [[200, 200], [-1, -1], [100, 100]])
    #expect(Self.widths([100, 0, 50]) == [[200, 0], [0, 0], [100, 100]])
  }

  @Test func `in ascending order stages narrow towards the one before`() {
    #expect(Self.widths([100, 25, 50]) { $0.order = .ascending } == [[100, 200], [50, 50], [50, 100]])
    let pointed = Self.widths([100, 25, 50]) { ($0.order, $0.form) = (.ascending, .tapered(end: .point)) }
    #expect(pointed == [[100, 200], [0, 50], [50, 100]])
  }

  @Test func `orders are stable, and missing counts go last`() {
    func items(_ order: FunnelOrder, _ values: [Double?]) -> [Int?] {
      var options = FunnelOptions.bare
      options.order = order
      let plan = FunnelModel(values: values, options: options).plan(in: ChartSize(width: 200, height: 100))
      return values.indices.map { plan.item(at: $0) }
    }
    let values: [Double?] = [5, nil, 9, 5, 0, .nan, 9]
    #expect(items(.asGiven, values) == [0, 1, 2, 3, 4, 5, 6])
    #expect(items(.descending, values) == [2, 6, 0, 3, 4, 1, 5])
    #expect(items(.ascending, values) == [4, 0, 3, 2, 6, 1, 5])
    #expect(items(.descending, []) == [])
  }

  @Test func `alignment says which edge is straight`() {
    func edges(_ alignment: FunnelAlignment) -> [[Double]] {
      Self.shapes([4, 2]) { ($0.alignment, $0.form) = (alignment, .bars) }.compactMap {
        $0.map { [$0.bounds.minX, $0.bounds.maxX] }
      }
    }
    #expect(edges(.leading) == [[0, 200], [0, 100]])
    #expect(edges(.center) == [[0, 200], [50, 150]])
    #expect(edges(.trailing) == [[0, 200], [100, 200]])
  }

  @Test func `a funnel may run to the right: widths are heights then`() {
    let rects = Self.shapes([4, 2], ChartSize(width: 200, height: 100)) {
      ($0.direction, $0.form, $0.alignment) = (.right, .bars, .trailing)
    }.map { $0?.bounds }
    #expect(rects == [ChartRect(x: 0, y: 0, width: 100, height: 100), ChartRect(x: 100, y: 50, width: 100, height: 50)])
  }

  @Test func `a least width shows what is small, and nothing of zero or of a missing count`() {
    #expect(
      Self.widths([0, 0.001, 100, nil]) { ($0.minimumWidth, $0.form) = (4, .bars) } == [[0, 0], [4, 4], [200, 200], [-1, -1]])
    #expect(Self.widths([100, 1e-300]) { $0.form = .bars } == [[200, 200], [1, 1]])
    #expect(Self.widths([100, -50]) { $0.form = .bars } == [[200, 200], [0, 0]])
    for odd in [Double.nan, -1, .infinity] {
      #expect(Self.widths([100, 50]) { ($0.minimumWidth, $0.form) = (odd, .bars) } == [[200, 200], [100, 100]])
    }
  }

  @Test func `a greatest width scales all, and is never more than there is`() {
    #expect(Self.widths([100, 50]) { ($0.maximumWidth, $0.form) = (80, .bars) } == [[80, 80], [40, 40]])
    #expect(Self.widths([100, 50]) { ($0.maximumWidth, $0.form) = (1e9, .bars) } == [[200, 200], [100, 100]])
    #expect(Self.widths([100, 50]) { ($0.maximumWidth, $0.form) = (.nan, .bars) } == [[200, 200], [100, 100]])
    #expect(Self.widths([100, 50]) { ($0.maximumWidth, $0.form) = (-5, .bars) } == [[0, 0], [0, 0]])
  }

  @Test func `gaps take half of the length at most, all together`() {
    for gap in [0, 3, 1e9, .infinity, .nan, -4] {
      let rects = Self.shapes([3, 2, 1]) { ($0.gap, $0.form) = (gap, .bars) }.compactMap { $0?.bounds }
      #expect(rects.count == 3)
      let lengths = rects.reduce(0) { $0 + $1.height }
      let expected = gap.isFinite ? min(max(0, gap), 25) * 2 : 0
      #expect((lengths - (100 - expected)).magnitude < 1e-9)
      #expect(rects.first?.minY == 0)
      #expect(((rects.last?.maxY ?? 0) - 100).magnitude < 1e-9)
    }
  }

  @Test func `stages that touch share an edge on a whole pixel`() {
    for count in 1...9 {
      let rects = Self.shapes((0..<count).map { Double(20 - $0) }) { $0.form = .bars }.compactMap { $0?.bounds }
      for (one, next) in zip(rects, rects.dropFirst()) {
        #expect(one.maxY == next.minY)
        #expect(one.maxY == one.maxY.rounded())
      }
    }
  }

  @Test func `a goal beyond all counts sets the scale`() {
    var options = FunnelOptions.bare
    options.form = .bars
    let model = FunnelModel(values: [50, 25], goals: [100, nil], options: options)
    let plan = model.plan(in: ChartSize(width: 200, height: 100))
    #expect(plan.frame(ofStageAt: ChartIndex(item: 0), in: model)?.width == 100)
    #expect(plan.frame(ofStageAt: ChartIndex(item: 1), in: model)?.width == 50)
    #expect(model.goal(at: ChartIndex(item: 0)) == 100)
    #expect(model.goal(at: ChartIndex(item: 1)) == nil)
    #expect(FunnelModel(values: [1, 1, 1], goals: [.nan, -1, .infinity]).goal(at: ChartIndex(item: 1)) == nil)
  }

  @Test func `areas of bars are as their counts`() {
    let values: [Double?] = [50, 0, 15, 0, 80]
    let areas = Self.shapes(values) { $0.form = .bars }.map { ($0?.bounds.width ?? 0) * ($0?.bounds.height ?? 0) }
    #expect(zip(areas, values).allSatisfy { ($0 - ($1 ?? 0) * 50).magnitude < 1e-9 })
  }

  @Test func `a stage that is not there has no frame, and a plan reads no model of fewer stages beyond its end`() {
    let model = FunnelModel(values: [3, nil, 1])
    let plan = model.plan(in: ChartSize(width: 320, height: 200))
    let small = FunnelModel(values: [3])
    for item in [-1, 1, 3, Int.max, Int.min] {
      #expect(plan.frame(ofStageAt: ChartIndex(item: item), in: model) == nil)
      #expect(plan.rateOfFirst(ofStageAt: ChartIndex(item: item), in: model) == nil)
    }
    #expect(plan.frame(ofStageAt: ChartIndex(item: 0, series: 1), in: model) == nil)
    #expect(plan.frame(ofStageAt: ChartIndex(item: 0), in: small) != nil)
    #expect(plan.frame(ofStageAt: ChartIndex(item: 2), in: small) == nil)
    #expect(plan.target(at: ChartPoint(x: 160, y: 100), in: small) == nil)
  }
}
