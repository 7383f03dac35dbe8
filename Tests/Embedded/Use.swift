// Uses the libraries as a web page does. Embedded Swift makes code for a generic only where its types are known, and some of
// its errors come from that code alone: what is not used here is only half compiled. Compiled by Tests/scripts/compile-embedded.
import Barline
import BarlineDrawing
import BarlineSVG

/// A backend of an app's own.
struct FigureCounter: Painter {
  var figures = 0
  var layers = 0
  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) { figures += 1 }
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) { figures += 1 }
  mutating func draw(_ text: TextRun) { figures += 1 }
  mutating func push(_ layer: Layer) { layers += 1 }
  mutating func pop() {}
}

func recordAndReplay() -> Int {
  var drawing = Drawing(size: ChartSize(width: 320, height: 200), title: "Wheat")
  drawing.marks = Drawing.Sheet { recorder in
    recorder.push(Layer(opacity: 0.5, mark: Mark(id: Mark.ID(role: .bar, item: .index(3)), label: "1821", value: 54)))
    recorder.fill(.rect(ChartRect(x: 10, y: 20, width: 30, height: 40)), paint: .color(.accent))
    recorder.pop()
  }
  var counter = FigureCounter()
  drawing.replay(into: &counter, resolving: .light)
  return counter.figures + counter.layers
}
