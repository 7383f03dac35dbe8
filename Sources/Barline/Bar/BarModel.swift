/// The data of a bar chart as a value: what the value door takes, and what a view makes of its data source.
///
///     let model = BarModel(values: [3, nil, 1], labels: ["a", "b", "c"])
///     model.value(at: ChartIndex(item: 0))   // 3
///     model.value(at: ChartIndex(item: 1))   // nil
///     let plan = model.plan(in: ChartSize(width: 320, height: 200))
///     let drawing = plan.drawing(of: model)
///
/// Missing values are NaN inside, and nil at the doors; an infinite value counts as missing and is told in the plan's diagnostics.
public struct BarModel: Equatable, Sendable {
  /// The values of one series.
  public struct Series: Equatable, Sendable {
    /// What the legend and the tooltip call it; may be empty.
    public var name: String
    /// What it is known by when the data change.
    public var id: ChartID
    /// A value an item; NaN where it is missing.
    package var values: [Double]
    package var styles: StyleRuns<BarStyle>
    /// How many values were infinite.
    package var infinite = 0
    /// The least and the greatest value; +∞ and −∞ where there is none.
    package private(set) var (least, greatest) = (Double.infinity, -Double.infinity)

    /// Makes a series; nil, NaN and infinite values are missing.
    public init(name: String = "", id: ChartID = .index(0), values: [Double?], style: BarStyle = .standard) {
      self.init(name: name, id: id, values: values.map { $0 ?? .nan }, styles: StyleRuns(style, standard: .standard))
      clean()
    }

    package init(name: String, id: ChartID, values: [Double], styles: StyleRuns<BarStyle>) {
      self.name = name
      self.id = id
      self.values = values
      self.styles = styles
      clean()
    }

    /// Makes infinite values missing and counts them, and finds the least and the greatest: once, so that no later layout has to.
    package mutating func clean() {
      var (count, least, greatest) = (0, Double.infinity, -Double.infinity)
      values.withUnsafeMutableBufferPointer { values in
        for place in values.indices {
          let value = values[place]
          // NaN fails both comparisons, so a missing value changes nothing.
          if value < least { least = value }
          if value > greatest { greatest = value }
        }
        guard least == -.infinity || greatest == .infinity else { return }
        (least, greatest) = (.infinity, -.infinity)
        for place in values.indices {
          if values[place].isInfinite {
            values[place] = .nan
            count += 1
          }
          if values[place] < least { least = values[place] }
          if values[place] > greatest { greatest = values[place] }
        }
      }
      (infinite, self.least, self.greatest) = (count, least, greatest)
    }

    /// Whether two series hold the same values, missing ones in the same places.
    public static func == (a: Series, b: Series) -> Bool {
      a.name == b.name && a.id == b.id && a.styles == b.styles && a.infinite == b.infinite && a.values.count == b.values.count
        && zip(a.values, b.values).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
    }
  }

  /// The series, side by side at each item.
  public internal(set) var series: [Series]
  /// How many items there are along the axis.
  public internal(set) var count: Int
  /// A label an item, by place; items beyond its end have none. A view leaves it empty and asks its data source when it needs one.
  public var labels: [String]
  /// An identity an item, by place; items beyond its end are known by their place. A name given twice has its occurrence added.
  public private(set) var ids: [ChartID]
  /// Everything that is neither data nor the style of a bar.
  public var options: BarOptions
  /// What was wrong with the data as they were read.
  package var faults: [Diagnostic] = []

  /// The most values that a chart reads, and the most series: beyond them no picture could tell anything apart.
  package static let mostValues = 1 << 24
  package static let mostSeries = 1 << 12

  /// Counts as a chart takes them: nothing negative, at least one series, and no more values than it reads.
  package static func counts(items: Int, series: Int) -> (items: Int, series: Int) {
    let series = min(max(1, series), mostSeries)
    return (min(max(0, items), mostValues / series), series)
  }

  /// Makes a model of one series.
  public init(
    values: [Double?], labels: [String] = [], ids: [ChartID] = [], style: BarStyle = .standard, options: BarOptions = BarOptions()
  ) {
    self.init(series: [Series(values: values, style: style)], labels: labels, ids: ids, options: options)
  }

  /// Makes a model of several series, side by side. A series with fewer values than another has its last ones missing.
  public init(series: [Series], labels: [String] = [], ids: [ChartID] = [], options: BarOptions = BarOptions()) {
    self.series = series
    self.labels = labels
    self.ids = Self.distinct(ids)
    self.options = options
    count = series.reduce(0) { max($0, $1.values.count) }
    for place in series.indices where self.series[place].id == .index(0) { self.series[place].id = .index(place) }
  }

  /// Identities of which no two are alike: a name's second occurrence is number 1, and so on.
  private static func distinct(_ ids: [ChartID]) -> [ChartID] {
    var occurrences = KeyTable<Spelling, Int>()
    return ids.map { id in
      guard case .name(let name, _) = id else { return id }
      return .name(name, occurrence: occurrences.occurrence(of: name))
    }
  }

  /// The value of a bar; nil where it is missing or there is no such bar.
  public func value(at index: ChartIndex) -> Double? {
    guard series.indices.contains(index.series), series[index.series].values.indices.contains(index.item) else { return nil }
    let value = series[index.series].values[index.item]
    return value.isNaN ? nil : value
  }

  /// The least and the greatest value of all; nil where there is none.
  package var extent: (least: Double, greatest: Double)? {
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for one in series { (least, greatest) = (min(least, one.least), max(greatest, one.greatest)) }
    return least <= greatest ? (least, greatest) : nil
  }
}
