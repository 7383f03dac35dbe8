import Barline
import Testing

/// What a log says of a value must be the same wherever it is written: Swift's own text is the judge, and a browser has its own.
@Suite struct PlainNumberTextTests {
  /// Swift's text, without ".0".
  static func expected(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  @Test(arguments: [
    1, -3.5, 36205, 0.1, 0.25, 0.0001, 0.00012, 0.00001, 1e-7, 123456.789, 1e15, 1e16, 9_007_199_254_740_992,
    9_007_199_254_740_994,
    1.8e16, 1e17, 1e21, 1.5e300, Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude, 100, 1200, 0.1 + 0.2, -1e-5,
  ])
  func digitsAreThoseThatSwiftWrites(value: Double) { #expect(DecimalDigits(value).plainText == Self.expected(value)) }

  @Test func digitsOfAnyDoubleAreThoseThatSwiftWrites() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<100_000 {
      let any = Double(bitPattern: random.next())
      let short =
        Double(Int64(truncatingIfNeeded: random.next() >> (random.next() & 63))) / [1, 10, 100, 1000][Int(random.next() % 4)]
      for value in [any, short] where value.isFinite && value != 0 {
        let text = DecimalDigits(value).plainText
        if text != Self.expected(value) { Issue.record("\(text) is not \(value)") }
      }
    }
  }

  @Test func zeroOfEitherSignIsZero() {
    #expect(DecimalDigits(0).plainText == "0")
    #expect(DecimalDigits(-0.0).plainText == "0")
  }
}
