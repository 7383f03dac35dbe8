import BarlineDrawing
import Testing

@Suite struct DecimalTextTests {
  private func text(_ number: Double, _ decimals: Int = 3) -> String {
    var text = ByteText()
    text.append(number: number, decimals: decimals)
    return text.string
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.25, "-0.25"), (0.125, "0.125"), (0.0625, "0.063"),
      (10, "10"), (100, "100"), (12345678, "12345678"), (123456789, "123456789"), (99.9995, "100"), (0.05, "0.05"),
      (0.005, "0.005"), (-0.0004, "0"), (1e-300, "0"), (Double.leastNonzeroMagnitude, "0"), (640.5, "640.5"),
      (1024.25, "1024.25"),
      (1e14, "100000000000000"),
    ] as [(Double, String)])
  func `a number has at most three decimals, no zeros at its end and no minus before zero`(number: Double, expected: String) {
    #expect(text(number) == expected)
  }

  @Test func `what no picture can mean is written as a limit`() {
    #expect(text(1e308) == "1000000000000000")
    #expect(text(-.infinity) == "-1000000000000000")
    #expect(text(.nan) == "0")
    #expect(text(1e308, 6) == "1000000000000")
  }

  @Test func `the number of decimals is what was asked for, within zero and six`() {
    let expected = ["3", "3.1", "3.14", "3.142", "3.1416", "3.14159", "3.141593", "3.141593"]
    for (decimals, number) in expected.enumerated() { #expect(text(.pi, decimals) == number) }
    #expect(text(.pi, -1) == "3")
  }

  @Test func `every whole number and hundredth on both sides of a group of three digits is written exactly`() {
    let edges = [
      1000, 1005, 1010, 1100, 9999, 10_000, 10_001, 100_000, 100_099, 999_999, 1_000_000, 1_000_001, 99_999_999, 100_000_000,
    ]
    for whole in edges {
      #expect(text(Double(whole)) == "\(whole)")
      #expect(text(-Double(whole), 0) == "-\(whole)")
      for (fraction, digits) in [(0.25, "25"), (0.5, "5"), (0.75, "75")] {
        for decimals in 2...6 { #expect(text(Double(whole) + fraction, decimals) == "\(whole).\(digits)") }
      }
    }
    for (decimals, expected) in [(1, "0.1"), (2, "0.05"), (3, "0.05"), (4, "0.05")] { #expect(text(0.05, decimals) == expected) }
  }

  @Test func `what is replaced makes the rest move, and what is handed over is gone`() {
    var (text, more) = (ByteText(), ByteText())
    text.append("<a/>")
    more.append(String(repeating: "long", count: 40))
    text.replace(1..<2, with: more)
    #expect(text.string == "<\(more.string)/>")
    text.replace(1..<1 + more.count, with: ByteText())
    #expect(text.string == "</>")
    text.replace(0..<0, with: text)
    #expect(text.finish() == Array("</></>".utf8))
    #expect(text.isEmpty && text.string.isEmpty)
  }

  @Test func `every thousandth from minus two to two is written exactly`() {
    for thousandths in -2000...2000 {
      let magnitude = thousandths.magnitude
      var digits = "\(magnitude / 1000).\(String(magnitude % 1000 + 1000).dropFirst())"
      while digits.hasSuffix("0") { digits.removeLast() }
      if digits.hasSuffix(".") { digits.removeLast() }
      #expect(text(Double(thousandths) / 1000) == (thousandths < 0 ? "-" : "") + digits)
    }
  }

  @Test func `strings, bytes and whole numbers go in as they are`() {
    var text = ByteText(capacity: 10)
    text.append("a\"é")
    text.append(String("z"))
    text.append(byte: 33)
    text.append(whole: -120)
    text.append(whole: 0)
    text.append(contentsOf: [65, 66])
    #expect(text.string == "a\"éz!-1200AB")
  }
}

@Suite struct CheckedTests {
  @Test func `a number becomes the whole number toward zero, kept inside the type`() {
    #expect(Int(saturating: 2.9) == 2)
    #expect(Int(saturating: -2.9) == -2)
    #expect(Int(saturating: -0.0) == 0)
    #expect(Int(saturating: .nan) == 0)
    #expect(Int(saturating: .infinity) == .max)
    #expect(Int(saturating: -.infinity) == .min)
    #expect(Int(saturating: 1e308) == .max)
    #expect(Int(saturating: -1e308) == .min)
    #expect(Int(saturating: 0x1p63) == .max)
    #expect(Int(saturating: -0x1p63) == .min)
    #expect(Int(saturating: (0x1p63).nextDown) == 9_223_372_036_854_774_784)
    #expect(Int(saturating: Double.leastNonzeroMagnitude) == 0)
    #expect(UInt64(saturating: -1) == 0)
    #expect(UInt64(saturating: .nan) == 0)
    #expect(UInt64(saturating: 7.9) == 7)
    #expect(UInt64(saturating: .infinity) == UInt64(Int64.max))
  }

  @Test(arguments: [
    (99.0, "99"), (0.5, "0.5"), (-4, "-4"), (1.0 / 3, "0.333"), (-0.0, "0"), (.nan, "NaN"), (.infinity, "∞"), (-.infinity, "-∞"),
  ])
  func `a number in a sentence has no decimals that say nothing`(number: Double, text: String) {
    #expect(number.told == text)
  }
}
