/// The edge of a slice: between two radii, with straight sides that stand off the slice's true sides by half a gap, all the way.
///
/// A gap between two lines that are parallel is as wide at the rim as at the hole; one between two angles would widen outward. A side
/// that stands off by `h` meets a circle of radius r where the angle from the true side is asin(h / r).
package struct PieOutline: Equatable, Sendable {
  package var center: ChartPoint
  package var innerRadius: Double
  package var outerRadius: Double
  package var start: Double
  package var end: Double
  /// How far each side stands off its true place, already small enough for the slice.
  package var inset: Double
  package var cornerRadius: Double
  /// How many cubic curves an arc is drawn with: by the slice's angle at rest, so that it keeps its shape while it turns and grows.
  package var pieces: Int

  /// Half of the gap, but never more than leaves the slice four fifths of its width at the rim. The sides of a slice so thin meet a fifth
  /// of the way from the centre.
  package static func inset(gap: Double, radius: Double, sweep: Double) -> Double {
    min(gap / 2, radius * sine(min(max(0, sweep), .pi) / 2) / 5)
  }

  /// One cubic curve for each quarter begun.
  package static func pieces(of sweep: Double) -> Int { min(4, max(1, Int(saturating: (sweep / (.pi / 2) - 1e-9).rounded(.up)))) }

  private var half: Double { (end - start) / 2 }
  private var middle: Double { start + half }

  /// The edge as a path, clockwise. The elements depend on `pieces`, and on whether there are corners and a hole, and on nothing else.
  package func path(hasCorners: Bool) -> BezierPath {
    var path = BezierPath()
    path.reserve(2 * pieces + 9)
    let outer = outerTurn
    let corner = hasCorners ? min(cornerRadius, largestOuterCorner) : 0
    let turn = corner > 0 ? arcSine((inset + corner) / (outerRadius - corner)) : outer
    path.move(to: center.at(outerRadius, start + turn))
    path.arc(center, outerRadius, from: start + turn, to: end - turn, pieces: pieces)
    if hasCorners { addOuterCorner(corner, turn, isFirst: false, to: &path) }
    if innerRadius > 0 {
      addInner(hasCorners: hasCorners, to: &path)
    } else {
      path.line(to: apex(atEnd: true))
      path.line(to: apex(atEnd: false))
    }
    if hasCorners { addOuterCorner(corner, turn, isFirst: true, to: &path) }
    path.close()
    return path
  }

  /// How far from its true side a side meets the rim, as an angle.
  private var outerTurn: Double { outerRadius > 0 ? min(arcSine(inset / outerRadius), half) : 0 }

  /// Where a side ends that has no hole to end at: where both sides meet. In a slice of more than half a turn the two do not meet but
  /// stand beside the centre.
  private func apex(atEnd: Bool) -> ChartPoint {
    guard inset > 0, half > 0 else { return center }
    if half <= .pi / 2 { return center.at(inset / sine(half), middle) }
    return center.at(inset, atEnd ? end - .pi / 2 : start + .pi / 2)
  }

  /// The hole's arc, backwards; one point where the sides meet before they reach it.
  private func addInner(hasCorners: Bool, to path: inout BezierPath) {
    let width = half < .pi / 2 ? sine(half) : 1
    guard innerRadius * width > inset else {
      let (first, last) = (apex(atEnd: true), apex(atEnd: false))
      path.line(to: first)
      if hasCorners { path.cubic(to: first, control1: first, control2: first) }
      for _ in 0..<pieces { path.cubic(to: last, control1: last, control2: last) }
      if hasCorners { path.cubic(to: last, control1: last, control2: last) }
      return
    }
    let corner = hasCorners ? min(cornerRadius, largestInnerCorner) : 0
    let turn = arcSine((inset + corner) / (innerRadius + corner))
    let along = side(at: innerRadius + corner, corner)
    path.line(to: onSide(along, atEnd: true))
    if hasCorners {
      let middle = center.at(innerRadius + corner, end - turn)
      path.arc(middle, corner, from: end + .pi / 2, to: end - turn + .pi, pieces: 1)
    }
    path.arc(center, innerRadius, from: end - turn, to: start + turn, pieces: pieces)
    if hasCorners {
      let middle = center.at(innerRadius + corner, start + turn)
      path.arc(middle, corner, from: start + turn - .pi, to: start - .pi / 2, pieces: 1)
    }
  }

  /// A corner at the rim, and the way to its side.
  private func addOuterCorner(_ corner: Double, _ turn: Double, isFirst: Bool, to path: inout BezierPath) {
    if isFirst {
      path.line(to: onSide(side(at: outerRadius - corner, corner), atEnd: false))
      path.arc(center.at(outerRadius - corner, start + turn), corner, from: start - .pi / 2, to: start + turn, pieces: 1)
    } else {
      path.arc(center.at(outerRadius - corner, end - turn), corner, from: end - turn, to: end + .pi / 2, pieces: 1)
    }
  }

  /// How far along a side a corner ends whose middle is at a radius.
  private func side(at radius: Double, _ corner: Double) -> Double {
    max(0, radius * radius - (inset + corner) * (inset + corner)).squareRoot()
  }

  /// A point on a side, so far along it.
  private func onSide(_ along: Double, atEnd: Bool) -> ChartPoint {
    atEnd ? center.at(along, end).at(inset, end - .pi / 2) : center.at(along, start).at(inset, start + .pi / 2)
  }

  /// The largest corner at the rim: two of them fill the slice's angle, or its depth.
  private var largestOuterCorner: Double {
    let width = half < .pi / 2 ? sine(half) : 1
    return max(0, min((outerRadius * width - inset) / (1 + width), (outerRadius - innerRadius) / 2))
  }

  /// The largest corner at the hole.
  private var largestInnerCorner: Double {
    let depth = (outerRadius - innerRadius) / 2
    guard half < .pi / 2 else { return max(0, depth) }
    let width = sine(half)
    return max(0, width < 1 ? min((innerRadius * width - inset) / (1 - width), depth) : depth)
  }
}

extension BezierPath {
  /// Adds an arc from where the pen is: so many cubic curves, whose control points stand 4/3 · tan(angle / 4) radii along the tangents.
  package mutating func arc(_ center: ChartPoint, _ radius: Double, from: Double, to: Double, pieces: Int) {
    let step = (to - from) / Double(pieces)
    let arm = radius * 4 / 3 * sine(step / 4) / cosine(step / 4)
    // Where a piece ends the next one begins.
    var (s, c) = (sine(from), cosine(from))
    var start = ChartPoint(x: center.x + radius * s, y: center.y - radius * c)
    for piece in 0..<pieces {
      let angle = from + step * Double(piece + 1)
      let (nextSine, nextCosine) = (sine(angle), cosine(angle))
      let end = ChartPoint(x: center.x + radius * nextSine, y: center.y - radius * nextCosine)
      cubic(
        to: end, control1: ChartPoint(x: start.x + arm * c, y: start.y + arm * s),
        control2: ChartPoint(x: end.x - arm * nextCosine, y: end.y - arm * nextSine))
      (s, c, start) = (nextSine, nextCosine, end)
    }
  }
}

/// The angle whose sine is a number, kept within −1…1.
package func arcSine(_ x: Double) -> Double { arcTangent(y: x, x: max(0, 1 - x * x).squareRoot()) }

/// The angle whose cosine is a number, kept within −1…1.
package func arcCosine(_ x: Double) -> Double { arcTangent(y: max(0, 1 - x * x).squareRoot(), x: x) }
