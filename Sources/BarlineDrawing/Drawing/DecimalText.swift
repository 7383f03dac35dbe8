/// UTF-8 text that grows: what every writer of text in this package writes into, the same on every machine and in every locale.
///
///     var text = ByteText()
///     text.append("x=")
///     text.append(number: -0.12345, decimals: 3)
///     text.string   // "x=-0.123"
///
/// Letters are set a word at a time into room that is there already, and a number's digits are worked out three at a time.
@usableFromInline package struct ByteText: Sendable {
  /// What has been written, and behind it room for more.
  @usableFromInline var storage: [UInt8]
  @usableFromInline var written = 0

  /// How many bytes have been written.
  @inlinable package var count: Int { written }

  /// Makes an empty text with room for a number of bytes.
  package init(capacity: Int = 0) { storage = capacity > 0 ? [UInt8](repeating: 0, count: capacity) : [] }

  /// The bytes written so far.
  package var bytes: [UInt8] { Array(storage[..<count]) }

  /// What has been written, as a string.
  package var string: String { String(decoding: storage[..<count], as: UTF8.self) }

  /// Whether nothing has been written.
  package var isEmpty: Bool { count == 0 }

  /// Hands over what has been written, without a copy, and is empty after it.
  package mutating func finish() -> [UInt8] {
    storage.removeLast(storage.count - count)
    var bytes: [UInt8] = []
    swap(&bytes, &storage)
    written = 0
    return bytes
  }

  /// Forgets what has been written and keeps the room.
  package mutating func removeAll() { written = 0 }

  /// Writes other bytes in place of some that have been written; what comes after them moves.
  package mutating func replace(_ range: Range<Int>, with bytes: ByteText) {
    let grown = bytes.count - range.count
    if grown > storage.count - written { grow(grown) }
    let rest = count - range.upperBound
    storage.withUnsafeMutableBytes { all in
      guard let base = all.baseAddress else { return }
      (base + range.lowerBound + bytes.count).copyMemory(from: base + range.upperBound, byteCount: rest)
      bytes.storage.withUnsafeBytes { new in
        if let source = new.baseAddress { (base + range.lowerBound).copyMemory(from: source, byteCount: bytes.count) }
      }
    }
    written += grown
  }

  /// Lends what has been written, as it lies in memory.
  @inlinable package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    storage.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  /// Adds a literal.
  @inlinable @inline(__always) package mutating func append(_ literal: StaticString) {
    write(room: literal.utf8CodeUnitCount) { $0.write(literal) }
  }

  /// Adds a string as it is; escaping is the caller's business.
  @_disfavoredOverload package mutating func append(_ string: String) {
    var string = string
    string.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes as they are.
  package mutating func append(contentsOf more: [UInt8]) { more.withUnsafeBytes { append($0) } }

  /// Adds what another text holds.
  package mutating func append(contentsOf more: ByteText) { more.withBytes { append($0) } }

  /// Adds a literal and what another text holds.
  @inlinable package mutating func append(_ literal: StaticString, contentsOf more: ByteText) {
    more.withBytes { bytes in
      write(room: literal.utf8CodeUnitCount + bytes.count) { end in
        end.write(literal)
        end.write(bytes)
      }
    }
  }

  /// Adds bytes as they lie in memory.
  package mutating func append(_ more: UnsafeRawBufferPointer) { write(room: more.count) { $0.write(more) } }

  /// Adds a byte: an ASCII letter.
  @inlinable @inline(__always) package mutating func append(byte: UInt8) { write(room: 1) { $0.write(byte: byte) } }

  /// Adds a whole number.
  package mutating func append(whole value: Int) {
    write(room: 24) { end in
      if value < 0 { end.write(byte: UInt8(ascii: "-")) }
      end.write(whole: UInt64(value.magnitude))
    }
  }

  /// Adds a whole number divided by a power of ten, 0…18, without zeros at its end: 12,300 with 3 decimals is "12.3".
  package mutating func append(_ digits: UInt64, decimals: Int) {
    write(room: 48) { end in
      var unit: UInt64 = 1
      for _ in 0..<decimals { unit *= 10 }
      let (whole, fraction) = digits.quotientAndRemainder(dividingBy: unit)
      end.write(whole: whole)
      end.write(fraction: fraction, digits: decimals)
    }
  }

  /// Adds a number with at most `decimals` digits (0…6) after the point, rounded half away from zero, zeros at the end cut off.
  ///
  /// The separator is always ".", there is no exponent and no "-0". What is larger than a picture can mean (10¹⁵, or 10¹⁸ over the
  /// power of ten asked for where that is less) is written as that limit; NaN, which no drawing holds, as 0.
  @inlinable package mutating func append(number: Double, decimals: Int) {
    write(room: 32) { $0.write(number, decimals) }
  }

  /// Adds a literal, a number and a letter: an attribute.
  @inlinable package mutating func append(_ literal: StaticString, number: Double, decimals: Int, then last: UInt8) {
    write(room: literal.utf8CodeUnitCount + 40) { end in
      end.write(literal)
      end.write(number, decimals)
      end.write(byte: last)
    }
  }

  /// Adds a rectangle as four attributes, each named by a literal.
  @inlinable @inline(__always) package mutating func append(
    _ rect: ChartRect, names: (x: StaticString, y: StaticString, width: StaticString, height: StaticString), decimals: Int
  ) {
    let letters =
      names.x.utf8CodeUnitCount + names.y.utf8CodeUnitCount + names.width.utf8CodeUnitCount + names.height.utf8CodeUnitCount
    write(room: letters + 160) { end in
      end.write(names.x, rect.x, decimals)
      end.write(names.y, rect.y, decimals)
      end.write(names.width, rect.width, decimals)
      end.write(names.height, rect.height, decimals)
    }
  }

  /// Adds a letter and two numbers with a comma between them: a point of a path.
  @inlinable package mutating func append(byte: UInt8, pair x: Double, _ y: Double, decimals: Int) {
    write(room: 72) { end in
      end.write(byte: byte)
      end.write(x, decimals)
      end.write(byte: UInt8(ascii: ","))
      end.write(y, decimals)
    }
  }

  /// Lets a function write into room for a number of bytes.
  @inlinable @inline(__always) package mutating func write(room: Int, _ body: (inout DecimalCursor) -> Void) {
    if storage.count - written < room { grow(room) }
    let start = written
    written = storage.withUnsafeMutableBytes { all in
      guard let base = all.baseAddress else { return start }
      var end = DecimalCursor(place: base + start)
      body(&end)
      return end.place - base
    }
  }

  /// Makes the room at least twice what it was.
  @usableFromInline @inline(never) mutating func grow(_ more: Int) {
    var larger = [UInt8](repeating: 0, count: storage.count + max(more, storage.count, 64))
    larger.withUnsafeMutableBytes { new in
      storage.withUnsafeBytes { old in new.copyMemory(from: UnsafeRawBufferPointer(rebasing: old[..<written])) }
    }
    storage = larger
  }
}

extension Double {
  /// The number in one of Barline's own sentences: with at most three decimals, and none that says nothing.
  package var told: String {
    guard isFinite else { return isNaN ? "NaN" : self < 0 ? "-∞" : "∞" }
    var text = ByteText()
    text.append(number: self, decimals: 3)
    return text.string
  }
}
