/// Where stages stand: their places along the funnel, one after the other, and their widths across it.
package struct FunnelGrid: Equatable, Sendable {
  /// The room of the stages.
  package let area: ChartRect
  package let direction: FunnelDirection
  package let alignment: FunnelAlignment
  /// How many stages there are.
  package let count: Int
  /// Between stages, in points.
  package let gap: Double
  /// From the start of a stage to the start of the next, in points.
  package let step: Double
  /// The count that is as wide as `full`; 0 where none is greater than 0.
  package let greatest: Double
  /// The width of the greatest count.
  package let full: Double
  /// The width of the least count greater than 0.
  package let least: Double
  /// Pixels a point for edges on whole pixels; 0 for edges where they fall.
  private let snap: Double

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - gap: Points between stages; clamped to half of the length, all together.
  ///   - snap: Pixels a point, 0 for edges where they fall.
  package init(_ area: ChartRect, count: Int, gap: Double, greatest: Double, options: FunnelOptions, snap: Double) {
    self.area = area
    (direction, alignment) = (options.direction, options.alignment)
    self.count = count
    self.greatest = greatest
    let isDown = options.direction == .down
    let (length, room) = isDown ? (area.height, area.width) : (area.width, area.height)
    let most = count > 1 ? length / 2 / Double(count - 1) : 0
    let wanted = count > 1 ? min(max(0, gap.finite(or: 0)), most) : 0
    let rough = count > 0 ? (length + wanted) / Double(count) : 0
    // Stages of a few pixels would differ too much in their lengths; numbers of a million million have no halves to round.
    self.snap = rough * snap >= 6 && length < 1e12 ? snap : 0
    // A gap between whole pixels is of whole pixels.
    self.gap = self.snap > 0 && wanted > 0 ? min(max(1, (wanted * snap).rounded()) / snap, most) : wanted
    step = count > 0 ? (length + self.gap) / Double(count) : 0
    full = options.maximumWidth.map { min(max(0, $0.finite(or: room)), room) } ?? room
    least = min(max(0, options.minimumWidth.finite(or: 0)), full)
  }

  /// The first point along the funnel.
  package var start: Double { direction == .down ? area.minY : area.minX }

  /// Where a stage starts and ends along the funnel.
  package func along(_ position: Int) -> (start: Double, end: Double) {
    let from = start + Double(position) * step
    guard snap > 0 else { return (from, from + step - gap) }
    // The area's own edges need not be on whole pixels.
    let end = direction == .down ? area.maxY : area.maxX
    return (max(start, (from * snap).rounded() / snap), min(end, ((from + step) * snap).rounded() / snap - gap))
  }

  /// The middle of a stage along the funnel.
  package func middle(_ position: Int) -> Double {
    let (start, end) = along(position)
    return start / 2 + end / 2
  }

  /// The middle of the gap before a stage, which must not be the first.
  package func boundary(_ position: Int) -> Double { along(position - 1).end / 2 + along(position).start / 2 }

  /// How wide a count is: nothing for 0, for less, and for none (NaN).
  package func width(of value: Double) -> Double {
    guard value > 0, greatest > 0 else { return 0 }
    return min(full, max(least, value / greatest * full))
  }

  /// From where to where a width reaches across the funnel.
  package func across(_ width: Double) -> (from: Double, to: Double) {
    let (low, high) = direction == .down ? (area.minX, area.maxX) : (area.minY, area.maxY)
    switch alignment {
    case .leading: return (low, low + width)
    case .center:
      // Halves first: the sum of two far edges need not be a number.
      let middle = low / 2 + high / 2
      return (middle - width / 2, middle + width / 2)
    case .trailing: return (high - width, high)
    }
  }

  /// A point of the view.
  package func point(along: Double, across: Double) -> ChartPoint {
    direction == .down ? ChartPoint(x: across, y: along) : ChartPoint(x: along, y: across)
  }

  /// The shape of a stage with given widths at its two edges.
  package func shape(_ position: Int, startWidth: Double, endWidth: Double) -> StageShape {
    let (start, end) = along(position)
    let (near, far) = (across(startWidth), across(endWidth))
    return StageShape(
      startFrom: point(along: start, across: near.from), startTo: point(along: start, across: near.to),
      endFrom: point(along: end, across: far.from), endTo: point(along: end, across: far.to))
  }

  /// The widths of a stage where it starts and where it ends.
  ///
  /// - Parameters:
  ///   - value: A position's count; NaN where it is missing.
  package func widths(
    _ position: Int, form: FunnelForm, order: FunnelOrder, value: (Int) -> Double
  ) -> (start: Double, end: Double) {
    let own = width(of: value(position))
    guard case .tapered(let end) = form else { return (own, own) }
    let isUpward = order == .ascending
    let neighbour = isUpward ? position - 1 : position + 1
    var other = own
    if neighbour >= 0, neighbour < count {
      let next = value(neighbour)
      if !next.isNaN { other = min(own, width(of: next)) }
    } else if end == .point {
      other = 0
    }
    return isUpward ? (other, own) : (own, other)
  }
}
