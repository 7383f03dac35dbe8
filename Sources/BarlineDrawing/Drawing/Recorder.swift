extension Drawing {
  /// The painter that writes down what it is given, as a sheet.
  ///
  /// What cannot be drawn never gets in: a figure with a number that is not finite is left out and counted in `dropped`; a layer that
  /// cannot be placed is kept, unseen, so that pushes and pops stay in step; a `pop` too many does nothing.
  public struct Recorder: Painter {
    @usableFromInline var sheet = Sheet.Content()
    @usableFromInline var depth = 0
    /// Pops stop here, so that what an app draws cannot close the chart's own layers.
    @usableFromInline var floor = 0
    private var paintPlaces = Places<Paint>()
    private var strokePlaces = Places<Stroke>()
    private var stylePlaces = Places<TextStyle>()
    /// How many figures were left out because they held numbers that are not finite.
    public private(set) var dropped = 0

    /// Makes a recorder that has written nothing.
    public init() {}

    /// Forgets what has been recorded; costs nothing where nothing has.
    package mutating func startOver() {
      if !sheet.items.isEmpty || dropped > 0 { self = Recorder() }
    }

    /// Makes room for a number of items and their numbers.
    package mutating func reserve(items: Int, numbers: Int, layers: Int = 0) {
      sheet.items.reserveCapacity(items)
      sheet.numbers.reserveCapacity(numbers)
      sheet.layers.reserveCapacity(layers)
    }

    /// Records a filled figure; one with a number that is not finite is left out.
    public mutating func fill(_ figure: Figure, rule: FillRule = .nonZero, paint: Paint) {
      let first = sheet.numbers.count
      let firstVerb = sheet.verbs.count
      // A paint that is in the table has been looked at.
      let known = paintPlaces.lastPlace(of: paint, in: sheet.paints)
      guard known != nil || paint.isFinite, let shape = write(figure) else { return forget(first, firstVerb) }
      let place = known ?? paintPlaces.place(of: paint, in: &sheet.paints)
      sheet.items.append(Item(.fill, shape, option: rule.rawValue, paint: place, numbers: first, extra: firstVerb))
    }

    /// Records a figure's outline; one with a number that is not finite, or with a negative width, is left out.
    public mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {
      let first = sheet.numbers.count
      let firstVerb = sheet.verbs.count
      guard paint.isFinite, stroke.isDrawable, let shape = write(figure) else { return forget(first, firstVerb) }
      let place = paintPlaces.place(of: paint, in: &sheet.paints)
      let line = strokePlaces.place(of: stroke, in: &sheet.strokes)
      sheet.items.append(Item(.stroke, shape, stroke: line, paint: place, numbers: first, extra: firstVerb))
    }

    /// Records a line of text; an empty one, or one without a size or a place, is left out.
    public mutating func draw(_ text: TextRun) {
      let first = sheet.numbers.count
      let (x, y) = (text.baseline.x, text.baseline.y)
      guard (x * 0 + y * 0 + text.rotation * 0 + text.width * 0 + text.style.size * 0) == 0, text.style.color.isFinite else {
        return forget(first, sheet.verbs.count)
      }
      guard !text.string.isEmpty, text.style.size > 0 else { return }
      let style = stylePlaces.place(of: text.style, in: &sheet.styles)
      sheet.numbers.append(x)
      sheet.numbers.append(y)
      sheet.numbers.append(text.rotation)
      sheet.numbers.append(text.width)
      sheet.items.append(
        Item(.text, option: text.anchor.rawValue, paint: style, numbers: first, extra: sheet.strings.count))
      sheet.strings.append(text.string)
    }

    /// Records the start of a layer.
    public mutating func push(_ layer: Layer) {
      sheet.items.append(Item(.push, numbers: sheet.numbers.count, extra: sheet.layers.count))
      sheet.layers.append(layer.isDrawable ? layer : layer.drawable)
      depth += 1
    }

    /// Opens a layer that says what its figures mean and does nothing else.
    package mutating func push(marking mark: consuming Mark) {
      sheet.items.append(Item(.push, numbers: sheet.numbers.count, extra: sheet.layers.count))
      sheet.layers.append(Layer(marking: mark))
      depth += 1
    }

    /// Records the end of the layer started last; nothing where none is open.
    public mutating func pop() {
      guard depth > floor else { return }
      depth -= 1
      sheet.items.append(Item(.pop, numbers: sheet.numbers.count))
    }

    /// Lets an app draw: it can neither close layers that it has not opened nor leave its own open.
    package mutating func guest(_ draw: (inout Recorder) -> Void) {
      let (outer, before) = (floor, depth)
      floor = depth
      draw(&self)
      while depth > before { pop() }
      floor = outer
    }

    /// Closes what is open and hands over the sheet.
    package mutating func finish() -> Sheet {
      floor = 0
      while depth > 0 { pop() }
      return sheet.items.isEmpty ? Sheet() : Sheet(sheet)
    }

    /// Takes back what a figure has written before it turned out that it cannot be drawn.
    private mutating func forget(_ first: Int, _ firstVerb: Int) {
      sheet.numbers.removeLast(sheet.numbers.count - first)
      sheet.verbs.removeLast(sheet.verbs.count - firstVerb)
      dropped += 1
    }

    /// Writes a figure's numbers; nil where one of them is not finite.
    private mutating func write(_ figure: Figure) -> Item.Shape? {
      switch figure {
      case .rect(let rect): return write(rect) ? .rect : nil
      case .roundedRect(let rect, let radii):
        let ok = write(rect) && put(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
        return ok ? .roundedRect : nil
      case .circle(let center, let radius):
        return put(center.x, center.y) && put(radius < 0 && radius.isFinite ? 0 : radius) ? .circle : nil
      case .sector(let s):
        let ok = put(s.center.x, s.center.y, s.innerRadius, s.outerRadius) && put(s.startAngle, s.endAngle)
        return ok ? .sector : nil
      case .path(let path):
        for number in path.numbers {
          guard number.isFinite else { return nil }
          sheet.numbers.append(number)
        }
        for verb in path.verbs { sheet.verbs.append(verb.rawValue) }
        sheet.verbs.append(Sheet.endOfPath)
        return .path
      }
    }

    /// Writes a rectangle, the right way round.
    private mutating func write(_ rect: ChartRect) -> Bool {
      put(
        rect.width < 0 ? rect.x + rect.width : rect.x, rect.height < 0 ? rect.y + rect.height : rect.y,
        rect.width.magnitude, rect.height.magnitude)
    }

    @inline(__always) private mutating func put(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Bool {
      guard a * 0 + b * 0 + c * 0 + d * 0 == 0 else { return false }
      // One look for room instead of four.
      sheet.numbers.append(addingCapacity: 4) { span in
        span.append(a)
        span.append(b)
        span.append(c)
        span.append(d)
      }
      return true
    }

    @inline(__always) private mutating func put(_ a: Double, _ b: Double) -> Bool {
      guard a * 0 + b * 0 == 0 else { return false }
      sheet.numbers.append(a)
      sheet.numbers.append(b)
      return true
    }

    @inline(__always) private mutating func put(_ a: Double) -> Bool {
      guard a.isFinite else { return false }
      sheet.numbers.append(a)
      return true
    }
  }
}

extension Layer {
  /// Whether it can be kept as it is, as nearly all can.
  fileprivate var isDrawable: Bool { isPlain && opacity >= 0 && opacity <= 1 }

  /// The layer as a drawing may hold it: an opacity of 0…1, and unseen where it cannot be placed.
  fileprivate var drawable: Layer {
    var layer = self
    layer.opacity = RGBA.unit(opacity)
    if let transform, !transform.isFinite {
      layer.transform = nil
      layer.opacity = 0
    }
    if let clip {
      layer.clip = clip.drawable
      if layer.clip == nil { layer.opacity = 0 }
    }
    return layer
  }
}

extension Figure {
  /// The figure as a drawing may hold it: rectangles the right way round and no radius negative; nil where a number is not finite.
  fileprivate var drawable: Figure? {
    let sheet = Drawing.Sheet { $0.fill(self, paint: .color(.clear)) }
    return sheet.items.first.map { sheet.figure(of: $0) }
  }
}
