/// Where a tier begins and ends.
///
///     TierBounds(from: 10_000, to: 50_000)
///     TierBounds(from: 50_000)                // to where the next tier begins
public struct TierBounds: Hashable, Sendable {
  /// Where it begins; nil, NaN or infinite: where the tier before it ends.
  public var lower: Double?
  /// Where it ends; nil, NaN or infinite: where the tier after it begins.
  public var upper: Double?

  /// Makes bounds; one that is not given is the neighbour's.
  public init(from lower: Double? = nil, to upper: Double? = nil) {
    self.lower = lower
    self.upper = upper
  }
}

/// Says which tiers a chart has, and how far an amount has come through them.
///
/// Three methods are enough:
///
///     final class Loyalty: TierChartViewDataSource {
///       let starts = [0.0, 10_000, 50_000], end = 200_000.0
///       func numberOfTiers(in chartView: TierChartView) -> Int { starts.count }
///       func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds {
///         TierBounds(from: starts[index], to: index + 1 < starts.count ? nil : end)
///       }
///       func amount(in chartView: TierChartView) -> Double? { 32_500 }
///     }
///
/// A reload asks for everything once, the tiers in order, and for nothing again until the next.
public protocol TierChartViewDataSource: AnyObject {
  /// How many tiers there are. A negative number counts as 0. A chart reads 1,000 tiers at most, and tells of more in its diagnostics.
  func numberOfTiers(in chartView: TierChartView) -> Int

  /// Where a tier begins and ends, in what the amount counts. Tiers may be given in any order; what is done about those that are
  /// reversed, overlap, have no length or no bounds is told in the chart's diagnostics (the table is at `TierModel`).
  func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds

  /// How far it has come; nil, NaN or infinite for unknown: there is no highlight then and no marker.
  func amount(in chartView: TierChartView) -> Double?

  /// What a tier is called; nil, the default, for nothing.
  func tierChartView(_ chartView: TierChartView, labelForTierAt index: Int) -> String?

  /// What a tier brings, in the app's own words; nil, the default, for nothing.
  func tierChartView(_ chartView: TierChartView, savingForTierAt index: Int) -> String?

  /// What a tier is known by when data are reloaded, so that it moves and its selection stays; its place unless told otherwise.
  func tierChartView(_ chartView: TierChartView, idForTierAt index: Int) -> ChartID

  /// What the amount counts; nil, the default, for nothing.
  func unit(in chartView: TierChartView) -> String?

  /// The words over the marker; nil, the default, for the amount with its unit, empty for none.
  func pillText(in chartView: TierChartView) -> String?

  /// Amounts to reach, each a line across the track; none by default. 1,000 are shown at most.
  func goals(in chartView: TierChartView) -> [TierModel.Goal]
}

extension TierChartViewDataSource {
  /// None.
  public func tierChartView(_ chartView: TierChartView, labelForTierAt index: Int) -> String? { nil }
  /// None.
  public func tierChartView(_ chartView: TierChartView, savingForTierAt index: Int) -> String? { nil }
  /// The tier's place.
  public func tierChartView(_ chartView: TierChartView, idForTierAt index: Int) -> ChartID { .index(index) }
  /// Nothing.
  public func unit(in chartView: TierChartView) -> String? { nil }
  /// The amount with its unit.
  public func pillText(in chartView: TierChartView) -> String? { nil }
  /// None.
  public func goals(in chartView: TierChartView) -> [TierModel.Goal] { [] }
}
