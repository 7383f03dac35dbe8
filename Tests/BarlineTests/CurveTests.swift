import Barline
import BarlineDrawing
import Testing

/// Curves: through their points, bounded where they promise it, and looked up as they are drawn.
@Suite struct CurveTests {
  static let all: [LineCurve] = [
    .linear, .monotone, .stepBefore, .stepCenter, .stepAfter, .cardinal(tension: 0), .cardinal(tension: 0.5),
    .cardinal(tension: 1),
  ]

  /// Rows of points from left to right, some above each other, some very near.
  static let rows: [(xs: [Double], ys: [Double])] = {
    var dice = Dice(7)
    var rows: [(xs: [Double], ys: [Double])] = [
      // https://github.com/spritejs/spritejs/issues/220
      ([0, 1, 1.01, 9], [0, 1, 9, 10]), ([0, 1, 1, 2], [0, 1, 9, 10]), ([5, 5, 5], [3, 1, 2]), ([0, 1], [4, 4]), ([2], [7]),
      ([0, 1e-12, 1], [0, 1e7, -1e7]), ([0, 0, 1, 1], [1, 2, 2, 1]),
    ]
    for _ in 0..<200 {
      var x = 0.0
      var row: (xs: [Double], ys: [Double]) = ([], [])
      for _ in 0..<(2 + dice.next(9)) {
        row.xs.append(x)
        row.ys.append((dice.next() * 20).rounded() * 5)
        x += [0, 0.001, 1, 10 * dice.next(), 40][dice.next(5)]
      }
      rows.append(row)
    }
    return rows
  }()

  private func path(_ row: (xs: [Double], ys: [Double]), _ curve: LineCurve) -> [ChartPoint] {
    var path = BezierPath()
    CurveRun(xs: row.xs, ys: row.ys, curve: curve).add(to: &path)
    return path.flattened(200)[0]
  }

  @Test func `every curve goes through its points, in order, and never turns back`() {
    for row in Self.rows {
      for curve in Self.all {
        let drawn = path(row, curve)
        var at = drawn.startIndex
        for (x, y) in zip(row.xs, row.ys) {
          let found = drawn[at...].firstIndex { ($0.x - x).magnitude < 1e-9 && ($0.y - y).magnitude < 1e-9 }
          #expect(found != nil, "\(row) \(curve)")
          at = found ?? at
        }
        #expect(zip(drawn, drawn.dropFirst()).allSatisfy { $0.x <= $1.x + 1e-9 }, "\(row) \(curve)")
      }
    }
  }

  @Test func `all but the cardinal curve stay between the two points that they join`() {
    for row in Self.rows {
      for curve in Self.all.prefix(5) + [.cardinal(tension: 1)] {
        for place in row.xs.indices.dropFirst() {
          let (low, high) = (min(row.ys[place - 1], row.ys[place]), max(row.ys[place - 1], row.ys[place]))
          let run = CurveRun(xs: row.xs, ys: row.ys, curve: curve)
          for step in 0...50 {
            let x = row.xs[place - 1] + (row.xs[place] - row.xs[place - 1]) * Double(step) / 50
            guard x > row.xs[place - 1], x < row.xs[place], let y = run.y(at: x) else { continue }
            #expect(y >= low - 1e-6 && y <= high + 1e-6, "\(row) \(curve) at \(x): \(y)")
          }
        }
      }
    }
  }

  @Test func `the monotone curve rises where its points rise, and is level where they are`() {
    for row in Self.rows {
      let drawn = path(row, .monotone)
      for (a, b) in zip(row.xs.indices, row.xs.indices.dropFirst()) where row.xs[a] < row.xs[b] {
        let part = drawn.filter { $0.x > row.xs[a] + 1e-9 && $0.x < row.xs[b] - 1e-9 }
        let sign = row.ys[b] - row.ys[a]
        #expect(zip(part, part.dropFirst()).allSatisfy { ($1.y - $0.y) * (sign > 0 ? 1 : -1) >= (sign == 0 ? -1e-9 : -1e-6) })
        if sign == 0 { #expect(part.allSatisfy { ($0.y - row.ys[a]).magnitude < 1e-9 }) }
      }
    }
  }

  @Test func `monotone is exactly straight through points on a straight line`() {
    let run = CurveRun(xs: [0, 10, 30, 31], ys: [0, 5, 15, 15.5], curve: .monotone)
    for x in stride(from: 0, through: 31, by: 0.5) { #expect(((run.y(at: x) ?? .nan) - x / 2).magnitude < 1e-9) }
  }

  @Test func `a steep step in a monotone curve has the slope that Steffen's formula gives`() {
    // Secants 1 and 3 over widths 2 and 1: p = (1 · 1 + 3 · 2) / 3 = 7/3, cut to twice the lesser secant: 2.
    let run = CurveRun(xs: [0, 2, 3], ys: [0, 2, 5], curve: .monotone)
    let h = 1e-6
    let slope = ((run.y(at: 2 + h) ?? .nan) - (run.y(at: 2 - h) ?? .nan)) / (2 * h)
    #expect((slope - 2).magnitude < 1e-4)
  }

  @Test func `steps are level where they say`() {
    func y(_ curve: LineCurve, _ x: Double) -> Double? { CurveRun(xs: [0, 10, 20], ys: [1, 2, 3], curve: curve).y(at: x) }
    #expect([0, 9.99, 10, 19.99, 20].map { y(.stepAfter, $0) } == [1, 1, 2, 2, 3])
    #expect([0.01, 10.01, 20].map { y(.stepBefore, $0) } == [2, 3, 3])
    #expect([0, 4.99, 5.01, 14.99, 15.01, 20].map { y(.stepCenter, $0) } == [1, 1, 2, 2, 3, 3])
    #expect(y(.stepAfter, -0.01) == nil && y(.stepAfter, 20.01) == nil && y(.stepAfter, .nan) == nil)
  }

  @Test func `the height at every place is that of the drawn path, flattened`() {
    var dice = Dice(3)
    for row in Self.rows where row.xs.count > 1 {
      for curve in Self.all {
        let run = CurveRun(xs: row.xs, ys: row.ys, curve: curve)
        let drawn = path(row, curve)
        for _ in 0..<40 {
          let x = row.xs[0] + (row.xs[row.xs.count - 1] - row.xs[0]) * dice.next()
          guard let height = run.height(at: x) else {
            Issue.record("no height at \(x)")
            continue
          }
          // The chords about the place, and a little to both sides.
          var (top, bottom) = (Double.infinity, -Double.infinity)
          for (a, b) in zip(drawn, drawn.dropFirst()) where a.x <= x && b.x >= x {
            let ys = b.x > a.x ? [a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)] : [a.y, b.y]
            for y in ys { (top, bottom) = (min(top, y), max(bottom, y)) }
          }
          let slack = 0.02 * (1 + (row.ys.max() ?? 0) - (row.ys.min() ?? 0))
          #expect(
            height.top >= top - slack && height.bottom <= bottom + slack, "\(row) \(curve) at \(x): \(height), \(top)…\(bottom)")
        }
      }
    }
  }

  @Test func `where a curve goes straight up or down, its height is the whole way`() {
    func height(_ curve: LineCurve, _ x: Double, _ xs: [Double], _ ys: [Double]) -> [Double] {
      CurveRun(xs: xs, ys: ys, curve: curve).height(at: x).map { [$0.top, $0.bottom] } ?? []
    }
    for curve in Self.all { #expect(height(curve, 1, [0, 1, 1, 2], [0, 1, 9, 10]).prefix(1).allSatisfy { $0 <= 1 }) }
    #expect(height(.linear, 1, [0, 1, 1, 2], [0, 1, 9, 10]) == [1, 9])
    #expect(height(.monotone, 5, [5, 5, 5], [3, 1, 2]) == [1, 3])
    #expect(height(.stepAfter, 10, [0, 10, 20], [1, 2, 3]) == [1, 2])
    #expect(height(.stepAfter, 20, [0, 10, 20], [1, 2, 3]) == [2, 3])
    #expect(height(.stepBefore, 0, [0, 10, 20], [1, 2, 3]) == [1, 2])
    #expect(height(.stepCenter, 5, [0, 10, 20], [1, 2, 3]) == [1, 2])
    #expect(height(.linear, 7, [7], [4]) == [4, 4])
  }
}
