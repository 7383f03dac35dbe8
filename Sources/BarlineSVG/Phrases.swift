import BarlineDrawing

/// Attributes as they are written, kept for each value that asked for them: a chart uses a handful of paints and styles over and over.
///
/// The last answer is tried first and short tables are searched in order; longer ones are looked up by hash.
struct Phrases<Key: Hashable> {
  private var keys: [Key] = []
  /// All phrases, one behind the other, and where each ends.
  private var text = ByteText()
  private var ends: [Int] = []
  private var places: [Key: Int] = [:]
  private var last = 0

  /// Tables up to this length are searched in order.
  private var short: Int { 12 }

  /// Writes what is written for a key; false, and nothing written, where nothing has been kept yet.
  mutating func write(_ key: Key, to document: inout ByteText) -> Bool {
    // Compared where it lies: an element taken out of an array is a copy.
    if !keys.withUnsafeBufferPointer({ last < $0.count && $0[last] == key }) {
      guard let place = keys.count <= short ? keys.firstIndex(of: key) : places[key] else { return false }
      last = place
    }
    text.withBytes { document.append(UnsafeRawBufferPointer(rebasing: $0[(last > 0 ? ends[last - 1] : 0)..<ends[last]])) }
    return true
  }

  /// Keeps what is written for a key that was not known.
  mutating func keep(_ phrase: ByteText, for key: Key) {
    last = keys.count
    keys.append(key)
    text.append(contentsOf: phrase)
    ends.append(text.count)
    guard keys.count > short else { return }
    for place in places.count..<keys.count { places[keys[place]] = place }
  }
}
