import Testing

@testable import BarlineDrawing

/// Every character one unit wide.
private let counting = TextMeasurer { string, _ in TextMetrics(width: Double(string.count), ascent: 1, descent: 0, capHeight: 1) }
private let style = TextStyle(size: 12)

@Suite("Cutting a line with an ellipsis")
struct TextElisionTests {
  static let hard = [
    "", " ", "a", "🚲", "🚲🚲🚲🚲🚲", "𩸽𩸽𩸽𩸽", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "e\u{301}e\u{301}e\u{301}", "🇩🇪🇩🇪🇫🇷", "1️⃣2️⃣", "👍🏽👍🏽", "Fossil Fuels", "a b c d e f g",
    "数据中心数据中心", "السعودية", "हिन्दी", "\r\n\r\n", "   spaces   inside   ", "…", "\u{0}\u{7}",
  ]

  @Test("it fits, is cut between characters, and never shows less when wider", arguments: hard)
  func everyWidth(string: String) throws {
    let characters = Array(string)
    var shown = -1
    for quarter in 0...400 {
      let width = Double(quarter) / 4
      guard let line = elided(string, to: width, style: style, measurer: .table) else {
        #expect(shown == -1, "a wider line is there when a narrower one was")
        #expect(TextMeasurer.table.width(of: "…", style: style) > width)
        continue
      }
      #expect(TextMeasurer.table.width(of: line, style: style) <= width)
      if line == string {
        shown = max(shown, characters.count)
        continue
      }
      #expect(TextMeasurer.table.width(of: string, style: style) > width, "a line that fits is left alone")
      let kept = Array(line.dropLast())
      #expect(line.last == "…" && kept == Array(characters.prefix(kept.count)))
      #expect(kept.last?.isWhitespace != true)
      #expect(kept.count >= shown)
      #expect(line.unicodeScalars.allSatisfy { $0 != "\u{FFFD}" })
      shown = kept.count
      // A line that was cut and is cut again stays as it is: layout comes to rest.
      #expect(elided(line, to: width, style: style, measurer: .table) == line)
    }
  }

  @Test("as much is shown as fits")
  func exact() {
    let cases: [(Double, String?)] = [
      (-1, nil), (0, nil), (0.9, nil), (1, "…"), (2, "a…"), (3, "ab…"), (4, "ab…"), (5, "ab c…"), (6, "ab cd…"), (7, "ab cd e"),
    ]
    for (width, right) in cases { #expect(elided("ab cd e", to: width, style: style, measurer: counting) == right) }
    #expect(elided("abc", to: 3, style: style, measurer: counting) == "abc")
    #expect(elided("abc", to: 2.99, style: style, measurer: counting) == "a…")
    #expect(elided("", to: 0, style: style, measurer: counting) == "")
  }

  @Test("a width that is no number shows nothing, an infinite one everything")
  func odd() {
    #expect(elided("abc", to: .nan, style: style, measurer: counting) == nil)
    #expect(elided("abc", to: -.infinity, style: style, measurer: counting) == nil)
    #expect(elided("abc", to: .infinity, style: style, measurer: counting) == "abc")
  }

  @Test(
    "a megabyte is never measured whole, nor a character that is as long",
    arguments: ["x", "é", "数", "🚲", "e\u{301}\u{301}", "\u{301}"])
  func megabyte(unit: String) throws {
    let string = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
    let log = Measurements()
    let measurer = TextMeasurer { string, style in
      log.add(string)
      return TextMeasurer.table.metrics(of: string, style: style)
    }
    let line = try #require(elided(string, to: 100, style: style, measurer: measurer))
    #expect(TextMeasurer.table.width(of: line, style: style) <= 100)
    #expect(log.longest <= 4096 + "…".utf8.count)
    #expect(log.count <= 14)
    #expect(try #require(elided(string, to: .infinity, style: style, measurer: measurer)).utf8.count <= 4096 + "…".utf8.count)
    #expect(wrapped(string, to: 100, lines: 2, style: style, measurer: measurer) == nil)
  }

  @Test("a limit inside a character gives the whole characters before it")
  func limit() {
    // 4095 bytes, then one of three bytes.
    let string = String(repeating: "x", count: 4095) + "数" + "y"
    #expect(elided(string, to: .infinity, style: style, measurer: counting) == String(repeating: "x", count: 4094) + "…")
    #expect(elided(String(repeating: "x", count: 4096), to: .infinity, style: style, measurer: counting)?.count == 4096)
  }
}

/// How often, and how long a string, a measurer was asked.
private final class Measurements: @unchecked Sendable {
  private(set) var count = 0
  private(set) var longest = 0

  func add(_ string: String) {
    count += 1
    longest = max(longest, string.utf8.count)
  }
}
