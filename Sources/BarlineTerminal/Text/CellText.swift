/// Text as cells show it: letters with their width in cells.
enum CellText {
  /// A letter, with all that stands on it.
  struct Letter: Equatable {
    let text: Character
    /// 1 or 2.
    let width: Int
  }

  /// How many cells a line takes.
  static func width(of string: String) -> Int {
    var (count, isPlain) = (0, true)
    for byte in string.utf8 {
      isPlain = isPlain && byte >= 0x20 && byte < 0x7F
      count += 1
    }
    guard !isPlain else { return count }
    return string.reduce(0) { $0 + width(of: $1) }
  }

  /// The letters of a line. What would command a terminal is a blank; what has no width of its own is left out.
  static func letters(of string: String) -> [Letter] {
    var letters: [Letter] = []
    letters.reserveCapacity(string.utf8.count)
    for character in string {
      let width = width(of: character)
      guard width > 0 else { continue }
      letters.append(isControl(character) ? Letter(text: " ", width: 1) : Letter(text: character, width: width))
    }
    return letters
  }

  /// How many cells a letter takes: 0, 1 or 2.
  static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      // A sign that asks for its picture is as wide as a picture.
      if scalar.value == 0xFE0F, width == 1 { width = 2 }
      width = max(width, self.width(of: scalar.value))
    }
    return width
  }

  /// Whether a letter holds anything that a terminal could take for a command.
  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.value < 0x20 || ($0.value >= 0x7F && $0.value < 0xA0) }
  }

  private static func width(of scalar: UInt32) -> Int {
    if scalar < 0x300 { return scalar == 0xAD ? 0 : 1 }
    if isIn(scalar, WideLetters.wide) { return 2 }
    return isIn(scalar, WideLetters.none) ? 0 : 1
  }

  /// Whether a number lies in one of some ranges, given by their ends in rising order.
  private static func isIn(_ scalar: UInt32, _ ends: [UInt32]) -> Bool {
    var (low, high) = (0, ends.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if scalar > ends[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return low < ends.count / 2 && scalar >= ends[2 * low]
  }
}
