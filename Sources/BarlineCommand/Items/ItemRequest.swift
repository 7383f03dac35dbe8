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
  /// By name.
  case label
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

  /// The options of the order of marks.
  ///
  /// - Parameters:
  ///   - orders: The orders that there are.
  ///   - note: What else is to be said of them.
  static func order(marks: String, of orders: [ItemOrder], note: String = "") -> [Option] {
    let names = orders.map(\.rawValue)
    let order = Option(
      "--order", value: names.joined(separator: "|"),
      "In which order \(marks) stand, by their values or names. Default: given, as in the table.\(note)"
    ) { request, text throws(Failure) in
      guard let order = orders.first(where: { $0.rawValue == text }) else {
        throw .usage("--order: \"\(text)\" is none of \(names.joined(separator: ", "))")
      }
      request.items.order = order
    }
    guard orders.contains(.label) else { return [order] }
    let sort = Option("--sort", value: SortName.list, "The same in other words: --order ascending, descending, label.") {
      request, text throws(Failure) in
      request.items.order = try SortName.named(text, of: "--sort").order
    }
    return [order, sort]
  }

  /// How many marks stand by themselves.
  static func top(_ marks: String) -> Option {
    Option("--top", value: "N", "So many \(marks), the greatest, and one \"Other\" of all the rest. Default: all by themselves.")
    {
      request, text throws(Failure) in
      request.items.most = try OptionValues.whole(text, of: "--top", in: 1...1000)
    }
  }
}

/// Orders as other tools call them.
private enum SortName: String, OptionChoice {
  case value
  case descending = "-value"
  case label

  var order: ItemOrder {
    switch self {
    case .value: .ascending
    case .descending: .descending
    case .label: .label
    }
  }
}
