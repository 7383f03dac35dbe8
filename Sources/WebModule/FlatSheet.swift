/// A sheet as a page reads it: its items, path verbs and numbers lie where they are; what they speak of is written as numbers.
struct FlatSheet {
  private var sheet = Drawing.Sheet()
  /// The tables, one after another, each after its count: paints, strokes, text styles, strings, layers.
  private var tables: [Double] = []
  /// The strings of the tables, as UTF-8, end to end.
  private var text: [UInt8] = []
  /// Rises with every sheet that has other tables: a page may keep what it has made of them.
  private var edition: UInt32 = 0
  /// The revision that the tables are of; 0 for none that is known.
  private var revision: UInt64 = 0

  /// Takes over a sheet.
  ///
  /// - Parameter isMoving: Whether it is of a picture on its way: such a sheet has the revision of one at rest.
  mutating func take(_ next: Drawing.Sheet, isMoving: Bool) {
    // One that a view has made and that has its old revision is the old one.
    let isKnown = next.revision != 0 && next.revision == revision
    revision = isMoving ? 0 : next.revision
    sheet = next
    guard !isKnown || isMoving else { return }
    edition &+= 1
    tables.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    write(next.paints.count)
    for paint in next.paints { write(paint) }
    write(next.strokes.count)
    for stroke in next.strokes { write(stroke) }
    write(next.styles.count)
    for style in next.styles { write(style) }
    write(next.strings.count)
    for string in next.strings { write(string) }
    write(next.layers.count)
    for layer in next.layers { write(layer) }
  }

  /// Writes where everything is, in eleven words: the edition, then address and count of the items (four 32-bit words each), the path
  /// verbs (bytes), the numbers, the tables (64-bit floats) and the text.
  func place(in head: inout [UInt32]) {
    head.append(edition)
    head.append(address: sheet.items)
    head.append(address: sheet.verbs)
    head.append(address: sheet.numbers)
    head.append(address: tables)
    head.append(address: text)
  }
}

// MARK: Tables

extension FlatSheet {
  private mutating func write(_ count: Int) { tables.append(Double(count)) }
  private mutating func write(_ number: Double) { tables.append(number) }

  private mutating func write(_ point: ChartPoint) {
    tables.append(point.x)
    tables.append(point.y)
  }

  /// A kind, and then a colour; or a place and the stops.
  private mutating func write(_ paint: Paint) {
    switch paint {
    case .color(let color):
      write(0)
      write(color)
    case .linear(let stops, let from, let to):
      write(1)
      write(from)
      write(to)
      write(stops)
    case .radial(let stops, let center, let radius):
      write(2)
      write(center)
      write(radius)
      write(stops)
    }
  }

  private mutating func write(_ stops: [ColorStop]) {
    write(stops.count)
    for stop in stops {
      write(stop.offset)
      write(stop.color)
    }
  }

  /// A colour in the light theme and in the dark one: which of them is shown is the page's choice, and needs no other drawing.
  private mutating func write(_ color: ChartColor) {
    write(Theme.light.resolve(color))
    write(Theme.dark.resolve(color))
  }

  /// Eight bits a channel, red first, and the opacity in thousandths above them.
  private mutating func write(_ color: RGBA) {
    func whole(_ share: Double, _ most: Double) -> Double { (share * most + 0.5).rounded(.down) }
    let rgb = (whole(color.red, 255) * 256 + whole(color.green, 255)) * 256 + whole(color.blue, 255)
    tables.append(whole(color.alpha, 1000) * 16_777_216 + rgb)
  }

  private mutating func write(_ stroke: Stroke) {
    write(stroke.width)
    write(Int(stroke.cap.rawValue))
    write(Int(stroke.join.rawValue))
    write(stroke.miterLimit)
    write(stroke.dashPhase)
    write(stroke.dash.count)
    tables.append(contentsOf: stroke.dash)
  }

  private mutating func write(_ style: TextStyle) {
    write(style.size)
    write(style.weight == .semibold ? 1 : 0)
    write(style.color)
  }

  /// Where it ends in the text.
  private mutating func write(_ string: String) {
    text.append(contentsOf: string.utf8)
    write(text.count)
  }

  /// Its opacity, the six numbers of its transform, its clip and its mark; each after whether it has one.
  private mutating func write(_ layer: Layer) {
    write(layer.opacity)
    if let map = layer.transform {
      write(1)
      for number in [map.a, map.b, map.c, map.d, map.tx, map.ty] { tables.append(number) }
    } else {
      write(0)
    }
    if let clip = layer.clip {
      write(layer.clipRule == .evenOdd ? 2 : 1)
      write(clip)
    } else {
      write(0)
    }
    guard let mark = layer.mark else { return write(0) }
    write(1)
    write(Int(mark.id.role.rawValue))
    write(mark.id.series)
    write(mark.id.item)
    write(mark.label)
    write(mark.value ?? .nan)
  }

  /// The index, or −1 for a name: the page tells marks apart by their order.
  private mutating func write(_ id: ChartID) {
    if case .index(let index) = id { write(index) } else { write(-1) }
  }

  /// A clip: it is recorded as an item is, and written with the item's figure, numbers and verbs.
  private mutating func write(_ clip: Figure) {
    let shape = Drawing.Sheet { $0.fill(clip, paint: .color(.clear)) }
    write(Int(shape.items.first?.shape.rawValue ?? 0))
    write(shape.verbs.count)
    for verb in shape.verbs { write(Int(verb)) }
    write(shape.numbers.count)
    tables.append(contentsOf: shape.numbers)
  }
}

extension [UInt32] {
  /// Writes where an array is, and how many elements it has. The array must outlive what is made of it.
  mutating func append<Other>(address array: [Other]) {
    let address = array.withUnsafeBufferPointer { $0.baseAddress }
    append(UInt32(truncatingIfNeeded: UInt(bitPattern: address)))
    append(UInt32(truncatingIfNeeded: array.count))
  }
}
