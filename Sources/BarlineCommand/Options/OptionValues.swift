import BarlineData

/// What the values of options may be.
enum OptionValues {
  /// A finite number within bounds.
  static func number(_ text: String, of option: String, in bounds: ClosedRange<Double>) throws(Failure) -> Double {
    guard let value = decimal(text) else { throw .usage("\(option): \"\(text)\" is not a number") }
    guard bounds.contains(value) else {
      throw .usage("\(option): \(text) is not from \(short(bounds.lowerBound)) to \(short(bounds.upperBound))")
    }
    return value
  }

  /// A whole number within bounds.
  static func whole(_ text: String, of option: String, in bounds: ClosedRange<Int>) throws(Failure) -> Int {
    let value = try number(text, of: option, in: Double(bounds.lowerBound)...Double(bounds.upperBound))
    guard let whole = Int(exactly: value) else { throw .usage("\(option): \(text) is not a whole number") }
    return whole
  }

  /// A number as it may stand in a data file, with or without separators: "12,345". Nil for anything else.
  static func amount(_ text: String) -> Double? {
    // A file of one cell, so that both are read alike.
    var reader = TableReader(fileName: "", format: .csv)
    let quoted = "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    guard (try? reader.read(Array("amount\n\(quoted)\n".utf8))) != nil, let table = try? reader.finish(),
      table.rowCount == 1, table.columns.first?.kind == .number, !table.number(0, 0).isNaN
    else { return nil }
    return table.number(0, 0)
  }

  /// A number as people write one: not `0x10`, `inf` or `nan`.
  static func decimal(_ text: some StringProtocol) -> Double? {
    let letters = "0123456789.+-eE".utf8
    guard text.utf8.allSatisfy({ letters.contains($0) }), let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// A number without needless decimals, and without the noise that a sum has: 0.1 + 0.2 is 0.3.
  static func short(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    let rounded = (number * 1e6).rounded() / 1e6
    return (rounded - number).magnitude < 1e-12 * number.magnitude ? "\(rounded)" : "\(number)"
  }
}

/// A word that an option's value has to be.
protocol OptionChoice: CaseIterable, RawRepresentable<String> {}

extension OptionChoice {
  /// The choices as the help lists them: `light|dark|auto`.
  static var list: String { allCases.map(\.rawValue).joined(separator: "|") }

  /// The choice of a name.
  static func named(_ text: String, of option: String) throws(Failure) -> Self {
    guard let choice = Self(rawValue: text) else {
      throw .usage("\(option): \"\(text)\" is none of \(allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }
}
