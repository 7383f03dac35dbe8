/// Everything in the area that a tier chart's frame leaves: the track, and the rows of words over and under it, as many as the height
/// allows.
///
/// Words give way to the track in this order: goals' second row, savings, second lines of names, goals' words, boundaries, names, pill.
struct TierLayout: Equatable, Sendable {
  private(set) var look: TierLook
  private(set) var scale: TierScale
  private(set) var standing: TierStanding
  /// From the track's start to its end.
  private(set) var track = ChartRect.zero
  /// From the top of the highest words to the bottom of the lowest.
  private(set) var block = ChartRect.zero
  /// What is over the marker; the words are placed when the marker is.
  private(set) var pill: Pill?
  private(set) var goals = TierGoals()
  private(set) var boundaries = TierBoundaries()
  private(set) var names = TierNames()
  private(set) var savings = TierNames()
  /// In place of names that have no room: the one of the tier at hand, and its place in the row.
  private(set) var compact: [TextRun] = []
  private(set) var isCompact = false
  /// Labels that are shown, of those that there would be.
  private(set) var shown = 0
  private(set) var wanted = 0

  /// The pill but for where it stands across.
  struct Pill: Equatable, Sendable {
    var words: String
    var textWidth: Double
    var y: Double
    var width: Double
    var height: Double
    var baseline: Double
  }

  /// What has given way so far.
  private enum Step: Int, CaseIterable, Comparable {
    case nothing, secondGoalRow, savings, secondLine, goalWords, boundaries, names, pill

    static func < (a: Step, b: Step) -> Bool { a.rawValue < b.rawValue }
  }

  init(_ model: TierModel, _ order: TierOrder, in area: ChartRect, texts: TierTexts, environment: ChartEnvironment) {
    look = TierLook(area, environment)
    scale = TierScale(
      order.spans, model.options, amount: model.amount, left: area.minX, right: area.maxX, tail: 2 * look.markerRadius + 12)
    standing = scale.standing(of: model.amount)
    guard !area.isEmpty, !order.spans.isEmpty else { return }
    for step in Step.allCases {
      lay(model, in: area, step: step, texts, environment)
      if block.height <= area.height { break }
    }
    move(down: max(0, ((area.height - block.height) / 2 / look.row).rounded(.down) * look.row))
  }

  /// Moves everything down.
  private mutating func move(down dy: Double) {
    guard dy > 0 else { return }
    track.y += dy
    block.y += dy
    pill?.y += dy
    pill?.baseline += dy
    goals.move(down: dy)
    boundaries.move(down: dy)
    names.move(down: dy)
    savings.move(down: dy)
    for place in compact.indices { compact[place].baseline.y += dy }
  }

  /// Lays everything out from the area's top downward.
  private mutating func lay(
    _ model: TierModel, in area: ChartRect, step: Step, _ texts: TierTexts, _ environment: ChartEnvironment
  ) {
    let top = area.minY
    let over = layOver(model, step, top: top, texts)
    let overhang = max(look.markerRadius, look.thickness / 2)
    track = ChartRect(
      x: scale.left, y: over + overhang - look.thickness / 2, width: max(0, scale.right - scale.left), height: look.thickness)
    var y = over + 2 * overhang
    y = layBoundaries(model, step, top: y, texts)
    y = layNames(model, step, top: y, environment)
    block = ChartRect(left: area.minX, top: top, right: area.maxX, bottom: y)
    count(model)
  }

  /// Places the pill and the goals' words; where the marker begins.
  private mutating func layOver(_ model: TierModel, _ step: Step, top: Double, _ texts: TierTexts) -> Double {
    let (goalBox, pillBox) = (LineBox(look.goal, texts.measurer), LineBox(look.pill, texts.measurer))
    let hasGoals = step < .goalWords && !model.goals.isEmpty
    pill = step < .pill ? makePill(model, height: pillBox.height + look.pillRim, texts) : nil
    let rowHeight = max(pill?.height ?? 0, hasGoals ? goalBox.height : 0)
    let taken = pill.map { pill in
      let x = pillX(forMarkerAt: markerX(forHighlightTo: highlightEnd(of: model)), width: pill.width)
      return (low: x, high: x + pill.width)
    }
    let list = model.goals.prefix(TierModel.mostTiers)
    // With a second row above the first, or without one where none is needed.
    for rows in [step < .secondGoalRow ? 2 : 1, 1] {
      let higher = rows == 2 ? goalBox.height + 2 : 0
      let first = top + higher + (rowHeight - goalBox.height) / 2
      goals = TierGoals(
        list, scale, pill: taken, rows: hasGoals ? rows : 0, tops: [first, top], texts: texts, look: look)
      guard goals.usesSecondRow || rows == 1 else { continue }
      if var placed = pill {
        placed.y = top + higher + rowHeight - placed.height
        placed.baseline = placed.y + placed.height / 2 + pillBox.capHeight / 2
        pill = placed
      }
      return top + higher + rowHeight + (rowHeight > 0 ? look.tipRoom : 0)
    }
    return top
  }

  /// The pill, with the longest words that have room; nil for none.
  private func makePill(_ model: TierModel, height: Double, _ texts: TierTexts) -> Pill? {
    let room = scale.right - scale.left - 2 * TierLook.pillPadding
    let candidates = texts.pill(model)
    func width(_ words: String) -> Double { texts.measurer.width(of: words, style: look.pill) }
    var words = candidates.first { width($0) <= room }
    // The app's own words may be cut.
    if words == nil, candidates.count == 1 {
      words = elided(candidates[0], to: room, style: look.pill, measurer: texts.measurer)
    }
    guard let words else { return nil }
    let textWidth = width(words)
    return Pill(
      words: words, textWidth: textWidth, y: 0, width: textWidth + 2 * TierLook.pillPadding, height: height, baseline: 0)
  }

  private mutating func layBoundaries(_ model: TierModel, _ step: Step, top: Double, _ texts: TierTexts) -> Double {
    boundaries = TierBoundaries()
    guard model.options.showsBoundaries, step < .boundaries else { return top }
    let box = LineBox(look.boundary, texts.measurer)
    boundaries = TierBoundaries(
      scale, standing, left: scale.left, right: scale.right, baseline: top + TierLook.rowGap + box.ascent, texts: texts,
      look: look)
    return boundaries.runs.isEmpty ? top : top + TierLook.rowGap + box.height
  }

  /// Places names and savings, or the compact line; where the block ends.
  private mutating func layNames(_ model: TierModel, _ step: Step, top: Double, _ environment: ChartEnvironment) -> Double {
    (names, savings, compact, isCompact) = (TierNames(), TierNames(), [], false)
    let (showsNames, showsSavings) = (model.options.showsNames && step < .names, model.options.showsSavings && step < .savings)
    var request = TierNames.Request(
      pieces: scale.pieces, words: [], style: look.name, styles: [], left: scale.left, right: scale.right,
      mostLines: step < .secondLine ? 2 : 1, measurer: environment.measurer)
    var y = top
    if showsNames {
      request.words = scale.pieces.map { model.tiers[$0.item].name }
      request.styles = scale.pieces.indices.map { nameStyle($0) }
      names = TierNames(request, top: y + TierLook.rowGap)
      if names.count > 0, names.shown < names.count {
        names = TierNames()
        isCompact = true
        return layCompact(model, top: y, environment)
      }
      if names.height > 0 { y += TierLook.rowGap + names.height }
    }
    guard showsSavings else { return y }
    request.words = scale.pieces.map { model.tiers[$0.item].saving }
    request.style = look.saving
    request.styles = scale.pieces.map { _ in look.saving }
    savings = TierNames(request, top: y + (names.height > 0 ? 1 : TierLook.rowGap))
    return savings.height > 0 ? y + (names.height > 0 ? 1 : TierLook.rowGap) + savings.height : y
  }

  /// The tier at hand is told from the others by weight, reached ones from those to come by strength.
  private func nameStyle(_ place: Int) -> TextStyle {
    var style = look.name
    switch standing {
    case .inside(let item):
      let current = scale.pieces.firstIndex { $0.item == item } ?? 0
      style.weight = place == current ? .semibold : .regular
      style.color = place <= current ? .text : .secondary
    case .between(let item, _):
      let current = scale.pieces.firstIndex { $0.item == item } ?? 0
      style.weight = .regular
      style.color = place <= current ? .text : .secondary
    case .beyond: style.weight = .regular
    case .below, .unknown: (style.weight, style.color) = (.regular, .secondary)
    }
    return style
  }

  /// One line: the tier that has been reached, with its saving, and which of how many it is.
  private mutating func layCompact(_ model: TierModel, top: Double, _ environment: ChartEnvironment) -> Double {
    guard let place = reachedPlace else { return top }
    let item = scale.pieces[place].item
    let measurer = environment.measurer
    let box = LineBox(look.name, measurer)
    let y = top + TierLook.rowGap + box.ascent
    var count = look.saving
    count.tabularDigits = true
    let share = "\(place + 1) " + environment.words.of + " \(scale.pieces.count)"
    let shareWidth = measurer.width(of: share, style: count)
    var room = scale.right - scale.left
    let words = model.name(of: item)
    if measurer.width(of: words, style: look.name) + TierLook.wordGap + shareWidth <= room {
      compact.append(
        TextRun(share, style: count, baseline: ChartPoint(x: scale.right, y: y), anchor: .end, width: shareWidth))
      room -= shareWidth + TierLook.wordGap
    }
    guard let name = elided(words, to: room, style: look.name, measurer: measurer) else { return top }
    let width = measurer.width(of: name, style: look.name)
    compact.append(TextRun(name, style: look.name, baseline: ChartPoint(x: scale.left, y: y), anchor: .start, width: width))
    let saving = model.options.showsSavings ? model.tiers[item].saving : ""
    let savingWidth = measurer.width(of: saving, style: look.saving)
    if !saving.isEmpty, width + TierLook.wordGap + savingWidth <= room {
      compact.append(
        TextRun(
          saving, style: look.saving, baseline: ChartPoint(x: scale.left + width + TierLook.wordGap, y: y), anchor: .start,
          width: savingWidth))
    }
    return top + TierLook.rowGap + box.height
  }

  /// The tier reached last, by its place along the track; nil before the first.
  var reachedPlace: Int? {
    switch standing {
    case .unknown, .below: nil
    case .inside(let item), .between(let item, _): scale.pieces.firstIndex { $0.item == item }
    case .beyond: scale.pieces.indices.last
    }
  }

  private mutating func count(_ model: TierModel) {
    let options = model.options
    (wanted, shown) = (0, 0)
    func add(_ isWanted: Bool, _ all: Int, _ seen: Int) {
      guard isWanted else { return }
      wanted += all
      shown += seen
    }
    let (named, saved) = scale.pieces.reduce((0, 0)) {
      ($0.0 + (model.tiers[$1.item].name.isEmpty ? 0 : 1), $0.1 + (model.tiers[$1.item].saving.isEmpty ? 0 : 1))
    }
    add(options.showsBoundaries, max(boundaries.count, scale.pieces.count + 1) - boundaries.silent, boundaries.runs.count)
    add(options.showsNames, named, isCompact && !compact.isEmpty ? 1 : names.shown)
    add(options.showsSavings, saved, isCompact ? min(saved, max(0, compact.count - 2)) : savings.shown)
    add(true, goals.goals.count, goals.shown)
    add(options.showsPill && model.amount != nil && model.pill != "", 1, pill == nil ? 0 : 1)
  }
}

extension TierLayout {
  /// Puts the tiers where they are in a scene. A row that has no track borrows the scene's.
  mutating func move(to scene: TierScene) {
    if track.isEmpty { track = scene.track }
    scale.move(to: scene.pieces)
  }

  /// Where the highlight ends for the model's amount; the track's start where there is none.
  func highlightEnd(of model: TierModel) -> Double { model.amount.map { scale.position(of: $0) } ?? scale.left }

  /// The marker's middle: where the highlight ends, but for the half of its own width that the track's ends ask for.
  func markerX(forHighlightTo x: Double) -> Double {
    let half = min(look.markerRadius, (scale.right - scale.left) / 2)
    return min(max(x, scale.left + half), scale.right - half)
  }

  /// The pill's left edge, for a marker.
  func pillX(forMarkerAt x: Double, width: Double) -> Double {
    min(max(x - width / 2, scale.left), max(scale.left, scale.right - width))
  }
}
