/// Round days on an axis of civil days: firsts of years, of months, days themselves, or times of day.
package enum CalendarTicks {
  /// What ticks are the firsts of.
  package enum Unit: UInt8, Equatable, Sendable {
    /// Hours are minutes too.
    case years, months, days, hours, seconds, milliseconds
  }

  /// The firsts of years or months inside a domain, or days or times of day where it is shorter than two months; about `count` of them,
  /// and at most a quarter more.
  package static func nice(in domain: Domain, count: Int) -> (days: [Double], unit: Unit) {
    guard count > 0, domain.lower > -limit, domain.upper < limit else { return ([], .days) }
    let months = (domain.upper - domain.lower) / 30.436875
    if months < 2 { return days(in: domain, count: count) }
    // In months: each divides the one after it or the year; then years, tens of years and so on.
    var steps: [Double] = [1, 2, 3, 6]
    var years = 12.0
    while years < 1e8 {
      steps += [years, 2 * years, 5 * years]
      years *= 10
    }
    let step = steps[place(of: months / Double(count), among: steps)]
    return (firsts(in: domain, every: Int(saturating: step)), step < 12 ? .months : .years)
  }

  /// The place of the least step that makes at most a quarter more ticks than one that is wanted.
  private static func place(of wanted: Double, among steps: [Double]) -> Int {
    steps.firstIndex { wanted <= 1.25 * $0 } ?? steps.count - 1
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

  /// Milliseconds of a day.
  private static let dayLength = 86_400_000.0

  /// Whole days, or times of day where there are few.
  private static func days(in domain: Domain, count: Int) -> (days: [Double], unit: Unit) {
    // In milliseconds, so that every step is a whole number of them; each divides a day, or is whole days.
    let (second, minute) = (1000.0, 60_000.0)
    let short: [Double] = [1, 2, 5, 10, 20, 50, 100, 200, 500]
    let steps =
      short + [1, 2, 5, 10, 15, 30].map { $0 * second }
      + [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 10_080, 20_160].map { $0 * minute }
    var place = place(of: (domain.upper - domain.lower) * dayLength / Double(count), among: steps)
    var ticks = days(in: domain, every: steps[place])
    // A few days may hold no first of a week.
    while ticks.isEmpty, place > 0 {
      place -= 1
      ticks = days(in: domain, every: steps[place])
    }
    let unit: Unit =
      steps[place] < second ? .milliseconds : steps[place] < minute ? .seconds : steps[place] < dayLength ? .hours : .days
    return (ticks, unit)
  }

  /// Every so many milliseconds. Weeks begin on Mondays: 5 January 1970 was one.
  private static func days(in domain: Domain, every step: Double) -> [Double] {
    let origin = step > 2 * dayLength ? 4.0 : 0
    // A time of day is a fraction, which two ways of reckoning may round to either side of an end.
    let slack = (domain.upper - domain.lower) * 1e-9
    var ticks: [Double] = []
    let start = ((domain.lower - origin) * dayLength / step).rounded(.down)
    for place in 0..<1000 {
      // Milliseconds are counted before they are divided, so that none is a moment early.
      let day = origin + (start + Double(place)) * step / dayLength
      if day > domain.upper + slack { break }
      let tick = min(max(day, domain.lower), domain.upper)
      // A million years away two milliseconds may be one number.
      if day >= domain.lower - slack, ticks.last.map({ $0 < tick }) ?? true { ticks.append(tick) }
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
    case .hours, .seconds, .milliseconds:
      let moment = Moment(day)
      let date = moment.date
      let year = before?.year == date.year ? "" : " \(date.year)"
      let words = "\(date.day) " + names[date.month - 1] + year
      if unit == .hours, moment.time == 0 { return words }
      let isSameDay = before.map { $0.year == date.year && $0.month == date.month && $0.day == date.day } ?? false
      return (isSameDay ? "" : words + " ") + moment.text(unit)
    }
  }

  /// A day in words: "5 Mar 2012", with the time where there is one.
  package static func text(ofDay day: Double) -> String {
    guard day.isFinite, day.magnitude < limit else { return "–" }
    let moment = Moment(day)
    let words = "\(moment.date.day) " + names[moment.date.month - 1] + " \(moment.date.year)"
    if moment.time == 0 { return words }
    return words + " " + moment.text(moment.time % 1000 > 0 ? .milliseconds : moment.time % 60_000 > 0 ? .seconds : .hours)
  }

  /// A date, and the milliseconds that have gone of it.
  private struct Moment {
    var date: (year: Int, month: Int, day: Int)
    var time: Int

    /// The nearest millisecond, which may be the next day's first.
    init(_ day: Double) {
      time = Int(saturating: ((day - day.rounded(.down)) * dayLength).rounded())
      date = civil(day)
      if time >= Int(saturating: dayLength) { (date, time) = (civil(day + 0.5), 0) }
    }

    /// "08:05", "08:05:30" or "08:05:30.250".
    func text(_ unit: Unit) -> String {
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let minutes = two(time / 3_600_000) + ":" + two(time / 60_000 % 60)
      if unit == .hours { return minutes }
      let seconds = minutes + ":" + two(time / 1000 % 60)
      if unit == .seconds { return seconds }
      let rest = time % 1000
      return seconds + (rest < 100 ? ".0" : ".") + two(rest)
    }
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
