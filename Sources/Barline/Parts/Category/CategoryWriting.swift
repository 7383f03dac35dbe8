// Labels that have found their place are written down.
extension CategoryRoom {
  func add(_ text: String, _ entry: Entry, width: Double, middle: Double, to result: inout CategoryLabels) {
    result.runs.append(
      TextRun(
        text, style: style, baseline: ChartPoint(x: middle, y: top + box.ascent), anchor: .middle, width: width))
    let rect = ChartRect(x: middle - width / 2, y: top, width: width, height: box.height)
    result.labels.append(
      CategoryLabels.Label(index: entry.index, lines: (result.runs.count - 1)..<result.runs.count, box: TurnedRect(rect)))
  }

  func add(
    _ lines: [String], _ widths: [Double], _ entry: Entry, middle: Double, top: Double, to result: inout CategoryLabels
  ) {
    let first = result.runs.count
    var widest = 0.0
    for (row, line) in lines.enumerated() {
      let baseline = ChartPoint(x: middle, y: top + Double(row) * box.height + box.ascent)
      result.runs.append(TextRun(line, style: style, baseline: baseline, anchor: .middle, width: widths[row]))
      widest = max(widest, widths[row])
    }
    let rect = ChartRect(x: middle - widest / 2, y: top, width: widest, height: Double(lines.count) * box.height)
    result.labels.append(
      CategoryLabels.Label(index: entry.index, lines: first..<result.runs.count, box: TurnedRect(rect)))
  }
}

extension CategoryLabels {
  mutating func reserve(_ count: Int) {
    labels.reserveCapacity(count)
    runs.reserveCapacity(count)
  }

  /// Says how the level labels are set, and how many of the items in the chart have none.
  mutating func finish(_ mode: Mode, top: Double, shown: Int, of count: Int) {
    self.mode = labels.isEmpty ? .none : mode
    dropped = count - shown
    height = labels.reduce(0) { max($0, $1.box.rect.maxY - top) }
  }
}
