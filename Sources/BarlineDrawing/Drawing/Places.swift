/// Finds where in a table a value stands, and adds it where it does not: equal values are kept once.
///
/// Charts give the same few values over and over, so the last answer is tried first and short tables are searched in order; a table
/// that grows beyond that is looked up by hash.
struct Places<Value: Hashable & Sendable>: Sendable {
  private var last = 0
  private var byValue = HashIndex()
  /// How many values of the table the hash holds.
  private var indexed = 0
  private static var shortTable: Int { 12 }

  /// The place of the value that was asked for last, if this is it again.
  func lastPlace(of value: Value, in table: [Value]) -> Int? {
    // Compared where it lies: an element taken out of an array is a copy.
    table.withUnsafeBufferPointer { last < $0.count && $0[last] == value } ? last : nil
  }

  mutating func place(of value: Value, in table: inout [Value]) -> Int {
    if let known = lastPlace(of: value, in: table) { return known }
    last = search(value, in: table) ?? table.count
    if last == table.count {
      table.append(value)
      if table.count > Self.shortTable { index(table) }
    }
    return last
  }

  private func search(_ value: Value, in table: [Value]) -> Int? {
    table.count <= Self.shortTable ? table.firstIndex(of: value) : byValue.place(of: value.hashValue) { table[$0] == value }
  }

  /// Adds to the hash what the table holds and the hash does not yet.
  private mutating func index(_ table: [Value]) {
    for place in indexed..<table.count { byValue.add(table[place].hashValue, place) }
    indexed = table.count
  }
}
