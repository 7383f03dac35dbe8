/// What may come next in a JSON document, blanks apart.
enum JSONExpected: Sendable {
  case start, rowOrClose, row, commaOrClose, nextRow, nothing
  case keyOrClose, key, colon, value, valueOrClose, commaOrCloseInside

  /// The same in words.
  ///
  /// - Parameter inObject: Whether what is open is an object.
  func words(inObject: Bool) -> String {
    switch self {
    case .start: "an array of objects, or objects"
    case .rowOrClose: "an object or \"]\""
    case .row, .nextRow: "an object"
    case .commaOrClose: "a comma or \"]\""
    case .nothing: "the end of the file"
    case .keyOrClose: "a key or \"}\""
    case .key: "a key"
    case .colon: "a colon"
    case .value: "a value"
    case .valueOrClose: "a value or \"]\""
    case .commaOrCloseInside: inObject ? "a comma or \"}\"" : "a comma or \"]\""
    }
  }
}
