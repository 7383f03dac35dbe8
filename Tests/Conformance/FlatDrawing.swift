@_exported import BarlineDrawing

extension Drawing {
  /// The picture as a page's painter reads it from a module's memory, with nothing else in that memory: `FlatSheet`, which is the module's own
  /// source, makes the tables, and the head that the module keeps beside them stands at 0 here.
  var flat: [UInt8] {
    var memory = FlatMemory(headWords: 4 + 4 * 11)
    memory.put(dimming)
    memory.put(Array(title.utf8))
    for sheet in [frame, marks, selection, tooltip] {
      var flat = FlatSheet()
      flat.take(sheet, isMoving: false)
      // The module gives addresses, which are 32 bits there and would not be here.
      var tables: [Double] = []
      var text: [UInt8] = []
      for part in Mirror(reflecting: flat).children {
        if part.label == "tables" { tables = part.value as? [Double] ?? [] }
        if part.label == "text" { text = part.value as? [UInt8] ?? [] }
      }
      precondition(!tables.isEmpty, "a FlatSheet has no tables any more")
      memory.head.append(1)
      memory.put(sheet.items)
      memory.put(sheet.verbs)
      memory.put(sheet.numbers)
      memory.put(tables)
      memory.put(text)
    }
    return memory.bytes
  }
}

/// A memory that is filled from its start: a head of words, and the arrays whose places it tells.
private struct FlatMemory {
  var head: [UInt32] = []
  private let start: Int
  private var arrays: [UInt8] = []

  /// Makes one whose head will have so many words.
  init(headWords: Int) { start = 4 * headWords }

  /// Adds an array, where numbers of 64 bits may stand, and tells its place and its count in the head.
  mutating func put<Element>(_ array: [Element]) {
    while (start + arrays.count) % 8 != 0 { arrays.append(0) }
    head.append(UInt32(truncatingIfNeeded: start + arrays.count))
    head.append(UInt32(truncatingIfNeeded: array.count))
    array.withUnsafeBytes { arrays.append(contentsOf: $0) }
  }

  var bytes: [UInt8] {
    precondition(4 * head.count == start, "the head has \(head.count) words")
    return head.withUnsafeBytes { Array($0) } + arrays
  }
}
