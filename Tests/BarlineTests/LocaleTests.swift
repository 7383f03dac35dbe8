import Testing

@testable import Barline

@Suite("Chart locale") struct LocaleTests {
  @Test("writes numbers as its readers do")
  func table() {
    let rows: [(ChartLocale, String, String, String)] = [
      (.english, "1,234.5", "−1,234,567", "1.2\u{A0}%"),
      (.german, "1.234,5", "−1.234.567", "1,2\u{A0}%"),
      (.italian, "1.234,5", "−1.234.567", "1,2%"),
      (.french, "1\u{202F}234,5", "−1\u{202F}234\u{202F}567", "1,2\u{202F}%"),
      (.swiss, "1’234.5", "−1’234’567", "1.2%"),
      (.spanish, "1234,5", "−1.234.567", "1,2\u{A0}%"),
      (.swedish, "1\u{A0}234,5", "−1\u{A0}234\u{A0}567", "1,2\u{A0}%"),
      (.polish, "1234,5", "−1\u{A0}234\u{A0}567", "1,2%"),
      (.indian, "1,234.5", "−12,34,567", "1.2%"),
      (.eastAsian, "1,234.5", "−1,234,567", "1.2%"),
    ]
    for (locale, decimal, whole, percent) in rows {
      #expect(NumberFormat.automatic.text(1234.5, locale: locale) == decimal)
      #expect(NumberFormat.automatic.text(-1_234_567, locale: locale) == whole)
      #expect(NumberFormat.percent().text(0.012, locale: locale) == percent)
    }
  }

  @Test("groups by three or, in India, the last three and then by two")
  func grouping() {
    let lengths = (1...9).map { length in Double(String(repeating: "1", count: length)) ?? 0 }
    #expect(
      lengths.map { NumberFormat.automatic.text($0, locale: .indian) } == [
        "1", "11", "111", "1,111", "11,111", "1,11,111", "11,11,111", "1,11,11,111", "11,11,11,111",
      ])
    #expect(
      lengths.map { NumberFormat.automatic.text($0) } == [
        "1", "11", "111", "1,111", "11,111", "111,111", "1,111,111", "11,111,111", "111,111,111",
      ])
    #expect(NumberFormat.automatic.text(1_234_567, locale: ChartLocale(grouping: .none)) == "1234567")
  }

  @Test("takes separators of any length, also none")
  func separators() {
    let long = ChartLocale(decimalSeparator: " point ", groupingSeparator: String(repeating: "·", count: 99), minus: "minus ")
    let group = String(repeating: "·", count: 99)
    #expect(NumberFormat.automatic.text(-999_999_999_999.5, locale: long) == "minus 999\(group)999\(group)999\(group)999 point 5")
    let none = ChartLocale(decimalSeparator: "", groupingSeparator: "", minus: "", percent: "")
    #expect(NumberFormat.percent().text(-12.345, locale: none) == "12345")
    let words = ChartLocale.Magnitudes(thousand: " thousand", million: " million", billion: " billion", trillion: " trillion")
    #expect(NumberFormat.shortened().text(3.2e6, locale: ChartLocale(magnitudes: words)) == "3.2 million")
  }
}
