/// A code in which frequent symbols are short (D. A. Huffman, 1952), in the form that RFC 1951 asks for.
struct PrefixCode {
  /// How many bits a symbol has; 0 for one that does not occur.
  let lengths: [UInt8]
  /// Its bits, the first one lowest.
  let codes: [UInt32]

  /// Makes the code for so many of each symbol, none longer than so many bits. There are at least two symbols, so that one has a code.
  init(_ counts: [Int], longest: Int) {
    var counts = counts
    for place in [0, 1] where counts.count(where: { $0 > 0 }) < 2 && counts[place] == 0 { counts[place] = 1 }
    var lengths = Self.lengths(counts)
    // Counts that are more alike have lengths that are more alike; in the end all are 1.
    while let most = lengths.max(), Int(most) > longest {
      for place in counts.indices where counts[place] > 1 { counts[place] /= 2 }
      lengths = Self.lengths(counts)
    }
    self.lengths = lengths
    codes = Self.codes(lengths)
  }

  /// The two least are one that is as frequent as both, until one is left; a symbol is as long as it lies deep.
  private static func lengths(_ counts: [Int]) -> [UInt8] {
    let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    var (sizes, parents) = (leaves.map { counts[$0] }, [Int](repeating: 0, count: leaves.count))
    // Joined ones are made in rising order, as the leaves stand: the least is the first of either.
    var (leaf, joined) = (0, leaves.count)
    func least() -> Int {
      if leaf < leaves.count, joined == sizes.count || sizes[leaf] <= sizes[joined] {
        leaf += 1
        return leaf - 1
      }
      joined += 1
      return joined - 1
    }
    while sizes.count < 2 * leaves.count - 1 {
      let (first, second) = (least(), least())
      (parents[first], parents[second]) = (sizes.count, sizes.count)
      sizes.append(sizes[first] + sizes[second])
      parents.append(0)
    }
    var depths = [UInt8](repeating: 0, count: sizes.count)
    for place in depths.indices.dropLast().reversed() { depths[place] = depths[parents[place]] + 1 }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    for (place, symbol) in leaves.enumerated() { lengths[symbol] = depths[place] }
    return lengths
  }

  /// Codes of a length follow one another in the order of symbols, shorter ones before longer ones (RFC 1951, 3.2.2).
  private static func codes(_ lengths: [UInt8]) -> [UInt32] {
    var codes = [UInt32](repeating: 0, count: lengths.count)
    var code: UInt32 = 0
    for length in 1...15 as ClosedRange<UInt32> {
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = (0..<length).reduce(0) { $0 | (code >> $1 & 1) << (length - 1 - $1) }
        code += 1
      }
      code <<= 1
    }
    return codes
  }

  // MARK: The code itself

  /// The order in which the lengths of the code of lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Writes the lengths of this code and of one for distances, in a code of their own (RFC 1951, 3.2.7).
  func write(with distances: PrefixCode, to out: inout BitWriter) {
    let own = Self.used(lengths, atLeast: 257)
    let other = Self.used(distances.lengths, atLeast: 1)
    let runs = Self.runs(of: own + other)
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = PrefixCode(counts, longest: 7)
    let written = 1 + (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 3)
    out.write(UInt32(own.count - 257), 5)
    out.write(UInt32(other.count - 1), 5)
    out.write(UInt32(max(4, written) - 4), 4)
    for symbol in Self.order.prefix(max(4, written)) { out.write(UInt32(code.lengths[symbol]), 3) }
    for run in runs {
      out.write(code, run.symbol)
      out.write(UInt32(run.rest), run.bits)
    }
  }

  private static func used(_ lengths: [UInt8], atLeast least: Int) -> ArraySlice<UInt8> {
    lengths.prefix(max(least, 1 + (lengths.lastIndex { $0 > 0 } ?? 0)))
  }

  /// Lengths, where 16 is the one before 3 to 6 times, and 17 and 18 are 3 to 10 and 11 to 138 zeros.
  private static func runs(of lengths: ArraySlice<UInt8>) -> [(symbol: Int, rest: Int, bits: Int)] {
    var runs: [(symbol: Int, rest: Int, bits: Int)] = []
    var place = lengths.startIndex
    while place < lengths.endIndex {
      let length = lengths[place]
      var count = lengths[place...].prefix { $0 == length }.count
      place += count
      if length > 0 {
        runs.append((Int(length), 0, 0))
        count -= 1
      }
      while count >= 3 {
        let taken = min(count, length > 0 ? 6 : 138)
        if length > 0 {
          runs.append((16, taken - 3, 2))
        } else {
          runs.append(taken < 11 ? (17, taken - 3, 3) : (18, taken - 11, 7))
        }
        count -= taken
      }
      for _ in 0..<count { runs.append((Int(length), 0, 0)) }
    }
    return runs
  }
}
