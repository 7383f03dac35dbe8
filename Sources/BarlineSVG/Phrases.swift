/// Attributes as they are written, kept for each value that asked for them: a chart uses a handful of paints and styles over and over.
///
/// The last answer is tried first and short tables are searched in order; longer ones are looked up by hash.
struct Phrases<Key: Hashable> {
  private var keys: [Key] = []
  private var phrases: [[UInt8]] = []
  private var places: [Key: Int] = [:]
  private var last = 0

  /// Tables up to this length are searched in order.
  private var short: Int { 12 }

  /// What is written for a key; nil where nothing has been kept yet.
  mutating func phrase(for key: Key) -> [UInt8]? {
    // Compared where it lies: an element taken out of an array is a copy.
    if keys.withUnsafeBufferPointer({ last < $0.count && $0[last] == key }) { return phrases[last] }
    guard let place = keys.count <= short ? keys.firstIndex(of: key) : places[key] else { return nil }
    last = place
    return phrases[place]
  }

  /// Keeps what is written for a key that was not known.
  mutating func keep(_ phrase: [UInt8], for key: Key) {
    last = keys.count
    keys.append(key)
    phrases.append(phrase)
    guard keys.count > short else { return }
    for place in places.count..<keys.count { places[keys[place]] = place }
  }
}
