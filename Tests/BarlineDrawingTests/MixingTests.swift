import Testing

@testable import BarlineDrawing

@Suite struct MixingTests {
  private let rect = ChartRect(x: 0, y: 0, width: 10, height: 20)

  private func sheet(_ rect: ChartRect, _ paint: Paint = .color(.accent)) -> Drawing.Sheet {
    Drawing.Sheet { $0.fill(.rect(rect), paint: paint) }
  }

  @Test func `numbers go in a straight line and both ends are exact`() {
    let (a, b) = (sheet(rect), sheet(ChartRect(x: 8, y: 4, width: 30, height: 0)))
    #expect(a.mixed(with: b, 0) == a)
    #expect(a.mixed(with: b, -1) == a)
    #expect(a.mixed(with: b, .nan) == a)
    #expect(a.mixed(with: b, 1) == b)
    #expect(a.mixed(with: b, 2) == b)
    #expect(a.mixed(with: b, 0.25) == sheet(ChartRect(x: 2, y: 1, width: 15, height: 15)))
  }

  @Test func `numbers whose difference is beyond the largest number stay finite`() {
    #expect(lerp(-1e308, 1e308, 0.5) == 0)
    #expect(lerp([-1e308, 1], [1e308, 3], 0.5) == [0, 2])
    #expect(lerp(0.1, 0.1, 0.3) == 0.1)
  }

  @Test func `sheets of different shape switch to the target`() {
    let circle = Drawing.Sheet { $0.fill(.circle(center: .zero, radius: 3), paint: .color(.accent)) }
    #expect(sheet(rect).mixed(with: circle, 0.01) == circle)
  }

  @Test func `fixed colours are mixed at once and tokens stay a mix`() {
    let (black, white) = (ChartColor(hex: 0), ChartColor(hex: 0xFFFFFF))
    #expect(black.mixed(with: white, 0.5) == .rgba(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
    #expect(ChartColor.accent.mixed(with: .other, 0.5) == .mix(.accent, .other, 0.5))
    #expect(ChartColor.accent.mixed(with: .accent, 0.5) == .accent)
  }

  @Test func `a mix of colours that is mixed again looks as arithmetic says, and is no deeper than need be`() {
    let theme = Theme.light
    let (a, b, c) = (ChartColor.accent, ChartColor.positive, ChartColor.negative)
    func isSame(_ x: RGBA, _ y: RGBA) -> Bool {
      abs(x.red - y.red) < 1e-12 && abs(x.green - y.green) < 1e-12 && abs(x.blue - y.blue) < 1e-12
    }
    let first = a.mixed(with: b, 0.25)
    for target in [a, b, c] {
      let second = first.mixed(with: target, 0.5)
      #expect(isSame(theme.resolve(second), theme.resolve(first).mixed(with: theme.resolve(target), 0.5)))
    }
    #expect(first.mixed(with: b, 0.5) == .mix(a, b, 0.625))
    #expect(first.mixed(with: a, 0.5) == .mix(b, a, 0.875))
  }

  @Test func `a colour interrupted a thousand times stays small`() {
    func depth(_ color: ChartColor) -> Int {
      guard case .mix(let a, let b, _) = color else { return 0 }
      return 1 + max(depth(a), depth(b))
    }
    var color = ChartColor.accent
    for index in 0..<1000 { color = color.mixed(with: .series(index), 0.5) }
    #expect(depth(color) == 8)
  }

  @Test func `gradients with as many stops mix stop by stop, others switch`() {
    func gradient(_ offsets: [Double], _ end: Double) -> Paint {
      .linear(offsets.map { ColorStop(offset: $0, color: .accent) }, from: .zero, to: ChartPoint(x: end, y: 0))
    }
    #expect(gradient([0, 0.5], 10).mixed(with: gradient([0.5, 1], 20), 0.5) == gradient([0.25, 0.75], 15))
    #expect(gradient([0, 0.5], 10).mixed(with: gradient([0], 20), 0.1) == gradient([0], 20))
    #expect(gradient([0], 10).mixed(with: .color(.accent), 0.1) == .color(.accent))
    let (small, large) = (
      Paint.radial([ColorStop(offset: 0, color: .other)], center: .zero, radius: 2),
      Paint.radial([ColorStop(offset: 1, color: .other)], center: ChartPoint(x: 4, y: 8), radius: 4)
    )
    #expect(
      small.mixed(with: large, 0.5)
        == .radial([ColorStop(offset: 0.5, color: .other)], center: ChartPoint(x: 2, y: 4), radius: 3))
  }

  @Test func `paints that are shared on one side and apart on the other still mix each on its own`() {
    let a = Drawing.Sheet { recorder in
      for _ in 0..<3 { recorder.fill(.rect(rect), paint: .color(ChartColor(hex: 0))) }
    }
    let b = Drawing.Sheet { recorder in
      for hex: UInt32 in [0xFF0000, 0x00FF00, 0xFF0000] { recorder.fill(.rect(rect), paint: .color(ChartColor(hex: hex))) }
    }
    let half = a.mixed(with: b, 0.5)
    let colors = half.items.map { half.paints[Int($0.paint)] }
    #expect(
      colors == [
        .color(ChartColor(red: 0.5, green: 0, blue: 0)), .color(ChartColor(red: 0, green: 0.5, blue: 0)),
        .color(ChartColor(red: 0.5, green: 0, blue: 0)),
      ])
    let back = b.mixed(with: a, 0.5)
    #expect(back.items.map { back.paints[Int($0.paint)] } == colors)
  }

  @Test func `strokes mix their width and phase, the rest is the target's`() {
    func line(_ stroke: Stroke) -> Drawing.Sheet {
      Drawing.Sheet { $0.stroke(.rect(rect), stroke: stroke, paint: .color(.grid)) }
    }
    let (a, b) = (
      line(Stroke(width: 1, cap: .round)), line(Stroke(width: 3, join: .bevel, miterLimit: 4, dash: [2, 1], dashPhase: 2))
    )
    #expect(a.mixed(with: b, 0.5) == line(Stroke(width: 2, join: .bevel, miterLimit: 4, dash: [2, 1], dashPhase: 1)))
  }

  @Test func `layers mix opacity, transform and clips of one kind; marks and words are the target's`() {
    let id = Bars.id("a")
    func layered(_ layer: Layer, _ text: String) -> Drawing.Sheet {
      Drawing.Sheet { recorder in
        recorder.push(layer)
        recorder.draw(TextRun(text, style: TextStyle(size: 10), baseline: .zero, width: 5))
      }
    }
    let a = layered(
      Layer(clip: .rect(rect), opacity: 0, mark: Mark(id: id, label: "one", value: 1)), "one")
    let b = layered(
      Layer(
        transform: .translation(x: 10, y: 20), clip: .rect(ChartRect(x: 2, y: 2, width: 20, height: 40)), clipRule: .evenOdd,
        opacity: 1, mark: Mark(id: id, label: "two", value: 2)), "two")
    let half = layered(
      Layer(
        transform: .translation(x: 5, y: 10), clip: .rect(ChartRect(x: 1, y: 1, width: 15, height: 30)), clipRule: .evenOdd,
        opacity: 0.5, mark: Mark(id: id, label: "two", value: 2)), "two")
    #expect(a.mixed(with: b, 0.5) == half)
    let circle = layered(Layer(clip: .circle(center: .zero, radius: 1), mark: Mark(id: id, label: "")), "three")
    #expect(a.mixed(with: circle, 0.5).layers.first?.clip == .circle(center: .zero, radius: 1))
  }

  @Test func `shape is what is drawn, not where, in what colour or with which words`() {
    var path = BezierPath()
    path.move(to: .zero)
    path.line(to: ChartPoint(x: 1, y: 1))
    var closed = path
    closed.close()
    let style = TextStyle(size: 10)
    func text(_ anchor: TextAnchor) -> Drawing.Sheet {
      Drawing.Sheet { $0.draw(TextRun("a", style: style, baseline: .zero, anchor: anchor, width: 1)) }
    }
    func marked(_ name: String?) -> Drawing.Sheet {
      Drawing.Sheet { $0.push(Layer(mark: name.map { Mark(id: Bars.id($0), label: $0) })) }
    }
    let paint = Paint.color(.accent)
    let different: [Drawing.Sheet] = [
      Drawing.Sheet(), sheet(rect), Drawing.Sheet { $0.fill(.rect(rect), rule: .evenOdd, paint: paint) },
      Drawing.Sheet { $0.stroke(.rect(rect), stroke: .hairline, paint: paint) },
      Drawing.Sheet { $0.fill(.circle(center: .zero, radius: 1), paint: paint) },
      Drawing.Sheet { $0.fill(.roundedRect(rect, CornerRadii(1)), paint: paint) },
      Drawing.Sheet { $0.fill(.path(path), paint: paint) }, Drawing.Sheet { $0.fill(.path(closed), paint: paint) },
      text(.start), text(.middle), text(.end), marked(nil), marked("a"), marked("b"),
    ]
    for (i, a) in different.enumerated() {
      for (j, b) in different.enumerated() {
        #expect(a.hasSameShape(as: b) == (i == j))
        #expect(a.hasSameShape(0..<a.count, as: b, 0..<b.count) == (i == j))
      }
    }
    #expect(sheet(rect).hasSameShape(as: sheet(.zero, .color(.other))))
  }
}
