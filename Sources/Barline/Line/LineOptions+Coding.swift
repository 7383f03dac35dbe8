// What lines look like and are set to, as bytes.
extension LineCurve {
  mutating func code(_ coder: inout ByteCoder) {
    var (kind, tension) = (0, 0.0)
    switch self {
    case .linear: kind = 0
    case .monotone: kind = 1
    case .stepCenter: kind = 2
    case .stepAfter: kind = 3
    case .stepBefore: kind = 4
    case .cardinal(let own): (kind, tension) = (5, own)
    }
    coder.code(&kind, below: 6)
    if kind == 5 { coder.code(&tension) }
    guard coder.isReading else { return }
    switch kind {
    case 0: self = .linear
    case 1: self = .monotone
    case 2: self = .stepCenter
    case 3: self = .stepAfter
    case 4: self = .stepBefore
    default: self = .cardinal(tension: tension)
    }
  }
}

extension DotStyle {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&radius)
    coder.code(&fill)
    coder.code(&selectedFill)
    coder.code(&symbol, like: .circle) { $1.code(kind: &$0) }
    coder.code(&isHiddenOnSelection)
    coder.code(&text, like: DotText()) { text, coder in
      coder.code(&text.size)
      coder.code(kind: &text.weight)
      coder.code(&text.color)
      coder.code(&text.selectedColor)
    }
    coder.code(&selectedScale)
    coder.code(&pulses)
  }
}

extension AreaStyle {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&fill)
    coder.code(&selectedFill)
    coder.code(kind: &foot)
  }
}

extension LineStyle {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&paint)
    coder.code(&selectedPaint)
    coder.code(&width)
    coder.code(&dash)
    curve.code(&coder)
    coder.code(kind: &gaps)
    coder.code(&showsLine)
    coder.code(&area, like: AreaStyle()) { $0.code(&$1) }
    coder.code(&dots, like: .standard) { $0.code(&$1) }
    coder.code(&valueColors, like: ValueColor(from: 0, color: .clear), least: 4) { one, coder in
      coder.code(&one.from)
      one.color.code(&coder)
    }
    coder.code(&dimmedOpacity)
    coder.code(&dimmedDotOpacity)
    coder.code(&isSelectable)
    coder.code(&touchArea, like: .plot) { $1.code(kind: &$0) }
  }
}

extension LineSelectionBand {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&width)
    coder.code(&color)
    coder.code(&followsTouch)
    coder.code(&extendsIntoHeaderPadding)
    coder.code(&extendsIntoFooterPadding)
  }
}

extension LineOptions {
  mutating func code(_ coder: inout ByteCoder) {
    frame.code(&coder)
    positionAxis.code(&coder)
    coder.code(&minimumValue)
    coder.code(&maximumValue)
    coder.code(&showsSelectionBand)
    selectionBand.code(&coder)
    coder.code(&showsLineSelection)
    coder.code(kind: &selectionMode)
    scroll.code(&coder)
    coder.code(&sweepsAreasAndDots)
  }
}

/// What only a line chart has.
final class LineParts {
  var options = LineOptions()
  /// How each line looks, and its dots one by one.
  var styles: [LineStyle] = []
  var dots: [StyleRuns<DotStyle?>] = []
  /// The positions of the points; an empty row for a line that has none.
  var positions: [[Double]] = []

  init() {}

  func code(_ coder: inout ByteCoder) {
    options.code(&coder)
    coder.code(&styles, like: .standard, least: 14) { $0.code(&$1) }
    coder.code(&dots, like: StyleRuns(standard: nil)) { runs, coder in
      runs.code(&coder) { dot, coder in coder.code(&dot, like: .standard) { $0.code(&$1) } }
    }
    coder.code(&positions, like: [], least: 3) { $1.code(&$0) }
  }
}
