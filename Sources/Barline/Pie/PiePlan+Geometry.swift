extension PiePlan {
  /// A slice's true place, without its gap, moved out as far as it stands out; nil where it has no slice.
  public func sector(ofSliceAt item: Int) -> Sector? {
    room.radius > 0 ? slice(at: item).map { sector(of: $0) } : nil
  }

  /// A slice's place, without its gap.
  package func sector(of slice: PieSlice) -> Sector {
    Sector(
      center: room.center.at(slice.offset, slice.middle), innerRadius: room.hole, outerRadius: room.radius,
      startAngle: slice.start, endAngle: slice.end)
  }

  /// The upright rectangle round a slice, in points of the view; nil where it has no slice.
  public func frame(ofSliceAt item: Int) -> ChartRect? {
    sector(ofSliceAt: item).map { Self.frame(of: $0) }
  }

  /// The upright rectangle round a sector.
  package static func frame(of sector: Sector) -> ChartRect {
    var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
    func reach(_ radius: Double, _ angle: Double) {
      let point = sector.center.at(radius, angle)
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    for angle in [sector.startAngle, sector.endAngle] {
      reach(sector.outerRadius, angle)
      reach(sector.innerRadius, angle)
    }
    // The rim's own farthest points, a quarter of a turn apart.
    var quarter = (sector.startAngle / (.pi / 2)).rounded(.up)
    while quarter * .pi / 2 < sector.endAngle {
      reach(sector.outerRadius, quarter * .pi / 2)
      quarter += 1
    }
    return ChartRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Which slice is at a point; nil in the hole, outside the pie, and where there is no slice.
  ///
  /// Angle and radius count. Gaps belong to the slice whose true side they are on, so that no place in the pie is dead. A selected slice
  /// is also where it has moved to.
  /// - Complexity: O(log n), and O(n) where slices stand out.
  public func target(at point: ChartPoint, in model: PieModel, selection: ChartIndex? = nil) -> ChartIndex? {
    guard (point.x + point.y).isFinite, !slices.isEmpty, room.radius > 0 else { return nil }
    if let selection, var selected = slice(at: selection.item) {
      selected.offset = selectedOffset(selected)
      if selected.offset > 0, contains(selected, point) { return ChartIndex(item: selected.item) }
    }
    // What stands out is drawn over what does not.
    if room.farthestOffset > room.selectedOffset || slices.contains(where: { $0.offset > 0 }) {
      for slice in slices.reversed() where slice.offset > 0 && contains(slice, point) { return ChartIndex(item: slice.item) }
    }
    let (dx, dy) = (point.x - room.center.x, point.y - room.center.y)
    guard isBetweenRadii(dx, dy), let first = slices.first, let last = slices.last else { return nil }
    let isRising = first.start <= last.start
    let origin = isRising ? first.start : last.start
    let angle = origin + turned(arcTangent(y: dx, x: -dy) - origin)
    var (low, high) = (0, slices.count - 1)
    while low < high {
      let middle = (low + high) / 2
      let isPassed = isRising ? slices[middle].end <= angle : slices[middle].start > angle
      if isPassed { low = middle + 1 } else { high = middle }
    }
    let slice = slices[low]
    return slice.offset == 0 && angle >= slice.start && angle <= slice.end ? ChartIndex(item: slice.item) : nil
  }

  private func contains(_ slice: PieSlice, _ point: ChartPoint) -> Bool {
    let center = room.center.at(slice.offset, slice.middle)
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    return isBetweenRadii(dx, dy) && turned(arcTangent(y: dx, x: -dy) - slice.start) <= slice.sweep
  }

  private func isBetweenRadii(_ dx: Double, _ dy: Double) -> Bool {
    let square = dx * dx + dy * dy
    return square <= room.radius * room.radius && square >= room.hole * room.hole
  }

  /// An angle within a turn.
  private func turned(_ angle: Double) -> Double { angle - (angle / (2 * .pi)).rounded(.down) * 2 * .pi }

  /// A slice's figure.
  ///
  /// A slice that is alone is a whole disc or ring, or half of one: no gap, no seam. Which kind of figure it is, and of how many elements,
  /// does not depend on where the slice is in its motion.
  ///
  /// - Parameters:
  ///   - slice: Its place, perhaps on its way.
  ///   - rest: Its angle at rest.
  ///   - offset: How far it stands out.
  package func figure(of slice: PieSlice, rest: Double, offset: Double) -> Figure {
    let center = offset > 0 ? room.center.at(offset, slice.middle) : room.center
    let gap = options.wantedGap
    let corner = max(0, options.cornerRadius.finite(or: 0))
    guard seen > 1 && gap > 0 || corner > 0 && (seen > 1 || options.shape.isHalf) else {
      return .sector(
        Sector(
          center: center, innerRadius: room.hole, outerRadius: room.radius, startAngle: slice.start, endAngle: slice.end))
    }
    let outline = PieOutline(
      center: center, innerRadius: room.hole, outerRadius: room.radius, start: slice.start, end: slice.end,
      inset: seen > 1 ? PieOutline.inset(gap: gap, radius: room.radius, sweep: slice.sweep) : 0, cornerRadius: corner,
      pieces: PieOutline.pieces(of: rest))
    return .path(outline.path(hasCorners: corner > 0))
  }
}
