/// Words that belong to tiers, each centred under its own: names, or savings.
///
/// Where they do not fit side by side they take two lines, then those that collide stand lower, then they are elided; what would keep
/// less than half of its letters, or less than three, is left out.
struct TierNames: Equatable, Sendable {
  /// The lines of each tier, by its place along the track; none where it has no words or no room.
  private(set) var lines: [[TextRun]] = []
  /// From the top to the bottom of the lowest line.
  private(set) var height = 0.0
  /// How many tiers have words, and how many of these are shown.
  private(set) var count = 0
  private(set) var shown = 0

  /// What is laid out, and where.
  struct Request {
    var pieces: [TierScale.Piece]
    /// Each tier's words, by its place along the track.
    var words: [String]
    /// The style that says how high a line is.
    var style: TextStyle
    /// Each tier's own style.
    var styles: [TextStyle]
    var left: Double
    var right: Double
    /// One line, or two.
    var mostLines: Int
    var measurer: TextMeasurer

    func width(_ word: String, _ place: Int) -> Double { measurer.width(of: word, style: styles[place]) }
    /// Whether all tiers are equally wide.
    var isEven: Bool { pieces.allSatisfy { ($0.width - pieces[0].width).magnitude < 0.01 } }
    /// The room between a tier's edges.
    func room(_ place: Int) -> Double { max(0, pieces[place].width - TierLook.wordGap) }
  }

  init() {}

  /// Moves all words down.
  mutating func move(down dy: Double) {
    for place in lines.indices {
      for line in lines[place].indices { lines[place][line].baseline.y += dy }
    }
  }

  init(_ request: Request, top: Double) {
    count = request.words.reduce(0) { $0 + ($1.isEmpty ? 0 : 1) }
    lines = request.words.map { _ in [] }
    guard count > 0 else { return }
    let box = LineBox(request.style, request.measurer)
    let widths = request.words.indices.map { request.width(request.words[$0], $0) }
    func write(_ place: Int, _ words: [String], row: Int, middle: Double) {
      for (line, word) in words.enumerated() {
        let y = top + box.height * Double(row + line) + box.ascent
        lines[place].append(
          TextRun(
            word, style: request.styles[place], baseline: ChartPoint(x: middle, y: y), anchor: .middle,
            width: request.width(word, place)
          ))
        height = max(height, box.height * Double(row + line + 1))
      }
      shown += 1
    }
    func middle(_ place: Int) -> Double { request.pieces[place].x + request.pieces[place].width / 2 }
    let places = request.words.indices.filter { !request.words[$0].isEmpty }

    if let row = Self.spread(request, places, widths, rows: 1) {
      for (place, found) in zip(places, row) { write(place, [request.words[place]], row: 0, middle: found.middle) }
      return
    }
    if request.mostLines > 1 {
      if let broken = Self.broken(request, places) {
        for (place, words) in zip(places, broken) { write(place, words, row: 0, middle: middle(place)) }
        return
      }
      if let rows = Self.spread(request, places, widths, rows: 2) {
        for (place, found) in zip(places, rows) { write(place, [request.words[place]], row: found.row, middle: found.middle) }
        return
      }
    }
    for place in places {
      let short = Self.cut(request, place)
      if !short.isEmpty { write(place, short, row: 0, middle: middle(place)) }
    }
  }

  /// Each tier's words in two lines; nil where some do not fit.
  private static func broken(_ request: Request, _ places: [Int]) -> [[String]]? {
    var all: [[String]] = []
    all.reserveCapacity(places.count)
    for place in places {
      guard
        let lines = wrapped(
          request.words[place], to: request.room(place), lines: 2, style: request.styles[place], measurer: request.measurer)
      else { return nil }
      all.append(lines)
    }
    return all
  }

  /// Where whole words stand, each in the first of some rows in which it touches none before it, or in equal tiers by turns; nil where
  /// one has no room. A word may be wider than its tier.
  private static func spread(
    _ request: Request, _ places: [Int], _ widths: [Double], rows: Int
  ) -> [(row: Int, middle: Double)]? {
    var taken = [TierWordRow](repeating: TierWordRow(left: request.left, right: request.right), count: rows)
    var found: [(row: Int, middle: Double)] = []
    found.reserveCapacity(places.count)
    let takesTurns = rows > 1 && request.isEven
    for (turn, place) in places.enumerated() {
      let piece = request.pieces[place]
      var own: (row: Int, middle: Double)?
      for row in takesTurns ? turn % rows..<turn % rows + 1 : 0..<rows where own == nil && piece.width > 0 {
        guard let middle = taken[row].middle(for: piece.x + piece.width / 2, width: widths[place]),
          // Moved in from an end, it must still be under its tier.
          middle >= piece.x, middle <= piece.maxX
        else { continue }
        taken[row].take(middle - widths[place] / 2, middle + widths[place] / 2)
        own = (row, middle)
      }
      guard let own else { return nil }
      found.append(own)
    }
    return found
  }

  /// A tier's words cut to its width; none where too little would be left of them.
  private static func cut(_ request: Request, _ place: Int) -> [String] {
    let word = request.words[place]
    let lines = flowed(
      word, to: request.room(place), lines: request.mostLines, style: request.styles[place], measurer: request.measurer)
    guard let last = lines.last, last.unicodeScalars.last == "…", last != word else { return lines }
    let kept = lines.reduce(-1) { $0 + $1.clusterCount }
    return kept >= 3 && 2 * kept >= word.clusterCount ? lines : []
  }
}
