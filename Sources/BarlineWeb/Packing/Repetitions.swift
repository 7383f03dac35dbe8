/// Bytes as letters and as references to what stood before (J. Ziv and A. Lempel, 1977).
enum Repetitions {
  enum Part: Equatable {
    case letter(UInt8)
    /// So many bytes, 3 to 258, as they stood so far before, 1 to 32,768.
    case reference(length: Int, distance: Int)
  }

  private static let window = 1 << 15
  private static let longest = 258
  /// In how many places a repetition is looked for.
  private static let tries = 64

  static func parts(of bytes: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var places = Places()
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      var found = places.best(at: 0, in: bytes)
      while place < bytes.count {
        let match = found
        places.add(place, of: bytes)
        found = places.best(at: place + 1, in: bytes)
        // A letter first, where what comes behind it repeats more.
        guard match.length >= 3, found.length <= match.length else {
          parts.append(.letter(bytes[place]))
          place += 1
          continue
        }
        parts.append(.reference(length: match.length, distance: match.distance))
        for inner in (place + 1)..<(place + match.length) { places.add(inner, of: bytes) }
        place += match.length
        found = places.best(at: place, in: bytes)
      }
    }
    return parts
  }

  /// Where each three bytes stood, the last place first.
  private struct Places {
    private var last = [Int32](repeating: -1, count: 1 << 15)
    /// The place before, by the lowest bits of a place.
    private var before = [Int32](repeating: -1, count: window)

    private static func key(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
      let three = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
      return Int((three &* 0x9E37_79B1) >> 17)
    }

    mutating func add(_ place: Int, of bytes: UnsafeBufferPointer<UInt8>) {
      guard place + 3 <= bytes.count else { return }
      let key = Self.key(bytes, place)
      before[place & (window - 1)] = last[key]
      last[key] = Int32(truncatingIfNeeded: place)
    }

    /// The longest repetition at a place, and of equally long ones the nearest; of no length where there is none worth a reference.
    func best(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (length: Int, distance: Int) {
      guard place + 3 <= bytes.count else { return (0, 0) }
      let most = min(longest, bytes.count - place)
      var (best, distance) = (2, 0)
      var candidate = Int(last[Self.key(bytes, place)])
      for _ in 0..<tries {
        guard candidate >= 0, place - candidate <= window else { break }
        if bytes[candidate + best] == bytes[place + best] {
          var length = 0
          while length < most, bytes[candidate + length] == bytes[place + length] { length += 1 }
          if length > best { (best, distance) = (length, place - candidate) }
          if length == most { break }
        }
        let earlier = Int(before[candidate & (window - 1)])
        // The place of one that lies farther back has been taken by a later one.
        guard earlier < candidate else { break }
        candidate = earlier
      }
      // Three letters cost less than a reference far back.
      return best < 3 || best == 3 && distance > 4096 ? (0, 0) : (best, distance)
    }
  }
}
