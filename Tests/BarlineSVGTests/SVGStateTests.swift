import Barline
import BarlineDrawing
import BarlineSVG
import BarlineSamples
import Testing

/// Documents that show what is pointed at by themselves.
@Suite struct SVGStateTests {
  private let renderer = SVGRenderer(idPrefix: "x")

  private func mark(_ item: Int) -> Mark {
    Mark(id: Mark.ID(role: .bar, item: .index(item)), label: "bar \(item)", value: Double(item))
  }

  /// Two marks of which the second moves, and their states.
  private var picture: (drawing: Drawing, states: [PictureState]) {
    var drawing = Drawing(size: ChartSize(width: 100, height: 50))
    drawing.marks = Drawing.Sheet { recorder in
      recorder.push(Layer())
      for item in 0..<2 {
        recorder.push(Layer(mark: mark(item)))
        recorder.fill(rect(Double(item) * 50, 0, 40, 50), paint: black)
        recorder.pop()
      }
      recorder.pop()
    }
    let states = (0..<2).map { item in
      PictureState(
        mark: mark(item), area: rect(Double(item) * 50, 0, 50, 50),
        selection: Drawing.Sheet { $0.fill(rect(Double(item) * 50, 10, 40, 40), paint: black) }, dimming: [0.5],
        hidden: item == 1 ? [mark(1).id] : [])
    }
    return (drawing, states)
  }

  @Test func `places come first, then marks that let the pointer through, then what each place shows`() {
    let (drawing, states) = picture
    let lines = renderer.string(drawing, states: states).split(separator: "\n").map(String.init)
    #expect(
      lines.dropFirst() == [
        "<style>", "@media screen{", "#x-i>[tabindex]:focus{outline:none}",
        "#x-h0:hover~#x-s0,#x-i:not(:hover)>#x-h0:focus~#x-s0{display:inline}",
        "#x-h1:hover~#x-s1,#x-i:not(:hover)>#x-h1:focus~#x-s1{display:inline}",
        "#x-h1:hover~#x-m #x-x0,#x-i:not(:hover)>#x-h1:focus~#x-m #x-x0{display:none}",
        ".x-v0:hover~#x-m>#x-l0,#x-i:not(:hover)>.x-v0:focus~#x-m>#x-l0{opacity:0.5}", "}", "</style>",
        "<g pointer-events=\"none\">", "</g>", "<g id=\"x-i\">",
        "<rect id=\"x-h0\" class=\"x-v0\" role=\"graphics-symbol img\" aria-label=\"bar 0: 0\" tabindex=\"0\" fill=\"none\" pointer-events=\"all\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/>",
        "<rect id=\"x-h1\" class=\"x-v0\" role=\"graphics-symbol img\" aria-label=\"bar 1: 1\" tabindex=\"0\" fill=\"none\" pointer-events=\"all\" x=\"50\" y=\"0\" width=\"50\" height=\"50\"/>",
        "<g id=\"x-m\" pointer-events=\"none\" aria-hidden=\"true\">", "<g id=\"x-l0\">",
        "<rect role=\"graphics-symbol img\" aria-label=\"bar 0: 0\" x=\"0\" y=\"0\" width=\"40\" height=\"50\" fill=\"#000000\"/>",
        "<rect id=\"x-x0\" role=\"graphics-symbol img\" aria-label=\"bar 1: 1\" x=\"50\" y=\"0\" width=\"40\" height=\"50\" fill=\"#000000\"/>",
        "</g>", "</g>", "<g id=\"x-s0\" display=\"none\" pointer-events=\"none\" aria-hidden=\"true\">",
        "<rect x=\"0\" y=\"10\" width=\"40\" height=\"40\" fill=\"#000000\"/>", "</g>",
        "<g id=\"x-s1\" display=\"none\" pointer-events=\"none\" aria-hidden=\"true\">",
        "<rect x=\"50\" y=\"10\" width=\"40\" height=\"40\" fill=\"#000000\"/>", "</g>", "</g>", "</svg>",
      ])
  }

  @Test func `without states a document is what it is anyway`() {
    #expect(renderer.string(picture.drawing, states: []) == renderer.string(picture.drawing))
    let nothing = Drawing(size: .zero)
    #expect(renderer.string(nothing, states: picture.states) == renderer.string(nothing))
  }

  /// The samples whose marks are few enough, at rest, and their states.
  private static var samples: [(name: String, drawing: Drawing, states: [PictureState])] {
    Samples.all.compactMap { sample in
      let chart = sample.makeChart()
      return withExtendedLifetime(chart.app) {
        let drawing = chart.view.drawing(at: .infinity)
        return chart.view.states(upTo: 200).map { (sample.name, drawing, $0) }
      }
    }
  }

  @Test func `every sample has states, its drawing stays as it was, and each id stands once`() {
    let samples = Self.samples
    #expect(samples.count > Samples.all.count / 2)
    for (name, drawing, states) in samples {
      let svg = SVGRenderer(light: .light, dark: .dark).string(drawing, states: states)
      let ids = svg.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      #expect(Set(ids).count == ids.count, "\(name)")
      // Attributes are written once, or no viewer reads the document.
      for line in svg.split(separator: "\n") where line.hasPrefix("<") {
        for attribute in [" class=\"", " id=\"", " display=\""] {
          #expect(line.split(separator: ">").allSatisfy { $0.components(attribute) <= 1 }, "\(name): \(line.prefix(200))")
        }
      }
    }
  }

  @Test(.enabled(if: Judge.isThere, "xmllint or rsvg-convert is not installed"))
  func `samples with states are well-formed, and a viewer that points at nothing draws the picture without a selection`() throws {
    let samples = Self.samples
    try Judge.checkForm(of: samples.map { try SVGRenderer(light: .light, dark: .dark).render($0.drawing, states: $0.states) })
    for (name, drawing, states) in samples.enumerated().filter({ $0.offset % 4 == 0 }).map(\.element) {
      var rest = drawing
      (rest.selection, rest.tooltip, rest.dimming) = (Drawing.Sheet(), Drawing.Sheet(), [])
      let (with, without) = (
        try Judge.draw(SVGRenderer().render(drawing, states: states)), try Judge.draw(SVGRenderer().render(rest))
      )
      #expect(with == without, "\(name)")
    }
  }
}

extension Substring {
  /// How often a text stands in it.
  fileprivate func components(_ text: String) -> Int { split(separator: text, omittingEmptySubsequences: false).count - 1 }
}
