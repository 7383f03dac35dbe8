import BarlineData

/// The part of a table that a chart shows.
struct ChartData {
  /// The values of one series.
  struct Series {
    /// What a reader calls it, and events do: on every screen the same.
    var name: String
    /// A value an item, NaN where missing.
    var values: [Double]
  }

  /// What items along the axis are called.
  enum Labels {
    /// By their number, counted from 1.
    case numbers
    /// As a column's cells say.
    case cells(DataTable, column: Int)
    case texts([String])
  }

  /// Where items stand along an axis that counts.
  struct Positions {
    /// A position an item, NaN where it is missing.
    var values: [Double]
    /// Whether they are days since 1 January 1970.
    var areDates: Bool
  }

  /// When items are that stand one beside the other.
  struct Dates {
    /// Days since 1 January 1970, NaN where missing.
    var days: [Double]
    /// The first of them as the file writes it.
    var example: String
    /// The year or the day that labels leave out; "" for none.
    var shared: String { DateLabels.shared(by: days) }
  }

  var count: Int
  var series: [Series]
  var labels: Labels
  /// When the items are; nil where the axis has no dates, or where they stand at `positions`.
  var dates: Dates?
  /// Where items stand; nil where they stand one beside the other.
  var positions: Positions?
  /// Whether the file says of no value that it is missing, but has no row at all for some: a line then goes on to its next point.
  var isSparse = false
  /// The item that others were gathered in; nil for none.
  var other: Int?
  /// What stands over the picture when nobody has said.
  var title: String
  /// What the picture is called as a document, where nothing stands over it since a legend has the names.
  var name = ""
  /// What all values count; "" where that is not known.
  var unit: String
  /// What a reader of the picture should know, and would not see.
  var notes: [String] = []

  static let nothing = ChartData(count: 0, series: [], labels: .numbers, title: "", unit: "")

  /// What an item is called; nil where its cell is missing.
  func label(_ item: Int) -> String? {
    switch labels {
    case .numbers: "\(item + 1)"
    case .cells(let table, let column): table.text(item, column)
    case .texts(let texts): texts.indices.contains(item) && !texts[item].isEmpty ? texts[item] : nil
    }
  }
}
