/// Round days on an axis of civil days: firsts of years, of months, or days themselves.
package enum CalendarTicks {
  /// What ticks are the firsts of.
  package enum Unit: UInt8, Equatable, Sendable {
    case years, months, days, hours
  }

  /// The firsts of years or months inside a domain, or the days or hours where it is shorter than two months; about `count` of them.
  package static func nice(in domain: Domain, count: Int) -> (days: [Double], unit: Unit) {
    guard count > 0, domain.lower > -limit, domain.upper < limit else { return ([], .days) }
    let months = (domain.upper - domain.lower) / 30.436875
    if months < 2 { return days(in: domain, count: count) }
    // Steps in months: each divides the one after it or the year.
    let steps: [Double] = [1, 2, 3, 6, 12]
    if let step = steps.first(where: { months / $0 <= Double(count) + 0.5 }) {
      return (firsts(in: domain, every: Int(saturating: step)), step == 12 ? .years : .months)
    }
    var years = 1.0
    for factor in [2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2] where months / 12 / years > Double(count) + 0.5 { years *= factor }
    return (firsts(in: domain, every: Int(saturating: years.rounded()) * 12), .years)
  }

  /// Days beyond this (about a million years) are no dates that anyone reads.
  private static let limit = 4e8

  /// The firsts of every so many months, counted from the year 0.
  private static func firsts(in domain: Domain, every months: Int) -> [Double] {
    let start = civil(domain.lower)
    var month = (start.year * 12 + start.month - 1) / months * months - months
    var ticks: [Double] = []
    while ticks.count < 1000 {
      let day = Double(self.day(year: floorDivide(month, 12), month: month - floorDivide(month, 12) * 12 + 1, day: 1))
      if day > domain.upper { break }
      if day >= domain.lower { ticks.append(day) }
      month += months
    }
    return ticks
  }

  /// Whole days, or hours or minutes where there are few days.
  private static func days(in domain: Domain, count: Int) -> (days: [Double], unit: Unit) {
    let span = domain.upper - domain.lower
    // In minutes, so that an hour is a whole number of steps; each divides a day, or is whole days.
    let steps: [Double] = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 10_080, 20_160]
    var place = steps.firstIndex { span * 1440 / $0 <= Double(count) + 0.5 } ?? steps.count - 1
    var ticks = days(in: domain, every: steps[place])
    // A few days may hold no first of a week.
    while ticks.isEmpty, place > 0 {
      place -= 1
      ticks = days(in: domain, every: steps[place])
    }
    return (ticks, steps[place] < 1440 ? .hours : .days)
  }

  /// Every so many minutes. Weeks begin on Mondays: 5 January 1970 was one.
  private static func days(in domain: Domain, every minutes: Double) -> [Double] {
    let origin = minutes > 2880 ? 4.0 : 0
    var ticks: [Double] = []
    var index = ((domain.lower - origin) * 1440 / minutes).rounded(.down)
    while ticks.count < 1000 {
      // Minutes are counted before they are divided, so that none is a moment early.
      let day = origin + index * minutes / 1440
      if day > domain.upper { break }
      if day >= domain.lower { ticks.append(day) }
      index += 1
    }
    return ticks
  }

  /// What a tick says behind another on an axis: what both share is not said twice. "Oct 2012", "Jan 2013", "Apr".
  package static func text(ofDay day: Double, by unit: Unit, after last: Double?) -> String {
    guard day.isFinite, day.magnitude < limit else { return text(ofDay: day) }
    let date = civil(day)
    let before = last.flatMap { $0.magnitude < limit ? civil($0) : nil }
    let year = before?.year == date.year ? "" : " \(date.year)"
    switch unit {
    case .years: return "\(date.year)"
    case .months: return names[date.month - 1] + year
    case .days: return "\(date.day) " + names[date.month - 1] + year
    case .hours:
      let minutes = Int(saturating: ((day - day.rounded(.down)) * 1440).rounded())
      guard minutes > 0 else { return "\(date.day) " + names[date.month - 1] + year }
      let isSameDay = before.map { $0.year == date.year && $0.month == date.month && $0.day == date.day } ?? false
      return (isSameDay ? "" : "\(date.day) " + names[date.month - 1] + year + " ") + time(minutes)
    }
  }

  private static func time(_ minutes: Int) -> String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return (hour < 10 ? "0\(hour)" : "\(hour)") + (minute < 10 ? ":0\(minute)" : ":\(minute)")
  }

  /// A day in words: "5 Mar 2012", with the time where there is one.
  package static func text(ofDay day: Double) -> String {
    guard day.isFinite, day.magnitude < limit else { return "–" }
    let minutes = Int(saturating: ((day - day.rounded(.down)) * 1440).rounded())
    let date = civil(day + (minutes == 1440 ? 0.5 : 0))
    let words = "\(date.day) " + names[date.month - 1] + " \(date.year)"
    guard minutes > 0, minutes < 1440 else { return words }
    return words + " " + time(minutes)
  }

  private static let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }

  /// Days since 1 January 1970 of a date in the proleptic Gregorian calendar.
  /// (H. Hinnant, "chrono-compatible low-level date algorithms", days_from_civil.)
  package static func day(year: Int, month: Int, day: Int) -> Int {
    let y = month <= 2 ? year - 1 : year
    let era = floorDivide(y, 400)
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date of a day since 1 January 1970. (As above, civil_from_days.)
  package static func civil(_ day: Double) -> (year: Int, month: Int, day: Int) {
    let z = Int(saturating: day.rounded(.down)) + 719_468
    let era = floorDivide(z, 146_097)
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}
