import BarlineDrawing

/// The rules by which a document shows states without any script: what each shows, dims and hides while it is pointed at or has the keyboard.
///
/// Places come before the marks, which let the pointer through, and what they show comes after: so a place speaks to its later siblings, which
/// every viewer with style sheets understands. One that has none shows the picture at rest.
struct SVGStates {
  private let states: [PictureState]
  /// The ways in which marks are dimmed, each once.
  private var dimmings: [[Double]] = []
  /// The numbers of the marks that are hidden by a state.
  private(set) var names: [Mark.ID: Int] = [:]

  init(_ states: [PictureState]) {
    self.states = states
    for state in states {
      if state.dims, !dimmings.contains(state.dimming) { dimmings.append(state.dimming) }
      for id in state.hidden where names[id] == nil { names[id] = names.count }
    }
  }

  /// Whether a top layer of the marks is dimmed by any state.
  func dims(layer: Int) -> Bool { dimmings.contains { layer < $0.count && $0[layer] != 1 } }

  /// Writes the place of a state: nothing is seen of it, but it is pointed at, and has its turn at the keyboard.
  func append(placeOf number: Int, to document: inout ByteText) {
    let state = states[number]
    let shape = SVGShape(state.area, stroked: false)
    document.append(shape.tag)
    document.append(" id=\"\0-h")
    document.append(whole: number)
    document.append("\"")
    if let kind = dimmings.firstIndex(of: state.dimming) {
      document.append(" class=\"\0-v")
      document.append(whole: kind)
      document.append("\"")
    }
    document.append(markCalled: state.mark.label, value: state.mark.value)
    document.append(" tabindex=\"0\" fill=\"none\" pointer-events=\"all\"")
    document.append(geometryOf: shape)
    document.append("/>\n")
  }

  /// The rules, for a screen: on paper nothing is pointed at.
  var rules: ByteText {
    var rules = ByteText()
    rules.append("@media screen{\n#\0-i>[tabindex]:focus{outline:none}\n")
    for number in states.indices {
      Self.append(whileAt: "#\0-h", number, "~#\0-s", number, to: &rules)
      rules.append("{display:inline}\n")
      for id in states[number].hidden {
        guard let name = names[id] else { continue }
        Self.append(whileAt: "#\0-h", number, "~#\0-m #\0-x", name, to: &rules)
        rules.append("{display:none}\n")
      }
    }
    for (kind, dimming) in dimmings.enumerated() {
      for (layer, strength) in dimming.enumerated() where strength != 1 {
        Self.append(whileAt: ".\0-v", kind, "~#\0-m>#\0-l", layer, to: &rules)
        rules.append("{opacity:")
        rules.append(number: min(max(strength, 0), 1), decimals: 3)
        rules.append("}\n")
      }
    }
    rules.append("}\n")
    return rules
  }

  /// A selector of what comes after a place that is pointed at, or, while none is, has the keyboard.
  private static func append(
    whileAt place: StaticString, _ number: Int, _ target: StaticString, _ other: Int, to rules: inout ByteText
  ) {
    for isHovered in [true, false] {
      rules.append(isHovered ? "" : ",#\0-i:not(:hover)>")
      rules.append(place)
      rules.append(whole: number)
      rules.append(isHovered ? ":hover" : ":focus")
      rules.append(target)
      rules.append(whole: other)
    }
  }
}

extension PictureState {
  /// Whether any mark is dimmed.
  fileprivate var dims: Bool { dimming.contains { $0 != 1 } }
}

/// Writes marks with a group of its own round each top layer that may be dimmed.
struct LayeredPainter: Painter {
  private(set) var painter: SVGPainter
  private let states: SVGStates
  private var depth = 0
  private var top = 0

  init(_ painter: SVGPainter, _ states: SVGStates) { (self.painter, self.states) = (painter, states) }

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) { painter.fill(figure, rule: rule, paint: paint) }
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) { painter.stroke(figure, stroke: stroke, paint: paint) }
  mutating func draw(_ text: TextRun) { painter.draw(text) }

  mutating func push(_ layer: Layer) {
    if depth == 0, states.dims(layer: top) {
      painter.document.append("<g id=\"\0-l")
      painter.document.append(whole: top)
      painter.document.append("\">\n")
    }
    depth += 1
    painter.push(layer)
  }

  mutating func pop() {
    painter.pop()
    depth -= 1
    guard depth == 0 else { return }
    if states.dims(layer: top) { painter.document.append("</g>\n") }
    top += 1
  }
}
