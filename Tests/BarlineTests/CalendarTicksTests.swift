import Barline
import BarlineTesting
import Testing

/// Dates on an axis of positions: round ones, inside, as many as there is room for, and written rightly.
@Suite struct CalendarTicksTests {
  private func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// What an axis says of its ticks.
  private func texts(in domain: Domain, _ count: Int) -> [String] {
    let (days, unit) = CalendarTicks.nice(in: domain, count: count)
    return days.indices.map { CalendarTicks.text(ofDay: days[$0], by: unit, after: $0 == 0 ? nil : days[$0 - 1]) }
  }

  @Test func `dates and days are each other's inverse, day by day, for 800 years, and count as the calendar does`() {
    var day = CalendarTicks.day(year: -400, month: 1, day: 1)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    for year in -400..<400 {
      for month in 1...12 {
        let length = month == 2 && isLeap(year) ? 29 : lengths[month - 1]
        for date in 1...length {
          let found = CalendarTicks.civil(Double(day))
          guard found == (year, month, date), CalendarTicks.day(year: year, month: month, day: date) == day else {
            Issue.record("\(year)-\(month)-\(date) is \(found)")
            return
          }
          day += 1
        }
      }
    }
    #expect(CalendarTicks.day(year: 1970, month: 1, day: 1) == 0)
    #expect(CalendarTicks.day(year: 2000, month: 3, day: 1) == 11_017)
    #expect(CalendarTicks.day(year: 400, month: 1, day: 1) - CalendarTicks.day(year: 0, month: 1, day: 1) == 146_097)
    #expect(CalendarTicks.day(year: 1969, month: 12, day: 31) == -1)
  }

  @Test func `a day is written with its time, to the millisecond, and the last one rolls over`() {
    func text(_ day: Double) -> String { CalendarTicks.text(ofDay: day) }
    #expect(text(0) == "1 Jan 1970")
    #expect(text(-1) == "31 Dec 1969")
    #expect(text(0.5) == "1 Jan 1970 12:00")
    #expect(text(-0.25) == "31 Dec 1969 18:00")
    // A millisecond is 1.16e-8 of a day.
    #expect(text(1 - 1e-9) == "2 Jan 1970")
    #expect(text(1 - 1.2e-8) == "1 Jan 1970 23:59:59.999")
    #expect(text(0.5 + 1.0 / 86_400) == "1 Jan 1970 12:00:01")
    #expect(text(0.5 + 1.02 / 86_400) == "1 Jan 1970 12:00:01.020")
    #expect(text(11_016 + 9.0 / 1440) == "29 Feb 2000 00:09")
    for odd in [Double.nan, .infinity, -.infinity, 1e300] { #expect(text(odd) == "–") }
  }

  @Test func `every axis has ticks, all inside, in order, evenly round, and no more than twice what was asked for`() {
    let starts: [Double] = [0, -719_528, -719_528 - 146_097, 15_000.37, 19_722, 19_723, 11_015.99, -1, 300_000]
    let spans: [Double] = [
      // From ten milliseconds.
      1.2e-7, 1e-6, 2e-5, 4.6e-5, 6e-4, 0.002, 0.02, 0.1, 0.5, 1, 1.5, 2.9, 4, 6, 7, 10, 20, 31, 45, 59, 61, 90, 180, 365, 366,
      400, 700, 1000, 2000, 3652, 20_000,
      146_097,
      1_460_970,
    ]
    for start in starts {
      for span in spans {
        for count in 2...10 {
          let domain = Domain(lower: start, upper: start + span)!
          let ticks = CalendarTicks.nice(in: domain, count: count).days
          let (days, words) = (ticks, texts(in: domain, count))
          #expect(!ticks.isEmpty && ticks.count <= 2 * count + 1, "\(start) + \(span), \(count): \(days)")
          #expect(days.allSatisfy(domain.contains))
          #expect(zip(days, days.dropFirst()).allSatisfy { $0 < $1 })
          #expect(zip(words, words.dropFirst()).allSatisfy { $0 != $1 }, "\(words)")
          if span > 61 { #expect(days.allSatisfy { CalendarTicks.civil($0).day == 1 && $0 == $0.rounded() }) }
        }
      }
    }
  }

  @Test func `a few seconds have ticks at seconds, and fewer at parts of them; the day is said once`() {
    // 10:00:00 to 10:00:04 on 1 May 2025, which is day 20,209.
    let ten = 20_209 + 10.0 / 24
    let seconds = texts(in: Domain(lower: ten, upper: ten + 4.0 / 86_400)!, 5)
    #expect(seconds == ["1 May 2025 10:00:00", "10:00:01", "10:00:02", "10:00:03", "10:00:04"])
    let parts = texts(in: Domain(lower: ten, upper: ten + 2.4 / 86_400)!, 5)
    #expect(parts == ["1 May 2025 10:00:00.000", "10:00:00.500", "10:00:01.000", "10:00:01.500", "10:00:02.000"])
    // Across midnight the next day is said.
    let night = texts(in: Domain(lower: 20_210 - 2.0 / 86_400, upper: 20_210 + 2.0 / 86_400)!, 5)
    #expect(night == ["1 May 2025 23:59:58", "23:59:59", "2 May 00:00:00", "00:00:01", "00:00:02"])
  }

  @Test func `a quarter more ticks than asked for are as many, and half as many are not`() {
    // Sixteen years for seven ticks: every second year is nine of them, every fifth would be four.
    let years = texts(in: Domain(lower: 11_323, upper: 11_323 + 16 * 365.25)!, 7)
    #expect(years == ["2002", "2004", "2006", "2008", "2010", "2012", "2014", "2016"])
  }

  @Test func `ticks across New Year stay inside, and are about as many as asked for`() {
    // https://github.com/d3/d3/issues/1004
    let domain = Domain(
      lower: Double(CalendarTicks.day(year: 2030, month: 12, day: 11)),
      upper: Double(CalendarTicks.day(year: 2031, month: 1, day: 10)))!
    let ticks = CalendarTicks.nice(in: domain, count: 10).days
    #expect(ticks.count <= 15 && ticks.allSatisfy(domain.contains))
  }

  @Test func `weeks begin on Mondays, months and years on their firsts`() {
    // 5 January 1970 was a Monday; days count from 0.
    let weeks = CalendarTicks.nice(in: Domain(lower: 20_000, upper: 20_040)!, count: 6).days
    #expect(weeks.count >= 5 && weeks.allSatisfy { Int($0 - 4) % 7 == 0 })
    let months = texts(in: Domain(lower: 19_723, upper: 19_723 + 360)!, 4)
    #expect(months == ["Jan 2024", "Apr", "Jul", "Oct"])
    let years = texts(in: Domain(lower: -1, upper: 366 * 12)!, 6)
    #expect(years == ["1970", "1972", "1974", "1976", "1978", "1980", "1982"] || years == ["1970", "1975", "1980"])
    let ancient = texts(in: Domain(lower: -760_000, upper: -700_000)!, 6)
    #expect(ancient.contains("-100") || ancient.contains("−100"))
  }

  @Test func `domains that are no dates have no ticks, and never hang`() {
    for (lower, upper) in [(-1e300, 1e300), (0, 1e18), (1.8e9, 1.9e9), (4e8 - 1, 4e8 + 1)] {
      #expect(CalendarTicks.nice(in: Domain(lower: lower, upper: upper)!, count: 5).days.isEmpty)
    }
    // A million years away, where neighbouring numbers are five milliseconds apart.
    for start in [3.9e8 + 0.3, -3.9e8 - 0.3, 1e8 + 0.1] {
      for steps in [1.0, 2, 7, 1000] {
        let domain = Domain(lower: start, upper: start + steps * start.ulp)!
        for count in 1...10 {
          let ticks = CalendarTicks.nice(in: domain, count: count).days
          #expect(ticks.allSatisfy(domain.contains) && zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
        }
      }
    }
    #expect(CalendarTicks.nice(in: Domain(lower: 0, upper: 1)!, count: 0).days.isEmpty)
    #expect(CalendarTicks.nice(in: Domain(lower: 0, upper: 1)!, count: -3).days.isEmpty)
    // The whole of it is thinned to what was asked for by its axis.
    #expect(CalendarTicks.nice(in: Domain(lower: -3.9e8, upper: 3.9e8)!, count: 5).days.count <= 1000)
  }

  @Test func `labels are inside the chart and never one over another, at every width`() {
    let kinds: [(PositionAxis.Kind, [Double])] = [
      (.date, [0, 400]), (.date, [0, 1]), (.date, [0, 0.1]), (.date, [5, 5]), (.date, [-800_000, 100]), (.number, [0, 1e6]),
      (.number, [1900, 2020]), (.number, [1e-9, 2e-9]), (.number, [-1e308, 1e308]), (.date, [0, 1e15]), (.date, [0, 59]),
    ]
    for (kind, positions) in kinds {
      for ticks in [nil, positions + [positions[0] + 1e-6, .nan, .infinity]] as [[Double]?] {
        for width in stride(from: 60.0, through: 900, by: 70) {
          var options = LineOptions()
          options.positionAxis = PositionAxis(kind: kind, tickValues: ticks)
          let model = LineModel(values: [1, 2], positions: positions, options: options)
          let drawing = model.plan(in: ChartSize(width: width, height: 220)).drawing(of: model)
          #expect(drawing.problems.isEmpty, "\(kind) \(positions) \(width): \(drawing.problems)")
        }
      }
    }
  }
}
