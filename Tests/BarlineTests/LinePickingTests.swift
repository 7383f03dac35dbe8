import Barline
import BarlineDrawing
import Testing

/// Which point a touch means, against a reference that looks at everything: the drawn path, chord by chord, and every point.
@Suite struct LinePickingTests {
  private struct Chart {
    let model: LineModel
    let plan: LinePlan
    /// The drawn parts of each line.
    let parts: [[[ChartPoint]]]

    init(_ lines: [LineModel.Line], _ size: ChartSize) {
      model = LineModel(lines: lines, options: .bare)
      plan = model.plan(in: size)
      let (plan, model) = (plan, model)
      parts = lines.indices.map { place in
        let sheet = Drawing.Sheet { plan.drawLine(of: model, place, isSelected: false, into: &$0) }
        return Drawn(sheet).lines.flatMap { $0.flattened(400) }
      }
    }

    private func points(_ line: Int) -> [(item: Int, point: ChartPoint)] {
      model.lines[line].values.indices.compactMap { item in
        plan.point(at: ChartIndex(item: item, series: line), in: model).map { (item, $0) }
      }
    }

    /// How far a line is, by looking at every chord; where it is not drawn there, how far its nearest point is.
    func distance(_ line: Int, _ x: Double, _ y: Double) -> Double? {
      var best: Double?
      for part in parts[line] {
        for (a, b) in zip(part, part.dropFirst()) where min(a.x, b.x) <= x && max(a.x, b.x) >= x {
          let share = b.x == a.x ? 0 : (x - a.x) / (b.x - a.x)
          let (low, high) = b.x == a.x ? (min(a.y, b.y), max(a.y, b.y)) : (a.y + (b.y - a.y) * share, a.y + (b.y - a.y) * share)
          best = min(best ?? .infinity, max(low - y, y - high, 0))
        }
      }
      if let best { return best }
      guard let near = nearest(line, x, y) else { return nil }
      let (dx, dy) = (near.point.x - x, near.point.y - y)
      return (dx * dx + dy * dy).squareRoot()
    }

    func nearest(_ line: Int, _ x: Double, _ y: Double) -> (item: Int, point: ChartPoint)? {
      points(line).min { a, b in
        let (across, other) = ((a.point.x - x).magnitude, (b.point.x - x).magnitude)
        if (across - other).magnitude > 1e-9 { return across < other }
        let (up, down) = ((a.point.y - y).magnitude, (b.point.y - y).magnitude)
        return (up - down).magnitude > 1e-9 ? up < down : a.item < b.item
      }
    }
  }

  private func check(_ chart: Chart, _ x: Double, _ y: Double, _ note: String) {
    let far = chart.model.lines.indices.map { chart.distance($0, x, y) }
    let target = chart.plan.target(at: ChartPoint(x: x, y: y), in: chart.model)
    guard let least = far.compactMap({ $0 }).min() else {
      #expect(target == nil)
      return
    }
    guard let target, let own = far[target.series] else {
      Issue.record("\(note) at \(x), \(y): \(String(describing: target)), distances \(far)")
      return
    }
    // Chords of a curve are up to a few hundredths beside it.
    #expect(own <= least + 0.05, "\(note) at \(x), \(y): \(target), distances \(far)")
    let expected = chart.nearest(target.series, x, y)
    #expect(expected?.item == target.item, "\(note) at \(x), \(y): \(target), nearest \(String(describing: expected))")
  }

  @Test func `every touch means the line that is drawn nearest, and its nearest point`() {
    var dice = Dice(11)
    let curves = CurveTests.all
    for round in 0..<240 {
      let curve = curves[round % curves.count]
      let lines = (0..<(1 + dice.next(4))).map { _ -> LineModel.Line in
        let count = dice.next(9)
        let values: [Double?] = (0..<count).map { _ in dice.next(5) == 0 ? nil : (dice.next() * 100).rounded() }
        var positions: [Double] = []
        if round % 3 == 1 { positions = (0..<count).map { _ in Double(dice.next(8)) }.sorted() }
        if round % 3 == 2, !curve.isSmoothForTests { positions = (0..<count).map { _ in Double(dice.next(8)) } }
        return LineModel.Line(
          values: values, positions: positions, style: LineStyle(curve: curve, gaps: round % 2 == 0 ? .break : .bridge))
      }
      let chart = Chart(lines, ChartSize(width: 200, height: 100))
      for _ in 0..<60 {
        // Never in a line's own column of points: there the digits decide.
        check(chart, 1 + dice.next() * 198, dice.next() * 100, "\(lines.map { ($0.values, $0.positions) }) \(curve)")
      }
    }
  }

  @Test func `touches up to 24 points outside mean the edge, farther ones nothing, at any height`() {
    let model = LineModel(values: [1, 2, 3], options: LineOptions())
    let plan = model.plan(in: ChartSize(width: 320, height: 200))
    let plot = plan.plot
    func item(_ x: Double, _ y: Double = 50) -> Int? { plan.target(at: ChartPoint(x: x, y: y), in: model)?.item }
    for y in [50, -1e9, 1e9, .infinity, -.infinity, .nan] as [Double] {
      #expect(item(plot.minX - 24, y) == 0 && item(plot.maxX + 24, y) == 2 && item(plot.midX, y) == 1)
    }
    for x in [(plot.minX - 24).nextDown, (plot.maxX + 24).nextUp, -1e300, .infinity, -.infinity, .nan] { #expect(item(x) == nil) }
  }

  @Test func `of points above each other the nearest up or down is meant, of equal ones the earliest`() {
    // https://github.com/Jawbone/JBChartView/pull/209
    let model = LineModel(values: [0, 10, 5, 5, 8], positions: [0, 1, 1, 1, 2], options: .bare)
    let plan = model.plan(in: ChartSize(width: 202, height: 102))
    func item(_ y: Double) -> Int? { plan.target(at: ChartPoint(x: 101, y: y), in: model)?.item }
    #expect(item(0) == 1 && item(40) == 2 && item(100) == 2)
    let unsorted = LineModel(values: [0, 10, 5, 5, 8], positions: [2, 1, 1, 1, 0], options: .bare)
    let other = unsorted.plan(in: ChartSize(width: 202, height: 102))
    #expect(other.target(at: ChartPoint(x: 101, y: 40), in: unsorted)?.item == 2)
    // A vertical stretch is drawn from end to end: a touch on it is on the line.
    let two = LineModel(
      lines: [LineModel.Line(values: [10, 10, 0], positions: [0, 1, 1]), LineModel.Line(values: [4, 4], positions: [0, 1])],
      options: .bare)
    let both = two.plan(in: ChartSize(width: 202, height: 102))
    #expect(both.target(at: ChartPoint(x: 201, y: 70), in: two)?.series == 0)
  }

  @Test func `half way between two points the nearer one up or down is meant, and of equal ones the earlier`() {
    let model = LineModel(values: [0, nil, 10], options: .bare)
    let plan = model.plan(in: ChartSize(width: 202, height: 102))
    #expect(plan.target(at: ChartPoint(x: 101, y: 10), in: model)?.item == 2)
    #expect(plan.target(at: ChartPoint(x: 101, y: 90), in: model)?.item == 0)
    #expect(plan.target(at: ChartPoint(x: 101, y: 51), in: model)?.item == 0)
  }

  @Test func `a million points are picked by their raw index, as all points say`() {
    var dice = Dice(5)
    let count = 200_000
    let values: [Double?] = (0..<count).map { $0 % 1000 < 50 ? nil : dice.next() }
    let model = LineModel(values: values, options: .bare)
    let plan = model.plan(in: ChartSize(width: 802, height: 402))
    for _ in 0..<200 {
      let x = 1 + dice.next() * 800
      let exact = (x - 1) / 800 * Double(count - 1)
      let first = max(0, Int(exact) - 100)
      let there = (first..<min(count, first + 201)).filter { values[$0] != nil }
      let near = there.min { (Double($0) - exact).magnitude < (Double($1) - exact).magnitude }
      #expect(plan.target(at: ChartPoint(x: x, y: 50), in: model)?.item == near)
    }
  }

  @Test func `every point's own place means it`() {
    var dice = Dice(9)
    for curve in CurveTests.all {
      let values: [Double?] = (0..<60).map { _ in dice.next(4) == 0 ? nil : dice.next() }
      let model = LineModel(values: values, style: LineStyle(curve: curve), options: LineOptions())
      let plan = model.plan(in: ChartSize(width: 640, height: 400))
      for item in values.indices where values[item] != nil {
        let place = plan.point(at: ChartIndex(item: item), in: model)!
        #expect(plan.target(at: place, in: model)?.item == item)
      }
    }
  }
}

extension LineCurve {
  /// Whether it is drawn otherwise where a line turns back.
  fileprivate var isSmoothForTests: Bool {
    switch self {
    case .monotone, .cardinal: true
    default: false
    }
  }
}
