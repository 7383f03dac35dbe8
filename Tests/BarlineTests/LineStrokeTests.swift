import Testing

@testable import Barline
@testable import BarlineDrawing

/// A line as far as its stroke has come.
@Suite struct LineStrokeTests {
  private static let size = ChartSize(width: 402, height: 202)
  private static let curves: [LineCurve] = [
    .linear, .stepAfter, .stepBefore, .stepCenter, .monotone, .cardinal(tension: 0), .cardinal(tension: 0.5),
  ]

  private func plan(_ values: [Double?], positions: [Double] = [], _ style: LineStyle = .standard) -> (LineModel, LinePlan) {
    let model = LineModel(values: values, positions: positions, style: style, options: .bare)
    return (model, model.plan(in: Self.size))
  }

  /// How long the strokes are that a trace is drawn with, measured by many chords.
  private func inked(_ trace: LineTrace) -> Double {
    var total = 0.0
    for run in trace.runs {
      for case .curve(let curve) in run.pieces {
        var path = BezierPath()
        curve.add(to: &path)
        for part in path.flattened(256) {
          for (a, b) in zip(part, part.dropFirst()) {
            total += ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
          }
        }
      }
    }
    return total
  }

  @Test func `at a share of the way so much of the stroke is drawn, in every curve, with gaps and backwards`() {
    var dice = Dice(7)
    for curve in Self.curves {
      for kind in 0..<3 {
        let values: [Double?] = (0..<12).map { kind == 1 && $0 % 5 == 3 ? nil : dice.next() * 100 }
        let positions = kind == 2 ? (0..<12).map { _ in dice.next() } : []
        let (_, plan) = plan(values, positions: positions, LineStyle(curve: curve))
        let whole = plan.traces[0]
        // Sixteen chords measure a bent piece short by less than a hundredth.
        let (length, slack) = (inked(whole), curve.isSmooth ? 0.01 : 1e-9)
        #expect(abs(whole.length - length) <= slack * length)
        for step in 1..<40 {
          let share = Double(step) / 40
          #expect(abs(inked(whole.stroked(share)) - share * length) <= slack * length + 1e-6, "\(curve), \(kind), \(share)")
        }
        #expect(whole.stroked(1) == whole && whole.stroked(2) == whole)
        #expect(whole.stroked(0).runs.isEmpty && whole.stroked(-1).runs.isEmpty && whole.stroked(.nan).runs.isEmpty)
      }
    }
  }

  @Test func `what is drawn is the beginning of the whole`() {
    for curve in Self.curves {
      let (_, plan) = plan([0, 80, 30, 100, 100, 10], LineStyle(curve: curve))
      let whole = plan.traces[0]
      for step in 1..<20 {
        let part = whole.stroked(Double(step) / 20)
        for x in stride(from: 1.5, through: 400, by: 7.25) {
          guard let height = part.height(at: x) else {
            #expect(x >= part.tip - 1e-9)
            continue
          }
          let full = whole.height(at: x)
          #expect(full.map { abs($0.top - height.top) < 1e-6 } == true, "\(curve) \(step) \(x)")
        }
      }
    }
  }

  @Test func `the half of a right angle ends at its corner, and steps are cut on their way up`() throws {
    // Left to right 400, up 200: in stepAfter the stroke is 600 long.
    let (_, plan) = plan([0, 100], LineStyle(width: 2, curve: .stepAfter))
    let whole = plan.traces[0]
    #expect(abs(whole.length - 600) < 1e-9)
    for (share, x, y) in [(0.5, 301.0, 201.0), (400.0 / 600, 401, 201), (500.0 / 600, 401, 101)] {
      let part = whole.stroked(share)
      guard case .curve(let curve)? = part.runs.last?.pieces.last else {
        Issue.record("no curve")
        continue
      }
      #expect(abs(curve.tip.x - x) < 1e-6 && abs(curve.tip.y - y) < 1e-6, "\(share): \(curve.tip)")
    }
  }

  @Test func `a million points are stroked as their columns, left to right, within a column`() {
    let count = 1_000_000
    let values: [Double?] = (0..<count).map { Double($0 % 1000) }
    let (_, plan) = plan(values)
    let whole = plan.traces[0]
    var last = -Double.infinity
    for step in 1..<50 {
      let part = whole.stroked(Double(step) / 50)
      // Every column is as high as any other, so the stroke comes as far across as it is long.
      let expected = 1 + 400 * Double(step) / 50
      #expect(abs(part.tip - expected) < 2, "\(step): \(part.tip)")
      #expect(part.tip >= last)
      last = part.tip
    }
    #expect(whole.stroked(1) == whole)
  }

  @Test func `lone points are there once the stroke has come to them`() {
    let (_, plan) = plan([0, 0, nil, 5, nil, 0, 0])
    let whole = plan.traces[0]
    #expect(whole.runs.count == 3)
    #expect(whole.stroked(0.4).runs.count == 1)
    #expect(whole.stroked(0.6).runs.map { $0.lone != nil } == [false, true, false])
    // Of nothing but lone points there is no stroke to wait for.
    let (_, alone) = self.plan([1, nil, 2, nil, 3])
    #expect(alone.traces[0].stroked(0.01).runs.count == 3)
  }

  @Test func `a grown line is as high as its share, whatever its curve`() {
    for curve in Self.curves {
      let (_, plan) = plan([0, 80, 30, 100], LineStyle(curve: curve))
      for share in [0.25, 0.5, 0.75] {
        let grown = plan.traces[0].grown(share, from: 201)
        for x in stride(from: 2.0, through: 400, by: 13) {
          guard let full = plan.traces[0].height(at: x), let part = grown.height(at: x) else { continue }
          #expect(abs(part.top - (201 + (full.top - 201) * share)) < 1e-6)
        }
      }
      #expect(plan.traces[0].grown(1, from: 201) == plan.traces[0])
    }
  }
}
