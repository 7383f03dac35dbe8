extension ChartTables {
  /// Asks for the labels and identities of the first items.
  mutating func askItems(_ count: Int, label: (Int) -> String?, id: (Int) -> ChartID) {
    let kept = min(count, Self.mostItems)
    for item in 0..<kept {
      if let label = label(item) {
        while labels.count < item { labels.append(nil) }
        labels.append(label)
      }
      let id = id(item)
      guard id != .index(item) else { continue }
      while ids.count < item { ids.append(.index(ids.count)) }
      ids.append(id)
    }
  }

  /// Asks of the first marks whether they may be selected, and what their tooltips say beside what is suggested.
  ///
  /// - Parameter counts: How many items each series has.
  mutating func askMarks(
    _ counts: [Int], exists: (ChartIndex) -> Bool, isAllowed: (ChartIndex) -> Bool,
    tooltip: (ChartIndex) -> (suggested: TooltipContent, said: TooltipContent?)?
  ) {
    var left = Self.mostItems
    for (series, count) in counts.enumerated() {
      for item in 0..<min(count, left) {
        let index = ChartIndex(item: item, series: series)
        guard exists(index) else { continue }
        guard isAllowed(index) else {
          locked.append(index)
          continue
        }
        if let (suggested, said) = tooltip(index), said != suggested { tooltips.append((index, said)) }
      }
      left -= min(count, left)
    }
  }

  /// The texts that are asked for while something is laid out in its own size and in likely other ones; of these only where there are
  /// texts in the first.
  static func askTexts(
    _ size: ChartSize, _ layOut: (ChartSize, _ keep: @escaping (Double, String?) -> String?) -> Void
  ) -> [NumberText] {
    var found: [NumberText] = []
    func keep(_ number: Double, _ text: String?) -> String? {
      if let text, number.isFinite, !found.contains(where: { $0.number == number }) {
        found.append(NumberText(number: number, text: text))
      }
      return text
    }
    layOut(size, keep)
    guard !found.isEmpty else { return [] }
    for step in 2...16 { layOut(ChartSize(width: 80 * Double(step), height: 48 * Double(step)), keep) }
    return found
  }
}

extension EncodedParts {
  /// Writes tables, and notes what they do not hold.
  ///
  /// - Parameters:
  ///   - items: How many items the chart has, in all its series.
  ///   - hasAllTexts: Whether the texts are those for all numbers that there can be.
  mutating func write(_ tables: ChartTables, items: Int, hasAllTexts: Bool = false) {
    var tables = tables
    tables.code(&coder)
    let texts = tables.texts.count + tables.positionTexts.count
    if texts > 0, !hasAllTexts { losses.append(.tickTexts(count: texts)) }
    if items > ChartTables.mostItems { losses.append(.items(kept: ChartTables.mostItems, of: items)) }
    addCustom(tables.drawings.count)
  }
}
