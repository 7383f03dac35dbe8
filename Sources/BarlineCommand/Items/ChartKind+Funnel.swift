import Barline
import BarlineData

extension ChartKind {
  static let funnel = ChartKind(
    name: "funnel", summary: "draw how many came how far",
    describes:
      "Draws a table as a funnel: a stage a name, as wide as its count, with the rate of the stage before between two. Counts are drawn as they are, also where they rise or are zero.",
    examples: [
      "barline funnel signups.csv > signups.svg",
      "barline funnel signups.csv --value users --shape pointed -o signups.svg",
      "barline funnel visits.csv --order descending --rates both -o visits.svg",
      "barline funnel events.csv --label step --count --horizontal -o events.svg",
    ],
    options: ChartOptions.funnel,
    make: { table, request, say throws(Failure) in
      func read(_ table: DataTable) throws(Failure) -> ItemData {
        var data = try ItemData(table, for: request, mark: "stage")
        data.tell("no value for") { !$0.isNaN }
        data.tell("a stage has no width below zero:") { $0.isNaN || $0 >= 0 }
        return data
      }
      if let least = request.stageWidths.least, let most = request.stageWidths.most, least > most {
        throw .usage(
          "--min-width: \(OptionValues.short(least)) is more than \(OptionValues.short(most)), which --max-width says")
      }
      let data = try read(table)
      let chart = FunnelChartView()
      let source = TableFunnel(data, colors: request.colors.count > 1 ? request.colors : [], say: say)
      chart.header = request.header(data.title)
      chart.countFormat.unit = data.unit
      chart.entrance = request.shownEntrance
      chart.order = request.items.order.funnelOrder
      request.funnel.apply(to: chart)
      if request.colors.count == 1 { chart.colors = .stepped(request.colors[0]) }
      chart.dataSource = source
      chart.delegate = source
      return Stage(
        chart: chart, source: source, words: { $0.words(chart.countFormat, in: chart) },
        load: { chart.reloadData(animated: true) },
        update: { table throws(Failure) in
          source.items = try read(table).items
          chart.reloadData(animated: true)
        }, diagnostics: { chart.diagnostics },
        notes: data.notes + [request.colorNote(data.items.count, "stages")].compactMap { $0 })
    })
}

extension ItemOrder {
  fileprivate var funnelOrder: FunnelOrder {
    switch self {
    case .given, .label: .asGiven
    case .descending: .descending
    case .ascending: .ascending
    }
  }
}
