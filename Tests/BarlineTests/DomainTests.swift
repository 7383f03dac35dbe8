import Testing

@testable import Barline

@Suite("Domain") struct DomainTests {
  @Test("needs two finite ends in order, and holds no −0")
  func ends() {
    #expect(Domain(lower: 0, upper: 1) == .unit)
    #expect(Domain(lower: -0.0, upper: 1)?.lower.sign == .plus)
    let wrong: [(Double, Double)] = [(1, 1), (2, 1), (.nan, 1), (0, .nan), (-.infinity, 0), (0, .infinity), (0, -0.0)]
    for (lower, upper) in wrong {
      #expect(Domain(lower: lower, upper: upper) == nil)
    }
  }

  @Test("clamps to the nearer end")
  func clamps() {
    let domain = Domain(unchecked: 2, 5)
    #expect([0, 2, 3, 5, 9, .infinity, -.infinity].map(domain.clamped) == [2, 2, 3, 5, 5, 5, 2])
    #expect(domain.clamped(.nan).isNaN)
    #expect(!domain.contains(.nan))
  }

  @Test("of bars includes zero, of lines is the data's range; equal, zero and no data have theirs")
  func table() {
    let rows: [(Double?, Double?, bars: Domain, lines: Domain)] = [
      (12, 30, Domain(unchecked: 0, 30), Domain(unchecked: 12, 30)),
      (-30, -12, Domain(unchecked: -30, 0), Domain(unchecked: -30, -12)),
      (-5, 7, Domain(unchecked: -5, 7), Domain(unchecked: -5, 7)),
      (8, 8, Domain(unchecked: 0, 8), Domain(unchecked: 8 - 0.8, 8 + 0.8)),
      (-8, -8, Domain(unchecked: -8, 0), Domain(unchecked: -8 - 0.8, -8 + 0.8)),
      (0, 0, .unit, .unit),
      (-0.0, 0, .unit, .unit),
      (1e12, 1e12 + 10, Domain(unchecked: 0, 1e12 + 10), Domain(unchecked: 1e12, 1e12 + 10)),
      (
        4, 4.0.nextUp, Domain(unchecked: 0, 4.0.nextUp),
        Domain(unchecked: 4 - 4.0.nextUp * 0.1, 4.0.nextUp + 4.0.nextUp * 0.1)
      ),
      (nil, nil, .unit, .unit),
      (.nan, 3, .unit, .unit),
      (-.infinity, .infinity, .unit, .unit),
      (
        0.3, 0.1 + 0.2, Domain(unchecked: 0, 0.1 + 0.2), Domain(unchecked: 0.3 - (0.1 + 0.2) * 0.1, 0.1 + 0.2 + (0.1 + 0.2) * 0.1)
      ),
    ]
    for (least, greatest, bars, lines) in rows {
      let bar = DomainPolicy().domain(least: least, greatest: greatest)
      let line = DomainPolicy(includesZero: false).domain(least: least, greatest: greatest)
      #expect(bar.domain == bars)
      #expect(line.domain == lines)
      #expect(!bar.isLowerFixed && !bar.isUpperFixed && bar.diagnostics.isEmpty)
    }
  }

  @Test("takes fixed ends exactly")
  func fixed() {
    let both = DomainPolicy(minimum: 5, maximum: 9).domain(least: 0, greatest: 100)
    #expect(both.domain == Domain(unchecked: 5, 9))
    #expect(both.isLowerFixed && both.isUpperFixed)
    let low = DomainPolicy(minimum: 5).domain(least: 0, greatest: 100)
    #expect(low.domain == Domain(unchecked: 5, 100))
    #expect(low.isLowerFixed && !low.isUpperFixed)
    let high = DomainPolicy(maximum: 250).domain(least: 0, greatest: 100)
    #expect(high.domain == Domain(unchecked: 0, 250))
    #expect(high.extended(count: 5).domain == Domain(unchecked: 0, 250))
    #expect(low.extended(count: 5).domain == Domain(unchecked: 5, 100))
    #expect(low.extended(count: 5).ticks.values == [20, 40, 60, 80, 100])
  }

  @Test("ignores a minimum that is not below the maximum, and says so")
  func crossed() {
    for (minimum, maximum) in [(9.0, 5.0), (5, 5)] {
      let result = DomainPolicy(minimum: minimum, maximum: maximum).domain(least: 1, greatest: 100)
      #expect(result.domain == Domain(unchecked: 0, 100))
      #expect(result.diagnostics == [.minimumNotBelowMaximum(minimum: minimum, maximum: maximum)])
      #expect(!result.isLowerFixed && !result.isUpperFixed)
    }
  }

  @Test("ignores a fixed end that is no finite number, and says so", arguments: [.nan, .infinity, -.infinity] as [Double])
  func notFinite(end: Double) {
    let result = DomainPolicy(minimum: end, maximum: 20).domain(least: 1, greatest: 100)
    #expect(result.domain == Domain(unchecked: 0, 20))
    #expect(result.diagnostics == [.limitNotUsable])
  }

  @Test("with one end fixed beyond all data shows a tenth more than that end")
  func beyond() {
    #expect(DomainPolicy(minimum: 100).domain(least: 10, greatest: 40).domain == Domain(unchecked: 100, 110))
    #expect(DomainPolicy(maximum: -100).domain(least: 10, greatest: 40).domain == Domain(unchecked: -110, -100))
    #expect(DomainPolicy(maximum: 0).domain(least: 10, greatest: 40).domain == Domain(unchecked: -1, 0))
    #expect(DomainPolicy(minimum: 7).domain(least: 7, greatest: 7).domain == Domain(unchecked: 7, 7.7))
    let none = DomainPolicy(minimum: .greatestFiniteMagnitude).domain(least: 10, greatest: 40)
    #expect(none.domain == Domain(unchecked: 0, 40))
    #expect(none.diagnostics == [.limitNotUsable])
  }

  @Test("is finite and in order for every data and every fixed end")
  func total() {
    let numbers: [Double] = [
      0, 1, -1, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 1e15, 1e15.nextUp, 1e308, -1e308,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .nan, .infinity,
    ]
    let ends: [Double?] = [nil] + numbers
    for least in numbers {
      for greatest in numbers {
        for minimum in ends {
          for maximum in ends {
            for includesZero in [true, false] {
              let result = DomainPolicy(includesZero: includesZero, minimum: minimum, maximum: maximum)
                .domain(least: least, greatest: greatest)
              let domain = result.domain
              let isSound = domain.lower.isFinite && domain.upper.isFinite && domain.lower < domain.upper
              let isKept = (!result.isLowerFixed || domain.lower == minimum) && (!result.isUpperFixed || domain.upper == maximum)
              if !isSound || !isKept { Issue.record("\(least) \(greatest) \(minimum ?? 0) \(maximum ?? 0) → \(domain)") }
            }
          }
        }
      }
    }
  }

  @Test("has diagnostics that are sentences")
  func sentences() {
    #expect(Diagnostic.infiniteValues(count: 1).description == "1 value is infinite and is treated as missing.")
    #expect(Diagnostic.infiniteValues(count: 3).description == "3 values are infinite and are treated as missing.")
    #expect(Diagnostic.tooManyTicks(asked: 9, drawn: 4).description == "9 ticks were asked for; there is room for 4.")
    #expect(
      Diagnostic.minimumNotBelowMaximum(minimum: 9, maximum: 5).description
        == "The minimum 9 is not below the maximum 5; both are ignored.")
    #expect(
      Diagnostic.labelsDropped(shown: 4, of: 12).description
        == "4 of 12 category labels are shown; the others would overlap them.")
  }
}
