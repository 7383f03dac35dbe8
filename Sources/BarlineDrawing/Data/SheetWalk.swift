/// A walk through a sheet's items that finds where each one's numbers, path, words or layer are, and whether they are there.
///
/// Items stand in order, and what they speak of in the same order: nothing of that needs to be written down, and nothing can point
/// to where it should not.
struct SheetWalk {
  private(set) var numbers = 0
  private(set) var verbs = 0
  private(set) var strings = 0
  private(set) var layers = 0
  private(set) var depth = 0

  /// How deep layers may be nested where they are read.
  private static var deepest: Int { 1024 }

  /// Goes over an item; false where what it needs is not there, or can't be drawn.
  mutating func step(over item: Drawing.Item, in sheet: Drawing.Sheet.Content) -> Bool {
    switch item.verb {
    case .fill: return Int(item.paint) < sheet.paints.count && item.option < 2 && take(item.shape, sheet)
    case .stroke:
      return Int(item.paint) < sheet.paints.count && item.stroke < sheet.strokes.count && item.option == 0
        && take(item.shape, sheet)
    case .text:
      strings += 1
      numbers += 4
      return Int(item.paint) < sheet.styles.count && strings <= sheet.strings.count && numbers <= sheet.numbers.count
        && item.option < 3 && item.shape == .rect
    case .push:
      layers += 1
      depth += 1
      return layers <= sheet.layers.count && depth <= Self.deepest && item.head & 255 == 3
    case .pop:
      depth -= 1
      return depth >= 0 && item.head & 255 == 4
    }
  }

  /// Whether nothing is left over, and no layer open.
  func isAtEnd(of sheet: Drawing.Sheet.Content) -> Bool {
    depth == 0 && numbers == sheet.numbers.count && verbs == sheet.verbs.count && strings == sheet.strings.count
      && layers == sheet.layers.count
  }

  /// Takes a figure's numbers and verbs; false where they are not there, or a length is negative.
  mutating func take(_ shape: Drawing.Item.Shape, _ sheet: Drawing.Sheet.Content) -> Bool {
    let first = numbers
    switch shape {
    case .rect: numbers += 4
    case .roundedRect: numbers += 8
    case .circle: numbers += 3
    case .sector: numbers += 6
    case .path: return takePath(sheet)
    }
    guard numbers <= sheet.numbers.count else { return false }
    switch shape {
    case .rect, .roundedRect: return sheet.numbers[first + 2] >= 0 && sheet.numbers[first + 3] >= 0
    case .circle: return sheet.numbers[first + 2] >= 0
    case .sector, .path: return true
    }
  }

  /// Takes a path's verbs, which start with a move, and their numbers.
  private mutating func takePath(_ sheet: Drawing.Sheet.Content) -> Bool {
    let first = verbs
    while verbs < sheet.verbs.count {
      let code = sheet.verbs[verbs]
      verbs += 1
      if code == Drawing.Sheet.endOfPath { return numbers <= sheet.numbers.count }
      guard let verb = BezierPath.Verb(rawValue: code), verbs - first > 1 || verb == .move else { return false }
      numbers += verb.count
    }
    return false
  }
}
