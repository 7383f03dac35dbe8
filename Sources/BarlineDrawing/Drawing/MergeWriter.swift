/// Writes three sheets of one shape at once: what a mix starts from, what it goes to, and what is shown folded.
struct MergeWriter {
  /// Which of the given sheets an item comes from.
  enum Source: Int { case from, to, foldedFrom, foldedTo }

  /// A run of items in one of the given sheets, and the opacity of the layer it begins with where that is not the layer's own.
  struct Part {
    var source: Source
    var first: Int
    var opacity: Double? = nil
  }

  /// The given sheets, by source. They are read in place: taking one out costs a count of references for each of its tables.
  private let given: [Drawing.Sheet.Content]
  /// Whether the folded sheet is wanted: not where nothing is known of it.
  let isFolding: Bool
  private var start = Drawing.Sheet.Content(), end = Drawing.Sheet.Content(), folded = Drawing.Sheet.Content()
  /// The dimming, at the start and at the end, of the top layers written next.
  var dim: (from: Double, to: Double) = (1, 1)
  /// The dimming of each top layer at the start and at the end.
  private(set) var dimming: (from: [Double], to: [Double]) = ([], [])
  private var depth = 0
  private var paints = TriplePlaces(), strokes = TriplePlaces(), styles = TriplePlaces()

  init(from: Drawing.Sheet, to: Drawing.Sheet, foldedFrom: Drawing.Sheet?, foldedTo: Drawing.Sheet?) {
    given = [from, to, foldedFrom ?? from, foldedTo ?? to].map { $0.kept.value }
    isFolding = foldedFrom != nil || foldedTo != nil
    let numbers = max(from.numbers.count, to.numbers.count)
    let layers = max(from.layers.count, to.layers.count)
    end.items.reserveCapacity(max(from.items.count, to.items.count))
    start.numbers.reserveCapacity(numbers)
    end.numbers.reserveCapacity(numbers)
    start.layers.reserveCapacity(layers)
    end.layers.reserveCapacity(layers)
    if isFolding {
      folded.numbers.reserveCapacity(numbers)
      folded.layers.reserveCapacity(layers)
    }
  }

  /// What has been written: items, path verbs, words and styles are shared by all three. The layers of the first have no marks, which
  /// a mix takes from the second. The folded sheet is nil where it is not wanted.
  var sheets: (start: Drawing.Sheet, end: Drawing.Sheet, folded: Drawing.Sheet?) {
    var (start, folded) = (start, folded)
    (start.items, start.verbs, start.styles, start.strings) = (end.items, end.verbs, end.styles, end.strings)
    (folded.items, folded.verbs, folded.styles, folded.strings) = (end.items, end.verbs, end.styles, end.strings)
    return (Drawing.Sheet(start), Drawing.Sheet(end), isFolding ? Drawing.Sheet(folded) : nil)
  }

  /// Starts a layer: what it is at the start, at the end and folded.
  mutating func open(_ a: Layer, _ b: Layer, _ f: Layer) {
    push(numbers: end.numbers.count)
    start.layers.append(a)
    end.layers.append(b)
    if isFolding { folded.layers.append(f) }
  }

  /// Ends the layer started last.
  mutating func close() { pop(numbers: end.numbers.count) }

  /// Writes a run of items that has the same shape in three of the given sheets: at the start, at the end and folded.
  mutating func emit(_ count: Int, _ a: Part, _ b: Part, _ f: Part) {
    guard count > 0 else { return }
    let (x, y, z) = (a.source.rawValue, b.source.rawValue, f.source.rawValue)
    // Words and text styles are those of the sheet that is shown, not of its folded form.
    let shown = b.source == .foldedFrom ? a : b
    let shift = end.numbers.count - Int(given[y].items[b.first].numbers)
    for step in 0..<count {
      let item = given[y].items[b.first + step]
      let numbers = Int(item.numbers) + shift
      switch item.verb {
      case .push:
        push(numbers: numbers)
        start.layers.append(layer(step, of: a, keepsMark: false))
        end.layers.append(layer(step, of: b, keepsMark: true))
        if isFolding { folded.layers.append(layer(step, of: f, keepsMark: true)) }
      case .pop: pop(numbers: numbers)
      case .text: write(text: given[shown.source.rawValue].items[shown.first + step], of: shown.source, numbers: numbers)
      case .fill, .stroke:
        let places = (given[x].items[a.first + step], item, given[z].items[f.first + step])
        write(figure: places, of: (x, y, z), numbers: numbers)
      }
    }
    start.numbers.append(contentsOf: given[x].numbers(of: a.first..<a.first + count))
    end.numbers.append(contentsOf: given[y].numbers(of: b.first..<b.first + count))
    if isFolding { folded.numbers.append(contentsOf: given[z].numbers(of: f.first..<f.first + count)) }
  }

  /// Writes the push of a layer and notes how it is dimmed.
  private mutating func push(numbers: Int) {
    if depth == 0 {
      dimming.from.append(dim.from)
      dimming.to.append(dim.to)
    }
    depth += 1
    end.items.append(Drawing.Item(.push, numbers: numbers, extra: end.layers.count))
  }

  private mutating func pop(numbers: Int) {
    end.items.append(Drawing.Item(.pop, numbers: numbers))
    depth -= 1
  }

  /// The layer that an item of a part pushes.
  private func layer(_ step: Int, of part: Part, keepsMark: Bool) -> Layer {
    let place = Int(given[part.source.rawValue].items[part.first + step].extra)
    var layer = given[part.source.rawValue].layers[place]
    if !keepsMark { layer.mark = nil }
    if step == 0, let opacity = part.opacity { layer.opacity = opacity }
    return layer
  }

  /// Writes a text's item, its words and its style.
  private mutating func write(text item: Drawing.Item, of source: Source, numbers: Int) {
    let sheet = source.rawValue
    let style = styles.place(of: Triple(item.paint, 0, 0, tag: UInt32(sheet))) {
      end.styles.append(given[sheet].styles[Int(item.paint)])
    }
    end.items.append(item.moved(stroke: 0, paint: style, numbers: numbers, extra: end.strings.count))
    end.strings.append(given[sheet].strings[Int(item.extra)])
  }

  /// Writes the item of a fill or a stroke and what it speaks of in each of the three sheets.
  private mutating func write(
    figure item: (a: Drawing.Item, b: Drawing.Item, f: Drawing.Item), of sheet: (a: Int, b: Int, f: Int), numbers: Int
  ) {
    let tag = UInt32(sheet.a | sheet.b << 2 | sheet.f << 4)
    let paint = paints.place(of: Triple(item.a.paint, item.b.paint, item.f.paint, tag: tag)) {
      start.paints.append(given[sheet.a].paints[Int(item.a.paint)])
      end.paints.append(given[sheet.b].paints[Int(item.b.paint)])
      folded.paints.append(given[sheet.f].paints[Int(item.f.paint)])
    }
    var stroke = 0
    if item.b.verb == .stroke {
      let key = Triple(UInt32(item.a.stroke), UInt32(item.b.stroke), UInt32(item.f.stroke), tag: tag)
      stroke = strokes.place(of: key) {
        start.strokes.append(given[sheet.a].strokes[item.a.stroke])
        end.strokes.append(given[sheet.b].strokes[item.b.stroke])
        folded.strokes.append(given[sheet.f].strokes[item.f.stroke])
      }
    }
    let firstVerb = end.verbs.count
    end.items.append(item.b.moved(stroke: stroke, paint: paint, numbers: numbers, extra: firstVerb))
    guard item.b.isPath else { return }
    var place = Int(item.b.extra)
    repeat {
      end.verbs.append(given[sheet.b].verbs[place])
      place += 1
    } while given[sheet.b].verbs[place - 1] != Drawing.Sheet.endOfPath
  }
}

extension Drawing.Sheet.Content {
  /// The numbers of a run of items, which is not empty.
  fileprivate func numbers(of run: Range<Int>) -> ArraySlice<Double> {
    numbers[Int(items[run.lowerBound].numbers)..<endOfNumbers(run.upperBound - 1)]
  }
}
