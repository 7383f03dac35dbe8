import Testing

@testable import BarlineDrawing

@Suite struct MarkFinderTests {
  private let paint = Paint.color(.accent)

  private func drawing(_ draw: (inout Drawing.Recorder) -> Void) -> Drawing {
    var drawing = Drawing()
    drawing.marks = Drawing.Sheet(draw)
    return drawing
  }

  private func marked(_ name: String, _ layer: Layer = Layer()) -> Layer {
    var layer = layer
    layer.mark = Mark(id: Bars.id(name), label: name)
    return layer
  }

  private func hit(_ x: Double, _ y: Double, _ drawing: Drawing) -> String? {
    MarkFinder.mark(at: ChartPoint(x: x, y: y), in: drawing)?.label
  }

  private func isInside(_ x: Double, _ y: Double, _ figure: Figure, _ rule: FillRule = .nonZero) -> Bool {
    let drawing = drawing {
      $0.push(marked("a"))
      $0.fill(figure, rule: rule, paint: paint)
    }
    return hit(x, y, drawing) != nil
  }

  /// How far a point is from an outline, and how often the outline winds round it, by walking along it in small steps.
  private func walk(_ path: BezierPath, _ point: ChartPoint) -> (distance: Double, turns: Int) {
    var (nearest, turn) = (Double.infinity, 0.0)
    for contour in path.contours {
      var samples: [ChartPoint] = []
      for segment in contour.segments {
        for step in 0...100 {
          let t = Double(step) / 100
          switch segment {
          case .line(let a, let b): samples.append(ChartPoint(x: lerp(a.x, b.x, t), y: lerp(a.y, b.y, t)))
          case .cubic(let a, let b, let c, let d):
            samples.append(ChartPoint(x: cubic(a.x, b.x, c.x, d.x, t), y: cubic(a.y, b.y, c.y, d.y, t)))
          }
        }
      }
      samples.append(contour.start)
      for (a, b) in zip(samples, samples.dropFirst()) {
        let (p, q) = ((a.x - point.x, a.y - point.y), (b.x - point.x, b.y - point.y))
        nearest = min(nearest, (p.0 * p.0 + p.1 * p.1).squareRoot())
        turn += arcTangent(y: p.0 * q.1 - p.1 * q.0, x: p.0 * q.0 + p.1 * q.1)
      }
    }
    return (nearest, Int(saturating: (turn / (2 * .pi)).rounded()))
  }

  @Test func `fills are hit inside, as walking round their outlines tells`() {
    var star = BezierPath()
    for corner in 0..<5 { star.line(to: ChartPoint(x: 20, y: 20).at(18, Double(corner) * 0.8 * .pi)) }
    star.close()
    var loop = BezierPath()
    loop.move(to: ChartPoint(x: 5, y: 30))
    loop.cubic(to: ChartPoint(x: 35, y: 30), control1: ChartPoint(x: 60, y: -20), control2: ChartPoint(x: -20, y: -20))
    let (center, rect) = (ChartPoint(x: 20, y: 20), ChartRect(x: 4, y: 7, width: 30, height: 20))
    let figures: [Figure] = [
      .rect(rect), .roundedRect(rect, CornerRadii(topLeft: 3, topRight: 15, bottomRight: 0, bottomLeft: 9)),
      .circle(center: center, radius: 14.5), .path(star), .path(loop),
      .sector(Sector(center: center, innerRadius: 6, outerRadius: 18, startAngle: 5, endAngle: 8)),
      .sector(Sector(center: center, innerRadius: 0, outerRadius: 18, startAngle: 1, endAngle: -3)),
      .sector(Sector(center: center, innerRadius: 6, outerRadius: 18, startAngle: -1, endAngle: 6)),
    ]
    var inside = 0
    for figure in figures {
      for x in stride(from: 0.25, to: 40, by: 3.5) {
        for y in stride(from: 0.75, to: 40, by: 3.5) {
          let (distance, turns) = walk(figure.outline, ChartPoint(x: x, y: y))
          // Nearer to the edge than the steps are long, the walk cannot tell.
          guard distance > 0.3 else { continue }
          #expect(isInside(x, y, figure) == (turns != 0))
          #expect(isInside(x, y, figure, .evenOdd) == (turns % 2 != 0))
          inside += turns != 0 ? 1 : 0
        }
      }
    }
    #expect(inside > 200)
  }

  @Test func `strokes are hit up to half their width from the line, or as far as the slack`() {
    var curve = BezierPath()
    curve.move(to: ChartPoint(x: 5, y: 35))
    curve.cubic(to: ChartPoint(x: 35, y: 30), control1: ChartPoint(x: 20, y: -30), control2: ChartPoint(x: 30, y: 60))
    curve.line(to: ChartPoint(x: 10, y: 10))
    let figures: [Figure] = [
      .path(curve), .circle(center: ChartPoint(x: 20, y: 20), radius: 12),
      .rect(ChartRect(x: 10, y: 10, width: 20, height: 20)),
    ]
    for figure in figures {
      // The walk goes from the last point back to the first: what is open is walked as a stroke by hand.
      let points = figure.outline.contours.flatMap(\.segments)
      let drawing = drawing {
        $0.push(marked("a"))
        $0.stroke(figure, stroke: Stroke(width: 6), paint: paint)
      }
      for x in stride(from: 0.25, to: 40, by: 3.5) {
        for y in stride(from: 0.75, to: 40, by: 3.5) {
          var distance = Double.infinity
          for segment in points {
            var piece = BezierPath()
            piece.move(to: segment.start)
            if case .cubic(_, let b, let c, let d) = segment {
              piece.cubic(to: d, control1: b, control2: c)
            } else {
              piece.line(to: segment.end)
            }
            distance = min(distance, walk(piece, ChartPoint(x: x, y: y)).distance)
          }
          guard abs(distance - 3) > 0.3 else { continue }
          #expect((hit(x, y, drawing) != nil) == (distance < 3))
        }
      }
    }
  }

  @Test func `slack widens thin lines`() {
    let drawing = drawing {
      $0.push(marked("a"))
      $0.stroke(.rect(ChartRect(x: 0, y: 0, width: 100, height: 100)), stroke: .hairline, paint: paint)
    }
    for (slack, found) in [(0.0, false), (4.9, false), (5, true), (-1, false)] {
      var finder = MarkFinder(at: ChartPoint(x: 50, y: 5), slack: slack)
      drawing.replay(into: &finder)
      #expect((finder.mark != nil) == found)
    }
  }

  @Test func `the mark drawn last is on top, the innermost counts, and figures without a mark hide nothing`() {
    let rect = Figure.rect(ChartRect(x: 0, y: 0, width: 10, height: 10))
    let drawing = drawing {
      $0.push(marked("under"))
      $0.fill(rect, paint: paint)
      $0.pop()
      $0.push(marked("outer"))
      $0.fill(.rect(ChartRect(x: 5, y: 0, width: 10, height: 10)), paint: paint)
      $0.push(marked("inner"))
      $0.fill(.rect(ChartRect(x: 8, y: 0, width: 4, height: 10)), paint: paint)
      $0.pop()
      $0.pop()
      $0.fill(.rect(ChartRect(x: 0, y: 0, width: 100, height: 100)), paint: paint)
    }
    #expect(hit(2, 5, drawing) == "under")
    #expect(hit(6, 5, drawing) == "outer")
    #expect(hit(9, 5, drawing) == "inner")
    #expect(hit(14, 5, drawing) == "outer")
    #expect(hit(50, 5, drawing) == nil)
  }

  @Test func `transforms and clips hold, and what cannot be seen is not hit`() {
    let rect = Figure.rect(ChartRect(x: 0, y: 0, width: 10, height: 10))
    func hits(_ layer: Layer, _ x: Double, _ y: Double, _ paint: Paint = .color(.accent)) -> Bool {
      let drawing = drawing {
        $0.push(layer)
        $0.push(marked("a"))
        $0.fill(rect, paint: paint)
        $0.draw(TextRun("wide", style: TextStyle(size: 50), baseline: .zero, width: 200))
      }
      return hit(x, y, drawing) != nil
    }
    #expect(hits(Layer(), 5, 5))
    #expect(!hits(Layer(), 15, 5))
    #expect(hits(Layer(transform: .translation(x: 100, y: 50)), 105, 55))
    #expect(!hits(Layer(transform: .translation(x: 100, y: 50)), 5, 5))
    #expect(hits(Layer(transform: .rotation(.pi / 2)), -5, 5))
    #expect(!hits(Layer(transform: .scale(x: 0, y: 1)), 0, 5))
    #expect(hits(Layer(clip: .circle(center: ChartPoint(x: 5, y: 5), radius: 5)), 5, 5))
    #expect(!hits(Layer(clip: .circle(center: ChartPoint(x: 5, y: 5), radius: 5)), 1, 1))
    // The clip is in the layer's own coordinates.
    #expect(hits(Layer(transform: .scale(x: 2, y: 2), clip: .rect(ChartRect(x: 5, y: 5, width: 5, height: 5))), 15, 15))
    #expect(!hits(Layer(transform: .scale(x: 2, y: 2), clip: .rect(ChartRect(x: 5, y: 5, width: 5, height: 5))), 8, 8))
    #expect(!hits(Layer(opacity: 0), 5, 5))
    #expect(hits(Layer(opacity: 0.01), 5, 5))
    #expect(!hits(Layer(), 5, 5, .color(.clear)))
    for bad in [Double.nan, .infinity, -.infinity] { #expect(!hits(Layer(), bad, 5)) }
  }

  @Test func `dimmed to nothing is not seen`() {
    var drawing = Bars(["a": 50]).drawing
    #expect(hit(5, 75, drawing) == "a")
    drawing.dimming = [0]
    #expect(hit(5, 75, drawing) == nil)
  }

  @Test func `curves of the largest numbers are looked at and left in no time`() {
    var path = BezierPath()
    path.move(to: ChartPoint(x: -1e308, y: -1e308))
    path.cubic(
      to: ChartPoint(x: 1e308, y: 1e308), control1: ChartPoint(x: 1e308, y: -1e308), control2: ChartPoint(x: -1e308, y: 1e308))
    let drawing = drawing {
      $0.push(marked("a"))
      $0.fill(.path(path), paint: paint)
      $0.stroke(.path(path), stroke: Stroke(width: 1e308), paint: paint)
      $0.fill(.circle(center: ChartPoint(x: 1e308, y: 1e308), radius: 1e308), paint: paint)
      $0.pop()
      $0.push(marked("b"))
      $0.fill(.rect(ChartRect(x: -1e308, y: 0, width: 1.5e308, height: 10)), paint: paint)
      $0.fill(.rect(ChartRect(x: 0, y: 0, width: 1e308, height: 10)), paint: paint)
    }
    for x in [-1e308, -1, 0, 1, 1e308] { #expect(hit(x, 3, drawing) == "b") }
  }
}
