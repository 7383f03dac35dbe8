/// Entries flowing into rows from left to right.
struct LegendFlow {
  private typealias Look = LegendRow.Look

  private let left: Double
  private let top: Double
  private let width: Double
  private let rows: Int
  private let measurer: TextMeasurer
  private let style: TextStyle
  private let box: LineBox
  private let rowHeight: Double
  private let rowGap: Double

  private(set) var items: [LegendRow.Item] = []
  private var row = 0
  /// Where the next entry may begin in this row, its gap included.
  private var pen: Double
  /// The widest that a name may be.
  var nameLimit: Double
  /// Names that may be as wide as they are.
  private var whole: [Int] = []

  init(x: Double, top: Double, width: Double, rows: Int, environment: ChartEnvironment) {
    (self.left, self.top, self.width, self.rows) = (x, top, width, rows)
    measurer = environment.measurer
    style = TextStyle(size: environment.size(12), color: .secondary)
    box = LineBox(style, measurer)
    rowHeight = max(16, box.height)
    rowGap = environment.cell == nil ? Look.rowGap : 0
    pen = x
    nameLimit = max(0, width - Look.swatch - Look.swatchGap)
  }

  /// The height of the rows that are in use.
  var height: Double { items.isEmpty ? 0 : Double(row + 1) * (rowHeight + rowGap) - rowGap }

  /// The widest that names may be for all entries to have room, so that only the longest are cut; nil when even that would leave no
  /// more than stumps.
  func commonLimit(_ entries: [LegendEntry]) -> Double? {
    // So many cannot fit, however short their names are.
    let least = Look.swatch + Look.swatchGap + Look.leastName
    guard Double(entries.count) * least <= (width + Look.entryGap) * Double(rows) + least else { return nil }
    let widths = entries.map { $0.name.isEmpty ? 0 : measurer.width(of: $0.name, style: style) }
    func fits(_ limit: Double) -> Bool {
      var (row, pen) = (1, 0.0)
      for name in widths {
        let entry = Look.swatch + (name > 0 ? Look.swatchGap + min(name, limit) : 0)
        if pen > 0, pen + entry > width {
          row += 1
          pen = 0
        }
        pen += entry + Look.entryGap
      }
      return row <= rows
    }
    guard fits(Look.leastName) else { return nil }
    var (low, high) = (Look.leastName, nameLimit)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Places entries until the rows are full.
  mutating func place(_ entries: [LegendEntry]) {
    items.reserveCapacity(min(entries.count, 16))
    for (index, entry) in entries.enumerated() {
      guard place(entry, index) else { return }
    }
  }

  /// The same entries in the same rows, with the names whole for which cutting has left room, those first that lack least.
  func giving(backTo entries: [LegendEntry]) -> LegendFlow {
    let lacks = items.map { item -> (index: Int, row: Double, width: Double) in
      let full = measurer.width(of: entries[item.index].name, style: style)
      return (item.index, item.rect.minY, full - (item.name?.width ?? 0))
    }
    var room = KeyTable<Double, Double>()
    // The last entry of a row says what is left of it.
    for item in items { room.set(item.rect.minY, left + width - item.rect.maxX) }
    var restored = self
    let order = lacks.indices.sorted { (lacks[$0].width, lacks[$0].index) < (lacks[$1].width, lacks[$1].index) }
    for lack in order.lazy.map({ lacks[$0] }) where lack.width > 0 {
      guard let free = room[lack.row], lack.width <= free else { continue }
      room.set(lack.row, free - lack.width)
      restored.whole.append(lack.index)
    }
    guard !restored.whole.isEmpty else { return self }
    (restored.items, restored.row, restored.pen) = ([], 0, left)
    restored.place(entries)
    return restored.items.count == items.count ? restored : self
  }

  private mutating func place(_ entry: LegendEntry, _ index: Int) -> Bool {
    var name: String? = entry.name.isEmpty ? nil : entry.name
    var nameWidth = name.map { measurer.width(of: $0, style: style) } ?? 0
    if nameWidth > nameLimit, !whole.contains(index) {
      name = elided(entry.name, to: nameLimit, style: style, measurer: measurer)
      nameWidth = name.map { measurer.width(of: $0, style: style) } ?? 0
    }
    let entryWidth = Look.swatch + (name == nil ? 0 : Look.swatchGap + nameWidth)
    if pen > left, pen + entryWidth > left + width {
      guard row + 1 < rows else { return false }
      row += 1
      pen = left
    }
    let y = top + Double(row) * (rowHeight + rowGap)
    let baseline = y + (rowHeight - box.height) / 2 + box.ascent
    let swatchTop = (baseline - box.capHeight / 2 - Look.swatch / 2).rounded()
    items.append(
      LegendRow.Item(
        index: index, swatch: ChartRect(x: pen, y: swatchTop, width: Look.swatch, height: Look.swatch), symbol: entry.symbol,
        paint: entry.paint,
        name: name.map {
          TextRun(
            $0, style: style, baseline: ChartPoint(x: pen + Look.swatch + Look.swatchGap, y: baseline), width: nameWidth)
        },
        rect: ChartRect(x: pen, y: y, width: entryWidth, height: rowHeight)))
    pen += entryWidth + Look.entryGap
    return true
  }

  /// Says how many of `count` entries are not shown, taking entries back until there is room to say so.
  mutating func addCount(of count: Int) -> TextRun? {
    while items.count < count {
      let text = "+\(count - items.count)"
      let needed = measurer.width(of: text, style: style)
      if pen + needed <= left + width {
        let y = top + Double(row) * (rowHeight + rowGap) + (rowHeight - box.height) / 2 + box.ascent
        return TextRun(text, style: style, baseline: ChartPoint(x: pen, y: y), width: needed)
      }
      guard let last = items.last, last.rect.minX > left else { return nil }
      items.removeLast()
      pen = last.rect.minX
    }
    return nil
  }
}
