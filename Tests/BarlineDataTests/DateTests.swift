import Testing

@testable import BarlineData

@Suite("Dates") struct DateTests {
  @Test("Days and dates agree, day by day, over 800 years")
  func roundTrip() {
    // A plain calendar counts alongside, from 1 January 1600, which is day -135140.
    var (year, month, day) = (1600, 1, 1)
    for number in -135_140..<(-135_140 + 2 * 146_097) {
      let date = CivilDate(dayNumber: number)
      guard date?.year == year, date?.month == month, date?.day == day, date?.dayNumber == number else {
        Issue.record("day \(number) is not \(year)-\(month)-\(day)")
        return
      }
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      day += 1
      if day > lengths[month - 1] { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect((year, month, day) == (2400, 1, 1))
  }

  @Test("Known days have their numbers")
  func known() {
    #expect(CivilDate(year: 1970, month: 1, day: 1)?.dayNumber == 0)
    #expect(CivilDate(year: 2000, month: 3, day: 1)?.dayNumber == 11_017)
    #expect(CivilDate(year: 0, month: 3, day: 1)?.dayNumber == -719_468)
    #expect(CivilDate(dayNumber: -1) == CivilDate(year: 1969, month: 12, day: 31))
  }

  @Test("What is no date is nil")
  func refusedDates() {
    #expect(CivilDate(year: 2001, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 1900, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 2000, month: 0, day: 1) == nil)
    #expect(CivilDate(year: 2000, month: 13, day: 1) == nil)
    #expect(CivilDate(year: 2000, month: 4, day: 31) == nil)
    #expect(CivilDate(year: .max, month: 1, day: 1) == nil)
    #expect(CivilDate(dayNumber: .max) == nil)
    #expect(CivilDate(dayNumber: .min) == nil)
  }

  private func day(_ text: String) -> Double? {
    DateText.dayNumber(ContiguousArray(text.utf8).span)
  }

  @Test(
    "Dates with and without time and zone",
    arguments: [
      ("1970-01-02", 1), ("1970/01/02", 1), ("1970-1-2", 1), ("1970/1/2", 1), ("1970-02", 31), ("1970/02", 31),
      ("2000-02-29", 11_016),
      ("2010/01/01 00:00", 14_610), ("2010-01-01T00:00:00Z", 14_610), ("2010-01-01 06:00", 14_610.25),
      ("2010-01-01T12:00:00", 14_610.5),
      ("2010-01-01T12:00:00.000Z", 14_610.5), ("2010-01-01T02:00:00+02:00", 14_610), ("2010-01-01T02:00:00+0200", 14_610),
      ("2010-01-01T02:00:00+02", 14_610), ("2009-12-31T20:00:00-04:00", 14_610), ("2010-01-01 00:00:00 UTC", 14_610),
      ("2010-01-01 24:00", 14_611),
      ("1970-01-01 12:00 AM", 0), ("1970-01-01 6:00 am", 0.25), ("1970-01-01 12:00:00 PM", 0.5), ("1970/01/01 6:00pm", 0.75),
      ("1970/01/01 7:00:00 PM GMT+1", 0.75), ("1970-01-01 18:00 GMT", 0.75), ("1970-01-01 6:00 PM GMT-06:00", 1),
      ("1970-01-01T00:00:00.5", 0.5 / 86_400), ("1970-01-01 9:00", 0.375),
    ] as [(String, Double)])
  func taken(text: String, number: Double) {
    #expect(day(text) == number)
  }

  @Test(
    "What is no date",
    arguments: [
      "2010", "20100101", "2010-13-01", "2010-00-01", "2010-01-32", "2010-02-30", "2010-01/01", "10-01-01", "2010-1", "2010-",
      "2010-01-",
      "2010-01-01T", "2010-01-01T25:00", "2010-01-01 13:00 PM", "2010-01-01 0:30 AM", "2010-01-01 6:00 A", "2010-01-01 6:00 XM",
      "2010-01-01 6:00 G", "2010-01-01 6:00 GMT+", "2010-01-01 6:00 GMT+123", "2010-01-01T12", "2010-01-01T12:60",
      "2010-01-01T12:00:61", "2010-01-01T12:00:00.",
      "2010-01-01T24:01",
      "2010-01-01T12:00+", "2010-01-01T12:00+2", "2010-01-01T12:00X", "2010-01-01x", "01/02/2010", "12010-01-01", "",
    ])
  func refused(text: String) {
    #expect(day(text) == nil)
  }

  @Test("A column of dates is told from texts and numbers, and keeps its texts")
  func columns() throws {
    let read = try table("a,b,c\n2001-01-01,2001-01-01,2001\nNA,x,2001-01-02\n2001/1/3 12:00,2001-01-03,3\n")
    #expect(read.columns.map(\.kind) == [.date, .text, .text])
    let days = try read.days(0)
    #expect(days[0] == 11_323)
    #expect(days[1].isNaN)
    #expect(days[2] == 11_325.5)
    #expect(read.text(2, 0) == "2001/1/3 12:00")
    #expect(throws: DataError(file: "data.csv", line: 2, column: "a", text: "2001-01-01", reason: "is not a number")) {
      try read.numbers(0)
    }
    #expect(throws: DataError(file: "data.csv", line: 3, column: "b", text: "x", reason: "is not a date")) { try read.days(1) }
  }

  /// The days of a column, or nil where it holds no dates.
  private func days(_ cells: String...) throws -> [Double]? {
    let read = try table("d\tv\n" + cells.map { $0 + "\t1\n" }.joined(), .tsv)
    return read.columns[0].kind == .date ? try read.days(0) : nil
  }

  @Test("Dates as people write them are dates where all of a column are written in one way")
  func spoken() throws {
    // 1 January 2025 is day 20089.
    #expect(try days("Jan 2025", "February 2025", "Sept. 2025") == [20089, 20120, 20332])
    #expect(try days("1 Jan 2025", "15. March 2025", "15-Mar-2025", "2 feb, 2025") == [20089, 20162, 20162, 20121])
    #expect(try days("Mar 15, 2025", "March 1 2025", "Jan. 1, 2025") == [20162, 20148, 20089])
    #expect(try days("01.02.2025", "31.1.2025", "1.1.2025 12:00") == [20120, 20119, 20089.5])
    #expect(try days("15 Mar 2025 06:00", "15 Mar 2025") == [20162.25, 20162])
    #expect(try days("2025/03/15", "2025-01-01") == [20162, 20089])
    for mixed in [
      ["Jan 2025", "15 Mar 2025"], ["01.02.2025", "2025-02-01"], ["15 Mar 2025", "Mar 15, 2025"], ["01.02.2025", "1/2/2025"],
    ] {
      #expect(try days(mixed[0], mixed[1]) == nil, "\(mixed)")
    }
  }

  @Test("Of a date between slashes a day past the twelfth tells the order, for the whole column")
  func slashes() throws {
    #expect(try days("03/15/2025", "01/02/2025") == [20162, 20090])
    #expect(try days("01/02/2025", "15/03/2025") == [20120, 20162])
    #expect(try days("1/2/2025", "1/13/2025 18:00") == [20090, 20101.75])
    #expect(try days("01/02/2025", "03/04/2025") == nil)
    #expect(try days("03/15/2025", "15/03/2025") == nil)
    #expect(try days("02/30/2025", "01/02/2025") == nil)
  }

  @Test(
    "What only looks a little like a date is none",
    arguments: [
      "1.2.3", "1.2.25", "32.1.2025", "1.13.2025", "30 Feb 2025", "Feb 30, 2025", "Mayor 2025", "Ma 2025", "May", "15 Mar",
      "Mar 15",
      "Jan 25", "Jan 20255", "15 Mar 20250", "Mar 15, 2025x", "1.2.2025.", "10.0.0.2025", "15 Mars 2025", "15Mar2025", "Jan-2025",
      "Jan 2025 12:00", "1-2-2025", "1/2/25", "v1.2.2025", "15 März 2025",
    ])
  func unspoken(text: String) throws {
    #expect(try days(text) == nil)
  }

  private func labels(_ dates: [String]) -> [String] {
    DateLabels.labels(for: dates.map { day($0) ?? .nan })
  }

  @Test("Labels drop what all dates share, and each can stand alone")
  func labels() {
    #expect(labels(["2001-01-01", "2002-01-01"]) == ["2001", "2002"])
    #expect(labels(["2001-01-01"]) == ["2001"])
    #expect(labels(["2006-01-01", "2006-02-01", "2007-12-01"]) == ["Jan 2006", "Feb 2006", "Dec 2007"])
    #expect(labels(["2006-01-01", "2006-02-01"]) == ["Jan", "Feb"])
    #expect(labels(["2006-02-01"]) == ["Feb 2006"])
    #expect(labels(["2012-03-05", "2013-03-06"]) == ["5 Mar 2012", "6 Mar 2013"])
    #expect(labels(["2012-03-05", "2012-03-06"]) == ["5 Mar", "6 Mar"])
    #expect(labels(["2012-03-05", "2012-03-05"]) == ["5 Mar 2012", "5 Mar 2012"])
    #expect(labels(["2010-01-01 00:00", "2010-01-01 01:30"]) == ["00:00", "01:30"])
    #expect(labels(["2010-01-01 00:00", "2010-01-02 01:30"]) == ["1 Jan 00:00", "2 Jan 01:30"])
    #expect(labels(["2010-01-01 00:00", "2011-01-01 01:30"]) == ["1 Jan 2010 00:00", "1 Jan 2011 01:30"])
    #expect(labels(["2010-01-01 01:30"]) == ["1 Jan 2010 01:30"])
    #expect(labels(["2010-01-01 00:00:05", "2010-01-01 01:30"]) == ["00:00:05", "01:30:00"])
    #expect(labels(["2010-01-01 00:00:05.25", "2010-01-01 01:30"]) == ["00:00:05.250", "01:30:00.000"])
    #expect(labels(["2001-01-01", "", "2002-01-01"]) == ["2001", "", "2002"])
    #expect(labels([]) == [])
  }

  @Test("What labels leave out because all dates share it is the year or the day")
  func shared() {
    func shared(_ dates: String...) -> String { DateLabels.shared(by: dates.map { day($0) ?? .nan }) }
    #expect(shared("2006-01-01", "2006-02-01") == "2006")
    #expect(shared("2012-03-05", "", "2012-03-06 14:05") == "2012")
    #expect(shared("2010-01-01 00:00", "2010-01-01 01:30") == "1 Jan 2010")
    // Here each label says all of it.
    #expect(shared("2001-01-01", "2002-01-01") == "")
    #expect(shared("2012-03-05", "2013-03-06") == "")
    #expect(shared("2012-03-05", "2012-03-05") == "")
    #expect(shared("2010-01-01 01:30") == "")
    #expect(shared("") == "")
    #expect(DateLabels.shared(by: []) == "")
  }

  @Test("Labels of numbers that are no dates are empty")
  func noDates() {
    let odd = [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e9, 100_000_000]
    #expect(DateLabels.labels(for: odd) == Array(repeating: "", count: odd.count))
    #expect(DateLabels.labels(for: [.leastNonzeroMagnitude, -.leastNonzeroMagnitude]) == ["1970", "1970"])
    #expect(DateLabels.labels(for: [-1e-13]) == ["1970"])
  }

  @Test("Every minute of a day is labelled as it was written")
  func minutes() {
    for minute in 0..<1440 {
      let text = "\(minute / 60 < 10 ? "0" : "")\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
      let other = minute == 720 ? "12:01" : "12:00"
      #expect(labels(["2026-07-15 " + text, "2026-07-15 " + other]) == [text, other])
    }
  }
}
