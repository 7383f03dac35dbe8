/// Where the positions of points stand across: at even distances, or over the middles of labels.
package struct PointScale: Equatable, Sendable {
  /// From the plot's left edge to its right one.
  package let linear: LinearScale
  /// Where labels decide how far items are apart.
  private let window: ScrollWindow?

  package init(_ linear: LinearScale, window: ScrollWindow? = nil) {
    self.linear = linear
    if case .labels? = window?.content { self.window = window } else { self.window = nil }
  }

  /// Where a position is across.
  package func position(of value: Double) -> Double {
    guard let window else { return linear.position(of: value) }
    return window.position(of: value)
  }

  /// The position at a place across.
  package func value(at position: Double) -> Double {
    guard let window else { return linear.value(at: position) }
    return window.value(at: position)
  }
}

/// The points of a line that matter to a picture: those in view, and what is drawn of the line beside them.
package struct LinePart: Equatable, Sendable {
  /// The points in view.
  package var seen: Range<Int>
  /// These, and on each side as many as a curve between the outermost of them depends on.
  package var drawn: Range<Int>
}

extension LineModel.Line {
  /// All points.
  package var whole: LinePart { LinePart(seen: 0..<values.count, drawn: 0..<values.count) }

  /// The points that matter to a picture of some positions; all of a line that turns back.
  ///
  /// - Complexity: O(log n), and one look at each of neighbouring points that are missing where gaps are bridged.
  package func part(in domain: Domain) -> LinePart {
    guard isRising else { return whole }
    let start = first(notBefore: domain.lower)
    let seen = start..<max(start, first(after: domain.upper))
    var (low, high) = (seen.lowerBound, seen.upperBound)
    // Two on each side: the slope of a curve at a point depends on the points beside it.
    for _ in 0..<2 {
      low -= 1
      high += 1
      if style.gaps == .bridge {
        while low > 0, low < values.count, values[low].isNaN { low -= 1 }
        while high < values.count, values[high - 1].isNaN { high += 1 }
      }
    }
    low = max(0, low)
    // Dashes go on from where a line begins; of a very long line, from every so-manieth point.
    if !style.dash.isEmpty { low = low / Self.dashStride * Self.dashStride }
    return LinePart(seen: seen, drawn: min(low, values.count)..<min(max(low, high), values.count))
  }

  /// From how many points on dashes are not counted from the line's beginning.
  private static let dashStride = 4096

  /// The first point at a position or after it.
  private func first(notBefore position: Double) -> Int {
    guard !positions.isEmpty else { return min(values.count, max(0, Int(saturating: position.rounded(.up)))) }
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first point after a position.
  private func first(after position: Double) -> Int {
    guard !positions.isEmpty else { return min(values.count, max(0, Int(saturating: position.rounded(.down)) + 1)) }
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension LinePlan {
  /// The points of a line that matter to the picture.
  package func part(ofLine place: Int, in model: LineModel) -> LinePart {
    let line = model.lines[place]
    return window == nil ? line.whole : line.part(in: positionScale.domain)
  }

  /// The items that are in view.
  func items(in model: LineModel) -> Range<Int> {
    guard let window else { return 0..<model.count }
    guard case .positions = window.content else { return window.items }
    let parts = model.lines.indices.map { part(ofLine: $0, in: model).seen }.filter { !$0.isEmpty }
    guard let first = parts.map({ $0.lowerBound }).min(), let end = parts.map({ $0.upperBound }).max() else { return 0..<0 }
    return first..<end
  }

  /// All of the content, where it is wider than the plot; nil where it is not.
  var content: ChartRect? { window.map { $0.content(in: plot) } }

  /// Whether a point, or what is drawn on it, is between the plot's left and right edges; always, where nothing scrolls.
  package func isSeen(_ point: ChartPoint, reach: Double = 0.01) -> Bool {
    window == nil || point.x >= plot.minX - reach && point.x <= plot.maxX + reach
  }

  /// What lines are cut to at the sides, where they scroll: the plot's edges, or, at the content's own ends, as much more as keeps what
  /// is drawn on the outermost points whole.
  func sides(reach: Double) -> (left: Double, right: Double)? {
    guard let window else { return nil }
    return (
      window.offset <= 0 ? window.x - reach : window.x,
      window.offset >= window.maximumOffset ? window.x + window.width + reach : window.x + window.width
    )
  }
}

extension LineModel {
  /// A place to scroll to, by its position where points have their own: an item's is that of the first line that has it.
  package func place(_ wanted: ScrollPlace) -> ScrollPlace {
    guard hasPositions, case .item(let item, let anchor) = wanted else { return wanted }
    for line in lines where !line.values.isEmpty && (!line.positions.isEmpty || lines.count == 1) {
      let near = min(max(item, 0), line.values.count - 1)
      return .position(line.positions.isEmpty ? Double(near) : line.positions[near], anchor)
    }
    return wanted
  }
}
