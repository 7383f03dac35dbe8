/// What is wrong with a data file: which file and line, which column and cell, and why.
///
/// ```swift
/// DataError(file: "data.csv", line: 17, column: "price", text: "abc", reason: "is not a number").description
/// // data.csv:17: "abc" is not a number (column "price")
/// ```
public struct DataError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's name as given to the reader.
  public var file: String
  /// The line the fault is on, from 1; nil when the fault is the whole file's.
  public var line: Int?
  /// The name of the column the cell stands in; nil when no one column is at fault.
  public var column: String?
  /// The cell's text as the file has it; nil when no one cell is at fault.
  public var text: String?
  /// Why, in words that follow the cell's text, or stand alone when there is none.
  public var reason: String

  /// An error of the given parts; the parts that are not known are nil.
  public init(file: String, line: Int? = nil, column: String? = nil, text: String? = nil, reason: String) {
    self.file = file
    self.line = line
    self.column = column
    self.text = text
    self.reason = reason
  }

  /// One line: `file:line: "text" reason (column "name")`, without the parts that are nil.
  ///
  /// Texts longer than 60 characters are cut with an ellipsis, and line breaks and other control characters become
  /// blanks, so that the message stays one line.
  public var description: String {
    var sentence = file
    if let line { sentence += ":\(line)" }
    sentence += ": "
    if let text { sentence += "\"\(Self.oneLine(text))\" " }
    sentence += reason
    if let column { sentence += " (column \"\(Self.oneLine(column))\")" }
    return sentence
  }

  /// A text in a sentence: at most 60 characters of it, on one line.
  package static func oneLine(_ text: String) -> String {
    let longest = 60
    var shown = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == longest {
        shown += "…"
        break
      }
      shown.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
      count += 1
    }
    return shown
  }
}
