import BarlineDrawing
import BarlineSVG
import Testing

@Suite struct SVGShapeTests {
  private func filled(_ figure: Figure, rule: FillRule = .nonZero) -> [String] {
    lines { $0.fill(figure, rule: rule, paint: black) }.map { $0.replacing(##" fill="#000000"/>"##, with: "") }
  }

  private func stroked(_ figure: Figure, _ stroke: Stroke = .hairline) -> [String] {
    lines { $0.stroke(figure, stroke: stroke, paint: black) }.map {
      $0.replacing(##" fill="none" stroke="#000000""##, with: "").replacing("/>", with: "")
    }
  }

  private func sector(_ inner: Double, _ outer: Double, _ from: Double, _ to: Double) -> Figure {
    .sector(Sector(center: ChartPoint(x: 50, y: 50), innerRadius: inner, outerRadius: outer, startAngle: from, endAngle: to))
  }

  private func rounded(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Figure {
    .roundedRect(
      ChartRect(x: 10, y: 20, width: 30, height: 40), CornerRadii(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d))
  }

  @Test func `Rectangles and circles stay what they are`() {
    #expect(filled(rect(1, 2.5, 3, 4)) == [#"<rect x="1" y="2.5" width="3" height="4""#])
    #expect(filled(rounded(4, 4, 4, 4)) == [#"<rect x="10" y="20" width="30" height="40" rx="4""#])
    #expect(filled(rounded(0, 0, 0, 0)) == [#"<rect x="10" y="20" width="30" height="40""#])
    #expect(filled(rounded(-3, -3, -3, -3)) == [#"<rect x="10" y="20" width="30" height="40""#])
    #expect(filled(.circle(center: ChartPoint(x: 1, y: 2), radius: 3)) == [#"<circle cx="1" cy="2" r="3""#])
  }

  @Test func `Radii that do not fit are made smaller together`() {
    // 60 on a side of 30: halved.
    #expect(filled(rounded(30, 30, 30, 30)) == [#"<rect x="10" y="20" width="30" height="40" rx="15""#])
    // 20 and 40 on a side of 30, and on one of 40: the narrower counts, all are halved.
    #expect(filled(rounded(20, 40, 0, 0)) == ["<path d=\"M20,20A20,20 0 0 1 40,40V60H10V30A10,10 0 0 1 20,20Z\""])
  }

  @Test func `Unequal corners are a path of lines and arcs`() {
    #expect(filled(rounded(3, 3, 0, 0)) == ["<path d=\"M13,20H37A3,3 0 0 1 40,23V60H10V23A3,3 0 0 1 13,20Z\""])
    #expect(filled(rounded(0, 0, 5, 0)) == ["<path d=\"M10,20H40V55A5,5 0 0 1 35,60H10Z\""])
    #expect(filled(rounded(0, 0, 0, 5)) == ["<path d=\"M10,20H40V60H15A5,5 0 0 1 10,55Z\""])
  }

  @Test func `The outline of a rectangle without width or height is the line that it is`() {
    #expect(stroked(rect(1, 2, 0, 5)) == ["<path d=\"M1,2V7Z\""])
    #expect(stroked(rect(1, 2, 5, 0)) == ["<path d=\"M1,2H6H1Z\""])
  }

  @Test func `A slice is a line, an arc and a line; a slice of a ring has two arcs`() {
    #expect(filled(sector(0, 20, 0, .pi / 2)) == ["<path d=\"M50,30A20,20 0 0 1 70,50H50Z\""])
    #expect(filled(sector(10, 20, 0, .pi / 2)) == ["<path d=\"M50,30A20,20 0 0 1 70,50H60A10,10 0 0 0 50,40Z\""])
    #expect(filled(sector(20, 10, .pi / 2, 0)) == filled(sector(10, 20, 0, .pi / 2)))
  }

  @Test func `No arc goes more than half round, so that rounded ends never meet`() {
    #expect(
      filled(sector(0, 20, 0, .pi * 1.5)) == ["<path d=\"M50,30A20,20 0 0 1 64.142,64.142A20,20 0 0 1 30,50H50Z\""])
    // Both ends of what is left open are written as (50, 30).
    #expect(filled(sector(0, 20, 0, 2 * .pi - 1e-6)) == ["<path d=\"M50,30A20,20 0 0 1 50,70A20,20 0 0 1 50,30L50,50Z\""])
  }

  @Test func `A full turn is a whole disc or ring, whose hole is one under either rule`() {
    let disc = "M50,30A20,20 0 0 1 50,70A20,20 0 0 1 50,30Z"
    #expect(filled(sector(0, 20, 1, 1 + 2 * .pi + 1e-9)) == ["<path d=\"\(disc)\""])
    #expect(
      filled(sector(10, 20, 0, 9)) == ["<path d=\"\(disc)M50,40A10,10 0 0 0 50,60A10,10 0 0 0 50,40Z\""])
  }

  @Test func `A path has its shortest commands, and knows where it is after it is closed`() {
    var path = line((10, 20), (30, 20), (30, 40.5), (10, 0))
    path.close()
    path.line(to: ChartPoint(x: 10, y: 5))
    path.cubic(to: ChartPoint(x: 5, y: 6), control1: ChartPoint(x: 1, y: 2), control2: ChartPoint(x: 3, y: 4))
    path.line(to: ChartPoint(x: 5, y: 9))
    #expect(filled(.path(path)) == ["<path d=\"M10,20H30V40.5L10,0ZV5C1,2 3,4 5,6V9\""])
    #expect(filled(.path(path), rule: .evenOdd) == ["<path d=\"M10,20H30V40.5L10,0ZV5C1,2 3,4 5,6V9\" fill-rule=\"evenodd\""])
  }

  @Test func `A path of 500 elements says where its points are, one of more is steps of hundredths`() {
    for (count, part) in [(500, "L1,2L0.123,0.988"), (501, "M1,2l-.88-1.01.88,1.01-.88-1.01")] {
      var path = BezierPath()
      path.move(to: ChartPoint(x: 1, y: 2))
      for place in 1..<count { path.line(to: place % 2 == 0 ? ChartPoint(x: 1, y: 2) : ChartPoint(x: 0.1234, y: 0.9876)) }
      #expect(filled(.path(path)).first?.contains(part) == true)
    }
  }

  /// By hand, in hundredths: 1000.5 → 100050, 1000 → 100000 and so on; each step is the difference of two such.
  @Test func `Steps have their shortest commands and numbers, and what stands between them tells them apart`() {
    var path = BezierPath()
    path.move(to: ChartPoint(x: 10, y: 20.5))
    path.line(to: ChartPoint(x: 10.25, y: 21))
    path.line(to: ChartPoint(x: 12.25, y: 20.004))
    path.line(to: ChartPoint(x: 13, y: 20.004))
    path.line(to: ChartPoint(x: 13, y: 19))
    path.line(to: ChartPoint(x: 13, y: 19))
    path.cubic(to: ChartPoint(x: 14, y: 19.1), control1: ChartPoint(x: 13.5, y: 19.05), control2: ChartPoint(x: 13.1, y: 18))
    path.close()
    path.close()
    path.line(to: ChartPoint(x: 9, y: 20))
    path.move(to: ChartPoint(x: -1, y: -0.001))
    path.line(to: ChartPoint(x: 1, y: 1))
    path.line(to: ChartPoint(x: 2, y: 2.5))
    path.line(to: ChartPoint(x: 2.5, y: 3.1))
    for _ in 0..<500 { path.close() }
    let text = filled(.path(path)).first ?? ""
    // A step that is less than a hundredth is none.
    #expect(
      text.hasPrefix("<path d=\"M10,20.5l.25.5,2-1h.75v-1h0c.5.05.1-1,1,.1zzl-1-.5M-1,0l2,1,1,1.5.5.6z"), "\(text.prefix(120))")
    #expect(text.hasSuffix("zz\""))
  }

  @Test func `What is lost of one step is not lost of the next ones`() throws {
    var path = BezierPath()
    for place in 0..<3000 { path.line(to: ChartPoint(x: Double(place) * 0.004, y: 0)) }
    // 2,999 · 0.004 = 11.996, which is 12 with two decimals; each single step is none or one hundredth.
    let text = filled(.path(path)).first ?? ""
    let steps = try #require(text.split(separator: "M0,0h").last).dropLast().split(separator: ",")
    let end = try steps.reduce(0.0) { sum, step in
      // Numbers with a point may follow each other: .01.01
      try step.split(separator: ".", omittingEmptySubsequences: true).reduce(sum) { try $0 + (#require(Double($1)) / 100) }
    }
    #expect(abs(end - 12) < 1e-9)
  }

  @Test func `Numbers are finite, without exponent and without minus zero, however large or small`() {
    #expect(
      filled(rect(-1e300, -1e-9, 1e308, 5e-4)) == [
        #"<rect x="-1000000000000000" y="0" width="1000000000000000" height="0.001""#
      ])
  }

  @Test func `A stroke says what is not a matter of course`() {
    let path = Figure.path(line((0, 0), (9, 9)))
    let d = "<path d=\"M0,0L9,9\""
    #expect(stroked(path) == [d])
    #expect(
      stroked(path, Stroke(width: 2.5, cap: .round, join: .round)) == [
        d + #" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round""#
      ])
    #expect(
      stroked(path, Stroke(width: 1, cap: .square, join: .bevel, miterLimit: 2)) == [
        d + #" stroke-linecap="square" stroke-linejoin="bevel""#
      ])
    // Less than 1 would be an error in SVG, and means what 1 means.
    #expect(stroked(path, Stroke(width: 1, miterLimit: 0)) == [d + #" stroke-miterlimit="1""#])
    #expect(stroked(path, Stroke(width: 1, miterLimit: 4)) == [d + #" stroke-miterlimit="4""#])
    #expect(
      stroked(path, Stroke(width: 1, dash: [4, 2.5], dashPhase: -1)) == [
        d + #" stroke-dasharray="4 2.5" stroke-dashoffset="-1""#
      ])
  }
}
