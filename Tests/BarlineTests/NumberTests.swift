import Testing

@testable import Barline

@Suite("Number text") struct NumberTests {
  @Test("of a value that stands alone is exact where its digits are few, grouped, with a real minus")
  func values() {
    let rows: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-4, "−4"), (0.1, "0.1"), (0.25, "0.25"), (1250, "1,250"), (36_205, "36,205"),
      (1234.5, "1,234.5"), (999, "999"), (1000, "1,000"), (1_000_000, "1,000,000"), (-36_205.75, "−36,205.75"),
      (12_345.67, "12,345.67"), (1.08345, "1.08345"), (0.0001, "0.0001"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.3333"),
      (200.0 / 3, "66.67"), (1_000_000.0 / 7, "142,857.14"), (-1.0 / 3, "−0.3333"), (1.0 / 300, "0.003333"),
      (Double(Float(0.1)), "0.1"), (1.2345678, "1.2345678"), (1.23456789, "1.235"), (123_456_789, "123,456,789"),
      (999_999_999_999_999, "999,999,999,999,999"),
    ]
    for (value, text) in rows { #expect(NumberFormat.automatic.text(value) == text) }
  }

  @Test("takes a power of ten below 0.0001 and from 10¹⁵ on")
  func powers() {
    let rows: [(Double, String)] = [
      (1e15, "1×10¹⁵"), (1.5e18, "1.5×10¹⁸"), (-2e20, "−2×10²⁰"), (1e308, "1×10³⁰⁸"), (0.00005, "5×10⁻⁵"),
      (.leastNonzeroMagnitude, "5×10⁻³²⁴"), (1e20 / 3, "3.333×10¹⁹"), (.greatestFiniteMagnitude, "1.798×10³⁰⁸"),
      (9.99996123456e18, "1×10¹⁹"),
    ]
    for (value, text) in rows { #expect(NumberFormat.automatic.text(value) == text) }
  }

  @Test("says – for NaN and ∞ for infinities")
  func nonFinite() {
    for format in [NumberFormat.automatic, .plain, .decimals(2), .percent(), .shortened()] {
      #expect([.nan, .infinity, -.infinity].map { format.text($0) } == ["–", "∞", "−∞"])
    }
  }

  @Test("rounds halves away from zero, on the digits that a reader sees")
  func rounding() {
    let rows: [(Double, Int, String)] = [
      (2.5, 0, "3"), (-2.5, 0, "−3"), (0.125, 2, "0.13"), (1.005, 2, "1.01"), (0.5, 0, "1"), (0.49, 0, "0"), (-0.4, 0, "0"),
      (1e-9, 0, "0"), (-1e-9, 3, "0.000"), (9.995, 2, "10.00"), (999.95, 1, "1,000.0"), (7, 3, "7.000"), (0, 2, "0.00"),
      (-0.0, 1, "0.0"), (1234.5, -3, "1,235"), (0.1, 20, "0.100000000000000000"), (1e15, 1, "1.0×10¹⁵"),
      (.leastNonzeroMagnitude, 2, "0.00"),
    ]
    for (value, decimals, text) in rows { #expect(NumberFormat.decimals(decimals).text(value) == text) }
  }

  @Test("of a share is its percentage")
  func percent() {
    let rows: [(Double, Int?, String)] = [
      (0.012, nil, "1.2\u{A0}%"), (0.5, nil, "50\u{A0}%"), (1, nil, "100\u{A0}%"), (0, nil, "0\u{A0}%"), (1.5, nil, "150\u{A0}%"),
      (1.0 / 3, nil, "33.33\u{A0}%"), (1.0 / 3, 0, "33\u{A0}%"), (0.29, 1, "29.0\u{A0}%"), (-0.07, nil, "−7\u{A0}%"),
      (1e20, 1, "1.0×10²²\u{A0}%"), (0.145, 0, "15\u{A0}%"),
    ]
    for (value, decimals, text) in rows { #expect(NumberFormat.percent(decimals: decimals).text(value) == text) }
  }

  @Test("shortened keeps so many digits and takes the suffix that the rounded number needs")
  func shortened() {
    let rows: [(Double, String)] = [
      (0, "0"), (7, "7"), (999, "999"), (1000, "1k"), (12_345, "12.3k"), (12_500, "12.5k"), (3_200_000, "3.2M"),
      (999_499, "999k"),
      (999_500, "1M"), (1_234_567_890, "1.23G"), (5e12, "5T"), (999.6e12, "1×10¹⁵"), (-45_678, "−45.7k"), (0.12345, "0.123"),
    ]
    for (value, text) in rows { #expect(NumberFormat.shortened().text(value) == text) }
    #expect(NumberFormat.shortened(digits: 0).text(1234) == "1k")
    #expect(NumberFormat.shortened(digits: .max).text(1234) == "1.234k")
    #expect(NumberFormat.shortened().text(8.1e9, locale: ChartLocale(magnitudes: .words)) == "8.1B")
  }

  @Test("plain is exact and not grouped")
  func plain() {
    let rows: [(Double, String)] = [
      (36_205, "36205"), (1.0 / 3, "0.3333333333333333"), (-0.5, "−0.5"), (0.00012345678901234567, "0.000123456789012346"),
      (1e21, "1×10²¹"), (1_234_567.891, "1234567.891"),
    ]
    for (value, text) in rows { #expect(NumberFormat.plain.text(value) == text) }
  }

  @Test("leaves years ungrouped only where years are expected")
  func years() {
    #expect(NumberFormat.automatic.text(2004, isYear: true) == "2004")
    #expect(NumberFormat.automatic.text(2004) == "2,004")
    #expect(
      [999, 1000, 2999, 3000, 1000.5].map { NumberFormat.automatic.text($0, isYear: true) } == [
        "999", "1000", "2999", "3,000", "1,000.5",
      ])
    let years = Ticks.nice(in: Domain(unchecked: 1900, 2020), count: 3)
    #expect(NumberFormat.automatic.texts(for: years, isHorizontal: true) == ["1900", "1950", "2000"])
    #expect(NumberFormat.automatic.texts(for: years) == ["1,900", "1,950", "2,000"])
    let mixed = Ticks.nice(in: Domain(unchecked: 0, 2000), count: 4)
    #expect(NumberFormat.automatic.texts(for: mixed, isHorizontal: true) == ["0", "500", "1,000", "1,500", "2,000"])
  }

  @Test("writes a currency sign before the digits where decimals follow a point, and behind them where they follow a comma")
  func money() {
    func text(
      _ value: Double, _ unit: String, _ locale: ChartLocale = .english, _ style: NumberFormat.Style = .automatic
    ) -> String {
      NumberFormat(style, unit: unit).text(value, locale: locale, showsUnit: true)
    }
    #expect(text(5, "$") == "$5")
    #expect(text(-5, "$") == "−$5")
    #expect(text(12_500, "$", .english, .shortened(digits: 3)) == "$12.5k")
    #expect(text(1250, "£") == "£1,250")
    #expect(text(0.5, "€") == "€0.5")
    #expect(text(123_456, "₹", .indian) == "₹1,23,456")
    #expect(text(7, "¥", .eastAsian) == "¥7")
    #expect(text(7, "฿") == "฿7")
    #expect(text(5, "US$") == "US$5" && text(5, "R$") == "R$5" && text(5, "CN¥") == "CN¥5")
    #expect(text(5, "€", .german) == "5\u{A0}€" && text(-1234.5, "$", .french) == "−1\u{202F}234,5\u{A0}$")
    // What else is counted stays behind.
    #expect(text(5, "$/kg") == "$5/kg" && text(-5, "$ million") == "−$5\u{A0}million")
    #expect(text(5, "$/kg", .german) == "5\u{A0}$/kg")
    // Thousands and millions of it, other words and lone bytes of a sign are units as ever.
    for unit in ["M$", "k€", "$m", "kr", "USD", "¢", "°C", "A", "US", "XYZ$", "â", "Â", "฀", "⃐"] {
      #expect(text(5, unit) == "5\u{A0}" + unit)
    }
    #expect(text(.nan, "$") == "–")
    #expect(NumberFormat(prefix: "~", unit: "$").text(-5, showsUnit: true) == "−~$5")
    #expect(NumberFormat(unit: "$").text(5) == "5")
  }

  @Test("puts prefix, suffix and unit where they belong")
  func affixes() {
    let money = NumberFormat(.decimals(2), prefix: "$")
    #expect(money.text(-1234.5) == "−$1,234.50")
    let energy = NumberFormat(unit: "GWh")
    #expect(energy.text(36_205) == "36,205")
    #expect(energy.text(36_205, showsUnit: true) == "36,205\u{A0}GWh")
    #expect(NumberFormat(suffix: "°").text(21.5) == "21.5°")
    let long = String(repeating: "ab", count: 5000)
    #expect(NumberFormat(prefix: long, suffix: long, unit: long).text(1, showsUnit: true) == long + "1" + long + "\u{A0}" + long)
  }

  /// The digits of a number's description, without point, exponent and zeros at either end.
  private func digits(_ value: Double) -> String {
    let mantissa = value.magnitude.description.prefix { $0 != "e" }.filter { $0 != "." }
    let head = mantissa.drop { $0 == "0" }
    return String(String(head.reversed()).drop { $0 == "0" }.reversed())
  }

  @Test("has the fewest digits that read back as the number, at every length and size")
  func readsBack() {
    var state: UInt64 = 42
    var values: [Double] = []
    for index in 0..<1000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let any = Double(bitPattern: state)
      if any.isFinite { values.append(any) }
      values.append(562_949_953_421_312 + Double(index) * 0.0625)  // sixteen digits and more
      values.append(Double(index) / 8)
      values.append(Double(index) * 0.001)
      values.append(Double(index) * 1e-7)
      values.append(-Double(index) * 12_345)
    }
    for value in values where value != 0 {
      var found = DecimalDigits(value)
      let sign = found.isNegative ? "-" : ""
      let back = Double("\(sign)\(found.coefficient)e\(found.exponent)")
      found.dropZeros(upTo: .max)
      if back != value || String(found.coefficient) != digits(value) { Issue.record("\(value): \(found)") }
    }
  }
}

@Suite("Axis text") struct NumberAxisTests {
  private func texts(_ lower: Double, _ upper: Double, _ count: Int, _ format: NumberFormat = .automatic) -> [String] {
    format.texts(for: Ticks.nice(in: Domain(unchecked: lower, upper), count: count))
  }

  @Test("has one precision along the axis and an exact 0")
  func precision() {
    #expect(texts(0, 0.7, 7) == ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"])
    #expect(texts(0, 2, 4) == ["0", "0.5", "1.0", "1.5", "2.0"])
    #expect(texts(-1, 1, 4) == ["−1.0", "−0.5", "0", "0.5", "1.0"])
    #expect(texts(0, 5000, 5) == ["0", "1,000", "2,000", "3,000", "4,000", "5,000"])
    #expect(
      NumberFormat.automatic.texts(for: Ticks.every(0.15, in: Domain(unchecked: -0.45, 0.45), limit: 9).ticks)
        == ["−0.45", "−0.30", "−0.15", "0", "0.15", "0.30", "0.45"])
  }

  @Test("is shortened from 10,000 on, unless the step needs the digits")
  func shortened() {
    #expect(texts(0, 40_000, 4) == ["0", "10k", "20k", "30k", "40k"])
    #expect(texts(0, 10_000, 5) == ["0", "2k", "4k", "6k", "8k", "10k"])
    #expect(texts(0, 9999, 5) == ["0", "2,000", "4,000", "6,000", "8,000"])
    #expect(texts(0, 1_000_000, 5) == ["0", "0.2M", "0.4M", "0.6M", "0.8M", "1.0M"])
    #expect(texts(-3e9, 3e9, 6) == ["−3G", "−2G", "−1G", "0", "1G", "2G", "3G"])
    #expect(texts(0, 1e12, 2) == ["0", "0.5T", "1.0T"])
    #expect(texts(36_000, 36_020, 4) == ["36,000", "36,005", "36,010", "36,015", "36,020"])
    #expect(texts(1_000_000, 1_000_010, 2) == ["1,000,000", "1,000,005", "1,000,010"])
    #expect(texts(250, 250_000, 5) == ["50k", "100k", "150k", "200k", "250k"])
  }

  @Test("takes one power of ten where numbers are too large or too small for anything else")
  func powers() {
    #expect(texts(0, 2e18, 4) == ["0", "0.5×10¹⁸", "1.0×10¹⁸", "1.5×10¹⁸", "2.0×10¹⁸"])
    #expect(texts(0, 5e-5, 5) == ["0", "1×10⁻⁵", "2×10⁻⁵", "3×10⁻⁵", "4×10⁻⁵", "5×10⁻⁵"])
    #expect(texts(0, 0.0004, 4) == ["0", "0.0001", "0.0002", "0.0003", "0.0004"])
  }

  @Test("never says −0, also where all data are positive and tiny")
  func noNegativeZero() {
    let ticks = Ticks.extended(Domain(unchecked: 1e-9, 4), count: 4).ticks
    #expect(NumberFormat.decimals(0).texts(for: ticks) == ["0", "1", "2", "3", "4"])
  }

  @Test("carries the unit once, at the last tick")
  func unit() {
    #expect(texts(0, 2, 2, NumberFormat(unit: "kg")) == ["0", "1", "2\u{A0}kg"])
    #expect(texts(0, 2, 2, NumberFormat(unit: "$")) == ["0", "1", "$2"])
    let ticks = Ticks.nice(in: Domain(unchecked: 0, 2), count: 2)
    #expect(NumberFormat(unit: "kg").texts(for: ticks, showsUnit: false) == ["0", "1", "2"])
    #expect(NumberFormat(unit: "kg").texts(for: .none) == [])
  }

  @Test("of percentages has the decimals that the step needs")
  func percent() {
    #expect(texts(0, 1, 2, .percent()) == ["0\u{A0}%", "50\u{A0}%", "100\u{A0}%"])
    #expect(texts(0, 0.01, 2, .percent()) == ["0.0\u{A0}%", "0.5\u{A0}%", "1.0\u{A0}%"])
    #expect(texts(0, 1, 2, .percent(decimals: 1)) == ["0.0\u{A0}%", "50.0\u{A0}%", "100.0\u{A0}%"])
  }

  @Test("of given ticks shows the digits they have, and four of those that were computed")
  func given() {
    let domain = Domain(unchecked: 0, 10)
    func texts(_ values: [Double]) -> [String] {
      NumberFormat.automatic.texts(for: Ticks.given(values, in: domain, limit: 100).ticks)
    }
    #expect(texts([0, 2.5, 5]) == ["0", "2.5", "5.0"])
    #expect(texts([1, 3, 7]) == ["1", "3", "7"])
    #expect(texts([10.0 / 3, 20.0 / 3]) == ["3.333", "6.667"])
    #expect(texts([0]) == ["0"])
  }
}
