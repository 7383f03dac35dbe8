/// Short texts for a column of dates: what no reader needs is dropped, and each label can stand alone, since an axis may
/// leave others out.
///
/// ```swift
/// DateLabels.labels(for: [13149, 13180])  // 2006-01-01, 2006-02-01: ["Jan", "Feb"]
/// ```
/// - All on 1 January: the year, `2004`.
/// - All on the first of a month: `Feb 2006`.
/// - Otherwise `5 Mar 2012`.
/// - The year is dropped when two or more different days all lie in one.
/// - Unless every time is midnight, the time follows, `5 Mar 2012 14:05`, with seconds and milliseconds when some date
///   has them; alone when two or more different times all lie on one day.
public enum DateLabels {
  /// One label a day number (days since 1970-01-01, time of day as fraction).
  ///
  /// Empty for NaN, ±∞ and days farther than 100,000,000 from 1970. Times are rounded to the millisecond. Takes two passes.
  public static func labels(for days: [Double]) -> [String] {
    var form = Form()
    for day in days {
      if let moment = Moment(day) { form.include(moment) }
    }
    return days.map { day in Moment(day).map(form.label) ?? "" }
  }

  /// What the labels of some days leave out because all share it: the day, `5 Mar 2012`, or the year, `2012`; "" for nothing.
  package static func shared(by days: [Double]) -> String {
    var form = Form()
    for day in days {
      if let moment = Moment(day) { form.include(moment) }
    }
    return form.shared
  }

  /// A date and the milliseconds since its midnight.
  private struct Moment {
    var date: CivilDate
    var dayNumber: Int
    var millisecond: Int

    init?(_ day: Double) {
      guard day.magnitude < Double(CivilDate.farthestDay) else { return nil }  // false for NaN too
      dayNumber = Int(day)
      if Double(dayNumber) > day { dayNumber -= 1 }
      millisecond = Int((day - Double(dayNumber)) * 86_400_000 + 0.5)
      if millisecond == 86_400_000 {
        dayNumber += 1
        millisecond = 0
      }
      guard let date = CivilDate(dayNumber: dayNumber) else { return nil }
      self.date = date
    }
  }

  /// What the dates of a column share.
  private struct Form {
    private var first: Moment?
    private var isOneYear = true
    private var isOneDay = true
    private var isOneMoment = true
    private var areYears = true
    private var areMonths = true
    private var hasTimes = false
    private var hasSeconds = false
    private var hasFractions = false

    mutating func include(_ moment: Moment) {
      let first = first ?? moment
      self.first = first
      isOneYear = isOneYear && moment.date.year == first.date.year
      isOneDay = isOneDay && moment.dayNumber == first.dayNumber
      isOneMoment = isOneMoment && moment.dayNumber == first.dayNumber && moment.millisecond == first.millisecond
      areYears = areYears && moment.date.month == 1 && moment.date.day == 1
      areMonths = areMonths && moment.date.day == 1
      hasTimes = hasTimes || moment.millisecond != 0
      hasSeconds = hasSeconds || moment.millisecond % 60_000 != 0
      hasFractions = hasFractions || moment.millisecond % 1_000 != 0
    }

    var shared: String {
      guard let first, isOneYear, !isOneMoment else { return "" }
      return isOneDay ? dateLabel(first.date) : "\(first.date.year)"
    }

    func label(_ moment: Moment) -> String {
      if !hasTimes { return dateLabel(moment.date) }
      if isOneDay, !isOneMoment { return timeLabel(moment.millisecond) }
      return dateLabel(moment.date) + " " + timeLabel(moment.millisecond)
    }

    private func dateLabel(_ date: CivilDate) -> String {
      if areYears, !hasTimes { return "\(date.year)" }
      let year = isOneYear && !isOneDay ? "" : " \(date.year)"
      let month = DateLabels.months[date.month - 1]
      return areMonths && !hasTimes ? month + year : "\(date.day) " + month + year
    }

    private func timeLabel(_ millisecond: Int) -> String {
      var label = twoDigits(millisecond / 3_600_000) + ":" + twoDigits(millisecond / 60_000 % 60)
      if hasSeconds { label += ":" + twoDigits(millisecond / 1_000 % 60) }
      if hasFractions { label += "." + String("\(1_000 + millisecond % 1_000)".dropFirst()) }
      return label
    }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
