/// The least and the greatest of each block of 64 values: made while values are read, when they are still in the processor's cache, so
/// that no later question has to look at a million values again.
///
/// A column of a picture, a scrolled part and the whole range are all answered from blocks and, at their two ends, from values.
package struct BlockExtrema: Equatable, Sendable {
  /// How many values a block holds.
  package static let blockSize = 64

  /// +∞ for a block in which all are missing.
  private var least: [Double] = []
  /// −∞ for a block in which all are missing.
  private var greatest: [Double] = []
  /// Whether a value of the block is missing.
  private var hasGap: [Bool] = []

  package init() {}

  /// What is known of a run of values.
  package struct Extent: Equatable, Sendable {
    /// The least value; +∞ where there is none.
    package var least = Double.infinity
    /// The greatest value; −∞ where there is none.
    package var greatest = -Double.infinity
    /// Whether a value is missing.
    package var hasGap = false

    package init() {}

    /// Whether there is a value at all.
    package var isEmpty: Bool { !(least <= greatest) }

    @inline(__always) mutating func add(_ value: Double) {
      // NaN fails both comparisons, so a missing value changes nothing.
      if value < least { least = value }
      if value > greatest { greatest = value }
      if value.isNaN { hasGap = true }
    }

    @inline(__always) mutating func add(_ other: Extent) {
      if other.least < least { least = other.least }
      if other.greatest > greatest { greatest = other.greatest }
      hasGap = hasGap || other.hasGap
    }
  }

  /// Makes room for a number of values, keeping the memory it has.
  package mutating func resize(_ count: Int) {
    let blocks = (count + Self.blockSize - 1) / Self.blockSize
    func fit<Value>(_ array: inout [Value], _ value: Value) {
      if array.count > blocks { array.removeLast(array.count - blocks) }
      if array.count < blocks { array.append(contentsOf: repeatElement(value, count: blocks - array.count)) }
    }
    fit(&least, .infinity)
    fit(&greatest, -.infinity)
    fit(&hasGap, false)
  }

  /// Looks at a run of values that starts at a block's first; infinite ones count as missing.
  ///
  /// - Returns: How many were infinite.
  package mutating func read(_ values: UnsafeBufferPointer<Double>, from first: Int) -> Int {
    var infinite = 0
    var block = first / Self.blockSize
    var start = 0
    while start < values.count {
      let end = min(start + Self.blockSize, values.count)
      let piece = UnsafeBufferPointer(rebasing: values[start..<end])
      var extent = end - start == Self.blockSize ? Self.whole(piece) : nil
      if extent == nil {
        var careful = Extent()
        for value in piece {
          infinite += value.isInfinite ? 1 : 0
          careful.add(value.isInfinite ? .nan : value)
        }
        extent = careful
      }
      least[block] = extent?.least ?? .infinity
      greatest[block] = extent?.greatest ?? -.infinity
      hasGap[block] = extent?.hasGap ?? false
      block += 1
      start = end
    }
    return infinite
  }

  /// The extent of a whole block of finite values; nil where one of them is not finite. Four numbers a step keep the processor busy.
  @inline(__always) private static func whole(_ values: UnsafeBufferPointer<Double>) -> Extent? {
    let memory = UnsafeRawPointer(values.baseAddress.unsafelyUnwrapped)
    var low = (SIMD2<Double>(repeating: .infinity), SIMD2<Double>(repeating: .infinity))
    var high = (SIMD2<Double>(repeating: -.infinity), SIMD2<Double>(repeating: -.infinity))
    // 0 · v is 0 for every finite v and NaN for all others.
    var check = SIMD2<Double>(repeating: 0)
    var at = 0
    while at < blockSize * 8 {
      let a = memory.loadUnaligned(fromByteOffset: at, as: SIMD2<Double>.self)
      let b = memory.loadUnaligned(fromByteOffset: at + 16, as: SIMD2<Double>.self)
      low = (lesser(a, low.0), lesser(b, low.1))
      high = (greater(a, high.0), greater(b, high.1))
      check += (a + b) * 0
      at += 32
    }
    guard check.x + check.y == 0 else { return nil }
    let (least, greatest) = (lesser(low.0, low.1), greater(high.0, high.1))
    var extent = Extent()
    extent.least = least.x < least.y ? least.x : least.y
    extent.greatest = greatest.x > greatest.y ? greatest.x : greatest.y
    return extent
  }

  // Written by the number, since that is what becomes one instruction; a mask and a blend take four times as long.
  @inline(__always) private static func lesser(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y)
  }

  @inline(__always) private static func greater(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(a.x > b.x ? a.x : b.x, a.y > b.y ? a.y : b.y)
  }

  /// The extent of all values.
  package var whole: Extent {
    var extent = Extent()
    for block in least.indices {
      if least[block] < extent.least { extent.least = least[block] }
      if greatest[block] > extent.greatest { extent.greatest = greatest[block] }
      if hasGap[block] { extent.hasGap = true }
    }
    return extent
  }

  /// The extent of some of the values.
  ///
  /// - Complexity: O(n / 64), and at most two blocks of values.
  package func extent(of items: Range<Int>, in values: UnsafeBufferPointer<Double>) -> Extent {
    var extent = Extent()
    let items = items.clamped(to: 0..<values.count)
    let size = Self.blockSize
    let firstWhole = (items.lowerBound + size - 1) / size
    let lastWhole = items.upperBound / size
    guard firstWhole < lastWhole else {
      for item in items { extent.add(values[item]) }
      return extent
    }
    add(items.lowerBound..<firstWhole * size, of: firstWhole - 1, values, to: &extent)
    for block in firstWhole..<lastWhole {
      if least[block] < extent.least { extent.least = least[block] }
      if greatest[block] > extent.greatest { extent.greatest = greatest[block] }
      if hasGap[block] { extent.hasGap = true }
    }
    add(lastWhole * size..<items.upperBound, of: lastWhole, values, to: &extent)
    return extent
  }

  /// Adds some values of one block; where the block has no gap, none is looked for.
  @inline(__always) private func add(
    _ items: Range<Int>, of block: Int, _ values: UnsafeBufferPointer<Double>, to extent: inout Extent
  ) {
    guard !items.isEmpty else { return }
    if hasGap[block] {
      for item in items { extent.add(values[item]) }
      return
    }
    var (low, high) = (extent.least, extent.greatest)
    for item in items {
      low = values[item] < low ? values[item] : low
      high = values[item] > high ? values[item] : high
    }
    (extent.least, extent.greatest) = (low, high)
  }
}
