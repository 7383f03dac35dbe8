extension FunnelChartView {
  /// Points between the header and the stages, on top of the look's own; 0 by default.
  public var headerPadding: Double {
    get { options.headerPadding }
    set { if replace(&options.headerPadding, newValue) { relayout() } }
  }

  /// Points between the stages and the footer; 0 by default.
  public var footerPadding: Double {
    get { options.footerPadding }
    set { if replace(&options.footerPadding, newValue) { relayout() } }
  }

  /// Whether there is a legend of the stages; nil, the default, for one where no names are written at them.
  public var showsLegend: Bool? {
    get { options.showsLegend }
    set { if replace(&options.showsLegend, newValue) { relayout() } }
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

  /// The form of the stages; tapered, flat at the end, by default.
  public var form: FunnelForm {
    get { options.form }
    set { if replace(&options.form, newValue) { relayout() } }
  }

  /// In which order stages stand; as given by default. Rates are those of the order shown; places stay those of the data.
  public var order: FunnelOrder {
    get { options.order }
    set { if replace(&options.order, newValue) { relayout() } }
  }

  /// Which way stages follow each other; down by default.
  public var direction: FunnelDirection {
    get { options.direction }
    set { if replace(&options.direction, newValue) { relayout() } }
  }

  /// Which edge of the funnel is straight; none by default.
  public var alignment: FunnelAlignment {
    get { options.alignment }
    set { if replace(&options.alignment, newValue) { relayout() } }
  }

  /// Points between stages; nil, the default, for the look's own: 2, or the room of the rates where these stand in the gaps.
  public var gap: Double? {
    get { options.gap }
    set { if replace(&options.gap, newValue) { relayout() } }
  }

  /// The width of the least count greater than 0, in points; 1 by default. A count of 0 has no width.
  public var minimumWidth: Double {
    get { options.minimumWidth }
    set { if replace(&options.minimumWidth, newValue) { relayout() } }
  }

  /// The width of the greatest count or goal, in points; nil, the default, for all the room.
  public var maximumWidth: Double? {
    get { options.maximumWidth }
    set { if replace(&options.maximumWidth, newValue) { relayout() } }
  }

  /// What stages without a fill of their own are filled with; one hue stepping in lightness by default.
  public var colors: FunnelColors {
    get { options.colors }
    set { if replace(&options.colors, newValue) { relayout() } }
  }

  /// Where names and counts stand; beside the stages by default.
  public var labels: FunnelLabels {
    get { options.labels }
    set { if replace(&options.labels, newValue) { relayout() } }
  }

  /// Whether names are written; true by default.
  public var showsNames: Bool {
    get { options.showsNames }
    set { if replace(&options.showsNames, newValue) { relayout() } }
  }

  /// Whether counts are written; true by default.
  public var showsCounts: Bool {
    get { options.showsCounts }
    set { if replace(&options.showsCounts, newValue) { relayout() } }
  }

  /// Which rates stand between the stages; those of the stage before by default.
  public var rates: FunnelRates {
    get { options.rates }
    set { if replace(&options.rates, newValue) { relayout() } }
  }

  /// Whether a hairline joins what stands beside the funnel to its stage; true by default.
  public var showsLeaders: Bool {
    get { options.showsLeaders }
    set { if replace(&options.showsLeaders, newValue) { relayout() } }
  }

  /// How counts are written; exact and grouped by default.
  public var countFormat: NumberFormat {
    get { options.countFormat }
    set { if replace(&options.countFormat, newValue) { relayout() } }
  }

  /// How rates are written, which are shares of 1; as percentages with two decimals by default.
  public var rateFormat: NumberFormat {
    get { options.rateFormat }
    set { if replace(&options.rateFormat, newValue) { relayout() } }
  }

  /// How far a touch beside a stage still means it; 40 points to its sides by default.
  public var reach: FunnelReach {
    get { options.reach }
    set { if replace(&options.reach, newValue) { relayout() } }
  }

  /// Leaves the stages and nothing else: no words, no legend, no ground, no room at the edges. Header and footer stay, with their
  /// padding, and so do form, order and everything else that is not a part beside the stages.
  public func makeBare() {
    let bare = FunnelOptions.bare
    (options.labels, options.rates, options.showsLegend) = (bare.labels, bare.rates, bare.showsLegend)
    (options.paintsGround, options.insets) = (bare.paintsGround, bare.insets)
    relayout()
  }
}
