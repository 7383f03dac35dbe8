/// The gallery: what `barline gallery` writes, what the golden pictures are made of and what the documentation shows.
public enum Samples {
  /// Every sample, in the gallery's order.
  public static let all: [Sample] = bars + lines + pies + funnels + tiers

  /// The bar charts.
  public static let bars: [Sample] =
    BarSamples.data + BarSamples.edges + BarSamples.words + BarSamples.looks + BarSamples.touch
    + BarSamples.scroll + BarSamples.classics

  /// The line charts.
  public static let lines: [Sample] =
    LineSamples.data + LineSamples.shapes + LineSamples.areas + LineSamples.dots + LineSamples.discs + LineSamples.axes
    + LineSamples.edges + LineSamples.touch + LineSamples.scroll + LineSamples.classics

  /// The pie charts.
  public static let pies: [Sample] =
    PieSamples.data + PieSamples.shapes + PieSamples.labels + PieSamples.edges + PieSamples.touch

  /// The funnels.
  public static let funnels: [Sample] = FunnelSamples.classics + FunnelSamples.forms + FunnelSamples.edges + FunnelSamples.touch

  /// The tier charts.
  public static let tiers: [Sample] = TierSamples.classics + TierSamples.data + TierSamples.edges + TierSamples.touch

  /// The sample of a name; nil where there is none.
  public static func named(_ name: String) -> Sample? { all.first { $0.name == name } }
}

/// The bar charts, one file a theme.
enum BarSamples {}

/// The line charts, one file a theme.
enum LineSamples {}

/// The pie charts, one file a theme.
enum PieSamples {}

/// The funnels, one file a theme.
enum FunnelSamples {}

/// The tier charts, one file a theme.
enum TierSamples {}
