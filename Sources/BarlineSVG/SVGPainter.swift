import BarlineDrawing

/// Writes what it is given as SVG elements, one a line.
///
/// A layer is not written when it is pushed but held back: with one figure in it, the figure's own element carries its attributes;
/// with more, they stand on a `<g>`.
struct SVGPainter: Painter {
  /// What has been written.
  var document: ByteText
  /// The colours and what is defined.
  var inks: SVGInks
  /// The marks that get an id, and its number: each once.
  var names: [Mark.ID: Int] = [:]
  private var layers: [Written] = []
  private let form: SVGForm
  /// The figure that has been filled last, and where it is written.
  private var last: (figure: Figure, start: Int)?

  /// The attributes of the layer that is held back, and where in them its role stands.
  private var attributes = ByteText()
  private var role: Int?
  /// Whether the layer that is held back moves or cuts its figures.
  private var places = false
  private var held = Held.nothing

  /// What is held back: nothing, a layer without figures, or a layer whose one figure has been written with its attributes.
  private enum Held {
    case nothing
    case layer
    case figure(tag: StaticString, start: Int)
  }

  /// A layer that has been pushed: one that has no effect, one held back or written as a `<g>`.
  private enum Written {
    case nothing
    /// The place of its role in the document, until it is known to hold marks of its own; nil where it has no mark.
    case group(role: Int?)
  }

  init(capacity: Int, inks: SVGInks, form: SVGForm = .document) {
    (document, self.inks, self.form) = (ByteText(capacity: capacity), inks, form)
  }

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    if form == .manyMarks {
      guard figure.hasInside else { return }
      uncover(figure, paint)
    }
    // Most figures by far.
    if case .rect(let rect) = figure {
      begin("<rect")
      document.append(rect)
      inks.fill(paint, in: &document)
      return document.append("/>\n")
    }
    let shape = SVGShape(figure, stroked: false)
    guard !shape.isEmpty else { return }
    begin(shape.tag)
    document.append(geometryOf: shape, inSteps: form == .manyMarks)
    if rule == .evenOdd, case .path = shape { document.append(" fill-rule=\"evenodd\"") }
    inks.fill(paint, in: &document)
    document.append("/>\n")
  }

  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {
    last = nil
    let shape = SVGShape(figure, stroked: true)
    guard !shape.isEmpty else { return }
    begin(shape.tag)
    document.append(geometryOf: shape)
    inks.stroke(paint, in: &document)
    inks.line(stroke, in: &document)
    document.append("/>\n")
  }

  mutating func draw(_ text: TextRun) {
    last = nil
    let degrees = text.rotation * 180 / .pi
    let turned = degrees.magnitude >= 0.0005
    // The element's own turn and the layer's place would be one attribute: the layer becomes a group.
    if turned && places { group() }
    let reading = Reading(text.string)
    begin("<text")
    document.append(" x=\"", text.baseline.x)
    document.append(" y=\"", text.baseline.y)
    inks.text(text.style, in: &document)
    document.append(text.anchor, reading)
    if turned {
      document.append(" transform=\"rotate(")
      document.append(number: degrees, decimals: 3)
      document.append(" ")
      document.append(number: text.baseline.x, decimals: 3)
      document.append(" ")
      document.append(number: text.baseline.y, decimals: 3)
      document.append(")\"")
    }
    document.append(">")
    document.append(escaping: text.string)
    document.append("</text>\n")
  }

  /// Takes back the last figure where the same one covers it. A path may leave out other parts of itself.
  private mutating func uncover(_ figure: Figure, _ paint: Paint) {
    guard case .nothing = held else {
      last = nil
      return
    }
    if let last, last.figure == figure, inks.covers(paint) { document.replace(last.start..<document.count, with: ByteText()) }
    last = if case .path = figure { nil } else { (figure, document.count) }
  }

  mutating func push(_ layer: Layer) {
    last = nil
    var (moves, cuts) = (false, false)
    if !layer.isPlain {
      moves = layer.transform.map { $0 != .identity } ?? false
      cuts = layer.clip != nil
    }
    let means = if case .some = layer.mark, form != .manyMarks { true } else { false }
    guard moves || cuts || layer.opacity < 1 || means else { return layers.append(.nothing) }
    group()
    attributes.removeAll()
    places = moves || cuts
    if moves, let transform = layer.transform { attributes.append(transform) }
    if cuts, let clip = layer.clip {
      attributes.append(" clip-path=\"url(#\0-c")
      attributes.append(whole: inks.clip(clip, layer.clipRule))
      attributes.append(")\"")
    }
    if layer.opacity < 1 { attributes.append(" opacity=\"", layer.opacity) }
    role = nil
    // Only what is written is taken out of a mark: its identity would be a copy of several parts.
    if means, let label = layer.mark?.label {
      nest()
      if !names.isEmpty, let id = layer.mark?.id, let name = names.removeValue(forKey: id) {
        attributes.append(" id=\"\0-x")
        attributes.append(whole: name)
        attributes.append("\"")
      }
      role = attributes.count
      attributes.append(markCalled: label, value: layer.mark?.value)
    }
    held = .layer
    layers.append(.group(role: nil))
  }

  mutating func pop() {
    last = nil
    guard let last = layers.popLast(), case .group = last else { return }
    switch held {
    case .nothing: document.append("</g>\n")
    case .figure: break
    case .layer:
      // Nothing is to be seen of it, but a mark without a figure still has something to say.
      guard role != nil else { break }
      document.append("<g")
      document.append(contentsOf: attributes)
      document.append("/>\n")
    }
    held = .nothing
    places = false
  }

  /// Starts an element, with the attributes of the layer that is held back where it is the layer's first.
  @inline(__always) private mutating func begin(_ tag: StaticString) {
    if case .figure = held { group() }
    guard case .layer = held else { return document.append(tag) }
    held = .figure(tag: tag, start: document.count)
    document.append(tag, contentsOf: attributes)
  }

  /// Writes the layer that is held back as a group: around its one figure, or before what comes.
  private mutating func group() {
    let start: Int
    switch held {
    case .nothing: return
    case .layer:
      start = document.count
      document.append("<g")
      document.append(contentsOf: attributes)
      document.append(">\n")
    case .figure(let tag, let figure):
      start = figure
      var head = ByteText(capacity: attributes.count + 16)
      head.append("<g")
      head.append(contentsOf: attributes)
      head.append(">\n")
      head.append(tag)
      document.replace(figure..<figure + tag.utf8CodeUnitCount + attributes.count, with: head)
    }
    // Layers without effect may have been pushed since.
    if let place = layers.lastIndex(where: { if case .group = $0 { true } else { false } }) {
      layers[place] = .group(role: role.map { start + 2 + $0 })
    }
    held = .nothing
    places = false
  }

  /// Tells the mark around a new one that it holds marks: a symbol's content is not read, an object's is.
  private mutating func nest() {
    for place in layers.indices.reversed() {
      guard case .group(let role?) = layers[place] else { continue }
      let symbol: StaticString = " role=\"graphics-symbol img\""
      var object = ByteText()
      object.append(" role=\"graphics-object group\"")
      document.replace(role..<role + symbol.utf8CodeUnitCount, with: object)
      layers[place] = .group(role: nil)
      return
    }
  }
}

extension Figure {
  /// Whether there is something to fill; SVG draws no inside of a rectangle without width or height.
  fileprivate var hasInside: Bool {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _): !rect.isEmpty
    case .circle, .sector, .path: true
    }
  }
}
