extension Drawing.Sheet {
  /// The sheet as bytes.
  package mutating func code(_ coder: inout ByteCoder) {
    var content = kept.value
    content.code(&coder)
    if coder.isReading { self = Drawing.Sheet(content) }
  }
}

extension Drawing.Sheet.Content {
  /// Tables, and then the items, which speak of them in order.
  fileprivate mutating func code(_ coder: inout ByteCoder) {
    coder.code(&paints, like: .color(.clear), least: 3) { $0.code(&$1) }
    coder.code(&strokes, like: .hairline, least: 8) { $0.code(&$1) }
    coder.code(&styles, like: TextStyle(size: 0), least: 6) { $0.code(&$1) }
    coder.code(&strings, like: "", least: 2) { $1.code(&$0) }
    coder.code(&layers, like: Layer()) { $0.code(&$1) }
    coder.code(&numbers)
    code(verbs: &coder)
    if coder.isReading {
      coder.check(
        paints.allSatisfy { $0.isFinite } && strokes.allSatisfy { $0.isDrawable } && numbers.allSatisfy { $0.isFinite }
          && styles.allSatisfy { $0.size > 0 && $0.size.isFinite && $0.color.isFinite } && !strings.contains(""),
        "there is something that cannot be drawn")
      readItems(&coder)
      if coder.fault != nil { self = Self() }
    } else {
      writeItems(&coder)
    }
  }

  /// The verbs of all paths, in runs: eight times its length and what is repeated. A close or an end stands alone.
  mutating func code(verbs coder: inout ByteCoder) {
    if coder.isReading { return readVerbs(&coder) }
    var runs: [UInt64] = []
    var place = 0
    while place < verbs.count {
      let verb = verbs[place]
      let start = place
      repeat { place += 1 } while place < verbs.count && verbs[place] == verb && verb < Self.close
      runs.append(UInt64(place - start) << 3 | UInt64(min(verb, Self.end)))
    }
    coder.code(&runs, like: 0) { $1.code(&$0) }
  }

  private static var close: UInt8 { 3 }
  private static var end: UInt8 { 4 }

  private mutating func readVerbs(_ coder: inout ByteCoder) {
    var length = 0
    coder.count(&length)
    verbs = []
    // What draws takes numbers, which are there already: a run can't be longer than they last.
    var numbersLeft = UInt64(numbers.count)
    for _ in 0..<length where coder.fault == nil {
      var run: UInt64 = 0
      coder.code(&run)
      let (verb, count) = (UInt8(run & 7), run >> 3)
      let each: UInt64 = verb < 2 ? 2 : verb == 2 ? 6 : 0
      guard verb <= Self.end, count > 0, each > 0 ? count <= numbersLeft / each : count == 1 else {
        return coder.fail("there is no such path")
      }
      numbersLeft -= each * count
      for _ in 0..<count { verbs.append(verb == Self.end ? Drawing.Sheet.endOfPath : verb) }
    }
  }

  /// An item is a byte of what it is and the places of its paint and its stroke, or of its text style.
  private func writeItems(_ coder: inout ByteCoder) {
    var count = items.count
    coder.count(&count)
    for item in items {
      var head = UInt8(truncatingIfNeeded: item.head)
      coder.code(&head)
      var (paint, stroke) = (UInt64(item.paint), UInt64(item.stroke))
      if item.verb.isPainted { coder.code(&paint) }
      if item.verb == .stroke { coder.code(&stroke) }
    }
  }

  private mutating func readItems(_ coder: inout ByteCoder) {
    var count = 0
    coder.count(&count)
    items = []
    var walk = SheetWalk()
    for _ in 0..<count where coder.fault == nil {
      var head: UInt8 = 0
      coder.code(&head)
      guard let verb = Drawing.Item.Verb(rawValue: head & 7), let shape = Drawing.Item.Shape(rawValue: head >> 3 & 7) else {
        return coder.fail("there is no such item")
      }
      var (paint, stroke) = (0, 0)
      if verb.isPainted { coder.code(&paint, below: verb == .text ? styles.count : paints.count) }
      if verb == .stroke { coder.code(&stroke, below: min(strokes.count, 1 << 24)) }
      let extra =
        switch verb {
        case .fill, .stroke: walk.verbs
        case .text: walk.strings
        case .push: walk.layers
        case .pop: 0
        }
      let item = Drawing.Item(
        verb, shape, option: head >> 6, stroke: stroke, paint: paint, numbers: walk.numbers, extra: extra)
      guard coder.fault == nil else { return }
      guard walk.step(over: item, in: self) else { return coder.fail("an item speaks of what is not there") }
      items.append(item)
    }
    coder.check(walk.isAtEnd(of: self), "the items do not use up what belongs to them")
  }
}

extension Drawing.Item.Verb {
  /// Whether an item of this kind has a paint or a text style.
  fileprivate var isPainted: Bool { self == .fill || self == .stroke || self == .text }
}
