/// The form of a funnel's stages.
public enum FunnelForm: Hashable, Sendable {
  /// How the last stage ends.
  public enum End: UInt8, Hashable, Sendable {
    /// As wide as it began.
    case flat
    /// In a point.
    case point
  }

  /// Each stage narrows from the width of its own count to the width of the next one. A stage is never wider than its own count: one
  /// before a greater or a missing count keeps its width. In ascending order stages narrow towards the one before, and `end` is
  /// how the first begins.
  case tapered(end: End)
  /// Each stage is a bar as wide as its count: areas are as the counts.
  case bars
}

/// In which order stages stand.
public enum FunnelOrder: UInt8, Hashable, Sendable {
  /// As the data give them.
  case asGiven
  /// The greatest count first; equal ones as given, missing ones last.
  case descending
  /// The least count first; equal ones as given, missing ones last.
  case ascending
}

/// Which edge of the funnel is straight.
public enum FunnelAlignment: UInt8, Hashable, Sendable {
  /// The left edge; the top one where stages run from left to right.
  case leading
  /// None: stages stand about the middle.
  case center
  /// The right edge; the bottom one where stages run from left to right.
  case trailing
}

/// Which way stages follow each other.
public enum FunnelDirection: UInt8, Hashable, Sendable {
  /// From the top to the bottom.
  case down
  /// From left to right.
  case right
}

/// Where the names and the counts of stages stand.
public enum FunnelLabels: UInt8, Hashable, Sendable {
  /// Names on one side of the funnel and counts on the other, each at its stage.
  case beside
  /// Inside the stages; what does not fit is left out.
  case inside
  /// Inside where both fit, else beside.
  case insideOrBeside
  /// Nowhere.
  case none
}

/// Which rates stand between the stages.
public struct FunnelRates: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// This stage's count as a share of the one's before it.
  public static let ofPrevious = FunnelRates(rawValue: 1)
  /// This stage's count as a share of the first one's.
  public static let ofFirst = FunnelRates(rawValue: 2)
}

/// How far a touch beside a stage still means it, in points: 40 to its sides and 0 along the funnel. A stage's own area is always its own.
public struct FunnelReach: Hashable, Sendable {
  /// Across the funnel, to both sides of the drawn shape. Not finite or negative: 0.
  public var across: Double
  /// Along the funnel, before and behind it. Not finite or negative: 0.
  public var along: Double

  /// Makes a reach; 40 across and 0 along unless told otherwise.
  public init(across: Double = 40, along: Double = 0) {
    self.across = across
    self.along = along
  }
}

/// Everything about a funnel that is neither its data nor the style of a stage.
public struct FunnelOptions: Hashable, Sendable {
  /// Above the stages; nothing by default.
  public var header = HeaderContent.none
  /// Below the stages; nothing by default.
  public var footer = HeaderContent.none
  /// Points between the header and the stages, on top of the look's own; 0 by default. Negative or not finite: 0.
  public var headerPadding = 0.0
  /// Points between the stages and the footer; 0 by default. Negative or not finite: 0.
  public var footerPadding = 0.0
  /// Whether there is a legend of the stages; nil for the look's rule: where no names are written at the stages.
  public var showsLegend: Bool?
  /// Whether the ground is painted; true by default.
  public var paintsGround = true
  /// Room at the four edges, in points; nil for the look's: 16, or 8 in a view less than 240 wide or high.
  public var insets: ChartInsets?

  /// The form of the stages; tapered, flat at the end, by default.
  public var form = FunnelForm.tapered(end: .flat)
  /// In which order they stand; as given by default. Rates are those of the order shown.
  public var order = FunnelOrder.asGiven
  /// Which way they follow each other; down by default.
  public var direction = FunnelDirection.down
  /// Which edge is straight; none by default.
  public var alignment = FunnelAlignment.center
  /// Points between stages; nil for the look's own: 2, or the room of the rates where these stand in the gaps. Kept to half of the
  /// funnel's length, all gaps together.
  public var gap: Double?
  /// The width of the least count greater than 0, in points: 1 by default, so that it can be seen. A count of 0 has no width.
  public var minimumWidth = 1.0
  /// The width of the greatest count (or goal), in points; nil for all the room. Never more than there is.
  public var maximumWidth: Double?

  /// What stages without a fill of their own are filled with; one hue stepping in lightness by default.
  public var colors = FunnelColors.stepped(.accent)
  /// Where names and counts stand; beside the stages by default.
  public var labels = FunnelLabels.beside
  /// Whether names are written; true by default.
  public var showsNames = true
  /// Whether counts are written; true by default.
  public var showsCounts = true
  /// Which rates stand between the stages; those of the stage before by default.
  public var rates = FunnelRates.ofPrevious
  /// Whether a hairline joins what stands beside the funnel to its stage; true by default.
  public var showsLeaders = true
  /// How counts are written; exact and grouped by default.
  public var countFormat = NumberFormat.automatic
  /// How rates are written, which are shares of 1; as percentages with two decimals by default.
  public var rateFormat = NumberFormat.percent(decimals: 2)

  /// How far a touch beside a stage still means it.
  public var reach = FunnelReach()

  /// Makes options: the look's own. Set what is to be different.
  public init() {}

  /// The stages and nothing else: no words, no room at the edges, no ground.
  public static var bare: FunnelOptions {
    var options = FunnelOptions()
    (options.labels, options.rates, options.showsLegend) = (.none, [], false)
    (options.paintsGround, options.insets) = (false, .zero)
    return options
  }

  /// What the parts round the stages are asked for.
  package var frame: FrameOptions {
    FrameOptions(
      header: header, footer: footer, headerPadding: headerPadding, footerPadding: footerPadding,
      valueAxis: ValueAxis(isHidden: true, showsGrid: false), categoryAxis: CategoryAxis(isHidden: true),
      showsLegend: showsLegend, paintsGround: paintsGround, insets: insets)
  }

  /// Whether the stages stand alone.
  package var isBare: Bool { insets == .zero && labels == .none }
}
