import Barline
import BarlineData

extension ChartData {
  /// Leaves so many items by themselves and puts them in order, as was asked.
  mutating func arrange(_ request: ItemRequest) {
    if let most = request.most { gather(most) }
    guard request.order != .given else { return }
    let places = Array(0..<(other ?? count))
    let order: [Int]
    if request.order == .label {
      order =
        dates.map { dates in places.sorted { (Self.key(dates.days[$0]), $0) < (Self.key(dates.days[$1]), $1) } }
        ?? LabelOrder.places(places.map { label($0) })
    } else {
      let sign = request.order == .descending ? -1.0 : 1.0
      let keys = places.map { Self.key(sign * total($0).total) }
      order = places.sorted { (keys[$0], $0) < (keys[$1], $1) }
    }
    take(order + (other.map { [$0] } ?? []))
  }

  /// What is missing is past every number.
  private static func key(_ value: Double) -> Double { value.isNaN ? .infinity : value }

  /// The sum of all series at an item.
  private func total(_ item: Int) -> CellSum { series.reduce(into: CellSum(.nan)) { $0.add($1.values[item]) } }

  /// Adds up all items but the greatest, at the end.
  private mutating func gather(_ most: Int) {
    let totals = (0..<count).map { total($0).total }
    // What is missing is less than every number.
    let keys = totals.map { $0.isNaN ? .infinity : -$0 }
    let small = Set(keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.dropFirst(most))
    guard small.count > 1 else { return }
    let rest = small.sorted()
    let sums = series.map { series in rest.reduce(into: CellSum(.nan)) { $0.add(series.values[$1]) } }
    take((0..<count).filter { !small.contains($0) })
    for (place, sum) in sums.enumerated() { series[place].values.append(sum.total) }
    if case .texts(let texts) = labels { labels = .texts(texts + [ChartWords.english.other]) }
    dates?.days.append(.nan)
    other = count
    count += 1
    notes.append("\(small.count) \(series.count > 1 ? "groups of bars" : "bars") are together \"\(ChartWords.english.other)\"")
    if let note = CellSum.note(ofBeyond: sums.count(where: \.isBeyond)) { notes.append(note) }
  }

  /// Keeps some items, in this order.
  private mutating func take(_ items: [Int]) {
    labels = .texts(items.map { label($0) ?? "" })
    for place in series.indices { series[place].values = items.map { [values = series[place].values] in values[$0] } }
    dates = dates.map { dates in
      var dates = dates
      dates.days = items.map { dates.days[$0] }
      return dates
    }
    count = items.count
  }
}

/// The order of names: as numbers where all are numbers, else by letters, capital or small; missing ones last.
enum LabelOrder {
  /// The places of names, in the order of these.
  static func places(_ labels: [String?]) -> [Int] {
    let numbers = labels.map { $0.flatMap { OptionValues.decimal($0) } }
    if zip(labels, numbers).allSatisfy({ $0 == nil || $1 != nil }) {
      return labels.indices.sorted { (numbers[$0] ?? .infinity, $0) < (numbers[$1] ?? .infinity, $1) }
    }
    let words = labels.map { $0?.lowercased() }
    return labels.indices.sorted { a, b in
      switch (words[a], words[b]) {
      case (nil, nil): a < b
      case (nil, _): false
      case (_, nil): true
      case (let first?, let second?): (first, a) < (second, b)
      }
    }
  }
}
