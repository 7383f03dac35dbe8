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
      guard total > 0 else { return [] }
      words = (PiePlan.valueText(total, model.options, environment), title ?? environment.words.total)
    }
    // A number is not cut; words are.
    let isText = if case .text = content { true } else { false }
    let isHalf = model.options.shape.isHalf
    let rect = room.centerRect(isHalf: isHalf)
    let measurer = environment.measurer
    // The large line in the largest size of the look that fits, then cut.
    var large = TextStyle(size: environment.size(22), weight: .semibold, tabularDigits: true)
    for size in [22.0, 18, 15, 12] {
      large.size = environment.size(size)
      if measurer.width(of: words.title, style: large) <= rect.width { break }
    }
    let quiet = TextStyle(size: environment.size(12), color: .secondary)
    let (largeBox, quietBox) = (LineBox(large, measurer), LineBox(quiet, measurer))
    var lines: [(text: String, style: TextStyle, box: LineBox)] = []
    if !words.title.isEmpty, rect.height >= largeBox.height,
      let title = elided(words.title, to: rect.width, style: large, measurer: measurer), title == words.title || isText,
      title != "…"
    {
      lines.append((title, large, largeBox))
    }
    let used = lines.reduce(0) { $0 + $1.box.height }
    if !words.subtitle.isEmpty, words.title.isEmpty || !lines.isEmpty, rect.height >= used + quietBox.height,
      let subtitle = elided(words.subtitle, to: rect.width, style: quiet, measurer: measurer),
      subtitle == words.subtitle || isText && subtitle != "…"
    {
      lines.append((subtitle, quiet, quietBox))
    }
    let height = lines.reduce(0) { $0 + $1.box.height }
    var top = isHalf ? rect.maxY - height : rect.midY - height / 2
    return lines.map { line in
      defer { top += line.box.height }
      return TextRun(
        line.text, style: line.style, baseline: ChartPoint(x: rect.midX, y: top + line.box.ascent), anchor: .middle,
        width: measurer.width(of: line.text, style: line.style))
    }
  }
}
