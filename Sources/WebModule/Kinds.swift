// The kinds of chart, each with the two functions that a page opens it by.

/// Opens a bar chart: see `open`.
@_cdecl("barline_open_bar") public func openBar(_ bytes: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
  open(bytes, count, .bar)
}

/// Makes a bar chart of nothing.
@_cdecl("barline_make_bar") public func makeBar() -> Int32 { make(.bar) }

/// Opens a line chart: see `open`.
@_cdecl("barline_open_line") public func openLine(_ bytes: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
  open(bytes, count, .line)
}

/// Makes a line chart of nothing.
@_cdecl("barline_make_line") public func makeLine() -> Int32 { make(.line) }

/// Opens a pie: see `open`.
@_cdecl("barline_open_pie") public func openPie(_ bytes: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
  open(bytes, count, .pie)
}

/// Makes a pie of nothing.
@_cdecl("barline_make_pie") public func makePie() -> Int32 { make(.pie) }

/// Opens a funnel: see `open`.
@_cdecl("barline_open_funnel") public func openFunnel(_ bytes: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
  open(bytes, count, .funnel)
}

/// Makes a funnel of nothing.
@_cdecl("barline_make_funnel") public func makeFunnel() -> Int32 { make(.funnel) }

/// Opens a tier chart: see `open`.
@_cdecl("barline_open_tier") public func openTier(_ bytes: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
  open(bytes, count, .tier)
}

/// Makes a tier chart of nothing.
@_cdecl("barline_make_tier") public func makeTier() -> Int32 { make(.tier) }

extension PageKind {
  static var bar: PageKind {
    PageKind(
      kind: .bar, parts: { $0.bars.code(&$1) },
      make: { source in
        let chart = BarChartView()
        return PageChart(
          chart: chart, feed: { source.feed(chart, $0, .table) }, reload: { chart.reloadData(animated: $0) },
          point: { chart.frame(ofBarAt: $0).map(middle) })
      },
      color: { source, row, colors in
        while source.bars.styles.count <= row { source.bars.styles.append(StyleRuns(standard: .standard)) }
        source.bars.styles[row] = runs(colors, standard: .standard) { BarStyle(color: $0) }
      },
      option: { source, option, value in
        switch option {
        case 0: source.bars.options.minimumValue = value.isNaN ? nil : value
        case 1: source.bars.options.maximumValue = value.isNaN ? nil : value
        case 2: source.bars.options.showsValueLabels = value > 0
        case 3: source.bars.options.selectionMode = value > 0 ? .allSeries : .mark
        case 4: source.bars.options.scroll.width = content(value)
        default: break
        }
      },
      unit: { $0.bars.options.frame.valueAxis.unit = $1 })
  }

  static var line: PageKind {
    PageKind(
      kind: .line, parts: { $0.lines.code(&$1) },
      make: { source in
        let chart = LineChartView()
        return PageChart(
          chart: chart, feed: { source.feed(chart, $0, .table) }, reload: { chart.reloadData(animated: $0) },
          point: { chart.point(at: $0) })
      },
      color: { source, row, colors in
        source.makeStyles(row + 1)
        source.lines.styles[row].paint = (colors.first ?? nil).map { .color($0) }
      },
      option: { source, option, value in
        switch option {
        case 0: source.lines.options.minimumValue = value.isNaN ? nil : value
        case 1: source.lines.options.maximumValue = value.isNaN ? nil : value
        case 3: source.lines.options.selectionMode = value > 0 ? .allSeries : .mark
        case 4: source.lines.options.scroll.width = content(value)
        case 5, 6:
          source.makeStyles(source.tables.rows.count)
          for row in source.lines.styles.indices {
            if option == 5 {
              source.lines.styles[row].area = value > 0 ? AreaStyle() : nil
            } else {
              source.lines.styles[row].dots = value > 0 ? .standard : nil
            }
          }
        default: break
        }
      },
      positions: { source, line, positions in
        guard let positions else { return source.lines.positions.removeLast(max(0, source.lines.positions.count - line)) }
        while source.lines.positions.count <= line { source.lines.positions.append([]) }
        source.lines.positions[line] = positions
      },
      unit: { $0.lines.options.frame.valueAxis.unit = $1 })
  }

  static var pie: PageKind {
    PageKind(
      kind: .pie, parts: { $0.pie.code(&$1) },
      make: { source in
        let chart = PieChartView()
        return PageChart(
          chart: chart, feed: { source.feed(chart, $0, .table) }, reload: { chart.reloadData(animated: $0) },
          point: { $0.series == 0 ? chart.sector(ofSliceAt: $0.item).map(middle) : nil })
      },
      color: { source, _, colors in source.pie.styles = runs(colors, standard: .standard) { SliceStyle(color: $0) } },
      option: { source, option, value in
        if option == 7 { source.pie.options.shape = value > 0 ? .donut(hole: value) : .pie }
      },
      unit: { $0.pie.options.frame.valueAxis.unit = $1 })
  }

  static var funnel: PageKind {
    PageKind(
      kind: .funnel, parts: { $0.funnel.code(&$1) },
      make: { source in
        let chart = FunnelChartView()
        return PageChart(
          chart: chart, feed: { source.feed(chart, $0, .table) }, reload: { chart.reloadData(animated: $0) },
          point: { $0.series == 0 ? chart.frame(ofStageAt: $0.item).map(middle) : nil })
      },
      color: { source, _, colors in source.funnel.styles = runs(colors, standard: .standard) { StageStyle(color: $0) } },
      option: { _, _, _ in },
      unit: { $0.funnel.options.countFormat.unit = $1 })
  }

  static var tier: PageKind {
    PageKind(
      kind: .tier, parts: { $0.tier.code(&$1) },
      make: { source in
        let chart = TierChartView()
        return PageChart(
          chart: chart,
          feed: { settings in
            source.takeTiers()
            source.feed(chart, settings, .table)
          },
          reload: { chart.reloadData(animated: $0) },
          point: { $0.series == 0 ? chart.frame(ofTierAt: $0.item).map(middle) : nil })
      },
      color: { _, _, _ in },
      option: { source, option, value in if option == 8 { source.tier.amount = value.isNaN ? nil : value } },
      unit: { $0.tier.unit = $1 })
  }

  private static func middle(_ rect: ChartRect) -> ChartPoint { ChartPoint(x: rect.midX, y: rect.midY) }

  /// Half way from the inner radius to the outer one, half way round.
  private static func middle(_ sector: Sector) -> ChartPoint {
    let (radius, angle) = ((sector.innerRadius + sector.outerRadius) / 2, (sector.startAngle + sector.endAngle) / 2)
    return ChartPoint(x: sector.center.x + radius * sine(angle), y: sector.center.y - radius * cosine(angle))
  }

  /// One colour for all, or one for each item.
  private static func runs<Style: Hashable & Sendable>(
    _ colors: [ChartColor?], standard: Style, _ style: (ChartColor) -> Style
  ) -> StyleRuns<Style> {
    let styles = colors.map { $0.map(style) ?? standard }
    if styles.count == 1 { return StyleRuns(styles[0], standard: standard) }
    return StyleRuns(styles, standard: standard)
  }

  /// So many items are in view; all where that is no number.
  private static func content(_ visible: Double) -> ContentWidth {
    visible > 0 ? .visible(visible) : .fits
  }
}

extension DecodedSource {
  /// Has so many lines have a style.
  fileprivate func makeStyles(_ count: Int) {
    while lines.styles.count < count { lines.styles.append(.standard) }
  }

  /// Tiers that a page has given as two rows, of lower and of upper bounds.
  fileprivate func takeTiers() {
    guard let lower = tables.rows.first, tables.rows.count > 1 else { return }
    tier.tiers = lower.indices.map { place in
      var one = TierParts.Tier()
      let upper = tables.rows[1].indices.contains(place) ? tables.rows[1][place] : .nan
      one.bounds = TierBounds(from: lower[place].isNaN ? nil : lower[place], to: upper.isNaN ? nil : upper)
      one.name = tables.label(place) ?? ""
      return one
    }
  }
}
