import Barline
import Testing

/// The least and the greatest of any stretch, from blocks: the same as looking at every value.
@Suite struct BlockExtremaTests {
  private func brute(_ values: ArraySlice<Double>) -> (least: Double, greatest: Double, hasGap: Bool) {
    let there = values.filter { !$0.isNaN }
    return (there.min() ?? .infinity, there.max() ?? -.infinity, there.count < values.count)
  }

  @Test func `every stretch of rows about a block's length is as brute force says, with values that are odd`() {
    var dice = Dice(21)
    for count in [0, 1, 2, 63, 64, 65, 127, 128, 129, 200, 640, 1000] {
      for kind in 0..<6 {
        let values: [Double] = (0..<count).map { place in
          switch kind {
          case 0: dice.next() * 200 - 100
          case 1: dice.next(3) == 0 ? .nan : dice.next()
          case 2: .nan
          case 3: [1e308, -1e308, .leastNonzeroMagnitude, -0.0, 0][dice.next(5)]
          case 4: dice.next(20) == 0 ? [.infinity, -.infinity, .nan][dice.next(3)] : dice.next()
          default: place == count / 2 ? -5 : Double(place)
          }
        }
        let expected = values.map { $0.isInfinite ? .nan : $0 }
        var extrema = BlockExtrema()
        extrema.resize(count)
        let infinite = values.withUnsafeBufferPointer { extrema.read($0, from: 0) }
        #expect(infinite == values.count { $0.isInfinite })
        let whole = extrema.whole
        let all = brute(expected[...])
        #expect(whole.least == all.least && whole.greatest == all.greatest && whole.hasGap == all.hasGap)
        for _ in 0..<60 {
          let first = dice.next(count + 1)
          let end = first + dice.next(count - first + 1)
          let found = expected.withUnsafeBufferPointer { extrema.extent(of: first..<end, in: $0) }
          let right = brute(expected[first..<end])
          #expect(found.least == right.least && found.greatest == right.greatest && found.hasGap == right.hasGap)
          #expect(found.isEmpty == (right.least == .infinity))
        }
      }
    }
  }

  @Test func `infinite values are counted and count as missing, in whole blocks and in the rest`() {
    for count in [1, 64, 65, 200] {
      for bad in [0, count / 2, count - 1] {
        var values = [Double](repeating: 1, count: count)
        values[bad] = -.infinity
        var extrema = BlockExtrema()
        extrema.resize(count)
        #expect(values.withUnsafeBufferPointer { extrema.read($0, from: 0) } == 1)
        let whole = extrema.whole
        #expect(count == 1 ? whole.isEmpty : whole.least == 1 && whole.greatest == 1)
        #expect(whole.hasGap)
      }
    }
  }

  @Test func `a reload into the same memory forgets what was there`() {
    var extrema = BlockExtrema()
    for count in [1000, 10, 500, 0, 65] {
      let values = (0..<count).map { Double($0 + count) }
      extrema.resize(count)
      _ = values.withUnsafeBufferPointer { extrema.read($0, from: 0) }
      #expect(extrema.whole.isEmpty == (count == 0))
      if count > 0 { #expect(extrema.whole.least == Double(count) && extrema.whole.greatest == Double(2 * count - 1)) }
    }
  }

  @Test func `runs of a reload are read into whole blocks, whatever a source leaves out`() {
    var line = LineModel.Line(name: "", id: .index(0), style: .standard)
    let count = 150_000
    let given = line.read(
      count: count,
      values: { run, span in for item in run.prefix(run.lowerBound == 0 ? 100 : run.count) { span.append(Double(item)) } },
      positions: nil)
    #expect(given == count - 65_536 + 100)
    #expect(line.values[99] == 99 && line.values[100].isNaN && line.values[65_535].isNaN && line.values[65_536] == 65_536)
    #expect(line.extrema.whole.least == 0 && line.extrema.whole.greatest == Double(count - 1) && line.extrema.whole.hasGap)
  }
}
