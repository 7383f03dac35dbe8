import Testing

@testable import BarlineDrawing

/// What a weak renderer loses, and what it is given instead.
@Suite struct SimplifierTests {
  private let red = ChartColor(hex: 0xFF0000)
  private let blue = ChartColor(hex: 0x0000FF)
  private let square = Figure.rect(ChartRect(x: 0, y: 0, width: 10, height: 10))

  /// Writes down what a target without some features is given.
  private func given(
    without lost: DrawingFeatures, bands: Int = 2, ground: ChartColor = ChartColor(hex: 0xFFFFFF),
    _ draw: (inout Simplifier<Drawing.Recorder>) -> Void
  ) -> Drawing {
    var painter = Simplifier(
      Drawing.Recorder(), support: DrawingFeatures.all.subtracting(lost), ground: ground, bands: bands)
    draw(&painter)
    var drawing = Drawing()
    var recorder = painter.target
    drawing.marks = recorder.finish()
    return drawing
  }

  private func drawing(_ draw: (inout Drawing.Recorder) -> Void) -> Drawing {
    var drawing = Drawing()
    drawing.marks = Drawing.Sheet(draw)
    return drawing
  }

  private var gradient: Paint {
    .linear([ColorStop(offset: 0, color: red), ColorStop(offset: 1, color: blue)], from: .zero, to: ChartPoint(x: 10, y: 0))
  }

  @Test func `a drawing says what it holds, each thing by itself`() {
    let line = Figure.path(BezierPath())
    let run = TextRun("a", style: TextStyle(size: 10), baseline: .zero, width: 6)
    var turned = run
    turned.rotation = 1
    let cases: [(DrawingFeatures, (inout Drawing.Recorder) -> Void)] = [
      ([], { $0.fill(square, paint: .color(red)) }),
      (.gradients, { $0.fill(square, paint: gradient) }),
      (.dashes, { $0.stroke(line, stroke: Stroke(width: 1, dash: [2]), paint: .color(red)) }),
      (.opacity, { $0.fill(square, paint: .color(red.opacity(0.5))) }),
      (.opacity, { $0.push(Layer(opacity: 0.5)) }),
      (.clips, { $0.push(Layer(clip: square)) }),
      (.rotation, { $0.push(Layer(transform: .rotation(1))) }),
      ([], { $0.push(Layer(transform: .translation(x: 3, y: 4))) }),
      (.curves, { $0.fill(.circle(center: .zero, radius: 4), paint: .color(red)) }),
      (.fonts, { $0.draw(run) }),
      ([.fonts, .rotation], { $0.draw(turned) }),
    ]
    for (features, draw) in cases { #expect(drawing(draw).features == features) }
    var faint = drawing { $0.push(Layer()) }
    faint.dimming = [0.3]
    #expect(faint.features == .opacity)
  }

  @Test func `a renderer says what it will lose of a drawing, and nothing of what is not in it`() {
    struct Weak: Renderer {
      var support: DrawingFeatures { [.clips, .fonts] }
      func render(_ drawing: Drawing) throws(RenderError) -> String { "" }
    }
    let picture = drawing { $0.fill(square, paint: gradient) }
    #expect(Weak().approximations(for: picture) == .gradients)
    #expect(Weak().approximations(for: picture).phrases == ["gradients are bands of one colour each"])
    #expect(Weak().approximations(for: Drawing()) == [])
    #expect(DrawingFeatures.all.phrases.count == 7)
  }

  @Test func `a target that can draw everything is given everything`() {
    let draw: (inout Simplifier<Drawing.Recorder>) -> Void = {
      $0.push(Layer(transform: .rotation(1), clip: square, opacity: 0.5))
      $0.fill(.circle(center: .zero, radius: 4), rule: .evenOdd, paint: gradient)
      $0.stroke(square, stroke: Stroke(width: 2, dash: [3, 1], dashPhase: 1), paint: .color(red.opacity(0.4)))
      $0.pop()
    }
    let plain = drawing {
      $0.push(Layer(transform: .rotation(1), clip: square, opacity: 0.5))
      $0.fill(.circle(center: .zero, radius: 4), rule: .evenOdd, paint: gradient)
      $0.stroke(square, stroke: Stroke(width: 2, dash: [3, 1], dashPhase: 1), paint: .color(red.opacity(0.4)))
      $0.pop()
    }
    #expect(given(without: [], draw) == plain)
  }

  @Test func `a gradient is bands that meet, each in the colour of its middle, and go on beyond its ends`() {
    let far = 100_000.0
    let expected = drawing {
      $0.push(Layer(clip: .rect(ChartRect(left: -far, top: -far, right: 5, bottom: far))))
      $0.fill(square, paint: .color(.rgba(RGBA(red: 0.75, green: 0, blue: 0.25))))
      $0.pop()
      $0.push(Layer(clip: .rect(ChartRect(left: 5, top: -far, right: 10 + far, bottom: far))))
      $0.fill(square, paint: .color(.rgba(RGBA(red: 0.25, green: 0, blue: 0.75))))
      $0.pop()
    }
    #expect(given(without: .gradients) { $0.fill(square, rule: .nonZero, paint: gradient) } == expected)
    // Without clips: the colour of the middle.
    let middle = drawing { $0.fill(square, paint: .color(.rgba(RGBA(red: 0.5, green: 0, blue: 0.5)))) }
    #expect(given(without: [.gradients, .clips]) { $0.fill(square, rule: .nonZero, paint: gradient) } == middle)
  }

  @Test func `bands of a slanted gradient are square to it; those of a radial one are rings`() throws {
    let stops = [ColorStop(offset: 0, color: red), ColorStop(offset: 1, color: blue)]
    let slanted = try #require(Paint.linear(stops, from: .zero, to: ChartPoint(x: 30, y: 40)).bands(5))
    // The middle band goes from 20 to 30 along (0.6, 0.8).
    #expect(slanted[2].area.contains(ChartPoint(x: 15, y: 20), rule: .nonZero))
    #expect(slanted[2].area.contains(ChartPoint(x: 15 - 80, y: 20 + 60), rule: .nonZero))
    #expect(!slanted[2].area.contains(ChartPoint(x: 11, y: 15), rule: .nonZero))
    #expect(slanted[0].area.contains(ChartPoint(x: -300, y: -400), rule: .nonZero))
    let rings = try #require(Paint.radial(stops, center: .zero, radius: 10).bands(2))
    #expect(rings[0].area == .sector(Sector(center: .zero, innerRadius: 0, outerRadius: 5, startAngle: 0, endAngle: 2 * .pi)))
    #expect(rings[1].area.contains(ChartPoint(x: 999, y: 0), rule: .nonZero))
    #expect(
      Paint.linear(stops, from: .zero, to: .zero).bands(3) == nil && Paint.linear([], from: .zero, to: .zero).bands(3) == nil)
  }

  @Test func `the colour at a place is that between its stops, whatever order they are in`() {
    func color(_ offsets: [Double], at place: Double) -> ChartColor {
      let stops = zip(offsets, [red, blue, red]).map { ColorStop(offset: $0, color: $1) }
      return Paint.linear(stops, from: .zero, to: ChartPoint(x: 1, y: 0)).color(at: place)
    }
    #expect(color([0, 1], at: 0.25) == .rgba(RGBA(red: 0.75, green: 0, blue: 0.25)))
    #expect(color([0.4, 0.6], at: 0.1) == red && color([0.4, 0.6], at: 0.9) == blue)
    #expect(color([0, 0.5, 0.5], at: 0.6) == red)
    #expect(color([], at: 0.5) == .clear)
  }

  @Test func `lines lose their dashes, text its turn, and colours are mixed with the ground`() {
    let text = TextRun("a", style: TextStyle(size: 10, color: red), baseline: .zero, rotation: 1, width: 6)
    var level = text
    level.rotation = 0
    level.style.color = .rgba(RGBA(red: 1, green: 0.5, blue: 0.5))
    let expected = drawing {
      $0.push(Layer())
      $0.stroke(square, stroke: Stroke(width: 2), paint: .color(.rgba(RGBA(red: 1, green: 0.75, blue: 0.75))))
      $0.draw(level)
      $0.pop()
    }
    let picture = given(without: [.dashes, .rotation, .opacity]) {
      $0.push(Layer(opacity: 0.5))
      $0.stroke(square, stroke: Stroke(width: 2, dash: [3], dashPhase: 2), paint: .color(red.opacity(0.5)))
      $0.draw(text)
      $0.pop()
    }
    #expect(picture == expected)
    let unseen = given(without: .opacity) {
      $0.push(Layer(opacity: 0))
      $0.fill(square, rule: .nonZero, paint: .color(red))
      $0.pop()
    }
    #expect(unseen.bounds == nil)
  }

  @Test func `turned figures lie where they lay, as paths`() throws {
    let quarter = Affine(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 5)
    let picture = given(without: .rotation) {
      $0.push(Layer(transform: quarter, clip: square))
      $0.push(Layer(transform: .translation(x: 2, y: 0)))
      $0.fill(square, rule: .nonZero, paint: .color(red))
      $0.pop()
      $0.pop()
    }
    #expect(!picture.features.contains(.rotation))
    // The square from 2 to 12 across, turned about (20, 5): x 10…20, y 7…17, cut to y ≤ 15.
    #expect(picture.bounds == ChartRect(x: 10, y: 7, width: 10, height: 8))
  }

  @Test func `curves become polygons of the same reach, and whatever is drawn holds only what is supported`() {
    let disc = Figure.circle(center: ChartPoint(x: 5, y: 5), radius: 5)
    let round = given(without: .curves) { $0.fill(disc, rule: .nonZero, paint: .color(red)) }
    #expect(round.features == [] && round.bounds.map { ($0.width - 10).magnitude < 1e-9 } == true)
    for lost in (0..<128).map({ DrawingFeatures(rawValue: $0) }).filter({ !$0.contains(.fonts) }) {
      let picture = given(without: lost) {
        $0.push(Layer(transform: .rotation(0.3), clip: disc, opacity: 0.5))
        $0.fill(disc, rule: .nonZero, paint: gradient)
        $0.stroke(disc, stroke: Stroke(width: 1, dash: [2]), paint: .radial([], center: .zero, radius: 0))
        $0.pop()
        $0.pop()
      }
      #expect(picture.features.isDisjoint(with: lost))
    }
  }
}
