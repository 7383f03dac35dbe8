import Testing

@testable import Barline

@Suite struct PieTests {
  static let size = ChartSize(width: 640, height: 360)

  @Test("Shares that are written add up to exactly 100 %, and none is off by a unit")
  func shares() {
    func texts(_ values: [Double], _ decimals: Int?) -> [String] {
      let shares = PieShares(PieSlice.shares(of: values), decimals: decimals)
      return values.indices.map { shares.text($0, locale: .eastAsian) }
    }
    #expect(texts([1, 1, 1], 2) == ["33.34%", "33.33%", "33.33%"])
    #expect(texts([1, 1, 1], 0) == ["34%", "33%", "33%"])
    #expect(texts([1, 1, 1], nil) == ["33.4%", "33.3%", "33.3%"])
    #expect(texts([50, 30, 20], nil) == ["50%", "30%", "20%"])
    #expect(texts([0.29, 0.71], 0) == ["29%", "71%"])
    // 47.04…, 35.29…, 17.64…: the second and third are cut most at no decimals.
    #expect(texts([8, 6, 3], 0) == ["47%", "35%", "18%"])
    #expect(texts([1e308, 1e308, 1e308, 1e308], 1) == ["25.0%", "25.0%", "25.0%", "25.0%"])
    #expect(texts([.leastNonzeroMagnitude, .leastNonzeroMagnitude], 1) == ["50.0%", "50.0%"])
    for count in 1...60 {
      for decimals in 0...6 {
        let values = (0..<count).map { Double(($0 * 7919 + count * 104_729) % 997) }
        let exact = PieSlice.shares(of: values)
        let shares = PieShares(exact, decimals: decimals)
        let whole = shares.units.reduce(0, +)
        #expect(whole == (values.contains { $0 > 0 } ? shares.whole : 0))
        for place in values.indices { #expect(abs(Double(shares.units[place]) - exact[place] * Double(shares.whole)) < 1) }
      }
    }
  }

  @Test("Few values of every kind: nothing traps, sweeps are a whole turn, every number is finite")
  func smallCases() {
    let kinds: [Double?] = [nil, 0, -0.0, 1, -1, 1e308, .leastNonzeroMagnitude, .nan, .infinity, -.infinity]
    var cases: [[Double?]] = [[]]
    for a in kinds {
      cases.append([a])
      for b in kinds {
        cases.append([a, b])
        for c in kinds { cases.append([a, b, c]) }
      }
    }
    for (place, values) in cases.enumerated() {
      let shape: PieShape = [.pie, .donut, .halfDonut][place % 3]
      let model = PieModel(values: values, options: PieOptions(shape: shape, cornerRadius: Double(place % 2) * 5))
      let plan = model.plan(in: ChartSize(width: 200, height: 120))
      let positive = values.filter { ($0 ?? 0) > 0 && ($0 ?? 0).isFinite }.count
      #expect(plan.slices.count <= positive && (plan.slices.isEmpty == (positive == 0)))
      let sum = plan.slices.reduce(0) { $0 + $1.sweep }
      #expect(plan.isEmpty || abs(sum - shape.span) < 1e-9)
      let infinite = values.filter { $0?.isInfinite == true }.count
      #expect(plan.diagnostics.contains(.infiniteValues(count: infinite)) == (infinite > 0))
      let drawing = plan.drawing(of: model, selection: ChartIndex(item: 0))
      for (_, sheet) in drawing.sheets { #expect(sheet.numbers.allSatisfy { $0.isFinite }) }
    }
  }

  @Test("A view without a size is an empty drawing, a tiny one a pie without words")
  func sizes() {
    let model = PieModel(values: [3, 2, 1], labels: ["a", "b", "c"])
    for side in [0, -5, .nan, .infinity] as [Double] {
      let size = ChartSize(width: side, height: 100)
      #expect(model.plan(in: size).drawing(of: model).isEmpty)
    }
    for side in 1...60 {
      let size = ChartSize(width: Double(side), height: Double(61 - side))
      let plan = model.plan(in: size)
      #expect(plan.radius >= 0 && plan.radius <= min(size.width, size.height) / 2)
      #expect(Check(plan).faults == [])
    }
  }

  @Test("Slices follow the direction and the start; half a ring opens upward wherever that is")
  func angles() {
    func slices(_ options: PieOptions) -> [PieSlice] { PieModel(values: [1, 3], options: options).plan(in: Self.size).slices }
    let clockwise = slices(PieOptions(startAngle: 1))
    #expect(clockwise[0].start == 1 && abs(clockwise[0].end - (1 + .pi / 2)) < 1e-12 && clockwise[1].end == 1 + 2 * .pi)
    let other = slices(PieOptions(startAngle: 1, direction: .counterclockwise))
    #expect(other[0].end == 1 && abs(other[0].start - (1 - .pi / 2)) < 1e-12 && other[1].start == 1 - 2 * .pi)
    let half = slices(PieOptions(shape: .halfDonut, startAngle: 1))
    #expect(half[0].start == -.pi / 2 && half[1].end == .pi / 2)
    let back = slices(PieOptions(shape: .halfDonut, direction: .counterclockwise))
    #expect(back[0].end == .pi / 2 && back[1].start == -.pi / 2)
    #expect(slices(PieOptions(startAngle: .nan))[0].start == 0)
  }

  @Test("A touch finds the slice by angle and radius; the hole and the outside are none; gaps are the nearest slice's")
  func targets() {
    for direction in [PieDirection.clockwise, .counterclockwise] {
      for (shape, start) in [(PieShape.pie, 0.0), (.donut, 2.5), (.pie, -40), (.halfDonut, 0)] {
        let model = PieModel(
          values: [4, nil, 1, 0, 2, 0.5], options: PieOptions(shape: shape, startAngle: start, direction: direction, gap: 8))
        let plan = model.plan(in: Self.size)
        for slice in plan.slices {
          for share in [0.001, 0.3, 0.5, 0.999] {
            let angle = slice.start + slice.sweep * share
            let point = plan.center.at(plan.holeRadius + (plan.radius - plan.holeRadius) * 0.9, angle)
            #expect(plan.target(at: point, in: model) == ChartIndex(item: slice.item))
          }
          #expect(plan.target(at: plan.center.at(plan.radius + 1, slice.middle), in: model) == nil)
          if plan.holeRadius > 0 {
            #expect(plan.target(at: plan.center.at(plan.holeRadius - 1, slice.middle), in: model) == nil)
          }
          let middle = plan.center.at((plan.holeRadius + plan.radius) / 2, slice.middle)
          #expect(MarkFinder.mark(at: middle, in: plan.drawing(of: model))?.value == model.value(at: slice.item))
        }
      }
    }
    let model = PieModel(values: [1, 1])
    let plan = model.plan(in: Self.size)
    #expect(plan.target(at: ChartPoint(x: .nan, y: 0), in: model) == nil)
    let half = PieModel(values: [1, 1], options: PieOptions(shape: .halfDonut))
    let halfPlan = half.plan(in: Self.size)
    #expect(halfPlan.target(at: halfPlan.center.at(halfPlan.radius * 0.9, .pi), in: half) == nil)
  }

  @Test("A slice that stands out is moved along its middle, and touched where it is drawn")
  func standingOut() throws {
    let model = PieModel(values: [1, 1, 2], styles: [SliceStyle(), SliceStyle(offset: 12)])
    let plan = model.plan(in: Self.size)
    let sector = try #require(plan.sector(ofSliceAt: 1))
    let moved = plan.center.at(12, 3 * .pi / 4)
    #expect(abs(sector.center.x - moved.x) < 1e-9 && abs(sector.center.y - moved.y) < 1e-9)
    let rim = plan.center.at(plan.radius + 11, 3 * .pi / 4)
    #expect(plan.target(at: rim, in: model) == ChartIndex(item: 1))
    #expect(plan.target(at: plan.center.at(6, 3 * .pi / 4), in: model) == nil)
    #expect(MarkFinder.mark(at: rim, in: plan.drawing(of: model))?.value == 1)
    let frame = try #require(plan.frame(ofSliceAt: 0))
    #expect(abs(frame.minX - plan.center.x) < 1e-9 && abs(frame.maxY - plan.center.y) < 1e-9)
    #expect(abs(frame.width - plan.radius) < 1e-9 && abs(frame.height - plan.radius) < 1e-9)
  }

  @Test("Folded, sweeping in and at rest are one shape; folded nothing has an area")
  func sweeping() {
    for (gap, corner, shape) in [(0.0, 0.0, PieShape.pie), (1.5, 0, .pie), (6, 8, .donut), (1.5, 4, .halfDonut)] {
      for values in [[7], [5, 4, 3, 2, 1], [1e6, 1, 1, 1]] as [[Double?]] {
        let model = PieModel(
          values: values, labels: ["a", "b"], options: PieOptions(shape: shape, gap: gap, cornerRadius: corner))
        let plan = model.plan(in: Self.size)
        let rest = plan.drawing(of: model).marks
        for share in [0, 0.01, 0.5, 0.99] {
          let sheet = Drawing.Sheet {
            plan.drawMarks(of: model, sweep: share, hidden: nil, names: PieNames(model), custom: nil, into: &$0)
          }
          #expect(sheet.hasSameShape(as: rest))
        }
        let folded = plan.drawing(of: model, state: .collapsed)
        for step in 0..<16 {
          let point = plan.center.at(plan.radius * 0.8, 0.1 + Double(step) * .pi / 8)
          #expect(MarkFinder.mark(at: point, in: folded) == nil)
        }
      }
    }
  }

  @Test("A selected slice moves out, the others are dimmed, and its place in the pie is empty")
  func selection() {
    let model = PieModel(values: [1, 1, 2], labels: ["a", "b", "c"], options: PieOptions(selectedOffset: 10))
    let plan = model.plan(in: Self.size)
    let drawing = plan.drawing(of: model, selection: ChartIndex(item: 2))
    #expect(drawing.dimming == [0.35])
    #expect(drawing.marks.layers.filter { $0.mark != nil }.map { $0.opacity } == [1, 1, 0])
    #expect(drawing.selection.items.count == 1)
    #expect(drawing.tooltip.strings.contains("2 · 50\u{A0}%") && drawing.tooltip.strings.contains("c"))
    #expect(drawing.marks.hasSameShape(as: plan.drawing(of: model).marks))
    // What is not there, or has no slice, is not selected.
    for item in [-1, 3, 99] { #expect(plan.drawing(of: model, selection: ChartIndex(item: item)).selection.isEmpty) }
  }

  @Test("The middle of a ring says the total, or the app's words, or leaves a rectangle to the app; numbers are never cut")
  func center() {
    func texts(_ center: PieCenter?, _ size: ChartSize = Self.size, shape: PieShape = .donut) -> [String] {
      let options = PieOptions(shape: shape, labels: .none, center: center)
      let model = PieModel(values: [1000, 234.5], options: options)
      let plan = model.plan(in: size)
      for line in plan.centerLines {
        // Inside the hole, corner by corner.
        for x in [line.baseline.x - line.width / 2, line.baseline.x + line.width / 2] {
          for y in [line.baseline.y, line.baseline.y - line.style.size * 0.7] {
            let (dx, dy) = (x - plan.center.x, y - plan.center.y)
            #expect((dx * dx + dy * dy).squareRoot() < plan.holeRadius)
          }
        }
      }
      return plan.centerLines.map { $0.string }
    }
    #expect(texts(nil) == ["1,234.5", "Total"])
    #expect(texts(nil, shape: .pie) == [])
    #expect(texts(nil, shape: .halfDonut) == ["1,234.5", "Total"])
    #expect(texts(.total(title: "orders")) == ["1,234.5", "orders"])
    #expect(texts(.text(title: "Q3", subtitle: "2025")) == ["Q3", "2025"])
    #expect(texts(PieCenter.none) == [])
    #expect(texts(nil, ChartSize(width: 60, height: 60)) == [])
  }

  @Test("The last of 11 slices does not have the colour of the first, which it touches")
  func colors() {
    let model = PieModel(values: Array(repeating: 1, count: 11))
    #expect(model.fill(at: 0) == .color(.series(0)))
    #expect(model.fill(at: 10) == .color(.series(4)))
    #expect(PieModel(values: Array(repeating: 1, count: 12)).fill(at: 10) == .color(.series(0)))
  }

  @Test("Corners are round and stay within their slice")
  func corners() {
    for share in [0.001, 0.02, 0.2, 0.49, 0.6, 0.9] {
      for radius in [1.0, 5, 50, 1000] {
        for shape in [PieShape.pie, .donut, .donut(hole: 0.9)] {
          let model = PieModel(values: [share, 1 - share], options: PieOptions(shape: shape, gap: 4, cornerRadius: radius))
          let plan = model.plan(in: Self.size)
          for slice in plan.slices {
            guard case .path(let path) = plan.figure(of: slice, rest: slice.sweep, offset: 0) else { continue }
            var place = 0
            let half = slice.sweep / 2
            for verb in path.verbs where verb != .close {
              place += verb.count
              // Where each element ends is in the slice: between its radii and its sides.
              let (dx, dy) = (path.numbers[place - 2] - plan.center.x, path.numbers[place - 1] - plan.center.y)
              let distance = (dx * dx + dy * dy).squareRoot()
              #expect(distance <= plan.radius + 1e-9 && distance >= plan.holeRadius - 1e-9)
              let along = dx * sine(slice.middle) - dy * cosine(slice.middle)
              let beside = (dx * cosine(slice.middle) + dy * sine(slice.middle)).magnitude
              #expect(arcTangent(y: beside, x: along) <= half + 1e-9)
            }
          }
        }
      }
    }
  }
}
