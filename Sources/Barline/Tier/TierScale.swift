/// Where an amount is among tiers.
public enum TierStanding: Hashable, Sendable {
  /// There is no amount, or no tier.
  case unknown
  /// Before the first tier.
  case below
  /// In a tier, by its place in the data.
  case inside(Int)
  /// After one tier and before another, by their places in the data.
  case between(Int, Int)
  /// After the last tier.
  case beyond
}

/// Where amounts stand along the track: tiers from left to right, thin pieces where amounts belong to no tier, and a piece beyond an end
/// where the amount is there.
///
/// The map is monotone: a greater amount never stands farther left.
package struct TierScale: Equatable, Sendable {
  /// A tier's part of the track.
  package struct Piece: Equatable, Sendable {
    /// Which tier of the data it is.
    package let item: Int
    /// The first amount.
    package let start: Double
    /// The last amount.
    package let end: Double
    /// The left edge.
    package fileprivate(set) var x: Double
    /// The width, in points.
    package fileprivate(set) var width: Double
    /// The right edge.
    package var maxX: Double { x + width }
  }

  /// The tiers, from left to right.
  package private(set) var pieces: [Piece]
  /// Where the track starts: with the first tier, or before it where the amount is below all.
  package let left: Double
  /// Where the track ends: with the last tier, or beyond it where the amount is beyond all.
  package let right: Double
  private let edge: TierEdge
  /// Whether all tiers are equally wide and no gap is between them.
  package private(set) var isEven = false

  /// Puts tiers at other places along the track, in their order.
  mutating func move(to places: [TierScene.Piece]) {
    for place in pieces.indices where place < places.count {
      (pieces[place].x, pieces[place].width) = (places[place].x, places[place].width)
    }
  }

  /// Lays tiers along a track.
  ///
  /// - Parameters:
  ///   - spans: The tiers in order.
  ///   - options: Widths, and the rule for edges.
  ///   - amount: The amount; one outside all tiers gets a piece of track of its own.
  ///   - left: The track's left end.
  ///   - right: The track's right end.
  ///   - tail: How long the piece for an amount outside all tiers is, where there is room.
  package init(
    _ spans: [TierOrder.Span], _ options: TierOptions, amount: Double?, left: Double, right: Double, tail: Double
  ) {
    self.left = left
    self.right = right
    edge = options.edge
    pieces = spans.map { Piece(item: $0.item, start: $0.start, end: $0.end, x: left, width: 0) }
    guard let first = spans.first, let last = spans.last, right > left else { return }
    let tail = min(tail, (right - left) / 4)
    let isBelow = amount.map { $0 < first.start } ?? false
    let isBeyond = amount.map { $0 > last.end } ?? false
    let start = left + (isBelow ? tail : 0)
    let width = right - (isBeyond ? tail : 0) - start
    options.widths == .proportional && last.end > first.start ? placeByAmount(start, width) : placeEvenly(start, width)
  }

  private mutating func placeEvenly(_ start: Double, _ width: Double) {
    let gaps = zip(pieces, pieces.dropFirst()).reduce(0) { $0 + ($1.0.end < $1.1.start ? 1 : 0) }
    let count = Double(pieces.count)
    // At most half as wide as a tier.
    let gap = gaps > 0 ? min(24, width / (2 * count + Double(gaps))) : 0
    let each = (width - gap * Double(gaps)) / count
    isEven = gaps == 0
    var passed = 0.0
    for place in pieces.indices {
      if place > 0, pieces[place - 1].end < pieces[place].start { passed += 1 }
      pieces[place].x = start + each * Double(place) + gap * passed
      pieces[place].width = each
    }
  }

  private mutating func placeByAmount(_ start: Double, _ width: Double) {
    guard let first = pieces.first, let last = pieces.last else { return }
    for place in pieces.indices {
      let low = Self.share(of: pieces[place].start, from: first.start, to: last.end)
      let high = Self.share(of: pieces[place].end, from: first.start, to: last.end)
      pieces[place].x = start + width * low
      pieces[place].width = max(0, width * high - width * low)
    }
  }

  /// How far an amount is from one to another, 0…1; 1 where these are the same.
  private static func share(of amount: Double, from start: Double, to end: Double) -> Double {
    guard end > start else { return 1 }
    let length = end - start
    // The difference of the largest numbers is beyond them.
    let share = length.isFinite ? (amount - start) / length : (amount / 2 - start / 2) / (end / 2 - start / 2)
    return min(max(share, 0), 1)
  }

  /// The piece that the rule for edges gives an amount, or the one next to it on the side it comes from; nil before the first.
  private func place(of amount: Double) -> Int? {
    switch edge {
    case .lowerBelongs:
      // The last that begins at or before it.
      let next = firstPlace { $0.start > amount }
      return next > 0 ? next - 1 : nil
    case .upperBelongs:
      // The first that ends at or after it, unless it lies in the gap before.
      let next = firstPlace { $0.end >= amount }
      guard next < pieces.count else { return pieces.count - 1 }
      let isIn = amount > pieces[next].start || (amount == pieces[next].start && (next == 0 || pieces[next].end == amount))
      return isIn ? next : next > 0 ? next - 1 : nil
    }
  }

  /// The first piece of which something is true that is true of all after it; the number of pieces for none.
  private func firstPlace(_ isTrue: (Piece) -> Bool) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(pieces[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Where an amount is among the tiers.
  package func standing(of amount: Double?) -> TierStanding {
    guard let amount, amount.isFinite, let last = pieces.last else { return .unknown }
    guard let place = place(of: amount) else { return .below }
    let piece = pieces[place]
    if amount < piece.end { return .inside(piece.item) }
    if amount == piece.end, edge == .upperBelongs || piece.start == piece.end || place == pieces.count - 1 {
      return .inside(piece.item)
    }
    return amount > last.end ? .beyond : .between(piece.item, pieces[min(place + 1, pieces.count - 1)].item)
  }

  /// Where an amount stands, in points from the left of the view: always between the ends of the track.
  package func position(of amount: Double) -> Double {
    guard !amount.isNaN, let last = pieces.last else { return left }
    guard let place = place(of: amount) else { return left }
    let piece = pieces[place]
    if amount <= piece.end { return piece.x + piece.width * Self.share(of: amount, from: piece.start, to: piece.end) }
    guard place + 1 < pieces.count else { return amount > last.end ? right : last.maxX }
    let next = pieces[place + 1]
    return piece.maxX + (next.x - piece.maxX) * Self.share(of: amount, from: piece.end, to: next.start)
  }

  /// The tier at a position, by its place among the pieces; nil where there is none. A shared edge belongs to the right one.
  package func piece(at x: Double) -> Int? {
    var next = firstPlace { $0.x > x }
    // Tiers without width are passed over.
    while next > 0, pieces[next - 1].width <= 0 { next -= 1 }
    return next > 0 && x <= pieces[next - 1].maxX ? next - 1 : nil
  }
}
