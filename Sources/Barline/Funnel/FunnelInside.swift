/// Words placed inside a stage.
struct FunnelInside {
  /// The lines of the name and of the count, with where each starts; one of them nil where it is left out.
  var runs: [TextRun]
}

extension FunnelLayout {
  /// The words of a stage inside it: the count under the name, or beside it; nil where neither way has room.
  ///
  /// A stage of no width has none, unless `isFree`: then they stand where it would be.
  func inside(_ position: Int, isFree: Bool = false, countAlone: Bool = false) -> FunnelInside? {
    let name = texts.names.isEmpty ? nil : texts.names[position]
    let count = texts.counts.isEmpty ? nil : texts.counts[position]
    var lines: [(word: FunnelTexts.Word, style: TextStyle, box: LineBox)] = []
    if let name, !name.text.isEmpty { lines.append((name, texts.name, texts.nameBox)) }
    if let count, !count.text.isEmpty { lines.append((count, texts.count, texts.countBox)) }
    guard !lines.isEmpty else { return FunnelInside(runs: []) }
    func stacked() -> FunnelInside? {
      let width = lines.reduce(0) { max($0, $1.word.width) }
      let height = lines.reduce(0) { $0 + $1.box.height }
      guard let center = place(position, width: width, height: height, isFree: isFree) else { return nil }
      var top = center.y - height / 2
      let runs = lines.map { line in
        defer { top += line.box.height }
        return TextRun(
          line.word.text, style: line.style, baseline: ChartPoint(x: center.x, y: top + line.box.ascent), anchor: .middle,
          width: line.word.width)
      }
      return FunnelInside(runs: runs)
    }
    func inRow() -> FunnelInside? {
      let width = lines.reduce(-Self.wordGap) { $0 + $1.word.width + Self.wordGap }
      let height = lines.reduce(0) { max($0, $1.word.width > 0 ? $1.style.size : 0) }
      guard let center = place(position, width: width, height: height, isFree: isFree) else { return nil }
      var x = center.x - width / 2
      let runs = lines.map { line in
        defer { x += line.word.width + Self.wordGap }
        return TextRun(
          line.word.text, style: line.style, baseline: ChartPoint(x: x, y: center.y + line.box.capHeight / 2),
          width: line.word.width)
      }
      return FunnelInside(runs: runs)
    }
    if lines.count > 1, let found = stacked() { return found }
    if let found = inRow() { return found }
    guard countAlone, lines.count > 1 else { return nil }
    lines.removeFirst()
    return inRow()
  }

  /// The middle of a block of words in a stage; nil where the stage is too small for it.
  private func place(_ position: Int, width: Double, height: Double, isFree: Bool) -> ChartPoint? {
    let (start, end) = grid.along(position)
    let (along, across) = isDown ? (height + 4, width + 12) : (width + 8, height + 4)
    let middle = grid.middle(position)
    guard end - start >= along else { return nil }
    let (first, last) = widths(position)
    if max(first, last) == 0, isFree {
      let (low, high) = isDown ? (grid.area.minX, grid.area.maxX) : (grid.area.minY, grid.area.maxY)
      guard high - low >= across else { return nil }
      let spine = grid.across(0).from
      return grid.point(along: middle, across: min(max(spine, low + across / 2), high - across / 2))
    }
    func edges(_ place: Double) -> (from: Double, to: Double) {
      let share = (place - start) / (end - start)
      return grid.across(first + (last - first) * share)
    }
    // Sides are straight: what both ends of the block have, all of it has.
    let (near, far) = (edges(middle - along / 2), edges(middle + along / 2))
    let (from, to) = (max(near.from, far.from), min(near.to, far.to))
    return to - from >= across ? grid.point(along: middle, across: from / 2 + to / 2) : nil
  }
}
