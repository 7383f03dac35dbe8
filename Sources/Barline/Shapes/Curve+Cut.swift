/// A curve that is drawn as far as its stroke has come.
extension CurveRun {
  /// Where a curve ends before its last point.
  package struct Cut: Equatable, Sendable {
    /// The last piece that is drawn, by the number of the point at its end.
    package var piece: Int
    /// How much of it, as a length in points.
    package var rest: Double
  }

  /// How many chords a bent piece is measured by.
  private static let chords = 16

  /// How long it is along its stroke, in points; bent pieces are measured by sixteen chords each.
  package var length: Double { (1..<max(1, count)).reduce(0) { $0 + length(ofPiece: $1) } }

  /// The curve as far as a length along its stroke. All of it from its own length on.
  package func prefix(length wanted: Double) -> CurveRun {
    var run = self
    var left = max(0, wanted)
    for piece in 1..<max(1, count) {
      let length = length(ofPiece: piece)
      if left < length {
        run.cut = Cut(piece: piece, rest: left)
        return run
      }
      left -= length
    }
    return run
  }

  /// Where the drawn curve ends.
  package var tip: ChartPoint {
    guard let cut else { return point(count - 1) }
    guard curve.isSmooth else { return corners(ofPiece: cut.piece, upTo: cut.rest).last ?? point(cut.piece - 1) }
    return bend(ofPiece: cut.piece, upTo: cut.rest).end
  }

  /// Adds what is drawn of the last piece.
  func addCut(_ cut: Cut, to path: inout BezierPath) {
    if curve.isSmooth {
      let bend = bend(ofPiece: cut.piece, upTo: cut.rest)
      path.cubic(to: bend.end, control1: bend.a, control2: bend.b)
    } else {
      for corner in corners(ofPiece: cut.piece, upTo: cut.rest) { path.line(to: corner) }
    }
  }

  private func point(_ place: Int) -> ChartPoint { ChartPoint(x: xs[place], y: ys[place]) }

  private func length(ofPiece place: Int) -> Double {
    let (from, to) = (point(place - 1), point(place))
    switch curve {
    case .linear: return from.distance(to: to)
    case .stepAfter, .stepBefore, .stepCenter: return (to.x - from.x).magnitude + (to.y - from.y).magnitude
    case .monotone, .cardinal:
      let (a, b) = controls(place)
      var (total, last) = (0.0, from)
      for step in 1...Self.chords {
        let next = Self.point(Double(step) / Double(Self.chords), from, a, b, to)
        total += last.distance(to: next)
        last = next
      }
      return total
    }
  }

  /// The corners of a straight piece after its start, the last one where it is cut.
  private func corners(ofPiece place: Int, upTo wanted: Double) -> [ChartPoint] {
    let (from, to) = (point(place - 1), point(place))
    let middle = from.x + (to.x - from.x) / 2
    let all: [ChartPoint] =
      switch curve {
      case .stepAfter: [ChartPoint(x: to.x, y: from.y), to]
      case .stepBefore: [ChartPoint(x: from.x, y: to.y), to]
      case .stepCenter: [ChartPoint(x: middle, y: from.y), ChartPoint(x: middle, y: to.y), to]
      case .linear, .monotone, .cardinal: [to]
      }
    var (drawn, last, left) = ([ChartPoint](), from, wanted)
    for corner in all {
      let length = last.distance(to: corner)
      guard left >= length else {
        let share = left / length
        drawn.append(ChartPoint(x: last.x + (corner.x - last.x) * share, y: last.y + (corner.y - last.y) * share))
        break
      }
      drawn.append(corner)
      left -= length
      last = corner
    }
    return drawn
  }

  /// The first part of a bent piece, split where it is cut (P. de Casteljau).
  private func bend(ofPiece place: Int, upTo wanted: Double) -> (a: ChartPoint, b: ChartPoint, end: ChartPoint) {
    let (from, to) = (point(place - 1), point(place))
    let (a, b) = controls(place)
    var (left, last, t) = (wanted, from, 1.0)
    for step in 1...Self.chords {
      let next = Self.point(Double(step) / Double(Self.chords), from, a, b, to)
      let chord = last.distance(to: next)
      if left < chord {
        t = (Double(step - 1) + left / chord) / Double(Self.chords)
        break
      }
      left -= chord
      last = next
    }
    func mix(_ p: ChartPoint, _ q: ChartPoint) -> ChartPoint { ChartPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
    let (first, second, third) = (mix(from, a), mix(a, b), mix(b, to))
    let (before, after) = (mix(first, second), mix(second, third))
    return (first, before, mix(before, after))
  }

  private static func point(_ t: Double, _ p: ChartPoint, _ a: ChartPoint, _ b: ChartPoint, _ q: ChartPoint) -> ChartPoint {
    let s = 1 - t
    let (i, j, k, l) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return ChartPoint(x: i * p.x + j * a.x + k * b.x + l * q.x, y: i * p.y + j * a.y + k * b.y + l * q.y)
  }
}

extension ChartPoint {
  fileprivate func distance(to other: ChartPoint) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
