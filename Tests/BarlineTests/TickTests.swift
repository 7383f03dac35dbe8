import Testing

@testable import Barline

private func domain(_ lower: Double, _ upper: Double) -> Domain { Domain(unchecked: lower, upper) }

@Suite("Ticks", .timeLimit(.minutes(1))) struct TickTests {
  @Test("are round numbers inside the domain")
  func table() {
    let rows: [(Domain, Int, [Double])] = [
      (domain(0, 100), 5, [0, 20, 40, 60, 80, 100]),
      (domain(0, 100), 10, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
      (domain(0, 100), 2, [0, 50, 100]),
      (domain(0, 36_205), 5, [0, 10_000, 20_000, 30_000]),
      (domain(0, 1), 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
      (domain(0.1, 0.7), 6, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]),
      (domain(-0.45, 0.45), 6, [-0.4, -0.2, 0, 0.2, 0.4]),
      (domain(-1, 1), 4, [-1, -0.5, 0, 0.5, 1]),
      (domain(-7, -2), 5, [-7, -6, -5, -4, -3, -2]),
      (domain(1900, 2020), 6, [1900, 1920, 1940, 1960, 1980, 2000, 2020]),
      (domain(250, 250_000), 5, [50_000, 100_000, 150_000, 200_000, 250_000]),
      (domain(1e-9, 4), 4, [1, 2, 3, 4]),
      (domain(1e150, 3e150), 4, [1e150, 1.5e150, 2e150, 2.5e150, 3e150]),
      (domain(-1e308, 1e308), 4, [-1e308, -5e307, 0, 5e307, 1e308]),
      (domain(0, 3), 3, [0, 1, 2, 3]),
      (domain(0.2, 0.8), 1, [0.5]),
    ]
    for (domain, count, values) in rows { #expect(Ticks.nice(in: domain, count: count).values == values) }
  }

  /// Ends of domains: zero, ordinary, one double apart, denormal, huge.
  private static let ends: [Double] = [
    0, 1, -1, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 0.1, -0.1, 0.3, 0.1 + 0.2, 0.7, 4,
    4.0.nextUp, 250_000, -250_000, 1e15, 1e15.nextUp, -1e15, 1e150, -1e150, 1e308, -1e308, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude,
  ]
  private static let counts = [-3, 0, 1, 2, 3, 5, 10, 1000, Int.max]
  /// Counts of a thousand ticks are tried in every seventh domain, the others in all.
  private static func isTried(_ count: Int, _ index: Int) -> Bool { count < 100 || index % 7 == 0 }

  private static let domains: [Domain] = ends.flatMap { lower in ends.compactMap { Domain(lower: lower, upper: $0) } }

  @Test("obey their laws in every domain: inside, rising, as many as asked give or take, each the double of its literal")
  func laws() throws {
    for (index, domain) in Self.domains.enumerated() {
      for count in Self.counts where Self.isTried(count, index) {
        let values = Ticks.nice(in: domain, count: count).values
        guard count > 0 else {
          #expect(values.isEmpty)
          continue
        }
        let asked = Double(min(count, 1000))
        // No step exceeds 10^308, so a domain longer than any number can't be divided more coarsely than this.
        let most = (domain.upper - domain.lower).isFinite ? asked * 1.6 + 1 : max(3, asked * 1.6 + 1)
        #expect(Double(values.count) <= most)
        if domain.upper / 2 - domain.lower / 2 > domain.magnitude * 1e-9, domain.magnitude > 1e-300, domain.magnitude < 1e308 {
          #expect(values.count >= Int(asked / 1.6))
        }
        let isClean = values.allSatisfy { domain.contains($0) && !($0 == 0 && $0.sign == .minus) }
        let isRising = zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
        #expect(isClean && isRising)
      }
    }
  }

  @Test("are consecutive multiples of 1, 2 or 5 times a power of ten, each the double of its literal, none left out")
  func literals() throws {
    for domain in Self.domains {
      for count in [1, 2, 5, 10] {
        let ticks = Ticks.nice(in: domain, count: count)
        let step = try #require(ticks.step)
        #expect([1, 2, 5].contains(step.coefficient))
        guard let first = ticks.values.first else { continue }
        let start = Int((first / step.value).rounded())
        func literal(_ place: Int) -> Double? { Double("\((start + place) * Int(step.coefficient))e\(step.exponent)") }
        #expect(ticks.values.indices.allSatisfy { ticks.values[$0] == literal($0) })
        #expect(try #require(literal(-1)) < domain.lower)
        #expect(try #require(literal(ticks.values.count)) > domain.upper)
      }
    }
  }

  @Test("have no step below 1 where the values count things")
  func whole() {
    #expect(Ticks.nice(in: domain(0, 3), count: 10, whole: true).values == [0, 1, 2, 3])
    #expect(Ticks.nice(in: domain(0.2, 0.8), count: 5, whole: true).values == [])
    #expect(Ticks.extended(domain(0, 0.3), count: 5, whole: true).domain == .unit)
    #expect(Ticks.nice(in: domain(0, 100), count: 5, whole: true) == Ticks.nice(in: domain(0, 100), count: 5))
  }

  @Test("extend a domain outward to a tick, and only by part of a step")
  func extended() {
    let rows: [(Domain, Int, Domain)] = [
      (domain(0, 36_205), 5, domain(0, 40_000)),
      (domain(0, 40), 5, domain(0, 40)),
      (domain(-12, 30), 4, domain(-20, 30)),
      (domain(6.3, 7.7), 5, domain(6.2, 7.8)),
      (domain(-0.5, -0.1), 4, domain(-0.5, -0.1)),
      (domain(1e-9, 4), 4, domain(0, 4)),
      (domain(0, .leastNonzeroMagnitude), 5, domain(0, 2 * .leastNonzeroMagnitude)),
    ]
    for (domain, count, expected) in rows { #expect(Ticks.extended(domain, count: count).domain == expected) }
  }

  @Test("extended obey their laws in every domain: ends are ticks unless fixed, nothing overflows")
  func extendedLaws() throws {
    for domain in Self.domains {
      for count in [1, 2, 5, 10] {
        for (fixedLower, fixedUpper) in [(false, false), (true, false), (false, true), (true, true)] {
          let (wide, ticks) = Ticks.extended(domain, count: count, fixedLower: fixedLower, fixedUpper: fixedUpper)
          let step = try #require(ticks.step).value
          let noise = 64 * domain.magnitude.ulp  // as documented
          let isSound = wide.lower.isFinite && wide.upper.isFinite && wide.lower < wide.upper
          let isInside = ticks.values.allSatisfy(wide.contains) && ticks.values.count <= count * 2 + 3
          let holdsLower = fixedLower ? wide.lower == domain.lower : wide.lower <= domain.lower + noise
          let holdsUpper = fixedUpper ? wide.upper == domain.upper : wide.upper >= domain.upper - noise
          let startsAtTick = fixedLower || domain.lower - step < -1e308 || ticks.values.first == wide.lower
          let endsAtTick = fixedUpper || domain.upper + step > 1e308 || ticks.values.last == wide.upper
          let isTight = domain.lower - wide.lower < step && wide.upper - domain.upper < step
          #expect(isSound && isInside && holdsLower && holdsUpper && startsAtTick && endsAtTick && isTight)
        }
      }
    }
  }

  @Test("end at exactly 1 and 100 where parts add up to a hair more")
  func sums() {
    for (parts, end) in [([0.34, 0.55, 0.11], 1.0), ([29.42, 15.17, 29.96, 25.45], 100)] {
      let sum = parts.reduce(0, +)
      #expect(sum > end)
      let (wide, ticks) = Ticks.extended(domain(0, sum), count: 5)
      #expect(wide.upper == end)
      #expect(ticks.values.last == end)
    }
  }

  @Test("of two doubles side by side end at once, distinct and few")
  func oneUlp() {
    for lower in [4, 1e15, 0.3, 1e300, -7] {
      let ticks = Ticks.nice(in: domain(lower, lower.nextUp), count: 10)
      #expect(ticks.values.count <= 2)
    }
    #expect(Ticks.nice(in: domain(1e15, 1e15 + 0.125), count: 10).values == [1e15])
  }

  @Test("suit the room: one to 48 points of height or 80 of width, 2…10")
  func count() {
    #expect(
      [0, 95, 96, 240, 480, 10_000, .nan, -.infinity, .infinity].map(Ticks.count(alongHeight:)) == [2, 2, 2, 5, 10, 10, 2, 2, 10])
    #expect([0, 240, 640, 1e300].map(Ticks.count(alongWidth:)) == [2, 3, 8, 10])
  }
}

@Suite("Given ticks", .timeLimit(.minutes(1))) struct TickGivenTests {
  @Test("are sorted, distinct, finite and inside, each with the index of its label")
  func cleaned() {
    let given = Ticks.given([30, .nan, 10, -5, 10, .infinity, 0, -0.0, 41], in: domain(0, 40), limit: 100)
    #expect(given.ticks.values == [0, 10, 30])
    #expect(given.indices == [6, 2, 0])
    #expect(given.diagnostics == [.ticksOutside(count: 4)])
    #expect(given.ticks.step == nil)
  }

  @Test("keep all of eight labels at 0, 0.1 … 0.7, however they were computed")
  func labels() {
    for values in [(0...7).map { Double($0) * 0.1 }, (0...7).map { Double($0) / 10 }] {
      let given = Ticks.given(values, in: domain(0, 0.7), limit: 100)
      #expect(given.indices == Array(0...7))
      #expect(given.diagnostics.isEmpty)
      #expect(NumberFormat.automatic.texts(for: given.ticks) == ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"])
    }
  }

  @Test("are thinned evenly to the limit, and a diagnostic says so")
  func limit() {
    let values = (0..<1000).map(Double.init)
    let given = Ticks.given(values, in: domain(0, 1000), limit: 300)
    #expect(given.ticks.values == (0..<250).map { Double($0 * 4) })
    #expect(given.diagnostics == [.tooManyTicks(asked: 1000, drawn: 250)])
    for limit in 0...10 {
      for count in 0...12 {
        let few = Ticks.given((0..<count).map(Double.init), in: domain(0, 1000), limit: limit)
        #expect(few.ticks.values.count <= limit)
        #expect(few.ticks.values.count >= min(count, (limit + 1) / 2))
        #expect(few.diagnostics.isEmpty == (count <= limit))
      }
    }
    #expect(Ticks.given([1, 2], in: domain(0, 3), limit: -1).ticks == .none)
  }

  @Test("at a fixed step are its multiples, or those of a rounder one where they would be too many")
  func every() {
    #expect(Ticks.every(0.1, in: domain(0, 0.7), limit: 100).ticks.values == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    #expect(Ticks.every(0.15, in: domain(-0.45, 0.45), limit: 100).ticks.values == [-0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45])
    #expect(Ticks.every(7, in: domain(0, 30), limit: 100).ticks.values == [0, 7, 14, 21, 28])
    #expect(Ticks.every(7, in: domain(0, 30), limit: 100).diagnostics.isEmpty)

    let cases: [(Double, Domain, Int)] = [
      (1, domain(0, 250_000), 250_001), (1e-150, domain(1e150, 3e150), .max), (0.001, domain(0, 1200), 1_200_001),
      (.leastNonzeroMagnitude, domain(-1e308, 1e308), .max),
    ]
    for (step, domain, asked) in cases {
      for limit in [1, 2, 10, 300, Int.max] {
        let given = Ticks.every(step, in: domain, limit: limit)
        let drawn = given.ticks.values.count
        #expect(drawn <= min(limit, 1000) && drawn > 0)
        #expect(given.diagnostics == [.tooManyTicks(asked: asked, drawn: drawn)])
        #expect(given.indices == Array(0..<drawn))
      }
    }
    // 0.3 ÷ 0.1 is a hair less than 3, and still there are four ticks.
    #expect(Ticks.every(0.1, in: domain(0, 0.3), limit: 4).ticks.values == [0, 0.1, 0.2, 0.3])
    #expect(Ticks.every(0.1, in: domain(0, 0.3), limit: 3).diagnostics == [.tooManyTicks(asked: 4, drawn: 2)])
    for step in [0, -1, .nan, .infinity] as [Double] {
      let none = Ticks.every(step, in: .unit, limit: 10)
      #expect(none.ticks == .none && none.diagnostics == [.limitNotUsable])
    }
    #expect(Ticks.every(0.5, in: .unit, limit: 0).ticks == .none)
  }
}

@Suite("Exact decimals") struct TickDecimalTests {
  @Test("are the doubles of their literals, at every power of ten")
  func literals() throws {
    let coefficients: [UInt64] = [
      0, 1, 2, 5, 7, 9, 25, 123, 999_999_937, 4_503_599_627_370_496, 9_007_199_254_740_992, 9_007_199_254_740_993,
      12_345_678_901_234_567, 17_976_931_348_623_157, 9_223_372_036_854_775_807, 18_446_744_073_709_551_615,
    ]
    for exponent in -360...320 {
      for coefficient in coefficients {
        let expected = try #require(Double("\(coefficient)e\(exponent)"))
        #expect(exactDouble(coefficient, exponent: exponent) == expected, "\(coefficient)e\(exponent)")
      }
    }
  }

  @Test("are the doubles of their literals also where one bit far down decides")
  func nearHalves() throws {
    // One product in two thousand looks like an exact half in its first 64 bits.
    var coefficient: UInt64 = 1
    for _ in 0..<20_000 {
      coefficient = coefficient &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let literal = try #require(Double("\(coefficient)e23"))
      if exactDouble(coefficient, exponent: 23) != literal { Issue.record("\(coefficient)e23") }
    }
  }

  @Test("round halves to even between the smallest numbers")
  func denormal() throws {
    // 2^-1075 is half the smallest number and goes to 0; a hair more goes up.
    #expect(exactDouble(2_470_328_229_206_232_720, exponent: -342) == Double("2470328229206232720e-342"))
    #expect(exactDouble(2_470_328_229_206_232_721, exponent: -342) == .leastNonzeroMagnitude)
  }
}
