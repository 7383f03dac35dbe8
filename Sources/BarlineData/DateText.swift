/// Dates as data files write them: ISO 8601 calendar dates and the same with slashes, with or without a time of day.
package enum DateText {
  private static let zero = UInt8(ascii: "0")

  /// The day number a text means, time of day as fraction, or nil when it is no date.
  ///
  /// Taken: `2010-01-31`, `2010/1/31`, the month alone (`2010-01`, its first day), then optionally `T` or a blank and
  /// `14:05`, `14:05:30`, `14:05:30.25`, then optionally `Z`, `UTC`, `+02:00`, `+0200` or `+02`, which is taken off. The
  /// year has four digits. A bare whole number is no date.
  static func dayNumber(_ bytes: Span<UInt8>) -> Double? {
    var cursor = Cursor(at: 0, of: bytes.count)
    guard let date = calendarDate(bytes, &cursor) else { return nil }
    let days = Double(date.dayNumber)
    if cursor.isAtEnd { return days }
    guard cursor.skip(UInt8(ascii: "T"), or: UInt8(ascii: " "), in: bytes), let seconds = timeOfDay(bytes, &cursor),
      let offset = zoneOffset(bytes, &cursor), cursor.isAtEnd
    else { return nil }
    return days + (seconds - offset) / 86_400
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

  /// Seconds after midnight; 24:00 is the end of the day, second 60 a leap second.
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
    guard hour < 24 || (hour == 24 && minute == 0 && seconds == 0) else { return nil }
    return Double(hour * 3_600 + minute * 60) + seconds
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
    let minus = UInt8(ascii: "-")
    guard !cursor.isAtEnd else { return nil }
    let isWest = bytes[cursor.index] == minus
    guard cursor.skip(UInt8(ascii: "+"), or: minus, in: bytes), let hours = cursor.number(bytes, digits: 2...2), hours < 24 else {
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
