import Testing

@testable import BarlineDrawing

@Suite struct DumpTests {
  @Test func `a drawing is written a line an item, two spaces an open layer`() {
    var drawing = Drawing(size: ChartSize(width: 640, height: 360.5), title: "A \"b\"")
    drawing.dimming = [0.35]
    drawing.frame = Drawing.Sheet {
      $0.fill(.rect(ChartRect(x: 0, y: 0, width: 640, height: 360.5)), paint: .color(.ground))
    }
    drawing.marks = Drawing.Sheet { recorder in
      recorder.push(Layer(clip: .rect(ChartRect(x: 16, y: 16, width: 100, height: 50))))
      let id = Mark.ID(role: .bar, series: .name("s"), item: .index(3))
      recorder.push(Layer(mark: Mark(id: id, label: "2004", value: 1234.5678)))
      recorder.fill(.roundedRect(ChartRect(x: 1, y: 2, width: 3, height: 4), CornerRadii(2)), paint: .color(.series(1)))
      recorder.pop()
      recorder.stroke(
        .circle(center: ChartPoint(x: 5, y: 6), radius: 7.12345), stroke: Stroke(width: 2),
        paint: .color(ChartColor.text.opacity(0.12)))
    }
    #expect(
      drawing.dump == """
        drawing 640 360.5 "A \\"b\\""
        dimming 0.35
        sheet frame
        fill ground rect 0 0 640 360.5
        sheet marks
        push clip rect 16 16 100 50
          push mark bar "s" 3 "2004" 1234.568
            fill series(1) roundedRect 1 2 3 4 2 2 2 2
          pop
          stroke text/0.12 width 2 circle 5 6 7.123
        pop
        sheet selection
        sheet tooltip

        """)
  }

  @Test func `paths, strokes, gradients, texts and layers are written whole`() {
    var path = BezierPath()
    path.move(to: .zero)
    path.line(to: ChartPoint(x: 1, y: -0.0001))
    path.cubic(to: ChartPoint(x: 5, y: 6), control1: ChartPoint(x: 1, y: 2), control2: ChartPoint(x: 3, y: 4))
    path.close()
    let sheet = Drawing.Sheet { recorder in
      recorder.fill(.path(path), rule: .evenOdd, paint: .color(ChartColor(hex: 0x0A64FF, alpha: 0.5)))
      recorder.stroke(
        .sector(Sector(center: .zero, innerRadius: 1, outerRadius: 2, startAngle: 0, endAngle: .pi)),
        stroke: Stroke(width: 1, cap: .round, join: .bevel, miterLimit: 4, dash: [2, 1], dashPhase: 0.5),
        paint: .linear(
          [ColorStop(offset: 0, color: .accent), ColorStop(offset: 1, color: .mix(.text, .onMark(.other), 0.25))], from: .zero,
          to: ChartPoint(x: 0, y: 9)))
      recorder.fill(
        .rect(.zero), paint: .radial([ColorStop(offset: 0.5, color: .grid)], center: ChartPoint(x: 1, y: 2), radius: 3))
      recorder.draw(TextRun("a\n\u{1}", style: TextStyle(size: 12), baseline: ChartPoint(x: 1, y: 2), width: 20))
      recorder.draw(
        TextRun(
          "é\\", style: TextStyle(size: 9, weight: .semibold, color: .secondary, tabularDigits: true),
          baseline: ChartPoint(x: 1, y: 2), anchor: .end, rotation: -0.5, width: 20))
      recorder.push(
        Layer(
          transform: .translation(x: 5, y: 0), clip: .circle(center: .zero, radius: 1), clipRule: .evenOdd, opacity: 0.5,
          mark: Mark(id: Mark.ID(role: .line, item: .name("x")), label: "x")))
    }
    #expect(
      sheet.dump == """
        fill #0A64FF/0.5 evenOdd path M 0 0 L 1 0 C 1 2 3 4 5 6 Z
        stroke linear(0 accent,1 mix(text onMark(other) 0.25), 0 0 0 9) width 1 cap round join bevel limit 4 dash 2 1 phase 0.5 \
        sector 0 0 1 2 0 3.142
        fill radial(0.5 grid, 1 2 3) rect 0 0 0 0
        text text 1 2 size 12 width 20 "a\\n\\u{1}"
        text secondary 1 2 size 9 semibold tabular end turn -0.5 width 20 "é\\\\"
        push transform 1 0 0 1 5 0 clip evenOdd circle 0 0 1 opacity 0.5 mark line 0 "x" "x"
        pop

        """)
  }

  @Test func `a name's later occurrences are numbered`() {
    let sheet = Drawing.Sheet {
      $0.push(Layer(mark: Mark(id: Mark.ID(role: .bar, item: .name("a", occurrence: 2)), label: "a")))
    }
    #expect(sheet.dump == "push mark bar 0 \"a\"+2 \"a\"\npop\n")
  }

  @Test func `a painter's pops too many do not hurt the dump`() {
    var dumper = Dumper()
    dumper.pop()
    dumper.push(Layer())
    #expect(dumper.dump == "pop\npush\n")
  }
}
