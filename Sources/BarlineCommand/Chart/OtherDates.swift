import BarlineData

/// Dates in forms that the readers do not take for dates, since nobody can tell which number is the month, or since the column has others:
/// 1/2/2010, 1/2/10, Mon, 5 Mar 2012.
enum OtherDates {
  /// Whether all texts are dates in some other form, and there are any; the first hundred speak for all.
  static func areDates(_ texts: some Sequence<String>) -> Bool {
    let seen = texts.prefix(100)
    var count = 0
    for text in seen {
      guard isDate(text) else { return false }
      count += 1
    }
    return count > 0
  }

  /// Whether a text is three numbers between points, slashes or dashes, or a month's name with a number or two.
  static func isDate(_ text: String) -> Bool {
    // A time of day may follow.
    let words = text.split { " ,".contains($0) }.filter { !$0.contains(":") }.map { $0.hasSuffix(".") ? $0.dropLast() : $0 }
    if let first = words.first, words.count == 1 {
      for sign in "./-" {
        let parts = first.split(separator: sign, omittingEmptySubsequences: false)
        if parts.count == 3 { return parts.allSatisfy(isShortNumber) || isNamed(parts) }
        if parts.count == 2, isNamed(parts) { return true }
      }
      return false
    }
    return (2...4).contains(words.count) && isNamed(words.filter { !MonthName.isDay($0) })
  }

  /// Whether one part names a month, and the others are numbers.
  private static func isNamed(_ parts: [Substring]) -> Bool {
    (2...3).contains(parts.count) && parts.count(where: isMonth) == 1
      && parts.allSatisfy { isMonth($0) || isShortNumber($0) }
  }

  private static func isMonth(_ word: Substring) -> Bool { MonthName.number(word) != nil }

  private static func isShortNumber(_ word: Substring) -> Bool {
    (1...4).contains(word.utf8.count) && word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
