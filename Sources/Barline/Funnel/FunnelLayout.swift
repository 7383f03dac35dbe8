/// One try at a funnel's room: the words that are left, and the grid that they leave to the stages.
struct FunnelLayout {
  /// What is the same in every try.
  struct Task {
    let model: FunnelModel
    let sequence: FunnelSequence
    let plot: ChartRect
    let size: ChartSize
    let environment: ChartEnvironment
    let greatest: Double
  }

  private let task: Shared<Task>
  let options: FunnelOptions
  let snap: Double
  let texts: FunnelTexts

  /// Where the stages stand.
  var grid: FunnelGrid
  /// Which stages have their words beside them.
  var isBeside: [Bool] = []
  /// How many lines a name beside its stage may take.
  private(set) var nameLines = 1

  /// Between a word and the stage's room.
  static let columnGap = 12.0
  /// The least distance of words side by side.
  static let wordGap = 8.0
  /// Names are not cut shorter than this.
  static let leastName = 40.0

  var model: FunnelModel { task.value.model }
  var sequence: FunnelSequence { task.value.sequence }
  var plot: ChartRect { task.value.plot }
  var size: ChartSize { task.value.size }
  var environment: ChartEnvironment { task.value.environment }
  private var greatest: Double { task.value.greatest }

  var isDown: Bool { options.direction == .down }
  var count: Int { sequence.count }
  /// Whether rates stand in the gaps between the stages, on the funnel itself.
  var hasRatesInGaps: Bool { !texts.rates.isEmpty && (options.labels == .inside || options.labels == .none) }
  private var length: Double { isDown ? plot.height : plot.width }

  init(_ task: Shared<Task>, texts: FunnelTexts) {
    (self.task, self.texts) = (task, texts)
    options = task.value.model.options
    // Stages that touch show a pale seam where their edge falls between pixels.
    let isSnapped = options.gap.map { !($0 > 0) } ?? (options.insets == nil)
    snap = isSnapped ? task.value.environment.placesPerPoint : 0
    grid = FunnelGrid(
      task.value.plot, count: task.value.sequence.count, gap: 0, greatest: task.value.greatest, options: options, snap: 0)
    grid = makeGrid(plot)
  }

  /// The same try with other words.
  func with(_ texts: FunnelTexts) -> FunnelLayout { FunnelLayout(task, texts: texts) }

  /// The grid in what is left of the plot.
  private func makeGrid(_ area: ChartRect) -> FunnelGrid {
    FunnelGrid(area, count: count, gap: gap, greatest: greatest, options: options, snap: snap)
  }

  /// Points between stages.
  private var gap: Double {
    if let gap = options.gap { return gap }
    if hasRatesInGaps { return rateLength + 4 }
    return min(2, length / Double(max(1, count)) / 4)
  }

  /// How long a rate is along the funnel.
  private var rateLength: Double {
    guard !isDown else { return texts.rateBox.capHeight + 8 }
    return texts.rates.reduce(0) { max($0, $1.width) } + 8
  }

  /// Finds the room of the words; false where they have none.
  mutating func fit() -> Bool {
    if hasRatesInGaps, grid.gap < rateLength || grid.step - grid.gap < 16 { return false }
    guard options.labels != .none, !(texts.names.isEmpty && texts.counts.isEmpty && texts.rates.isEmpty) else { return true }
    if options.labels == .inside { return true }
    isBeside = [Bool](repeating: options.labels == .beside, count: count)
    for round in 0..<4 {
      guard let area = areaBesideWords() else { return false }
      grid = makeGrid(area)
      guard options.labels == .insideOrBeside else { return true }
      var hasMore = false
      for position in 0..<count where !isBeside[position] && inside(position) == nil {
        isBeside[position] = true
        hasMore = true
      }
      if !hasMore { return true }
      // Each column makes the stages narrower: before that goes on for ever all are written beside.
      if round == 2 { isBeside = [Bool](repeating: true, count: count) }
    }
    return true
  }

  /// What the words beside the funnel leave of the plot; nil where they would leave too little, or have too little themselves.
  private mutating func areaBesideWords() -> ChartRect? {
    func widest(_ words: [FunnelTexts.Word]) -> Double {
      var most = 0.0
      for position in words.indices where isBeside[position] { most = max(most, words[position].width) }
      return most
    }
    let (name, value) = (widest(texts.names), widest(texts.counts))
    let rate = texts.rates.reduce(0) { max($0, $1.width) }
    return isDown ? areaBetweenColumns(name, value, rate) : areaBetweenRows(name, value, rate)
  }

  /// Names to the left, counts and rates to the right.
  private mutating func areaBetweenColumns(_ name: Double, _ value: Double, _ rate: Double) -> ChartRect? {
    // Lines may be as close as their letters' square.
    let line = max(name > 0 ? texts.name.size : 0, value > 0 ? texts.count.size : 0)
    let needed = rate > 0 ? (value > 0 ? line + texts.rate.size + 1 : max(line, texts.rate.size)) : line
    guard grid.step >= needed + 1 else { return nil }
    let most = plot.width * 0.3
    nameLines = grid.step >= 2 * texts.nameBox.height + 2 ? 2 : 1
    guard name <= most || most >= Self.leastName else { return nil }
    let left = name > 0 ? min(name, most).rounded(.up) + Self.columnGap : 0
    let right = max(value, rate) > 0 ? max(value, rate).rounded(.up) + Self.columnGap : 0
    let area = ChartRect(left: plot.minX + left, top: plot.minY, right: plot.maxX - right, bottom: plot.maxY)
    return area.width >= plot.width * 0.4 ? area : nil
  }

  /// Names under the funnel; over it counts, and over these rates.
  private mutating func areaBetweenRows(_ name: Double, _ value: Double, _ rate: Double) -> ChartRect? {
    let room = grid.step - Self.wordGap
    guard value <= room, rate <= room, name <= room || room >= Self.leastName else { return nil }
    let top = (value > 0 ? texts.countBox.height + 4 : 0) + (rate > 0 ? texts.rateBox.height + 4 : 0)
    for lines in name > room ? [2, 1] : [1] {
      nameLines = lines
      // A second line is worth its room where it spares a name from being cut.
      guard lines == 1 || texts.names.contains(where: { $0.width > room && nameParts($0.text, to: room).count > 1 }) else {
        continue
      }
      let bottom = name > 0 ? Double(lines) * texts.nameBox.height + 6 : 0
      let area = ChartRect(left: plot.minX, top: plot.minY + top, right: plot.maxX, bottom: plot.maxY - bottom)
      if area.height >= min(size.height * 0.55, plot.height * 0.75) { return area }
    }
    return nil
  }

  /// A name beside its stage, in as many lines as it may take; empty where not even "…" fits.
  func nameParts(_ name: String, to room: Double) -> [String] {
    flowed(name, to: room, lines: nameLines, style: texts.name, measurer: environment.measurer)
  }

  /// A position's count; NaN where it is missing.
  func value(_ position: Int) -> Double { model.values[sequence.item(at: position)] }

  /// The widths of a stage at its two edges.
  func widths(_ position: Int) -> (start: Double, end: Double) {
    grid.widths(position, form: options.form, order: options.order, value: value)
  }
}
