extension DataTable {
  /// The column name most like a mistyped one, or nil when none is near.
  ///
  /// Near is: the same but for upper and lower case; else at most a third of the longer name's characters (at least one)
  /// inserted, deleted, replaced or swapped with a neighbour; else the only name that begins with it. Of equally near
  /// names the first wins. Only the first 64 characters of a name count.
  ///
  /// ```swift
  /// table.nearestColumn(to: "pirce")  // "price"
  /// ```
  public func nearestColumn(to name: String) -> String? {
    NearestName.find(name, among: columns.map(\.name))
  }
}

/// The name most like a mistyped one: for columns, and for a command's options.
package enum NearestName {
  /// The nearest of some names, or nil; the rule is at `DataTable.nearestColumn(to:)`.
  package static func find(_ name: String, among names: [String]) -> String? {
    let wanted = folded(name)
    if wanted.isEmpty { return nil }
    var best: (name: String, distance: Int)?
    var begun: [String] = []
    for candidate in names {
      let letters = folded(candidate)
      if letters == wanted { return candidate }
      if letters.starts(with: wanted) { begun.append(candidate) }
      let allowed = max(1, max(letters.count, wanted.count) / 3)
      let bound = min(allowed, (best?.distance ?? .max) - 1)
      guard bound > 0, (letters.count - wanted.count).magnitude <= bound else { continue }
      let distance = distance(wanted, letters)
      if distance <= bound { best = (candidate, distance) }
    }
    return best?.name ?? (begun.count == 1 ? begun.first : nil)
  }

  private static func folded(_ name: String) -> [Unicode.Scalar] {
    Array(name.lowercased().unicodeScalars.prefix(64))
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other (optimal string
  /// alignment).
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...max(1, a.count) where i <= a.count {
      var row = [i]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i - 1] == b[j] ? 0 : 1))
        if i > 1, j > 0, a[i - 1] == b[j - 1], a[i - 2] == b[j] { least = min(least, beforeLast[j - 1] + 1) }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
