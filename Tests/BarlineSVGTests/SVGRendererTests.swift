import BarlineDrawing
import BarlineSVG
import Foundation
import Testing

/// The lines of a document between its root's tags, with ids that start with "x".
func lines(
  _ renderer: SVGRenderer = SVGRenderer(idPrefix: "x"), _ draw: (inout Drawing.Recorder) -> Void
) -> [String] {
  renderer.string(picture(draw)).split(separator: "\n").dropFirst().dropLast().map(String.init)
}

/// A drawing of 100 × 50 points with no ground.
func picture(_ draw: (inout Drawing.Recorder) -> Void) -> Drawing {
  var drawing = Drawing(size: ChartSize(width: 100, height: 50))
  drawing.marks = Drawing.Sheet(draw)
  return drawing
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Figure {
  .rect(ChartRect(x: x, y: y, width: width, height: height))
}

func line(_ points: (Double, Double)...) -> BezierPath {
  var path = BezierPath()
  for (x, y) in points { path.line(to: ChartPoint(x: x, y: y)) }
  return path
}

let black = Paint.color(ChartColor(hex: 0))

@Suite struct SVGRendererTests {
  private let families = FontStack.families

  @Test func `The root has size, role, direction and families, and nothing about a title that is empty`() {
    let drawing = Drawing(size: ChartSize(width: 640, height: 360.5))
    #expect(
      SVGRenderer().string(drawing) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="640" height="360.5" viewBox="0 0 640 360.5" \
        role="graphics-document document" direction="ltr" font-family='\(families)' stroke-miterlimit="10">
        </svg>

        """)
  }

  @Test func `A title names the root, and is its title element`() {
    let drawing = Drawing(size: ChartSize(width: 8, height: 8), title: "R&D \"now\"")
    #expect(
      SVGRenderer().string(drawing) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8" \
        role="graphics-document document" aria-label="R&amp;D &quot;now&quot;" direction="ltr" \
        font-family='\(families)' stroke-miterlimit="10">
        <title>R&amp;D &quot;now&quot;</title>
        </svg>

        """)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func `A size that is zero, negative or not finite gives a document of no size that draws nothing`(side: Double) throws {
    for size in [ChartSize(width: side, height: 50), ChartSize(width: 50, height: side)] {
      var drawing = Drawing(size: size)
      drawing.frame = Drawing.Sheet { $0.fill(rect(0, 0, 9, 9), paint: black) }
      let document = SVGRenderer().string(drawing)
      #expect(document.contains(#" width="0" height="0" viewBox="0 0 0 0" "#))
      #expect(!document.contains("<rect"))
      if Judge.isThere { try Judge.checkForm(of: [Array(document.utf8)]) }
    }
  }

  @Test func `The sheets are written in drawing order, and what is dimmed is faded`() {
    var drawing = picture { painter in
      painter.push(Layer(opacity: 0.5))
      painter.fill(rect(1, 1, 1, 1), paint: black)
      painter.pop()
      painter.push(Layer())
      painter.fill(rect(2, 2, 2, 2), paint: black)
      painter.pop()
    }
    drawing.frame = Drawing.Sheet { $0.fill(rect(0, 0, 9, 9), paint: black) }
    drawing.selection = Drawing.Sheet { $0.fill(rect(3, 3, 3, 3), paint: black) }
    drawing.tooltip = Drawing.Sheet { $0.fill(rect(4, 4, 4, 4), paint: black) }
    drawing.dimming = [0.5, 0.35]
    let written = SVGRenderer().string(drawing).split(separator: "\n").dropFirst().dropLast()
    #expect(
      Array(written) == [
        ##"<rect x="0" y="0" width="9" height="9" fill="#000000"/>"##,
        ##"<rect opacity="0.25" x="1" y="1" width="1" height="1" fill="#000000"/>"##,
        ##"<rect opacity="0.35" x="2" y="2" width="2" height="2" fill="#000000"/>"##,
        ##"<rect x="3" y="3" width="3" height="3" fill="#000000"/>"##,
        ##"<rect x="4" y="4" width="4" height="4" fill="#000000"/>"##,
      ])
  }

  @Test func `Everything that a drawing can hold is supported, and the string is the bytes`() throws {
    let drawing = picture { $0.fill(rect(1, 2, 3, 4), paint: black) }
    #expect(SVGRenderer().support == .all)
    #expect(Array(SVGRenderer().string(drawing).utf8) == (try SVGRenderer().render(drawing)))
  }

  /// A locale whose decimal separator is a comma; nil where none is installed.
  private static let comma = ["de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "nl_NL.UTF-8"].first { locale in
    defer { setlocale(LC_ALL, "C") }
    return setlocale(LC_ALL, locale) != nil
  }

  // Fault 145: "12,5" is two numbers.
  @Test(.enabled(if: comma != nil, "no locale with a decimal comma is installed"))
  func `Numbers have a point in a locale with a comma`() {
    setlocale(LC_ALL, Self.comma)
    defer { setlocale(LC_ALL, "C") }
    #expect(
      lines { $0.fill(rect(0.5, 1.25, 12.5, 3), paint: black) } == [
        ##"<rect x="0.5" y="1.25" width="12.5" height="3" fill="#000000"/>"##
      ])
  }
}
