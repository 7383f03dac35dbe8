extension TierChartView {
  /// Points between the header and the plot, on top of the look's own; 0 by default.
  public var headerPadding: Double {
    get { options.headerPadding }
    set { if replace(&options.headerPadding, newValue) { relayout() } }
  }

  /// Points between the plot and the footer; 0 by default.
  public var footerPadding: Double {
    get { options.footerPadding }
    set { if replace(&options.footerPadding, newValue) { relayout() } }
  }

  /// Whether the ground is painted; true by default.
  public var paintsGround: Bool {
    get { options.paintsGround }
    set { if replace(&options.paintsGround, newValue) { relayout() } }
  }

  /// Room at the four edges; nil, the default, for the look's: 16, or 8 in a small view.
  public var insets: ChartInsets? {
    get { options.insets }
    set { if replace(&options.insets, newValue) { relayout() } }
  }

  /// How wide tiers are: all alike, the default, or as their amounts are.
  public var widths: TierWidths {
    get { options.widths }
    set { if replace(&options.widths, newValue) { relayout() } }
  }

  /// Which tier an amount exactly between two belongs to: the upper one, the default, or the lower one.
  public var edge: TierEdge {
    get { options.edge }
    set { if replace(&options.edge, newValue) { relayout() } }
  }

  /// How the amount is written; automatic by default.
  public var amountFormat: NumberFormat {
    get { options.amountFormat }
    set { if replace(&options.amountFormat, newValue) { relayout() } }
  }

  /// How boundaries and goals are written, where the delegate does not say otherwise; shortened by default: "50k".
  public var boundaryFormat: NumberFormat {
    get { options.boundaryFormat }
    set { if replace(&options.boundaryFormat, newValue) { relayout() } }
  }

  /// Whether the amount is written over the marker; true by default.
  public var showsPill: Bool {
    get { options.showsPill }
    set { if replace(&options.showsPill, newValue) { relayout() } }
  }

  /// Whether the tiers' bounds are written under the track; true by default.
  public var showsBoundaries: Bool {
    get { options.showsBoundaries }
    set { if replace(&options.showsBoundaries, newValue) { relayout() } }
  }

  /// Whether the tiers' names are written; true by default.
  public var showsNames: Bool {
    get { options.showsNames }
    set { if replace(&options.showsNames, newValue) { relayout() } }
  }

  /// Whether the tiers' savings are written; true by default.
  public var showsSavings: Bool {
    get { options.showsSavings }
    set { if replace(&options.showsSavings, newValue) { relayout() } }
  }

  /// Leaves the track with its marker and goals: no words of tiers, no pill, no ground, no room at the edges. Header and footer stay,
  /// with their padding, and so do the rules for widths and edges.
  public func makeBare() {
    var bare = options
    (bare.paintsGround, bare.insets) = (TierOptions.bare.paintsGround, TierOptions.bare.insets)
    (bare.showsPill, bare.showsBoundaries, bare.showsNames, bare.showsSavings) = (false, false, false, false)
    if replace(&options, bare) { relayout() }
  }
}
