/// A picture of pixels, read from a PNG of eight bits a channel: what rsvg-convert writes.
struct Raster: Equatable {
  struct Pixel: Hashable {
    var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8
  }

  let width: Int
  let height: Int
  private let pixels: [UInt8]

  /// Nil where the file is of another kind.
  init?(png: [UInt8]) {
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(at place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var size: (Int, Int)?
    var channels = 0
    var packed: [UInt8] = []
    var place = 8
    while place + 12 <= png.count {
      let length = number(at: place)
      let body = place + 8..<place + 8 + length
      switch String(decoding: png[place + 4..<place + 8], as: UTF8.self) {
      case "IHDR" where png[body.lowerBound + 8] == 8 && png[body.lowerBound + 12] == 0:
        channels = [2: 3, 6: 4][png[body.lowerBound + 9]] ?? 0
        size = (number(at: body.lowerBound), number(at: body.lowerBound + 4))
      case "IDAT": packed += png[body]
      default: break
      }
      place = body.upperBound + 4
    }
    guard let size, channels > 0, packed.count > 6 else { return nil }
    (width, height) = size
    var inflater = Inflater(input: Array(packed.dropFirst(2)))
    guard inflater.run(), inflater.output.count == height * (width * channels + 1) else { return nil }
    pixels = Raster.unfilter(inflater.output, width: width, height: height, channels: channels)
  }

  subscript(x: Int, y: Int) -> Pixel {
    let place = (y * width + x) * 4
    return Pixel(red: pixels[place], green: pixels[place + 1], blue: pixels[place + 2], alpha: pixels[place + 3])
  }

  /// The columns in which something is to be seen that differs from the pixel in the corner.
  func inked(rows: Range<Int>? = nil, where isInk: ((Pixel) -> Bool)? = nil) -> ClosedRange<Int>? {
    let ground = self[0, 0]
    let ink = isInk ?? { $0 != ground }
    let columns = (0..<width).filter { x in (rows ?? 0..<height).contains { ink(self[x, $0]) } }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  /// Undoes the filter that each row names in its first byte; a picture without alpha is opaque.
  private static func unfilter(_ rows: [UInt8], width pixels: Int, height: Int, channels: Int) -> [UInt8] {
    let width = pixels * channels
    var bytes = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      let filter = rows[y * (width + 1)]
      for x in 0..<width {
        let left = x >= channels ? Int(bytes[y * width + x - channels]) : 0
        let above = y > 0 ? Int(bytes[(y - 1) * width + x]) : 0
        let corner = x >= channels && y > 0 ? Int(bytes[(y - 1) * width + x - channels]) : 0
        let guess: Int
        switch filter {
        case 1: guess = left
        case 2: guess = above
        case 3: guess = (left + above) / 2
        case 4:
          let (a, b, c) = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
          guess = a <= b && a <= c ? left : b <= c ? above : corner
        default: guess = 0
        }
        bytes[y * width + x] = rows[y * (width + 1) + 1 + x] &+ UInt8(guess)
      }
    }
    guard channels == 3 else { return bytes }
    var opaque: [UInt8] = []
    for place in stride(from: 0, to: bytes.count, by: 3) {
      opaque += bytes[place..<place + 3]
      opaque.append(255)
    }
    return opaque
  }
}

/// Unpacks what RFC 1951 packs.
private struct Inflater {
  let input: [UInt8]
  private(set) var output: [UInt8] = []
  private var place = 0
  private var bit = 0

  init(input: [UInt8]) { self.input = input }

  /// A canonical Huffman code: how many codes there are of each length, and their symbols in order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      for length in 1...15 { symbols += lengths.indices.filter { lengths[$0] == length } }
    }
  }

  /// Unpacks all blocks; false where the input is no such thing.
  mutating func run() -> Bool {
    var isLast = false
    while !isLast {
      isLast = bits(1) == 1
      switch bits(2) {
      case 0: guard stored() else { return false }
      case 1:
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        guard block(Code(lengths), Code([Int](repeating: 5, count: 30))) else { return false }
      case 2: guard let (letters, distances) = codes(), block(letters, distances) else { return false }
      default: return false
      }
    }
    return true
  }

  private mutating func bits(_ count: Int) -> Int {
    var value = 0
    for shift in 0..<count {
      guard place < input.count else { return value }
      value |= Int(input[place] >> UInt8(bit) & 1) << shift
      bit += 1
      if bit == 8 { (bit, place) = (0, place + 1) }
    }
    return value
  }

  private mutating func symbol(_ code: Code) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      value |= bits(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private mutating func stored() -> Bool {
    if bit > 0 { (bit, place) = (0, place + 1) }
    guard place + 4 <= input.count else { return false }
    let length = Int(input[place]) | Int(input[place + 1]) << 8
    guard place + 4 + length <= input.count else { return false }
    output += input[place + 4..<place + 4 + length]
    place += 4 + length
    return true
  }

  private mutating func codes() -> (Code, Code)? {
    let (letters, distances, count) = (bits(5) + 257, bits(5) + 1, bits(4) + 4)
    var lengths = [Int](repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(count) { lengths[place] = bits(3) }
    let code = Code(lengths)
    var all: [Int] = []
    while all.count < letters + distances {
      guard let symbol = symbol(code) else { return nil }
      switch symbol {
      case 16: all += [Int](repeating: all.last ?? 0, count: 3 + bits(2))
      case 17: all += [Int](repeating: 0, count: 3 + bits(3))
      case 18: all += [Int](repeating: 0, count: 11 + bits(7))
      default: all.append(symbol)
      }
    }
    return (Code(Array(all[..<letters])), Code(Array(all[letters..<letters + distances])))
  }

  private mutating func block(_ letters: Code, _ distances: Code) -> Bool {
    while let letter = symbol(letters) {
      if letter < 256 {
        output.append(UInt8(letter))
        continue
      }
      if letter == 256 { return true }
      let length = letter == 285 ? 258 : Inflater.value(letter - 257, step: 4, from: 3) { self.bits($0) }
      guard let far = symbol(distances) else { return false }
      let distance = Inflater.value(far, step: 2, from: 1) { self.bits($0) }
      guard distance <= output.count else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }

  /// Lengths and distances: `2 · step` values stand for themselves, then each `step` of them takes a bit more.
  private static func value(_ code: Int, step: Int, from least: Int, _ bits: (Int) -> Int) -> Int {
    let more = max(0, code / step - 1)
    return least + (code < 2 * step ? code : (step + code % step) << more) + bits(more)
  }
}
