/// The data of a pie chart as a value: what the value door takes, and what a view makes of its data source.
///
///     let model = PieModel(values: [3, nil, 1], labels: ["a", "b", "c"])
///     let plan = model.plan(in: ChartSize(width: 320, height: 200))
///     let drawing = plan.drawing(of: model)
///
/// A value of zero, or a missing one (nil, NaN), has no slice. A negative value has none either and an infinite one counts as missing;
/// both are told in the plan's diagnostics.
public struct PieModel: Equatable, Sendable {
  /// A value a slice; NaN where it is missing.
  package var values: [Double]
  package var styles: StyleRuns<SliceStyle>
  /// A name a slice, by place; slices beyond its end have none. A view leaves it empty and asks its data source when it needs one.
  public var labels: [String]
  /// An identity a slice, by place; slices beyond its end are known by their place. A name given twice has its occurrence added.
  public private(set) var ids: [ChartID]
  /// Everything that is neither data nor the style of a slice.
  public var options: PieOptions
  /// What was wrong with the data as they were read.
  package var faults: [Diagnostic] = []
  /// How many values were infinite.
  package var infinite = 0

  /// The most values that a chart reads: beyond them no picture could tell anything apart.
  package static let mostValues = 1 << 16

  /// Makes a model; nil, NaN and infinite values are missing.
  ///
  /// - Parameters:
  ///   - values: A value a slice, in drawing order.
  ///   - labels: A name a slice.
  ///   - ids: What slices are known by when the data change.
  ///   - styles: A style a slice; slices beyond its end have the look's own.
  ///   - options: Everything else.
  public init(
    values: [Double?], labels: [String] = [], ids: [ChartID] = [], styles: [SliceStyle] = [], options: PieOptions = PieOptions()
  ) {
    self.init(values: values.map { $0 ?? .nan }, styles: StyleRuns(styles, standard: .standard), options: options)
    self.labels = labels
    self.ids = Self.distinct(ids)
  }

  /// Takes values as they were read.
  package init(values: [Double], styles: StyleRuns<SliceStyle>, options: PieOptions) {
    self.values = values
    self.styles = styles
    self.options = options
    (labels, ids) = ([], [])
    if values.count > Self.mostValues {
      self.values.removeLast(values.count - Self.mostValues)
      faults.append(.tooManyValues(announced: values.count, read: Self.mostValues))
    }
    for place in self.values.indices where self.values[place].isInfinite {
      self.values[place] = .nan
      infinite += 1
    }
  }

  /// How many slices there are, those without a value included.
  public var count: Int { values.count }

  /// A slice's value; nil where it is missing or there is no such slice. A negative value is told here, but has no slice.
  public func value(at item: Int) -> Double? {
    values.indices.contains(item) && !values[item].isNaN ? values[item] : nil
  }

  /// The sum of all values that have a slice; 0 where there is none, infinity where it is too large for a number.
  public var total: Double { values.reduce(0) { $1 > 0 ? $0 + $1 : $0 } }

  /// A slice's name; nil where there is none.
  package func label(at item: Int) -> String? { labels.indices.contains(item) ? labels[item] : nil }

  /// How many colours are used in turn: as many as the look has, and few enough for a drawing to keep each once.
  private static let colors = 10

  /// What a slice is filled with: its own style, or the theme's colour for its place.
  ///
  /// Colours come again after ten, so the last of 11, 21 … slices, which touches the first, has another than it.
  package func fill(at item: Int) -> MarkFill {
    let place = item % Self.colors
    let isLastLikeFirst = item > 0 && place == 0 && item == values.count - 1
    return styles.style(at: item).fill ?? .color(.series(isLastLikeFirst ? 4 : place))
  }

  /// Identities of which no two are alike: a name's second occurrence is number 1, and so on.
  private static func distinct(_ ids: [ChartID]) -> [ChartID] {
    var occurrences = KeyTable<Spelling, Int>()
    return ids.map { id in
      guard case .name(let name, _) = id else { return id }
      return .name(name, occurrence: occurrences.occurrence(of: name))
    }
  }

  /// Whether two models are the same, with missing values in the same places.
  public static func == (a: PieModel, b: PieModel) -> Bool {
    a.styles == b.styles && a.labels == b.labels && a.ids == b.ids && a.options == b.options && a.faults == b.faults
      && a.infinite == b.infinite && a.values.count == b.values.count
      && zip(a.values, b.values).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
  }
}
