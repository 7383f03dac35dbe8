/// One try at a frame, with some things left out. Across and down depend on each other: the axis is as wide as its widest number, and
/// which numbers there are depends on the height; so a try goes round until nothing moves, four times at most.
struct FrameLayout {
  private let asked: Shared<FrameRequest>
  private let step: Frame.Step
  private let bands: Bands
  private let insets: ChartInsets
  private var axisWidth: Double
  private var labelHeight: Double
  /// How much further right the plot begins than the axis asks for, so that the first slanted label has room.
  private var indent = 0.0

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
    insets = request.insets
    axisWidth = request.values == nil || request.options.valueAxis.isHidden ? 0 : 32
    labelHeight = request.below == nil ? 0 : 14
  }

  /// Whether something has given way.
  private func gone(_ thing: Frame.Step) -> Bool { step.rawValue >= thing.rawValue }

  /// Between the header, the legend and the plot.
  private var gap: Double { gone(.gaps) ? FrameRequest.leastGap : asked.value.headerGap }

  /// What the plot's own labels need above it beyond that: more where things stand closer together.
  private var headroom: Double { asked.value.headroom > 0 ? asked.value.headroom + asked.value.headerGap - gap : 0 }

  private var showsAxis: Bool { asked.value.values != nil && !asked.value.options.valueAxis.isHidden && !gone(.axis) }
  private var showsLabels: Bool { asked.value.below != nil && !gone(.categoryLabels) }

  mutating func run(in frame: inout Frame) {
    if !showsAxis { axisWidth = 0 }
    if !showsLabels { labelHeight = 0 }
    for _ in 0..<4 {
      let (x, width) = across()
      placeHeader(in: &frame, x: x, width: width)
      var top = frame.headerBottom + bands.headerPadding + (frame.header.height > 0 ? gap : 0)
      top = placeLegend(in: &frame, x: x, width: width, top: top)
      top = placeUnit(in: &frame, x: x, top: top)
      let bottom = placeFooter(in: &frame, x: x, width: width) - (labelHeight > 0 ? labelHeight + 8 : 0)
      frame.plot = plot(x: x, width: width, top: top + headroom, bottom: bottom)
      let settled = measureAxis(of: &frame)
      if measureLabels(of: &frame) && settled { break }
    }
    frame.diagnostics = bands.diagnostics + given
  }

  /// The plot's left edge and width.
  private func across() -> (x: Double, width: Double) {
    let beside = axisWidth > 0 ? axisWidth + 8 : 0
    let isLeft = asked.value.options.valueAxis.side == .leading
    let x = insets.left + (isLeft ? beside : 0) + indent
    let end = asked.value.size.width - insets.right - (isLeft ? 0 : beside)
    return (x, max(0, end - x))
  }

  private func placeHeader(in frame: inout Frame, x: Double, width: Double) {
    switch asked.value.options.header {
    case .none: frame.header = .empty
    case .text(let title, let subtitle):
      frame.header = HeaderBlock(
        title: gone(.title) ? "" : title, subtitle: gone(.title) ? "" : subtitle, x: x, top: insets.top, width: width,
        showsSubtitle: !gone(.subtitle), titleLines: asked.value.isSmall ? 1 : 2, environment: asked.value.environment)
    case .custom:
      frame.customHeader =
        bands.header > 0 ? ChartRect(x: 0, y: insets.top, width: asked.value.size.width, height: bands.header) : nil
    }
    let height = max(frame.header.height, bands.header)
    frame.headerBottom = insets.top + height
    frame.clearTop = height > 0 ? frame.headerBottom : 0
  }

  /// Places the legend and returns where the next thing starts.
  private func placeLegend(in frame: inout Frame, x: Double, width: Double, top: Double) -> Double {
    frame.legend = .empty
    guard let legend = asked.value.legend, !gone(.legend) else { return top }
    // In cells there is no room between title and legend.
    let top = asked.value.environment.cell != nil && frame.header.height > 0 ? top - gap : top
    let most = gone(.legendRows) ? 2 : max(2, Int(saturating: asked.value.size.height / 100))  // a fifth of the height
    frame.legend = legend.row(asked, x, top, width, gone(.legendRow) ? 1 : most)
    guard frame.legend.height > 0 else { return top }
    frame.clearTop = top + frame.legend.height
    return frame.clearTop + gap
  }

  /// Places a long unit over the axis, on the side of its labels.
  private func placeUnit(in frame: inout Frame, x: Double, top: Double) -> Double {
    frame.unit = nil
    let words = asked.value.options.valueAxis.longUnit
    guard showsAxis, !words.isEmpty, !gone(.subtitle) else { return top }
    let style = asked.value.labelStyle
    let isLeft = asked.value.options.valueAxis.side == .leading
    let room = asked.value.size.width - insets.left - insets.right
    guard let string = elided(words, to: room, style: style, measurer: asked.value.environment.measurer) else { return top }
    let box = LineBox(style, asked.value.environment.measurer)
    frame.unit = TextRun(
      string, style: style,
      baseline: ChartPoint(x: isLeft ? insets.left : asked.value.size.width - insets.right, y: top + box.ascent),
      anchor: isLeft ? .start : .end, width: asked.value.environment.measurer.width(of: string, style: style))
    frame.clearTop = top + box.height
    return frame.clearTop + (asked.value.environment.cell == nil ? 8 : 0)
  }

  /// Places the footer and returns where what stands above it ends.
  private func placeFooter(in frame: inout Frame, x: Double, width: Double) -> Double {
    let end = asked.value.size.height - insets.bottom
    switch asked.value.options.footer {
    case .none: frame.footer = .empty
    case .text(let title, let subtitle):
      let measured = HeaderBlock(footer: title, subtitle, x: x, width: width, bottom: end, environment: asked.value.environment)
      frame.footer = gone(.footer) ? .empty : measured
    case .custom:
      frame.customFooter =
        bands.footer > 0
        ? ChartRect(x: 0, y: end - bands.footer, width: asked.value.size.width, height: bands.footer) : nil
    }
    let height = max(frame.footer.height, bands.footer)
    frame.footerTop = end - height
    return frame.footerTop - bands.footerPadding - (frame.footer.height > 0 ? 8 : 0)
  }

  /// The plot: on whole cells, or points, unless the app has given its own room at the edges.
  private func plot(x: Double, width: Double, top: Double, bottom: Double) -> ChartRect {
    let room = ChartRect(left: x, top: top, right: x + width, bottom: bottom)
    if let cell = asked.value.environment.cell, !asked.value.options.isBare {
      return cell.plot(within: room, hasLines: showsAxis)
    }
    guard asked.value.options.insets == nil else { return room }
    return ChartRect(
      left: x.rounded(.up), top: top.rounded(.up), right: (x + width).rounded(.down), bottom: bottom.rounded(.down))
  }

  /// Lays the value axis out for the height at hand; whether it is as wide as was thought.
  private mutating func measureAxis(of frame: inout Frame) -> Bool {
    guard let values = asked.value.values else { return true }
    var options = asked.value.options.valueAxis
    options.isHidden = !showsAxis
    let height = frame.plot.height
    frame.axis = values.plan(asked, options, height, nil)
    if let cell = asked.value.environment.cell,
      let even = evenAxis(on: cell, height: height, { values.plan(asked, options, height, $0) })
    {
      frame.axis = even.axis
      frame.plot = ChartRect(
        left: frame.plot.minX, top: frame.plot.minY + even.rows * cell.height, right: frame.plot.maxX, bottom: frame.plot.maxY)
    }
    let width = frame.axis.width.rounded(.up)
    defer { axisWidth = width }
    return (width - axisWidth).magnitude < 0.5
  }

  /// The axis whose ticks stand whole rows apart, and how many rows the plot gives up for it, as few as can be: lines in cells are only
  /// true where they fall on the middle of a row. Nil where there is none.
  private func evenAxis(
    on cell: ChartSize, height: Double, _ plan: (Int?) -> ValueAxisPlan
  ) -> (axis: ValueAxisPlan, rows: Double)? {
    let wanted = Ticks.count(alongHeight: height)
    let most = ((height - asked.value.size.height * 0.55) / cell.height).rounded(.down)
    var best: (axis: ValueAxisPlan, rows: Double, cost: Double)?
    for count in max(2, wanted - 3)...min(10, wanted + 2) {
      let axis = plan(count)
      guard let rows = axis.rows(above: height / cell.height), rows <= max(0, most) else { continue }
      // Too few lines are worse than too many.
      let steps = Double(axis.ticks.count - 1)
      let ideal = height / cell.height / 3
      let cost = rows + (steps < ideal ? 1.2 * (ideal - steps) : 0.4 * (steps - ideal))
      if cost < best?.cost ?? .infinity { best = (axis, rows, cost) }
    }
    return best.map { ($0.axis, $0.rows) }
  }

  /// Lays what stands under the plot out for the width at hand; whether it is as high as was thought.
  private mutating func measureLabels(of frame: inout Frame) -> Bool {
    var labels = FrameRequest.Below.Labels()
    if showsLabels, frame.plot.width > 0, let below = asked.value.below {
      labels = below.labels(
        FrameRequest.Below.Room(
          plot: frame.plot, left: insets.left, right: asked.value.size.width - insets.right,
          overhangs: (overhang(insets.left), overhang(insets.right)), maximumHeight: labelLimit(under: frame.plot),
          style: asked.value.labelStyle, environment: asked.value.environment))
    }
    (frame.categories, frame.positions) = (labels.categories, labels.positions)
    defer { labelHeight = labels.height }
    // By no more than an eighth of the width. As the plot begins later its bars are closer: a little more than is missing.
    let most = (asked.value.size.width / 8).rounded(.down)
    if labels.categories.missing > 0.5, indent < most, asked.value.options.insets == nil {
      indent = min(indent + (labels.categories.missing * 1.1).rounded(.up) + 1, most)
      return false
    }
    return labelHeight == labels.height
  }

  /// How far a label may reach into the room at an edge: up to 4 points from the view's.
  private func overhang(_ inset: Double) -> Double { max(0, inset - 4) }

  /// How high category labels may be: a third of the view, or what the plot can spare. Until subtitle and legend have given way they
  /// may ask for a sixth, so that these go before names are cut short.
  private func labelLimit(under plot: ChartRect) -> Double {
    let height = asked.value.size.height
    // A point is lost where the plot is set on whole points.
    let spare = plot.height - height * 0.55 + (labelHeight > 0 ? labelHeight : -8) - 1
    return min(height / 3, max(spare, gone(.legend) ? 0 : height / 6))
  }

  /// What has given way.
  private var given: [Diagnostic] {
    var given: [Diagnostic] = []
    if case .text(let title, let subtitle) = asked.value.options.header {
      if gone(.title), !title.isEmpty { given.append(.headerDropped) }
      if gone(.subtitle), !subtitle.isEmpty { given.append(.subtitleDropped) }
    }
    if gone(.legend), asked.value.legend != nil { given.append(.legendDropped) }
    if case .text = asked.value.options.footer, gone(.footer) { given.append(.footerDropped) }
    return given
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
