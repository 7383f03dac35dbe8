/// Which names and numbers of a table a pie or a funnel shows.
struct ItemRequest {
  /// The column of names; nil for the default, "" for none.
  var label: String?
  /// The column of numbers; nil for the default.
  var value: String?
  /// Whether each row counts one, in place of a number.
  var countsRows = false
  /// In which order items stand; of a funnel the chart itself puts its stages in order.
  var order = ItemOrder.given
  /// How many items stand by themselves, the others gathered in one; nil for all.
  var most: Int?
  /// The column of goals; nil for none.
  var goal: String?
}

/// In which order slices or stages stand.
enum ItemOrder: String, OptionChoice {
  /// That of the table.
  case given
  case descending, ascending
}

extension ChartOptions {
  /// The options that choose columns for a chart of names and numbers.
  ///
  /// - Parameter mark: What the chart makes of a row: "slice".
  static func items(mark: String) -> [Option] {
    [
      Option(
        "--label", value: "COL",
        "The column of names. Rows of one name are one \(mark), their values added up. Default: the first column of texts; else of dates; else a first column whose numbers rise row by row (years); else the row's number. \"\" for a \(mark) a row."
      ) {
        $0.items.label = $1
      },
      Option("--value", value: "COL", "The column of values. Default: the first other column of numbers.") {
        $0.items.value = $1
      },
      Option("--count", "Each row counts one, in place of a value.") { request, _ in request.items.countsRows = true },
      unit, firstRow,
    ]
  }

  /// The option of the order of slices or stages.
  static func order(marks: String) -> Option {
    Option("--order", value: ItemOrder.list, "In which order \(marks) stand. Default: given, as in the table.") {
      request, text throws(Failure) in
      request.items.order = try .named(text, of: "--order")
    }
  }
}
