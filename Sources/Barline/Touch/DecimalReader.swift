extension Double {
  /// Reads digits with a sign, a point and an exponent; nil for anything else. Of 15 digits the value is the nearest number there is, of more
  /// nearly so; a value that is too great or too small for 22 places before or behind the point is nil.
  package init?(decimal letters: some Collection<UInt8>) {
    var reader = DecimalReader(letters: Array(letters)[...])
    guard let value = reader.read() else { return nil }
    self = value
  }
}

/// Reads a number a letter at a time.
private struct DecimalReader {
  var letters: ArraySlice<UInt8>
  /// All digits as one number, as many as it holds.
  private var mantissa: Int64 = 0
  /// How many places the point stands to the right of them.
  private var exponent: Int64 = 0

  init(letters: ArraySlice<UInt8>) { self.letters = letters }

  mutating func read() -> Double? {
    let isNegative = sign()
    var count = digits { $0 }
    if take(UInt8(ascii: ".")) { count += digits { $0 - 1 } }
    guard count > 0 else { return nil }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      guard let given = power() else { return nil }
      exponent += given
    }
    guard letters.isEmpty, exponent.magnitude <= 22 else { return nil }
    // A power of ten is exact here, and digits are up to 15 of them: one rounding is all there is.
    var scale = 1.0
    for _ in 0..<exponent.magnitude { scale *= 10 }
    let value = exponent < 0 ? Double(mantissa) / scale : Double(mantissa) * scale
    return isNegative ? -value : value
  }

  private mutating func take(_ letter: UInt8) -> Bool {
    guard letters.first == letter else { return false }
    letters = letters.dropFirst()
    return true
  }

  /// Whether there is a minus; a plus is passed over.
  private mutating func sign() -> Bool { take(UInt8(ascii: "-")) || take(UInt8(ascii: "+")) && false }

  private mutating func digit() -> Int64? {
    guard let letter = letters.first, letter >= UInt8(ascii: "0"), letter <= UInt8(ascii: "9") else { return nil }
    letters = letters.dropFirst()
    return Int64(letter - UInt8(ascii: "0"))
  }

  /// Reads digits; how many there were. Those that are too many to matter only move the point.
  ///
  /// - Parameter step: The point's place after a digit that is kept.
  private mutating func digits(_ step: (Int64) -> Int64) -> Int {
    var count = 0
    while let digit = digit() {
      count += 1
      let isKept = mantissa < 10_000_000_000_000_000
      if isKept { mantissa = mantissa * 10 + digit }
      exponent = isKept ? step(exponent) : step(exponent) + 1
    }
    return count
  }

  /// Reads an exponent.
  private mutating func power() -> Int64? {
    let isNegative = sign()
    var (value, count) = (Int64(0), 0)
    while let digit = digit() {
      value = min(value * 10 + digit, 1000)
      count += 1
    }
    return count == 0 ? nil : isNegative ? -value : value
  }
}
