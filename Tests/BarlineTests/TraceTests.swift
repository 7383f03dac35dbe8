import Barline
import BarlineDrawing
import Testing

/// The reduction of lines that have more points than a picture has columns: nothing that a picture can show is lost.
@Suite struct TraceTests {
  /// What each column of one point shows of a trace: nil where the line is not drawn.
  private func height(_ trace: LineTrace, from left: Double, to right: Double) -> (top: Double, bottom: Double)? {
    var height: (top: Double, bottom: Double)?
    func add(_ top: Double, _ bottom: Double) {
      height = (min(height?.top ?? .infinity, top), max(height?.bottom ?? -.infinity, bottom))
    }
    for run in trace.runs where run.start <= right && run.end >= left {
      for piece in run.pieces {
        switch piece {
        case .curve(let curve):
          for (x, y) in zip(curve.xs, curve.ys) where x >= left && x <= right { add(y, y) }
          for x in [max(left, curve.xs[0]), min(right, curve.xs[curve.count - 1])] where x >= left && x <= right {
            if let y = curve.height(at: x) { add(y.top, y.bottom) }
          }
        case .dense(let columns):
          for column in columns.tops.indices {
            let middle = columns.middle(of: column)
            if middle > left && middle < right { add(columns.tops[column], columns.bottoms[column]) }
          }
        }
      }
    }
    return height
  }

  private func chart(
    _ values: [Double?], _ positions: [Double] = [], gaps: GapPolicy = .break
  ) -> (model: LineModel, plan: LinePlan) {
    let model = LineModel(values: values, positions: positions, style: LineStyle(gaps: gaps), options: .bare)
    return (model, model.plan(in: ChartSize(width: 402, height: 202)))
  }

  /// Checks every column of 400 against all its points.
  private func check(_ chart: (model: LineModel, plan: LinePlan), _ note: String, gaps: GapPolicy = .break) {
    let line = chart.model.lines[0]
    var columns: [[Int]] = Array(repeating: [], count: 400)
    for item in line.values.indices {
      let position = line.positions.isEmpty ? Double(item) : line.positions[item]
      columns[min(399, max(0, Int(chart.plan.positionScale.position(of: position) - 1)))].append(item)
    }
    func y(_ value: Double) -> Double { chart.plan.valueScale.position(of: value) }
    for place in columns.indices {
      let values = columns[place].map { line.values[$0] }
      let there = values.compactMap { $0.isNaN ? (gaps == .zero ? 0 : nil) : $0 }
      let drawn = height(chart.plan.traces[0], from: 1 + Double(place), to: 2 + Double(place))
      guard let least = there.min(), let greatest = there.max() else { continue }
      guard let drawn else {
        Issue.record("\(note): nothing in column \(place)")
        return
      }
      // All that is there is drawn.
      guard drawn.top <= y(greatest) + 1e-6, drawn.bottom >= y(least) - 1e-6 else {
        Issue.record("\(note): column \(place) is \(drawn), not \(y(greatest))…\(y(least))")
        return
      }
      // No more is drawn than the way to and from the columns beside it.
      let wide = (max(0, place - 2)...min(399, place + 2)).flatMap { columns[$0] }.map { line.values[$0] }
        .compactMap { $0.isNaN ? (gaps == .zero ? 0 : nil) : $0 }
      let isCrowded = (max(0, place - 2)...min(399, place + 2)).allSatisfy { columns[$0].count > 3 }
      if gaps == .break, isCrowded {
        let (top, bottom) = (y(wide.max() ?? .nan), y(wide.min() ?? .nan))
        if !(drawn.top >= top - 1e-6 && drawn.bottom <= bottom + 1e-6) {
          Issue.record("\(note): column \(place) is \(drawn), more than \(top)…\(bottom)")
          return
        }
      }
    }
  }

  @Test func `each column holds the least and the greatest of all its points, whatever their number and gaps`() {
    var dice = Dice(31)
    for count in [801, 1603, 9000] {
      for kind in 0..<4 {
        var level = 0.0
        let values: [Double?] = (0..<count).map { place in
          level += dice.next() - 0.5
          switch kind {
          case 0: return level
          case 1: return place % 1000 < 50 ? nil : level
          case 2: return dice.next(3) == 0 ? nil : dice.next()
          default: return place / (count / 7 + 1) % 2 == 0 ? level : nil
          }
        }
        for gaps in [GapPolicy.break, .bridge, .zero] {
          check(chart(values, gaps: gaps), "\(count) \(kind) \(gaps)", gaps: gaps)
        }
        // Places of their own: crowded in the middle, and many above each other.
        var position = 0.0
        let positions = (0..<count).map { _ in
          position += [0, 0, 1e-3, dice.next(), 30][dice.next(5)]
          return position
        }
        check(chart(values, positions), "\(count) \(kind) with positions")
      }
    }
  }

  @Test func `200,000 points with gaps`() {
    var dice = Dice(1)
    check(chart((0..<200_000).map { $0 % 1000 < 50 ? nil : dice.next() }), "200,000")
  }

  @Test func `of one line of 100,000 with every thousandth run of 50 missing, all runs and gaps are kept`() {
    // https://github.com/apache/echarts/issues/19383
    let count = 100_000
    let values: [Double?] = (0..<count).map { $0 % 1000 < 50 ? nil : Double($0 % 997) }
    let model = LineModel(values: values, options: .bare)
    // A gap of 50 in 100,000 is one column of 2,000.
    let plan = model.plan(in: ChartSize(width: 4002, height: 202))
    let runs = plan.traces[0].runs
    #expect(runs.count == 100)
    for (place, run) in runs.enumerated() {
      // From the first to the last point of each run, within a column.
      #expect((run.start - plan.positionScale.position(of: Double(place * 1000 + 50))).magnitude <= 1)
      #expect((run.end - plan.positionScale.position(of: Double(place * 1000 + 999))).magnitude <= 1)
    }
    // Smaller: gaps are narrower than a column, and still there.
    #expect(model.plan(in: ChartSize(width: 402, height: 202)).traces[0].runs.count == 100)
  }

  @Test func `a spike up and a spike down are within their columns`() {
    // https://github.com/apache/echarts/pull/20315
    var dice = Dice(4)
    var level = 50.0
    var values: [Double?] = (0..<20_000).map { _ in
      level += dice.next() - 0.5
      return level
    }
    (values[6500], values[8800]) = (-1000, 1000)
    let model = LineModel(values: values, options: .bare)
    let plan = model.plan(in: ChartSize(width: 1202, height: 402))
    for (item, y) in [(6500, 401.0), (8800, 1)] {
      let x = plan.positionScale.position(of: Double(item)).rounded(.down)
      let drawn = height(plan.traces[0], from: x, to: x + 1)
      #expect(drawn.map { y > 200 ? $0.bottom == y : $0.top == y } == true)
    }
  }

  @Test func `few points are drawn one by one, many by column; a picture of 100,000 is no longer than one of 10,000`() {
    func numbers(_ count: Int, _ gaps: GapPolicy) -> Int {
      var values: [Double?] = (0..<count).map { Double($0 &* 7919 % 1000) }
      if gaps != .break { for place in stride(from: 3, to: count, by: 10) { values[place] = nil } }
      let chart = chart(values, gaps: gaps)
      return chart.plan.drawing(of: chart.model).marks.numbers.count
    }
    #expect(numbers(800, .break) == 1600)
    for gaps in [GapPolicy.break, .bridge, .zero] {
      #expect(numbers(10_000, gaps) < 4000)
      #expect(numbers(100_000, gaps) < 4000)
    }
  }

  @Test func `points that are far apart between crowds are joined`() {
    let positions: [Double] = (0..<2000).map { place in Double(place % 1000) * 1e-3 + (place < 1000 ? 0 : 100) }
    let values = (0..<2000).map { Double?(Double($0 % 2)) }
    let chart = chart(values, positions)
    #expect(chart.plan.traces[0].runs.count == 1)
    for x in stride(from: 2.0, to: 400, by: 7) { #expect(chart.plan.traces[0].height(at: x) != nil) }
    // Two half columns overlap by no more than the joint.
    check(chart, "crowds")
  }

  @Test func `a line in a chart that is wider than it, and points outside fixed ends, are all told`() {
    let long = LineModel.Line(values: (0..<5000).map { Double($0) })
    let short = LineModel.Line(values: (0..<2500).map { Double($0 % 9) })
    let model = LineModel(lines: [long, short], options: .bare)
    let plan = model.plan(in: ChartSize(width: 402, height: 202))
    #expect((plan.traces[1].runs.last!.end - 201).magnitude <= 1.01)
    #expect(plan.traces[0].runs.last!.end == 401)
  }

  @Test func `an area is one closed figure a run, however dense it is`() {
    var dice = Dice(8)
    var values: [Double?] = (0..<5000).map { _ in dice.next() * 2 - 1 }
    for place in 0..<100 { values[place] = 5 + dice.next() }
    values[2500] = nil
    let positions: [Double] = (0..<5000).map { place in place < 20 ? Double(place) * 100 : 2000 + Double(place) }
    let model = LineModel(values: values, positions: positions, style: LineStyle(area: AreaStyle()), options: .bare)
    let plan = model.plan(in: ChartSize(width: 402, height: 202))
    let areas = Drawn(Drawing.Sheet { plan.drawArea(of: model, 0, isSelected: false, into: &$0) }).areas
    #expect(areas.count == 2)
    for (area, run) in zip(areas, plan.traces[0].runs) {
      #expect(area.verbs.count { $0 == .move } == 1 && area.verbs.count { $0 == .close } == 1)
      let points = area.flattened()[0]
      // Out along the line, back along the foot: x turns back once.
      let turns = zip(zip(points, points.dropFirst()), points.dropFirst(2)).count { pair, next in
        pair.1.x > pair.0.x + 1e-9 && next.x < pair.1.x - 1e-9
      }
      #expect(turns <= 1)
      #expect((points.map(\.x).min()! - run.start).magnitude < 1e-9 && (points.map(\.x).max()! - run.end).magnitude < 1e-9)
    }
  }
}
