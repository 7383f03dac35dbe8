extension PieChartView {
  /// Disc, ring or half ring; a disc by default.
  public var shape: PieShape {
    get { options.shape }
    set { if replace(&options.shape, newValue) { relayout() } }
  }

  /// Where the first slice starts, in radians clockwise from twelve o'clock; 0 by default, and where it is not finite. A half ring does
  /// not turn.
  public var startAngle: Double {
    get { options.startAngle }
    set { if replace(&options.startAngle, newValue) { relayout() } }
  }

  /// Which way slices follow one another; clockwise by default.
  public var direction: PieDirection {
    get { options.direction }
    set { if replace(&options.direction, newValue) { relayout() } }
  }

  /// The width in points of the gap between two slices, the same from the rim to the middle; nil, the default, for the look's 1.5.
  public var gap: Double? {
    get { options.gap }
    set { if replace(&options.gap, newValue) { relayout() } }
  }

  /// The least angle in radians of a slice that is drawn at all; 0 by default. Labels still say true shares.
  public var minimumAngle: Double {
    get { options.minimumAngle }
    set { if replace(&options.minimumAngle, newValue) { relayout() } }
  }

  /// The radius of slices' corners in points, made smaller where a slice is; 0 by default.
  public var cornerRadius: Double {
    get { options.cornerRadius }
    set { if replace(&options.cornerRadius, newValue) { relayout() } }
  }

  /// Where slices have their labels; outside by default.
  public var labels: PieLabelPlacement {
    get { options.labels }
    set { if replace(&options.labels, newValue) { relayout() } }
  }

  /// What they say; the name and the share by default.
  public var labelContent: PieLabelContent {
    get { options.labelContent }
    set { if replace(&options.labelContent, newValue) { relayout() } }
  }

  /// How many decimals shares are written with, 0…6; nil, the default, for none where every share is a whole number of per cent, and else
  /// one.
  public var shareDecimals: Int? {
    get { options.shareDecimals }
    set { if replace(&options.shareDecimals, newValue) { relayout() } }
  }

  /// What stands in the middle, where the delegate does not draw it; nil, the default, for the total in a ring, and nothing in a disc.
  public var center: PieCenter? {
    get { options.center }
    set { if replace(&options.center, newValue) { relayout() } }
  }

  /// How far a selected slice moves out, in points; nil, the default, for the look's: 3…8, by the size of the pie.
  public var selectedOffset: Double? {
    get { options.selectedOffset }
    set { if replace(&options.selectedOffset, newValue) { relayout() } }
  }

  /// How values are written in labels, tooltips and the middle; automatic by default.
  public var numberFormat: NumberFormat {
    get { options.frame.valueAxis.format }
    set { if replace(&options.frame.valueAxis.format, newValue) { relayout() } }
  }

  /// What values count; empty, the default, for nothing.
  public var unit: String {
    get { options.frame.valueAxis.unit }
    set { if replace(&options.frame.valueAxis.unit, newValue) { relayout() } }
  }

  /// Points between the header and the plot, on top of the look's own; 0 by default.
  public var headerPadding: Double {
    get { options.frame.headerPadding }
    set { if replace(&options.frame.headerPadding, newValue) { relayout() } }
  }

  /// Points between the plot and the footer; 0 by default.
  public var footerPadding: Double {
    get { options.frame.footerPadding }
    set { if replace(&options.frame.footerPadding, newValue) { relayout() } }
  }

  /// Whether there is a legend; nil, the default, for one where no label says which slice is which.
  public var showsLegend: Bool? {
    get { options.frame.showsLegend }
    set { if replace(&options.frame.showsLegend, newValue) { relayout() } }
  }

  /// Whether the ground is painted; true by default.
  public var paintsGround: Bool {
    get { options.frame.paintsGround }
    set { if replace(&options.frame.paintsGround, newValue) { relayout() } }
  }

  /// Room at the four edges; nil, the default, for the look's: 16, or 8 in a small view.
  public var insets: ChartInsets? {
    get { options.frame.insets }
    set { if replace(&options.frame.insets, newValue) { relayout() } }
  }

  /// Leaves the pie and nothing else: no labels, no legend, nothing in the middle, no ground, no room at the edges. Header and footer
  /// stay, with their padding.
  public func makeBare() {
    var bare = FrameOptions.bare
    (bare.header, bare.footer) = (options.frame.header, options.frame.footer)
    (bare.headerPadding, bare.footerPadding) = (options.frame.headerPadding, options.frame.footerPadding)
    (bare.valueAxis.format, bare.valueAxis.unit) = (options.frame.valueAxis.format, options.frame.valueAxis.unit)
    options.frame = bare
    (options.labels, options.center) = (.none, PieCenter.none)
    relayout()
  }
}
