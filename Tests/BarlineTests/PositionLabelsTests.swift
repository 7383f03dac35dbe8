import BarlineDrawing
import Testing

@testable import Barline

/// The labels under an axis of positions, and what is said of dates.
@Suite struct PositionLabelsTests {
  /// Every letter is 6 wide.
  private let environment: ChartEnvironment = {
    var environment = ChartEnvironment.standard
    environment.measurer = TextMeasurer { text, _ in
      TextMetrics(width: 6 * Double(text.count), ascent: 9, descent: 3, capHeight: 8)
    }
    return environment
  }()

  private func labels(
    _ lower: Double, _ upper: Double, width: Double, _ axis: PositionAxis = PositionAxis(), room: Double = 12,
    text: (Double) -> String? = { _ in nil }
  ) throws -> [TextRun] {
    let domain = try #require(Domain(lower: lower, upper: upper))
    let labels = PositionLabels(
      axis, scale: LinearScale(domain: domain, rangeStart: 100, rangeEnd: 100 + width), left: 100 - room,
      right: 100 + width + room,
      top: 50, style: TextStyle(size: 12), environment: environment, text: text)
    for (a, b) in zip(labels.runs, labels.runs.dropFirst()) {
      #expect(a.baseline.x + a.width / 2 + 8 <= b.baseline.x - b.width / 2, "\(a.string) touches \(b.string)")
    }
    return labels.runs
  }

  private func day(_ year: Int, _ month: Int, _ day: Int) -> Double {
    Double(CalendarTicks.day(year: year, month: month, day: day))
  }
  private let dates = PositionAxis(kind: .date)

  @Test("A year is said with the first label, and again where it changes") func months() throws {
    let found = try labels(day(2012, 10, 1), day(2013, 6, 1), width: 700, dates).map(\.string)
    #expect(found == ["Oct 2012", "Nov", "Dec", "Jan 2013", "Feb", "Mar", "Apr", "May", "Jun"])
  }

  @Test("A change of year is told though January has no label") func skipped() throws {
    // Of every second month only those stand that are 6 apart.
    #expect(CalendarTicks.text(ofDay: day(2012, 10, 1), by: .months, after: nil) == "Oct 2012")
    #expect(CalendarTicks.text(ofDay: day(2013, 4, 1), by: .months, after: day(2012, 10, 1)) == "Apr 2013")
    #expect(CalendarTicks.text(ofDay: day(2013, 10, 1), by: .months, after: day(2013, 4, 1)) == "Oct")
  }

  @Test("Years are years alone, days have their month") func yearsAndDays() throws {
    #expect(
      try labels(day(2012, 1, 1), day(2016, 1, 1), width: 500, dates).map(\.string) == ["2012", "2013", "2014", "2015", "2016"])
    #expect(CalendarTicks.text(ofDay: day(2012, 5, 2), by: .days, after: nil) == "2 May 2012")
    #expect(CalendarTicks.text(ofDay: day(2012, 5, 4), by: .days, after: day(2012, 5, 2)) == "4 May")
    #expect(CalendarTicks.text(ofDay: day(2013, 1, 1), by: .days, after: day(2012, 12, 30)) == "1 Jan 2013")
  }

  @Test("Midnight is its date, and other hours of a day that was named are hours alone") func hours() {
    let first = day(2010, 7, 1)
    #expect(CalendarTicks.text(ofDay: first + 0.5, by: .hours, after: nil) == "1 Jul 2010 12:00")
    #expect(CalendarTicks.text(ofDay: first + 0.75, by: .hours, after: first + 0.5) == "18:00")
    #expect(CalendarTicks.text(ofDay: first + 1, by: .hours, after: first + 0.75) == "2 Jul")
    #expect(CalendarTicks.text(ofDay: first + 1.25, by: .hours, after: first + 0.75) == "2 Jul 06:00")
    #expect(CalendarTicks.text(ofDay: day(2011, 1, 1), by: .hours, after: first) == "1 Jan 2011")
  }

  @Test("Days that are no dates are no faults", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func noDate(_ value: Double) {
    for unit in [CalendarTicks.Unit.years, .months, .days, .hours] {
      #expect(CalendarTicks.text(ofDay: value, by: unit, after: 0) == "–")
      #expect(!CalendarTicks.text(ofDay: 0, by: unit, after: value).isEmpty)
    }
  }

  @Test("Where labels would touch there are fewer round ones, not every third of what does not fit") func fewer() throws {
    // Thirteen letters each: 78 points.
    for width in stride(from: 100.0, through: 1200, by: 50) {
      let found = try labels(1_700_000_000, 1_700_000_020, width: width)
      #expect(!found.isEmpty)
      let values = found.compactMap { Double($0.string.filter { $0.isNumber }) }.map { $0 - 1_700_000_000 }
      let steps = Set(zip(values, values.dropFirst()).map { $1 - $0 })
      #expect(steps.count <= 1)
      #expect(steps.isSubset(of: [1, 2, 5, 10, 20]), "\(width): \(steps)")
    }
  }

  @Test("Labels that are given are shown, or every so many of them") func given() throws {
    let axis = PositionAxis(tickValues: [0, 3, 4, 7, 10])
    #expect(try labels(0, 10, width: 400, axis).map(\.string) == ["0", "3", "4", "7", "10"])
    #expect(try labels(0, 10, width: 60, axis, text: { "number \(Int($0))" }).map(\.string) == ["number 0"])
  }

  @Test("A label may reach over the plot's edge, as far as there is room") func edges() throws {
    let axis = PositionAxis(tickValues: [2000, 2010])
    let found = try labels(2000, 2010, width: 400, axis)
    #expect(found.map(\.baseline.x) == [100, 500])
    // Four letters: 12 to each side, of which 4 are there.
    #expect(try labels(2000, 2010, width: 400, axis, room: 4).map(\.baseline.x) == [108, 492])
  }

  @Test("An app's own words stand in place of numbers and dates; empty ones are left out") func words() throws {
    let found = try labels(0, 10, width: 400, PositionAxis(tickValues: [0, 5, 10])) { $0 == 5 ? "" : "p\(Int($0))" }
    #expect(found.map(\.string) == ["p0", "p10"])
    #expect(try labels(day(2012, 1, 1), day(2014, 1, 1), width: 400, dates) { _ in "x" }.allSatisfy { $0.string == "x" })
  }
}
