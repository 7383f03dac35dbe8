/// Something that is measured.
struct Case {
  let name: String
  let run: (inout Stopwatch) -> [Row]

  init(_ name: String, _ run: @escaping (inout Stopwatch) -> [Row]) { (self.name, self.run) = (name, run) }
}

/// One line of what a run says: a case, what it took, and what it may take.
struct Row {
  let name: String
  /// The machine's microseconds.
  var median: Double?
  var least: Double?
  var passes: Double?
  /// The most passes that it may take; nil for a figure that is told and not held to anything.
  var limit: Double?
  /// Something else than a time, such as a size.
  var note = ""

  /// Whether it is within its limit.
  var isWithin: Bool {
    guard let limit else { return true }
    return (passes ?? .infinity) <= limit
  }
}

extension Row {
  init(_ name: String, _ measurement: Measurement, limit: Double? = nil, note: String = "") {
    self.init(
      name: name, median: measurement.median, least: measurement.least, passes: measurement.passes, limit: limit, note: note)
  }
}

/// Rows as a table of text.
func table(_ rows: [Row]) -> String {
  var lines = [["case", "median µs", "least µs", "passes", "limit", "ok", ""]]
  for row in rows {
    lines.append([
      row.name, row.median.map(figures) ?? "", row.least.map(figures) ?? "", row.passes.map(figures) ?? "",
      row.limit.map(figures) ?? "", row.limit == nil ? "" : row.isWithin ? "yes" : "NO", row.note,
    ])
  }
  let widths = lines[0].indices.map { column in lines.reduce(0) { Swift.max($0, $1[column].count) } }
  return lines.map { line in
    let cells = line.indices.map { column in
      let gap = String(repeating: " ", count: widths[column] - line[column].count)
      // Words from the left, numbers from the right.
      return column == 0 || column > 4 ? line[column] + gap : gap + line[column]
    }
    return trimmed(cells.joined(separator: "  "))
  }
  .joined(separator: "\n")
}

/// Rows as JSON: an object a line, so that two runs can be compared by any tool.
func json(_ rows: [Row]) -> String {
  rows.map { row in
    var members = ["\"case\": \"\(row.name)\""]
    if let median = row.median { members.append("\"median_us\": \(figures(median))") }
    if let least = row.least { members.append("\"least_us\": \(figures(least))") }
    if let passes = row.passes { members.append("\"passes\": \(figures(passes))") }
    if let limit = row.limit { members.append("\"limit\": \(figures(limit)), \"ok\": \(row.isWithin)") }
    if !row.note.isEmpty { members.append("\"note\": \"\(row.note)\"") }
    return "{" + members.joined(separator: ", ") + "}"
  }
  .joined(separator: "\n")
}

private func trimmed(_ line: String) -> String {
  var line = line
  while line.last == " " { line.removeLast() }
  return line
}

/// A number with three figures, or whole from 100 on.
func figures(_ number: Double) -> String {
  guard number.isFinite, number < 1e15 else { return "–" }
  if number >= 100 { return String(Int(number.rounded())) }
  let scale = number >= 10 ? 10.0 : number >= 1 ? 100 : number >= 0.1 ? 1000 : 10_000
  return String((number * scale).rounded() / scale)
}
