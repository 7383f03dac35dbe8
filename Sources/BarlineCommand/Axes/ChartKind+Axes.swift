import Barline
import BarlineData

extension ChartKind {
  static let bar = ChartKind(
    name: "bar", summary: "draw a table as bars",
    describes: "Draws a table as bars: a group of bars a row, a bar a column, or, with --series, a bar a series.",
    examples: [
      "barline bar wheat.csv > wheat.svg",
      "barline bar iowa.csv --x year --y net_generation --series source -o iowa.svg",
      "barline bar jobs.csv --y change --title \"Jobs\" --theme dark -o jobs.svg",
      "barline bar wheat.csv --visible 10..20 -o part.svg",
      "barline bar weather.csv --x weather --count -o weather.svg",
      "barline bar wheat.csv --touch began:320,200 -o touched.svg",
      "curl -s https://example.org/data.json | barline bar - -o data.svg",
    ],
    options: ChartOptions.bar,
    make: { table, request, say throws(Failure) in
      try request.range.check()
      let data = try ChartData(table, for: request, spacing: .bands)
      let chart = BarChartView()
      let source = TableBars(data, for: request, say: say)
      chart.header = request.header(data.title, shared: data.dates?.shared ?? "")
      chart.valueAxis.unit = data.unit
      chart.entrance = request.shownEntrance
      (chart.minimumValue, chart.maximumValue) = (request.range.least, request.range.greatest)
      chart.showsValueLabels = request.showsValues
      chart.selectionMode = request.selectionMode
      chart.dataSource = source
      chart.delegate = source
      let visible = try request.visible?.find(in: data)
      if let visible {
        chart.contentWidth = visible.width
        if case .item(let item, _) = visible.place { chart.scroll(toItem: item) }
      }
      return Stage(
        chart: chart, source: source, name: data.name,
        words: {
          $0.words(chart.valueAxis.format, unit: chart.valueAxis.unit, in: chart, hasSeries: source.data.series.count > 1)
        },
        load: { chart.reloadData(animated: true) },
        update: { table throws(Failure) in
          source.data = try ChartData(table, for: request, spacing: .bands)
          chart.header = request.header(source.data.title, shared: source.data.dates?.shared ?? "")
          chart.reloadData(animated: true)
        }, diagnostics: { chart.diagnostics },
        notes: data.notes + notes(data, request, visible, marks: "bars"))
    })

  static let line = ChartKind(
    name: "line", summary: "draw a table as lines",
    describes:
      "Draws a table as lines: a point a row, a line a column, or, with --series, a line a series. Dates and numbers along the axis keep their distances. A missing value is a gap.",
    examples: [
      "barline line weather.csv --x date --y temp_max,temp_min > weather.svg",
      "barline line iowa.csv --x year --y net_generation --series source -o iowa.svg",
      "barline line weather.csv --y temp_max --visible 2014-06..2014-08 -o summer.svg",
      "barline line weather.csv --y temp_max --touch began:320,200 -o touched.svg",
    ],
    options: ChartOptions.line,
    make: { table, request, say throws(Failure) in try lines(table, request, .standard, say) })

  static let area = ChartKind(
    name: "area", summary: "draw a table as filled lines",
    describes:
      "Draws a table as lines filled down to zero: a point a row, a line a column, or, with --series, a line a series. Dates and numbers along the axis keep their distances. A missing value is a gap.",
    examples: [
      "barline area weather.csv --x date --y precipitation > rain.svg",
      "barline area wheat.csv --y wheat --title \"The price of wheat\" -o wheat.svg",
    ],
    options: ChartOptions.line,
    make: { table, request, say throws(Failure) in try lines(table, request, LineStyle(area: AreaStyle()), say) })

  /// A line chart of data, each line in a style.
  private static func lines(
    _ table: DataTable, _ request: ChartRequest, _ style: LineStyle, _ say: @escaping (SelectionEvent) -> Void
  ) throws(Failure) -> Stage {
    try request.range.check()
    let data = try ChartData(table, for: request, spacing: .positions)
    var style = style
    style.curve = request.curve
    if request.showsValues { style.dots = .value }
    let chart = LineChartView()
    let source = TableLines(data, style: style, colors: request.colors, say: say)
    chart.header = request.header(data.title)
    chart.valueAxis.unit = data.unit
    chart.entrance = request.shownEntrance
    (chart.minimumValue, chart.maximumValue) = (request.range.least, request.range.greatest)
    chart.selectionMode = request.selectionMode
    chart.positionAxis.kind = data.positions?.areDates == true ? .date : .number
    chart.dataSource = source
    chart.delegate = source
    let visible = try request.visible?.find(in: data)
    if let visible {
      chart.contentWidth = visible.width
      switch visible.place {
      case .position(let position, _): chart.scroll(toPosition: position)
      case .item(let item, _): chart.scroll(toItem: item)
      case .offset: break
      }
    }
    return Stage(
      chart: chart, source: source, name: data.name,
      words: { $0.words(chart.valueAxis.format, unit: chart.valueAxis.unit, in: chart, hasSeries: source.data.series.count > 1) },
      load: { chart.reloadData(animated: true) },
      update: { table throws(Failure) in
        source.data = try ChartData(table, for: request, spacing: .positions)
        chart.reloadData(animated: true)
      }, diagnostics: { chart.diagnostics },
      notes: data.notes + notes(data, request, visible, marks: "lines"))
  }

  /// What is to be said of what was asked for.
  private static func notes(
    _ data: ChartData, _ request: ChartRequest, _ visible: VisiblePart.Found?, marks: String
  ) -> [String] {
    let (count, marks) = marks == "bars" && data.series.count == 1 ? (data.count, marks) : (data.series.count, "series")
    return [visible?.note, request.range.note(data.series), request.colorNote(count, marks)].compactMap { $0 }
  }
}
