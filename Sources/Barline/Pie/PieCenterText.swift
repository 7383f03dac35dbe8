/// The words in the middle of a ring: a large line over a quiet one, as far as the hole has room.
enum PieCenterText {
  /// The lines; none where not even the large one fits.
  static func lines(
    _ content: PieCenter, model: PieModel, in room: PieRoom, environment: ChartEnvironment
  ) -> [TextRun] {
    let words: (title: String, subtitle: String)
    switch content {
    case .none, .custom: return []
    case .text(let title, let subtitle): words = (title, subtitle)
    case .total(let title):
      let total = model.total
      guard total > 0, total.isFinite else { return [] }
      words = (PiePlan.valueText(total, model.options, environment), title ?? environment.words.total)
    }
    // A number is not cut; words are.
    let isText = if case .text = content { true } else { false }
    let isHalf = model.options.shape.isHalf
    let measurer = environment.measurer
    let quiet = TextStyle(size: environment.size(12), color: .secondary)
    // The quiet line gives way to the large one, not to its size: that is the largest of the look in which both fit, then it alone.
    for hasBoth in [true, false] where !hasBoth || !words.subtitle.isEmpty {
      for size in [22.0, 18, 15, 12] where size == 22 || !words.title.isEmpty {
        let large = TextStyle(size: environment.size(size), weight: .semibold, tabularDigits: true)
        var lines: [(text: String, style: TextStyle, box: LineBox)] = []
        if !words.title.isEmpty { lines.append((words.title, large, LineBox(large, measurer))) }
        if hasBoth { lines.append((words.subtitle, quiet, LineBox(quiet, measurer))) }
        let height = lines.reduce(0) { $0 + $1.box.height }
        let width = room.centerWidth(height, isHalf: isHalf)
        if isText, size == 12 || words.title.isEmpty {
          for place in lines.indices {
            let (text, style) = (lines[place].text, lines[place].style)
            lines[place].text = elided(text, to: width, style: style, measurer: measurer) ?? "…"
          }
        }
        let widths = lines.map { measurer.width(of: $0.text, style: $0.style) }
        guard width > 0, zip(lines, widths).allSatisfy({ $0.text != "…" && $1 <= width }) else { continue }
        var top = room.center.y - (isHalf ? height : height / 2)
        return zip(lines, widths).map { line, width in
          defer { top += line.box.height }
          return TextRun(
            line.text, style: line.style, baseline: ChartPoint(x: room.center.x, y: top + line.box.ascent), anchor: .middle,
            width: width)
        }
      }
    }
    return []
  }
}
