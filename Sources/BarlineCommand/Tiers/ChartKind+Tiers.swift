import Barline
import BarlineData

extension ChartKind {
  static let tiers = ChartKind(
    name: "tiers", summary: "draw how far an amount has come through tiers",
    describes:
      "Draws a table as a row of tiers, a tier a row, and how far an amount has come through them. Tiers out of order are drawn in order, what two share belongs to the later one, and an amount beyond all of them is drawn beyond: each is told.",
    examples: [
      "barline tiers tiers.csv --amount 12,500 > tiers.svg",
      "barline tiers tiers.csv --amount 12500 --unit kr --goal 60000:Target > t.svg",
      "barline tiers rates.csv --begin from --widths proportional --amount sold",
    ],
    options: ChartOptions.tiers, height: 200,
    make: { table, request, say throws(Failure) in
      let data = try TierData(table, for: request)
      let chart = TierChartView()
      let source = TableTiers(data, for: request, say: say)
      chart.header = request.header(data.title)
      chart.entrance = request.shownEntrance
      request.tiers.look.apply(to: chart)
      chart.dataSource = source
      chart.delegate = source
      return Stage(
        chart: chart, source: source, words: { $0.words(chart.amountFormat, unit: source.data.unit, in: chart) },
        load: { chart.reloadData(animated: true) },
        update: { table throws(Failure) in
          source.data = try TierData(table, for: request)
          chart.reloadData(animated: true)
        }, diagnostics: { chart.diagnostics },
        notes: data.notes + [request.colorNote(data.tiers.count, "tiers")].compactMap { $0 })
    })
}
