extension ChartOptions {
  /// The options of bar charts.
  static let bar = [
    Group(
      "Data",
      axes(mark: "bar", mostDrawn: "up to 10 columns and 200 bars") + [count]
        + order(marks: "bars", of: ItemOrder.allCases, note: " Those of several series go by their sum.") + [top("bars")]
        + [unit, visible, firstRow]),
    Group(
      "Form",
      [values("Each bar's value, at its end, where there is room.")] + range(from: "the data's, and 0") + [
        tooltip("bar"),
        colors("The colours of series; of one series, that of all bars, or, when several are named, of each bar"),
      ]),
  ]

  /// The options of line charts, filled or not.
  static let line = [
    Group("Data", axes(mark: "line", mostDrawn: "up to 10") + [unit, visible, firstRow]),
    Group(
      "Form",
      [values("Each point as a disc with its value in it, where all have room.")] + range(from: "the data's, and 0 for areas") + [
        curve, tooltip("point"), colors("The colours of lines"),
      ]),
  ]

  /// How many rows have each place.
  private static let count = Option(
    "--count", "Each row counts one, in place of the values of columns: how many have each x, and each series."
  ) { request, _ in request.items.countsRows = true }

  /// The part that is shown.
  private static let visible = Option(
    "--visible", value: "FROM..TO",
    "Shows only this part: from and to a number or a date along the axis (2010, 2010-01, 2010-01-31 or 2010-01-31T14, each to its end), or a label, or an item's number, counted from 1. A finger that goes sideways then scrolls. The axis of values stays that of everything, for it would jump; --min and --max set it. Default: everything."
  ) { request, text throws(Failure) in
    request.visible = try VisiblePart(option: text)
  }

  /// The options that choose columns for a chart with axes.
  private static func axes(mark: String, mostDrawn: String) -> [Option] {
    [
      Option(
        "--x", value: "COL",
        "The column along the axis. Default: the first column of texts or dates; else a first column whose numbers rise row by row (years); else the row's number.\(mark == "bar" ? " Rows with the same x are added up." : "")"
      ) {
        $0.x = $1
      },
      Option(
        "--y", value: "COL,COL",
        "The columns drawn, each a \(mark == "bar" ? "bar in each group" : "line"). Default: the first other column of numbers; where no column holds texts all others, \(mostDrawn)."
      ) {
        $0.y.append($1)
      },
      Option(
        "--series", value: "COL",
        "For tables in long form (year, source, output): each value of this column is a \(mark == "bar" ? "bar in each group" : "line"). Rows with the same x and series are added up. Default: a column of up to 10 texts that makes each row of a repeated x one of a kind. \"\" for none."
      ) {
        $0.series = $1
      },
    ]
  }
}
