/// The labels and identities that a view has asked its data source for, kept until the next reload.
struct ItemNames {
  /// nil inside: asked, and the item has none.
  private var labels = KeptItems<String?>()
  private var ids = KeptItems<ChartID>()
  /// How often each name has been given, so that a repeated one can be told apart.
  private var occurrences: [String: Int] = [:]
  /// All items before this one are known: which occurrence a name is depends on every item before it.
  private var known = 0

  /// Forgets everything and keeps the memory for the next reload.
  mutating func removeAll() {
    labels.removeAll()
    ids.removeAll()
    occurrences.removeAll(keepingCapacity: true)
    known = 0
  }

  /// An item's label, if it has been asked for: nil inside where it has none.
  func label(_ item: Int) -> String?? { labels[item] }

  /// An item's identity, if it has been asked for.
  func id(_ item: Int) -> ChartID? { ids[item] }

  /// The first item before another whose identity is not known.
  mutating func firstUnknown(before item: Int) -> Int? {
    while known < item, ids[known] != nil { known += 1 }
    return known < item ? known : nil
  }

  /// Keeps an item's label, as it was given.
  mutating func keep(label: String?, of item: Int) { labels.keep(label, item) }

  /// Keeps an item's identity and says what it is: a name that an earlier item has had gets its occurrence number.
  mutating func keep(id: ChartID, of item: Int) -> ChartID {
    if let known = ids[item] { return known }
    var id = id
    if case .name(let name, _) = id {
      let earlier = occurrences[name] ?? 0
      occurrences[name] = earlier + 1
      id = .name(name, occurrence: earlier)
    }
    ids.keep(id, item)
    return id
  }
}

/// Something for each of some items: in a row for the first ones, as charts with a mark for each bar need them, and by number for the
/// few of many that others ask for.
private struct KeptItems<Value> {
  private var row: [Value?] = []
  private var others: [Int: Value] = [:]

  /// The longest row; no chart has more marks.
  private static var longest: Int { BarPlan.mostMarks }

  subscript(item: Int) -> Value? {
    if item >= 0, item < row.count { return row[item] }
    return others.isEmpty ? nil : others[item]
  }

  mutating func keep(_ value: Value, _ item: Int) {
    guard item >= 0, item < Self.longest else {
      others[item] = value
      return
    }
    while row.count <= item { row.append(nil) }
    row[item] = value
  }

  mutating func removeAll() {
    row.removeAll(keepingCapacity: true)
    others.removeAll()
  }
}
