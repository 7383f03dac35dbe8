/// Everything round the plot of a chart with two axes, laid out: header, legend, axes, footer, and the plot that is left.
///
/// Words give way to the data: the plot keeps at least 55 % of the height. To that end things first stand closer together; then the
/// legend's rows after its second go, then the subtitle, the footer, the second row of the legend, the legend, the category labels, and
/// the title last. In a view too small even then, the axis labels go too.
package struct Frame: Equatable, Sendable {
  package internal(set) var size = ChartSize.zero
  /// Where the marks stand.
  package internal(set) var plot = ChartRect.zero
  package internal(set) var header = HeaderBlock.empty
  package internal(set) var footer = HeaderBlock.empty
  /// Where an app draws its own header; nil for none.
  package internal(set) var customHeader: ChartRect?
  /// Where an app draws its own footer; nil for none.
  package internal(set) var customFooter: ChartRect?
  package internal(set) var legend = LegendRow.empty
  package internal(set) var unit: TextRun?
  package internal(set) var axis: ValueAxisPlan
  package internal(set) var categories = CategoryLabels.empty
  package internal(set) var positions = PositionLabels()
  /// Where values stand, in points down the view.
  package internal(set) var scale: LinearScale
  /// The bottom of whatever stands above the plot: from there on its own labels have room.
  package internal(set) var clearTop = 0.0
  /// The bottom of the header, without its padding.
  package internal(set) var headerBottom = 0.0
  /// The top of the footer, without its padding.
  package internal(set) var footerTop = 0.0
  package internal(set) var options: FrameOptions
  package internal(set) var labelStyle: TextStyle
  package internal(set) var diagnostics: [Diagnostic] = []

  /// Where bars stand: zero, or the end of the domain nearest to it.
  package var baseline: Double { scale.position(of: axis.domain.clamped(0)) }

  /// Where title, subtitle and legend stand, which a card is to leave free.
  var words: [ChartRect] {
    let lines = header.lines.map { line in
      ChartRect(
        x: line.baseline.x - (line.anchor == .end ? line.width : 0), y: line.baseline.y - line.style.size, width: line.width,
        height: line.style.size * 1.25)
    }
    return lines + legend.items.map { $0.rect }
  }

  /// What has given way so far: each step leaves out one thing more.
  enum Step: Int, CaseIterable {
    case nothing, gaps, legendRows, subtitle, footer, legendRow, legend, categoryLabels, title, axis
  }

  /// Lays a frame out.
  package init(_ request: FrameRequest) {
    let asked = Shared(request)
    options = asked.value.options
    labelStyle = asked.value.labelStyle
    axis = ValueAxisPlan(without: asked.value.values?.range.domain ?? .unit)
    scale = LinearScale(domain: axis.domain, rangeStart: 0, rangeEnd: 0)
    guard !asked.value.size.isEmpty else { return }
    size = asked.value.size
    let bare = options.isBare
    let bands = FrameLayout.Bands(asked.value)
    // In a small view things stand close together as it is.
    for step in Step.allCases where step != .gaps || !asked.value.isSmall {
      var layout = FrameLayout(asked, step, bands: bands)
      layout.run(in: &self)
      if bare || plot.height >= size.height * 0.55 - 0.5 { break }
      // Nothing that this step could still give: the next may.
    }
    let ends = asked.value.values?.isInverted == true ? (plot.minY, plot.maxY) : (plot.maxY, plot.minY)
    scale = LinearScale(domain: axis.domain, rangeStart: ends.0, rangeEnd: ends.1)
    diagnostics += (asked.value.values?.range.diagnostics ?? []) + axis.diagnostics
  }
}
