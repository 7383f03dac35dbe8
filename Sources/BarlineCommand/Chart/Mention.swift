/// Several things in a sentence, as many as anybody reads.
enum Mention {
  private static let most = 8

  /// Things one after another: `"a", "b", 12 more`.
  static func list(_ things: [String]) -> String {
    var shown = Array(things.prefix(most))
    if things.count > most { shown.append("\(things.count - most) more") }
    return shown.joined(separator: ", ")
  }
}
