/// How large a pie is and where it stands: what its labels leave it, but never less than a share of the plot.
package struct PieRoom: Equatable, Sendable {
  package var center: ChartPoint
  package var radius: Double
  package var hole: Double
  /// How far a selected slice moves out.
  package var selectedOffset: Double
  /// How far any slice may stand out of the pie, selected or by its style.
  package var farthestOffset: Double
  /// The room across that a label has; nil where labels have no room beside the pie.
  package var labelWidth: Double?
  /// The circle within which leaders turn.
  package var outer: Double

  /// The share of the plot's smaller half that the radius keeps, however long labels are.
  private static let leastShare = 0.55
  /// Between slices and the leaders that pass them.
  package static let clearance = 2.0
  /// From the outer circle to where a leader is level, from there to its end, and from its end to the label.
  package static let fan = 10.0
  package static let level = 5.0
  package static let labelGap = 4.0
  /// The share of the largest radius below which labels push it only as far as they are short, and what is short.
  private static let longShare = 0.8
  private static let shortLabel = 84.0
  /// The least room across in which labels are written.
  private static let leastLabel = 28.0

  /// Measures a pie in a plot.
  ///
  /// - Parameters:
  ///   - offset: The farthest that a slice stands out by its style.
  ///   - label: The widest label; nil where none is to stand beside the pie.
  ///   - line: The height of a label's line.
  package init(in plot: ChartRect, options: PieOptions, offset: Double, label: Double?, line: Double) {
    let isHalf = options.shape.isHalf
    let across = max(0, plot.width / 2)
    let up = max(0, isHalf ? plot.height : plot.height / 2)
    let base = min(across, up)
    let look = min(max(base * 0.04, 3), 8)
    selectedOffset = min(max(0, (options.selectedOffset ?? look).finite(or: 0)), base / 3)
    farthestOffset = max(selectedOffset, min(max(0, offset), base / 3))
    // Leaders turn between two circles: the wider apart, the farther round.
    let turning = max(8, base * 0.05)
    let most = up - farthestOffset - Self.clearance - turning
    let beside = farthestOffset + Self.clearance + turning + Self.fan + Self.level + Self.labelGap
    let least = base * (isHalf ? 0.42 : Self.leastShare)
    let width = across - least - beside
    radius = max(0, base - farthestOffset)
    labelWidth = nil
    if let label, label > 0, width >= Self.leastLabel, most >= least, plot.height >= 2 * line {
      // For words the pie gives way a good deal, for long ones no more than a little.
      let short = max(across - beside - Self.shortLabel, least)
      radius = min(most, max(across - beside - label.rounded(.up) - 1, min(short, most * Self.longShare)))
      labelWidth = across - beside - radius
    }
    outer = radius + farthestOffset + Self.clearance + turning
    hole = radius * options.shape.hole
    let reach = labelWidth == nil ? radius + farthestOffset : outer
    center = ChartPoint(x: plot.midX, y: isHalf ? min(plot.maxY, plot.midY + reach / 2) : plot.midY)
  }

  /// What leaders are laid out in.
  package func leaders(in plot: ChartRect, isHalf: Bool) -> LeaderRoom {
    LeaderRoom(
      center: center, inner: radius + farthestOffset + Self.clearance, outer: outer, reach: outer + Self.fan, top: plot.minY,
      bottom: plot.maxY, isOpenBelow: !isHalf)
  }

  /// The largest upright rectangle that the hole has room for, its sides 1 : 1, or 2 : 1 in half a ring; of no size without a hole.
  package func centerRect(isHalf: Bool) -> ChartRect {
    let half = max(0, hole - 4) * 0.5.squareRoot()
    return isHalf
      ? ChartRect(x: center.x - half, y: center.y - half, width: 2 * half, height: half)
      : ChartRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
  }

  /// How wide words of a height may be in the middle of the hole; in half a ring they stand on its edge. 0 for none.
  func centerWidth(_ height: Double, isHalf: Bool) -> Double {
    let (radius, up) = (max(0, hole - 4), isHalf ? height : height / 2)
    return up < radius ? 2 * (radius * radius - up * up).squareRoot() : 0
  }
}
