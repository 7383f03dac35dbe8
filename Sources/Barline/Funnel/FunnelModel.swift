/// The data of a funnel as a value: what the value door takes, and what a view makes of its data source.
///
///     let model = FunnelModel(values: [12_000, 3_000, 1_500], labels: ["Visits", "Sign-ups", "Orders"])
///     let plan = model.plan(in: ChartSize(width: 640, height: 360))
///     let drawing = plan.drawing(of: model)
///     plan.rateOfPrevious(ofStageAt: ChartIndex(item: 1), in: model)   // 0.25
///
/// Counts are never changed for drawing. A missing count is NaN inside, and nil at the doors; an infinite one is missing and told in the
/// plan's diagnostics; a negative one has no width, keeps its number, and is told.
public struct FunnelModel: Equatable, Sendable {
  /// A count a stage; NaN where it is missing.
  package var values: [Double]
  /// A goal a stage; NaN where there is none, and beyond the array's end.
  package var goals: [Double]
  package var styles: StyleRuns<StageStyle>
  /// How many counts were infinite.
  package var infinite = 0
  /// A name a stage, by place; stages beyond its end have none. A view leaves it empty and asks its data source when it needs one.
  public var labels: [String]
  /// An identity a stage, by place; stages beyond its end are known by their place. A name given twice has its occurrence added.
  public private(set) var ids: [ChartID]
  /// Everything that is neither data nor the style of a stage.
  public var options: FunnelOptions
  /// What was wrong with the data as they were read.
  package var faults: [Diagnostic] = []

  /// The most stages that a chart reads: beyond them no picture could tell anything apart.
  package static let mostValues = 1 << 24

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - values: A count a stage; nil, NaN and infinite ones are missing.
  ///   - labels: The stages' names; there may be fewer or more than stages.
  ///   - ids: What stages are known by when the data change; by their place where there are none.
  ///   - goals: What each stage was to reach; nil, NaN, infinite and negative ones are none.
  ///   - styles: How each stage looks, by place; stages beyond its end have the look's own.
  ///   - options: Everything else.
  public init(
    values: [Double?], labels: [String] = [], ids: [ChartID] = [], goals: [Double?] = [], styles: [StageStyle] = [],
    options: FunnelOptions = FunnelOptions()
  ) {
    self.values = values.map { $0 ?? .nan }
    self.goals = goals.map { Self.goal($0 ?? .nan) }
    self.labels = labels
    self.ids = Self.distinct(ids)
    self.options = options
    self.styles = StyleRuns(styles, standard: .standard)
    infinite = Self.clean(&self.values)
  }

  /// Makes infinite counts missing and says how many there were.
  package static func clean(_ values: inout [Double]) -> Int {
    var count = 0
    for place in values.indices where values[place].isInfinite {
      values[place] = .nan
      count += 1
    }
    return count
  }

  /// A goal as it is kept.
  package static func goal(_ value: Double) -> Double { value.isFinite && value >= 0 ? value : .nan }

  /// Identities of which no two are alike: a name's second occurrence is number 1, and so on.
  private static func distinct(_ ids: [ChartID]) -> [ChartID] {
    var occurrences = KeyTable<Spelling, Int>()
    return ids.map { id in
      guard case .name(let name, _) = id else { return id }
      return .name(name, occurrence: occurrences.occurrence(of: name))
    }
  }

  /// How many stages there are.
  public var count: Int { values.count }

  /// The count of a stage; nil where it is missing or there is no such stage.
  public func value(at index: ChartIndex) -> Double? {
    guard index.series == 0, values.indices.contains(index.item), !values[index.item].isNaN else { return nil }
    return values[index.item]
  }

  /// The goal of a stage; nil where it has none.
  public func goal(at index: ChartIndex) -> Double? {
    guard index.series == 0, values.indices.contains(index.item), goals.indices.contains(index.item), !goals[index.item].isNaN
    else { return nil }
    return goals[index.item]
  }

  /// A stage's name; nil where it has none.
  package func label(at item: Int) -> String? { labels.indices.contains(item) ? labels[item] : nil }

  /// Whether two models hold the same, missing counts in the same places.
  public static func == (a: FunnelModel, b: FunnelModel) -> Bool {
    func same(_ a: [Double], _ b: [Double]) -> Bool {
      a.count == b.count && zip(a, b).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
    }
    return a.labels == b.labels && a.ids == b.ids && a.options == b.options && a.styles == b.styles && a.infinite == b.infinite
      && a.faults == b.faults && same(a.values, b.values) && same(a.goals, b.goals)
  }
}
