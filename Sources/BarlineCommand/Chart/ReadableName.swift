/// Column names as a reader sees them.
enum ReadableName {
  /// A name with blanks for underscores and a capital at its start: "net_generation" is "Net generation".
  static func of(_ name: String) -> String {
    let words = name.split { $0 == "_" || $0 == " " }.joined(separator: " ")
    guard let first = words.first else { return name }
    // "pH" and "iPhone" are spelled as they are meant.
    let isMixed = words.dropFirst().prefix { $0 != " " }.contains { $0.isUppercase }
    return isMixed ? words : first.uppercased() + words.dropFirst()
  }

  /// Several names in one phrase: "Wheat and wages".
  static func list(_ names: [String]) -> String {
    let words = names.enumerated().map { place, name in place == 0 ? of(name) : lowercased(of(name)) }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A name within a phrase: only what `of` made a capital, not what is all capitals.
  static func lowercased(_ name: String) -> String {
    guard let first = name.first, !name.dropFirst().prefix(while: { $0 != " " }).contains(where: { $0.isUppercase }) else {
      return name
    }
    return first.lowercased() + name.dropFirst()
  }
}
