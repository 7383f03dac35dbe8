/// Bytes packed as RFC 1951 has it: what repeats becomes a reference, and what is frequent short.
enum Deflate {
  /// A letter or a reference: lengths and distances are numbers of their own alphabets, with bits that follow them.
  struct Symbol {
    var number: Int
    var bits: Int
    var rest: UInt32

    /// The number below which a value does not lie, among numbers that cover values in rising powers of two: `each` of them have the
    /// same count of bits.
    private init(_ value: Int, each: Int) {
      var (number, bits, least, left) = (0, 0, 0, 2 * each)
      while value >= least + 1 << bits {
        least += 1 << bits
        number += 1
        left -= 1
        if left == 0 { (bits, left) = (bits + 1, each) }
      }
      self.init(number: number, bits: bits, rest: UInt32(truncatingIfNeeded: value - least))
    }

    private init(number: Int, bits: Int, rest: UInt32) { (self.number, self.bits, self.rest) = (number, bits, rest) }

    /// Lengths from 3 to 258, which are the numbers after the letters and the end; the greatest has one to itself.
    static let lengths = (3...258).map { length in
      if length == 258 { return Symbol(number: 285, bits: 0, rest: 0) }
      let symbol = Symbol(length - 3, each: 4)
      return Symbol(number: 257 + symbol.number, bits: symbol.bits, rest: symbol.rest)
    }

    /// Distances from 1 to 256, and from 257 on those whose 128s count.
    private static let near = (0..<256).map { Symbol($0, each: 2) }
    private static let far = (0..<256).map { Symbol($0 << 7, each: 2) }

    static func distance(_ distance: Int) -> Symbol {
      if distance <= 256 { return near[distance - 1] }
      var symbol = far[(distance - 1) >> 7]
      symbol.rest += UInt32(truncatingIfNeeded: distance - 1) & 127
      return symbol
    }
  }

  /// How many letters and references share their codes.
  private static var blockSize: Int { 1 << 15 }

  static func pack(_ bytes: [UInt8]) -> [UInt8] {
    let parts = Repetitions.parts(of: bytes)
    var out = BitWriter()
    var start = 0
    repeat {
      let end = min(start + blockSize, parts.count)
      // Whether it is the last block; and one with codes of its own.
      out.write(end == parts.count ? 1 : 0, 1)
      out.write(2, 2)
      write(parts[start..<end], to: &out)
      start = end
    } while start < parts.count
    return out.finish()
  }

  private static func write(_ parts: ArraySlice<Repetitions.Part>, to out: inout BitWriter) {
    var (letterCounts, distanceCounts) = ([Int](repeating: 0, count: 286), [Int](repeating: 0, count: 30))
    letterCounts[256] = 1
    for part in parts {
      switch part {
      case .letter(let letter): letterCounts[Int(letter)] += 1
      case .reference(let length, let distance):
        letterCounts[Symbol.lengths[length - 3].number] += 1
        distanceCounts[Symbol.distance(distance).number] += 1
      }
    }
    let (letters, distances) = (PrefixCode(letterCounts, longest: 15), PrefixCode(distanceCounts, longest: 15))
    letters.write(with: distances, to: &out)
    for part in parts {
      switch part {
      case .letter(let letter): out.write(letters, Int(letter))
      case .reference(let length, let distance):
        let (length, distance) = (Symbol.lengths[length - 3], Symbol.distance(distance))
        out.write(letters, length.number)
        out.write(length.rest, length.bits)
        out.write(distances, distance.number)
        out.write(distance.rest, distance.bits)
      }
    }
    out.write(letters, 256)
  }
}

/// Writes bits, the lowest of a byte first.
struct BitWriter {
  private var bytes: [UInt8] = []
  private var (held, count): (UInt64, Int) = (0, 0)

  /// Writes the lowest bits of a number.
  mutating func write(_ bits: UInt32, _ length: Int) {
    held |= UInt64(bits) << UInt64(count)
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: held))
      held >>= 8
      count -= 8
    }
  }

  /// Writes a symbol of a code.
  mutating func write(_ code: PrefixCode, _ symbol: Int) { write(code.codes[symbol], Int(code.lengths[symbol])) }

  /// The bytes, the last one filled up with zeros.
  mutating func finish() -> [UInt8] {
    if count > 0 { write(0, 8 - count) }
    return bytes
  }
}
