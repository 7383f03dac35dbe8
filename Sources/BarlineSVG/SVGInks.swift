import BarlineDrawing

/// A colour as a document holds it: eight bits a channel and an opacity in thousandths.
struct Ink: Hashable {
  var rgb: UInt32
  var alpha: UInt32

  init(_ color: RGBA) {
    func whole(_ value: Double, _ most: Double) -> UInt32 { UInt32(truncatingIfNeeded: Int(saturating: value * most + 0.5)) }
    rgb = whole(color.red, 255) << 16 | whole(color.green, 255) << 8 | whole(color.blue, 255)
    alpha = whole(color.alpha, 1000)
  }
}

/// What a colour is given to.
enum InkProperty: UInt8 {
  case fill, stroke, stop

  /// The property, up to its value, as an attribute.
  var attribute: StaticString {
    switch self {
    case .fill: " fill=\""
    case .stroke: " stroke=\""
    case .stop: " stop-color=\""
    }
  }
  var opacityAttribute: StaticString {
    switch self {
    case .fill: " fill-opacity=\""
    case .stroke: " stroke-opacity=\""
    case .stop: " stop-opacity=\""
    }
  }
  /// The property, up to its value, in a style sheet.
  var declaration: StaticString {
    switch self {
    case .fill: "{fill:"
    case .stroke: "{stroke:"
    case .stop: "{stop-color:"
    }
  }
  var opacityDeclaration: StaticString {
    switch self {
    case .fill: ";fill-opacity:"
    case .stroke: ";stroke-opacity:"
    case .stop: ";stop-opacity:"
    }
  }
}

/// The colours of a document, in one theme or two, and what it defines: gradients, clips and the rules of the dark theme.
///
/// Where an id or a class starts, its prefix is not known yet: a zero byte, which escaped text never holds, stands for it.
struct SVGInks {
  private let light: Theme
  private let dark: Theme?
  private let form: SVGForm
  private var definitions = ByteText()
  private var rules = ByteText()
  /// The light theme's, where rules say both.
  private var lightRules = ByteText()
  /// Rules that hold in either theme.
  var behaviour = ByteText()
  private var fills = Phrases<Paint>()
  private var strokes = Phrases<Paint>()
  private var lines = Phrases<Stroke>()
  private var styles = Phrases<TextStyle>()
  private var gradients: [[UInt8]: Int] = [:]
  private var clips: [[UInt8]: Int] = [:]
  private var classes: [Rule: Int] = [:]

  /// What a class does in the dark.
  private struct Rule: Hashable {
    var property: InkProperty
    var ink: Ink
    var saysOpacity: Bool
    /// What it is in the light; nil where attributes say that.
    var light: Ink?
  }

  init(light: Theme, dark: Theme?, form: SVGForm = .document) { (self.light, self.dark, self.form) = (light, dark, form) }

  /// Writes the attributes that fill with a paint.
  mutating func fill(_ paint: Paint, in document: inout ByteText) {
    if fills.write(paint, to: &document) { return }
    let phrase = compose(paint, .fill)
    fills.keep(phrase, for: paint)
    document.append(contentsOf: phrase)
  }

  /// Writes the attributes that stroke with a paint; nothing is filled.
  mutating func stroke(_ paint: Paint, in document: inout ByteText) {
    if strokes.write(paint, to: &document) { return }
    let phrase = compose(paint, .stroke)
    strokes.keep(phrase, for: paint)
    document.append(contentsOf: phrase)
  }

  private mutating func compose(_ paint: Paint, _ property: InkProperty) -> ByteText {
    var text = ByteText()
    if property == .stroke { text.append(" fill=\"none\"") }
    switch paint {
    case .color(let color): append(color, property, to: &text)
    case .linear(let stops, _, _), .radial(let stops, _, _):
      // One stop is a colour, and none is nothing.
      guard stops.count > 1 else {
        append(stops.first?.color ?? .clear, property, to: &text)
        break
      }
      text.append(property.attribute)
      text.append("url(#\0-g")
      text.append(whole: gradient(paint))
      text.append(")\"")
    }
    return text
  }

  /// Whether nothing is seen through a paint, in any theme.
  func covers(_ paint: Paint) -> Bool {
    guard case .color(let color) = paint else { return false }
    return Ink(light.resolve(color)).alpha == 1000 && (dark.map { Ink($0.resolve(color)).alpha == 1000 } ?? true)
  }

  /// Writes the attributes that say how a text looks.
  mutating func text(_ style: TextStyle, in document: inout ByteText) {
    if styles.write(style, to: &document) { return }
    var phrase = ByteText()
    phrase.append(" font-size=\"", style.size)
    if style.weight == .semibold { phrase.append(" font-weight=\"600\"") }
    if style.tabularDigits && form == .document { phrase.append(" style=\"font-variant-numeric:tabular-nums\"") }
    append(style.color, .fill, to: &phrase)
    styles.keep(phrase, for: style)
    document.append(contentsOf: phrase)
  }

  /// Writes how a line is drawn.
  mutating func line(_ stroke: Stroke, in document: inout ByteText) {
    if lines.write(stroke, to: &document) { return }
    var phrase = ByteText()
    phrase.append(stroke)
    lines.keep(phrase, for: stroke)
    document.append(contentsOf: phrase)
  }

  /// Writes a colour's attributes: the light theme's, and the class that makes it the dark theme's.
  mutating func append(_ color: ChartColor, _ property: InkProperty, to text: inout ByteText) {
    let ink = Ink(light.resolve(color))
    if let dark {
      let other = Ink(dark.resolve(color))
      if other != ink {
        let saysOpacity = ink.alpha != 1000 || other.alpha != 1000
        let isWhole = form == .manyMarks && property != .stop
        text.append(" class=\"\0-k")
        text.append(whole: rule(Rule(property: property, ink: other, saysOpacity: saysOpacity, light: isWhole ? ink : nil)))
        text.append("\"")
        if isWhole { return }
      }
    }
    text.append(property.attribute)
    guard ink.alpha > 0 || property == .stop else { return text.append("none\"") }
    text.append(ink)
    text.append("\"")
    if ink.alpha < 1000 { text.append(property.opacityAttribute, Double(ink.alpha) / 1000) }
  }

  /// The number of the class with a rule; equal rules are one.
  private mutating func rule(_ rule: Rule) -> Int {
    if let known = classes[rule] { return known }
    let number = classes.count + 1
    classes[rule] = number
    rules.append(class: number, rule.property, rule.ink, saysOpacity: rule.saysOpacity)
    if let light = rule.light { lightRules.append(class: number, rule.property, light, saysOpacity: rule.saysOpacity) }
    return number
  }

  /// The number of a gradient; gradients that look the same are one.
  private mutating func gradient(_ paint: Paint) -> Int {
    var body = ByteText()
    switch paint {
    case .color: break
    case .linear(let stops, let from, let to):
      body.append("\" gradientUnits=\"userSpaceOnUse\" x1=\"", from.x)
      body.append(" y1=\"", from.y)
      body.append(" x2=\"", to.x)
      body.append(" y2=\"", to.y)
      append(stops, to: &body)
      body.append("</linearGradient>\n")
    case .radial(let stops, let center, let radius):
      body.append("\" gradientUnits=\"userSpaceOnUse\" cx=\"", center.x)
      body.append(" cy=\"", center.y)
      body.append(" r=\"", max(0, radius))
      append(stops, to: &body)
      body.append("</radialGradient>\n")
    }
    if let known = gradients[body.bytes] { return known }
    let number = gradients.count + 1
    gradients[body.bytes] = number
    if case .radial = paint { definitions.append("<radialGradient") } else { definitions.append("<linearGradient") }
    definitions.append(" id=\"\0-g")
    definitions.append(whole: number)
    definitions.append(contentsOf: body)
    return number
  }

  /// Writes stops; one that lies before its predecessor is moved onto it, as SVG viewers do.
  private mutating func append(_ stops: [ColorStop], to text: inout ByteText) {
    text.append(">")
    var least = 0.0
    for stop in stops {
      least = min(1, max(least, stop.offset))
      text.append("<stop offset=\"")
      text.append(number: least, decimals: 4)
      text.append("\"")
      append(stop.color, .stop, to: &text)
      text.append("/>")
    }
  }

  /// The number of a clip; equal clips are one.
  mutating func clip(_ figure: Figure, _ rule: FillRule) -> Int {
    let shape = SVGShape(figure, stroked: false)
    var body = ByteText()
    body.append(shape.tag)
    body.append(geometryOf: shape)
    if rule == .evenOdd { body.append(" clip-rule=\"evenodd\"") }
    if let known = clips[body.bytes] { return known }
    let number = clips.count + 1
    clips[body.bytes] = number
    definitions.append("<clipPath id=\"\0-c")
    definitions.append(whole: number)
    definitions.append("\">")
    definitions.append(contentsOf: body)
    definitions.append("/></clipPath>\n")
    return number
  }

  /// Puts what is defined behind the document's head, and the prefix wherever an id or a class starts.
  func finish(_ document: inout ByteText, head: Int, prefix: String?) -> [UInt8] {
    guard !(rules.isEmpty && definitions.isEmpty && behaviour.isEmpty) else { return document.finish() }
    var between = ByteText(capacity: rules.count + behaviour.count + definitions.count + 128)
    if !rules.isEmpty || !behaviour.isEmpty {
      between.append("<style>\n")
      between.append(contentsOf: lightRules)
      if !rules.isEmpty {
        between.append("@media screen and (prefers-color-scheme:dark){\n")
        between.append(contentsOf: rules)
        between.append("}\n")
      }
      between.append(contentsOf: behaviour)
      between.append("</style>\n")
    }
    if !definitions.isEmpty {
      between.append("<defs>\n")
      between.append(contentsOf: definitions)
      between.append("</defs>\n")
    }
    document.replace(head..<head, with: between)
    return document.withBytes { bytes in
      IDPrefix.fill(bytes, with: prefix.map(IDPrefix.name) ?? IDPrefix.made(of: bytes))
    }
  }
}

extension ByteText {
  /// Writes what a class does.
  fileprivate mutating func append(class number: Int, _ property: InkProperty, _ ink: Ink, saysOpacity: Bool) {
    append(".\0-k")
    append(whole: number)
    append(property.declaration)
    append(ink)
    if saysOpacity {
      append(property.opacityDeclaration)
      append(number: Double(ink.alpha) / 1000, decimals: 3)
    }
    append("}\n")
  }

  /// Writes a colour's channels: `#6472ea`.
  fileprivate mutating func append(_ ink: Ink) {
    append(byte: UInt8(ascii: "#"))
    for shift: UInt32 in [20, 16, 12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: ink.rgb >> shift & 15)
      append(byte: digit < 10 ? 48 + digit : 87 + digit)
    }
  }
}
