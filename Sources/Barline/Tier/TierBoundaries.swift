/// The numbers under the track: where each tier begins and the last one ends, as many as there is room for.
///
/// In a row of equal tiers every number is shown, or every second and so on. Otherwise the ends come first, then those of the tier that
/// the amount is in, then the others from left to right.
struct TierBoundaries: Equatable, Sendable {
  /// The numbers that have room.
  private(set) var runs: [TextRun] = []
  /// How many there would be.
  private(set) var count = 0
  /// Of how many the app wants nothing said.
  private(set) var silent = 0

  /// A number, and the position that it belongs to.
  private struct Boundary {
    var value: Double
    var x: Double
    /// Which part of it stands there: beside a gap in the data, the two numbers turn away from each other.
    var anchor = TextAnchor.middle
  }

  init() {}

  /// Moves all numbers down.
  mutating func move(down dy: Double) {
    for place in runs.indices { runs[place].baseline.y += dy }
  }

  init(
    _ scale: TierScale, _ standing: TierStanding, left: Double, right: Double, baseline: Double, texts: TierTexts, look: TierLook
  ) {
    let boundaries = Self.boundaries(scale)
    count = boundaries.count
    let words = texts.boundaries(boundaries.map { $0.value })
    silent = words.count { $0.isEmpty }
    let widths = words.map { texts.measurer.width(of: $0, style: look.boundary) }
    let row = TierWordRow(left: left, right: right)
    let isEven = scale.isEven
    if isEven, let regular = Self.regular(boundaries, widths, row) {
      runs = write(regular, words, widths, left: left, right: right, baseline: baseline, look)
    } else {
      let order = [0, max(0, count - 1)] + Self.current(standing, scale, boundaries) + Array(0..<count)
      let placed = Self.placed(order, boundaries, widths, row)
      runs = write(placed, words, widths, left: left, right: right, baseline: baseline, look)
    }
  }

  /// Where tiers are equally wide: every number, or every second, third, fifth, tenth and so on, and the last one. Nil where not even
  /// two have room.
  private static func regular(_ boundaries: [Boundary], _ widths: [Double], _ row: TierWordRow) -> [Double?]? {
    let last = boundaries.count - 1
    guard last > 0 else { return nil }
    var step = 1
    while step <= last {
      // What stands too near to the last one gives way to it.
      let order = [0, last] + stride(from: step, to: last, by: step)
      let middles = placed(order, boundaries, widths, row)
      let missing = stride(from: step, to: last, by: step).filter { middles[$0] == nil }
      if missing.isEmpty || (step > 1 && missing.count == 1 && missing[0] + step >= last) { return middles }
      step = step == 1 ? 2 : step == 2 ? 3 : step == 3 ? 5 : step % 3 == 0 || step == 5 ? 10 : step * 2
      if step == 10, last < 10 { return nil }
    }
    return nil
  }

  /// The middles of numbers that choose their places in an order; nil for those without room.
  private static func placed(
    _ order: [Int], _ boundaries: [Boundary], _ widths: [Double], _ empty: TierWordRow
  ) -> [Double?] {
    var row = empty
    var middles: [Double?] = boundaries.map { _ in nil }
    for place in order where boundaries.indices.contains(place) && middles[place] == nil {
      let (boundary, width) = (boundaries[place], widths[place])
      let shift = boundary.anchor == .middle ? 0 : boundary.anchor == .start ? width / 2 : -width / 2
      guard let middle = row.middle(for: boundary.x + shift, width: width) else { continue }
      row.take(middle - width / 2, middle + width / 2)
      middles[place] = middle
    }
    return middles
  }

  /// The runs of numbers that have a place. One that was moved in from an end is held at that end, so that it lines up with the track
  /// whatever its true width is.
  private func write(
    _ middles: [Double?], _ words: [String], _ widths: [Double], left: Double, right: Double, baseline: Double, _ look: TierLook
  ) -> [TextRun] {
    middles.indices.compactMap { place in
      guard let middle = middles[place], !words[place].isEmpty else { return nil }
      let width = widths[place]
      let isFirst = middle - width / 2 <= left
      let isLast = !isFirst && middle + width / 2 >= right
      return TextRun(
        words[place], style: look.boundary,
        baseline: ChartPoint(x: isFirst ? left : isLast ? right : middle, y: baseline),
        anchor: isFirst ? .start : isLast ? .end : .middle, width: width)
    }
  }

  private static func boundaries(_ scale: TierScale) -> [Boundary] {
    var boundaries: [Boundary] = []
    boundaries.reserveCapacity(scale.pieces.count + 1)
    for place in scale.pieces.indices {
      let piece = scale.pieces[place]
      boundaries.append(Boundary(value: piece.start, x: piece.x))
      guard place > 0, scale.pieces[place - 1].end < piece.start else { continue }
      let before = scale.pieces[place - 1]
      boundaries[boundaries.count - 1].anchor = .start
      boundaries.insert(Boundary(value: before.end, x: before.maxX, anchor: .end), at: boundaries.count - 1)
    }
    if let last = scale.pieces.last { boundaries.append(Boundary(value: last.end, x: last.maxX)) }
    return boundaries
  }

  /// The places of the two numbers of the tier that the amount is in.
  private static func current(_ standing: TierStanding, _ scale: TierScale, _ boundaries: [Boundary]) -> [Int] {
    guard case .inside(let item) = standing, let piece = scale.pieces.first(where: { $0.item == item }) else { return [] }
    return boundaries.indices.filter { boundaries[$0].x == piece.x || boundaries[$0].x == piece.maxX }
  }
}
