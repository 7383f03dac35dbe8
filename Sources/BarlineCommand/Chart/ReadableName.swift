/// Column names as a reader sees them.
enum ReadableName {
  /// A name with blanks for underscores and a capital at its start: "net_generation" is "Net generation". What is spelled as a sign
  /// stays one: "pH", "iPhone", "kg", "rpm".
  static func of(_ name: String) -> String {
    let words = spelled(name)
    guard let first = words.first else { return name }
    let word = words.prefix { $0 != " " }
    let isMixed = word.dropFirst().contains { $0.isUppercase }
    let isSign = (2...4).contains(word.count) && word.allSatisfy { $0.isLowercase && !"aeiouy".contains($0) }
    return isMixed || isSign ? words : first.uppercased() + words.dropFirst()
  }

  /// Several names in one phrase: "Wheat and wages".
  static func list(_ names: [String]) -> String {
    let words = names.enumerated().map { place, name in place == 0 ? of(name) : spelled(name) }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A name with blanks for underscores, as it stands inside a sentence.
  static func spelled(_ name: String) -> String { name.split { $0 == "_" || $0 == " " }.joined(separator: " ") }
}
