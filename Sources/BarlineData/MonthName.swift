/// English names of months and of days of the week, whole or shortened to three letters or more.
package enum MonthName {
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
  ]
  private static let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  /// The month that a word names, 1…12: `Jan`, `SEPT`, `march`; nil for none.
  package static func number(_ word: some StringProtocol) -> Int? {
    place(of: word, in: months).map { $0 + 1 }
  }

  /// Whether a word names a day of the week: `Mon`, `Tuesday`.
  package static func isDay(_ word: some StringProtocol) -> Bool { place(of: word, in: days) != nil }

  private static func place(of word: some StringProtocol, in names: [String]) -> Int? {
    guard (3...9).contains(word.utf8.count) else { return nil }
    let small = word.lowercased()
    return names.firstIndex { $0.hasPrefix(small) }
  }
}
