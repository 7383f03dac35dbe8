import Testing

@testable import BarlineDrawing

@Suite struct RecorderTests {
  static let point = ChartPoint(x: 3, y: 4)
  static let rect = ChartRect(x: 1, y: 2, width: 30, height: 40)
  static let path: BezierPath = {
    var path = BezierPath()
    path.move(to: .zero)
    path.line(to: point)
    path.cubic(to: ChartPoint(x: 9, y: 9), control1: point, control2: ChartPoint(x: 5, y: 1))
    path.close()
    path.move(to: point)
    path.line(to: .zero)
    return path
  }()

  static let figures: [Figure] = [
    .rect(rect), .rect(.zero), .roundedRect(rect, CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)),
    .circle(center: point, radius: 5),
    .sector(Sector(center: point, innerRadius: 1, outerRadius: 2, startAngle: 0.5, endAngle: 3)), .path(path),
    .path(BezierPath()),
  ]
  static let paints: [Paint] = [
    .color(.accent), .color(ChartColor.text.opacity(0.5)), .color(.onMark(.series(3))), .color(.mix(.grid, .other, 0.25)),
    .linear([ColorStop(offset: 0, color: .accent), ColorStop(offset: 1, color: .other)], from: .zero, to: point),
    .radial([ColorStop(offset: 0, color: .ground)], center: point, radius: 8),
  ]
  static let layers: [Layer] = [
    Layer(), Layer(transform: .rotation(1)), Layer(clip: .path(path), clipRule: .evenOdd), Layer(opacity: 0.5),
    Layer(mark: Mark(id: Mark.ID(role: .slice, series: .name("s"), item: .index(2)), label: "s 2", value: -1)),
    Layer(
      transform: .scale(x: 2, y: 3), clip: .rect(rect), opacity: 0.25,
      mark: Mark(id: Mark.ID(role: .bar, item: .name("x")), label: "x")),
  ]

  private func replayed(_ sheet: Drawing.Sheet) -> Drawing.Sheet { Drawing.Sheet { sheet.replay(into: &$0) } }

  @Test func `what is recorded from a replay is the same sheet`() {
    for figure in Self.figures {
      for outer in Self.layers {
        for inner in Self.layers {
          let sheet = Drawing.Sheet { recorder in
            for (place, paint) in Self.paints.enumerated() {
              recorder.push(outer)
              recorder.fill(figure, rule: place % 2 == 0 ? .nonZero : .evenOdd, paint: paint)
              recorder.push(inner)
              recorder.stroke(figure, stroke: Stroke(width: Double(place), cap: .round, dash: [3, 1]), paint: paint)
              for anchor in [TextAnchor.start, .middle, .end] {
                let style = TextStyle(size: 10 + Double(place), weight: .semibold, tabularDigits: true)
                recorder.draw(TextRun("é", style: style, baseline: Self.point, anchor: anchor, rotation: 1, width: 7))
              }
              recorder.pop()
              recorder.pop()
            }
          }
          #expect(sheet.count == Self.paints.count * 9)
          #expect(replayed(sheet) == sheet)
        }
      }
    }
  }

  @Test func `every figure comes back from its item as it went in`() {
    for figure in Self.figures {
      let sheet = Drawing.Sheet { $0.fill(figure, paint: .color(.accent)) }
      #expect(sheet.items.map { sheet.figure(of: $0) } == [figure])
    }
  }

  @Test func `equal paints, strokes and styles are kept once, however many there are`() {
    let sheet = Drawing.Sheet { recorder in
      for round in 0..<3 {
        for index in 0..<40 {
          recorder.stroke(
            .rect(Self.rect), stroke: Stroke(width: Double(index)), paint: .color(.series(round == 1 ? 39 - index : index)))
        }
      }
    }
    #expect(sheet.paints == (0..<40).map { .color(.series($0)) })
    #expect(sheet.strokes.map(\.width) == (0..<40).map(Double.init))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a figure with one number that is not finite is left out, and nothing of it stays`(bad: Double) {
    let badPoints = [ChartPoint(x: bad, y: 0), ChartPoint(x: 0, y: bad)]
    var figures: [Figure] = []
    for place in 0..<4 {
      var numbers = [1.0, 2, 3, 4]
      numbers[place] = bad
      let rect = ChartRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let radii = CornerRadii(topLeft: numbers[0], topRight: numbers[1], bottomRight: numbers[2], bottomLeft: numbers[3])
      figures += [.rect(rect), .roundedRect(rect, CornerRadii(1)), .roundedRect(Self.rect, radii)]
      figures.append(
        .sector(
          Sector(center: .zero, innerRadius: numbers[0], outerRadius: numbers[1], startAngle: numbers[2], endAngle: numbers[3])))
    }
    for point in badPoints {
      figures += [
        .circle(center: point, radius: 1),
        .sector(Sector(center: point, innerRadius: 1, outerRadius: 2, startAngle: 0, endAngle: 1)),
      ]
      var (moved, lined) = (BezierPath(), Self.path)
      moved.move(to: point)
      lined.line(to: point)
      figures += [.path(moved), .path(lined)]
      for place in 0..<3 {
        var points = [ChartPoint.zero, .zero, .zero]
        points[place] = point
        var curved = Self.path
        curved.cubic(to: points[0], control1: points[1], control2: points[2])
        figures.append(.path(curved))
      }
    }
    // max(0, −∞) would be a radius, but −∞ is not a number that a figure may have.
    figures.append(.circle(center: .zero, radius: bad))
    for figure in figures {
      var recorder = Drawing.Recorder()
      recorder.fill(figure, paint: .color(.accent))
      recorder.stroke(figure, stroke: .hairline, paint: .color(.accent))
      let dropped = recorder.dropped
      #expect(dropped == 2)
      #expect(recorder.finish() == Drawing.Sheet())
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `paints, strokes and texts with numbers that are not finite are left out`(bad: Double) {
    let badPoint = ChartPoint(x: 0, y: bad)
    let stop = ColorStop(offset: 0, color: .accent)
    let badColors: [ChartColor] = [.token(.text, opacity: bad), .mix(.text, .grid, bad), .onMark(.token(.text, opacity: bad))]
    var paints: [Paint] = badColors.map { .color($0) }
    paints += badColors.map { .linear([ColorStop(offset: 0, color: $0)], from: .zero, to: .zero) }
    paints += [
      .linear([stop], from: badPoint, to: .zero), .linear([stop], from: .zero, to: badPoint),
      .linear([ColorStop(offset: bad, color: .accent)], from: .zero, to: .zero), .radial([stop], center: badPoint, radius: 1),
      .radial([stop], center: .zero, radius: bad), .radial([ColorStop(offset: bad, color: .text)], center: .zero, radius: 1),
    ]
    let strokes = [
      Stroke(width: bad), Stroke(width: 1, miterLimit: bad), Stroke(width: 1, dash: [1, bad]), Stroke(width: 1, dashPhase: bad),
      Stroke(width: -1), Stroke(width: 1, dash: [0, 0]), Stroke(width: 1, dash: [-1, 2]),
    ]
    let style = TextStyle(size: 10)
    let texts = [
      TextRun("a", style: style, baseline: badPoint, width: 1), TextRun("a", style: style, baseline: .zero, width: bad),
      TextRun("a", style: style, baseline: .zero, rotation: bad, width: 1),
      TextRun("a", style: TextStyle(size: bad), baseline: .zero, width: 1),
      TextRun("a", style: TextStyle(size: 10, color: badColors[0]), baseline: .zero, width: 1),
    ]
    var recorder = Drawing.Recorder()
    for paint in paints {
      recorder.fill(.rect(Self.rect), paint: paint)
      recorder.stroke(.rect(Self.rect), stroke: .hairline, paint: paint)
    }
    for stroke in strokes { recorder.stroke(.rect(Self.rect), stroke: stroke, paint: .color(.text)) }
    for text in texts { recorder.draw(text) }
    let dropped = recorder.dropped
    #expect(dropped == 2 * paints.count + strokes.count + texts.count)
    #expect(recorder.finish() == Drawing.Sheet())
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a layer that cannot be placed is kept unseen, and opacities are within zero and one`(bad: Double) {
    var transforms: [Affine] = []
    for place in 0..<6 {
      var n = [1.0, 0, 0, 1, 0, 0]
      n[place] = bad
      transforms.append(Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    }
    let sheet = Drawing.Sheet { recorder in
      for transform in transforms { recorder.push(Layer(transform: transform)) }
      recorder.push(Layer(clip: .circle(center: .zero, radius: bad)))
      recorder.fill(.rect(Self.rect), paint: .color(.text))
    }
    #expect(sheet.layers == Array(repeating: Layer(opacity: 0), count: 7))
    #expect(sheet.count == 15)
    let opacities = Drawing.Sheet { for opacity in [bad, -1, 2] { $0.push(Layer(opacity: opacity)) } }.layers.map(\.opacity)
    #expect(opacities == [bad == .infinity ? 1 : 0, 0, 1])
  }

  @Test func `rectangles are turned the right way round`() {
    let sheet = Drawing.Sheet {
      $0.fill(.rect(ChartRect(x: 10, y: 20, width: -4, height: -5)), paint: .color(.text))
      $0.fill(.circle(center: .zero, radius: -1), paint: .color(.text))
    }
    #expect(sheet.numbers == [6, 15, 4, 5, 0, 0, 0])
    let clipped = Drawing.Sheet { $0.push(Layer(clip: .rect(ChartRect(x: 10, y: 20, width: -4, height: -5)))) }
    #expect(clipped.layers.map(\.clip) == [.rect(ChartRect(x: 6, y: 15, width: 4, height: 5))])
  }

  @Test func `pops too many do nothing and layers left open are closed`() {
    let sheet = Drawing.Sheet { recorder in
      recorder.pop()
      recorder.push(Layer())
      recorder.pop()
      recorder.pop()
      recorder.push(Layer())
      recorder.push(Layer())
    }
    #expect(sheet.items.map(\.verb) == [.push, .pop, .push, .push, .pop, .pop])
  }

  @Test func `what an app draws can neither close a chart's layers nor leave its own open`() {
    var recorder = Drawing.Recorder()
    recorder.push(Layer(opacity: 0.5))
    recorder.guest { guest in
      for _ in 0..<3 { guest.pop() }
      guest.push(Layer())
      guest.guest { inner in
        inner.pop()
        inner.push(Layer())
      }
      guest.push(Layer())
    }
    recorder.fill(.rect(Self.rect), paint: .color(.text))
    let sheet = recorder.finish()
    #expect(sheet.items.map(\.verb) == [.push, .push, .push, .pop, .push, .pop, .pop, .fill, .pop])
  }

  @Test func `text without letters or without size is not written`() {
    let sheet = Drawing.Sheet {
      $0.draw(TextRun("", style: TextStyle(size: 10), baseline: .zero, width: 0))
      $0.draw(TextRun("a", style: TextStyle(size: 0), baseline: .zero, width: 0))
    }
    #expect(sheet.isEmpty)
  }

  @Test func `dimming multiplies the opacity of each top layer and of no other`() {
    let sheet = Drawing.Sheet { recorder in
      for opacity in [1, 0.5, 1] {
        recorder.push(Layer(opacity: opacity))
        recorder.push(Layer())
        recorder.pop()
        recorder.pop()
      }
    }
    let dimmed = Drawing.Sheet { sheet.replay(into: &$0, dimming: [0.5, 0.5]) }
    #expect(dimmed.layers.map(\.opacity) == [0.5, 1, 0.25, 1, 1, 1])
  }

  @Test func `a theme turns every token into its colour`() {
    let style = TextStyle(size: 10, color: .secondary)
    let sheet = Drawing.Sheet {
      for paint in Self.paints { $0.fill(.rect(Self.rect), paint: paint) }
      $0.draw(TextRun("a", style: style, baseline: .zero, width: 1))
    }
    let resolved = Drawing.Sheet { sheet.replay(into: &$0, resolving: .dark) }
    #expect(resolved.paints == Self.paints.map { Theme.dark.resolve($0) })
    #expect(resolved.styles.first?.color == .rgba(Theme.dark.secondary))
  }

  @Test func `ids that come again are told, each once`() {
    let sheet = Bars(names: ["a", "b", "a", "c", "b", "a"], heights: Array(repeating: 1, count: 6)).marks()
    #expect(sheet.duplicateMarks == [Bars.id("a"), Bars.id("b")])
    #expect(Bars(["a": 1, "b": 2]).marks().duplicateMarks.isEmpty)
  }

  @Test func `revisions are no part of equality`() {
    var sheet = Bars(["a": 1]).marks()
    sheet.revision = 7
    #expect(sheet == Bars(["a": 1]).marks())
  }
}
