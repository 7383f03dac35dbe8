import Testing

@testable import BarlineDrawing

@Suite struct BoundsTests {
  private let rect = ChartRect(x: 10, y: 20, width: 40, height: 30)
  private let paint = Paint.color(.accent)

  private func bounds(_ draw: (inout Drawing.Recorder) -> Void) -> ChartRect? { Drawing.Sheet(draw).bounds }

  private func stroked(_ points: [(Double, Double)], _ stroke: Stroke, closed: Bool = false) -> ChartRect? {
    var path = BezierPath()
    for (x, y) in points { path.line(to: ChartPoint(x: x, y: y)) }
    if closed { path.close() }
    return bounds { $0.stroke(.path(path), stroke: stroke, paint: paint) }
  }

  private func isNear(_ a: ChartRect?, _ b: ChartRect, _ slack: Double = 1e-9) -> Bool {
    guard let a else { return false }
    return abs(a.minX - b.minX) <= slack && abs(a.minY - b.minY) <= slack && abs(a.maxX - b.maxX) <= slack
      && abs(a.maxY - b.maxY) <= slack
  }

  @Test func `a fill reaches as far as its figure`() {
    #expect(bounds { $0.fill(.rect(rect), paint: paint) } == rect)
    #expect(isNear(bounds { $0.fill(.roundedRect(rect, CornerRadii(9)), paint: paint) }, rect))
    let circle = bounds { $0.fill(.circle(center: ChartPoint(x: 5, y: 6), radius: 3), paint: paint) }
    #expect(isNear(circle, ChartRect(x: 2, y: 3, width: 6, height: 6)))
  }

  @Test func `nothing, or what cannot be seen, has no bounds`() {
    #expect(Drawing.Sheet().bounds == nil)
    #expect(Drawing().bounds == nil)
    #expect(bounds { $0.fill(.rect(rect), paint: .color(.clear)) } == nil)
    #expect(bounds { $0.stroke(.rect(rect), stroke: Stroke(width: 0), paint: paint) } == nil)
    let unseen = bounds {
      $0.push(Layer(opacity: 0))
      $0.fill(.rect(rect), paint: paint)
    }
    #expect(unseen == nil)
  }

  @Test func `a stroke reaches half its width beyond the line, and its ends as their cap says`() {
    let line = [(10.0, 5.0), (30.0, 5.0)]
    #expect(stroked(line, Stroke(width: 4)) == ChartRect(x: 10, y: 3, width: 20, height: 4))
    #expect(isNear(stroked(line, Stroke(width: 4, cap: .square)), ChartRect(x: 8, y: 3, width: 24, height: 4)))
    #expect(isNear(stroked(line, Stroke(width: 4, cap: .round)), ChartRect(x: 8, y: 3, width: 24, height: 4)))
    #expect(
      isNear(
        bounds { $0.stroke(.rect(rect), stroke: Stroke(width: 2), paint: paint) }, ChartRect(x: 9, y: 19, width: 42, height: 32)))
  }

  @Test func `a mitre reaches to its tip, unless the limit cuts it`() {
    // Two sides at a right angle that meet in (10, 0): the tip is √2 half widths beyond it.
    let corner = [(0.0, 10.0), (10.0, 0.0), (20.0, 10.0)]
    let tip = (2.0).squareRoot()
    #expect(stroked(corner, Stroke(width: 2)).map { abs($0.minY + tip) < 1e-9 } == true)
    #expect(stroked(corner, Stroke(width: 2, join: .round)).map { abs($0.minY + 1) < 1e-9 } == true)
    #expect(stroked(corner, Stroke(width: 2, join: .bevel)).map { abs($0.minY + tip / 2) < 1e-9 } == true)
    #expect(stroked(corner, Stroke(width: 2, miterLimit: 1.4)).map { abs($0.minY + tip / 2) < 1e-9 } == true)
    // A line that turns back has no tip.
    #expect(stroked([(0, 0), (10, 0), (0, 0)], Stroke(width: 2)) == ChartRect(x: 0, y: -1, width: 10, height: 2))
  }

  @Test func `a line without length is a dot, and only with ends that reach beyond it`() {
    let dot = [(5.0, 5.0), (5.0, 5.0)]
    #expect(stroked(dot, Stroke(width: 2)) == nil)
    #expect(isNear(stroked(dot, Stroke(width: 2, cap: .round)), ChartRect(x: 4, y: 4, width: 2, height: 2)))
    #expect(isNear(stroked(dot, Stroke(width: 2, cap: .square)), ChartRect(x: 4, y: 4, width: 2, height: 2)))
    #expect(stroked([(5, 5)], Stroke(width: 2, cap: .round)) == nil)
  }

  @Test func `transforms move and turn, clips cut`() {
    let moved = bounds {
      $0.push(Layer(transform: .translation(x: 5, y: 5)))
      $0.push(Layer(transform: .scale(x: 2, y: 3)))
      $0.fill(.rect(rect), paint: paint)
    }
    #expect(moved == ChartRect(x: 25, y: 65, width: 80, height: 90))
    let turned = bounds {
      $0.push(Layer(transform: .rotation(.pi / 4)))
      $0.fill(.circle(center: ChartPoint(x: 10, y: 0), radius: 1), paint: paint)
    }
    let middle = 10 / (2.0).squareRoot()
    #expect(isNear(turned, ChartRect(x: middle - 1, y: middle - 1, width: 2, height: 2)))
    let clipped = bounds {
      $0.push(Layer(transform: .translation(x: 10, y: 0), clip: .circle(center: ChartPoint(x: 10, y: 30), radius: 10)))
      $0.fill(.rect(rect), paint: paint)
    }
    #expect(isNear(clipped, ChartRect(x: 20, y: 20, width: 10, height: 20)))
    let away = bounds {
      $0.push(Layer(clip: .rect(ChartRect(x: 500, y: 0, width: 1, height: 1))))
      $0.fill(.rect(rect), paint: paint)
    }
    #expect(away == nil)
  }

  @Test func `text takes the width that layout measured, held at its anchor and turned about its baseline`() {
    func text(_ anchor: TextAnchor, _ rotation: Double = 0) -> ChartRect? {
      bounds {
        $0.draw(
          TextRun(
            "Oil", style: TextStyle(size: 8), baseline: ChartPoint(x: 100, y: 50), anchor: anchor, rotation: rotation, width: 20))
      }
    }
    #expect(text(.start) == ChartRect(x: 100, y: 42, width: 20, height: 10))
    #expect(text(.middle) == ChartRect(x: 90, y: 42, width: 20, height: 10))
    #expect(text(.end) == ChartRect(x: 80, y: 42, width: 20, height: 10))
    #expect(isNear(text(.start, -.pi / 2), ChartRect(x: 92, y: 30, width: 10, height: 20)))
  }

  @Test func `slices reach to the quarter turns that they pass, as a dense sampling finds`() {
    for from in stride(from: -7.0, through: 7, by: 1.4) {
      for sweep in [0.1, 1, 2, 3.5, 5, 6.2, 6.3] {
        for map in [Affine.identity, .rotation(1), Affine(a: 1, b: 0.5, c: -0.25, d: 2, tx: 3, ty: 4)] {
          let sector = Sector(
            center: ChartPoint(x: 3, y: 4), innerRadius: 5, outerRadius: 10, startAngle: from, endAngle: from + sweep)
          var sampled = Extent()
          for step in 0...2000 {
            let angle = from + sweep * Double(step) / 2000
            for radius in [5.0, 10] { sampled.add(map.apply(to: sector.center.at(radius, angle))) }
          }
          let found = bounds {
            $0.push(Layer(transform: map))
            $0.fill(.sector(sector), paint: paint)
          }
          // A sampled arc falls short by no more than the height of a chord of 1/2000 of the sweep: 10·2·(6.3/2000)²/8.
          #expect(sampled.rect.map { isNear(found, $0, 3e-5) } == true)
        }
      }
    }
  }

  @Test func `curves reach to where they turn, as a dense sampling finds`() {
    let values = [0.0, 10, -7]
    for a in values {
      for b in values {
        for c in values {
          for d in values {
            var path = BezierPath()
            path.move(to: ChartPoint(x: a, y: d))
            path.cubic(to: ChartPoint(x: d, y: c), control1: ChartPoint(x: b, y: a), control2: ChartPoint(x: c, y: b))
            var sampled = Extent()
            for step in 0...500 {
              let t = Double(step) / 500
              sampled.add(ChartPoint(x: cubic(a, b, c, d, t), y: cubic(d, a, b, c, t)))
            }
            #expect(sampled.rect.map { isNear(bounds { $0.fill(.path(path), paint: paint) }, $0, 1e-4) } == true)
          }
        }
      }
    }
  }

  @Test func `the largest numbers give a rectangle or nothing, and never a number that is not finite`() {
    for figure in [
      Figure.circle(center: ChartPoint(x: 1e308, y: 0), radius: 1e308),
      .rect(ChartRect(x: 1e308, y: 1e308, width: 1e308, height: 1)),
      .sector(Sector(center: .zero, innerRadius: 0, outerRadius: 1e308, startAngle: -1e308, endAngle: 1e308)),
    ] {
      let found = bounds {
        $0.fill(figure, paint: paint)
        $0.stroke(figure, stroke: Stroke(width: 1e308), paint: paint)
      }
      if let found { #expect(found.x.isFinite && found.y.isFinite && found.width >= 0 && found.height >= 0) }
    }
  }
}
