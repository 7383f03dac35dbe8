import Barline
import BarlineData

/// What a row of tiers shows of a table: a tier a row.
struct TierData {
  struct Tier {
    /// What it is called; nil for nothing.
    var label: String?
    /// Where it begins; NaN where the tier before it ends.
    var begin: Double
    /// Where it ends; NaN where the tier after it begins.
    var end: Double
    /// What it brings; nil for nothing.
    var saving: String?
  }

  var tiers: [Tier] = []
  /// The tier that has no end, and the amount as far as which it is drawn; nil where all have one.
  private(set) var open: (tier: Int, end: Double)?
  /// How far it has come; nil for unknown.
  var amount: Double?
  /// What amounts count.
  var unit = ""
  /// What the picture is called when nobody has said.
  var title = ""
  /// What a reader of the picture should know, and would not see.
  var notes: [String] = []

  /// What a request shows of a table.
  init(_ table: DataTable, for request: ChartRequest) throws(Failure) {
    amount = request.tiers.amount.flatMap { OptionValues.amount($0) }
    unit = request.unit ?? ""
    // An empty file has no column to be wrong about.
    guard !table.columns.isEmpty else { return }
    let columns = try TierColumns(table, for: request.tiers)
    guard columns.begin != nil || columns.end != nil || table.rowCount == 0 else {
      throw table.withoutNumbers("; tiers need bounds: --begin and --end")
    }
    do throws(DataError) {
      try read(table, columns)
    } catch {
      throw .data(error.description)
    }
    if let column = columns.amount { try readAmount(table, column) }
    if amount == nil, !tiers.isEmpty { notes.append("there is no amount; give it with --amount") }
    closeFirst()
    closeLast(request.tiers.goals.compactMap(\.value))
    describe()
  }

  /// Begins at nothing what nobody says the beginning of: "up to 10,000".
  private mutating func closeFirst() {
    let ends = tiers.map(\.end).filter { !$0.isNaN } + tiers.map(\.begin).filter { !$0.isNaN }
    guard let first = tiers.first, first.begin.isNaN, first.end > 0, ends.min() == first.end, (amount ?? 0) >= 0 else { return }
    tiers[0].begin = 0
  }

  /// Ends a tier that goes on for ever: after as much as the one before it has, or beyond all that is to be shown.
  private mutating func closeLast(_ goals: [Double]) {
    let bounds = tiers.flatMap { [$0.begin, $0.end] }.filter { !$0.isNaN }
    guard let greatest = bounds.max(), let tier = tiers.lastIndex(where: { $0.end.isNaN && $0.begin == greatest }),
      tiers.count(where: { $0.begin == greatest }) == 1
    else { return }
    let before = tiers.filter { $0.begin < greatest }.map(\.begin).max() ?? 0
    var end = greatest + (greatest > before ? greatest - before : max(greatest.magnitude, 1))
    for value in goals + [amount].compactMap({ $0 }) where value >= end { end = greatest + (value - greatest) * 1.25 }
    guard end.isFinite else { return }
    tiers[tier].end = end
    open = (tier, end)
  }

  private mutating func read(_ table: DataTable, _ columns: TierColumns) throws(DataError) {
    let begins = try columns.begin.map { (column) throws(DataError) in try table.numbers(column) }
    let ends = try columns.end.map { (column) throws(DataError) in try table.numbers(column) }
    for row in 0..<table.rowCount {
      tiers.append(
        Tier(
          label: columns.label.flatMap { table.text(row, $0) }, begin: begins?[row] ?? .nan, end: ends?[row] ?? .nan,
          saving: columns.saving.flatMap { table.text(row, $0) }))
    }
  }

  /// The one amount in a column.
  private mutating func readAmount(_ table: DataTable, _ column: Int) throws(Failure) {
    let values: [Double]
    do throws(DataError) { values = try table.numbers(column) } catch { throw .data(error.description) }
    title = ReadableName.of(table.columns[column].name)
    guard let row = values.firstIndex(where: { !$0.isNaN }) else { return }
    amount = values[row]
    if let other = values.firstIndex(where: { !$0.isNaN && $0 != values[row] }) {
      let name = table.columns[column].name
      throw .data(
        "\(table.fileName): there is one amount, but column \"\(name)\" says \(table.text(row, column) ?? "") in row \(row + 1) and \(table.text(other, column) ?? "") in row \(other + 1); give it with --amount"
      )
    }
  }

  /// Says which tiers are not drawn as the table has them; the chart tells of the rest.
  private mutating func describe() {
    var (without, reversed, empty): ([String], [String], [String]) = ([], [], [])
    for row in tiers.indices {
      let tier = tiers[row]
      let begin = tier.begin.isNaN && row > 0 ? tiers[row - 1].end : tier.begin
      let end = tier.end.isNaN && row + 1 < tiers.count ? tiers[row + 1].begin : tier.end
      let name = tier.label.map { "\"\($0)\" (row \(row + 1))" } ?? "of row \(row + 1)"
      if begin.isNaN || end.isNaN {
        without.append(name)
      } else if begin > end {
        reversed.append(name)
      } else if begin == end {
        empty.append(name)
      }
    }
    tell(without, one: "has a bound that is not known; it is left out", many: "have a bound that is not known; they are left out")
    tell(
      reversed, one: "ends before it begins; its bounds are exchanged", many: "end before they begin; their bounds are exchanged")
    tell(empty, one: "has no length", many: "have no length")
  }

  private mutating func tell(_ names: [String], one: String, many: String) {
    guard !names.isEmpty else { return }
    notes.append(names.count == 1 ? "tier \(names[0]) \(one)" : "tiers \(Mention.list(names)) \(many)")
  }
}
