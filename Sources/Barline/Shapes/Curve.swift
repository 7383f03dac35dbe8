/// How a line gets from one point to the next.
public enum LineCurve: Hashable, Sendable {
  /// Straight.
  case linear
  /// Smooth, and never beyond the values of the two points it joins: between them it only rises or only falls.
  /// (M. Steffen, "A simple method for monotonic interpolation in one dimension", 1990.)
  case monotone
  /// Level from the middle between the point before to the middle before the next.
  case stepCenter
  /// Level at the former point's value up to the next point.
  case stepAfter
  /// Level at the next point's value from the former point on.
  case stepBefore
  /// Smooth, through all points, with a tension from 0 (round) to 1 (straight). It may reach beyond the values of its points.
  case cardinal(tension: Double)

  /// Whether parts of it are bent.
  package var isSmooth: Bool {
    switch self {
    case .monotone, .cardinal: true
    case .linear, .stepCenter, .stepAfter, .stepBefore: false
    }
  }
}

/// A row of points, from left to right, joined by a curve: drawn and looked up by the same numbers.
package struct CurveRun: Equatable, Sendable {
  package let xs: [Double]
  package let ys: [Double]
  package let curve: LineCurve
  /// The slope at each point, for the monotone curve.
  private let slopes: [Double]
  /// Where it ends before its last point; nil where it is drawn as a whole.
  package internal(set) var cut: Cut?

  package init(xs: [Double], ys: [Double], curve: LineCurve) {
    self.xs = xs
    self.ys = ys
    self.curve = curve
    slopes = curve == .monotone ? Self.monotoneSlopes(xs, ys) : []
  }

  package var count: Int { xs.count }

  /// Adds the curve to a path, starting with a move, or with a line where the path goes on.
  package func add(to path: inout BezierPath, joins: Bool = false) {
    guard let x = xs.first, let y = ys.first else { return }
    let start = ChartPoint(x: x, y: y)
    joins ? path.line(to: start) : path.move(to: start)
    for place in 1..<max(1, min(xs.count, cut?.piece ?? xs.count)) { addPiece(place, to: &path) }
    if let cut { addCut(cut, to: &path) }
  }

  private func addPiece(_ place: Int, to path: inout BezierPath) {
    let (x0, y0, x1, y1) = (xs[place - 1], ys[place - 1], xs[place], ys[place])
    let end = ChartPoint(x: x1, y: y1)
    switch curve {
    case .linear: path.line(to: end)
    case .stepAfter:
      path.line(to: ChartPoint(x: x1, y: y0))
      path.line(to: end)
    case .stepBefore:
      path.line(to: ChartPoint(x: x0, y: y1))
      path.line(to: end)
    case .stepCenter:
      let middle = (x0 + x1) / 2
      path.line(to: ChartPoint(x: middle, y: y0))
      path.line(to: ChartPoint(x: middle, y: y1))
      path.line(to: end)
    case .monotone, .cardinal:
      let (a, b) = controls(place)
      path.cubic(to: end, control1: a, control2: b)
    }
  }

  /// The two control points of a bent piece.
  func controls(_ place: Int) -> (ChartPoint, ChartPoint) {
    let (x0, y0, x1, y1) = (xs[place - 1], ys[place - 1], xs[place], ys[place])
    if case .cardinal(let tension) = curve {
      let share = (1 - min(max(tension.finite(or: 0), 0), 1)) / 6
      let before = max(0, place - 2)
      let after = min(xs.count - 1, place + 1)
      // Kept between the two points across, so that the line never turns back.
      let a = min(max(x0 + (x1 - xs[before]) * share, x0), x1)
      let b = min(max(x1 - (xs[after] - x0) * share, x0), x1)
      return (ChartPoint(x: a, y: y0 + (y1 - ys[before]) * share), ChartPoint(x: b, y: y1 - (ys[after] - y0) * share))
    }
    let third = (x1 - x0) / 3
    return (
      ChartPoint(x: x0 + third, y: y0 + slopes[place - 1] * third), ChartPoint(x: x1 - third, y: y1 - slopes[place] * third)
    )
  }

  /// How high the drawn curve is at a place across; nil outside it. Where it goes straight up or down, the point at which it goes on.
  package func y(at x: Double) -> Double? {
    guard let first = xs.first, x >= first, x <= tip.x else { return nil }
    guard xs.count > 1 else { return ys[0] }
    return y(at: x, ofPiece: max(1, min(xs.count - 1, place { xs[$0] > x })))
  }

  /// From where to where the drawn curve is at a place across, from its top to its bottom; nil outside it. The two differ where it goes
  /// straight up or down: at steps, and at points above each other.
  package func height(at x: Double) -> (top: Double, bottom: Double)? {
    guard let y = y(at: x) else { return nil }
    var (top, bottom) = (y, y)
    func add(_ y: Double) { (top, bottom) = (min(top, y), max(bottom, y)) }
    var (first, end) = (place { xs[$0] >= x }, place { xs[$0] > x })
    if first == end, curve == .stepCenter, first > 0, first < xs.count, x == (xs[first - 1] + xs[first]) / 2 {
      (first, end) = (first - 1, first + 1)
    }
    // A step stands on the point at which it goes up or down, and reaches the level of the point before or after.
    if first < end, curve == .stepAfter { first = max(0, first - 1) }
    if first < end, curve == .stepBefore { end = min(xs.count, end + 1) }
    for place in first..<end { add(ys[place]) }
    return (top, bottom)
  }

  /// Gives each piece's height at a place across, of a curve that may turn back: straight lines and steps only.
  package func eachHeight(at x: Double, _ body: (_ top: Double, _ bottom: Double) -> Void) {
    if xs.count == 1, xs[0] == x { body(ys[0], ys[0]) }
    let drawn = max(1, min(xs.count, cut.map { $0.piece + 1 } ?? xs.count))
    for place in 1..<drawn where x >= min(xs[place - 1], xs[place]) && x <= max(xs[place - 1], xs[place]) {
      let (y0, y1) = (ys[place - 1], ys[place])
      guard xs[place] != xs[place - 1] else {
        body(min(y0, y1), max(y0, y1))
        continue
      }
      let y = y(at: x, ofPiece: place)
      let (isStart, isEnd) = (x == xs[place - 1], x == xs[place])
      let stands = curve == .stepAfter && isEnd || curve == .stepBefore && isStart
      body(stands ? min(y0, y1) : y, stands ? max(y0, y1) : y)
    }
  }

  /// The first point of which something holds that holds of all after it.
  private func place(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, xs.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// How high a piece is at a place across that lies in it.
  private func y(at x: Double, ofPiece place: Int) -> Double {
    let (x0, y0, x1, y1) = (xs[place - 1], ys[place - 1], xs[place], ys[place])
    // Two points above each other: the later one, which is where the line goes on.
    guard x1 != x0 else { return y1 }
    let share = (x - x0) / (x1 - x0)
    switch curve {
    case .linear: return y0 * (1 - share) + y1 * share
    case .stepAfter: return share < 1 ? y0 : y1
    case .stepBefore: return share > 0 ? y1 : y0
    case .stepCenter: return share < 0.5 ? y0 : y1
    case .monotone, .cardinal:
      if share <= 0 { return y0 }
      if share >= 1 { return y1 }
      let (a, b) = controls(place)
      let t = parameter(x, x0, a.x, b.x, x1)
      return cubic(t, y0, a.y, b.y, y1)
    }
  }

  /// How far along a bent piece a place across is, by halving: the pieces never turn back.
  private func parameter(_ x: Double, _ x0: Double, _ a: Double, _ b: Double, _ x1: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if cubic(middle, x0, a, b, x1) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func cubic(_ t: Double, _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> Double {
    let s = 1 - t
    return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
  }

  /// Slopes that keep each piece within the values of its two points (Steffen 1990, formulas 9 to 11).
  private static func monotoneSlopes(_ xs: [Double], _ ys: [Double]) -> [Double] {
    let count = xs.count
    guard count > 1 else { return [Double](repeating: 0, count: count) }
    func secant(_ place: Int) -> Double {
      let width = xs[place + 1] - xs[place]
      return width > 0 ? (ys[place + 1] - ys[place]) / width : 0
    }
    func sign(_ value: Double) -> Double { value > 0 ? 1 : value < 0 ? -1 : 0 }
    var slopes = [Double](repeating: 0, count: count)
    for place in 1..<max(1, count - 1) {
      let (before, after) = (secant(place - 1), secant(place))
      let (left, right) = (xs[place] - xs[place - 1], xs[place + 1] - xs[place])
      let mean = left + right > 0 ? (before * right + after * left) / (left + right) : 0
      slopes[place] = (sign(before) + sign(after)) * min(before.magnitude, after.magnitude, mean.magnitude / 2)
    }
    // At the ends the bend runs out, as far as that stays between the values.
    func end(_ secant: Double, _ inner: Double) -> Double {
      let slope = (3 * secant - inner) / 2
      return slope * secant <= 0 ? 0 : slope.magnitude > 2 * secant.magnitude ? 2 * secant : slope
    }
    slopes[0] = end(secant(0), slopes[1])
    slopes[count - 1] = end(secant(count - 2), slopes[count - 2])
    if count == 2 { slopes = [secant(0), secant(0)] }
    return slopes.map { $0.finite(or: 0) }
  }
}
