/// The place that category labels have, and the ways of setting them, tried from the best to the last.
struct CategoryRoom {
  /// A text that was asked for, and where its item is.
  struct Entry {
    let index: Int
    let text: String
    let width: Double
    let center: Double
  }

  let first: Double
  let step: Double
  let left: Double
  let right: Double
  let top: Double
  let maximumHeight: Double
  let style: TextStyle
  let measurer: TextMeasurer
  let box: LineBox
  /// The items that are in the chart.
  let items: Range<Int>

  /// Nil where no label can be shown.
  init?(
    count: Int, first: Double, step: Double, left: Double, right: Double, top: Double, maximumHeight: Double,
    environment: ChartEnvironment
  ) {
    style = TextStyle(size: environment.size(CategoryLabels.size), color: .secondary)
    measurer = environment.measurer
    box = LineBox(style, measurer)
    guard count > 0, left < right, (first + step + left + right + top).isFinite, maximumHeight >= box.height, box.height > 0
    else { return nil }
    (self.first, self.step, self.left, self.right) = (first, step, left, right)
    (self.top, self.maximumHeight) = (top, maximumHeight.finite(or: box.height))
    if step > 0 {
      let low = max(0, Int(saturating: ((left - first) / step).rounded(.up)))
      let high = min(count - 1, Int(saturating: ((right - first) / step).rounded(.down)))
      guard low <= high else { return nil }
      items = low..<(high + 1)
    } else {
      guard first >= left, first <= right else { return nil }
      items = 0..<count
    }
  }

  /// From one item to the next; the whole room for a lone item.
  var pitch: Double { items.count == 1 ? right - left : step }
  /// The least distance between two labels side by side: a cell, where there are cells.
  var gap: Double { measurer.cell?.width ?? CategoryLabels.gap }
  /// The same where a label stands off its item's middle.
  var edgeGap: Double { measurer.cell?.width ?? CategoryLabels.edgeGap }
  /// The room of a label between its neighbours.
  var slot: Double { max(0, pitch - gap) }
  /// How many lines there is height for, so many at most.
  func lines(_ most: Int = 2) -> Int { min(most, max(1, Int(saturating: maximumHeight / box.height))) }

  func entry(_ index: Int, _ label: (Int) -> String) -> Entry {
    let text = label(index)
    return Entry(
      index: index, text: text, width: text.isEmpty ? 0 : measurer.width(of: text, style: style),
      center: first + Double(index) * step)
  }

  func entries(_ indices: some Sequence<Int>, _ label: (Int) -> String) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(indices.underestimatedCount)
    for index in indices { entries.append(entry(index, label)) }
    return entries
  }

  /// Finds the first way of setting the labels that fits.
  func labels(staggers: Bool, _ label: (Int) -> String) -> CategoryLabels {
    // Closer together than lines of text: not even upright labels fit, so ask only for a few to see what they are.
    guard pitch >= box.height else { return thinned(sample(label), label) }
    let entries = entries(items, label)
    if let flat = flat(entries) { return flat }
    let order = CategoryOrder(of: entries)
    if order != .names {
      // Wrapping at a space only: "Jan 2010", but not "2010-" over "01".
      if entries.allSatisfy({ $0.text.utf8.contains(0x20) }), let wrapped = wrapped(entries, atMostElided: 0, isAlike: true) {
        return wrapped
      }
      return thinned(entries, label)
    }
    // Words of one length without a space, of which only those at an edge would break.
    if areOfOneLength(entries), let wrapped = wrapped(entries, atMostElided: 0, isAlike: true) { return wrapped }
    // Names of several words are read more easily in three lines than aslant or cut, and sentences in four.
    for lines in 2...(slot >= 60 ? 4 : 3) {
      if let wrapped = wrapped(entries, lines: lines, atMostElided: 0) { return wrapped }
    }
    if let wrapped = wrapped(entries, atMostElided: slot >= 28 ? max(1, entries.count / 8) : 0) { return wrapped }
    if let turned = turned(entries, bySlant: true) ?? turned(entries, bySlant: false) {
      guard turned.isCut, slot >= 28, let wrapped = wrapped(entries, lines: 4, atMostElided: .max),
        wrapped.textWidth >= turned.textWidth
      else { return turned }
      return wrapped
    }
    // In cells nothing is turned.
    if staggers || measurer.cell != nil, lines() == 2, let staggered = staggered(entries) { return staggered }
    if slot >= 28, let elided = wrapped(entries, atMostElided: .max) { return elided }
    return thinned(entries, label)
  }

  /// Whether all are words without a space, as wide as one another.
  private func areOfOneLength(_ entries: [Entry]) -> Bool {
    guard let width = entries.first?.width else { return false }
    return entries.allSatisfy { ($0.width - width).magnitude < 0.5 && !$0.text.utf8.contains(0x20) }
  }

  /// A few labels from all over the axis, its first two and its last among them.
  private func sample(_ label: (Int) -> String) -> [Entry] {
    let parts = 12
    var indices: [Int] = [items.lowerBound]
    if items.count > 1 { indices.append(items.lowerBound + 1) }
    for part in 1...parts {
      let index = items.lowerBound + (items.count - 1) / parts * part + (items.count - 1) % parts * part / parts
      if index > indices[indices.count - 1] { indices.append(index) }
    }
    return entries(indices, label)
  }

  // MARK: Ways of setting all labels

  /// One line each; nil when two would come too close.
  func flat(_ entries: [Entry]) -> CategoryLabels? {
    // No label is wider than the room, so one that stands off its item's middle has been moved inside an edge.
    var (end, wasMoved) = (-Double.infinity, false)
    for entry in entries where entry.width > 0 {
      let start = start(of: entry.width, at: entry.center)
      let isMoved = (start + entry.width / 2 - entry.center).magnitude > 0.001
      let least = isMoved || wasMoved ? edgeGap : gap
      guard start >= end + least, entry.width <= right - left else { return nil }
      (end, wasMoved) = (start + entry.width, isMoved)
    }
    var result = CategoryLabels()
    result.reserve(entries.count)
    for entry in entries where !entry.text.isEmpty {
      add(entry.text, entry, width: entry.width, middle: start(of: entry.width, at: entry.center) + entry.width / 2, to: &result)
    }
    result.finish(.flat, top: top, shown: items.count, of: items.count)
    return result
  }

  /// So many lines at most, those that do not fit elided; nil when these are more than `limit`, or two would come too close.
  ///
  /// - Parameter isAlike: Whether all are broken where one is: labels of which some have two lines read as if they were of two kinds.
  private func wrapped(
    _ entries: [Entry], lines most: Int = 2, atMostElided limit: Int, isAlike: Bool = false
  ) -> CategoryLabels? {
    let lines = lines(most)
    var result = CategoryLabels()
    result.reserve(entries.count * 2)
    var (elidedCount, droppedCount, edge) = (0, 0, -Double.infinity)
    let typical = limit > 0 && limit < .max ? Self.middleWidth(of: entries) : 0
    for (place, entry) in entries.enumerated() where !entry.text.isEmpty {
      let room = room(of: place, in: entries)
      var broken: [String] = [entry.text]
      if isAlike || entry.width > room.width {
        let width = isAlike ? min(room.width, entry.width - 0.1) : room.width
        if let whole = lines > 1
          ? BarlineDrawing.wrapped(entry.text, to: width, lines: lines, style: style, measurer: measurer) : nil
        {
          broken = whole
        } else {
          elidedCount += 1
          // One of many is cut only where it stands out: cut among others of its length it would look like a mistake.
          guard elidedCount <= limit, limit == .max || entry.width > 1.5 * typical else { return nil }
          broken = flowed(entry.text, to: room.width, lines: lines, style: style, measurer: measurer)
        }
      }
      guard !broken.isEmpty else {
        droppedCount += 1
        continue
      }
      let widths = broken.map { measurer.width(of: $0, style: style) }
      let width = widths.max() ?? 0
      let start = max(room.left, min(entry.center - width / 2, room.right - width))
      guard start >= edge - 0.001, width <= right - left else { return nil }
      edge = start + width + gap
      add(broken, widths, entry, middle: start + width / 2, top: top, to: &result)
    }
    result.finish(lines > 1 ? .wrapped : .flat, top: top, shown: items.count - droppedCount, of: items.count)
    return result
  }

  /// The width that as many labels exceed as fall short of.
  private static func middleWidth(of entries: [Entry]) -> Double {
    let order = entries.indices.filter { entries[$0].width > 0 }.sorted { entries[$0].width < entries[$1].width }
    return order.isEmpty ? 0 : entries[order[order.count / 2]].width
  }

  /// One line each, elided to the room between its neighbours; nil when two would come too close.
  func level(_ entries: [Entry]) -> CategoryLabels? {
    var result = CategoryLabels()
    result.reserve(entries.count)
    var (edge, droppedCount) = (-Double.infinity, items.count - entries.count)
    for (place, entry) in entries.enumerated() where !entry.text.isEmpty {
      let room = room(of: place, in: entries)
      var (text, width): (String?, Double) = (entry.text, entry.width)
      if width > room.width {
        text = elided(entry.text, to: room.width, style: style, measurer: measurer)
        width = text.map { measurer.width(of: $0, style: style) } ?? 0
      }
      guard let text else {
        droppedCount += 1
        continue
      }
      let start = max(room.left, min(entry.center - width / 2, room.right - width))
      guard start >= edge - 0.001 else { return nil }
      edge = start + width + gap
      add(text, entry, width: width, middle: start + width / 2, to: &result)
    }
    guard !result.labels.isEmpty else { return nil }
    result.finish(.flat, top: top, shown: items.count - droppedCount, of: items.count)
    return result
  }

  /// By turns in a first and a second row.
  private func staggered(_ entries: [Entry]) -> CategoryLabels? {
    var result = CategoryLabels()
    result.reserve(entries.count)
    var (edges, droppedCount) = ([-Double.infinity, -Double.infinity], 0)
    let limit = min(pitch * 2 - gap, right - left)
    for (place, entry) in entries.enumerated() where !entry.text.isEmpty {
      let row = place & 1
      guard let text = elided(entry.text, to: min(limit, right - edges[row]), style: style, measurer: measurer) else {
        droppedCount += 1
        continue
      }
      let width = measurer.width(of: text, style: style)
      let start = start(of: width, at: entry.center)
      guard start >= edges[row] - 0.001 else { return nil }
      edges[row] = start + width + gap
      add([text], [width], entry, middle: start + width / 2, top: top + Double(row) * box.height, to: &result)
    }
    result.finish(.staggered, top: top, shown: items.count - droppedCount, of: items.count)
    return result
  }

  // MARK: Room

  /// Where a label begins that stands under its item, or inside the chart's edges.
  func start(of width: Double, at center: Double) -> Double { max(left, min(center - width / 2, right - width)) }

  /// The room of a label: between its neighbours, which take a slot at most, and the chart's edges.
  func room(of place: Int, in entries: [Entry]) -> (left: Double, right: Double, width: Double) {
    let center = entries[place].center
    let slot = entries.count == items.count ? slot : max(0, distance(in: entries) - gap)
    var (low, high) = (left, right)
    if place > 0 {
      let other = entries[place - 1]
      let width = min(other.width, slot)
      low = max(left, start(of: width, at: other.center) + width + gap)
    }
    if place + 1 < entries.count {
      let other = entries[place + 1]
      high = min(right, start(of: min(other.width, slot), at: other.center) - gap)
    }
    // Beside the chart's edge a label may stand off its item's middle; beside a neighbour it may not.
    let (before, after) = (center - low, high - center)
    let mayShift = before < after ? low == left : high == right
    return (low, high, max(0, mayShift ? high - low : 2 * min(before, after)))
  }

  private func distance(in entries: [Entry]) -> Double {
    entries.count < 2 ? right - left : entries[1].center - entries[0].center
  }
}
