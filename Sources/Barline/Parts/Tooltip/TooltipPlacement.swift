/// The side of a mark on which its tooltip is.
package enum TooltipSide: Equatable, Sendable {
  /// Over the mark: the usual side.
  case above
  /// Under it.
  case below
  /// To its left.
  case left
  /// To its right.
  case right
  /// On the mark, because the view is too small for anything else.
  case over
}

/// Where a card of a given size goes.
struct TooltipPlacement: Equatable {
  let rect: ChartRect
  let side: TooltipSide
  let tip: ChartPoint?

  /// Between the card and the mark; the tip takes most of it.
  static let gap = 8.0
  /// The least distance between the card and a finger's middle.
  static let fingerRoom = 24.0
  static let tipLength = 6.0
  static let tipHalf = 6.0

  /// Tries above, below and the two sides, with and without stepping back from the finger; the sides first where they are preferred. A
  /// place on words gives way to a free one, but not to one under the hand.
  init(
    size: ChartSize, anchor whole: ChartRect, view: ChartRect, touch: ChartPoint?, clearOf words: [ChartRect] = [],
    prefersSides: Bool = false
  ) {
    // A mark that reaches beyond the view is pointed at where it is seen.
    let anchor = ChartRect(
      left: max(view.minX, min(whole.minX, view.maxX)), top: max(view.minY, min(whole.minY, view.maxY)),
      right: max(view.minX, min(whole.maxX, view.maxX)), bottom: max(view.minY, min(whole.maxY, view.maxY)))
    // A card that has room keeps off the view's edges.
    let margin = ChartInsets(
      top: size.height + 8 <= view.height ? 4 : 0, left: size.width + 8 <= view.width ? 4 : 0,
      bottom: size.height + 8 <= view.height ? 4 : 0, right: size.width + 8 <= view.width ? 4 : 0)
    let view = view.inset(by: margin)
    let gap = TooltipPlacement.gap
    let room = TooltipPlacement.fingerRoom
    func inside(_ x: Double, _ low: Double, _ high: Double, _ length: Double) -> Double { max(low, min(x, high - length)) }
    let middleX = inside((anchor.midX - size.width / 2).rounded(), view.minX, view.maxX, size.width)
    // Beside a tall bar the card stays near the value end.
    let endY = anchor.minY + min(anchor.height / 2, 16)
    let middleY = inside((endY - size.height / 2).rounded(), view.minY, view.maxY, size.height)
    func above(_ edge: Double) -> (TooltipSide, Double, Double) { (.above, middleX, (edge - size.height).rounded(.down)) }
    func below(_ edge: Double) -> (TooltipSide, Double, Double) { (.below, middleX, edge.rounded(.up)) }
    func right(_ edge: Double) -> (TooltipSide, Double, Double) { (.right, edge.rounded(.up), middleY) }
    func left(_ edge: Double) -> (TooltipSide, Double, Double) { (.left, (edge - size.width).rounded(.down), middleY) }
    let (top, bottom, end, start) = (anchor.minY - gap, anchor.maxY + gap, anchor.maxX + gap, anchor.minX - gap)
    var candidates = [above(top), below(bottom), right(end), left(start)]
    if let touch {
      candidates = [
        above(top), above(min(top, touch.y - room)), below(bottom), below(max(bottom, touch.y + room)), right(end),
        right(max(end, touch.x + room)), left(start), left(min(start, touch.x - room)),
      ]
    }
    if prefersSides { candidates = candidates.suffix(candidates.count / 2) + candidates.prefix(candidates.count / 2) }
    var usual: (rect: ChartRect, side: TooltipSide)?
    var best: (rect: ChartRect, side: TooltipSide, distance: Double)?
    for (side, x, y) in candidates {
      let wanted = ChartRect(x: x, y: y, width: size.width, height: size.height)
      let rect = ChartRect(
        x: inside(x, view.minX, view.maxX, size.width), y: inside(y, view.minY, view.maxY, size.height), width: size.width,
        height: size.height)
      let distance = touch.map(rect.distance) ?? .infinity
      if rect == wanted, distance >= room {
        if usual == nil || touch == nil || side != .below, !words.contains(where: { $0.overlaps(rect) }) {
          self.init(rect, side, anchor)
          return
        }
        usual = usual ?? (rect, side)
      }
      // No place is good: the one inside the view that is furthest from the finger, and off the mark if it can be.
      if distance > (best?.distance ?? -1) { best = (rect, rect.overlaps(anchor) ? .over : side, distance) }
    }
    if let usual {
      self.init(usual.rect, usual.side, anchor)
      return
    }
    self.init(best?.rect ?? ChartRect(x: view.x, y: view.y, width: size.width, height: size.height), best?.side ?? .over, anchor)
  }

  private init(_ rect: ChartRect, _ side: TooltipSide, _ anchor: ChartRect) {
    self.rect = rect
    let length = TooltipPlacement.tipLength
    let x = max(rect.minX + 1, min(anchor.midX, rect.maxX - 1))
    let y = max(rect.minY + 1, min(anchor.minY + min(anchor.height / 2, 16), rect.maxY - 1))
    let (distance, point): (Double, ChartPoint) =
      switch side {
      case .above: (anchor.minY - rect.maxY, ChartPoint(x: x, y: rect.maxY + length))
      case .below: (rect.minY - anchor.maxY, ChartPoint(x: x, y: rect.minY - length))
      case .right: (rect.minX - anchor.maxX, ChartPoint(x: rect.minX - length, y: y))
      case .left: (anchor.minX - rect.maxX, ChartPoint(x: rect.maxX + length, y: y))
      case .over: (-1, .zero)
      }
    // A card that was clamped to the view may be closer to its mark than the tip is long, or on it.
    self.side = distance >= 0 ? side : .over
    tip = distance >= length ? point : nil
  }
}

extension ChartRect {
  /// How far a point is from the rectangle; 0 inside.
  package func distance(to point: ChartPoint) -> Double {
    let dx = max(minX - point.x, 0, point.x - maxX)
    let dy = max(minY - point.y, 0, point.y - maxY)
    return (dx * dx + dy * dy).squareRoot()
  }
}
