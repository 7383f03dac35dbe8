// Colours, paints, strokes and text styles as bytes.
extension ColorToken {
  package mutating func code(_ coder: inout ByteCoder) {
    var (kind, series) = (0, 0)
    switch self {
    case .text: kind = 0
    case .secondary: kind = 1
    case .ground: kind = 2
    case .grid: kind = 3
    case .accent: kind = 4
    case .other: kind = 5
    case .positive: kind = 6
    case .negative: kind = 7
    case .series(let index): (kind, series) = (8, index)
    }
    coder.code(&kind, below: 9)
    if kind == 8 { coder.code(&series) }
    guard coder.isReading else { return }
    switch kind {
    case 0: self = .text
    case 1: self = .secondary
    case 2: self = .ground
    case 3: self = .grid
    case 4: self = .accent
    case 5: self = .other
    case 6: self = .positive
    case 7: self = .negative
    default: self = .series(series)
    }
  }
}

extension ChartColor {
  /// How deep colours may be nested where they are read.
  private static var deepest: Int { 64 }

  package mutating func code(_ coder: inout ByteCoder) { code(&coder, depth: 0) }

  private mutating func code(_ coder: inout ByteCoder, depth: Int) {
    var kind = self.kind
    coder.code(&kind, below: 5)
    if coder.isReading, depth > Self.deepest { coder.fail("a colour is nested too deep") }
    switch kind {
    case 0: code(whole: &coder)
    case 1:
      var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
      if case .rgba(let color) = self { (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha) }
      coder.code(&red)
      coder.code(&green)
      coder.code(&blue)
      coder.code(&alpha)
      if coder.isReading { self = ChartColor(red: red, green: green, blue: blue, alpha: alpha) }
    case 2:
      var (token, opacity) = (ColorToken.text, 1.0)
      if case .token(let own, let its) = self { (token, opacity) = (own, its) }
      token.code(&coder)
      coder.code(&opacity)
      if coder.isReading { self = .token(token, opacity: opacity) }
    case 3:
      var (a, b, share) = (ChartColor.clear, ChartColor.clear, 0.0)
      if case .mix(let first, let second, let its) = self { (a, b, share) = (first, second, its) }
      coder.code(&share)
      a.code(&coder, depth: depth + 1)
      b.code(&coder, depth: depth + 1)
      if coder.isReading { self = .mix(a, b, share) }
    default:
      var mark = ChartColor.clear
      if case .onMark(let color) = self { mark = color }
      mark.code(&coder, depth: depth + 1)
      if coder.isReading { self = .onMark(mark) }
    }
  }

  /// A fixed colour of whole 255ths, a byte a channel.
  private mutating func code(whole coder: inout ByteCoder) {
    var channels: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    if case .rgba(let color) = self {
      channels = (
        Self.whole(color.red) ?? 0, Self.whole(color.green) ?? 0, Self.whole(color.blue) ?? 0, Self.whole(color.alpha) ?? 0
      )
    }
    coder.code(&channels.0)
    coder.code(&channels.1)
    coder.code(&channels.2)
    coder.code(&channels.3)
    guard coder.isReading else { return }
    self = ChartColor(
      red: Double(channels.0) / 255, green: Double(channels.1) / 255, blue: Double(channels.2) / 255,
      alpha: Double(channels.3) / 255)
  }

  private var kind: Int {
    switch self {
    case .rgba(let color):
      let isWhole =
        Self.whole(color.red) != nil && Self.whole(color.green) != nil && Self.whole(color.blue) != nil
        && Self.whole(color.alpha) != nil
      return isWhole ? 0 : 1
    case .token: return 2
    case .mix: return 3
    case .onMark: return 4
    }
  }

  /// How many 255ths a channel is, where that is exact.
  private static func whole(_ channel: Double) -> UInt8? {
    let steps = (channel * 255).rounded()
    return steps / 255 == channel ? UInt8(truncatingIfNeeded: Int(saturating: steps)) : nil
  }
}

extension ColorStop {
  package mutating func code(_ coder: inout ByteCoder) {
    coder.code(&offset)
    color.code(&coder)
  }

  package static let blank = ColorStop(offset: 0, color: .clear)
}

extension ChartPoint {
  package mutating func code(_ coder: inout ByteCoder) {
    coder.code(&x)
    coder.code(&y)
  }
}

extension Paint {
  package mutating func code(_ coder: inout ByteCoder) {
    var (kind, color, stops, from, to, radius) = (0, ChartColor.clear, [ColorStop](), ChartPoint.zero, ChartPoint.zero, 0.0)
    switch self {
    case .color(let own): color = own
    case .linear(let own, let start, let end): (kind, stops, from, to) = (1, own, start, end)
    case .radial(let own, let center, let reach): (kind, stops, from, radius) = (2, own, center, reach)
    }
    coder.code(&kind, below: 3)
    if kind == 0 {
      color.code(&coder)
    } else {
      from.code(&coder)
      if kind == 1 { to.code(&coder) } else { coder.code(&radius) }
      coder.code(&stops, like: .blank, least: 3) { $0.code(&$1) }
    }
    guard coder.isReading else { return }
    switch kind {
    case 0: self = .color(color)
    case 1: self = .linear(stops, from: from, to: to)
    default: self = .radial(stops, center: from, radius: radius)
    }
  }
}

extension Stroke {
  package mutating func code(_ coder: inout ByteCoder) {
    coder.code(&width)
    coder.code(kind: &cap)
    coder.code(kind: &join)
    coder.code(&miterLimit)
    coder.code(&dash)
    coder.code(&dashPhase)
  }
}

extension TextStyle {
  package mutating func code(_ coder: inout ByteCoder) {
    coder.code(&size)
    coder.code(kind: &weight)
    color.code(&coder)
    coder.code(&tabularDigits)
  }
}
