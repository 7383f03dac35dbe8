/// Words that belong to tiers, each centred under its own: names, or savings.
///
/// Where they do not fit side by side they take two lines, then stand at two heights by turns, then are elided; what would keep less
/// than half of its letters, or less than three, is left out.
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
    /// The heaviest of the styles that are used: what is measured.
    var style: TextStyle
    /// Each tier's own style.
    var styles: [TextStyle]
    var left: Double
    var right: Double
    /// One line, or two.
    var mostLines: Int
    var measurer: TextMeasurer

    func width(_ word: String) -> Double { measurer.width(of: word, style: style) }
    /// The room between a tier's edges.
    func room(_ place: Int) -> Double { max(0, pieces[place].width - TierLook.wordGap) }
  }

  init() {}

  init(_ request: Request, top: Double) {
    count = request.words.reduce(0) { $0 + ($1.isEmpty ? 0 : 1) }
    lines = request.words.map { _ in [] }
    guard count > 0 else { return }
    let box = LineBox(request.style, request.measurer)
    let widths = request.words.map { request.width($0) }
    func write(_ place: Int, _ words: [String], row: Int, middle: Double) {
      for (line, word) in words.enumerated() {
        let y = top + box.height * Double(row + line) + box.ascent
        lines[place].append(
          TextRun(
            word, style: request.styles[place], baseline: ChartPoint(x: middle, y: y), anchor: .middle, width: request.width(word)
          ))
        height = max(height, box.height * Double(row + line + 1))
      }
      shown += 1
    }
    func middle(_ place: Int) -> Double { request.pieces[place].x + request.pieces[place].width / 2 }
    let places = request.words.indices.filter { !request.words[$0].isEmpty }

    if places.allSatisfy({ widths[$0] <= request.room($0) }) {
      for place in places { write(place, [request.words[place]], row: 0, middle: middle(place)) }
      return
    }
    if request.mostLines > 1 {
      if let broken = Self.broken(request, places) {
        for (place, words) in zip(places, broken) { write(place, words, row: 0, middle: middle(place)) }
        return
      }
      if let middles = Self.staggered(request, places, widths) {
        for (turn, place) in places.enumerated() { write(place, [request.words[place]], row: turn % 2, middle: middles[turn]) }
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
          request.words[place], to: request.room(place), lines: 2, style: request.style, measurer: request.measurer)
      else { return nil }
      all.append(lines)
    }
    return all
  }

  /// The middles of words that stand at two heights by turns; nil where even so they do not fit.
  private static func staggered(_ request: Request, _ places: [Int], _ widths: [Double]) -> [Double]? {
    guard places.count > 2 else { return nil }
    var rows = [TierWordRow(left: request.left, right: request.right), TierWordRow(left: request.left, right: request.right)]
    var middles: [Double] = []
    middles.reserveCapacity(places.count)
    for (turn, place) in places.enumerated() {
      let piece = request.pieces[place]
      guard piece.width > 0, let middle = rows[turn % 2].middle(for: piece.x + piece.width / 2, width: widths[place]),
        // Moved in from an end, it must still be under its tier.
        middle >= piece.x, middle <= piece.maxX
      else { return nil }
      rows[turn % 2].take(middle - widths[place] / 2, middle + widths[place] / 2)
      middles.append(middle)
    }
    return middles
  }

  /// A tier's words cut to its width; none where too little would be left of them.
  private static func cut(_ request: Request, _ place: Int) -> [String] {
    let word = request.words[place]
    let lines = flowed(
      word, to: request.room(place), lines: request.mostLines, style: request.style, measurer: request.measurer)
    guard let last = lines.last, last.last == "…", last != word else { return lines }
    let kept = lines.reduce(-1) { $0 + $1.count }
    return kept >= 3 && 2 * kept >= word.count ? lines : []
  }
}
