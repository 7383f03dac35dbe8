import BarlineDrawing
import BarlineSVG
import Testing

/// What the lines of a document are, without its root.
func body(_ renderer: SVGRenderer = SVGRenderer(idPrefix: "x"), _ draw: (inout Drawing.Recorder) -> Void) -> [String] {
  var drawing = Drawing(size: ChartSize(width: 100, height: 50))
  drawing.marks = Drawing.Sheet(draw)
  return renderer.string(drawing).split(separator: "\n").dropFirst().dropLast().map(String.init)
}

@Suite struct SVGRendererTests {
  @Test func `The root has size, role, direction and families, and nothing about a title that is empty`() {
    let drawing = Drawing(size: ChartSize(width: 640, height: 360.5))
    #expect(
      SVGRenderer().string(drawing) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="640" height="360.5" viewBox="0 0 640 360.5" \
        role="graphics-document document" direction="ltr" font-family='\(FontStack.families)' stroke-miterlimit="10">
        </svg>

        """)
  }

  @Test func `A layer with a mark and one figure is that one element`() {
    let lines = body { painter in
      painter.push(Layer(mark: Mark(id: Mark.ID(role: .bar, item: .index(0)), label: "2004", value: 36205)))
      painter.fill(.rect(ChartRect(x: 10, y: 5.25, width: 20, height: 40)), paint: .color(.accent))
      painter.pop()
    }
    #expect(
      lines == [
        ##"<rect role="graphics-symbol img" aria-label="2004: 36205" x="10" y="5.25" width="20" height="40" fill="#6472ea"/>"##
      ])
  }
}
