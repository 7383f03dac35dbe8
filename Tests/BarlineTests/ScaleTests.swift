import Testing

@testable import Barline

/// Numbers that break naive arithmetic.
private let extremes: [Double] = [
  0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 1, -1, 0.1, 1e15, -1e15, 1e308, -1e308,
  .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
]

@Suite("Linear scale") struct LinearScaleTests {
  @Test("maps the ends of the domain exactly to the ends of the range, and the middle to the middle")
  func ends() {
    let ranges = [(0.0, 100.0), (250, 0), (0.1, 0.7), (-3, 1e9), (40, 40)]
    for (start, end) in ranges {
      for (lower, upper) in [
        (0.0, 40.0), (-1, 2), (0.1, 0.3), (-1e308, 1e308), (0, .leastNonzeroMagnitude), (1e15, 1e15 + 0.125),
      ] {
        let scale = LinearScale(domain: Domain(unchecked: lower, upper), rangeStart: start, rangeEnd: end)
        #expect(scale.position(of: lower) == start)
        #expect(scale.position(of: upper) == end)
      }
    }
    let huge = LinearScale(domain: Domain(unchecked: -1e308, 1e308), rangeStart: 200, rangeEnd: 0)
    #expect(huge.position(of: 0) == 100)
    #expect(huge.position(of: 5e307) == 50)
    #expect(huge.value(at: 50) == 5e307)
  }

  @Test("gives the heights of the catalogue: 10, 20, 40 on 0…40 over 40 points are 10, 20, 40 high")
  func goldenHeights() {
    let scale = LinearScale(domain: Domain(unchecked: 0, 40), rangeStart: 40, rangeEnd: 0)
    #expect([10, 20, 40].map(scale.position) == [30, 20, 0])
    let automatic = LinearScale(domain: Domain(unchecked: 0, 20), rangeStart: 225, rangeEnd: 100)
    #expect([10, 20, 15].map(automatic.position) == [162.5, 100, 131.25])
  }

  @Test("gives a finite position to every number but NaN, whatever the domain")
  func finite() {
    for lower in extremes {
      for upper in extremes {
        guard let domain = Domain(lower: lower, upper: upper) else { continue }
        let scale = LinearScale(domain: domain, rangeStart: 300, rangeEnd: 20)
        for value in extremes + [.infinity, -.infinity] {
          let position = scale.position(of: value)
          #expect(position.isFinite)
          if domain.contains(value) {
            #expect(position >= 20 && position <= 300)
          } else {
            #expect(value < domain.lower ? position >= 300 : position <= 20)
          }
          #expect(scale.value(at: value).isFinite)
        }
        #expect(scale.position(of: .nan).isNaN)
        #expect(scale.value(at: .nan).isNaN)
      }
    }
  }

  @Test("never turns round: a greater value never lies before a lesser one")
  func monotone() {
    let domains = [Domain(unchecked: 0, 1), Domain(unchecked: -1e308, 1e308), Domain(unchecked: 0.1, 0.7)]
    for domain in domains {
      let scale = LinearScale(domain: domain, rangeStart: 0, rangeEnd: 333)
      var last = -Double.infinity
      for step in -50...1050 {
        let share = Double(step) / 1000
        let value = domain.lower * (1 - share) + domain.upper * share
        let position = scale.position(of: value.isFinite ? value : domain.lower)
        if value.isFinite {
          #expect(position >= last)
          last = position
        }
      }
    }
  }

  @Test("puts every value in the middle where the domain has no length, and gives the domain's middle where the range has none")
  func degenerate() {
    let flat = LinearScale(domain: Domain(unchecked: 7, 7), rangeStart: 10, rangeEnd: 50)
    for value in extremes { #expect(flat.position(of: value) == 30) }
    let point = LinearScale(domain: Domain(unchecked: 2, 6), rangeStart: 9, rangeEnd: 9)
    #expect(point.value(at: 9) == 4)
    #expect(point.position(of: 3) == 9)
    #expect(LinearScale(domain: .unit, rangeStart: .nan, rangeEnd: .infinity).position(of: 0.5) == 0)
  }

  @Test("reaches a million lengths beyond its range and no farther")
  func reach() {
    let scale = LinearScale(domain: .unit, rangeStart: 0, rangeEnd: 100)
    #expect(scale.position(of: 3) == 300)
    #expect(scale.position(of: 1e300) == 1e8)
    #expect(scale.position(of: -.infinity) == -1e8)
  }

  @Test("keeps epoch seconds and milliseconds apart", arguments: [1.0, 1000])
  func epoch(unit: Double) throws {
    let first = 1_893_456_000 * unit
    let domain = try #require(Domain(lower: first, upper: first + 4 * unit))
    let scale = LinearScale(domain: domain, rangeStart: 0, rangeEnd: 400)
    #expect((0...4).map { scale.position(of: first + Double($0) * unit) } == [0, 100, 200, 300, 400])
  }
}

@Suite("Band scale") struct BandScaleTests {
  @Test("gives the catalogue's bars: 3 on 100 points with gap 5 are 30 wide and stand at 0, 35, 70")
  func golden() {
    let scale = BandScale(count: 3, in: 0, width: 100, padding: 5)
    #expect((0..<3).map { scale.band($0).start } == [0, 35, 70])
    #expect((0..<3).map { scale.band($0).width } == [30, 30, 30])
    #expect((0..<3).map(scale.center) == [15, 50, 85])
    let wide = BandScale(count: 3, in: 0, width: 300, padding: 1)
    #expect(wide.bandWidth == 298.0 / 3)
    #expect(BandScale(count: 1, in: 0, width: 320, padding: 50).band(0) == (0, 320))
  }

  @Test("without a padding centres bars of 70 % in their bands, at most 96 wide")
  func defaultPadding() {
    let scale = BandScale(count: 4, in: 10, width: 400)
    #expect(scale.bandWidth == 70)
    #expect((0..<4).map { scale.band($0).start } == [25, 125, 225, 325])
    let few = BandScale(count: 2, in: 0, width: 1000)
    #expect(few.bandWidth == 96)
    #expect((0..<2).map(few.center) == [250, 750])
    #expect(BandScale(count: 1, in: 0, width: 1000, maximumBandWidth: 500).band(0) == (250, 500))
    #expect(BandScale(count: 2, in: 0, width: 100, padding: .nan) == BandScale(count: 2, in: 0, width: 100))
  }

  @Test("takes the padding into 0…W/n, so that no bar is ever of negative width or outside")
  func clamped() {
    for count in 1...40 {
      for padding in [-5, 0, 0.5, 1, 5, 50, 1e308, .infinity, -.infinity] as [Double] {
        let scale = BandScale(count: count, in: 0, width: 64, padding: padding)
        #expect(scale.bandWidth >= 0)
        #expect(scale.gap <= 64 / Double(count) + 1e-12)
        #expect(scale.band(0).start == 0)
        let last = scale.band(count - 1)
        #expect(abs(last.start + last.width - 64) < 1e-11)
      }
    }
  }

  @Test("finds the bar whose zone, from mid-gap to mid-gap, holds a position; ties go left", arguments: [0.0, -7.5, 40])
  func zones(start: Double) {
    // Powers of two, so that every edge and every middle of a gap is an exact number.
    for count in [1, 2, 4, 8, 16] {
      for padding in [nil, 0, 0.5, 1, 2, 4] as [Double?] {
        let scale = BandScale(count: count, in: start, width: 64, padding: padding)
        var edges = (0..<count).map { 64 / Double(count) * Double($0 + 1) }
        if let padding {
          let width = (64 - Double(count - 1) * padding) / Double(count)
          edges = (0..<count).map { Double($0) * (width + padding) + width + padding / 2 }
        }
        for quarter in -8...(64 * 8 + 8) {
          let offset = Double(quarter) / 8
          let expected = offset < 0 || offset > 64 ? nil : edges.firstIndex { offset <= $0 } ?? count - 1
          #expect(scale.index(at: start + offset) == expected)
        }
      }
    }
  }

  @Test("gives the catalogue's hits, with the middle of a gap in place of its truncation to whole points")
  func goldenHits() {
    let scale = BandScale(count: 3, in: 0, width: 100, padding: 5)
    let hits: [(Double, Int?)] = [
      (-0.1, nil), (0, 0), (32.5, 0), (32.6, 1), (33, 1), (34, 1), (67.5, 1), (67.6, 2), (68, 2), (70, 2), (100, 2), (100.1, nil),
    ]
    for (x, index) in hits { #expect(scale.index(at: x) == index, "x \(x)") }
    for x in [Double.nan, .infinity, -.infinity] { #expect(scale.index(at: x) == nil) }
  }

  @Test("finds each bar at its own edges and middle, also where widths are no round numbers")
  func ownPlaces() {
    for count in [1, 3, 7, 12, 30, 101, 999] {
      for padding in [nil, 0.1, 0.3] as [Double?] {
        let scale = BandScale(count: count, in: 0.1, width: 319.7, padding: padding)
        for index in 0..<count {
          let (start, width) = scale.band(index)
          #expect(scale.index(at: scale.center(index)) == index)
          #expect(scale.index(at: start + width * 0.01) == index)
          #expect(scale.index(at: start + width * 0.99) == index)
          if index > 0 { #expect(scale.index(at: scale.zoneStart(index)) == index - 1) }
        }
      }
    }
  }

  @Test("has no bar anywhere when there are none or no room, and survives counts and sizes out of range")
  func empty() {
    for (count, width) in [(0, 100), (-3, 100), (3, 0), (3, -10), (3, .nan), (3, .infinity)] as [(Int, Double)] {
      let scale = BandScale(count: count, in: 0, width: width)
      #expect(scale.index(at: 0) == nil)
      #expect(scale.count >= 0 && scale.bandWidth.isFinite && scale.step.isFinite && scale.band(0).start.isFinite)
    }
    let crowd = BandScale(count: .max, in: 0, width: 100)
    for x in [0, 50, 100] as [Double] { #expect((0..<crowd.count).contains(crowd.index(at: x) ?? -1)) }
    #expect(crowd.center(.max).isFinite)
  }

  @Test("divides a group into touching bars and finds the one under a position")
  func groups() {
    let scale = BandScale(count: 2, in: 0, width: 128, padding: 8)
    #expect((0..<3).map { scale.band(1, part: $0, of: 3).start } == [68, 88, 108])
    #expect(scale.band(1, part: 2, of: 3).width == 20)
    #expect([60, 68, 88, 88.5, 108.5, 128].map { scale.part(at: $0, in: 1, of: 3) } == [0, 0, 0, 1, 2, 2])
    #expect(scale.part(at: .nan, in: 0, of: 3) == 0)
    #expect(scale.part(at: 10, in: 0, of: 0) == 0)
    #expect(scale.band(0, part: 0, of: 0) == scale.band(0))
  }
}
