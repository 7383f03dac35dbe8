// Labels of a row are often alike: dates, numbered things. What one begins with as the one before it is not written again.
extension ByteCoder {
  /// How much of a text may be that of the one before: without a limit a few bytes could stand for any number of long texts.
  private static var mostShared: Int { 63 }

  /// A row of texts, some of which may be missing.
  package mutating func code(_ texts: inout [String?]) {
    var (length, before) = (texts.count, [UInt8]())
    count(&length)
    guard isReading else {
      for text in texts { write(text, after: &before) }
      return
    }
    texts = []
    for _ in 0..<length where fault == nil { texts.append(readText(after: &before)) }
  }

  /// One more than how many bytes are those of the text before, how many follow, and these; 0 for a missing text.
  private mutating func write(_ text: String?, after before: inout [UInt8]) {
    guard let text else { return append(0) }
    let letters = Array(text.utf8)
    var shared = 0
    while shared < min(letters.count, before.count, Self.mostShared), letters[shared] == before[shared] { shared += 1 }
    append(UInt8(truncatingIfNeeded: shared + 1))
    var rest = letters.count - shared
    count(&rest)
    for letter in letters[shared...] { append(letter) }
    before = letters
  }

  private mutating func readText(after before: inout [UInt8]) -> String? {
    var (shared, rest) = (0, 0)
    code(&shared, below: min(before.count, Self.mostShared) + 2)
    guard shared > 0 else { return nil }
    count(&rest, least: 1)
    before.removeLast(before.count - (shared - 1))
    read { bytes in
      before.append(contentsOf: bytes.prefix(rest))
      return rest
    }
    let text = String(decoding: before, as: UTF8.self)
    check(text.utf8.elementsEqual(before), "a text is not UTF-8")
    return text
  }
}
