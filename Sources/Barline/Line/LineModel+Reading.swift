extension LineModel.Line {
  /// Reads values and positions anew, into the memory there is, or takes over arrays that are given whole, which are then shared.
  ///
  /// - Parameters:
  ///   - count: How many points the line has. Where a given array has fewer, the rest is missing; where it has more, they are left out.
  ///   - values: Asks for a run of values; not asked where they are given.
  ///   - positions: Asks for a run of positions; nil for points at 0, 1, 2 …; not asked where they are given.
  ///   - givenValues: All values.
  ///   - givenPositions: All positions.
  /// - Returns: How many values there were.
  @discardableResult package mutating func read(
    count: Int, values ask: (Range<Int>, inout OutputSpan<Double>) -> Void,
    positions askPositions: ((Range<Int>, inout OutputSpan<Double>) -> Void)? = nil,
    givenValues: [Double]? = nil, givenPositions: [Double]? = nil
  ) -> Int {
    infinite = 0
    isRising = true
    guard askPositions != nil || givenPositions != nil else {
      positions = []
      return readValues(count: count, ask, givenValues, isBad: nil)
    }
    let isRising = readPositions(count: count, askPositions, givenPositions)
    // NaN is never beyond what came before, so positions that rise between finite ends are all finite.
    let areFinite = isRising && (positions.first ?? 0).isFinite && (positions.last ?? 0).isFinite
    let hasBad = !areFinite && positions.contains { !$0.isFinite }
    let known = hasBad ? positions : []
    let given = readValues(count: count, ask, givenValues, isBad: hasBad ? { !known[$0].isFinite } : nil)
    self.isRising = isRising && !hasBad
    if hasBad { fillPositions() }
    return given
  }

  /// Reads positions, or shares those that are given; whether they rise.
  private mutating func readPositions(
    count: Int, _ ask: ((Range<Int>, inout OutputSpan<Double>) -> Void)?, _ given: [Double]?
  ) -> Bool {
    var check = RisingCheck()
    if let given, given.count == count {
      positions = given
      given.withUnsafeBufferPointer { check.read($0) }
    } else if let given {
      readRuns(into: &positions, count: count, ask: { Self.copy(given, $0, to: &$1) }) { piece, _ in check.read(.init(piece)) }
    } else if let ask {
      readRuns(into: &positions, count: count, ask: ask) { piece, _ in check.read(.init(piece)) }
    }
    return check.isRising
  }

  /// Reads values, or shares those that are given; how many there were.
  private mutating func readValues(
    count: Int, _ ask: (Range<Int>, inout OutputSpan<Double>) -> Void, _ given: [Double]?, isBad: ((Int) -> Bool)?
  ) -> Int {
    var (found, blocks) = (0, extrema)
    extrema = BlockExtrema()
    blocks.resize(count)
    defer { (infinite, extrema) = (found, blocks) }
    if let given, given.count == count, isBad == nil {
      values = given
      found = given.withUnsafeBufferPointer { blocks.read($0, from: 0) }
      // Only now is there a reason to have an array of its own.
      if found > 0 { for place in values.indices where values[place].isInfinite { values[place] = .nan } }
      return count
    }
    let look = { (piece: UnsafeMutableBufferPointer<Double>, first: Int) in
      if let isBad { for place in piece.indices where isBad(first + place) { piece[place] = .nan } }
      let more = blocks.read(.init(piece), from: first)
      if more > 0 { for place in piece.indices where piece[place].isInfinite { piece[place] = .nan } }
      found += more
    }
    guard let given else { return readRuns(into: &values, count: count, ask: ask, look: look) }
    return readRuns(into: &values, count: count, ask: { Self.copy(given, $0, to: &$1) }, look: look)
  }

  /// Hands over a run of an array, as far as it goes.
  private static func copy(_ array: [Double], _ run: Range<Int>, to span: inout OutputSpan<Double>) {
    for place in run.clamped(to: array.indices) { span.append(array[place]) }
  }

  /// Gives points without a usable position, which count as missing, that of the point before: no position is without a number then.
  private mutating func fillPositions() {
    var last = positions.first { $0.isFinite } ?? 0
    var isRising = true
    for place in positions.indices {
      if !positions[place].isFinite { positions[place] = last }
      if positions[place] < last { isRising = false }
      last = positions[place]
    }
    self.isRising = isRising
  }
}
