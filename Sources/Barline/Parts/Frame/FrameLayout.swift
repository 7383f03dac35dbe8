/// One try at a frame, with some things left out. Across and down depend on each other: the axis is as wide as its widest number, and
/// which numbers there are depends on the height; so a try goes round until nothing moves, three times at most.
struct FrameLayout {
  private let asked: Shared<FrameRequest>
  let step: Frame.Step
  var bands: Bands

  var plot = ChartRect.zero
  var header = HeaderBlock.empty
  var footer = HeaderBlock.empty
  var customHeader: ChartRect?
  var customFooter: ChartRect?
  var legend = LegendRow.empty
  var unit: TextRun?
  var axis: ValueAxisPlan?
  var categories = CategoryLabels.empty
  var positions = PositionLabels()
  var clearTop = 0.0
  var headerBottom = 0.0
  var footerTop = 0.0
  var diagnostics: [Diagnostic] = []

  private let insets: ChartInsets
  private var axisWidth: Double
  private var categoryHeight: Double

  /// The heights that the app has asked for itself, as far as the view can give them: the footer gives way first.
  struct Bands {
    var header = 0.0
    var footer = 0.0
    var headerPadding = 0.0
    var footerPadding = 0.0
    var diagnostics: [Diagnostic] = []

    init(_ request: FrameRequest) {
      func clean(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
      if case .custom(let height) = request.options.header { header = clean(height) }
      if case .custom(let height) = request.options.footer { footer = clean(height) }
      headerPadding = clean(request.options.headerPadding)
      footerPadding = clean(request.options.footerPadding)
      let room = request.size.height - request.insets.top - request.insets.bottom
      if header + footer >= room, footer > 0 {
        footer = 0
        diagnostics.append(.footerDropped)
      }
      if header >= room, header > 0 {
        header = 0
        diagnostics.append(.headerDropped)
      }
      // Padding is only what is left between them.
      headerPadding = min(headerPadding, max(0, room - header - footer))
      footerPadding = min(footerPadding, max(0, room - header - footer - headerPadding))
    }
  }

  init(_ asked: Shared<FrameRequest>, _ step: Frame.Step, bands: Bands) {
    let request = asked.value
    self.asked = asked
    self.step = step
    self.bands = bands
    diagnostics = bands.diagnostics
    insets = request.insets
    axisWidth = request.options.valueAxis.isHidden ? 0 : 32
    categoryHeight = request.options.categoryAxis.isHidden ? 0 : 14
  }

  var isInverted: Bool { asked.value.isInverted }

  /// Whether something has given way.
  private func gone(_ thing: Frame.Step) -> Bool { step.rawValue >= thing.rawValue }

  /// Between the header, the legend and the plot.
  private var gap: Double { gone(.gaps) ? FrameRequest.leastGap : asked.value.headerGap }

  /// What the plot's own labels need above it beyond that: more where things stand closer together.
  private var headroom: Double { asked.value.headroom > 0 ? asked.value.headroom + asked.value.headerGap - gap : 0 }

  private var showsAxis: Bool { !asked.value.options.valueAxis.isHidden && !gone(.axis) }
  private var showsCategories: Bool {
    let isHidden = asked.value.positions?.axis.isHidden ?? asked.value.options.categoryAxis.isHidden
    return !isHidden && !gone(.categoryLabels) && asked.value.count > 0
  }

  mutating func run(label: (Int) -> String?, tickText: (Double) -> String?, positionText: (Double) -> String?) {
    if !showsAxis { axisWidth = 0 }
    if !showsCategories { categoryHeight = 0 }
    for _ in 0..<3 {
      let (x, width) = across()
      var top = placeHeader(x: x, width: width)
      top = placeLegend(x: x, width: width, top: top)
      top = placeUnit(x: x, top: top)
      let bottom = placeFooter(x: x, width: width) - (categoryHeight > 0 ? categoryHeight + 8 : 0)
      place(x: x, width: width, top: top + headroom, bottom: bottom)
      let settled = measureAxis(tickText)
      if measureBelow(label, positionText) && settled { break }
    }
    tell()
  }

  /// The plot's left edge and width.
  private func across() -> (x: Double, width: Double) {
    let beside = axisWidth > 0 ? axisWidth + 8 : 0
    let isLeft = asked.value.options.valueAxis.side == .leading
    let x = insets.left + (isLeft ? beside : 0)
    let end = asked.value.size.width - insets.right - (isLeft ? 0 : beside)
    return (x, max(0, end - x))
  }

  /// Places the header and returns where the next thing starts.
  private mutating func placeHeader(x: Double, width: Double) -> Double {
    switch asked.value.options.header {
    case .none: header = .empty
    case .text(let title, let subtitle):
      header = HeaderBlock(
        title: gone(.title) ? "" : title, subtitle: gone(.title) ? "" : subtitle, x: x, top: insets.top, width: width,
        showsSubtitle: !gone(.subtitle), titleLines: asked.value.isSmall ? 1 : 2, environment: asked.value.environment)
    case .custom:
      customHeader = bands.header > 0 ? ChartRect(x: 0, y: insets.top, width: asked.value.size.width, height: bands.header) : nil
    }
    let height = max(header.height, bands.header)
    headerBottom = insets.top + height
    clearTop = height > 0 ? headerBottom : 0
    return headerBottom + bands.headerPadding + (header.height > 0 ? gap : 0)
  }

  private mutating func placeLegend(x: Double, width: Double, top: Double) -> Double {
    guard !asked.value.legend.isEmpty, !gone(.legend) else {
      legend = .empty
      return top
    }
    // In cells there is no room between title and legend.
    let top = asked.value.environment.cell != nil && header.height > 0 ? top - gap : top
    let most = gone(.legendRows) ? 2 : max(2, Int(saturating: asked.value.size.height / 100))  // a fifth of the height
    legend = LegendRow(
      entries: asked.value.legend, x: x, top: top, width: width, rows: gone(.legendRow) ? 1 : most,
      environment: asked.value.environment)
    guard legend.height > 0 else { return top }
    clearTop = top + legend.height
    return clearTop + gap
  }

  /// Places a long unit over the axis, on the side of its labels.
  private mutating func placeUnit(x: Double, top: Double) -> Double {
    unit = nil
    let words = asked.value.options.valueAxis.longUnit
    guard showsAxis, !words.isEmpty, !gone(.subtitle) else { return top }
    let style = asked.value.labelStyle
    let isLeft = asked.value.options.valueAxis.side == .leading
    let room = asked.value.size.width - insets.left - insets.right
    guard let string = elided(words, to: room, style: style, measurer: asked.value.environment.measurer) else { return top }
    let box = LineBox(style, asked.value.environment.measurer)
    unit = TextRun(
      string, style: style,
      baseline: ChartPoint(x: isLeft ? insets.left : asked.value.size.width - insets.right, y: top + box.ascent),
      anchor: isLeft ? .start : .end, width: asked.value.environment.measurer.width(of: string, style: style))
    clearTop = top + box.height
    return clearTop + (asked.value.environment.cell == nil ? 8 : 0)
  }

  /// Places the footer and returns where what stands above it ends.
  private mutating func placeFooter(x: Double, width: Double) -> Double {
    let end = asked.value.size.height - insets.bottom
    switch asked.value.options.footer {
    case .none: footer = .empty
    case .text(let title, let subtitle):
      let measured = HeaderBlock(footer: title, subtitle, x: x, width: width, bottom: end, environment: asked.value.environment)
      footer = gone(.footer) ? .empty : measured
    case .custom:
      customFooter =
        bands.footer > 0
        ? ChartRect(x: 0, y: end - bands.footer, width: asked.value.size.width, height: bands.footer) : nil
    }
    let height = max(footer.height, bands.footer)
    footerTop = end - height
    return footerTop - bands.footerPadding - (footer.height > 0 ? 8 : 0)
  }

  /// Sets the plot: on whole cells, or points, unless the app has given its own room at the edges.
  private mutating func place(x: Double, width: Double, top: Double, bottom: Double) {
    if let cell = asked.value.environment.cell, !asked.value.options.isBare {
      plot = cell.plot(within: ChartRect(left: x, top: top, right: x + width, bottom: bottom), hasLines: showsAxis)
    } else if asked.value.options.insets == nil {
      plot = ChartRect(
        left: x.rounded(.up), top: top.rounded(.up), right: (x + width).rounded(.down), bottom: bottom.rounded(.down))
    } else {
      plot = ChartRect(left: x, top: top, right: x + width, bottom: bottom)
    }
  }

  /// Lays the value axis out for the height at hand; whether it is as wide as was thought.
  private mutating func measureAxis(_ tickText: (Double) -> String?) -> Bool {
    var options = asked.value.options.valueAxis
    options.isHidden = !showsAxis
    let height = plot.height
    func plan(_ count: Int?) -> ValueAxisPlan {
      ValueAxisPlan(
        options, range: asked.value.range, height: height, limit: asked.value.size.width * 0.4, style: asked.value.labelStyle,
        environment: asked.value.environment, count: count, text: tickText)
    }
    var measured = plan(nil)
    if let cell = asked.value.environment.cell, let even = evenAxis(on: cell, plan) {
      measured = even.axis
      plot = ChartRect(left: plot.minX, top: plot.minY + even.rows * cell.height, right: plot.maxX, bottom: plot.maxY)
    }
    axis = measured
    let width = measured.width.rounded(.up)
    defer { axisWidth = width }
    return (width - axisWidth).magnitude < 0.5
  }

  /// The axis whose ticks stand whole rows apart, and how many rows the plot gives up for it, as few as can be: lines in cells are only
  /// true where they fall on the middle of a row. Nil where there is none.
  private func evenAxis(on cell: ChartSize, _ plan: (Int?) -> ValueAxisPlan) -> (axis: ValueAxisPlan, rows: Double)? {
    let wanted = Ticks.count(alongHeight: plot.height)
    let most = ((plot.height - asked.value.size.height * 0.55) / cell.height).rounded(.down)
    var best: (axis: ValueAxisPlan, rows: Double, cost: Double)?
    for count in max(2, wanted - 3)...min(10, wanted + 2) {
      let axis = plan(count)
      guard let rows = axis.rows(above: plot.height / cell.height), rows <= max(0, most) else { continue }
      // Too few lines are worse than too many.
      let steps = Double(axis.ticks.count - 1)
      let ideal = plot.height / cell.height / 3
      let cost = rows + (steps < ideal ? 1.2 * (ideal - steps) : 0.4 * (steps - ideal))
      if cost < best?.cost ?? .infinity { best = (axis, rows, cost) }
    }
    return best.map { ($0.axis, $0.rows) }
  }

  /// Lays what stands under the plot out for the width at hand; whether it is as high as was thought.
  private mutating func measureBelow(_ label: (Int) -> String?, _ positionText: (Double) -> String?) -> Bool {
    positions = PositionLabels()
    categories = .empty
    let window = asked.value.scroll?.window(x: plot.minX, width: plot.width)
    if showsCategories, plot.width > 0, let wanted = asked.value.positions {
      positions = PositionLabels(
        wanted.axis,
        scale: LinearScale(domain: window?.domain ?? wanted.domain, rangeStart: plot.minX, rangeEnd: plot.maxX),
        left: insets.left - overhang(insets.left), right: asked.value.size.width - insets.right + overhang(insets.right),
        top: plot.maxY + 8, style: asked.value.labelStyle, environment: asked.value.environment,
        text: positionText)
      defer { categoryHeight = positions.height }
      return categoryHeight == positions.height
    }
    guard showsCategories, plot.width > 0 else {
      defer { categoryHeight = 0 }
      return categoryHeight == 0
    }
    if let window {
      categories =
        ScrolledLabels(
          window, left: insets.left - overhang(insets.left),
          right: asked.value.size.width - insets.right + overhang(insets.right),
          top: plot.maxY + 8, maximumHeight: labelLimit, environment: asked.value.environment
        )?.labels { label($0) ?? "" } ?? .empty
      defer { categoryHeight = categories.height }
      return categoryHeight == categories.height
    }
    let (first, step) = asked.value.centers(plot.minX, plot.width)
    // Where the first item stands on the very edge, as in line charts, its label and the last one's may reach over it.
    let isOnEdge = first <= plot.minX
    categories = CategoryLabels(
      count: asked.value.count, firstCenter: first, step: step, left: insets.left - (isOnEdge ? overhang(insets.left) : 0),
      right: asked.value.size.width - insets.right + (isOnEdge ? overhang(insets.right) : 0), top: plot.maxY + 8,
      maximumHeight: labelLimit, staggers: asked.value.options.categoryAxis.staggers,
      environment: asked.value.environment, label: { label($0) ?? "" })
    defer { categoryHeight = categories.height }
    return categoryHeight == categories.height
  }

  /// How far a label may reach into the room at an edge: up to 4 points from the view's.
  private func overhang(_ inset: Double) -> Double { max(0, inset - 4) }

  /// How high category labels may be: a third of the view, or what the plot can spare. Until subtitle and legend have given way they
  /// may ask for a sixth, so that these go before names are cut short.
  private var labelLimit: Double {
    let height = asked.value.size.height
    // A point is lost where the plot is set on whole points.
    let spare = plot.height - height * 0.55 + (categoryHeight > 0 ? categoryHeight : -8) - 1
    return min(height / 3, max(spare, gone(.legend) ? 0 : height / 6))
  }

  /// Says what has given way.
  private mutating func tell() {
    if case .text(let title, let subtitle) = asked.value.options.header {
      if gone(.title), !title.isEmpty { diagnostics.append(.headerDropped) }
      if gone(.subtitle), !subtitle.isEmpty { diagnostics.append(.subtitleDropped) }
    }
    if gone(.legend), !asked.value.legend.isEmpty { diagnostics.append(.legendDropped) }
    if case .text = asked.value.options.footer, gone(.footer) { diagnostics.append(.footerDropped) }
  }
}

extension HeaderBlock {
  /// A footer: quieter than a header, and held at its bottom.
  init(footer title: String, _ subtitle: String, x: Double, width: Double, bottom: Double, environment: ChartEnvironment) {
    let words = title.isEmpty ? subtitle : subtitle.isEmpty ? title : title + " · " + subtitle
    let measured = HeaderBlock(title: "", subtitle: words, x: x, top: 0, width: width, environment: environment)
    self.init(title: "", subtitle: words, x: x, top: bottom - measured.height, width: width, environment: environment)
  }
}
