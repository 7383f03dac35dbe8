/// The data of a tier progress chart as a value: a row of tiers, and how far an amount has come through them.
///
///     let model = TierModel(
///       tiers: [
///         TierModel.Tier("Bronze", from: 0, to: 10_000, saving: "2 % off"),
///         TierModel.Tier("Silver", from: 10_000, to: 50_000, saving: "5 % off"),
///       ], amount: 12_500, unit: "kr")
///     let plan = model.plan(in: ChartSize(width: 640, height: 200))
///     plan.standing                          // .inside(1)
///     let drawing = plan.drawing(of: model)
///
/// Bounds and amount count the same thing. Any list of tiers is drawn, and what was done to it is told in the plan's diagnostics:
///
/// | tiers | what is drawn |
/// |---|---|
/// | none | words that say so |
/// | out of order | in the order of their lower bounds; indices stay the data's |
/// | a bound is nil, NaN or infinite | the neighbour's bound in the data's order; without one the tier is left out |
/// | reversed | with its bounds exchanged |
/// | of no length | a place in the row that is full from its bound on; in proportional widths one without width |
/// | overlapping | the one that begins later has what they share; of two that begin together the longer goes on after the shorter |
/// | with a gap | a thin line between them, on which the marker can stand |
public struct TierModel: Equatable, Sendable {
  /// A tier: a range of amounts with a name.
  public struct Tier: Equatable, Sendable {
    /// What it is called; may be empty.
    public var name: String
    /// Where it begins; nil where the tier before it ends.
    public let lower: Double?
    /// Where it ends; nil where the tier after it begins.
    public let upper: Double?
    /// What it brings, in the app's own words; may be empty.
    public var saving: String
    /// What it is known by when the data change: a name; anything else stands for its place.
    public var id: ChartID?
    /// How it looks.
    public var style: TierStyle
    /// How many of its bounds were infinite.
    let infinite: Int

    /// Makes a tier. A bound that is nil, NaN or infinite is missing.
    public init(
      _ name: String = "", from lower: Double?, to upper: Double?, saving: String = "", id: ChartID? = nil,
      style: TierStyle = .standard
    ) {
      self.name = name
      self.lower = lower.flatMap { $0.isFinite ? $0 : nil }
      self.upper = upper.flatMap { $0.isFinite ? $0 : nil }
      self.saving = saving
      self.id = id
      self.style = style
      infinite = (lower?.isInfinite == true ? 1 : 0) + (upper?.isInfinite == true ? 1 : 0)
    }
  }

  /// An amount to reach, shown as a line across the track.
  public struct Goal: Equatable, Sendable {
    /// The amount; nil where it was NaN or infinite. Such a goal, and one outside the tiers, is not shown and told in the diagnostics.
    public let value: Double?
    /// Its words; empty for the amount's own text.
    public var label: String

    /// Makes a goal.
    public init(_ value: Double, label: String = "") {
      self.value = value.isFinite ? value : nil
      self.label = label
    }
  }

  /// The tiers, in any order.
  public let tiers: [Tier]
  /// How far it has come; nil for unknown.
  public let amount: Double?
  /// What the amount counts; empty for nothing.
  public var unit: String
  /// The words over the marker; nil for the amount's own text, empty for none.
  public var pill: String?
  /// Amounts to reach, each a line across the track.
  public var goals: [Goal]
  /// Everything that is neither data nor the style of a tier.
  public var options: TierOptions
  /// Whether the amount was infinite.
  let hasInfiniteAmount: Bool
  /// What was wrong with how the data were given.
  var faults: [Diagnostic] = []
  /// An identity a tier, no two alike.
  package let ids: [ChartID]

  /// The most tiers that a chart reads, and the most goals.
  package static let mostTiers = 1000

  /// Makes a model. An amount that is nil, NaN or infinite is unknown.
  public init(
    tiers: [Tier], amount: Double?, unit: String = "", pill: String? = nil, goals: [Goal] = [],
    options: TierOptions = TierOptions()
  ) {
    self.tiers = tiers
    self.amount = amount.flatMap { $0.isFinite ? $0 : nil }
    self.unit = unit
    self.pill = pill
    self.goals = goals
    self.options = options
    hasInfiniteAmount = amount?.isInfinite == true
    ids = Self.distinct(tiers)
  }

  /// Identities of which no two are alike: a name's second occurrence is number 1, and so on; whatever is no name is
  /// known by its place.
  private static func distinct(_ tiers: [Tier]) -> [ChartID] {
    var occurrences = KeyTable<Spelling, Int>()
    return tiers.indices.map { item in
      guard case .name(let name, _) = tiers[item].id else { return .index(item) }
      return .name(name, occurrence: occurrences.occurrence(of: name))
    }
  }

  /// The identity of a tier's mark.
  package func id(of item: Int) -> Mark.ID { Mark.ID(role: .tier, item: ids[item]) }

  /// What a tier is called: its name, or its number counted from 1.
  package func name(of item: Int) -> String { tiers[item].name.isEmpty ? String(item + 1) : tiers[item].name }

  /// What a tier is filled with where it is reached.
  package func fill(of item: Int) -> MarkFill { tiers[item].style.fill ?? .color(.accent) }
}
