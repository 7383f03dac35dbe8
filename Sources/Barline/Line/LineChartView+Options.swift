extension LineChartView {
  /// Points between the header and the plot, on top of the look's own; 0 by default.
  public var headerPadding: Double {
    get { options.frame.headerPadding }
    set { set(&options.frame.headerPadding, newValue) }
  }

  /// Points between the plot and the footer; 0 by default.
  public var footerPadding: Double {
    get { options.frame.footerPadding }
    set { set(&options.frame.footerPadding, newValue) }
  }

  /// The least value that the axis shows, exactly; nil, the default, for the data's own. What lies below is clipped.
  public var minimumValue: Double? {
    get { options.minimumValue }
    set { set(&options.minimumValue, newValue) }
  }

  /// The greatest value that the axis shows, exactly; nil, the default, for the data's own. What lies above is clipped.
  public var maximumValue: Double? {
    get { options.maximumValue }
    set { set(&options.maximumValue, newValue) }
  }

  /// Lets the data decide about the least value again.
  public func resetMinimumValue() { minimumValue = nil }

  /// Lets the data decide about the greatest value again.
  public func resetMaximumValue() { maximumValue = nil }

  /// Whether there is a legend; nil, the default, for one from two series on.
  public var showsLegend: Bool? {
    get { options.frame.showsLegend }
    set { set(&options.frame.showsLegend, newValue) }
  }

  /// Whether the ground is painted; true by default.
  public var paintsGround: Bool {
    get { options.frame.paintsGround }
    set { set(&options.frame.paintsGround, newValue) }
  }

  /// Room at the four edges; nil, the default, for the look's: 16, or 8 in a small view.
  public var insets: ChartInsets? {
    get { options.frame.insets }
    set { set(&options.frame.insets, newValue) }
  }

  /// The axis of values, where the delegate does not say otherwise.
  public var valueAxis: ValueAxis {
    get { axes.value }
    set {
      axes.value = newValue
      needsReload = true
      changed()
    }
  }

  /// The axis of items, where the delegate does not say otherwise.
  public var categoryAxis: CategoryAxis {
    get { axes.category }
    set {
      axes.category = newValue
      needsReload = true
      changed()
    }
  }

  /// The axis of positions, where the delegate does not say otherwise.
  public var positionAxis: PositionAxis {
    get { axes.position }
    set {
      axes.position = newValue
      needsReload = true
      changed()
    }
  }

  /// Whether there is a hairline or a band behind the selected point; true by default.
  public var showsSelectionBand: Bool {
    get { options.showsSelectionBand }
    set {
      options.showsSelectionBand = newValue
      decorate()
      changed()
    }
  }

  /// Whether the selected line is shown, by dimming the others and using its selected colours; true by default.
  public var showsLineSelection: Bool {
    get { options.showsLineSelection }
    set {
      options.showsLineSelection = newValue
      decorate()
      changed()
    }
  }

  /// What a selection stands for: the point, the default, or all lines at its position.
  public var selectionMode: SelectionMode {
    get { options.selectionMode }
    set {
      options.selectionMode = newValue
      decorate()
      changed()
    }
  }

  /// Leaves the plot and nothing else: no axes, no legend, no ground, no room at the edges but for the lines' own width. Header and footer stay.
  public func makeBare() {
    let (header, footer) = (options.frame.header, options.frame.footer)
    options.frame = .bare
    options.frame.header = header
    options.frame.footer = footer
    axes = (options.frame.valueAxis, options.frame.categoryAxis, PositionAxis(isHidden: true))
    needsReload = true
    changed()
  }

  /// Stores a setting and lays the chart out anew, if it is another.
  private func set<Value: Equatable>(_ place: inout Value, _ value: Value) {
    guard place != value else { return }
    place = value
    relayout()
  }
}
