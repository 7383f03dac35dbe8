import BarlineData

/// The days that a date names: one, those of a month or of a year, or a moment of one.
struct NamedDays {
  /// The first day's number, or the moment.
  private let first: Double
  /// The last day's number, or the moment.
  private let last: Double

  /// Reads `2010`, `2010-01`, `2010-01-31`, `2010/1/31` or `2010-01-31T14:05`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }.map { $0.utf8.count <= 4 ? Int($0) : nil }
    guard (1...3).contains(parts.count), let year = parts[0], year > 999, !parts.contains(nil) else {
      guard let moment = DateText.dayNumber(of: text) else { return nil }
      (first, last) = (moment, moment)
      return
    }
    let months = parts.count > 1 ? parts[1] ?? 0 : 1
    let end = parts.count > 1 ? months : 12
    if parts.count == 3 {
      guard let day = CivilDate(year: year, month: months, day: parts[2] ?? 0) else { return nil }
      (first, last) = (Double(day.dayNumber), Double(day.dayNumber))
      return
    }
    guard let start = CivilDate(year: year, month: months, day: 1),
      let next = CivilDate(year: end == 12 ? year + 1 : year, month: end % 12 + 1, day: 1)
    else { return nil }
    (first, last) = (Double(start.dayNumber), Double(next.dayNumber - 1))
  }

  /// Where they begin or end along an axis of days.
  func place(isEnd: Bool) -> Double { isEnd ? last : first }

  /// Whether they come after a moment.
  func comeAfter(_ day: Double) -> Bool { day < first }

  /// Whether they come before a moment: a day lasts until midnight.
  func comeBefore(_ day: Double) -> Bool { last == last.rounded() ? day >= last + 1 : day > last }
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
