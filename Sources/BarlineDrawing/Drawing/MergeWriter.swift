/// Writes three sheets of one shape at once: what a mix starts from, what it goes to, and what is shown folded.
struct MergeWriter {
  /// Which of the given sheets an item comes from.
  enum Source: UInt32 { case from, to, foldedFrom, foldedTo }

  /// A run of items in one of the given sheets, and the opacity of the layer it begins with where that is not the layer's own.
  struct Part {
    var source: Source
    var first: Int
    var opacity: Double? = nil
  }

  private let given: (from: Drawing.Sheet, to: Drawing.Sheet, foldedFrom: Drawing.Sheet, foldedTo: Drawing.Sheet)
  private var start = Drawing.Sheet(), end = Drawing.Sheet(), folded = Drawing.Sheet()
  /// The dimming, at the start and at the end, of the top layers written next.
  var dim: (from: Double, to: Double) = (1, 1)
  /// The dimming of each top layer at the start and at the end.
  private(set) var dimming: (from: [Double], to: [Double]) = ([], [])
  private var depth = 0
  private var paints = TriplePlaces(), strokes = TriplePlaces(), styles = TriplePlaces()

  init(from: Drawing.Sheet, to: Drawing.Sheet, foldedFrom: Drawing.Sheet?, foldedTo: Drawing.Sheet?) {
    given = (from, to, foldedFrom ?? from, foldedTo ?? to)
  }

  /// What has been written: items, path verbs, words and styles are shared by all three.
  var sheets: (start: Drawing.Sheet, end: Drawing.Sheet, folded: Drawing.Sheet) {
    var (start, folded) = (start, folded)
    (start.items, start.verbs, start.styles, start.strings) = (end.items, end.verbs, end.styles, end.strings)
    (folded.items, folded.verbs, folded.styles, folded.strings) = (end.items, end.verbs, end.styles, end.strings)
    return (start, end, folded)
  }

  private func sheet(_ source: Source) -> Drawing.Sheet {
    switch source {
    case .from: given.from
    case .to: given.to
    case .foldedFrom: given.foldedFrom
    case .foldedTo: given.foldedTo
    }
  }

  /// Starts a layer: what it is at the start, at the end and folded.
  mutating func open(_ a: Layer, _ b: Layer, _ f: Layer) {
    if depth == 0 {
      dimming.from.append(dim.from)
      dimming.to.append(dim.to)
    }
    depth += 1
    end.items.append(Drawing.Item(.push, numbers: end.numbers.count, extra: end.layers.count))
    start.layers.append(a)
    end.layers.append(b)
    folded.layers.append(f)
  }

  /// Ends the layer started last.
  mutating func close() {
    end.items.append(Drawing.Item(.pop, numbers: end.numbers.count))
    depth -= 1
  }

  /// Writes a run of items that has the same shape in three of the given sheets: at the start, at the end and folded.
  mutating func emit(_ count: Int, _ a: Part, _ b: Part, _ f: Part) {
    // Words and text styles are those of the sheet that is shown, not of its folded form.
    let shown = b.source == .foldedFrom ? a : b
    let (before, after, fold, words) = (sheet(a.source), sheet(b.source), sheet(f.source), sheet(shown.source))
    let tag = a.source.rawValue | b.source.rawValue << 2 | f.source.rawValue << 4
    for step in 0..<count {
      let (i, j, k) = (a.first + step, b.first + step, f.first + step)
      let (x, y, z) = (before.items[i], after.items[j], fold.items[k])
      switch y.verb {
      case .push:
        func layer(_ sheet: Drawing.Sheet, _ item: Drawing.Item, _ part: Part) -> Layer {
          var layer = sheet.layers[Int(item.extra)]
          if step == 0, let opacity = part.opacity { layer.opacity = opacity }
          return layer
        }
        open(layer(before, x, a), layer(after, y, b), layer(fold, z, f))
      case .pop: close()
      case .text: write(words.items[shown.first + step], of: words, tag: shown.source.rawValue)
      case .fill, .stroke: write((x, y, z), of: (before, after, fold), tag: tag)
      }
      start.numbers.append(contentsOf: before.numbers[Int(x.numbers)..<before.endOfNumbers(i)])
      end.numbers.append(contentsOf: after.numbers[Int(y.numbers)..<after.endOfNumbers(j)])
      folded.numbers.append(contentsOf: fold.numbers[Int(z.numbers)..<fold.endOfNumbers(k)])
    }
  }

  /// Writes a text's item, its words and its style.
  private mutating func write(_ item: Drawing.Item, of sheet: Drawing.Sheet, tag: UInt32) {
    let style = styles.place(of: Triple(item.paint, 0, 0, tag)) { end.styles.append(sheet.styles[Int(item.paint)]) }
    end.items.append(item.moved(stroke: 0, paint: style, numbers: end.numbers.count, extra: end.strings.count))
    end.strings.append(sheet.strings[Int(item.extra)])
  }

  /// Writes the item of a fill or a stroke and what it speaks of in each of the three sheets.
  private mutating func write(
    _ item: (a: Drawing.Item, b: Drawing.Item, f: Drawing.Item), of sheet: (a: Drawing.Sheet, b: Drawing.Sheet, f: Drawing.Sheet),
    tag: UInt32
  ) {
    let paint = paints.place(of: Triple(item.a.paint, item.b.paint, item.f.paint, tag)) {
      start.paints.append(sheet.a.paints[Int(item.a.paint)])
      end.paints.append(sheet.b.paints[Int(item.b.paint)])
      folded.paints.append(sheet.f.paints[Int(item.f.paint)])
    }
    var stroke = 0
    if item.b.verb == .stroke {
      let key = Triple(UInt32(item.a.stroke), UInt32(item.b.stroke), UInt32(item.f.stroke), tag)
      stroke = strokes.place(of: key) {
        start.strokes.append(sheet.a.strokes[item.a.stroke])
        end.strokes.append(sheet.b.strokes[item.b.stroke])
        folded.strokes.append(sheet.f.strokes[item.f.stroke])
      }
    }
    let firstVerb = end.verbs.count
    end.items.append(item.b.moved(stroke: stroke, paint: paint, numbers: end.numbers.count, extra: firstVerb))
    guard item.b.isPath else { return }
    var place = Int(item.b.extra)
    while sheet.b.verbs[place] != Drawing.Sheet.endOfPath {
      end.verbs.append(sheet.b.verbs[place])
      place += 1
    }
    end.verbs.append(Drawing.Sheet.endOfPath)
  }
}
