/// Which tier an amount belongs to that lies exactly between two.
public enum TierEdge: UInt8, Hashable, Sendable {
  /// The upper one, `[low, high)`: an amount of exactly 50k has reached the tier that begins at 50k.
  case lowerBelongs
  /// The lower one, `(low, high]`: an amount of exactly 50k is still in the tier that ends at 50k.
  case upperBelongs
}

/// How wide tiers are.
public enum TierWidths: UInt8, Hashable, Sendable {
  /// All alike, however uneven their amounts.
  case equal
  /// As their amounts are; alike where no tier has a length.
  case proportional
}

/// Everything about a tier chart that is neither its data nor the style of a tier.
public struct TierOptions: Hashable, Sendable {
  /// Above the tiers; nothing by default.
  public var header: HeaderContent
  /// Below the tiers; nothing by default.
  public var footer: HeaderContent
  /// Points between the header and the plot, on top of the look's own; 0 by default.
  public var headerPadding: Double
  /// Points between the plot and the footer; 0 by default.
  public var footerPadding: Double
  /// Whether the ground is painted; true by default.
  public var paintsGround: Bool
  /// Room at the four edges, in points; nil for the look's: 16, or 8 in a view less than 240 wide or high.
  public var insets: ChartInsets?
  /// How wide tiers are; equal by default.
  public var widths: TierWidths
  /// Which tier an amount between two belongs to; the upper one by default. The row's outer ends belong to its outer tiers either way.
  public var edge: TierEdge
  /// How the amount is written.
  public var amountFormat: NumberFormat
  /// How boundaries and goals are written; shortened to three digits by default ("50k"), or exactly where that would make two alike.
  public var boundaryFormat: NumberFormat
  /// Whether the amount is written over the marker.
  public var showsPill: Bool
  /// Whether the tiers' bounds are written under the track.
  public var showsBoundaries: Bool
  /// Whether the tiers' names are written.
  public var showsNames: Bool
  /// Whether the tiers' savings are written.
  public var showsSavings: Bool

  /// Makes options; the look's own in every part not given.
  public init(
    header: HeaderContent = .none, footer: HeaderContent = .none, paintsGround: Bool = true, insets: ChartInsets? = nil,
    widths: TierWidths = .equal, edge: TierEdge = .lowerBelongs, amountFormat: NumberFormat = .automatic,
    boundaryFormat: NumberFormat = .shortened(), showsPill: Bool = true, showsBoundaries: Bool = true, showsNames: Bool = true,
    showsSavings: Bool = true, headerPadding: Double = 0, footerPadding: Double = 0
  ) {
    self.headerPadding = headerPadding
    self.footerPadding = footerPadding
    self.header = header
    self.footer = footer
    self.paintsGround = paintsGround
    self.insets = insets
    self.widths = widths
    self.edge = edge
    self.amountFormat = amountFormat
    self.boundaryFormat = boundaryFormat
    self.showsPill = showsPill
    self.showsBoundaries = showsBoundaries
    self.showsNames = showsNames
    self.showsSavings = showsSavings
  }

  /// The track with its marker and goals: no words of tiers, no pill, no room at the edges, no ground.
  public static let bare = TierOptions(
    paintsGround: false, insets: .zero, showsPill: false, showsBoundaries: false, showsNames: false, showsSavings: false)

  /// What stands round the tiers, as a frame without axes.
  var frame: FrameOptions {
    var frame = FrameOptions(
      header: header, footer: footer, valueAxis: ValueAxis(isHidden: true, showsGrid: false),
      categoryAxis: CategoryAxis(isHidden: true), showsLegend: false, paintsGround: paintsGround, insets: insets)
    (frame.headerPadding, frame.footerPadding) = (headerPadding, footerPadding)
    return frame
  }
}
