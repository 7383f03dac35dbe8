/// The words of a dump: figures, paints, strokes and layers, each part with a space before it.
extension ByteText {
  mutating func append(numbers: Double...) {
    for number in numbers {
      append(byte: UInt8(ascii: " "))
      append(number: number, decimals: 3)
    }
  }

  mutating func append(figure: Figure) {
    switch figure {
    case .rect(let rect):
      append(" rect")
      append(numbers: rect.x, rect.y, rect.width, rect.height)
    case .roundedRect(let rect, let radii):
      append(" roundedRect")
      append(numbers: rect.x, rect.y, rect.width, rect.height)
      append(numbers: radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    case .circle(let center, let radius):
      append(" circle")
      append(numbers: center.x, center.y, radius)
    case .sector(let sector):
      append(" sector")
      append(numbers: sector.center.x, sector.center.y, sector.innerRadius, sector.outerRadius)
      append(numbers: sector.startAngle, sector.endAngle)
    case .path(let path):
      append(" path")
      append(path: path)
    }
  }

  private mutating func append(path: BezierPath) {
    var place = 0
    for verb in path.verbs {
      switch verb {
      case .move: append(" M")
      case .line: append(" L")
      case .cubic: append(" C")
      case .close: append(" Z")
      }
      for number in path.numbers[place..<place + verb.count] { append(numbers: number) }
      place += verb.count
    }
  }

  mutating func append(paint: Paint) {
    switch paint {
    case .color(let color): append(color: color)
    case .linear(let stops, let from, let to):
      append("linear(")
      append(stops: stops)
      append(numbers: from.x, from.y, to.x, to.y)
      append(")")
    case .radial(let stops, let center, let radius):
      append("radial(")
      append(stops: stops)
      append(numbers: center.x, center.y, radius)
      append(")")
    }
  }

  private mutating func append(stops: [ColorStop]) {
    for stop in stops {
      append(number: stop.offset, decimals: 3)
      append(" ")
      append(color: stop.color)
      append(",")
    }
  }

  mutating func append(color: ChartColor) {
    switch color {
    case .rgba(let fixed):
      append(hex: fixed)
      append(opacity: fixed.alpha)
    case .token(let token, let opacity):
      append(token: token)
      append(opacity: opacity)
    case .mix(let a, let b, let share):
      append("mix(")
      append(color: a)
      append(" ")
      append(color: b)
      append(numbers: share)
      append(")")
    case .onMark(let mark):
      append("onMark(")
      append(color: mark)
      append(")")
    }
  }

  private mutating func append(opacity: Double) {
    guard opacity != 1 else { return }
    append("/")
    append(number: opacity, decimals: 3)
  }

  private mutating func append(hex color: RGBA) {
    append("#")
    for channel in [color.red, color.green, color.blue] {
      let value = Int(saturating: channel * 255 + 0.5)
      for digit in [value / 16, value % 16] { append(byte: UInt8(digit < 10 ? 48 + digit : 55 + digit)) }
    }
  }

  private mutating func append(token: ColorToken) {
    switch token {
    case .text: append("text")
    case .secondary: append("secondary")
    case .ground: append("ground")
    case .grid: append("grid")
    case .accent: append("accent")
    case .series(let index):
      append("series(")
      append(whole: index)
      append(")")
    case .other: append("other")
    case .positive: append("positive")
    case .negative: append("negative")
    }
  }

  mutating func append(stroke: Stroke) {
    append(" width")
    append(numbers: stroke.width)
    switch stroke.cap {
    case .butt: break
    case .round: append(" cap round")
    case .square: append(" cap square")
    }
    switch stroke.join {
    case .miter: break
    case .round: append(" join round")
    case .bevel: append(" join bevel")
    }
    if stroke.miterLimit != 10 {
      append(" limit")
      append(numbers: stroke.miterLimit)
    }
    if !stroke.dash.isEmpty { append(" dash") }
    for length in stroke.dash { append(numbers: length) }
    if stroke.dashPhase != 0 {
      append(" phase")
      append(numbers: stroke.dashPhase)
    }
  }

  mutating func append(layer: Layer) {
    if let map = layer.transform {
      append(" transform")
      append(numbers: map.a, map.b, map.c, map.d, map.tx, map.ty)
    }
    if let clip = layer.clip {
      append(layer.clipRule == .evenOdd ? " clip evenOdd" : " clip")
      append(figure: clip)
    }
    if layer.opacity != 1 {
      append(" opacity")
      append(numbers: layer.opacity)
    }
    if let mark = layer.mark { append(mark: mark) }
  }

  private mutating func append(mark: Mark) {
    switch mark.role {
    case .bar: append(" mark bar ")
    case .line: append(" mark line ")
    case .point: append(" mark point ")
    case .slice: append(" mark slice ")
    case .stage: append(" mark stage ")
    case .tier: append(" mark tier ")
    case .summary: append(" mark summary ")
    case .custom: append(" mark custom ")
    }
    append(id: mark.id.series)
    append(" ")
    append(id: mark.id.item)
    append(" ")
    append(quoted: mark.label)
    if let value = mark.value { append(numbers: value) }
  }

  private mutating func append(id: ChartID) {
    switch id {
    case .index(let index): append(whole: index)
    case .name(let name, let occurrence):
      append(quoted: name)
      if occurrence > 0 {
        append("+")
        append(whole: occurrence)
      }
    }
  }

  /// Adds a string in quotes; what would end it or break the line is written as in Swift's own literals.
  mutating func append(quoted string: String) {
    append("\"")
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<32, 127:
        append("\\u{")
        append(whole: Int(byte))
        append("}")
      default: append(byte: byte)
      }
    }
    append("\"")
  }
}
