import BarlineDrawing
import BarlineSVG
import Testing

@Suite struct SVGTextTests {
  private func written(
    _ string: String, size: Double = 12, weight: TextWeight = .regular, tabularDigits: Bool = false, anchor: TextAnchor = .start,
    rotation: Double = 0
  ) -> String {
    let style = TextStyle(size: size, weight: weight, color: ChartColor(hex: 0), tabularDigits: tabularDigits)
    let run = TextRun(string, style: style, baseline: ChartPoint(x: 5, y: 9.5), anchor: anchor, rotation: rotation, width: 0)
    return lines { $0.draw(run) }.joined()
  }

  private let head = #"<text x="5" y="9.5" font-size="12""#

  @Test func `A text has its place, size and colour, and what is not a matter of course`() {
    #expect(written("a") == head + ##" fill="#000000">a</text>"##)
    #expect(written("a", anchor: .middle) == head + ##" fill="#000000" text-anchor="middle">a</text>"##)
    #expect(written("a", anchor: .end) == head + ##" fill="#000000" text-anchor="end">a</text>"##)
    #expect(
      written("1", weight: .semibold, tabularDigits: true) == head
        + ##" font-weight="600" style="font-variant-numeric:tabular-nums" fill="#000000">1</text>"##)
    #expect(written("a", rotation: -.pi / 4) == head + ##" fill="#000000" transform="rotate(-45 5 9.5)">a</text>"##)
    #expect(written("a", rotation: 1e-6) == written("a"))
  }

  @Test func `Blanks are kept where a viewer would leave them out`() {
    for string in [" a", "a ", "a  b", " ", "\ta", "a\n", "a \tb"] {
      #expect(written(string).contains(#" xml:space="preserve">"#), "\(string)")
    }
    for string in ["a", "a b", "a\tb", "a\u{A0}\u{A0}b"] { #expect(!written(string).contains("xml:space"), "\(string)") }
  }

  @Test(arguments: [
    ("שלום", true), ("שלום!", true), ("مبيعات 2004", true), ("2004 مبيعات", true), ("(א)", true), ("\u{200F}a", true),
    ("﷼", true),
    ("🙂 א", true), ("٣", false), ("abc", false), ("Tel Aviv תל אביב", false), ("12 % von 3", false), ("", false), ("図表", false),
    ("é א", false),
    ("🙂", false), ("Я א", false), ("−4", false), ("→ α", false),
  ])
  func `A text reads from right to left where its first letter does`(string: String, expected: Bool) {
    #expect(written(string).contains(#" direction="rtl""#) == expected)
  }

  @Test func `Start is the left end in every script`() {
    #expect(written("א").contains(#" text-anchor="end" direction="rtl""#))
    #expect(written("א", anchor: .middle).contains(#" text-anchor="middle" direction="rtl""#))
    #expect(!written("א", anchor: .end).contains("text-anchor"))
  }

  @Test(
    .enabled(if: Judge.isThere, "xmllint or rsvg-convert is not installed"), arguments: ["Abc", "אבג", "مبيع", "אב 12", "אבג!"])
  func `A text lies right of its start, left of its end and around its middle`(string: String) throws {
    var columns: [TextAnchor: ClosedRange<Int>] = [:]
    for anchor in [TextAnchor.start, .middle, .end] {
      let drawing = picture { painter in
        painter.draw(
          TextRun(string, style: TextStyle(size: 16), baseline: ChartPoint(x: 50, y: 30), anchor: anchor, width: 0))
      }
      columns[anchor] = try Judge.draw(try SVGRenderer().render(drawing)).inked()
    }
    let (start, middle, end) = (try #require(columns[.start]), try #require(columns[.middle]), try #require(columns[.end]))
    // Letters may reach a pixel or two beyond their advance.
    #expect(start.lowerBound >= 48 && start.lowerBound < 56 && start.upperBound > 60)
    #expect(end.upperBound <= 52 && end.upperBound > 44 && end.lowerBound < 40)
    #expect(abs(middle.lowerBound + middle.upperBound - 100) <= 6)
  }
}
