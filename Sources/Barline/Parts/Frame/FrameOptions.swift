/// What stands above the plot, or below it.
public enum HeaderContent: Hashable, Sendable {
  /// Nothing.
  case none
  /// A title and, under it, a quieter subtitle; empty strings take no room.
  case text(title: String, subtitle: String)
  /// Something that the app draws, a number of points high over the whole width.
  case custom(height: Double)

  /// A title alone.
  public static func title(_ title: String) -> HeaderContent { .text(title: title, subtitle: "") }
}

/// The axis along which values are read.
public struct ValueAxis: Hashable, Sendable {
  /// Which side of the plot the labels stand on.
  public enum Side: UInt8, Hashable, Sendable {
    /// Where reading starts: the left, in left-to-right text.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// Whether there are no labels and no grid. The ends of the domain are then exact, not extended to a tick.
  public var isHidden: Bool
  /// The side of the labels; leading by default.
  public var side: Side
  /// The values that get a tick; nil for round ones, chosen by the height. What is outside the domain, or not finite, is left out.
  public var tickValues: [Double]?
  /// How numbers are written; automatic by default: one precision for all, thousands shortened from 10,000 on.
  public var format: NumberFormat
  /// What the numbers count; empty, the default, for nothing. Said once: behind the last tick's number where it has at most four
  /// letters (%, °C, kg), in a line above the axis where it has more.
  public var unit: String
  /// Whether ticks have a line across the plot; true by default.
  public var showsGrid: Bool
  /// How those lines are drawn; hairlines by default. The line at zero stays one.
  public var gridStroke: Stroke
  /// What colour those lines have; a shade of the theme's text by default.
  public var gridColor: ChartColor
  /// What colour the labels have; the theme's quieter text by default.
  public var labelColor: ChartColor

  /// Makes an axis: shown, leading, with round ticks and a grid of hairlines unless told otherwise.
  ///
  ///     chart.valueAxis.gridStroke = Stroke(width: 0.5, cap: .round, dash: [6, 5])
  public init(
    isHidden: Bool = false, side: Side = .leading, tickValues: [Double]? = nil, format: NumberFormat = .automatic,
    unit: String = "", showsGrid: Bool = true, gridStroke: Stroke = .hairline, gridColor: ChartColor = .grid,
    labelColor: ChartColor = .secondary
  ) {
    self.isHidden = isHidden
    self.side = side
    self.tickValues = tickValues
    self.format = format
    self.unit = unit
    self.showsGrid = showsGrid
    self.gridStroke = gridStroke
    self.gridColor = gridColor
    self.labelColor = labelColor
  }
}

/// The axis along which categories stand.
public struct CategoryAxis: Hashable, Sendable {
  /// Whether there are no labels.
  public var isHidden: Bool
  /// Whether labels may stand at two heights by turns, where they do not fit otherwise.
  public var staggers: Bool
  /// What colour the labels have; the theme's quieter text by default.
  public var labelColor: ChartColor

  /// Makes an axis: shown, not staggered unless told otherwise.
  public init(isHidden: Bool = false, staggers: Bool = false, labelColor: ChartColor = .secondary) {
    self.isHidden = isHidden
    self.staggers = staggers
    self.labelColor = labelColor
  }
}

/// What stands round the plot of a chart with two axes, and how much room it has.
public struct FrameOptions: Hashable, Sendable {
  /// Above the plot; nothing by default.
  public var header: HeaderContent
  /// Below the plot; nothing by default.
  public var footer: HeaderContent
  /// Points between the header and the plot, on top of the look's own; 0 by default. Negative or not finite: 0.
  public var headerPadding: Double
  /// Points between the plot and the footer; 0 by default. Negative or not finite: 0.
  public var footerPadding: Double
  /// The axis of values.
  public var valueAxis: ValueAxis
  /// The axis of categories.
  public var categoryAxis: CategoryAxis
  /// Whether there is a legend; nil for the look's rule: from two series on.
  public var showsLegend: Bool?
  /// Whether the ground is painted; true by default.
  public var paintsGround: Bool
  /// Room at the four edges, in points; nil for the look's: 16, or 8 in a view less than 240 wide or high.
  public var insets: ChartInsets?

  /// Makes a frame with axes, a painted ground and the look's own room.
  public init(
    header: HeaderContent = .none, footer: HeaderContent = .none, headerPadding: Double = 0, footerPadding: Double = 0,
    valueAxis: ValueAxis = ValueAxis(), categoryAxis: CategoryAxis = CategoryAxis(), showsLegend: Bool? = nil,
    paintsGround: Bool = true, insets: ChartInsets? = nil
  ) {
    self.header = header
    self.footer = footer
    self.headerPadding = headerPadding
    self.footerPadding = footerPadding
    self.valueAxis = valueAxis
    self.categoryAxis = categoryAxis
    self.showsLegend = showsLegend
    self.paintsGround = paintsGround
    self.insets = insets
  }

  /// The plot and nothing else: no axes, no room at the edges, no legend, no ground. For sparklines.
  public static let bare = FrameOptions(
    valueAxis: ValueAxis(isHidden: true, showsGrid: false), categoryAxis: CategoryAxis(isHidden: true), showsLegend: false,
    paintsGround: false, insets: .zero)

  /// Whether the plot stands alone.
  package var isBare: Bool { valueAxis.isHidden && categoryAxis.isHidden && insets == .zero }
}
