/// How a file's bytes are to be read.
public enum DataFormat: Equatable, Sendable {
  /// Found from the first bytes: `[` before an object starts a JSON array, `{` before a key NDJSON, all else is delimited
  /// text.
  case automatic
  /// Cells set apart by commas, semicolons or tabs, whichever the first row has most of.
  case csv
  /// Cells set apart by tabs.
  case tsv
  /// An array of objects, or objects one after another (NDJSON).
  case json
}

/// How much a reader takes before it gives up with an error: guards against a file that is not what it seems.
package struct ReadingLimits: Equatable, Sendable {
  /// The most bytes of one cell.
  package var cellBytes = 16 << 20
  /// The most columns.
  package var columns = 10_000
  /// The most rows.
  package var rows = Int(Int32.max)
  /// The most objects and arrays inside one another in JSON.
  package var depth = 512
  /// The most bytes of a first row searched for the delimiter.
  package var sniffedBytes = 1 << 20

  /// The limits a reader has unless a test gives it others.
  package init() {}
}
