/// The labels and identities that a view has asked its data source for, kept until the next reload.
///
/// Most items of large charts have no label and are known by their place: of those no more than a byte is kept.
struct ItemNames {
  /// What is known of an item.
  private struct Known: OptionSet {
    let rawValue: UInt8
    /// It has been asked for its label.
    static let label = Known(rawValue: 1)
    /// It has one.
    static let hasLabel = Known(rawValue: 2)
    /// It has been asked for its identity.
    static let id = Known(rawValue: 4)
    /// It is not its place.
    static let hasID = Known(rawValue: 8)
  }

  /// The first items in a row, as charts with a mark for each bar need them; of the others the few that are asked for, by number.
  private var known: [Known] = []
  private var labels = Row<String>()
  private var ids = Row<ChartID>()
  private var others = KeyTable<Int, (label: String??, id: ChartID?)>()
  /// How often each name has been given, so that a repeated one can be told apart.
  private var occurrences = KeyTable<Spelling, Int>()
  /// All items before this one are known: which occurrence a name is depends on every item before it.
  private var knownUpTo = 0

  /// The longest row; no chart has more marks.
  private static var longest: Int { BarPlan.mostMarks }

  /// Forgets everything and keeps the memory for the next reload.
  mutating func removeAll() {
    known.removeAll(keepingCapacity: true)
    labels.values.removeAll(keepingCapacity: true)
    ids.values.removeAll(keepingCapacity: true)
    others.removeAll()
    occurrences.removeAll()
    knownUpTo = 0
  }

  /// An item's label, if it has been asked for: nil inside where it has none.
  func label(_ item: Int) -> String?? {
    guard item >= 0, item < known.count else { return others[item]?.label }
    guard known[item].contains(.label) else { return nil }
    return .some(known[item].contains(.hasLabel) ? labels.values[item] : nil)
  }

  /// An item's identity, if it has been asked for.
  func id(_ item: Int) -> ChartID? {
    guard item >= 0, item < known.count else { return others[item]?.id }
    guard known[item].contains(.id) else { return nil }
    return known[item].contains(.hasID) ? ids.values[item] : .index(item)
  }

  /// The first item before another whose identity is not known.
  mutating func firstUnknown(before item: Int) -> Int? {
    while knownUpTo < item, id(knownUpTo) != nil { knownUpTo += 1 }
    return knownUpTo < item ? knownUpTo : nil
  }

  /// Keeps an item's label, as it was given.
  mutating func keep(label: String?, of item: Int) {
    guard makeRoom(item) else {
      others.set(item, (.some(label), others[item]?.id))
      return
    }
    known[item].insert(.label)
    guard let label else { return }
    known[item].insert(.hasLabel)
    labels.keep(label, item)
  }

  /// Keeps an item's identity and says what it is: a name that an earlier item has had gets its occurrence number.
  mutating func keep(id: ChartID, of item: Int) -> ChartID {
    if let known = self.id(item) { return known }
    var id = id
    if case .name(let name, _) = id {
      id = .name(name, occurrence: occurrences.occurrence(of: name))
    }
    guard makeRoom(item) else {
      others.set(item, (others[item]?.label, id))
      return id
    }
    known[item].insert(.id)
    if case .index(item) = id { return id }
    known[item].insert(.hasID)
    ids.keep(id, item)
    return id
  }

  /// Makes the row long enough for an item; false where it never is.
  private mutating func makeRoom(_ item: Int) -> Bool {
    guard item >= 0, item < Self.longest else { return false }
    while known.count <= item { known.append([]) }
    return true
  }
}

/// Something for each of the first items; nil where there is nothing to keep.
private struct Row<Value> {
  var values: [Value?] = []

  mutating func keep(_ value: Value, _ item: Int) {
    while values.count <= item { values.append(nil) }
    values[item] = value
  }
}
