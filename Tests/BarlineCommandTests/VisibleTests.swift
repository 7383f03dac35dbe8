import Barline
import Foundation
import Testing

@testable import BarlineCommand

/// `--visible`: a part of a chart.
@Suite struct VisibleTests {
  private let folder: Folder
  private let bars = "day,v\nMon,1\nTue,2\nWed,3\nThu,4\nFri,5\n"
  private let years = "year,v\n" + (2000...2019).map { "\($0),\($0 % 7)\n" }.joined()
  private let dates = "date,v\n" + (1...12).map { "2010-\($0 < 10 ? "0" : "")\($0)-01,\($0)\n" }.joined()

  init() throws { folder = try Folder() }

  private func found(_ text: String, _ rows: String, _ spacing: ItemSpacing) throws -> VisiblePart.Found? {
    try folder.write(rows, to: "data.csv")
    let data = try ChartData(
      DataFile.read(folder.url.appendingPathComponent("data.csv").path), for: ChartRequest(), spacing: spacing)
    return try VisiblePart(option: text).find(in: data)
  }

  @Test func `a part of bars is named by labels or by numbers, counted from 1`() throws {
    for text in ["Tue..Thu", "2..4", "Tue..4", "2..Thu"] {
      #expect(try found(text, bars, .bands) == VisiblePart.Found(width: .visible(3), place: .item(1)))
    }
    #expect(try found("Mon..Mon", bars, .bands) == VisiblePart.Found(width: .visible(1), place: .item(0)))
  }

  @Test func `a part of a line is named by positions, a month or a year by its first and last day`() throws {
    #expect(try found("2003..2008.5", years, .positions) == VisiblePart.Found(width: .visible(5.5), place: .position(2003)))
    // 1 March 2010 is day 14669, 30 April 60 days later.
    for text in ["2010-03-01..2010-04-30", "2010-03..2010-04"] {
      #expect(try found(text, dates, .positions) == VisiblePart.Found(width: .visible(60), place: .position(14669)))
    }
  }

  @Test func `a last day, hour or minute is shown whole where the data have times in it`() throws {
    // 11 March 2025 is day 20158; an hour apart, for three days.
    let hours = "time,v\n" + (0..<72).map { "2025-03-\(11 + $0 / 24)T\($0 % 24 < 10 ? "0" : "")\($0 % 24):00,\($0)\n" }.joined()
    /// Where a part begins and how many days it has, in whole seconds.
    func part(_ text: String, _ rows: String) throws -> [Double] {
      guard case .visible(let days) = try found(text, rows, .positions)?.width,
        case .position(let day, _) = try found(text, rows, .positions)?.place
      else { return [] }
      return [day, days].map { ($0 * 86_400).rounded() }
    }
    func days(_ count: Double, from day: Double) -> [Double] { [day, count].map { ($0 * 86_400).rounded() } }
    #expect(try part("2025-03-11..2025-03-12", hours) == days(2, from: 20158))
    #expect(try part("2025-03-12..2025-03-12", hours) == days(1, from: 20159))
    #expect(try part("2025-03-11T12..2025-03-12", hours) == days(1.5, from: 20158.5))
    // The last day ends with the data, at 23:00, and reaches beyond them no more than they do.
    #expect(try part("2025-03-13..2025-03-13", hours) == days(23.0 / 24, from: 20160))
    #expect(try part("2025-03..2025-03", hours) == days(71.0 / 24, from: 20158))
    // Hours are places here; the same hour twice is that hour.
    #expect(try part("2025-03-11T06..2025-03-11T18", hours) == days(0.5, from: 20158.25))
    #expect(try part("2025-03-11T06:00..2025-03-11T18:00", hours) == days(0.5, from: 20158.25))
    #expect(try part("2025-03-11T06..2025-03-11T06", hours) == days(1.0 / 24, from: 20158.25))
    // Where the data have days, so has the axis; the same day twice is that day.
    let daily = "day,v\n" + (1...9).map { "2025-03-1\($0),\($0)\n" }.joined()
    #expect(try part("2025-03-11..2025-03-12", daily) == days(1, from: 20158))
    #expect(try part("2025-03-12..2025-03-12", daily) == days(1, from: 20159))
    #expect(throws: Failure.usage("--visible: 2025-03-11 does not come after 2025-03-12")) {
      try part("2025-03-12..2025-03-11", hours)
    }
    // As people write dates.
    for text in ["11.3.2025..12.03.2025", "11 Mar 2025..March 12, 2025"] {
      #expect(try part(text, daily) == days(1, from: 20158))
    }
    #expect(try part("Mar 2025..March 2025", daily) == days(8, from: 20158))
    // Nothing is said of a day that has no more than its own hours.
    #expect(try found("2025-03-12..2025-03-13", hours, .positions)?.note == nil)
  }

  @Test func `bars of hours are named by days and hours`() throws {
    let hours = "time,v\n" + (0..<48).map { "2025-03-\(11 + $0 / 24)T\($0 % 24 < 10 ? "0" : "")\($0 % 24):30,\($0)\n" }.joined()
    func bars(_ count: Double, from item: Int) -> VisiblePart.Found {
      VisiblePart.Found(width: .visible(count), place: .item(item))
    }
    #expect(try found("2025-03-11..2025-03-11", hours, .bands) == bars(24, from: 0))
    #expect(try found("2025-03-12..2025-03-12", hours, .bands) == bars(24, from: 24))
    #expect(try found("2025-03-11T05..2025-03-11T07", hours, .bands) == bars(3, from: 5))
    // Midnight is a moment of its day, and not the whole of it.
    #expect(try found("2025-03-12T00:00..2025-03-12T00:30", hours, .bands) == bars(1, from: 24))
  }

  @Test func `what reaches beyond the data is kept inside them and told`() throws {
    let part = try #require(try found("4..99", bars, .bands))
    #expect(part.width == .visible(2) && part.place == .item(3))
    #expect(part.note == "--visible 4..99 reaches beyond the data, which go from 1 to 5; what there is of it is shown")
    #expect(try found("0..99", bars, .bands)?.width == .visible(5))
    #expect(try found("77..99", bars, .bands)?.place == .item(4))
    let line = try #require(try found("1990..2005", years, .positions))
    #expect(line.width == .visible(5) && line.place == .position(2000))
    #expect(line.note == "--visible 1990..2005 reaches beyond the data, which go from 2000 to 2019; what there is of it is shown")
    #expect(try found("2030..2033", years, .positions)?.place == .position(2016))
    #expect(try found("2012..2014", dates, .positions)?.note?.contains("from 2010-01-01 to 2010-12-01") == true)
  }

  @Test func `what is wholly beyond the data says what is shown instead`() throws {
    func note(_ text: String, _ rows: String, _ spacing: ItemSpacing) throws -> String? { try found(text, rows, spacing)?.note }
    #expect(
      try note("77..99", bars, .bands)
        == "--visible 77..99 is beyond the data, which go from 1 to 5; what is shown instead is number 5")
    #expect(
      try note("-9..0", bars, .bands)
        == "--visible -9..0 is beyond the data, which go from 1 to 5; what is shown instead is number 1")
    #expect(
      try note("2030..2033", years, .positions)
        == "--visible 2030..2033 is beyond the data, which go from 2000 to 2019; what is shown instead is from 2016 to 2019")
    #expect(
      try note("1990..1995", years, .positions)
        == "--visible 1990..1995 is beyond the data, which go from 2000 to 2019; what is shown instead is from 2000 to 2005")
    #expect(
      try note("2012..2014", dates, .bands)
        == "--visible 2012..2014 is beyond the data, which go from 2010-01-01 to 2010-12-01; what is shown instead is 2010-12-01")
    // Within the data, but between two of them.
    #expect(
      try note("2010-03-05..2010-03-20", dates, .bands)
        == "nothing is within --visible 2010-03-05..2010-03-20; 2010-04-01 is shown")
    #expect(try note("2010-03-01..2010-03-20", dates, .bands) == nil)
  }

  @Test func `what cannot be read says what to write`() throws {
    for (text, rows, says) in [
      ("5", bars, "--visible: \"5\" is not FROM..TO, such as 10..30 or 2010-01-01..2012-12-31"),
      ("..5", bars, "--visible: \"..5\" is not FROM..TO, such as 10..30 or 2010-01-01..2012-12-31"),
      ("5..", bars, "--visible: \"5..\" is not FROM..TO, such as 10..30 or 2010-01-01..2012-12-31"),
      ("Mon..Sun", bars, "--visible: \"Sun\" is no label along the axis, such as \"Mon\", and no number of an item, 1 to 5"),
      ("4..2", bars, "--visible: 2 comes before 4"),
      ("2010-05..2010-03", dates, "--visible: 2010-03 comes before 2010-05"),
      (
        "5 Mar..2010-03", dates,
        "--visible: \"5 Mar\" is no date, such as 2010-01-01, no label along the axis, such as \"Jan\", and no number of an item, 1 to 12"
      ),
    ] {
      let run = try folder.run(["bar", "-", "--visible", text], input: rows)
      #expect(run.status == 2)
      #expect(run.said.first?.contains(says) == true, "\(run.said)")
    }
    for (text, rows, says) in [
      ("a..b", years, "--visible: \"a\" is no number along the axis"),
      ("2010-13..2011", dates, "--visible: \"2010-13\" is no date, such as 2010-01-31, 2010-01 or 2010"),
      ("2005..2005", years, "--visible: 2005 does not come after 2005"),
    ] {
      let run = try folder.run(["line", "-", "--visible", text], input: rows)
      #expect(run.status == 2)
      #expect(run.said.first?.contains(says) == true, "\(run.said)")
    }
  }

  @Test func `a part of bars of days is named by dates as the file has them, a month or a year by all of its days`() throws {
    for text in [
      "2010-03-01..2010-05-01", "2010-03..2010-05", "2010/3/1..2010/5/31", "3..5", "Mar..May", "Mar..2010-05", "3..2010-05",
    ] {
      #expect(try found(text, dates, .bands) == VisiblePart.Found(width: .visible(3), place: .item(2)), "\(text)")
    }
    #expect(try found("2010..2010", dates, .bands) == VisiblePart.Found(width: .visible(12), place: .item(0)))
    // Newest first: dates are named from the earlier to the later all the same.
    let back = "date,v\n" + (1...12).reversed().map { "2010-\($0 < 10 ? "0" : "")\($0)-01,\($0)\n" }.joined()
    #expect(try found("2010-03..2010-05", back, .bands) == VisiblePart.Found(width: .visible(3), place: .item(7)))
    let hours = "time,v\n" + (10...20).map { "2010-03-01T\($0):00,\($0)\n" }.joined()
    #expect(
      try found("2010-03-01T12:00..2010-03-01T14:00", hours, .bands) == VisiblePart.Found(width: .visible(3), place: .item(2)))
    #expect(try found("2010-03-01..2010-03-01", hours, .bands) == VisiblePart.Found(width: .visible(11), place: .item(0)))
  }

  @Test func `days beyond the bars, or between two, are told and give the next one`() throws {
    let part = try #require(try found("2010-11..2011-02", dates, .bands))
    #expect(part.width == .visible(2) && part.place == .item(10))
    #expect(
      part.note
        == "--visible 2010-11..2011-02 reaches beyond the data, which go from 2010-01-01 to 2010-12-01; what there is of it is shown"
    )
    #expect(try found("2030..2031", dates, .bands)?.place == .item(11))
    let between = try #require(try found("2010-03-02..2010-03-09", dates, .bands))
    #expect(between.width == .visible(1) && between.place == .item(3))
    #expect(between.note == "nothing is within --visible 2010-03-02..2010-03-09; 2010-04-01 is shown")
  }

  @Test func `only the part is drawn, and a finger that goes sideways scrolls it`() throws {
    func marks(_ arguments: String...) throws -> [String] {
      let run = try folder.run(["bar", "-", "--format", "drawing", "--visible", "2..3"] + arguments, input: bars)
      #expect(run.status == 0 && run.said == [])
      return ["Mon", "Tue", "Wed", "Thu", "Fri"].filter { run.text.contains("\"\($0)\"") }
    }
    #expect(try marks() == ["Tue", "Wed"])
    let sideways = ["--touch", "began:600,100", "--touch", "moved:100,100", "--touch", "moved:100,100", "--touch", "cancelled"]
    let run = try folder.run(["bar", "-", "--format", "drawing", "--visible", "2..3"] + sideways, input: bars)
    #expect(run.said == [])
    #expect(run.text.contains("\"Fri\"") && !run.text.contains("\"Tue\""))
    // A finger that is down selects in the end.
    let press = try folder.run(["bar", "-", "--visible", "2..3", "--touch", "began:200,200"], input: bars)
    #expect(press.said == ["began bar 1 \"Tue\" series 0 \"V\" value 2"])
  }
}
