/// The inside of a tooltip: its lines, placed from its top left corner, and the size they need.
struct TooltipLayout {
  private(set) var runs: [TextRun] = []
  private(set) var swatches: [(rect: ChartRect, paint: Paint)] = []
  private(set) var size = ChartSize.zero

  static let radius = 6.0
  static let swatch = 8.0
  static let swatchGap = 6.0
  /// Between a label and its value in the same line.
  static let columnGap = 12.0
  /// The widest a card gets.
  static let widest = 280.0
  /// Names wider than this, or than half the view, take two lines.
  static let leastWrap = 120.0

  /// Nil when there is nothing to say.
  init?(_ content: TooltipContent, view: ChartSize, environment: ChartEnvironment) {
    let measurer = environment.measurer
    func style(_ size: Double, _ weight: TextWeight, _ color: ChartColor) -> TextStyle {
      TextStyle(size: environment.size(size), weight: weight, color: color, tabularDigits: weight == .semibold)
    }
    let isLone = content.title.isEmpty && content.rows.count == 1
    let value = style(isLone ? 13 : 12, .semibold, .text)
    let label = style(isLone ? 11 : 12, .regular, .secondary)
    let title = style(11, .regular, .secondary)
    let (valueBox, labelBox, titleBox) = (LineBox(value, measurer), LineBox(label, measurer), LineBox(title, measurer))
    let cell = environment.cell
    let rowHeight = max(valueBox.height, labelBox.height) + (cell == nil ? 2 : 0)

    // Every line's kind and height first, so that what the view has no height for is not measured.
    var lines: [TooltipLine] = []
    // In cells the edge takes one, and beside the words one more is free.
    var padding = cell?.height ?? 8.0
    func add(_ name: String, _ style: TextStyle, _ box: LineBox, _ swatch: Paint? = nil) {
      var parts = [name]
      let room = max(0, min(TooltipLayout.widest, view.width) - 2 * padding)
      let limit = min(room, max(TooltipLayout.leastWrap, view.width / 2))
      if swatch == nil, view.height >= TooltipLayout.leastWrap, measurer.width(of: name, style: style) > limit {
        // What is too long for that may be as wide as it likes, but for a small view, of which it would leave nothing.
        parts =
          wrapped(name, to: limit, lines: 2, style: style, measurer: measurer)
          ?? flowed(name, to: view.width < 400 ? limit : room, lines: 2, style: style, measurer: measurer)
      }
      for part in parts { lines.append(TooltipLine(label: part, labelStyle: style, box: box, swatch: swatch)) }
    }
    if !content.title.isEmpty { add(content.title, title, titleBox) }
    if isLone, let row = content.rows.first {
      if !row.value.isEmpty { lines.append(TooltipLine(label: row.value, labelStyle: value, box: valueBox)) }
      if !row.label.isEmpty { add(row.label, label, labelBox, row.swatch) }
    } else {
      // Far more rows than any view has height for are not even looked at.
      for row in content.rows.prefix(200) where !(row.value.isEmpty && row.label.isEmpty) {
        lines.append(
          TooltipLine(
            label: row.label, labelStyle: label, value: row.value, valueStyle: value, box: valueBox, height: rowHeight,
            swatch: row.swatch))
      }
    }
    guard !lines.isEmpty else { return nil }

    var height = lines.reduce(0) { $0 + $1.height }
    if height + 2 * padding > view.height { padding = cell == nil ? 4 : 0 }
    var left = 0
    while lines.count > 1, height + 2 * padding > view.height {
      height -= lines.removeLast().height
      left += 1
    }
    if left > 0, !isLone, lines.count > 1, let last = lines.last {
      // The last line that has room says how many rows have none.
      height -= last.height
      lines[lines.count - 1] = TooltipLine(label: "+\(left + 1)", labelStyle: title, box: titleBox)
      height += titleBox.height
    }
    let room = max(0, min(TooltipLayout.widest, view.width) - 2 * padding)
    let widths = lines.map { $0.width(measurer) }
    // In a small view the labels of rows give way to the chart, never their values.
    let values = lines.reduce(0) { max($0, $1.value.isEmpty ? 0 : measurer.width(of: $1.value, style: $1.valueStyle)) }
    let most = isLone ? room : min(room, max(TooltipLayout.leastWrap, view.width * 0.6, values + 80))
    let inner = min((widths.max() ?? 0).rounded(.up), most)
    var y = padding
    for (line, width) in zip(lines, widths) {
      place(line, isCut: width > inner, x: padding, y: y, width: inner, measurer)
      y += line.height
    }
    size = ChartSize(width: inner + 2 * padding, height: height + 2 * padding)
  }

  private mutating func place(
    _ line: TooltipLine, isCut: Bool, x: Double, y: Double, width: Double, _ measurer: TextMeasurer
  ) {
    let baseline = y + (line.height - line.box.height) / 2 + line.box.ascent
    var start = x
    var room = width
    if let paint = line.swatch {
      let top = (baseline - line.box.capHeight / 2 - TooltipLayout.swatch / 2).rounded()
      swatches.append((ChartRect(x: x, y: top, width: TooltipLayout.swatch, height: TooltipLayout.swatch), paint))
      start += TooltipLayout.swatch + TooltipLayout.swatchGap
      room -= TooltipLayout.swatch + TooltipLayout.swatchGap
    }
    func write(_ text: String, _ style: TextStyle, within room: Double, at x: Double, _ anchor: TextAnchor) -> Double {
      guard !text.isEmpty, let shown = isCut ? elided(text, to: room, style: style, measurer: measurer) : text else { return 0 }
      let width = measurer.width(of: shown, style: style)
      runs.append(TextRun(shown, style: style, baseline: ChartPoint(x: x, y: baseline), anchor: anchor, width: width))
      return width
    }
    // The value keeps its room; the label gives way.
    let used = write(line.value, line.valueStyle, within: room, at: x + width, .end)
    if used > 0 { room -= used + TooltipLayout.columnGap }
    _ = write(line.label, line.labelStyle, within: room, at: start, .start)
  }
}

/// A line of a tooltip before it is placed: a label at its start, a value at its end.
struct TooltipLine {
  var label: String
  var labelStyle: TextStyle
  var value = ""
  var valueStyle: TextStyle
  var box: LineBox
  var height: Double
  var swatch: Paint?

  init(
    label: String, labelStyle: TextStyle, value: String = "", valueStyle: TextStyle? = nil, box: LineBox, height: Double? = nil,
    swatch: Paint? = nil
  ) {
    self.label = label
    self.labelStyle = labelStyle
    self.value = value
    self.valueStyle = valueStyle ?? labelStyle
    self.box = box
    self.height = height ?? box.height
    self.swatch = swatch
  }

  /// The width of all that is in it.
  func width(_ measurer: TextMeasurer) -> Double {
    var width = swatch == nil ? 0 : TooltipLayout.swatch + TooltipLayout.swatchGap
    if !label.isEmpty { width += measurer.width(of: label, style: labelStyle) }
    if !value.isEmpty {
      width += measurer.width(of: value, style: valueStyle) + (label.isEmpty ? 0 : TooltipLayout.columnGap)
    }
    return width
  }
}
