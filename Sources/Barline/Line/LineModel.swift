/// The data of a line chart as a value: what the value door takes, and what a view makes of its data source.
///
///     let model = LineModel(values: [3, nil, 1], labels: ["a", "b", "c"])
///     model.value(at: ChartIndex(item: 0))   // 3
///     model.value(at: ChartIndex(item: 1))   // nil
///     let plan = model.plan(in: ChartSize(width: 320, height: 200))
///     let drawing = plan.drawing(of: model)
///
/// Missing values are NaN inside, and nil at the doors; an infinite value, or one at a position that is not finite, counts as missing.
public struct LineModel: Equatable, Sendable {
  /// One line.
  public struct Line: Equatable, Sendable {
    /// What the legend and the tooltip call it; may be empty.
    public var name: String
    /// What it is known by when the data change. Of several lines known by the same, each after the first gets its occurrence.
    public var id: ChartID
    /// How it looks.
    public var style: LineStyle
    /// A value a point; NaN where it is missing.
    package var values: [Double] = []
    /// A position a point; empty for 0, 1, 2 …
    package var positions: [Double] = []
    /// Whether no position is less than the one before.
    package var isRising = true
    package var extrema = BlockExtrema()
    package var dots = StyleRuns<DotStyle?>(standard: nil)
    /// How many values were infinite.
    package var infinite = 0

    package init(name: String, id: ChartID, style: LineStyle) {
      self.name = name
      self.id = id
      self.style = style
    }

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - name: What the legend and the tooltip call it.
    ///   - id: What it is known by; its place unless told otherwise.
    ///   - values: A value a point; nil, NaN and infinite values are missing.
    ///   - positions: A position a point, in any order, also repeated; empty for 0, 1, 2 … Where there are fewer than values, the rest is
    ///     missing. Points are joined in the order in which they are given.
    ///   - style: How it looks.
    public init(
      name: String = "", id: ChartID = .index(0), values: [Double?], positions: [Double] = [], style: LineStyle = .standard
    ) {
      self.init(name: name, id: id, style: style)
      read(
        count: values.count,
        values: { run, span in for place in run { span.append(values[place] ?? .nan) } },
        givenPositions: positions.isEmpty ? nil : positions)
    }

    /// Whether two lines are the same, with missing points in the same places.
    public static func == (a: Line, b: Line) -> Bool {
      func same(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
      }
      return a.name == b.name && a.id == b.id && a.style == b.style && a.dots == b.dots && a.infinite == b.infinite
        && same(a.positions, b.positions) && same(a.values, b.values)
    }
  }

  /// The lines, the first one drawn first.
  public package(set) var lines: [Line]
  /// The most points that a line has.
  public package(set) var count: Int
  /// A label an item, by place, for lines without positions of their own; a view leaves it empty and asks its data source.
  public var labels: [String]
  /// Everything that is neither data nor the style of a line.
  public var options: LineOptions
  /// What was wrong with the data as they were read.
  package var faults: [Diagnostic] = []

  /// No chart has more points, in all its lines.
  package static let mostValues = 1 << 24
  /// No chart has more lines.
  package static let mostLines = 1 << 12

  /// Makes a model of one line.
  public init(
    values: [Double?], positions: [Double] = [], labels: [String] = [], style: LineStyle = .standard,
    options: LineOptions = LineOptions()
  ) {
    self.init(lines: [Line(values: values, positions: positions, style: style)], labels: labels, options: options)
  }

  /// Makes a model of several lines, of any lengths.
  public init(lines: [Line], labels: [String] = [], options: LineOptions = LineOptions()) {
    self.lines = lines
    self.labels = labels
    self.options = options
    count = lines.reduce(0) { max($0, $1.values.count) }
    for place in lines.indices where lines[place].id == .index(0) { self.lines[place].id = .index(place) }
    Self.distinguish(&self.lines)
  }

  /// The value of a point; nil where it is missing or there is no such point.
  public func value(at index: ChartIndex) -> Double? {
    guard lines.indices.contains(index.series) else { return nil }
    let values = lines[index.series].values
    guard values.indices.contains(index.item), !values[index.item].isNaN else { return nil }
    return values[index.item]
  }

  /// The position of a point: its own, or its number; nil where there is no such point.
  public func position(at index: ChartIndex) -> Double? {
    guard lines.indices.contains(index.series), lines[index.series].values.indices.contains(index.item) else { return nil }
    let positions = lines[index.series].positions
    return positions.isEmpty ? Double(index.item) : positions[index.item]
  }

  /// Whether any line has positions of its own: the axis then counts, and has no labels of items.
  package var hasPositions: Bool { lines.contains { !$0.positions.isEmpty } }

  /// An item's label; nil where there is none.
  package func label(at item: Int) -> String? { labels.indices.contains(item) ? labels[item] : nil }

  /// The least and the greatest value of all lines; nil where there is none.
  package var extent: (least: Double, greatest: Double)? {
    var all = BlockExtrema.Extent()
    for line in lines { all.add(line.extrema.whole) }
    return all.isEmpty ? nil : (all.least, all.greatest)
  }

  /// The first and the last position; nil where there is no point.
  package var positionExtent: (first: Double, last: Double)? {
    var (first, last) = (Double.infinity, -Double.infinity)
    for line in lines where !line.values.isEmpty {
      if line.positions.isEmpty {
        (first, last) = (min(first, 0), max(last, Double(line.values.count - 1)))
      } else if line.isRising {
        (first, last) = (min(first, line.positions[0]), max(last, line.positions[line.positions.count - 1]))
      } else {
        for position in line.positions { (first, last) = (min(first, position), max(last, position)) }
      }
    }
    return first <= last ? (first, last) : nil
  }

  /// What a line is drawn with: its own paint, or its series' colour, or the accent where there is one line.
  package func paint(ofLine place: Int) -> MarkFill {
    lines[place].style.paint ?? .color(lines.count > 1 ? .series(place) : .accent)
  }
}
