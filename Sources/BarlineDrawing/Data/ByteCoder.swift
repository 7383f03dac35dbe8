/// Bytes being written or being read: the same calls in the same order do both, so that the two directions cannot drift apart.
///
/// Reading never traps and throws nothing: what cannot be read is zero, the first fault is kept, nothing is read after it, and
/// whoever has asked looks at `fault` at the end. No count is believed that the bytes left could not fill.
package struct ByteCoder {
  /// What has been written, or is read.
  package private(set) var bytes: [UInt8]
  /// How many bytes have been read.
  package private(set) var place = 0
  /// Whether values are taken out of the bytes, rather than put into them.
  package var isReading: Bool { reads || !writesBytes }
  private let reads: Bool
  /// What was wrong first; nil while all is well.
  package private(set) var fault: ByteDecodingError?

  /// Makes a coder that writes: four letters that say what follows, and a version.
  package init(writing kind: StaticString, version: UInt8) {
    bytes = []
    reads = false
    for place in 0..<kind.utf8CodeUnitCount { bytes.append(kind.utf8Start[place]) }
    bytes.append(version)
  }

  /// Makes a coder that reads what the other one has written.
  package init(reading bytes: [UInt8], kind: StaticString, version: UInt8) {
    self.bytes = bytes
    reads = true
    for place in 0..<kind.utf8CodeUnitCount where next() != kind.utf8Start[place] { fail(.wrongKind) }
    let found = next()
    if found != version { fail(.version(found)) }
  }

  /// How many bytes have not been read.
  package var left: Int { bytes.count - place }

  /// Notes that something is wrong; nothing is read any more.
  package mutating func fail(_ what: String) { fail(.invalid(what, offset: place)) }

  private mutating func fail(_ error: ByteDecodingError) {
    if fault == nil { fault = error }
    place = bytes.count
  }

  /// Notes a fault where something does not hold.
  package mutating func check(_ holds: Bool, _ what: String) { if !holds { fail(what) } }

  /// Ends reading: bytes left over are a fault.
  package mutating func finish() { check(left == 0, "there are bytes after the end") }

  // MARK: Whole numbers

  private mutating func next() -> UInt8 {
    guard place < bytes.count else {
      fail(.truncated(offset: place))
      return 0
    }
    place += 1
    return bytes[place - 1]
  }

  /// A byte.
  package mutating func code(_ value: inout UInt8) {
    if isReading { value = next() } else { bytes.append(value) }
  }

  /// A whole number in as few bytes as it needs, seven bits a byte, the least first.
  package mutating func code(_ value: inout UInt64) {
    guard isReading else {
      var rest = value
      while rest > 127 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
        rest >>= 7
      }
      return bytes.append(UInt8(truncatingIfNeeded: rest))
    }
    value = 0
    var shift: UInt64 = 0
    while true {
      let byte = next()
      value |= UInt64(byte & 127) << shift
      if byte < 128 { break }
      shift += 7
      if shift > 63 { return fail("a whole number has more than 64 bits") }
    }
  }

  /// A whole number of either sign: 0, −1, 1, −2 … are written as 0, 1, 2, 3 …
  package mutating func code(_ value: inout Int) {
    var folded = fold(Int64(value))
    code(&folded)
    guard isReading else { return }
    let wide = unfold(folded)
    value = Int(truncatingIfNeeded: wide)
    check(Int64(value) == wide, "a whole number is too large for this machine")
  }

  /// A place in a table, or a case of an enumeration: 0 … below a limit.
  package mutating func code(_ value: inout Int, below limit: Int) {
    var wide = UInt64(truncatingIfNeeded: value)
    code(&wide)
    guard isReading else { return }
    value = 0
    if wide < UInt64(truncatingIfNeeded: limit) {
      value = Int(truncatingIfNeeded: wide)
    } else {
      fail("there is no such place or kind")
    }
  }

  /// A case of an enumeration, as the byte that it stands for.
  package mutating func code<Kind: RawRepresentable<UInt8>>(kind value: inout Kind) {
    var byte = value.rawValue
    code(&byte)
    guard isReading else { return }
    if let kind = Kind(rawValue: byte) { value = kind } else { fail("there is no such kind") }
  }

  /// How many things follow, each of which takes a least number of bytes.
  package mutating func count(_ value: inout Int, least: Int = 1) {
    var wide = UInt64(truncatingIfNeeded: value)
    code(&wide)
    guard isReading else { return }
    value = 0
    if wide <= UInt64(truncatingIfNeeded: left / least) {
      value = Int(truncatingIfNeeded: wide)
    } else {
      fail(.truncated(offset: bytes.count))
    }
  }

  /// Yes or no.
  package mutating func code(_ value: inout Bool) { value = flag(value) }

  /// Yes or no, given back: `if coder.flag(title != nil) { … }`.
  package mutating func flag(_ value: Bool) -> Bool {
    var place = value ? 1 : 0
    code(&place, below: 2)
    return place == 1
  }

  // MARK: Text and rows

  /// A text: how many bytes, and its UTF-8.
  package mutating func code(_ text: inout String) {
    var length = text.utf8.count
    count(&length)
    guard isReading else { return bytes.append(contentsOf: text.utf8) }
    let slice = bytes[place..<place + length]
    text = String(decoding: slice, as: UTF8.self)
    place += length
    // What is not UTF-8 has been mended, and so is not the same any more.
    check(text.utf8.count == length && text.utf8.elementsEqual(slice), "a text is not UTF-8")
  }

  /// A row of things, each of which takes a least number of bytes: how many, and each.
  package mutating func code<Thing>(
    _ row: inout [Thing], like blank: Thing, least: Int = 1, _ each: (inout Thing, inout ByteCoder) -> Void
  ) {
    var length = row.count
    count(&length, least: least)
    guard isReading else {
      for var thing in row { each(&thing, &self) }
      return
    }
    row = []
    for _ in 0..<length where fault == nil {
      var thing = blank
      each(&thing, &self)
      row.append(thing)
    }
  }

  /// Something that may be missing.
  package mutating func code<Thing>(
    _ value: inout Thing?, like blank: Thing, _ each: (inout Thing, inout ByteCoder) -> Void
  ) {
    guard flag(value != nil) else {
      value = nil
      return
    }
    var thing = value ?? blank
    each(&thing, &self)
    if isReading { value = thing }
  }

  // MARK: For rows of numbers

  /// Bytes as they are.
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// The next bytes, to be read in place; says how many have been, or that too few are there.
  mutating func read(_ body: (ArraySlice<UInt8>) -> Int?) {
    if let used = body(bytes[place...]), used <= left { place += used } else { fail(.truncated(offset: bytes.count)) }
  }
}

/// 0, −1, 1, −2 … as 0, 1, 2, 3 …
func fold(_ value: Int64) -> UInt64 { UInt64(bitPattern: value << 1 ^ value >> 63) }

/// 0, 1, 2, 3 … as 0, −1, 1, −2 …
func unfold(_ value: UInt64) -> Int64 { Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1) }
