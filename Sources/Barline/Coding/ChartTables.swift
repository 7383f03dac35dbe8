/// What a source and a delegate say of the data, in rows: what a chart is fed from when it is made again.
struct ChartTables {
  /// Values, missing ones as NaN: a row a series or a line; a pie's or a funnel's only row.
  var rows: [[Double]] = []
  /// The names and identities of series or lines.
  var names: [String] = []
  var rowIDs: [ChartID] = []
  /// The labels and identities of the first items.
  var labels: [String?] = []
  var ids: [ChartID] = []
  /// What is said of numbers along the axis of values, and along the other one.
  var texts: [NumberText] = []
  var positionTexts: [NumberText] = []
  /// Marks that may not be selected, in order.
  var locked: [ChartIndex] = []
  /// Tooltips of the delegate's own, in order of their marks; nil for none.
  var tooltips: [(index: ChartIndex, content: TooltipContent?)] = []
  /// What the app has drawn in place of marks.
  var drawings: [OwnDrawing] = []

  /// A number and what is said of it.
  struct NumberText {
    var number = 0.0
    var text = ""
  }

  /// A mark's own drawing, and where it was.
  struct OwnDrawing {
    var index = ChartIndex(item: 0)
    var rect = ChartRect.zero
    var sheet = Drawing.Sheet()
  }

  /// What stands for a pie's middle, and for the picture of no data, among drawings.
  static var middle: ChartIndex { ChartIndex(item: -1) }

  /// Of how many items labels, identities and answers are kept.
  static var mostItems: Int { 1 << 16 }

  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&rows, like: [], least: 3) { $1.code(&$0) }
    coder.code(&names, like: "") { $1.code(&$0) }
    coder.code(&rowIDs)
    coder.code(&labels)
    coder.code(&ids)
    Self.code(&texts, &coder)
    Self.code(&positionTexts, &coder)
    coder.code(&locked, like: ChartIndex(item: 0), least: 2) { $0.code(&$1) }
    coder.code(&tooltips, like: (ChartIndex(item: 0), nil), least: 3) { one, coder in
      one.index.code(&coder)
      coder.code(&one.content, like: TooltipContent(rows: [])) { $0.code(&$1) }
    }
    coder.code(&drawings, like: OwnDrawing(), least: 16) { own, coder in
      own.index.code(&coder)
      own.rect.code(&coder)
      own.sheet.code(&coder)
    }
  }

  private static func code(_ texts: inout [NumberText], _ coder: inout ByteCoder) {
    coder.code(&texts, like: NumberText(), least: 2) { one, coder in
      coder.code(&one.number)
      coder.code(&one.text)
    }
  }
}

// MARK: Answers

extension ChartTables {
  func value(_ index: ChartIndex) -> Double? {
    guard rows.indices.contains(index.series), rows[index.series].indices.contains(index.item) else { return nil }
    return rows[index.series][index.item]
  }

  /// Hands over a run of a row.
  func read(_ run: Range<Int>, of row: Int, into values: inout OutputSpan<Double>) {
    guard rows.indices.contains(row) else { return }
    for place in run.clamped(to: rows[row].indices) { values.append(rows[row][place]) }
  }

  func label(_ item: Int) -> String? { labels.indices.contains(item) ? labels[item] : nil }
  func id(_ item: Int) -> ChartID { ids.indices.contains(item) ? ids[item] : .index(item) }
  func name(_ row: Int) -> String? { names.indices.contains(row) ? names[row] : nil }

  func text(_ number: Double) -> String? { texts.first { $0.number == number }?.text }
  func positionText(_ number: Double) -> String? { positionTexts.first { $0.number == number }?.text }

  func isAllowed(_ index: ChartIndex) -> Bool {
    let place = Self.place(of: index, count: locked.count) { locked[$0] }
    return place == locked.count || locked[place] != index
  }

  func tooltip(_ index: ChartIndex, suggested: TooltipContent) -> TooltipContent? {
    let place = Self.place(of: index, count: tooltips.count) { tooltips[$0].index }
    return place < tooltips.count && tooltips[place].index == index ? tooltips[place].content : suggested
  }

  func draw(_ index: ChartIndex, in rect: ChartRect, into recorder: inout Drawing.Recorder) -> Bool {
    guard let own = drawings.first(where: { $0.index == index }) else { return false }
    own.sheet.draw(from: own.rect, to: rect, into: &recorder)
    return true
  }

  /// The first of so many indices in order that is not before another one.
  private static func place(of index: ChartIndex, count: Int, _ at: (Int) -> ChartIndex) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let other = at(middle)
      if (other.series, other.item) < (index.series, index.item) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
