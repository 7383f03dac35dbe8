/// A day of the proleptic Gregorian calendar, and its number counted from 1970-01-01.
///
/// ```swift
/// CivilDate(year: 2000, month: 3, day: 1)?.dayNumber  // 11017
/// CivilDate(dayNumber: 11017)                         // 1 March 2000
/// ```
/// The two conversions are Howard Hinnant's `days_from_civil` and `civil_from_days`
/// (<https://howardhinnant.github.io/date_algorithms.html>); both take constant time.
public struct CivilDate: Equatable, Hashable, Sendable {
  /// The year; 0 is the year before 1.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// The largest number of days from 1970-01-01, either way, that is a date here: about 273,000 years.
  static let farthestDay = 100_000_000

  /// The date, or nil when the month has no such day or the year is outside -200,000…200,000.
  public init?(year: Int, month: Int, day: Int) {
    guard (-200_000...200_000).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date so many days after 1970-01-01 (before, when negative), or nil beyond 100,000,000 days.
  public init?(dayNumber: Int) {
    guard (-Self.farthestDay...Self.farthestDay).contains(dayNumber) else { return nil }
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01.
  public var dayNumber: Int {
    let fromMarch = month <= 2 ? year - 1 : year
    let era = (fromMarch >= 0 ? fromMarch : fromMarch - 399) / 400
    let yearOfEra = fromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The number of days of a month, 1…12.
  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
