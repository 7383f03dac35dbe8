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
}
