import BarlineDrawing
import BarlineSVG
import Foundation
import Testing

@Suite struct SVGEscapingTests {
  private static func document(_ string: String) -> [UInt8] {
    let drawing = picture { painter in
      painter.push(Layer(mark: Mark(id: Mark.ID(role: .custom, item: .index(0)), label: string)))
      painter.draw(TextRun(string, style: TextStyle(size: 10), baseline: .zero, width: 0))
      painter.pop()
    }
    return Array(SVGRenderer().string(drawing).utf8)
  }

  /// What is written between a text's tags.
  private func written(_ string: String) -> String {
    let document = String(decoding: Self.document(string), as: UTF8.self)
    let element = document.components(separatedBy: "\n").first { $0.hasPrefix("<text") } ?? ""
    return element.components(separatedBy: ">").dropFirst().first.map { $0.replacingOccurrences(of: "</text", with: "") } ?? ""
  }

  @Test(arguments: [
    ("</svg>", "&lt;/svg&gt;"), ("]]>", "]]&gt;"), ("&#x2605;", "&amp;#x2605;"), ("&amp;", "&amp;amp;"),
    ("x<y; p>q", "x&lt;y; p&gt;q"), ("<b>bold</b>", "&lt;b&gt;bold&lt;/b&gt;"), ("\"'", "&quot;&#39;"),
    ("a\tb\nc\rd", "a b c d"), ("a\r\nb", "a b"), ("\u{85}\u{2028}\u{2029}.", "   ."), ("a\0b\u{1F}", "a\u{FFFD}b\u{FFFD}"),
    ("\u{7F}\u{80}\u{9F}\u{A0}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}"), ("\u{FFFE}\u{FFFF}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{2027}\u{202A}\u{FFFC}\u{FEFF}", "\u{2027}\u{202A}\u{FFFC}\u{FEFF}"), ("👩🏽‍🚀é図", "👩🏽‍🚀é図"), ("שלום", "שלום"),
  ])
  func `A string is written so that it is read as it was given`(string: String, expected: String) {
    #expect(Array(written(string).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func `No character below U+0100 and none of the format's own makes a document that is not well-formed`() throws {
    let scalars = (0...0xFF).map { Unicode.Scalar(UInt8($0)) } + ["\u{2028}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}"]
    for scalar in scalars where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
      let out = written("a\(Character(scalar))b").unicodeScalars.dropFirst().first
      #expect(out == " " || out == "\u{FFFD}", "U+\(String(scalar.value, radix: 16)) gives \(String(describing: out))")
    }
    guard Judge.isThere else { return }
    try Judge.checkForm(of: scalars.map { Self.document("a\(Character($0))b") })
  }

  // Faults 68 and 69: what looks like markup is dropped; what looks like a reference is escaped twice.
  @Test(
    .enabled(if: Judge.isThere, "xmllint or rsvg-convert is not installed"),
    arguments: [
      "</text></svg>", "]]>", "&#x2605; &amp; &lt;", "x<y; p>q", "<b>bold</b> \"'", "\" onload=\"alert(1)", "﷼ \u{200F}א 👩🏽‍🚀",
    ])
  func `An XML parser reads back what was given, as text and as a label`(string: String) throws {
    let document = Self.document(string)
    #expect(try Judge.read(document, "//*[local-name()='text']") == string)
    #expect(try Judge.read(document, "//*[local-name()='text']/@aria-label") == string)
  }
}
