/// Goals along the track: each a line at its true place, and words over it where there is room.
struct TierGoals: Equatable, Sendable {
  /// A goal that has a place.
  struct Goal: Equatable, Sendable {
    /// The middle of its line: true but for the half of its own width that the track's ends ask for.
    let x: Double
    /// Its words; nil where they have no room.
    var words: TextRun?
    /// Where the line from the words to the track begins.
    var top: Double
  }

  private(set) var goals: [Goal] = []
  /// How many are outside all tiers.
  private(set) var outside = 0
  /// Whether some words stand in the second row, which is the higher one.
  private(set) var usesSecondRow = false

  init() {}

  /// Places goals.
  ///
  /// - Parameters:
  ///   - pill: What the pill takes of the first row; nil for no pill.
  ///   - rows: How many rows there are for words: 0, 1 or 2.
  ///   - tops: The top of the words in each row.
  init(
    _ goals: ArraySlice<TierModel.Goal>, _ scale: TierScale, pill: (low: Double, high: Double)?, rows: Int, tops: [Double],
    texts: TierTexts, look: TierLook
  ) {
    guard let first = scale.pieces.first, let last = scale.pieces.last else { return }
    let box = LineBox(look.goal, texts.measurer)
    var words = [TierWordRow](repeating: TierWordRow(left: scale.left, right: scale.right), count: 2)
    if let pill { words[0].take(pill.low, pill.high) }
    for goal in goals {
      guard let value = goal.value, value >= first.start, value <= last.end else {
        outside += 1
        continue
      }
      let half = min(TierLook.goalHalf, (scale.right - scale.left) / 2)
      let x = min(max(scale.position(of: value), scale.left + half), scale.right - half)
      var placed = Goal(x: x, words: nil, top: 0)
      let label = goal.label.isEmpty ? texts.boundary(value) : goal.label
      let room = (scale.right - scale.left) / 2
      if rows > 0, let shown = elided(label, to: room, style: look.goal, measurer: texts.measurer) {
        let width = texts.measurer.width(of: shown, style: look.goal)
        // First over their line, then aside of it as far as they still touch it.
        for (row, aside) in [(0, 0), (1, 0), (0, width / 2 - 4), (1, width / 2 - 4)] where row < rows {
          // Words in the higher row need the way down to the track.
          if row == 1, !words[0].isFree(x - 1, x + 1) { continue }
          guard let middle = words[row].middle(for: x, width: width, aside: aside) else { continue }
          words[row].take(middle - width / 2, middle + width / 2)
          if row == 1 {
            words[0].take(x - 1, x + 1)
            usesSecondRow = true
          }
          placed.words = TextRun(
            shown, style: look.goal, baseline: ChartPoint(x: middle, y: tops[row] + box.ascent), anchor: .middle, width: width)
          placed.top = tops[row] + box.height + min(TierLook.tipGap, look.tipRoom)
          break
        }
      }
      self.goals.append(placed)
    }
  }

  /// Moves all words down.
  mutating func move(down dy: Double) {
    for place in goals.indices {
      goals[place].words?.baseline.y += dy
      goals[place].top += dy
    }
  }

  /// How many goals have their words.
  var shown: Int { goals.reduce(0) { $0 + ($1.words == nil ? 0 : 1) } }
}
