/// A line as whoever cuts it sees it: its grapheme clusters, and what each is to line breaking.
///
/// Of a line that is longer than `longestLine` it is the beginning, up to the end of a scalar.
struct TextClusters {
  /// The line as UTF-8.
  private let bytes: [UInt8]
  /// Where each cluster ends among the bytes.
  private var ends: [Int] = []
  /// What each cluster is, by its first scalar.
  private(set) var classes: [LineBreakClass] = []

  init(_ string: String) {
    var string = string
    bytes = string.withUTF8 { Array($0[..<Self.length(of: $0)]) }
    ends.reserveCapacity(bytes.count)
    classes.reserveCapacity(bytes.count)
    // Of ASCII only a line end of two bytes is more than a cluster a byte.
    if bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      for place in bytes.indices { add(upTo: place + 1, from: place) }
    } else {
      var start = 0
      for end in clusterEnds(of: bytes) {
        add(upTo: end, from: start)
        start = end
      }
    }
  }

  /// How many clusters there are.
  var count: Int { ends.count }

  /// The text of a run of clusters.
  func text(_ run: Range<Int>) -> String {
    let start = run.lowerBound > 0 ? ends[run.lowerBound - 1] : 0
    return String(decoding: bytes[start..<(run.isEmpty ? start : ends[run.upperBound - 1])], as: UTF8.self)
  }

  private mutating func add(upTo end: Int, from start: Int) {
    ends.append(end)
    classes.append(LineBreakClass(scalar(at: start)))
  }

  /// The scalar whose bytes start at a place.
  private func scalar(at place: Int) -> UInt32 {
    let first = UInt32(bytes[place])
    guard first >= 0x80 else { return first }
    let more = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    // The first byte has seven bits less one for each byte that follows.
    return (1...more).reduce(first & (0x3F >> UInt32(more))) { $0 << 6 | UInt32(bytes[place + $1] & 0x3F) }
  }

  /// How many bytes of a line are looked at.
  private static func length(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard bytes.count > longestLine else { return bytes.count }
    var end = longestLine
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}

/// The most UTF-8 bytes of a line that layout looks at: no label or title is longer, whatever the data hold.
let longestLine = 4096

extension String {
  /// How many letters whoever cuts a line counts in it: its grapheme clusters, up to the longest line.
  package var clusterCount: Int { TextClusters(self).count }
}
