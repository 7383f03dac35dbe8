import BarlineDrawing
import BarlineSVG
import Testing

@Suite struct SVGInkTests {
  private let square = rect(0, 0, 1, 1)
  private let place = #"x="0" y="0" width="1" height="1""#
  private let both = SVGRenderer(light: .light, dark: .dark, idPrefix: "x")

  private func stops(_ colors: ChartColor...) -> [ColorStop] {
    colors.enumerated().map { ColorStop(offset: Double($0) / Double(max(1, colors.count - 1)), color: $1) }
  }

  private func across(_ colors: ChartColor...) -> Paint {
    .linear(
      colors.enumerated().map { ColorStop(offset: Double($0), color: $1) }, from: ChartPoint(x: 0, y: 5),
      to: ChartPoint(x: 9, y: 5))
  }

  @Test func `A colour is six digits, and an opacity where there is less than all`() {
    let colors: [(ChartColor, String)] = [
      (ChartColor(hex: 0x0A0B0C), ##"fill="#0a0b0c""##), (.accent.opacity(0.5), ##"fill="#6472ea" fill-opacity="0.5""##),
      (.clear, #"fill="none""#), (.grid, ##"fill="#1b1e24" fill-opacity="0.12""##),
      (.mix(ChartColor(hex: 0), ChartColor(hex: 0xFFFFFF), 0.2), ##"fill="#333333""##),
      (.onMark(ChartColor(hex: 0)), ##"fill="#ffffff""##), (.onMark(ChartColor(hex: 0xFFFFFF)), ##"fill="#000000""##),
    ]
    for (color, attributes) in colors {
      #expect(lines { $0.fill(square, paint: .color(color)) } == ["<rect \(place) \(attributes)/>"])
    }
    #expect(
      lines { $0.stroke(.path(line((0, 0), (1, 2))), stroke: .hairline, paint: .color(.accent.opacity(0.25))) } == [
        ##"<path d="M0,0L1,2" fill="none" stroke="#6472ea" stroke-opacity="0.25"/>"##
      ])
  }

  @Test func `Paints that take turns keep their own colours, more of them than a short table holds`() {
    let colors = (0..<40).map { UInt32($0 * 0x010203) }
    let written = lines { painter in
      for turn in 0..<3 {
        for hex in turn == 1 ? colors.reversed() : colors { painter.fill(square, paint: .color(ChartColor(hex: hex))) }
      }
    }
    let digits = (colors + colors.reversed() + colors).map { hex -> String in
      let text = String(hex, radix: 16)
      return String(repeating: "0", count: 6 - text.count) + text
    }
    #expect(written == digits.map { "<rect \(place) fill=\"#\($0)\"/>" })
  }

  @Test func `A gradient is in the drawing's own coordinates, and gradients that look the same are one`() {
    let written = lines { painter in
      painter.fill(square, paint: across(.accent, .accent.opacity(0)))
      // The light theme's first series has the accent's colour.
      painter.fill(square, paint: across(.series(0), .series(0).opacity(0)))
      painter.stroke(square, stroke: .hairline, paint: across(.accent, ChartColor(hex: 0)))
      painter.fill(square, paint: .radial(stops(.accent, ChartColor(hex: 0)), center: ChartPoint(x: 1, y: 2), radius: -3))
    }
    #expect(
      written == [
        "<defs>",
        ##"<linearGradient id="x-g1" gradientUnits="userSpaceOnUse" x1="0" y1="5" x2="9" y2="5"><stop offset="0" stop-color="#6472ea"/><stop offset="1" stop-color="#6472ea" stop-opacity="0"/></linearGradient>"##,
        ##"<linearGradient id="x-g2" gradientUnits="userSpaceOnUse" x1="0" y1="5" x2="9" y2="5"><stop offset="0" stop-color="#6472ea"/><stop offset="1" stop-color="#000000"/></linearGradient>"##,
        ##"<radialGradient id="x-g3" gradientUnits="userSpaceOnUse" cx="1" cy="2" r="0"><stop offset="0" stop-color="#6472ea"/><stop offset="1" stop-color="#000000"/></radialGradient>"##,
        "</defs>",
        "<rect \(place) fill=\"url(#x-g1)\"/>", "<rect \(place) fill=\"url(#x-g1)\"/>",
        "<rect \(place) fill=\"none\" stroke=\"url(#x-g2)\"/>", "<rect \(place) fill=\"url(#x-g3)\"/>",
      ])
  }

  @Test func `A gradient of one stop is its colour, one of none is nothing; stops go forward within 0 and 1`() {
    #expect(lines { $0.fill(square, paint: across(.accent)) } == ["<rect \(place) fill=\"#6472ea\"/>"])
    #expect(lines { $0.fill(square, paint: across()) } == ["<rect \(place) fill=\"none\"/>"])
    let offsets = [-1, 0.5, 0.25, 7].map { ColorStop(offset: $0, color: ChartColor(hex: 0)) }
    let written = lines { $0.fill(square, paint: .radial(offsets, center: .zero, radius: 1)) }
    let found = written[1].split(separator: "offset=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(found == ["0", "0.5", "0.5", "1"])
  }

  // Fault 154: colours that do not follow a switch of the reader's theme.
  @Test func `With two themes attributes are light, and a class makes dark what differs`() {
    let written = lines(both) { painter in
      painter.fill(square, paint: .color(.ground))
      painter.fill(square, paint: .color(.other))
      painter.fill(square, paint: .color(ChartColor(hex: 0x123456)))
      painter.stroke(square, stroke: .hairline, paint: .color(.grid))
      painter.fill(square, paint: across(.accent, .ground))
      painter.draw(TextRun("t", style: TextStyle(size: 9, color: .ground), baseline: .zero, width: 0))
    }
    #expect(
      written == [
        "<style>", "@media screen and (prefers-color-scheme:dark){", ".x-k1{fill:#121417}",
        ".x-k2{stroke:#e9ebef;stroke-opacity:0.12}",
        ".x-k3{stop-color:#7175e3}", ".x-k4{stop-color:#121417}", "}", "</style>", "<defs>",
        ##"<linearGradient id="x-g1" gradientUnits="userSpaceOnUse" x1="0" y1="5" x2="9" y2="5"><stop offset="0" class="x-k3" stop-color="#6472ea"/><stop offset="1" class="x-k4" stop-color="#ffffff"/></linearGradient>"##,
        "</defs>",
        "<rect \(place) class=\"x-k1\" fill=\"#ffffff\"/>",
        "<rect \(place) fill=\"#8a909c\"/>",
        "<rect \(place) fill=\"#123456\"/>",
        "<rect \(place) fill=\"none\" class=\"x-k2\" stroke=\"#1b1e24\" stroke-opacity=\"0.12\"/>",
        "<rect \(place) fill=\"url(#x-g1)\"/>",
        ##"<text x="0" y="0" font-size="9" class="x-k1" fill="#ffffff">t</text>"##,
      ])
  }

  @Test func `A dark theme equal to the light one needs no style; one that fades a colour says so`() {
    #expect(
      lines(SVGRenderer(light: .light, dark: .light)) { $0.fill(square, paint: .color(.ground)) } == [
        "<rect \(place) fill=\"#ffffff\"/>"
      ])
    var pale = Theme.light
    pale.accent = Theme.light.accent.faded(0.5)
    #expect(
      lines(SVGRenderer(light: .light, dark: pale, idPrefix: "x")) { $0.fill(square, paint: .color(.accent)) }.contains(
        ".x-k1{fill:#6472ea;fill-opacity:0.5}"))
    #expect(
      lines(SVGRenderer(light: pale, dark: .light, idPrefix: "x")) { $0.fill(square, paint: .color(.accent)) }.contains(
        ".x-k1{fill:#6472ea;fill-opacity:1}"))
  }

  @Test func `A renderer of the dark theme writes dark attributes and no style`() {
    #expect(
      lines(SVGRenderer(theme: .dark)) { $0.fill(square, paint: .color(.ground)) } == ["<rect \(place) fill=\"#121417\"/>"])
  }

  @Test func `A prefix is made a name that XML and CSS take`() {
    let prefixes = [
      ("sales", "sales"), ("a-1_B", "a-1_B"), ("1a", "_1a"), ("-a", "_-a"), ("", "_"), ("a.b", "a_2eb"), ("\"><", "_22_3e_3c"),
      ("é", "_c3_a9"),
    ]
    for (given, expected) in prefixes {
      let written = lines(SVGRenderer(idPrefix: given)) { $0.fill(square, paint: across(.accent, .ground)) }
      #expect(written.last == "<rect \(place) fill=\"url(#\(expected)-g1)\"/>")
    }
  }

  /// The prefix that a document has made for itself.
  private func prefix(_ color: UInt32, x: Double = 0, _ renderer: SVGRenderer = SVGRenderer()) -> Substring? {
    let written = lines(renderer) { $0.fill(rect(x, 0, 1, 1), paint: across(ChartColor(hex: color), .ground)) }
    return written.last?.split(separator: "url(#").last?.split(separator: "-").first
  }

  // Fault 112: two pictures on one page share ids, and the second takes the first's colours.
  @Test func `Documents that differ have prefixes that differ, equal ones the same`() throws {
    let first = try #require(prefix(1))
    #expect(first.count == 7)
    #expect(first.first == "b")
    #expect(first.dropFirst().allSatisfy { ("a"..."z").contains($0) || ("2"..."7").contains($0) })
    #expect(prefix(1) == first)
    #expect(prefix(1, SVGRenderer(theme: .dark)) != first)
    let colors = (0..<2000).map { prefix(UInt32($0)) }
    let places = (1..<2000).map { prefix(1, x: Double($0) / 8) }
    #expect(Set(colors + places).count == 3999)
  }
}
