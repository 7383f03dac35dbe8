extension Drawing {
  /// The picture as text, for tests and for people: what is drawn, in order, one line an item.
  ///
  /// A line is the verb, the paint, the figure and its numbers with at most three decimals, and words in quotes; each open layer
  /// indents by two spaces. Colours are tokens or `#RRGGBB`, followed by `/` and an opacity that is not 1. The same drawing gives the
  /// same text on every machine.
  ///
  ///     drawing 640 360 "Wheat"
  ///     sheet frame
  ///     fill ground rect 0 0 640 360
  ///     sheet marks
  ///     push mark bar 0 3 "2004" 12.5
  ///       fill accent rect 16 40 24 200
  ///     pop
  ///     sheet selection
  ///     sheet tooltip
  ///
  /// Revisions are left out. Dimming, where there is some, is a line of its own.
  public var dump: String {
    var dumper = Dumper()
    dumper.write(self)
    return dumper.dump
  }
}

extension Drawing.Sheet {
  /// The sheet as text: see `Drawing.dump`.
  public var dump: String {
    var dumper = Dumper()
    replay(into: &dumper)
    return dumper.dump
  }
}

/// The painter that writes what it receives as text, a line an item: what `Drawing.dump` is made with.
///
///     var dumper = Dumper()
///     dumper.fill(.rect(ChartRect(x: 0, y: 0, width: 10, height: 5)), rule: .nonZero, paint: .color(.accent))
///     dumper.dump   // "fill accent rect 0 0 10 5\n"
public struct Dumper: Painter {
  private var text = ByteText()
  private var depth = 0

  /// Makes a painter that has written nothing.
  public init() {}

  /// What has been written.
  public var dump: String { text.string }

  /// Writes `fill`, the paint, the rule where it is even-odd, and the figure.
  public mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    indent()
    text.append("fill ")
    text.append(paint: paint)
    if rule == .evenOdd { text.append(" evenOdd") }
    text.append(figure: figure)
    text.append("\n")
  }

  /// Writes `stroke`, the paint, the stroke where it is not the default, and the figure.
  public mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {
    indent()
    text.append("stroke ")
    text.append(paint: paint)
    text.append(stroke: stroke)
    text.append(figure: figure)
    text.append("\n")
  }

  /// Writes `text`, the colour, the baseline point, the style and the words.
  public mutating func draw(_ run: TextRun) {
    indent()
    text.append("text ")
    text.append(color: run.style.color)
    text.append(numbers: run.baseline.x, run.baseline.y)
    text.append(" size")
    text.append(numbers: run.style.size)
    if run.style.weight == .semibold { text.append(" semibold") }
    if run.style.tabularDigits { text.append(" tabular") }
    switch run.anchor {
    case .start: break
    case .middle: text.append(" middle")
    case .end: text.append(" end")
    }
    if run.rotation != 0 {
      text.append(" turn")
      text.append(numbers: run.rotation)
    }
    text.append(" width")
    text.append(numbers: run.width)
    text.append(" ")
    text.append(quoted: run.string)
    text.append("\n")
  }

  /// Writes `push` and what the layer does.
  public mutating func push(_ layer: Layer) {
    indent()
    text.append("push")
    text.append(layer: layer)
    text.append("\n")
    depth += 1
  }

  /// Writes `pop`.
  public mutating func pop() {
    depth = max(0, depth - 1)
    indent()
    text.append("pop\n")
  }

  mutating func write(_ drawing: Drawing) {
    text.append("drawing")
    text.append(numbers: drawing.size.width, drawing.size.height)
    text.append(" ")
    text.append(quoted: drawing.title)
    text.append("\n")
    if !drawing.dimming.isEmpty {
      text.append("dimming")
      for factor in drawing.dimming { text.append(numbers: factor) }
      text.append("\n")
    }
    for (name, sheet) in drawing.sheets {
      text.append("sheet ")
      text.append(name)
      text.append("\n")
      sheet.replay(into: &self)
    }
  }

  private mutating func indent() {
    for _ in 0..<depth { text.append("  ") }
  }
}
