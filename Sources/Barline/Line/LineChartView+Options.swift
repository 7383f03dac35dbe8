extension LineChartView {
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

  /// The least value that the axis shows, exactly; nil, the default, for the data's own, and 0 where an area
  /// stands on it. What lies below is clipped.
  public var minimumValue: Double? {
    get { options.minimumValue }
    set { if replace(&options.minimumValue, newValue) { relayout() } }
  }

  /// The greatest value that the axis shows, exactly; nil, the default, for the data's own, and 0 where an area
  /// stands on it. What lies above is clipped.
  public var maximumValue: Double? {
    get { options.maximumValue }
    set { if replace(&options.maximumValue, newValue) { relayout() } }
  }

  /// Lets the data decide about the least value again.
  public func resetMinimumValue() { minimumValue = nil }

  /// Lets the data decide about the greatest value again.
  public func resetMaximumValue() { maximumValue = nil }

  /// Whether there is a legend; nil, the default, for one from two series on.
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

  /// The axis of values, where the delegate does not say otherwise.
  public var valueAxis: ValueAxis {
    get { axes.value }
    set {
      axes.value = newValue
      reread()
    }
  }

  /// The axis of items, where the delegate does not say otherwise.
  public var categoryAxis: CategoryAxis {
    get { axes.category }
    set {
      axes.category = newValue
      reread()
    }
  }

  /// The axis of positions, where the delegate does not say otherwise.
  public var positionAxis: PositionAxis {
    get { axes.position }
    set {
      axes.position = newValue
      reread()
    }
  }

  /// Whether there is a hairline or a band behind the selected point; true by default.
  public var showsSelectionBand: Bool {
    get { options.showsSelectionBand }
    set {
      options.showsSelectionBand = newValue
      redecorate()
    }
  }

  /// Whether the selected line is shown, by dimming the others and using its selected colours; true by default.
  public var showsLineSelection: Bool {
    get { options.showsLineSelection }
    set {
      options.showsLineSelection = newValue
      redecorate()
    }
  }

  /// What a selection stands for: the point, the default, or all lines at its position.
  public var selectionMode: SelectionMode {
    get { options.selectionMode }
    set {
      options.selectionMode = newValue
      redecorate()
    }
  }

  /// Whether areas and dots follow the strokes of their lines in an ``entrance`` that sweeps; true by default. False: they are there from
  /// the first.
  public var sweepsAreasAndDots: Bool {
    get { options.sweepsAreasAndDots }
    set { if replace(&options.sweepsAreasAndDots, newValue) { relayout() } }
  }

  /// Leaves the plot and nothing else: no axes, no legend, no ground, no room at the edges but for the lines' own width. Header and footer stay,
  /// with their padding.
  public func makeBare() {
    var bare = FrameOptions.bare
    (bare.header, bare.footer) = (options.frame.header, options.frame.footer)
    (bare.headerPadding, bare.footerPadding) = (options.frame.headerPadding, options.frame.footerPadding)
    options.frame = bare
    axes = (bare.valueAxis, bare.categoryAxis, PositionAxis(isHidden: true))
    reread()
  }
}
