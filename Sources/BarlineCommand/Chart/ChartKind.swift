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
  /// How the items of a table lie along its axis.
  let spacing: ItemSpacing
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

  static let all = [bar, line, area]

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
    spacing: .bands,
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

extension ChartKind {
  static let line = ChartKind(
    name: "line", summary: "draw a table as lines",
    describes:
      "Draws a table as lines: a point a row, a line a column, or, with --series, a line a series. Dates and numbers along the axis keep their distances. A missing value is a gap.",
    examples: [
      "barline line weather.csv --x date --y temp_max,temp_min > weather.svg",
      "barline line iowa.csv --x year --y net_generation --series source -o iowa.svg",
      "barline line weather.csv --y temp_max --touch began:320,200 -o touched.svg",
    ],
    spacing: .positions, make: { lines($0, $1, .standard, $2) })

  static let area = ChartKind(
    name: "area", summary: "draw a table as filled lines",
    describes:
      "Draws a table as lines filled down to zero: a point a row, a line a column, or, with --series, a line a series. Dates and numbers along the axis keep their distances. A missing value is a gap.",
    examples: [
      "barline area weather.csv --x date --y precipitation > rain.svg",
      "barline area wheat.csv --y wheat --title \"The price of wheat\" -o wheat.svg",
    ],
    spacing: .positions, make: { lines($0, $1, LineStyle(area: AreaStyle()), $2) })

  /// A line chart of data, each line in a style.
  private static func lines(
    _ data: ChartData, _ header: ChartHeader, _ style: LineStyle, _ say: @escaping (String) -> Void
  ) -> Stage {
    let chart = LineChartView()
    let source = TableLines(data, style: style, say: say)
    chart.header = header
    chart.valueAxis.unit = data.unit
    chart.positionAxis.kind = data.positions?.areDates == true ? .date : .number
    chart.dataSource = source
    chart.delegate = source
    return Stage(
      chart: chart, source: source, load: { chart.reloadData(animated: true) }, diagnostics: { chart.diagnostics })
  }
}
