import BarlineDrawing
import BarlineSVG
import Testing

@Suite struct SVGLayerTests {
  private func mark(_ label: String, _ value: Double? = nil, role: Mark.Role = .bar) -> Layer {
    Layer(mark: Mark(id: Mark.ID(role: role, item: .name(label)), label: label, value: value))
  }

  private let dot = ##"<rect x="0" y="0" width="1" height="1" fill="#000000"/>"##

  private func dot(_ painter: inout Drawing.Recorder) { painter.fill(rect(0, 0, 1, 1), paint: black) }

  @Test func `A layer with a mark and one figure is that one element`() {
    let written = lines { painter in
      painter.push(mark("2004", 36205))
      dot(&painter)
      painter.pop()
      painter.push(mark("all of them", role: .summary))
      dot(&painter)
      painter.pop()
    }
    #expect(
      written == [
        ##"<rect role="graphics-symbol img" aria-label="2004: 36205" x="0" y="0" width="1" height="1" fill="#000000"/>"##,
        ##"<rect role="graphics-symbol img" aria-label="all of them" x="0" y="0" width="1" height="1" fill="#000000"/>"##,
      ])
  }

  @Test func `A mark of several figures is a group, wherever its layers without effect end`() {
    let group = [#"<g role="graphics-symbol img" aria-label="a">"#, dot, dot, "</g>", dot]
    #expect(
      lines { painter in
        painter.push(mark("a"))
        dot(&painter)
        dot(&painter)
        painter.pop()
        dot(&painter)
      } == group)
    #expect(
      lines { painter in
        painter.push(Layer())
        painter.push(mark("a"))
        painter.push(Layer(transform: .identity))
        dot(&painter)
        painter.pop()
        painter.push(Layer())
        dot(&painter)
        painter.pop()
        painter.pop()
        painter.pop()
        dot(&painter)
      } == group)
  }

  @Test func `A mark that holds marks is an object, so that its symbols are read`() {
    let inner = ##"<rect role="graphics-symbol img" aria-label="p" x="0" y="0" width="1" height="1" fill="#000000"/>"##
    let expected = [#"<g role="graphics-object group" aria-label="l">"#, dot, inner, inner, "</g>"]
    #expect(
      lines { painter in
        painter.push(mark("l", role: .line))
        dot(&painter)
        for _ in 0..<2 {
          painter.push(mark("p", role: .point))
          dot(&painter)
          painter.pop()
        }
        painter.pop()
      } == expected)
  }

  @Test func `A mark in a mark in a mark: two objects and a symbol`() {
    #expect(
      lines { painter in
        painter.push(mark("a"))
        painter.push(Layer(opacity: 0.5))
        painter.push(mark("b"))
        painter.push(mark("c"))
        painter.pop()
        painter.pop()
        painter.pop()
        painter.pop()
      } == [
        #"<g role="graphics-object group" aria-label="a">"#, #"<g opacity="0.5">"#,
        #"<g role="graphics-object group" aria-label="b">"#, #"<g role="graphics-symbol img" aria-label="c"/>"#, "</g>", "</g>",
        "</g>",
      ])
  }

  @Test func `Layers that change nothing or hold nothing are not written; a mark without a figure is`() {
    #expect(
      lines { painter in
        painter.push(Layer(transform: .identity, opacity: 1))
        dot(&painter)
        painter.pop()
        painter.push(Layer(clip: rect(0, 0, 1, 1), opacity: 0.5))
        painter.fill(.path(BezierPath()), paint: black)
        painter.pop()
        painter.push(mark("missing"))
        painter.pop()
        painter.push(mark(""))
        painter.pop()
      }.filter { !$0.contains("clipPath") && !$0.contains("defs") } == [
        dot, #"<g role="graphics-symbol img" aria-label="missing"/>"#, #"<g role="graphics-symbol img"/>"#,
      ])
  }

  @Test func `Place, clip and opacity stand on the one element, or on the group`() {
    let layer = Layer(transform: .translation(x: 2, y: -0.5), clip: rect(0, 0, 5, 5), clipRule: .evenOdd, opacity: 0.25)
    let attributes = #"transform="translate(2,-0.5)" clip-path="url(#x-c1)" opacity="0.25""#
    let defs = [
      "<defs>", #"<clipPath id="x-c1"><rect x="0" y="0" width="5" height="5" clip-rule="evenodd"/></clipPath>"#, "</defs>",
    ]
    #expect(
      lines { painter in
        painter.push(layer)
        dot(&painter)
        painter.pop()
        painter.push(layer)
        dot(&painter)
        dot(&painter)
        painter.pop()
      } == defs + [
        "<rect \(attributes) " + dot.dropFirst(6), "<g \(attributes)>", dot, dot, "</g>",
      ])
  }

  @Test func `A turned text in a layer that moves or cuts is inside a group, since an element has one place`() {
    func text(_ painter: inout Drawing.Recorder) {
      painter.draw(TextRun("t", style: TextStyle(size: 9), baseline: ChartPoint(x: 1, y: 2), rotation: -.pi / 2, width: 5))
    }
    let turned = ##"<text x="1" y="2" font-size="9" fill="#1b1e24" transform="rotate(-90 1 2)">t</text>"##
    #expect(
      lines { painter in
        painter.push(Layer(transform: Affine(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 1)))
        text(&painter)
        painter.pop()
        painter.push(Layer(opacity: 0.5))
        text(&painter)
        painter.pop()
      } == [#"<g transform="matrix(2,0,0,2,1,1)">"#, turned, "</g>", #"<text opacity="0.5" "# + turned.dropFirst(6)])
  }

  @Test(
    arguments: [
      (36205, "36205"), (0, "0"), (-0.0, "0"), (-4, "−4"), (0.1, "0.1"), (0.1 + 0.2, "0.3"), (25.28, "25.28"),
      (1e21, "1000000000000000000000"), (1.5e-9, "0.0000000015"), (-123456.789, "−123456.789"), (1e9, "1000000000"),
      (1234567890.125, "1234567890.125"), (0.000001, "0.000001"), (1e-7, "0.0000001"), (9007199254740992, "9007199254740992"),
      (1e15, "1000000000000000"), (1.2345e16, "12345000000000000"), (0.123456789, "0.123456789"), (100.5, "100.5"),
    ] as [(Double, String)])
  func `A value is told with up to 15 digits, no exponent and a real minus`(value: Double, expected: String) {
    #expect(
      lines { painter in
        painter.push(mark("v", value))
        painter.pop()
      } == [#"<g role="graphics-symbol img" aria-label="v: \#(expected)"/>"#])
  }

  @Test func `The greatest and the least number are told in full and read back as themselves`() throws {
    for value in [Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e23, 123456789012.346] {
      let written = lines { painter in
        painter.push(mark("", value))
        painter.pop()
      }
      let digits = try #require(written.first?.split(separator: "\"").dropFirst(3).first)
      #expect(Double(digits) == value)
      #expect(!digits.contains("e"))
    }
  }

  @Test func `Pushes and pops that do not match leave a document that is well-formed`() throws {
    guard Judge.isThere else { return }
    let layers = [Layer(), Layer(opacity: 0.5), mark("m"), Layer(clip: rect(0, 0, 1, 1))]
    var documents: [[UInt8]] = []
    // Every way to nest two layers with a figure, or none, before, in and after each.
    for (first, second) in layers.flatMap({ a in layers.map { (a, $0) } }) {
      for figures in 0..<32 {
        let drawing = picture { painter in
          if figures & 1 > 0 { dot(&painter) }
          painter.push(first)
          if figures & 2 > 0 { dot(&painter) }
          painter.push(second)
          if figures & 4 > 0 { dot(&painter) }
          painter.pop()
          if figures & 8 > 0 { dot(&painter) }
          if figures & 16 > 0 { painter.pop() }
          painter.pop()
        }
        documents.append(try SVGRenderer().render(drawing))
      }
    }
    try Judge.checkForm(of: documents)
  }
}
