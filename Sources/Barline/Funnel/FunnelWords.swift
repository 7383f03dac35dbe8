/// What is written at the stages of a funnel, placed.
package struct FunnelWords: Equatable, Sendable {
  /// A line inside a stage.
  package struct Inside: Equatable, Sendable {
    /// Where the stage stands.
    package let position: Int
    package let run: TextRun
  }

  /// A hairline from a word to its stage.
  package struct Leader: Equatable, Sendable {
    package let from: ChartPoint
    package let to: ChartPoint
    /// Whether the word is where it starts; else it is where it ends.
    package let startsAtWord: Bool
  }

  /// The lines inside stages, in the order of these.
  package private(set) var inside: [Inside] = []
  /// Names and counts beside stages.
  package private(set) var beside: [TextRun] = []
  /// The rates between stages.
  package private(set) var rates: [TextRun] = []
  package private(set) var leaders: [Leader] = []
  /// How many stages have words that found no place inside them.
  package private(set) var dropped = 0

  /// No words.
  package init() {}

  /// Places the words of a layout that has found their room.
  init(_ layout: FunnelLayout, fill: (Int) -> ChartColor) {
    let texts = layout.texts
    let hasLabels = !(texts.names.isEmpty && texts.counts.isEmpty) && layout.options.labels != .none
    for position in 0..<layout.count where hasLabels {
      if layout.options.labels != .inside, layout.isBeside[position] {
        addBeside(position, layout)
      } else {
        addInside(position, layout, fill)
      }
    }
    for position in texts.rates.indices.dropFirst() { addRate(position, layout) }
  }

  private mutating func addInside(_ position: Int, _ layout: FunnelLayout, _ fill: (Int) -> ChartColor) {
    let isAlone = layout.options.labels == .inside
    guard let found = layout.inside(position, isFree: isAlone, countAlone: isAlone) else {
      dropped += 1
      return
    }
    let (first, last) = layout.widths(position)
    let hasGround = max(first, last) > 0
    for run in found.runs {
      var run = run
      // A stage of no width has nothing under its words.
      run.style.color = hasGround ? .onMark(fill(position)) : .secondary
      if hasGround { inside.append(Inside(position: position, run: run)) } else { beside.append(run) }
    }
  }

  /// A stage's name and count outside it, each with a hairline where the stage is far.
  private mutating func addBeside(_ position: Int, _ layout: FunnelLayout) {
    let (texts, plot, grid) = (layout.texts, layout.plot, layout.grid)
    let middle = grid.middle(position)
    let isMissing = layout.value(position).isNaN
    let (first, last) = layout.widths(position)
    let edges = grid.across(first / 2 + last / 2)
    func join(_ low: Double, _ high: Double, startsAtWord: Bool) {
      guard layout.options.showsLeaders, !isMissing, high - low >= 8 else { return }
      // On the pixels' own grid.
      let along = middle.rounded(.down) + 0.5
      let (from, to) = (grid.point(along: along, across: low), grid.point(along: along, across: high))
      leaders.append(Leader(from: from, to: to, startsAtWord: startsAtWord))
    }
    if !texts.names.isEmpty, !texts.names[position].text.isEmpty {
      let room = layout.isDown ? grid.area.minX - FunnelLayout.columnGap - plot.minX : grid.step - FunnelLayout.wordGap
      let (measurer, box) = (layout.environment.measurer, texts.nameBox)
      let parts = layout.nameParts(texts.names[position].text, to: room)
      var widest = 0.0
      for (line, text) in parts.enumerated() {
        // In the middle of the stage where they are beside it, from the top where they are under it.
        let down = Double(line) - Double(parts.count - 1) / 2
        let baseline =
          layout.isDown
          ? ChartPoint(x: plot.minX, y: middle + box.capHeight / 2 + down * box.height)
          : ChartPoint(x: middle, y: grid.area.maxY + 6 + box.ascent + Double(line) * box.height)
        let width = measurer.width(of: text, style: texts.name)
        beside.append(
          TextRun(text, style: texts.name, baseline: baseline, anchor: layout.isDown ? .start : .middle, width: width))
        widest = max(widest, width)
      }
      if widest > 0 {
        layout.isDown
          ? join(plot.minX + widest + 6, edges.from - 6, startsAtWord: true)
          : join(edges.to + 4, grid.area.maxY + 3, startsAtWord: false)
      }
    }
    guard !texts.counts.isEmpty, !texts.counts[position].text.isEmpty else { return }
    let count = texts.counts[position]
    var style = texts.count
    if isMissing { style = TextStyle(size: style.size, color: .secondary) }
    let baseline =
      layout.isDown
      ? ChartPoint(x: plot.maxX, y: middle + texts.countBox.capHeight / 2)
      : ChartPoint(x: middle, y: grid.area.minY - 4 - texts.countBox.height + texts.countBox.ascent)
    beside.append(
      TextRun(count.text, style: style, baseline: baseline, anchor: layout.isDown ? .end : .middle, width: count.width))
    layout.isDown
      ? join(edges.to + 6, plot.maxX - count.width - 6, startsAtWord: false)
      : join(grid.area.minY - 3, edges.from - 4, startsAtWord: true)
  }

  /// The rate before a stage.
  private mutating func addRate(_ position: Int, _ layout: FunnelLayout) {
    let (texts, plot, grid) = (layout.texts, layout.plot, layout.grid)
    let boundary = grid.boundary(position)
    let word = texts.rates[position]
    let run = TextRun(word.text, style: texts.rate, baseline: .zero, width: word.width)
    let drop = texts.rateBox.capHeight / 2
    guard layout.hasRatesInGaps else {
      let baseline =
        layout.isDown
        ? ChartPoint(x: plot.maxX, y: boundary + drop) : ChartPoint(x: boundary, y: plot.minY + texts.rateBox.ascent)
      rates.append(run.placed(baseline, layout.isDown ? .end : .middle))
      return
    }
    // In the gap, in the middle of what ends there, inside the funnel's room.
    let edges = grid.across(layout.widths(position - 1).end)
    let (low, high, half) =
      layout.isDown
      ? (grid.area.minX, grid.area.maxX, word.width / 2) : (grid.area.minY, grid.area.maxY, texts.rateBox.height / 2)
    guard high - low >= 2 * half else { return }
    let across = min(max(edges.from / 2 + edges.to / 2, low + half), high - half)
    let center = grid.point(along: boundary, across: across)
    rates.append(run.placed(ChartPoint(x: center.x, y: center.y + drop), .middle))
  }

  /// The lines inside a stage, given where the last ones were found: positions are asked in order.
  package func lines(at position: Int, from place: inout Int) -> ArraySlice<Inside> {
    while place < inside.count, inside[place].position < position { place += 1 }
    let start = place
    while place < inside.count, inside[place].position == position { place += 1 }
    return inside[start..<place]
  }
}

extension TextRun {
  /// The same line held elsewhere.
  fileprivate func placed(_ baseline: ChartPoint, _ anchor: TextAnchor) -> TextRun {
    var run = self
    (run.baseline, run.anchor) = (baseline, anchor)
    return run
  }
}
