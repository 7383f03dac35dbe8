/// The labels under an axis that scrolls: how they are set depends on all of the content and not on the part that is shown, so that they
/// neither jump nor change their height while it scrolls.
///
/// Labels are level. Numbers and dates are thinned out, round ones first to stay; names wrap in two lines and are elided, or, where items
/// are too close, are thinned out. How many have room is judged by a dozen labels from all over the axis. A label that would reach out of
/// the room beside the plot is left out rather than cut, and so is that of an item whose middle is out of view.
struct ScrolledLabels {
  let window: ScrollWindow
  let left: Double
  let right: Double
  let top: Double
  let style: TextStyle
  let measurer: TextMeasurer
  let box: LineBox
  /// The items whose middles are in view.
  let items: Range<Int>
  /// How many lines there is height for, two at most.
  let lines: Int

  /// Nil where no label can be shown.
  init?(
    _ window: ScrollWindow, left: Double, right: Double, top: Double, maximumHeight: Double, environment: ChartEnvironment
  ) {
    style = TextStyle(size: environment.size(CategoryLabels.size), color: .secondary)
    measurer = environment.measurer
    box = LineBox(style, measurer)
    guard left < right, box.height > 0, maximumHeight >= box.height else { return nil }
    (self.window, self.left, self.right, self.top) = (window, left, right, top)
    lines = box.height * 2 <= maximumHeight ? 2 : 1
    var items = window.items
    if let first = items.first, window.center(first) < window.x { items = items.dropFirst() }
    if let last = items.last, window.center(last) > window.x + window.width { items = items.dropLast() }
    self.items = items
  }

  /// The least distance between two labels: a cell, where there are cells.
  private var gap: Double { measurer.cell?.width ?? CategoryLabels.gap }

  /// Lays the labels out.
  func labels(_ label: (Int) -> String) -> CategoryLabels {
    switch window.content {
    case .positions: return .empty
    case .labels: return level(Array(items), to: .infinity, lines: 1, label)
    case .even(_, let step): return evenLabels(step, label)
    }
  }

  private func evenLabels(_ step: Double, _ label: (Int) -> String) -> CategoryLabels {
    let sample = sample(label)
    guard let widest = sample.lazy.map({ $0.width }).max(), widest > 0 else { return .empty }
    let least = (widest + gap) / step
    let order = CategoryOrder(of: sample)
    guard order == .names else {
      return level(ordered(order, sample, least), to: .infinity, lines: 1, label)
    }
    let slot = step - gap
    if widest <= slot { return level(Array(items), to: slot, lines: 1, label) }
    if lines == 2, slot >= 28 { return level(Array(items), to: slot, lines: 2, label) }
    // Names may be cut, but not to a stump.
    let stride = max(1, Int(saturating: ((min(widest, 72) + gap) / step).rounded(.up)))
    return level(every(stride), to: Double(stride) * step - gap, lines: 1, label)
  }

  /// A few labels from all over the axis, its first two and its last among them.
  private func sample(_ label: (Int) -> String) -> [CategoryRoom.Entry] {
    let (parts, last) = (12, window.count - 1)
    var indices = [0]
    for index in [min(1, last)] + (1...parts).map({ last / parts * $0 + last % parts * $0 / parts })
    where index > indices[indices.count - 1] {
      indices.append(index)
    }
    return indices.map { entry($0, label) }
  }

  private func entry(_ item: Int, _ label: (Int) -> String) -> CategoryRoom.Entry {
    let text = label(item)
    return CategoryRoom.Entry(
      index: item, text: text, width: text.isEmpty ? 0 : measurer.width(of: text, style: style), center: window.center(item))
  }

  /// The items in view whose number is a multiple of a stride.
  private func every(_ stride: Int) -> [Int] {
    let first = (items.lowerBound + stride - 1) / stride * stride
    return first < items.upperBound ? Array(Swift.stride(from: first, to: items.upperBound, by: stride)) : []
  }

  /// The items in view whose numbers or dates are round, at least so many items apart.
  private func ordered(_ order: CategoryOrder, _ sample: [CategoryRoom.Entry], _ least: Double) -> [Int] {
    let closest = Int(saturating: least.rounded(.up))
    guard let all = order.progression(of: sample, in: 0..<window.count) else {
      return CategoryOrder.strides.first { $0 >= closest }.map { every($0) } ?? []
    }
    // Whole weeks of days are counted from the first day.
    if all.unit == .day, all.step == 1, let days = [1, 2, 7, 14].first(where: { Double($0) >= least }) { return every(days) }
    let seen = Progression(unit: all.unit, first: all.first + all.step * items.lowerBound, step: all.step, items: items)
    return seen.levels(atLeast: least, atMost: .infinity).first ?? []
  }

  /// One line or two each, elided to a width; the height is that of the lines, whatever is in view.
  private func level(_ indices: [Int], to room: Double, lines: Int, _ label: (Int) -> String) -> CategoryLabels {
    var result = CategoryLabels()
    result.reserve(indices.count * lines)
    var edge = -Double.infinity
    for index in indices {
      let entry = entry(index, label)
      guard !entry.text.isEmpty else { continue }
      var texts = [entry.text]
      if entry.width > room { texts = flowed(entry.text, to: room, lines: lines, style: style, measurer: measurer) }
      let widths = texts.map { $0 == entry.text ? entry.width : measurer.width(of: $0, style: style) }
      guard let width = widths.max() else { continue }
      let start = entry.center - width / 2
      guard start >= left, start + width <= right, start >= edge - 0.001 else { continue }
      edge = start + width
      let first = result.runs.count
      for (row, text) in texts.enumerated() {
        let baseline = ChartPoint(x: entry.center, y: top + Double(row) * box.height + box.ascent)
        result.runs.append(TextRun(text, style: style, baseline: baseline, anchor: .middle, width: widths[row]))
      }
      let rect = ChartRect(x: start, y: top, width: width, height: Double(texts.count) * box.height)
      result.labels.append(CategoryLabels.Label(index: index, lines: first..<result.runs.count, box: TurnedRect(rect)))
    }
    result.finish(lines == 2 ? .wrapped : .flat, top: top, shown: result.labels.count, of: window.count)
    result.height = Double(lines) * box.height
    return result
  }
}
