extension Drawing.Sheet {
  /// Whether two sheets draw the same figures in the same order, whatever their numbers, paints and words are.
  ///
  /// Verbs, kinds of figure, fill rules, text anchors, the elements of paths and the ids of marks must agree. Clips need not: where
  /// the kinds of two clips differ, a mix takes the target's. Sheets of the same shape are mixed by one loop over their numbers.
  ///
  ///     let low = Drawing.Sheet { $0.fill(.rect(ChartRect(x: 0, y: 90, width: 10, height: 10)), paint: .color(.accent)) }
  ///     let high = Drawing.Sheet { $0.fill(.rect(ChartRect(x: 0, y: 20, width: 10, height: 80)), paint: .color(.other)) }
  ///     low.hasSameShape(as: high)   // true
  ///
  /// - Complexity: O(n) in the number of items; one comparison of memory where the items are equal.
  public func hasSameShape(as other: Drawing.Sheet) -> Bool {
    guard
      items.count == other.items.count, numbers.count == other.numbers.count, layers.count == other.layers.count,
      verbs == other.verbs
    else { return false }
    if items != other.items {
      for place in items.indices where items[place].kind != other.items[place].kind { return false }
    }
    for place in layers.indices where layers[place].mark?.id != other.layers[place].mark?.id { return false }
    return true
  }

  /// Whether a run of items has the same shape as a run of another sheet.
  func hasSameShape(_ run: Range<Int>, as other: Drawing.Sheet, _ otherRun: Range<Int>) -> Bool {
    guard run.count == otherRun.count else { return false }
    for step in 0..<run.count {
      let (a, b) = (items[run.lowerBound + step], other.items[otherRun.lowerBound + step])
      guard a.kind == b.kind else { return false }
      if a.verb == .push {
        guard layers[Int(a.extra)].mark?.id == other.layers[Int(b.extra)].mark?.id else { return false }
      } else if a.isPath {
        guard hasSameElements(Int(a.extra), as: other, Int(b.extra)) else { return false }
      }
    }
    return true
  }

  /// Whether two paths have the same elements; `first` and `otherFirst` are where their verbs start.
  private func hasSameElements(_ first: Int, as other: Drawing.Sheet, _ otherFirst: Int) -> Bool {
    var (a, b) = (first, otherFirst)
    while verbs[a] == other.verbs[b] {
      if verbs[a] == Self.endOfPath { return true }
      (a, b) = (a + 1, b + 1)
    }
    return false
  }
}

extension Drawing.Sheet.Content {
  /// Where an item's numbers end: they stand in the order of the items.
  func endOfNumbers(_ item: Int) -> Int { item + 1 < items.count ? Int(items[item + 1].numbers) : numbers.count }
}

extension Drawing.Item {
  /// The verb, the figure, and the rule or the anchor: what must agree for two items to be mixed.
  var kind: UInt32 { head & 255 }

  /// Whether it fills or strokes a path.
  var isPath: Bool { (verb == .fill || verb == .stroke) && shape == .path }

  /// The same item with its places in other tables.
  func moved(stroke: Int, paint: Int, numbers: Int, extra: Int) -> Drawing.Item {
    Drawing.Item(verb, shape, option: option, stroke: stroke, paint: paint, numbers: numbers, extra: extra)
  }
}

/// A sheet with the places where its layers end, so that it can be walked as a tree.
struct SheetTree {
  /// A layer with all that is in it, or a run of figures between layers.
  struct Node {
    /// Its items; a layer's first is its push, the last its pop.
    var items: Range<Int>
    /// The layer's place in its table; nil for a run of figures.
    var layer: Int?
    /// What the layer's mark is known by.
    var id: Mark.ID?
    /// How many nodes of its kind (layers, or runs) stand before it.
    var ordinal: Int
    /// The layer's opacity; 1 for a run of figures.
    var opacity = 1.0

    /// The items between the push and the pop.
    var inside: Range<Int> { layer == nil ? items : items.lowerBound + 1..<items.upperBound - 1 }
  }

  let sheet: Drawing.Sheet
  /// For a push, the place of its pop; for any other item its own place.
  private let ends: [Int]

  init(_ sheet: Drawing.Sheet) {
    self.sheet = sheet
    var ends = Array(sheet.items.indices)
    var open: [Int] = []
    for (place, item) in sheet.items.enumerated() {
      if item.verb == .push {
        open.append(place)
      } else if item.verb == .pop, let push = open.popLast() {
        ends[push] = place
      }
    }
    self.ends = ends
  }

  /// All items.
  var all: Range<Int> { 0..<sheet.items.count }

  /// Where what starts at an item ends: a layer after its pop, a figure after itself.
  func end(of item: Int) -> Int { ends[item] + 1 }

  /// The layers and runs of figures that a run of items is made of.
  func nodes(in run: Range<Int>) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(min(run.count / 2, sheet.layers.count) + 1)
    var (layers, loose) = (0, 0)
    var start = run.lowerBound
    while start < run.upperBound {
      var end = self.end(of: start)
      if sheet.items[start].verb == .push {
        let layer = Int(sheet.items[start].extra)
        nodes.append(
          Node(
            items: start..<end, layer: layer, id: sheet.layers[layer].mark?.id, ordinal: layers,
            opacity: sheet.layers[layer].opacity))
        layers += 1
      } else {
        while end < run.upperBound, sheet.items[end].verb != .push { end += 1 }
        nodes.append(Node(items: start..<end, layer: nil, id: nil, ordinal: loose))
        loose += 1
      }
      start = end
    }
    return nodes
  }
}
