@testable import BarlineData

/// The table of a text, read in pieces of the given length.
func table(
  _ text: String, _ format: DataFormat = .automatic, firstRow: FirstRow = .automatic, pieces: Int = .max,
  limits: ReadingLimits = ReadingLimits(), file: String = "data.csv"
) throws(DataError) -> DataTable {
  try table(Array(text.utf8), format, firstRow: firstRow, pieces: pieces, limits: limits, file: file)
}

func table(
  _ bytes: [UInt8], _ format: DataFormat = .automatic, firstRow: FirstRow = .automatic, pieces: Int = .max,
  limits: ReadingLimits = ReadingLimits(), file: String = "data.csv"
) throws(DataError) -> DataTable {
  var reader = TableReader(fileName: file, format: format, firstRow: firstRow, limits: limits)
  if pieces >= bytes.count {
    try reader.read(bytes)
  } else {
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      try reader.read(Array(bytes[start..<min(bytes.count, start + pieces)]))
    }
  }
  return try reader.finish()
}

/// The table, or the error, of bytes cut in two.
func outcome(_ bytes: [UInt8], _ format: DataFormat = .automatic, cutAt cut: Int) -> Result<DataTable, DataError> {
  Result { () throws(DataError) in
    var reader = TableReader(fileName: "data.csv", format: format)
    try reader.read(Array(bytes[..<cut]))
    try reader.read(Array(bytes[cut...]))
    return try reader.finish()
  }
}

/// The table, or the error, of bytes in pieces.
func outcome(
  _ bytes: [UInt8], _ format: DataFormat = .automatic, firstRow: FirstRow = .automatic, pieces: Int = .max
) -> Result<DataTable, DataError> {
  Result { () throws(DataError) in try table(bytes, format, firstRow: firstRow, pieces: pieces) }
}

/// The error's description, or "no error".
func complaint(_ text: String, _ format: DataFormat = .automatic, limits: ReadingLimits = ReadingLimits()) -> String {
  complaint(Array(text.utf8), format, limits: limits)
}

func complaint(_ bytes: [UInt8], _ format: DataFormat = .automatic, limits: ReadingLimits = ReadingLimits()) -> String {
  do throws(DataError) {
    _ = try table(bytes, format, limits: limits)
    return "no error"
  } catch {
    return error.description
  }
}

/// All texts of a table, row by row; nil where missing.
func texts(_ table: DataTable) -> [[String?]] {
  (0..<table.rowCount).map { row in table.columns.indices.map { table.text(row, $0) } }
}

/// Every word of up to so many letters.
func words(over letters: String, upTo length: Int) -> [[UInt8]] {
  var all: [[UInt8]] = [[]]
  var last: [[UInt8]] = [[]]
  for _ in 0..<length {
    last = last.flatMap { word in letters.utf8.map { word + [$0] } }
    all += last
  }
  return all
}
