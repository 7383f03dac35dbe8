import Testing

@testable import BarlineDrawing

@Suite struct AffineTests {
  private let maps: [Affine] = [
    .identity, .translation(x: 3, y: -4), .scale(x: 2, y: 0.5), .rotation(0.7), .rotation(-2),
    Affine(a: 1, b: 0.25, c: -0.5, d: 2, tx: 7, ty: 9), Affine(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
  ]
  private let points = [ChartPoint.zero, ChartPoint(x: 1, y: 0), ChartPoint(x: -3, y: 5.5)]

  private func isNear(_ a: ChartPoint, _ b: ChartPoint) -> Bool { abs(a.x - b.x) < 1e-12 && abs(a.y - b.y) < 1e-12 }

  @Test func `a map and then its inverse moves nothing`() {
    for map in maps {
      for point in points {
        #expect(map.inverse.map { isNear($0.apply(to: map.apply(to: point)), point) } == true)
        #expect(map.inverse.map { isNear(map.then($0).apply(to: point), point) } == true)
      }
    }
  }

  @Test func `one map then another is the second applied to what the first gives, and grouping does not matter`() {
    for a in maps {
      for b in maps {
        for point in points {
          #expect(isNear(a.then(b).apply(to: point), b.apply(to: a.apply(to: point))))
          for c in maps { #expect(isNear(a.then(b).then(c).apply(to: point), a.then(b.then(c)).apply(to: point))) }
        }
      }
    }
  }

  @Test func `a quarter turn is clockwise on the screen`() {
    #expect(isNear(Affine.rotation(.pi / 2).apply(to: ChartPoint(x: 1, y: 0)), ChartPoint(x: 0, y: 1)))
  }

  @Test func `a map that flattens the plane has no inverse`() {
    #expect(Affine.scale(x: 0, y: 1).inverse == nil)
    #expect(Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
    #expect(Affine(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverse == nil)
    #expect(Affine.scale(x: 1e300, y: 1e300).inverse == nil)
  }
}

@Suite struct OutlineTests {
  private let rect = ChartRect(x: 10, y: 20, width: 40, height: 30)

  /// The points of a path's pieces at eleven places each.
  private func points(_ path: BezierPath) -> [ChartPoint] {
    path.contours.flatMap(\.segments).flatMap { segment in
      (0...10).map { step in
        let t = Double(step) / 10
        switch segment {
        case .line(let a, let b): return ChartPoint(x: lerp(a.x, b.x, t), y: lerp(a.y, b.y, t))
        case .cubic(let a, let b, let c, let d):
          return ChartPoint(x: cubic(a.x, b.x, c.x, d.x, t), y: cubic(a.y, b.y, c.y, d.y, t))
        }
      }
    }
  }

  private func distance(_ a: ChartPoint, _ b: ChartPoint) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  @Test func `a rectangle goes round its corners, clockwise from the top left`() {
    let path = Figure.rect(rect).outline
    #expect(path.verbs == [.move, .line, .line, .line, .close])
    #expect(path.numbers == [10, 20, 50, 20, 50, 50, 10, 50])
  }

  @Test func `a circle is four curves that stay within three hundredths of a per cent of the radius`() {
    let center = ChartPoint(x: 5, y: 6)
    let path = Figure.circle(center: center, radius: 100).outline
    #expect(path.verbs == [.move, .cubic, .cubic, .cubic, .cubic, .close])
    for point in points(path) { #expect(abs(distance(point, center) - 100) < 0.03) }
  }

  @Test func `a slice is two arcs and two sides, whatever the order of its radii and angles`() {
    let center = ChartPoint(x: 0, y: 0)
    for (inner, outer) in [(20.0, 50.0), (50, 20)] {
      for (from, to) in [(0.5, 3.0), (3, 0.5)] {
        let sector = Sector(center: center, innerRadius: inner, outerRadius: outer, startAngle: from, endAngle: to)
        let path = Figure.sector(sector).outline
        #expect(path.verbs == [.move, .cubic, .cubic, .line, .cubic, .cubic, .close])
        for point in points(path) {
          let reach = distance(point, center)
          #expect(reach > 19.99 && reach < 50.02)
        }
      }
    }
    let slice = Sector(center: center, innerRadius: 0, outerRadius: 50, startAngle: 0, endAngle: .pi / 2)
    #expect(Figure.sector(slice).outline.verbs == [.move, .cubic, .line, .close])
  }

  @Test func `a whole ring is two parts, and a whole disc one`() {
    func ring(_ inner: Double, _ turn: Double) -> BezierPath {
      Figure.sector(Sector(center: .zero, innerRadius: inner, outerRadius: 9, startAngle: 1, endAngle: 1 + turn)).outline
    }
    let parts = [BezierPath.Verb.move, .cubic, .cubic, .cubic, .cubic, .close]
    #expect(ring(3, 7).verbs == parts + parts)
    #expect(ring(0, 7).verbs == parts)
    #expect(ring(3, 6).verbs.filter { $0 == .move }.count == 1)
  }

  @Test func `corner radii that do not fit are made smaller together, as CSS does`() {
    func fitted(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> CornerRadii {
      CornerRadii(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d).fitted(to: rect)
    }
    #expect(fitted(5, 6, 7, 8) == CornerRadii(topLeft: 5, topRight: 6, bottomRight: 7, bottomLeft: 8))
    // The left side, 30 high, must hold 40 + 20: all radii are halved.
    #expect(fitted(40, 10, 10, 20) == CornerRadii(topLeft: 20, topRight: 5, bottomRight: 5, bottomLeft: 10))
    #expect(fitted(-5, 0, 0, 0) == CornerRadii(0))
    #expect(CornerRadii(5).fitted(to: .zero) == CornerRadii(0))
    #expect(CornerRadii(60).fitted(to: rect) == CornerRadii(15))
  }

  @Test func `rounded corners touch the sides where the radius says`() {
    let radii = CornerRadii(topLeft: 0, topRight: 10, bottomRight: 0, bottomLeft: 5)
    let path = Figure.roundedRect(rect, radii).outline
    #expect(path.verbs == [.move, .line, .cubic, .line, .line, .cubic, .close])
    let corner = ChartPoint(x: 40, y: 30)
    for point in points(path) where point.x > 40 && point.y < 30 { #expect(abs(distance(point, corner) - 10) < 0.003) }
  }

  @Test func `what follows a close starts where the closed part began`() {
    var path = BezierPath()
    path.move(to: ChartPoint(x: 1, y: 2))
    path.line(to: ChartPoint(x: 9, y: 9))
    path.line(to: ChartPoint(x: 5, y: 0))
    path.close()
    path.quadratic(to: ChartPoint(x: 7, y: 2), control: ChartPoint(x: 4, y: 8))
    #expect(Array(path.numbers.suffix(6)) == [3, 6, 5, 6, 7, 2])
    let parts = path.contours
    #expect(parts.map(\.isClosed) == [true, false])
    #expect(parts.map(\.start) == [ChartPoint(x: 1, y: 2), ChartPoint(x: 1, y: 2)])
    #expect(parts.map(\.segments.count) == [3, 1])
  }

  @Test func `an empty path stays empty, and its first element moves`() {
    var path = BezierPath()
    path.close()
    #expect(path.isEmpty)
    path.quadratic(to: ChartPoint(x: 1, y: 2), control: .zero)
    #expect(path.verbs == [.move])
    var line = BezierPath()
    line.line(to: ChartPoint(x: 1, y: 2))
    #expect(line.verbs == [.move])
    var curve = BezierPath()
    curve.cubic(to: .zero, control1: ChartPoint(x: 1, y: 2), control2: .zero)
    #expect(curve.numbers == [1, 2, 1, 2, 0, 0, 0, 0])
  }
}
