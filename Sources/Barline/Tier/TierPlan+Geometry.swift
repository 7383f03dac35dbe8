extension TierPlan {
  /// Where an amount stands along the track, in points from the left of the view.
  ///
  /// A greater amount never stands farther left. Amounts outside all tiers stand at the track's ends; NaN stands at its start.
  public func position(of amount: Double) -> Double { layout.scale.position(of: amount) }

  /// The middle of the marker; nil without an amount or without tiers. It stands at the amount, but for the half of its own width
  /// that the track's ends ask for.
  public var markerCenter: ChartPoint? {
    hasMarker && !size.isEmpty ? ChartPoint(x: layout.markerX(forHighlightTo: highlightEnd), y: track.midY) : nil
  }

  /// A tier's part of the track, by the tier's place in the data; nil where it is not drawn.
  public func frame(ofTierAt item: Int) -> ChartRect? {
    layout.scale.pieces.firstIndex { $0.item == item }.map { rect(ofPiece: $0) }
  }

  /// Which tier is at a point; nil outside the plot, and where a place belongs to no tier.
  ///
  /// The whole height of the plot counts, so that a tier's words can be touched as well as its track. A shared edge belongs to the
  /// tier on its right.
  public func target(at point: ChartPoint) -> ChartIndex? {
    guard !size.isEmpty, plot.contains(point), let place = layout.scale.piece(at: point.x) else { return nil }
    return ChartIndex(item: layout.scale.pieces[place].item)
  }

  /// Where a highlight ends on its way along the track, from where it was to where this plan has it.
  ///
  /// - Parameters:
  ///   - previous: Where it ended before, in points; kept on this plan's track.
  ///   - progress: From 0, where it was, to 1, exactly where it will be; NaN counts as 0.
  public func highlightEnd(from previous: Double, at progress: Double) -> Double {
    let start = min(max(previous.finite(or: layout.scale.left), layout.scale.left), layout.scale.right)
    guard progress > 0 else { return start }
    return progress < 1 ? start + (highlightEnd - start) * progress : highlightEnd
  }

  /// A tier's part of the track.
  func rect(ofPiece place: Int) -> ChartRect {
    let piece = layout.scale.pieces[place]
    return ChartRect(x: piece.x, y: track.y, width: piece.width, height: track.height)
  }

  /// A tier's part of the track as it is drawn: a little apart from its neighbours, where that leaves enough of it.
  func drawnRect(ofPiece place: Int) -> ChartRect {
    let rect = rect(ofPiece: place)
    let pieces = layout.scale.pieces
    guard rect.width >= 6 * TierLook.halfGap else { return rect }
    let left = place > 0 && pieces[place - 1].maxX >= rect.minX - 0.001 ? TierLook.halfGap : 0
    let right = place + 1 < pieces.count && pieces[place + 1].x <= rect.maxX + 0.001 ? TierLook.halfGap : 0
    return ChartRect(left: rect.minX + left, top: rect.minY, right: rect.maxX - right, bottom: rect.maxY)
  }

  /// The thin parts of the track that belong to no tier: gaps, and what is beyond an end.
  var connectors: [ChartRect] {
    let height = max(min(2, track.height), track.height / 4)
    var rects: [ChartRect] = []
    var x = layout.scale.left
    func add(to end: Double) {
      guard end > x + 0.001 else { return }
      rects.append(ChartRect(x: x, y: track.midY - height / 2, width: end - x, height: height))
    }
    for piece in layout.scale.pieces {
      add(to: piece.x)
      x = max(x, piece.maxX)
    }
    add(to: layout.scale.right)
    return rects
  }
}
