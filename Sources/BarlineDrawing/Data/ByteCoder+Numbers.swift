// Numbers, exactly. A Float64's last bytes are often zero (12.5 has six such), and data are often decimal: both are written short.
extension ByteCoder {
  /// A number: how many of its bytes count, and these, the highest first. What is left out are zeros at the end.
  package mutating func code(_ value: inout Double) {
    guard isReading else {
      let length = Self.length(of: value)
      append(UInt8(truncatingIfNeeded: length))
      return append(value, length)
    }
    var length = 0
    code(&length, below: 9)
    var bits: UInt64 = 0
    for place in 0..<length {
      var byte: UInt8 = 0
      code(&byte)
      bits |= UInt64(byte) << UInt64(56 - 8 * place)
    }
    value = Double(bitPattern: bits)
  }

  /// A number that may be missing.
  package mutating func code(_ value: inout Double?) { code(&value, like: 0) { $1.code(&$0) } }

  /// A row of numbers, in the shortest of three forms; NaN is one number, whatever its bits.
  package mutating func code(_ numbers: inout [Double]) {
    guard isReading else {
      if let digits = Self.decimals(of: numbers) { return write(decimals: numbers, digits) }
      let length = numbers.reduce(0) { $0 + Self.length(of: $1) }
      return length + numbers.count / 2 < 8 * numbers.count ? write(packed: numbers) : write(whole: numbers)
    }
    var form = 0
    code(&form, below: 3)
    var length = 0
    switch form {
    case 0:
      count(&length, least: 8)
      numbers = readWhole(length)
    case 1:
      // Two numbers may take one byte.
      var pairs = 0
      count(&pairs)
      var odd = flag(false)
      if pairs == 0 { odd = false }
      numbers = readPacked(pairs &* 2 - (odd ? 1 : 0))
    default:
      count(&length)
      numbers = readDecimals(length)
    }
  }

  // MARK: Form 0, eight bytes a number, the lowest first

  private mutating func write(whole numbers: [Double]) {
    append(0)
    var length = numbers.count
    count(&length)
    for number in numbers {
      var bits = number.bitPattern
      for _ in 0..<8 {
        append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
      }
    }
  }

  private mutating func readWhole(_ length: Int) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(length)
    read { bytes in
      for start in stride(from: bytes.startIndex, to: bytes.startIndex + 8 * length, by: 8) {
        var bits: UInt64 = 0
        for place in 0..<8 { bits |= UInt64(bytes[start + place]) << UInt64(8 * place) }
        numbers.append(Double(bitPattern: bits))
      }
      return 8 * length
    }
    return numbers
  }

  // MARK: Form 1, the bytes that count; how many, for two numbers in one byte before them

  private mutating func write(packed numbers: [Double]) {
    append(1)
    var pairs = (numbers.count + 1) / 2
    count(&pairs)
    _ = flag(numbers.count % 2 == 1)
    for place in stride(from: 0, to: numbers.count, by: 2) {
      let (first, second) = (numbers[place], place + 1 < numbers.count ? numbers[place + 1] : 0)
      let (length, other) = (Self.length(of: first), Self.length(of: second))
      append(UInt8(truncatingIfNeeded: length | other << 4))
      append(first, length)
      append(second, other)
    }
  }

  private mutating func readPacked(_ length: Int) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(length)
    read { bytes in
      var place = bytes.startIndex
      while numbers.count < length {
        guard place < bytes.endIndex else { return nil }
        var lengths = bytes[place]
        place += 1
        for _ in 0..<min(2, length - numbers.count) {
          let end = place + Int(lengths & 15)
          guard lengths & 15 < 9, end <= bytes.endIndex else { return nil }
          var (bits, shift): (UInt64, UInt64) = (0, 56)
          while place < end {
            bits |= UInt64(bytes[place]) << shift
            shift &-= 8
            place += 1
          }
          numbers.append(Double(bitPattern: bits))
          lengths >>= 4
        }
      }
      return place - bytes.startIndex
    }
    return numbers
  }

  private mutating func append(_ value: Double, _ length: Int) {
    let bits = value.bitPattern
    for place in 0..<length { append(UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * place))) }
  }

  /// How many bytes of a number count.
  private static func length(of value: Double) -> Int { 8 - value.bitPattern.trailingZeroBitCount / 8 }

  // MARK: Form 2, whole numbers divided by a power of ten, each as its distance from the one before; 0 for NaN

  private static var mostDigits: Int { 6 }

  /// How many digits after the point are enough to write all numbers exactly; nil where six are not.
  private static func decimals(of numbers: [Double]) -> Int? {
    var digits = 0
    for number in numbers {
      while whole(number, digits) == nil {
        digits += 1
        if digits > mostDigits { return nil }
      }
    }
    return numbers.allSatisfy { whole($0, digits) != nil } ? digits : nil
  }

  /// The whole number that, divided by a power of ten, is exactly this number; nil where there is none. NaN counts as 0.
  private static func whole(_ number: Double, _ digits: Int) -> Int64? {
    if number.isNaN { return 0 }
    let scaled = (number * scale(digits)).rounded()
    guard scaled.magnitude < 0x1p52 else { return nil }
    let whole = Int64(scaled)
    // By their bits: −0 is no whole number.
    return (Double(whole) / scale(digits)).bitPattern == number.bitPattern ? whole : nil
  }

  private static func scale(_ digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return scale
  }

  private mutating func write(decimals numbers: [Double], _ digits: Int) {
    append(2)
    var length = numbers.count
    count(&length)
    append(UInt8(truncatingIfNeeded: digits))
    var last: Int64 = 0
    for number in numbers {
      var step: UInt64 = 0
      if !number.isNaN, let whole = Self.whole(number, digits) {
        step = fold(whole - last) + 1
        last = whole
      }
      code(&step)
    }
  }

  private mutating func readDecimals(_ length: Int) -> [Double] {
    var digits = 0
    code(&digits, below: Self.mostDigits + 1)
    let scale = Self.scale(digits)
    var (last, numbers): (Int64, [Double]) = (0, [])
    for _ in 0..<length where fault == nil {
      var step: UInt64 = 0
      code(&step)
      if step > 0 {
        last &+= unfold(step - 1)
        check(last.magnitude < 1 << 53, "a number has too many digits")
      }
      numbers.append(step == 0 ? .nan : Double(last) / scale)
    }
    return numbers
  }
}
