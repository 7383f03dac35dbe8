import Barline

/// What of a table a row of tiers shows.
struct TierRequest {
  /// The column of names; nil for the default, "" for none.
  var label: String?
  /// The column of lower bounds; nil for the default.
  var begin: String?
  /// The column of upper bounds; nil for the default.
  var end: String?
  /// The column of what tiers bring; nil for the default, "" for none.
  var saving: String?
  /// A number, or the column that holds it; nil for the default.
  var amount: String?
  /// The words over the marker; nil for the amount.
  var pill: String?
  var goals: [TierModel.Goal] = []
  /// Beside its data, how the chart looks.
  var look = ChartSettings<TierChartView>()
}

extension ChartOptions {
  /// The options of tiers.
  static let tiers = [
    Group("Data", tierData),
    Group("Form", tierForm + [colors("The colour of what is reached, or, when several are named, of each tier")]),
  ]

  private static let tierData: [Option] = [
    Option(
      "--amount", value: "N|COL",
      "How far it has come: a number, written as in data files (12,345), or the column that holds it, once or the same in each row. Default: the column \"amount\", if there is one; else there is no marker."
    ) {
      $0.tiers.amount = $1
    },
    Option(
      "--begin", value: "COL",
      "The column of lower bounds. Default: one called begin, from, start, low, lower, min or minimum; else the first column of numbers."
    ) {
      $0.tiers.begin = $1
    },
    Option(
      "--end", value: "COL",
      "The column of upper bounds. Default: one called end, to, stop, high, upper, max or maximum; else the next column of numbers; else a tier ends where the next begins. The last may have none: it goes on for ever."
    ) {
      $0.tiers.end = $1
    },
    Option(
      "--label", value: "COL",
      "The column of names. Default: one called tier, name, label or level; else the first column of texts. \"\" for none."
    ) {
      $0.tiers.label = $1
    },
    Option(
      "--saving", value: "COL",
      "The column of what tiers bring, written as it is. Default: one called saving, savings, discount, reward, benefit or bonus; else the next column of texts. \"\" for none."
    ) {
      $0.tiers.saving = $1
    },
    Option("--unit", value: "TEXT", "What amounts count. Default: none.") { $0.unit = $1 },
    Option("--goal", value: "N[:TEXT]", "An amount to reach, with words of its own. May be given several times.") {
      request, text throws(Failure) in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let value = OptionValues.amount(parts.first ?? "") else {
        throw .usage("--goal: \"\(text)\" is not N or N:TEXT, such as 60000:Target")
      }
      request.tiers.goals.append(TierModel.Goal(value, label: parts.count == 2 ? parts[1] : ""))
    },
    firstRow,
  ]

  private static let tierForm: [Option] = [
    Option(
      "--edge", value: TierEdgeName.list,
      "Which of two tiers an amount exactly between them is in. Default: upper, so that 50,000 has reached the tier that begins there."
    ) { request, text throws(Failure) in
      let edge = try TierEdgeName.named(text, of: "--edge")
      request.tiers.look.add { $0.edge = edge == .upper ? .lowerBelongs : .upperBelongs }
    },
    Option("--widths", value: TierWidthName.list, "Default: equal. proportional: as wide as the amounts between bounds.") {
      request, text throws(Failure) in
      let widths = try TierWidthName.named(text, of: "--widths")
      request.tiers.look.add { $0.widths = widths == .equal ? .equal : .proportional }
    },
    Option("--pill", value: "TEXT", "The words over the marker. Default: the amount and its unit. \"\" for none.") {
      $0.tiers.pill = $1
    },
  ]
}

/// The edge rules, by the tier that an amount between two is in.
private enum TierEdgeName: String, OptionChoice {
  case upper, lower
}

/// How wide tiers can be.
private enum TierWidthName: String, OptionChoice {
  case equal, proportional
}
