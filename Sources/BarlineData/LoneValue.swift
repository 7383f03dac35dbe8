extension DataTable {
  /// The one value that a file holds which was meant as JSON and is no table: `null`, or `"x"` in a file that is called `data.json`. Nil for
  /// everything else: other words alone are the name of a column without rows.
  var loneValue: String? {
    guard let first = columns.first else { return nil }
    if rowCount == 0 {
      let isWord = columns.count == 1 && ["null", "true", "false"].contains(first.name)
      return isWord || isCalledJSON ? first.name : nil
    }
    let isAlone = columns.count == 1 && rowCount == 1 && !first.isNamed
    return isAlone && isCalledJSON ? text(0, 0) : nil
  }

  private var isCalledJSON: Bool {
    let name = fileName.lowercased()
    return [".json", ".ndjson", ".jsonl"].contains { name.hasSuffix($0) }
  }
}
