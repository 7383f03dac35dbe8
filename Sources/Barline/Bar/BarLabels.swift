/// The labels and identities that a view has asked its data source for, kept until the next reload.
struct BarLabels {
  /// nil inside: asked, and the item has none.
  private var labels: [Int: String?] = [:]
  private var ids: [Int: ChartID] = [:]
  /// How often each name has been given, so that a repeated one can be told apart.
  private var occurrences: [String: Int] = [:]

  mutating func label(_ item: Int, ask: () -> String?) -> String? {
    if let known = labels[item] { return known }
    let label = ask()
    labels[item] = .some(label)
    return label
  }

  /// An item's identity. A name that an earlier item has had gets its occurrence number.
  mutating func id(_ item: Int, ask: () -> ChartID) -> ChartID {
    if let known = ids[item] { return known }
    var id = ask()
    if case .name(let name, _) = id {
      let earlier = occurrences[name] ?? 0
      occurrences[name] = earlier + 1
      id = .name(name, occurrence: earlier)
    }
    ids[item] = id
    return id
  }
}
