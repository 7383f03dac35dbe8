import BarlineCairo
import BarlineDrawing
import Testing

/// A picture of ten by ten points, made by hand.
private func drawing(_ width: Double = 10, _ height: Double = 10, _ draw: (inout Drawing.Recorder) -> Void) -> Drawing {
  var drawing = Drawing(size: ChartSize(width: width, height: height), title: "Test")
  drawing.marks = Drawing.Sheet(draw)
  return drawing
}

private let red = Paint.color(.rgba(RGBA(hex: 0xFF0000)))
private let everything = Figure.rect(ChartRect(x: 0, y: 0, width: 10, height: 10))

@Suite(.enabled(if: Libraries.areExpected, "cairo is not installed")) struct BitmapTests {
  private func bitmap(_ drawing: Drawing, scale: Double = 1) throws -> Bitmap { try BitmapRenderer(scale: scale).render(drawing) }

  @Test func `a filled rectangle covers its pixels and no other, at each scale`() throws {
    let picture = drawing { $0.fill(.rect(ChartRect(x: 2, y: 3, width: 4, height: 5)), paint: red) }
    for scale in [1, 2, 3] {
      let bitmap = try bitmap(picture, scale: Double(scale))
      #expect(bitmap.width == 10 * scale && bitmap.height == 10 * scale)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let isInside = (2 * scale..<6 * scale).contains(x) && (3 * scale..<8 * scale).contains(y)
          #expect(bitmap.color(x: x, y: y).alpha == (isInside ? 1 : 0))
        }
      }
    }
  }

  @Test func `a hairline is sharp wherever it stands: whole pixels, fully covered`() throws {
    for scale in [1.0, 1.5, 2, 3] {
      for place in [3, 3.2, 3.5, 3.77] {
        var line = BezierPath()
        line.move(to: ChartPoint(x: 0, y: place))
        line.line(to: ChartPoint(x: 10, y: place))
        let bitmap = try bitmap(drawing { $0.stroke(.path(line), stroke: .hairline, paint: red) }, scale: scale)
        let covered = (0..<bitmap.height).map { bitmap.color(x: bitmap.width / 2, y: $0).alpha }.filter { $0 > 0 }
        #expect(covered == [Double](repeating: 1, count: max(1, Int(scale.rounded()))), "scale \(scale), at \(place)")
      }
    }
  }

  @Test func `a sharp hairline stands at most half a pixel from where it belongs, and where nobody asks for that, just there`()
    throws
  {
    for scale in [1.0, 2] {
      for place in [3, 3.2, 3.5, 3.77] {
        var line = BezierPath()
        line.move(to: ChartPoint(x: 0, y: place))
        line.line(to: ChartPoint(x: 10, y: place))
        let picture = drawing { $0.stroke(.path(line), stroke: .hairline, paint: red) }
        let bitmap = try bitmap(picture, scale: scale)
        let rows = (0..<bitmap.height).filter { bitmap.color(x: bitmap.width / 2, y: $0).alpha > 0 }
        let middle = Double(rows.reduce(0, +)) / Double(rows.count) + 0.5
        #expect((middle - place * scale).magnitude <= 0.5, "scale \(scale), at \(place): \(middle)")
        let sharp = try PNGRenderer(scale: scale)
        var plain = sharp
        plain.sharpens = false
        // Where its edges are between pixels, it is sharp as it is.
        let edge = (place - 0.5) * scale
        #expect(try (plain.render(picture) == sharp.render(picture)) == (edge == edge.rounded()))
      }
    }
  }

  @Test func `a line that ends where its gap does has no dot at its end, whatever its caps are`() throws {
    var line = BezierPath()
    line.move(to: ChartPoint(x: 2, y: 5))
    line.line(to: ChartPoint(x: 38, y: 5))
    for cap in [Stroke.Cap.butt, .round, .square] {
      let dashed = Stroke(width: 4, cap: cap, dash: [10, 8])
      let bitmap = try bitmap(drawing(44, 10) { $0.stroke(.path(line), stroke: dashed, paint: red) })
      // Dashes from 2 to 12 and from 20 to 30, and their caps.
      #expect(bitmap.color(x: 4, y: 5).alpha == 1 && bitmap.color(x: 28, y: 5).alpha == 1, "\(cap)")
      #expect((33..<44).allSatisfy { bitmap.color(x: $0, y: 5).alpha == 0 }, "\(cap)")
    }
  }

  @Test func `a line thinner than a pixel is a pixel wide and as much fainter`() throws {
    for (width, scale, seen) in [(0.5, 1.0, 0.5), (0.25, 1, 0.25), (0.25, 2, 0.5), (0.5, 2, 1)] {
      var line = BezierPath()
      line.move(to: ChartPoint(x: 0, y: 3.5))
      line.line(to: ChartPoint(x: 10, y: 3.5))
      let bitmap = try bitmap(drawing { $0.stroke(.path(line), stroke: Stroke(width: width), paint: red) }, scale: scale)
      let covered = (0..<bitmap.height).map { bitmap.color(x: bitmap.width / 2, y: $0).alpha }.filter { $0 > 0 }
      #expect(covered.count == 1 && (covered[0] - seen).magnitude < 0.01, "\(width) at \(scale): \(covered)")
    }
  }

  @Test func `letters stand where they belong, between pixels too`() throws {
    func alphas(_ x: Double) throws -> [Double] {
      let style = TextStyle(size: 12, color: .rgba(RGBA(hex: 0)))
      let bitmap = try bitmap(
        drawing(40, 20) { $0.draw(TextRun("Hill", style: style, baseline: ChartPoint(x: x, y: 14), width: 20)) })
      return (0..<40).map { bitmap.color(x: $0, y: 10).alpha }
    }
    let (whole, half, next) = (try alphas(4), try alphas(4.5), try alphas(5))
    #expect(whole != half && half != next)
    #expect(Array(whole.dropLast()) == Array(next.dropFirst()))
  }

  @Test func `figures of a faint layer do not show through each other, and one alone is as faint`() throws {
    let both = drawing { recorder in
      recorder.push(Layer(opacity: 0.5))
      recorder.fill(everything, paint: red)
      recorder.fill(everything, paint: .color(.rgba(RGBA(hex: 0x0000FF))))
      recorder.pop()
      recorder.push(Layer(opacity: 0.5))
      recorder.pop()
    }
    let (two, one) = (
      try bitmap(both).color(x: 5, y: 5),
      try bitmap(
        drawing {
          $0.push(Layer(opacity: 0.5))
          $0.fill(everything, paint: red)
          $0.pop()
        }
      ).color(x: 5, y: 5)
    )
    #expect(abs(two.alpha - 0.5) < 0.01 && two.blue > 0.98 && two.red < 0.02)
    #expect(abs(one.alpha - 0.5) < 0.01 && one.red > 0.98)
  }

  @Test func `layers in a faint layer are faint with it, cut and moved as they say`() throws {
    let picture = drawing { recorder in
      recorder.push(Layer(opacity: 0.5))
      recorder.push(
        Layer(transform: .translation(x: 5, y: 0), clip: .rect(ChartRect(x: 0, y: 0, width: 5, height: 5)), opacity: 0.5))
      recorder.fill(everything, paint: red)
      recorder.pop()
      recorder.pop()
    }
    let bitmap = try bitmap(picture)
    #expect(abs(bitmap.color(x: 7, y: 2).alpha - 0.25) < 0.01)
    #expect(bitmap.color(x: 2, y: 2).alpha == 0)
    #expect(bitmap.color(x: 7, y: 7).alpha == 0)
  }

  @Test func `sheets that are kept give the picture that fresh ones give`() throws {
    var picture = drawing { recorder in
      for place in 0..<3 {
        recorder.push(Layer(opacity: 1))
        recorder.fill(.rect(ChartRect(x: Double(place) * 3, y: 0, width: 2, height: 10)), paint: red)
        recorder.pop()
      }
    }
    picture.marks.revision = 7
    let screen = try BitmapRenderer()
    for dimming in [[], [0.3, 1, 0.3], [1, 0.3, 0.3], []] {
      picture.dimming = dimming
      picture.selection = Drawing.Sheet { $0.fill(.circle(center: ChartPoint(x: 5, y: 5), radius: 2), paint: .color(.accent)) }
      #expect(try screen.render(picture) == BitmapRenderer().render(picture))
      var moving = picture
      moving.marks.revision = 0
      #expect(try screen.render(moving) == BitmapRenderer().render(moving))
    }
    picture.size = ChartSize(width: 20, height: 10)
    #expect(try screen.render(picture) == BitmapRenderer().render(picture))
  }

  @Test func `text stands where it is anchored, turned about that point`() throws {
    func ink(_ anchor: TextAnchor, _ rotation: Double = 0) throws -> (x: ClosedRange<Int>?, y: ClosedRange<Int>?) {
      let picture = drawing(100, 100) {
        $0.draw(
          TextRun(
            "HHHH", style: TextStyle(size: 12), baseline: ChartPoint(x: 50, y: 50), anchor: anchor, rotation: rotation, width: 35)
        )
      }
      let bitmap = try bitmap(picture)
      func range(_ isInked: (Int) -> Bool) -> ClosedRange<Int>? {
        let places = (0..<100).filter(isInked)
        return places.first.flatMap { first in places.last.map { first...$0 } }
      }
      return (
        range { x in (0..<100).contains { bitmap.color(x: x, y: $0).alpha > 0.3 } },
        range { y in (0..<100).contains { bitmap.color(x: $0, y: y).alpha > 0.3 } }
      )
    }
    let (start, middle, end) = (try ink(.start), try ink(.middle), try ink(.end))
    #expect(start.x?.lowerBound ?? 0 >= 50 && end.x?.upperBound ?? 99 <= 50)
    let sum = (middle.x?.lowerBound ?? 0) + (middle.x?.upperBound ?? 0)
    #expect((97...101).contains(sum))
    #expect(start.y?.upperBound == 49)
    // A quarter turn clockwise: the line runs down, its letters' feet to the left.
    let turned = try ink(.start, .pi / 2)
    #expect(turned.y?.lowerBound ?? 0 >= 50 && turned.x?.lowerBound == 50)
  }

  @Test func `gradients run between their points, and one without a length is its last colour`() throws {
    let stops = [
      ColorStop(offset: 0, color: .rgba(RGBA(hex: 0xFF0000))), ColorStop(offset: 1, color: .rgba(RGBA(hex: 0x0000FF))),
    ]
    let ends = (ChartPoint(x: 0, y: 0), ChartPoint(x: 10, y: 0))
    let across = try bitmap(drawing { $0.fill(everything, paint: .linear(stops, from: ends.0, to: ends.1)) })
    #expect(across.color(x: 0, y: 5).red > 0.9 && across.color(x: 9, y: 5).blue > 0.9)
    let flat = try bitmap(drawing { $0.fill(everything, paint: .linear(stops, from: ends.0, to: ends.0)) })
    #expect(flat.color(x: 5, y: 5).blue == 1 && flat.color(x: 5, y: 5).red == 0)
    let around = try bitmap(drawing { $0.fill(everything, paint: .radial(stops, center: ChartPoint(x: 5, y: 5), radius: 5)) })
    #expect(around.color(x: 5, y: 5).red > around.color(x: 0, y: 5).red)
    let none = try bitmap(drawing { $0.fill(everything, paint: .linear([], from: ends.0, to: ends.1)) })
    #expect(none.color(x: 5, y: 5).alpha == 0)
  }

  @Test func `nothing traps on what cannot be seen or counted`() throws {
    let picture = drawing { recorder in
      recorder.fill(.rect(ChartRect(x: -1e300, y: -1e300, width: 1e301, height: 1e301)), paint: red)
      recorder.stroke(everything, stroke: Stroke(width: 1e300, dash: [1e-300, 1e300]), paint: red)
      recorder.push(Layer(transform: Affine(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 5), opacity: -1))
      recorder.fill(.circle(center: ChartPoint(x: 5, y: 5), radius: -1), paint: red)
      recorder.pop()
      recorder.draw(TextRun("a\0b\nc\u{202E}\u{FFFF}👩‍👩‍👧", style: TextStyle(size: 1e9), baseline: .zero, width: 1))
      recorder.draw(TextRun("", style: TextStyle(size: 12), baseline: .zero, width: 0))
      recorder.stroke(.path(BezierPath()), stroke: .hairline, paint: red)
    }
    #expect(try bitmap(picture).width == 10)
  }
}

@Suite(.enabled(if: Libraries.areExpected, "cairo is not installed")) struct PNGTests {
  @Test func `a file says the size in pixels, and equal drawings give equal bytes`() throws {
    let picture = drawing(30, 20) { recorder in
      recorder.fill(everything, paint: red)
      recorder.draw(TextRun("Ünï", style: TextStyle(size: 12), baseline: ChartPoint(x: 2, y: 18), width: 20))
    }
    for scale in [1.0, 2, 2.5] {
      let bytes = try PNGRenderer(scale: scale).render(picture)
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      #expect(bytes[16..<24].elementsEqual([0, 0, 0, UInt8(30 * scale), 0, 0, 0, UInt8(20 * scale)]))
      #expect(try PNGRenderer(scale: scale).render(picture) == bytes)
    }
  }

  @Test func `few colours become a palette, many do not, and what shows through is kept`() throws {
    func kind(_ drawing: Drawing, _ background: RGBA?) throws -> UInt8 {
      try PNGRenderer(background: background).render(drawing)[25]
    }
    let white = RGBA(hex: 0xFFFFFF)
    let few = drawing { $0.fill(everything, paint: red) }
    let many = drawing(40, 40) { recorder in
      for place in 0..<400 {
        let color = RGBA(red: Double(place % 20) / 19, green: Double(place / 20) / 19, blue: 0.5, alpha: 1)
        recorder.fill(
          .rect(ChartRect(x: Double(place % 20) * 2, y: Double(place / 20) * 2, width: 2, height: 2)), paint: .color(.rgba(color))
        )
      }
    }
    // 3 is a palette, 2 red, green and blue, 6 those and opacity: the PNG specification's colour types.
    #expect(try kind(few, white) == 3)
    #expect(try kind(many, white) == 2)
    let faint = drawing(40, 40) { recorder in
      recorder.push(Layer(opacity: 0.5))
      many.marks.replay(into: &recorder)
      recorder.pop()
    }
    #expect(try kind(faint, nil) == 6)
  }

  @Test func `a picture without a size, or with too large a one, is an error that says so`() {
    for (size, scale) in [(ChartSize.zero, 1.0), (ChartSize(width: 10, height: 10), 0), (ChartSize(width: 1e6, height: 10), 1)] {
      #expect(throws: RenderError.self) { try PNGRenderer(scale: scale).render(Drawing(size: size)) }
      #expect(throws: RenderError.self) { try BitmapRenderer(scale: scale).render(Drawing(size: size)) }
    }
    #expect(throws: RenderError.self) { try PNGRenderer(scale: .nan).render(Drawing(size: ChartSize(width: 10, height: 10))) }
  }
}

@Suite(.enabled(if: Libraries.areExpected, "cairo is not installed")) struct PangoTests {
  @Test func `widths grow with the text, the size and the weight, and nothing is as wide as nothing`() throws {
    let measurer = try TextMeasurer.pango()
    let (small, large) = (TextStyle(size: 10), TextStyle(size: 20))
    #expect(measurer.width(of: "", style: small) == 0)
    let width = measurer.width(of: "Rainfall", style: small)
    #expect(abs(measurer.width(of: "Rainfall", style: large) - 2 * width) < 0.05)
    #expect(measurer.width(of: "RainfallRainfall", style: small) > 1.9 * width)
    let metrics = measurer.metrics(of: "Rainfall", style: small)
    #expect(metrics.ascent > metrics.capHeight && metrics.capHeight > 5 && metrics.descent > 1)
  }

  @Test func `a measurer may be shared by threads`() async throws {
    let measurer = try TextMeasurer.pango()
    let widths = await withTaskGroup(of: Double.self) { group in
      for place in 0..<64 { group.addTask { measurer.width(of: "Rainfall \(place % 2)", style: TextStyle(size: 12)) } }
      return await group.reduce(into: Set<Double>()) { $0.insert($1) }
    }
    #expect(widths.count <= 2)
  }
}
