import Testing

@testable import BarlineDrawing

/// Thousandths of an em.
private func width(_ string: String, _ weight: TextWeight = .regular, tabular: Bool = false) -> Double {
  TextMeasurer.table.width(of: string, style: TextStyle(size: 1000, weight: weight, tabularDigits: tabular)).rounded()
}

@Suite("The table of widths")
struct TextTableTests {
  @Test("a tabular digit is as wide as the widest digit of any family")
  func tabular() {
    // Inter's tnum 0.648, DejaVu Sans 0.636; DejaVu Sans Bold 0.696.
    for digit in "0123456789" {
      #expect(width(String(digit), tabular: true) == 648)
      #expect(width(String(digit), .semibold, tabular: true) == 696)
    }
    #expect(width("2004", tabular: true) == 4 * 648)
  }

  @Test(
    "marks, joiners and direction marks take no room",
    arguments: ["\u{301}", "\u{200D}", "\u{200E}", "\u{FE0F}", "\u{5B0}", "\u{E0067}"])
  func zero(mark: String) {
    #expect(width(mark) == 0)
    #expect(width("x" + mark) == width("x"))
  }

  @Test(
    "an emoji is one glyph, whatever it is made of",
    arguments: ["🚲", "👍🏽", "🇩🇪", "👩‍👩‍👧‍👦", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩‍❤️‍👩", "🏳️‍🌈", "👩🏽‍⚕️", "🏃‍♀️‍➡️"])
  func emoji(string: String) {
    #expect(width(string) == 1370)
    #expect(width(string + string) == 2 * 1370)
  }

  @Test("a letter is as wide as in the widest family")
  func widest() {
    // From the fonts' own tables: Inter 0.625, DejaVu Sans 1303/2048, Noto Sans 0.572, Liberation Sans 0.556; rounded up.
    #expect(width("0") == 637)
    #expect(width("1") == 637)
    // DejaVu Sans 2025/2048 and DejaVu Sans Bold 2259/2048.
    #expect(width("W") == 989)
    #expect(width("W", .semibold) == 1104)
    // DejaVu Sans 1716/2048.
    #expect(width("−") == 838)
    #expect(width("WW") == 2 * 989)
  }

  @Test(
    "Han, kana, hangul and full-width forms take an em, half-width forms half",
    arguments: ["数", "か", "カ", "한", "、", "Ａ", "𩸽", "\u{1112}\u{1161}\u{11AB}"])
  func wide(string: String) {
    #expect(width(string) == 1000)
    #expect(width(string, .semibold) == 1000)
    #expect(width("ﾊ") == 500)
  }

  @Test("what is unknown takes an em", arguments: ["\u{E000}", "\u{10FFFF}", "\u{0378}", "\u{1}", "\u{7F}"])
  func unknown(string: String) { #expect(width(string) == 1000) }

  @Test("tabs and line ends count as a space", arguments: ["\t", "\n", "\r", "\u{2028}"])
  func lineEnds(string: String) { #expect(width(string) == width(" ")) }

  @Test("half a flag, a lone skin tone and an odd run of halves are whole emoji")
  func loneParts() {
    #expect(width("\u{1F1E9}") == 1370)
    #expect(width("\u{1F1E9}\u{1F1EA}\u{1F1E9}") == 2 * 1370)
    #expect(width("\u{1F3FD}") == 1370)
    #expect(width("a\u{200D}🚲") == width("a") + 1370, "a joiner behind a letter joins no picture")
    #expect(width("🚲a") == 1370 + width("a"))
    #expect(width("1\u{20E3}") == 1370)
  }

  @Test(
    "ASCII alone and ASCII among other characters are measured alike", arguments: [TextWeight.regular, .semibold], [false, true])
  func paths(weight: TextWeight, tabular: Bool) {
    for byte in UInt8(0)..<128 {
      let string = String(UnicodeScalar(byte))
      #expect(width(string, weight, tabular: tabular) > 0)
      #expect(width(string + "\u{301}", weight, tabular: tabular) == width(string, weight, tabular: tabular))
      #expect(width("数" + string, weight, tabular: tabular) == 1000 + width(string, weight, tabular: tabular))
    }
  }

  @Test("no character is narrower than nothing or wider than what an entry can hold, and the widest are what they should be")
  func everyScalar() {
    func thousandths(_ value: UInt32) -> Int64 {
      var scan = WidthScan(entries: WidthTable.semibold.utf8Start, semibold: true, digit: nil)
      scan.add(value)
      return scan.total
    }
    // Each character up to the ideographs beyond the basic plane, then some.
    let values = Array(UInt32(0)..<0x20000) + stride(from: UInt32(0x20000), through: 0x10FFFF, by: 0xFD)
    let faults = values.filter { !(0...4505 ~= thousandths($0)) }
    #expect(faults.isEmpty)
    // Dashes of two and of three ems.
    #expect(1700...2000 ~= width("\u{2E3A}"))
    #expect(2500...3000 ~= width("\u{2E3B}"))
  }

  @Test("widths grow with the size, and a size that is no length counts as zero")
  func sizes() {
    func metrics(_ size: Double) -> TextMetrics { TextMeasurer.table.metrics(of: "W", style: TextStyle(size: size)) }
    #expect(metrics(10) == TextMetrics(width: 9.89, ascent: 10, descent: 2.5, capHeight: 7.3))
    for size in [0, -0.0, -1, .nan, .infinity, -.infinity] {
      #expect(metrics(size) == TextMetrics(width: 0, ascent: 0, descent: 0, capHeight: 0))
    }
    #expect(metrics(.greatestFiniteMagnitude).descent.isFinite)
  }

  @Test("an empty line has no width but the height of a line")
  func empty() {
    let metrics = TextMeasurer.table.metrics(of: "", style: TextStyle(size: 10))
    #expect(metrics.width == 0)
    #expect(metrics.ascent == 10)
  }
}
