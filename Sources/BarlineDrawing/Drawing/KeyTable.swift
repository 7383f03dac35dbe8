/// Values by key, in the order in which the keys came.
///
/// What `Dictionary` would do, with the search in one place for all kinds of keys (`HashIndex`): in a module for a browser, each
/// dictionary of another type is some kilobytes of its own. A key stays once it has come.
package struct KeyTable<Key: Hashable, Value> {
  package private(set) var keys: [Key] = []
  private var values: [Value] = []
  private var index = HashIndex()

  /// Makes a table of nothing.
  package init() {}

  package var isEmpty: Bool { keys.isEmpty }

  /// The value of a key; nil where it has none.
  package subscript(_ key: Key) -> Value? { place(of: key).map { values[$0] } }

  /// Where a key stands among the keys; nil where it has not come.
  package func place(of key: Key) -> Int? {
    keys.isEmpty ? nil : index.place(of: key.hashValue) { keys[$0] == key }
  }

  /// Gives a key a value, in the place of the one that it has.
  package mutating func set(_ key: Key, _ value: Value) {
    if let place = place(of: key) {
      values[place] = value
    } else {
      index.add(key.hashValue, keys.count)
      keys.append(key)
      values.append(value)
    }
  }

  /// Forgets all keys, and keeps the memory.
  package mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    index.removeAll()
  }
}

extension KeyTable: Sendable where Key: Sendable, Value: Sendable {}

extension KeyTable<Spelling, Int> {
  /// How often a name has come before, and counts it.
  package mutating func occurrence(of name: String) -> Int {
    let earlier = self[Spelling(name)] ?? 0
    set(Spelling(name), earlier + 1)
    return earlier
  }
}

/// Places in somebody's table, found by the hashes of what stands there: open addressing, half full at most.
struct HashIndex: Sendable {
  private struct Slot {
    var hash: UInt32 = 0
    /// −1 where there is nothing.
    var place: Int32 = -1
  }

  private var slots: [Slot] = []
  private var count = 0

  /// The place that is known by a hash and that `isIt` accepts; nil for none.
  func place(of hash: Int, _ isIt: (Int) -> Bool) -> Int? {
    guard !slots.isEmpty else { return nil }
    let short = UInt32(truncatingIfNeeded: hash)
    var at = Int(truncatingIfNeeded: short) & (slots.count - 1)
    while slots[at].place >= 0 {
      if slots[at].hash == short, isIt(Int(slots[at].place)) { return Int(slots[at].place) }
      at = (at + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a place, which is not there yet.
  mutating func add(_ hash: Int, _ place: Int) {
    count += 1
    if 2 * count > slots.count { grow() }
    put(Slot(hash: UInt32(truncatingIfNeeded: hash), place: Int32(truncatingIfNeeded: place)))
  }

  /// Forgets all places, and keeps the memory.
  mutating func removeAll() {
    count = 0
    for at in slots.indices { slots[at] = Slot() }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: max(16, 2 * old.count))
    for slot in old where slot.place >= 0 { put(slot) }
  }

  private mutating func put(_ slot: Slot) {
    var at = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
    while slots[at].place >= 0 { at = (at + 1) & (slots.count - 1) }
    slots[at] = slot
  }
}
