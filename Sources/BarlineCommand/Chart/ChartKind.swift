import Barline
import BarlineData

/// A kind of chart that the command draws: a row of its table of commands.
struct ChartKind: Sendable {
  /// The command's name: "bar".
  let name: String
  /// What the command does, in a few words.
  let summary: String
  /// What the chart shows of a table, in a sentence or two.
  let describes: String
  /// Lines that show how it is used.
  let examples: [String]
  /// The options that are its own, in the groups that its help shows before those of every chart.
  let options: [ChartOptions.Group]
  /// How high its pictures are unless told otherwise.
  var height = 360.0
  /// Makes a chart of what is asked of a table, which tells each event of its selection.
  let make: @Sendable (DataTable, ChartRequest, @escaping (SelectionEvent) -> Void) throws(Failure) -> Stage

  /// A chart, and whoever feeds it, which the chart itself does not keep alive.
  struct Stage {
    let chart: any ChartView
    let source: AnyObject
    /// What a picture without a title is called as a document.
    var name = ""
    /// What is selected, as a person reads it: "Rent, Planned: −1,450"; "" for nothing.
    let words: (SelectionEvent) -> String
    /// Reads the data and starts to move; without it the chart is at rest.
    let load: () -> Void
    /// Shows another table instead, which has the same columns.
    let update: (DataTable) throws(Failure) -> Void
    let diagnostics: () -> [Diagnostic]
    /// What a reader of the picture should know, and would not see.
    var notes: [String]

    /// The chart as it is at a time.
    func drawing(at time: Double) -> Drawing {
      var drawing = chart.drawing(at: time)
      if drawing.title.isEmpty { drawing.title = name }
      return drawing
    }
  }

  /// Makes a chart of a table that has just been read, with what is to be said of the table itself.
  func stage(
    of table: DataTable, _ request: ChartRequest, _ say: @escaping (SelectionEvent) -> Void
  ) throws(Failure) -> Stage {
    var stage = try make(table, request, say)
    stage.notes.insert(contentsOf: table.notes, at: 0)
    return stage
  }

  /// All its options, in the groups of its help.
  var groups: [ChartOptions.Group] { options + ChartOptions.shared(height: height) }

  /// What is said of an option that only other kinds of chart have.
  func elsewhere(_ option: String) -> String? {
    let kinds = Self.all.filter { $0.groups.contains { $0.options.contains { $0.name == option } } }.map(\.name)
    guard let last = kinds.last else { return nil }
    let list = kinds.count == 1 ? last : kinds.dropLast().joined(separator: ", ") + " and " + last
    return "\(option) is an option of \(list), not of \(name); barline \(name) --help lists those"
  }

  static let all = [bar, line, area, pie, funnel, tiers]
}

extension DataTable {
  /// What a reader of any picture of the table should know, and would not see.
  fileprivate var notes: [String] {
    var notes: [String] = []
    if let rowsKey { notes.append("\(fileName): the rows are those of \"\(DataError.oneLine(rowsKey))\"") }
    switch firstRowGuess {
    case .data:
      notes.append("\(fileName): the first row looks like data and is taken for it; if it holds names, say --first-row names")
    case .names:
      notes.append(
        "\(fileName): the first row is taken for names, though it holds numbers; if it holds data, say --first-row data")
    case .automatic, nil: break
    }
    if columns.isEmpty {
      notes.append("\(fileName) holds no data; an empty chart is drawn")
    } else if rowCount == 0 {
      notes.append("\(fileName) holds names of columns and no row of data; an empty chart is drawn")
    }
    return notes
  }
}
