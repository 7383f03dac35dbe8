import BarlineData

/// The time that a date names: a day, a month or a year of them, or an hour, a minute or a moment of one.
struct NamedDays {
  /// Where it begins: the first day's number, time of day as fraction.
  private let first: Double
  /// Where the last day, hour or minute of it begins.
  private let last: Double
  /// How long that lasts, in days; 0 for a moment.
  private let lasting: Double

  /// What is finer than any file writes: a tenth of a millisecond.
  private static let least = 1e-9

  /// Reads `2010`, `2010-01`, `2010-01-31`, `2010/1/31`, `31.1.2010`, `31 Jan 2010`, `Jan 2010`, `2010-01-31T14` or
  /// `2010-01-31T14:05`; nil for anything else.
  init?(_ text: String) {
    if let spoken = DateText.spokenDay(of: text) {
      self.init(year: spoken.date.year, month: spoken.date.month, day: spoken.isMonth ? nil : spoken.date.day)
      return
    }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }.map { $0.utf8.count <= 4 ? Int($0) : nil }
    guard (1...3).contains(parts.count), let year = parts[0], year > 999, !parts.contains(nil) else {
      guard let moment = Self.moment(text) else { return nil }
      self.init(from: moment.day, to: moment.day, lasting: moment.lasting)
      return
    }
    self.init(year: year, month: parts.count > 1 ? parts[1] : nil, day: parts.count > 2 ? parts[2] : nil)
  }

  /// A day, or all of a month or of a year.
  private init?(year: Int, month: Int?, day: Int?) {
    let end = month ?? 12
    guard let start = CivilDate(year: year, month: month ?? 1, day: day ?? 1),
      let next = CivilDate(year: end == 12 ? year + 1 : year, month: end % 12 + 1, day: 1)
    else { return nil }
    self.init(
      from: Double(start.dayNumber), to: Double(day == nil ? next.dayNumber - 1 : start.dayNumber), lasting: 1)
  }

  private init(from first: Double, to last: Double, lasting: Double) {
    (self.first, self.last, self.lasting) = (first, last, lasting)
  }

  /// A day with a time of day, and how long what is written of it lasts: an hour, a minute, or, with seconds, no time.
  private static func moment(_ text: String) -> (day: Double, lasting: Double)? {
    if let hour = DateText.dayNumber(of: text + ":00"), DateText.dayNumber(of: text) == nil { return (hour, 1.0 / 24) }
    guard let day = DateText.dayNumber(of: text) else { return nil }
    let time = text.drop { $0 != "T" && $0 != " " }.prefix { !"Zz+-".contains($0) }
    return (day, time.count { $0 == ":" } == 1 ? 1.0 / 1_440 : 0)
  }

  /// Where it begins, or its last day, hour or minute does.
  func place(isEnd: Bool) -> Double { isEnd ? last : first }

  /// Where it ends along an axis of days that is shown from `start`: a last day is a place where the data have days and all of its hours
  /// where they have hours, or where nothing else would be shown.
  func end(from start: Double, among positions: [Double]) -> Double {
    guard lasting > 0, last >= start else { return last }
    func isBetween(_ place: Double) -> Bool { (place / lasting - (place / lasting).rounded()).magnitude > 1e-5 }
    return last == start || positions.contains { $0.isFinite && isBetween($0) } ? last + lasting : last
  }

  /// Whether all of it comes after a moment.
  func comeAfter(_ day: Double) -> Bool { day < first - Self.least }

  /// Whether all of it comes before a moment: a day lasts until midnight.
  func comeBefore(_ day: Double) -> Bool { lasting > 0 ? day > last + lasting - Self.least : day > last + Self.least }
}

extension VisiblePart {
  /// The items of the days from one date to another; nil where they are not named by two dates.
  func days(in data: ChartData) throws(Failure) -> Found? {
    guard let dates = data.dates, let low = named(from, in: data, dates), let high = named(to, in: data, dates) else {
      return nil
    }
    guard low.place(isEnd: false) <= high.place(isEnd: true) else { throw .usage("--visible: \(to) comes before \(from)") }
    var (first, last) = (data.count, -1)
    var (earliest, latest) = (Double.infinity, -Double.infinity)
    for (item, day) in dates.days.enumerated() where !day.isNaN {
      (earliest, latest) = (min(earliest, day), max(latest, day))
      if !low.comeAfter(day), !high.comeBefore(day) { (first, last) = (min(first, item), max(last, item)) }
    }
    guard earliest <= latest else { return nil }
    let reach = "from \(Self.text(earliest, true)) to \(Self.text(latest, true))"
    if first > last {
      // Nothing is in these days: the next item, or the last.
      first = place(of: low, isEnd: false, in: dates) ?? data.count - 1
      last = first
      let instead = dates.days[first].isNaN ? "number \(first + 1)" : Self.text(dates.days[first], true)
      let isOutside = high.comeBefore(earliest) || low.comeAfter(latest)
      let words = isOutside ? note(reach, instead: instead) : "nothing is within --visible \(from)..\(to); \(instead) is shown"
      return Found(width: .visible(1), place: .item(first), note: words)
    }
    var found = Found(width: .visible(Double(last - first + 1)), place: .item(first))
    if low.comeBefore(earliest) || high.comeAfter(latest) { found.note = note(reach) }
    return found
  }

  /// The days that a text names; nil where it can only be the number of an item.
  func named(_ text: String, in data: ChartData, _ dates: ChartData.Dates) -> NamedDays? {
    guard let days = NamedDays(text) else { return nil }
    // Four digits are a year, unless only an item can be meant.
    guard let number = Int(text), number <= data.count else { return days }
    return dates.days.contains { !days.comeAfter($0) && !days.comeBefore($0) } ? days : nil
  }

  /// The first item on or after some days, or the last one on or before them.
  func place(of days: NamedDays, isEnd: Bool, in dates: ChartData.Dates) -> Int? {
    isEnd
      ? dates.days.lastIndex { !$0.isNaN && !days.comeBefore($0) } : dates.days.firstIndex { !$0.isNaN && !days.comeAfter($0) }
  }
}
