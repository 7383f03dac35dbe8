//: [Previous](@previous)
/*:
 # Your own backend

 A chart knows no backend. It hands over a `Drawing`: a value, which any renderer can replay. A renderer is a `Painter` with five verbs and
 a type that lets it paint. This one draws bars as lines of text.
 */
import Barline
import BarlineSVG

struct LogPainter: Painter {
  var lines = ""

  mutating func push(_ layer: Layer) {
    // A layer that has a mark is a datum: who it is, what it is called and what it is worth.
    if let mark = layer.mark { lines += mark.label + " " }
  }
  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    guard case .roundedRect(let bar, _) = figure else { return }
    lines += String(repeating: "#", count: Int(bar.height / 10)) + "\n"
  }
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {}
  mutating func draw(_ text: TextRun) {}
  mutating func pop() {}
}

struct LogRenderer: Renderer {
  // Nothing beyond the five verbs: no gradients, no group opacity.
  var support: DrawingFeatures { [] }

  func render(_ drawing: Drawing) throws(RenderError) -> String {
    var painter = LogPainter()
    drawing.replay(into: &painter, resolving: .light)
    return painter.lines
  }
}
//: Models, plans and drawings are values, too. Without a view a chart is three lines, on any thread.
let model = BarModel(values: [142, 89, 69], labels: ["Jan", "Feb", "Mar"])
let plan = model.plan(in: ChartSize(width: 480, height: 280))
let drawing = plan.drawing(of: model)
//: Swapping the backend is one line: the same drawing as text, and as SVG.
print(try LogRenderer().render(drawing), terminator: "")
//> Jan #####################
//> Feb #############
//> Mar ##########
print(String(decoding: try SVGRenderer(theme: .dark).render(drawing).prefix(4), as: UTF8.self))
//> <svg
show(drawing, as: "backend")
//: [Next: testing by touch script](@next)
