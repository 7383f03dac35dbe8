/// Each different text of a column once, in order of first appearance, in one run of bytes.
struct TextTable: Equatable, Sendable {
  /// All texts, end to end, UTF-8.
  private(set) var bytes: ContiguousArray<UInt8> = []
  /// Where each text ends in `bytes`.
  private(set) var ends: ContiguousArray<Int> = []
  /// The line each text was first met on.
  private(set) var lines: ContiguousArray<Int> = []
  /// Open addressing: id + 1 of a text, 0 where free; a power of two long, at most half full.
  private var slots: ContiguousArray<UInt32> = []

  /// How many different texts.
  var count: Int { ends.count }

  /// Where a text's bytes are.
  func range(_ id: Int) -> Range<Int> { (id == 0 ? 0 : ends[id - 1])..<ends[id] }

  /// A text by its id.
  func text(_ id: Int) -> String {
    let range = range(id)
    return NumberText.text(bytes.span, from: range.lowerBound, to: range.upperBound)
  }

  /// The id of a text, a new one when it has not been met before.
  mutating func intern(_ text: Span<UInt8>, from: Int, to: Int, line: Int) -> UInt32 {
    if slots.isEmpty { slots = ContiguousArray(repeating: 0, count: 16) }
    let mask = slots.count - 1
    var slot = Self.hash(text, from: from, to: to) & mask
    while slots[slot] != 0 {
      let id = Int(slots[slot] - 1)
      if equals(id, text, from: from, to: to) { return UInt32(id) }
      slot = (slot + 1) & mask
    }
    let id = UInt32(ends.count)
    bytes.append(text, from: from, to: to)
    ends.append(bytes.count)
    lines.append(line)
    slots[slot] = id + 1
    if ends.count * 2 > slots.count { grow() }
    return id
  }

  /// Frees what only interning needs; no text is interned after this.
  mutating func close() {
    slots = []
  }

  private func equals(_ id: Int, _ text: Span<UInt8>, from: Int, to: Int) -> Bool {
    let range = range(id)
    guard range.count == to - from else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != text[from + offset] { return false }
    return true
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = ContiguousArray(repeating: 0, count: mask + 1)
    for id in 0..<ends.count {
      let range = range(id)
      var slot = Self.hash(bytes.span, from: range.lowerBound, to: range.upperBound) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id) + 1
    }
  }

  /// FNV-1a, its high half folded in, not negative.
  private static func hash(_ text: Span<UInt8>, from: Int, to: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in from..<to { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & 0x7FFF_FFFF)
  }
}
