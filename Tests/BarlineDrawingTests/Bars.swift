@testable import BarlineDrawing

/// A picture of bars standing on y = 100, each 10 wide: what the tests of motion move.
struct Bars {
  var names: [String]
  var heights: [Double]

  init(_ heights: KeyValuePairs<String, Double>) {
    names = heights.map(\.key)
    self.heights = heights.map(\.value)
  }

  init(names: [String], heights: [Double]) { (self.names, self.heights) = (names, heights) }

  static func id(_ name: String) -> Mark.ID { Mark.ID(role: .bar, item: .name(name)) }

  func marks(folded: Bool = false) -> Drawing.Sheet {
    Drawing.Sheet { recorder in
      recorder.push(Layer())
      for (place, (name, height)) in zip(names, heights).enumerated() {
        recorder.push(Layer(mark: Mark(id: Bars.id(name), label: name, value: height)))
        let shown = folded ? 0 : height
        let rect = ChartRect(x: Double(place) * 10, y: 100 - shown, width: 10, height: shown)
        recorder.fill(.rect(rect), paint: .color(.accent))
        recorder.pop()
      }
      recorder.pop()
    }
  }

  var drawing: Drawing {
    var drawing = Drawing(size: ChartSize(width: 100, height: 100))
    drawing.marks = marks()
    return drawing
  }

  var folded: Drawing.Sheet { marks(folded: true) }
}

/// What a painter sees of rectangles: where each mark's is, and how opaque.
struct Seen: Painter {
  struct Bar: Equatable {
    var rect: ChartRect
    var opacity: Double
  }

  var bars: [(name: String, bar: Bar)] = []
  private var opacities: [Double] = [1]
  private var names: [String] = [""]

  init(_ drawing: Drawing) { drawing.replay(into: &self) }

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    if case .rect(let rect) = figure { bars.append((names.last ?? "", Bar(rect: rect, opacity: opacities.last ?? 1))) }
  }
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {}
  mutating func draw(_ text: TextRun) {}
  mutating func push(_ layer: Layer) {
    opacities.append((opacities.last ?? 1) * layer.opacity)
    var name = names.last ?? ""
    if case .name(let own, _)? = layer.mark?.id.item { name = own }
    names.append(name)
  }
  mutating func pop() {
    opacities.removeLast()
    names.removeLast()
  }

  subscript(name: String) -> Bar? { bars.first { $0.name == name }?.bar }
  var order: [String] { bars.map(\.name) }
}
