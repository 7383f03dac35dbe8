import Barline

/// A kind of chart that the command draws: a row of its table of commands.
struct ChartKind: Sendable {
  /// The command's name: "bar".
  let name: String
  /// What the command does, in a few words.
  let summary: String
  /// What the chart shows of a table, in a sentence.
  let describes: String
  /// Lines that show how it is used.
  let examples: [String]
  /// Makes a chart of data; each event of its selection is said as a line.
  let make: @Sendable (ChartData, ChartHeader, @escaping (String) -> Void) -> Stage

  /// A chart, and whoever feeds it, which the chart itself does not keep alive.
  struct Stage {
    let chart: any ChartView
    let source: AnyObject
    /// Reads the data and starts to move; without it the chart is at rest.
    let load: () -> Void
    let diagnostics: () -> [Diagnostic]
  }

  static let all = [bar]

  static let bar = ChartKind(
    name: "bar", summary: "draw a table as bars",
    describes: "Draws a table as bars: a group of bars a row, a bar a column, or, with --series, a bar a series.",
    examples: [
      "barline bar wheat.csv > wheat.svg",
      "barline bar iowa.csv --x year --y net_generation --series source -o iowa.svg",
      "barline bar jobs.csv --y change --title \"Jobs\" --theme dark -o jobs.svg",
      "barline bar wheat.csv --touch began:320,200 -o touched.svg",
      "curl -s https://example.org/data.json | barline bar - -o data.svg",
    ],
    make: { data, header, say in
      let chart = BarChartView()
      let source = TableBars(data, say: say)
      chart.header = header
      chart.valueAxis.unit = data.unit
      chart.dataSource = source
      chart.delegate = source
      return Stage(
        chart: chart, source: source, load: { chart.reloadData(animated: true) }, diagnostics: { chart.diagnostics })
    })
}
