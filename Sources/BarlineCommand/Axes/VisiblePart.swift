import Barline
import BarlineData

/// The part of a chart that `--visible` asks for: the chart is as wide as if this part filled it, and scrolled there.
struct VisiblePart: Equatable {
  var from: String
  var to: String

  /// What `--visible` says: `10..30`, `2010-01-01..2012-12-31`, `Mon..Wed`.
  init(option text: String) throws(Failure) {
    let letters = Array(text)
    let gap = letters.indices.dropLast().first { letters[$0] == "." && letters[$0 + 1] == "." }
    guard let gap, gap > 0, gap + 2 < letters.count else {
      throw .usage("--visible: \"\(text)\" is not FROM..TO, such as 10..30 or 2010-01-01..2012-12-31")
    }
    from = String(letters[..<gap])
    to = String(letters[(gap + 2)...])
  }

  /// What is shown, and what is to be said about it.
  struct Found: Equatable {
    var width: ContentWidth
    var place: ScrollPlace
    /// nil where all is as it was asked for.
    var note: String?
  }

  /// Finds the part in data; nil where there are none.
  func find(in data: ChartData) throws(Failure) -> Found? {
    guard data.count > 0 else { return nil }
    guard let positions = data.positions else { return try items(in: data) }
    return try find(in: positions)
  }

  // MARK: Positions

  private func find(in positions: ChartData.Positions) throws(Failure) -> Found? {
    var (first, last) = (Double.infinity, -Double.infinity)
    for place in positions.values where place.isFinite { (first, last) = (min(first, place), max(last, place)) }
    let reach = positions.areDates ? try time(among: positions.values, first, last) : try numbers(first, last)
    guard reach.low < reach.high else { throw .usage("--visible: \(to) does not come after \(from)") }
    guard first < last else { return nil }
    let (low, high) = (reach.low, reach.high)
    var (shown, end) = (max(low, first), min(high, last))
    // All of it is beyond the data: as much of their nearer end.
    let isOutside = shown >= end
    if isOutside {
      (shown, end) = low >= last ? (max(first, last - (high - low)), last) : (first, min(last, first + (high - low)))
    }
    var found = Found(width: .visible(end - shown), place: .position(shown))
    func words(_ low: Double, _ high: Double) -> String {
      "from \(Self.text(low, positions.areDates)) to \(Self.text(high, positions.areDates))"
    }
    if isOutside || reach.isBeyond { found.note = note(words(first, last), instead: isOutside ? words(shown, end) : nil) }
    return found
  }

  /// From where to where, and whether that is more than data have.
  private typealias Reach = (low: Double, high: Double, isBeyond: Bool)

  private func numbers(_ first: Double, _ last: Double) throws(Failure) -> Reach {
    func number(_ text: String) throws(Failure) -> Double {
      if let number = OptionValues.decimal(text) { return number }
      throw .usage("--visible: \"\(text)\" is no number along the axis")
    }
    let (low, high) = (try number(from), try number(to))
    return (low, high, low < first || high > last)
  }

  private func time(among positions: [Double], _ first: Double, _ last: Double) throws(Failure) -> Reach {
    func days(_ text: String) throws(Failure) -> NamedDays {
      if let days = NamedDays(text) { return days }
      throw .usage("--visible: \"\(text)\" is no date, such as 2010-01-31, 2010-01 or 2010")
    }
    let (start, end) = (try days(from), try days(to))
    let low = start.place(isEnd: false)
    return (low, end.end(from: low, among: positions), start.comeBefore(first) || end.comeAfter(last))
  }

  static func text(_ position: Double, _ isDate: Bool) -> String {
    guard isDate, let date = CivilDate(dayNumber: Int(position.rounded(.down))) else {
      return OptionValues.short(position)
    }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(date.year)-\(two(date.month))-\(two(date.day))"
  }

  // MARK: Items

  private func items(in data: ChartData) throws(Failure) -> Found {
    if let found = try days(in: data) { return found }
    let (low, high) = (try item(from, in: data, isEnd: false), try item(to, in: data, isEnd: true))
    guard low <= high else { throw .usage("--visible: \(to) comes before \(from)") }
    let (first, last) = (min(max(low, 0), data.count - 1), min(max(high, 0), data.count - 1))
    var found = Found(width: .visible(Double(last - first + 1)), place: .item(first))
    if low < 0 || high >= data.count {
      let isOutside = high < 0 || low >= data.count
      found.note = note("from 1 to \(data.count)", instead: isOutside ? "number \(first + 1)" : nil)
    }
    return found
  }

  /// An item by its date, by its label, or by its number, counted from 1.
  private func item(_ text: String, in data: ChartData, isEnd: Bool) throws(Failure) -> Int {
    if let dates = data.dates, let days = named(text, in: data, dates), let place = place(of: days, isEnd: isEnd, in: dates) {
      return place
    }
    var example = ""
    if case .numbers = data.labels {
    } else {
      if let first = data.label(0) { example = ", such as \"\(first)\"" }
      let places = 0..<data.count
      if let place = isEnd ? places.last(where: { data.label($0) == text }) : places.first(where: { data.label($0) == text }) {
        return place
      }
    }
    if let number = Int(text), number > Int.min { return number - 1 }
    let date = data.dates.map { "no date, such as \($0.example), " } ?? ""
    throw .usage(
      "--visible: \"\(text)\" is \(date)no label along the axis\(example), and no number of an item, 1 to \(data.count)")
  }

  /// What is said of a part that data do not have, or not all of.
  ///
  /// - Parameter instead: What is shown instead of it; nil where some of it is there.
  func note(_ reach: String, instead: String? = nil) -> String {
    if let instead {
      return "--visible \(from)..\(to) is beyond the data, which go \(reach); what is shown instead is \(instead)"
    }
    return "--visible \(from)..\(to) reaches beyond the data, which go \(reach); what there is of it is shown"
  }
}
