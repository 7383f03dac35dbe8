/// Which byte sets the cells apart, from the bytes of a file's first row.
enum DelimiterSniffer {
  /// The delimiter, and how many bytes say so themselves (`sep=;` and its line break, as Excel writes) and are no row.
  struct Finding: Equatable {
    var delimiter: UInt8
    var skip = 0
  }

  /// The finding, or nil when the first row does not end within these bytes.
  ///
  /// The most frequent of tab, semicolon and comma outside quotes wins; of equally frequent ones the first named here,
  /// because a comma stands in names more often than a tab. Comma when there is none. Leading blank lines are passed
  /// over.
  static func find(_ bytes: Span<UInt8>, isComplete: Bool) -> Finding? {
    var start = 0
    while start < bytes.count, Blanks.isBlank(bytes[start]), bytes[start] != 0x09 { start += 1 }
    var counts = (tab: 0, semicolon: 0, comma: 0)
    var isQuoted = false
    var isCellStart = true
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isQuoted {
        if byte == UInt8(ascii: "\"") { isQuoted = false }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isQuoted = isCellStart || bytes[index - 2] == byte
      case 0x09: counts.tab += 1
      case UInt8(ascii: ";"): counts.semicolon += 1
      case UInt8(ascii: ","): counts.comma += 1
      case 0x0A, 0x0D:
        if let declared = declaration(bytes, from: start, to: index - 1) {
          return Finding(delimiter: declared, skip: index - 1)
        }
        return Finding(delimiter: choose(counts))
      default: break
      }
      let isBlank = byte == 0x20
      isCellStart = byte == 0x09 || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") || (isCellStart && isBlank)
    }
    guard isComplete else { return nil }
    if let declared = declaration(bytes, from: start, to: bytes.count) { return Finding(delimiter: declared, skip: bytes.count) }
    return Finding(delimiter: choose(counts))
  }

  private static func choose(_ counts: (tab: Int, semicolon: Int, comma: Int)) -> UInt8 {
    if counts.tab > 0, counts.tab >= counts.semicolon, counts.tab >= counts.comma { return 0x09 }
    if counts.semicolon > 0, counts.semicolon >= counts.comma { return UInt8(ascii: ";") }
    return UInt8(ascii: ",")
  }

  private static func declaration(_ bytes: Span<UInt8>, from: Int, to: Int) -> UInt8? {
    guard to - from == 5, NumberText.text(bytes, from: from, to: from + 4) == "sep=" else { return nil }
    let byte = bytes[from + 4]
    return byte == 0x09 || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") ? byte : nil
  }
}
