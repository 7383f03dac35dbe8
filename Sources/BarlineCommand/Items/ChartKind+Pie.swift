import Barline
import BarlineData

extension ChartKind {
  static let pie = ChartKind(
    name: "pie", summary: "draw the parts of a whole",
    describes:
      "Draws a table as a pie: a slice a name. The shares written add up to exactly 100\u{A0}%. What has no share, a value that is missing, zero or below it, is told with its row.",
    examples: [
      "barline pie energy.csv > energy.svg",
      "barline pie energy.csv --label source --order descending --donut -o energy.svg",
      "barline pie weather.csv --label weather --count --top 4 -o weather.svg",
      "barline pie energy.csv --half-donut=0.7 --touch began:200,120 -o touched.svg",
    ],
    options: ChartOptions.pie,
    make: { table, request, say throws(Failure) in
      func read(_ table: DataTable) throws(Failure) -> ItemData {
        var data = try ItemData(table, for: request, mark: "slice")
        data.sort(request.items.order)
        data.tell("no slice for") { $0 > 0 }
        data.tellTotal()
        return data
      }
      var data = try read(table)
      let source = try TablePie(data, for: request, say: say)
      let chart = PieChartView()
      chart.header = request.header(data.title)
      chart.unit = data.unit
      chart.entrance = request.shownEntrance
      request.pie.apply(to: chart)
      if request.given["--center"] != nil, chart.shape.hole == 0 {
        data.notes.append("--center is for --donut and --half-donut; this pie is the same without it")
      }
      if let note = request.colorNote(data.items.count, "slices") { data.notes.append(note) }
      chart.dataSource = source
      chart.delegate = source
      return Stage(
        chart: chart, source: source, words: { $0.words(.automatic, unit: chart.unit, in: chart) },
        load: { chart.reloadData(animated: true) },
        update: { table throws(Failure) in
          source.items = try read(table).items
          chart.reloadData(animated: true)
        }, diagnostics: { chart.diagnostics },
        notes: data.notes)
    })
}
