/// The help of a command: plain text, at most 80 columns wide.
struct HelpText {
  private(set) var text = ""
  static let width = 80

  /// A paragraph, its lines broken at blanks; lines after the first are indented as asked.
  mutating func paragraph(_ words: String) {
    startBlock()
    text += Self.wrapped(words, from: 0, indent: 0) + "\n"
  }

  /// Lines as they are, under a heading.
  mutating func block(_ heading: String, _ lines: [String]) {
    startBlock()
    text += heading + "\n"
    for line in lines { text += "  " + line + "\n" }
  }

  /// A heading, and terms with what they mean beside them.
  mutating func list(_ heading: String, _ entries: [(term: String, says: String)]) {
    startBlock()
    text += heading + "\n"
    let column = min((entries.map(\.term.count).max() ?? 0) + 4, 26)
    for (term, says) in entries {
      var line = "  " + term
      // A term too long for its column has its meaning under it.
      if line.count > column - 2 {
        line += "\n" + String(repeating: " ", count: column)
      } else {
        line += String(repeating: " ", count: column - line.count)
      }
      text += line + Self.wrapped(says, from: column, indent: column) + "\n"
    }
  }

  private mutating func startBlock() { if !text.isEmpty { text += "\n" } }

  /// Words in lines: the first one starts at a column, the others are indented.
  private static func wrapped(_ words: String, from column: Int, indent: Int) -> String {
    var text = ""
    var at = column
    for word in words.split(separator: " ") {
      if at > indent, at + 1 + word.count > width {
        text += "\n" + String(repeating: " ", count: indent)
        at = indent
      } else if at > indent {
        text += " "
        at += 1
      }
      text += word
      at += word.count
    }
    return text
  }
}
