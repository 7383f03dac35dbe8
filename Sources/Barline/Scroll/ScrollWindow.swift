/// The part of a content wider than its plot that the plot shows: where items and positions stand, in points of the view.
package struct ScrollWindow: Equatable, Sendable {
  /// How items and positions lie in the content.
  package enum Content: Equatable, Sendable {
    /// Items side by side: the middle of the first, and from one to the next.
    case even(first: Double, step: Double)
    /// Items as wide as their labels.
    case labels(LabelSlots)
    /// Positions: the one at the content's edge, and how many points for each 1.
    case positions(from: Double, scale: Double)
  }

  /// How the content lies.
  package let content: Content
  /// How many items there are.
  package let count: Int
  /// How wide the content is.
  package let contentWidth: Double
  /// How much of it is to the left of the plot: 0…`maximumOffset`.
  package let offset: Double
  /// The offset as it is drawn: on the pixels' own grid where marks are, so that they keep their distances while they scroll.
  package let drawnOffset: Double
  /// The plot's left edge and its width.
  package let (x, width): (Double, Double)

  /// The greatest offset.
  package var maximumOffset: Double { max(0, contentWidth - width) }

  /// Where a position is across; items' positions are their numbers.
  package func position(of position: Double) -> Double { x - drawnOffset + across(position) }

  /// The position at a place across: the inverse.
  package func value(at place: Double) -> Double { value(inContent: place - x + drawnOffset) }

  /// The middle of an item.
  package func center(_ item: Int) -> Double { position(of: Double(item)) }

  /// The items that are seen, the outer ones perhaps in part.
  package var items: Range<Int> {
    switch content {
    case .even(let first, let step):
      let edge = first - step / 2
      let low = Int(saturating: ((drawnOffset - edge) / step).rounded(.down))
      let high = Int(saturating: ((drawnOffset + width - edge) / step).rounded(.up))
      let start = min(max(0, low), count)
      return start..<min(max(start, high), count)
    case .labels(let slots):
      let start = max(0, slots.item(at: drawnOffset))
      return start..<max(start, min(slots.item(at: drawnOffset + width) + 1, count))
    case .positions: return 0..<count
    }
  }

  /// From where to where an item reaches in the content.
  package func slot(_ item: Int) -> (start: Double, end: Double) {
    switch content {
    case .even(let first, let step): return (first + (Double(item) - 0.5) * step, first + (Double(item) + 0.5) * step)
    case .labels(let slots):
      guard slots.starts.indices.contains(item) else { return (0, 0) }
      return (slots.starts[item], item + 1 < slots.starts.count ? slots.starts[item + 1] : slots.width)
    case .positions: return (across(Double(item)), across(Double(item)))
    }
  }

  /// Where all of the content is, as high as a plot.
  package func content(in plot: ChartRect) -> ChartRect {
    ChartRect(x: x - drawnOffset, y: plot.y, width: contentWidth, height: plot.height)
  }

  /// The positions from the plot's left edge to its right one.
  package var domain: Domain { Domain(lower: value(at: x), upper: value(at: x + width)) ?? .unit }

  /// Where a position is in the content.
  package func across(_ position: Double) -> Double {
    switch content {
    case .even(let first, let step): first + position * step
    case .labels(let slots): slots.across(position)
    case .positions(let lower, let scale): (position - lower) * scale
    }
  }

  /// The offset that a place wants, perhaps beyond the content's ends.
  package func offset(of wanted: ScrollPlace) -> Double {
    func offset(_ start: Double, _ end: Double, _ anchor: ScrollAnchor) -> Double {
      switch anchor {
      case .leading: start
      case .center: (start + end) / 2 - width / 2
      case .trailing: end - width
      }
    }
    switch wanted {
    case .offset(let offset): return offset.isNaN ? 0 : offset
    case .item(let item, let anchor):
      let slot = slot(min(max(item, 0), count - 1))
      return offset(slot.start, slot.end, anchor)
    case .position(let position, let anchor):
      let place = across(position.isNaN ? 0 : min(max(position, -1e300), 1e300))
      return offset(place, place, anchor)
    }
  }

  /// The offset that is nearest and shows all from one place in the content to another, or, where that is wider than the plot, its start.
  package func offset(revealing span: (start: Double, end: Double)) -> Double {
    min(max(offset, span.end - width), span.start)
  }

  /// The position at a place in the content: the inverse of `across`.
  package func value(inContent place: Double) -> Double {
    switch content {
    case .even(let first, let step): (place - first) / step
    case .labels(let slots): slots.position(at: place)
    case .positions(let lower, let scale): lower + place / scale
    }
  }
}

/// What a chart asks of its window, before there is a plot.
package struct ScrollRequest {
  package var options: ScrollOptions
  /// How many items there are.
  package var count: Int
  /// The positions from the content's one end to its other, where points have their own.
  package var positions: Domain?
  /// The items' places, where each is as wide as its label.
  package var labels: LabelSlots?
  /// Points between bars of which the outer ones are flush with the content's edges; 0 where they are not.
  package var gap = 0.0
  /// How many pixels a point has, where marks are set on them; nil where they are not.
  package var pixels: Double?

  /// No content is wider.
  private static let widest = 1e9

  package init(_ options: ScrollOptions, count: Int) {
    self.options = options
    self.count = count
  }

  /// The window for a plot; nil where all of the content has room in it.
  package func window(x: Double, width: Double) -> ScrollWindow? {
    guard width > 0, count > 0, let (content, contentWidth) = content(width: width), contentWidth > width + 1e-6 else {
      return nil
    }
    func window(_ offset: Double) -> ScrollWindow {
      let drawn = pixels.map { (offset * $0).rounded() / $0 } ?? offset
      return ScrollWindow(
        content: content, count: count, contentWidth: contentWidth, offset: offset, drawnOffset: drawn, x: x, width: width)
    }
    let wanted = window(0).offset(of: options.place) + options.shift
    let most = contentWidth - width
    return window(wanted > 0 ? min(wanted, most) : 0)
  }

  /// How the content lies and how wide it is; nil where it is to fit.
  private func content(width: Double) -> (ScrollWindow.Content, Double)? {
    let step: Double
    switch options.width {
    case .fits: return nil
    case .step(let points): step = points
    case .visible(let length):
      guard length > 0, length.isFinite else { return nil }
      step = positions == nil ? (width + gap) / length : width / length
    case .labels:
      guard positions == nil, let labels else { return nil }
      return (.labels(labels), labels.width)
    }
    guard step > 0, step.isFinite else { return nil }
    if let positions {
      let length = positions.upper - positions.lower
      guard length > 0, length.isFinite else { return nil }
      let all = min(length * step, Self.widest)
      return (.positions(from: positions.lower, scale: all / length), all)
    }
    let all = min(Double(count) * step, Self.widest)
    let even = all / Double(count)
    let gap = min(max(0, gap), even)
    return (.even(first: (even - gap) / 2, step: even), all - gap)
  }
}
