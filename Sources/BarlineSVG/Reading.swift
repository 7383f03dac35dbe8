/// How a line of text is to be read: what a viewer would get wrong unless told.
struct Reading {
  /// Whether there are blanks that a viewer would leave out: at the ends, or two in a row.
  var keepsBlanks = false
  /// Whether the first letter that has a direction is of a script written from right to left.
  var rightToLeft = false

  init(_ string: String) {
    var blank = true
    var foreign = false
    for byte in string.utf8 {
      let isBlank = byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
      if isBlank && blank { keepsBlanks = true }
      blank = isBlank
      // The bytes that U+0580 and all after it start with.
      if byte >= 0xD6 { foreign = true }
    }
    if blank && !string.isEmpty { keepsBlanks = true }
    if foreign { rightToLeft = Reading.startsRightToLeft(string) }
  }

  /// The rule P2 of the Unicode bidirectional algorithm, with blocks for single letters.
  private static func startsRightToLeft(_ string: String) -> Bool {
    for scalar in string.unicodeScalars {
      switch scalar.value {
      // Digits and signs of the scripts below: no direction of their own.
      case 0x0600...0x0607, 0x0609, 0x060A, 0x060C, 0x060E...0x061A, 0x064B...0x066C, 0x0670, 0x06D6...0x06E4, 0x06E7...0x06ED,
        0x06F0...0x06F9, 0x0591...0x05BD:
        continue
      // Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbours; the mark that says so; their later blocks.
      case 0x05BE...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
      case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0x2B8, 0x370...0x58F: return false
      // Signs, punctuation, arrows, box drawing; combining marks; pictographs.
      case 0x2000...0x200D, 0x2010...0x2BFF, 0x3000...0x3004, 0xFE00...0xFE6F, 0x1F000...0x1FAFF: continue
      case 0x900...: return false
      default: continue
      }
    }
    return false
  }
}
