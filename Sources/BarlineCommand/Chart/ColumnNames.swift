import BarlineData

extension DataTable {
  /// The column that an option names.
  func column(_ name: String, for option: String) throws(Failure) -> Int {
    if let column = column(named: name) { return column }
    var message = "\(option): \(fileName) has no column \"\(name)\""
    if let near = nearestColumn(to: name) {
      message += "; did you mean \"\(near)\"?"
    } else {
      let names = columns.prefix(12).map { "\"\($0.name)\"" }.joined(separator: ", ")
      message += "; it has \(names)" + (columns.count > 12 ? " and \(columns.count - 12) more" : "")
    }
    throw .usage(message)
  }

  /// Whether a column holds words.
  func isPlainText(_ column: Int) -> Bool {
    columns[column].kind == .text && !columns[column].isMeantAsNumbers && !columns[column].holdsNested
  }

  /// Whether a column holds dates that the reader does not know as such.
  func areOtherDates(_ column: Int) -> Bool {
    columns[column].kind == .text && OtherDates.areDates((0..<rowCount).lazy.compactMap { text($0, column) })
  }

  /// What is said of a table without a column of numbers: which cell keeps the likeliest column from being one, if any does.
  func withoutNumbers(_ advice: String = "") -> Failure {
    if let column = columns.indices.filter(isPlainText).max(by: { numberCount($0) < numberCount($1) }), numberCount(column) > 0 {
      do throws(DataError) { _ = try numbers(column) } catch { return .data(error.description) }
    }
    if rowCount == 1, let nested = columns.firstIndex(where: \.holdsNested) {
      return .data(
        "\(fileName): no column holds numbers to draw: expected an array of objects, an object with one such array, or one of numbers alone; found an object with \"\(DataError.oneLine(columns[nested].name))\": \(text(0, nested) ?? "")"
      )
    }
    let isPiped = columns.count == 1 && columns[0].name.contains("|")
    let said = isPiped ? "; columns are set apart by commas, semicolons or tabs, not by |" : wordsFound + advice
    return .data("\(fileName): no column holds numbers to draw" + said)
  }

  /// The first cell that is no number, of a column that is not the axis if there is one.
  private var wordsFound: String {
    let axis = defaultColumns().x
    guard
      let column = columns.indices.first(where: { $0 != axis && isPlainText($0) }) ?? columns.indices.first(where: isPlainText),
      let row = (0..<rowCount).first(where: { text($0, column) != nil })
    else { return "" }
    return ": \"\(columns[column].name)\" has \"\(DataError.oneLine(text(row, column) ?? ""))\" in row \(row + 1)"
  }

  /// How many of a column's cells begin as numbers do: "1.5k" is meant as one.
  private func numberCount(_ column: Int) -> Int {
    (0..<rowCount).count { row in
      guard let first = text(row, column)?.unicodeScalars.first(where: { !"+-−$€£¥".unicodeScalars.contains($0) }) else {
        return false
      }
      return ("0"..."9").contains(first) && !OtherDates.isDate(text(row, column) ?? "")
    }
  }
}
