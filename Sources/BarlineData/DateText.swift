/// Dates as data files write them: ISO 8601 calendar dates and the same with slashes, and those that people write, with or without a
/// time of day.
package enum DateText {
  private static let zero = UInt8(ascii: "0")

  /// How a date is written; a column has one way.
  enum Form: UInt8 {
    /// `2010-01-31`, `2010/1/31`, `2010-01`
    case year
    /// `31.1.2010`
    case points
    /// `31/1/2010` or `1/31/2010`, which only a whole column can tell.
    case slashes
    /// `31 Jan 2010`, `31-Jan-2010`, `31. January 2010`
    case dayAndName
    /// `Jan 31, 2010`
    case nameAndDay
    /// `January 2010`
    case name
  }

  /// Which number of `1/2/2010` is the month.
  enum SlashOrder {
    case monthFirst, dayFirst
  }

  /// The day number a text means, and how it is written; nil when it is no date.
  ///
  /// - Parameter slashes: Which number is the month where three stand between slashes; nil for the second if it can be, else the first.
  static func read(_ bytes: Span<UInt8>, slashes: SlashOrder? = nil) -> (day: Double, form: Form)? {
    guard bytes.count >= 6, bytes.count <= 60 else { return nil }
    if let day = dayNumber(bytes) { return (day, .year) }
    var cursor = Cursor(at: 0, of: bytes.count)
    guard let (date, form) = spokenDate(bytes, &cursor, slashes) else { return nil }
    if cursor.isAtEnd { return (Double(date.dayNumber), form) }
    guard form != .name, let day = moment(bytes, &cursor, on: date) else { return nil }
    return (day, form)
  }

  /// The day that a text names in words or between points, `31 Jan 2010`, `31.1.2010`, or the first one of the month, `Jan 2010`; nil
  /// for any other text.
  package static func spokenDay(of text: String) -> (date: CivilDate, isMonth: Bool)? {
    let bytes = ContiguousArray(text.utf8)
    var cursor = Cursor(at: 0, of: bytes.count)
    guard let (date, form) = spokenDate(bytes.span, &cursor, .dayFirst), cursor.isAtEnd, form != .slashes else { return nil }
    return (date, form == .name)
  }

  /// The day number a text means, time of day as fraction, or nil when it is no date.
  ///
  /// Taken: `2010-01-31`, `2010/1/31`, the month alone (`2010-01`, its first day), then optionally `T` or a blank and
  /// `14:05`, `14:05:30`, `14:05:30.25`, `2:05 PM`, then optionally `Z`, `UTC`, `+02:00`, `+0200`, `+02` or `GMT+2`, which is taken
  /// off. The year has four digits. A bare whole number is no date.
  static func dayNumber(_ bytes: Span<UInt8>) -> Double? {
    var cursor = Cursor(at: 0, of: bytes.count)
    guard let date = calendarDate(bytes, &cursor) else { return nil }
    return cursor.isAtEnd ? Double(date.dayNumber) : moment(bytes, &cursor, on: date)
  }

  /// A date with the time of day that the rest of a text says.
  private static func moment(_ bytes: Span<UInt8>, _ cursor: inout Cursor, on date: CivilDate) -> Double? {
    guard cursor.skip(UInt8(ascii: "T"), or: UInt8(ascii: " "), in: bytes), let seconds = timeOfDay(bytes, &cursor),
      let offset = zoneOffset(bytes, &cursor), cursor.isAtEnd
    else { return nil }
    return Double(date.dayNumber) + (seconds - offset) / 86_400
  }

  /// The same of a string.
  package static func dayNumber(of text: String) -> Double? {
    let bytes = ContiguousArray(text.utf8)
    return dayNumber(bytes.span)
  }

  /// A place in the text, and the one way to step over digits and signs.
  private struct Cursor {
    var index: Int
    let end: Int

    init(at index: Int, of end: Int) {
      self.index = index
      self.end = end
    }

    var isAtEnd: Bool { index == end }

    mutating func skip(_ byte: UInt8, or other: UInt8, in bytes: Span<UInt8>) -> Bool {
      guard index < end, bytes[index] == byte || bytes[index] == other else { return false }
      index += 1
      return true
    }

    mutating func number(_ bytes: Span<UInt8>, digits: ClosedRange<Int>) -> Int? {
      let start = index
      var value = 0
      while index < end, index - start < digits.upperBound, bytes[index] >= zero, bytes[index] <= zero + 9 {
        value = value * 10 + Int(bytes[index] - zero)
        index += 1
      }
      return index - start >= digits.lowerBound ? value : nil
    }

    /// The month that the letters at this place name.
    mutating func month(_ bytes: Span<UInt8>) -> Int? {
      let start = index
      while index < end, (bytes[index] | 0x20) >= 0x61, (bytes[index] | 0x20) <= 0x7A { index += 1 }
      // Most texts begin with a word, and few of those with a month.
      guard index < end, (3...9).contains(index - start) else { return nil }
      return MonthName.number(NumberText.text(bytes, from: start, to: index))
    }

    /// Whether another number may not follow here.
    func isAtBoundary(_ bytes: Span<UInt8>) -> Bool { isAtEnd || !NumberText.isDigit(bytes[index]) }
  }

  /// A date that does not begin with its year.
  private static func spokenDate(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, _ slashes: SlashOrder?
  ) -> (date: CivilDate, form: Form)? {
    guard !cursor.isAtEnd else { return nil }
    guard let first = cursor.number(bytes, digits: 1...2) else { return nameFirst(bytes, &cursor) }
    let (point, slash, dash, blank) = (UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: " "))
    for (sign, form) in [(point, Form.points), (slash, .slashes)] {
      var ahead = cursor
      guard ahead.skip(sign, or: sign, in: bytes), let second = ahead.number(bytes, digits: 1...2) else { continue }
      guard ahead.skip(sign, or: sign, in: bytes), let year = ahead.number(bytes, digits: 4...4), ahead.isAtBoundary(bytes)
      else { return nil }
      cursor = ahead
      let dayFirst = slashes == .monthFirst && form == .slashes ? nil : CivilDate(year: year, month: second, day: first)
      let monthFirst = slashes == .dayFirst || form == .points ? nil : CivilDate(year: year, month: first, day: second)
      return (dayFirst ?? monthFirst).map { ($0, form) }
    }
    let isDashed = cursor.skip(dash, or: dash, in: bytes)
    if !isDashed {
      _ = cursor.skip(point, or: point, in: bytes)
      guard cursor.skip(blank, or: blank, in: bytes) else { return nil }
    }
    guard let month = cursor.month(bytes) else { return nil }
    if !isDashed { _ = cursor.skip(point, or: UInt8(ascii: ","), in: bytes) }
    let separator = isDashed ? dash : blank
    guard cursor.skip(separator, or: separator, in: bytes), let year = cursor.number(bytes, digits: 4...4),
      cursor.isAtBoundary(bytes)
    else { return nil }
    return CivilDate(year: year, month: month, day: first).map { ($0, .dayAndName) }
  }

  /// `Jan 31, 2010` or `January 2010`.
  private static func nameFirst(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> (date: CivilDate, form: Form)? {
    let (point, comma, blank) = (UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: " "))
    guard let month = cursor.month(bytes) else { return nil }
    _ = cursor.skip(point, or: comma, in: bytes)
    guard cursor.skip(blank, or: blank, in: bytes) else { return nil }
    var ahead = cursor
    if let year = ahead.number(bytes, digits: 4...4) {
      guard ahead.isAtEnd else { return nil }
      cursor = ahead
      return CivilDate(year: year, month: month, day: 1).map { ($0, .name) }
    }
    guard let day = cursor.number(bytes, digits: 1...2) else { return nil }
    _ = cursor.skip(comma, or: comma, in: bytes)
    guard cursor.skip(blank, or: blank, in: bytes), let year = cursor.number(bytes, digits: 4...4), cursor.isAtBoundary(bytes)
    else { return nil }
    return CivilDate(year: year, month: month, day: day).map { ($0, .nameAndDay) }
  }

  private static func calendarDate(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> CivilDate? {
    guard let year = cursor.number(bytes, digits: 4...4), !cursor.isAtEnd else { return nil }
    let separator = bytes[cursor.index]
    guard cursor.skip(UInt8(ascii: "-"), or: UInt8(ascii: "/"), in: bytes) else { return nil }
    let monthStart = cursor.index
    guard let month = cursor.number(bytes, digits: 1...2) else { return nil }
    if cursor.isAtEnd {
      return cursor.index - monthStart == 2 ? CivilDate(year: year, month: month, day: 1) : nil
    }
    guard cursor.skip(separator, or: separator, in: bytes), let day = cursor.number(bytes, digits: 1...2) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Seconds after midnight; 24:00 is the end of the day, second 60 a leap second. AM and PM may follow, behind a blank or not.
  private static func timeOfDay(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> Double? {
    let colon = UInt8(ascii: ":")
    guard let hour = cursor.number(bytes, digits: 1...2), cursor.skip(colon, or: colon, in: bytes),
      let minute = cursor.number(bytes, digits: 2...2), minute < 60
    else { return nil }
    var seconds = 0.0
    if cursor.skip(colon, or: colon, in: bytes) {
      guard let whole = cursor.number(bytes, digits: 2...2), whole <= 60 else { return nil }
      seconds = Double(whole)
      if cursor.skip(UInt8(ascii: "."), or: UInt8(ascii: ","), in: bytes) {
        let start = cursor.index
        guard let fraction = cursor.number(bytes, digits: 1...9) else { return nil }
        seconds += Double(fraction) / NumberText.powersOfTen[cursor.index - start]
      }
    }
    if let half = halfOfDay(bytes, &cursor) {
      guard (1...12).contains(hour) else { return nil }
      return Double((hour % 12 + half * 12) * 3_600 + minute * 60) + seconds
    }
    guard hour < 24 || (hour == 24 && minute == 0 && seconds == 0) else { return nil }
    return Double(hour * 3_600 + minute * 60) + seconds
  }

  /// 0 for AM, 1 for PM; nil, and no step, where neither stands.
  private static func halfOfDay(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> Int? {
    var ahead = cursor
    _ = ahead.skip(UInt8(ascii: " "), or: UInt8(ascii: " "), in: bytes)
    let isMorning = ahead.skip(UInt8(ascii: "A"), or: UInt8(ascii: "a"), in: bytes)
    guard isMorning || ahead.skip(UInt8(ascii: "P"), or: UInt8(ascii: "p"), in: bytes),
      ahead.skip(UInt8(ascii: "M"), or: UInt8(ascii: "m"), in: bytes)
    else { return nil }
    cursor = ahead
    return isMorning ? 0 : 1
  }

  /// Seconds east of Greenwich; 0 at the end of the text; nil when what follows is no zone.
  private static func zoneOffset(_ bytes: Span<UInt8>, _ cursor: inout Cursor) -> Double? {
    let blank = UInt8(ascii: " ")
    if cursor.isAtEnd { return 0 }
    _ = cursor.skip(blank, or: blank, in: bytes)
    if cursor.skip(UInt8(ascii: "Z"), or: UInt8(ascii: "z"), in: bytes) { return 0 }
    if cursor.skip(UInt8(ascii: "U"), or: UInt8(ascii: "u"), in: bytes) {
      let isUTC =
        cursor.skip(UInt8(ascii: "T"), or: UInt8(ascii: "t"), in: bytes)
        && cursor.skip(UInt8(ascii: "C"), or: UInt8(ascii: "c"), in: bytes)
      return isUTC ? 0 : nil
    }
    // `GMT+1`, as forms write it.
    let isGMT = cursor.skip(UInt8(ascii: "G"), or: UInt8(ascii: "g"), in: bytes)
    if isGMT {
      guard cursor.skip(UInt8(ascii: "M"), or: UInt8(ascii: "m"), in: bytes),
        cursor.skip(UInt8(ascii: "T"), or: UInt8(ascii: "t"), in: bytes)
      else { return nil }
      if cursor.isAtEnd { return 0 }
    }
    let minus = UInt8(ascii: "-")
    guard !cursor.isAtEnd else { return nil }
    let isWest = bytes[cursor.index] == minus
    guard cursor.skip(UInt8(ascii: "+"), or: minus, in: bytes), let hours = cursor.number(bytes, digits: isGMT ? 1...2 : 2...2),
      hours < 24
    else {
      return nil
    }
    var minutes = 0
    if !cursor.isAtEnd {
      _ = cursor.skip(UInt8(ascii: ":"), or: UInt8(ascii: ":"), in: bytes)
      guard let given = cursor.number(bytes, digits: 2...2), given < 60 else { return nil }
      minutes = given
    }
    let east = Double(hours * 3_600 + minutes * 60)
    return isWest ? -east : east
  }
}
