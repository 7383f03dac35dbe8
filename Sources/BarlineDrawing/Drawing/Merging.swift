/// Makes one pair of sheets of the same shape out of two sheets of different shapes, so that they can be mixed.
///
/// Layers are matched by the ids of their marks, never by their places; layers without a mark, and the runs of figures between
/// layers, by their order among their kind. Of what is matched,
/// - what has the same shape is mixed;
/// - layers of another shape are mixed themselves, and what is in them is matched in turn;
/// - a mark that stands for one datum mixes the figures that both forms of it begin with: a bar that gains a label still grows;
/// - runs of another shape fade, the old one out and the new one in: many bare figures are never matched by their places.
///
/// What enters starts folded and what leaves ends folded, or fades where no folded sheet is given. The order is the target's; what
/// leaves stays behind what it stood behind.
struct SheetMerge {
  typealias Part = MergeWriter.Part
  typealias Source = MergeWriter.Source

  private let old: SheetTree, new: SheetTree
  private let foldedFrom: Drawing.Sheet?, foldedTo: Drawing.Sheet?
  private let oldDimming: [Double], newDimming: [Double]
  private var writer: MergeWriter

  /// Folded sheets that are not of the same shape as what they fold are not used.
  init(
    from: Drawing.Sheet, to: Drawing.Sheet, foldedFrom: Drawing.Sheet? = nil, foldedTo: Drawing.Sheet? = nil,
    dimming: (from: [Double], to: [Double]) = ([], [])
  ) {
    (old, new) = (SheetTree(from), SheetTree(to))
    self.foldedFrom = foldedFrom.flatMap { $0.hasSameShape(as: from) ? $0 : nil }
    self.foldedTo = foldedTo.flatMap { $0.hasSameShape(as: to) ? $0 : nil }
    (oldDimming, newDimming) = (dimming.from, dimming.to)
    writer = MergeWriter(from: from, to: to, foldedFrom: self.foldedFrom, foldedTo: self.foldedTo)
  }

  /// The pair for two sheets that have the same shape, but not the same tables.
  static func align(_ from: Drawing.Sheet, _ to: Drawing.Sheet) -> SheetMix {
    var writer = MergeWriter(from: from, to: to, foldedFrom: nil, foldedTo: nil)
    let target = Part(source: .to, first: 0)
    writer.emit(to.items.count, Part(source: .from, first: 0), target, target)
    return SheetMix(aligned: writer.sheets.start, writer.sheets.end)
  }

  /// The pair, the sheet of the same shape that holds each mark folded (nil where nothing is known of that), and the dimming of each
  /// top layer at both ends.
  mutating func merge() -> (mix: SheetMix, folded: Drawing.Sheet?, dimming: (from: [Double], to: [Double])) {
    merge(old.all, new.all, isTop: true)
    let (start, end, folded) = writer.sheets
    return (SheetMix(aligned: start, end), folded, writer.dimming)
  }

  private mutating func merge(_ oldRun: Range<Int>, _ newRun: Range<Int>, isTop: Bool = false) {
    let (oldNodes, newNodes) = (old.nodes(in: oldRun), new.nodes(in: newRun))
    let match = NodeMatch(oldNodes, newNodes)
    for leaving in match.leaving(after: nil) { leave(oldNodes[leaving], isTop) }
    for (place, node) in newNodes.enumerated() {
      if let partner = match.partner[place] {
        if isTop { dim(oldNodes[partner], node) }
        pair(oldNodes[partner], node)
      } else {
        enter(node, isTop)
      }
      for leaving in match.leaving(after: place) { leave(oldNodes[leaving], isTop) }
    }
  }

  private mutating func pair(_ a: SheetTree.Node, _ b: SheetTree.Node) {
    if old.sheet.hasSameShape(a.items, as: new.sheet, b.items) {
      writer.emit(b.items.count, part(.from, a), part(.to, b), foldedPart(b))
    } else if let layer = a.layer, let newLayer = b.layer {
      let foldedLayer = foldedTo.map { $0.layers[newLayer] } ?? new.sheet.layers[newLayer]
      writer.open(old.sheet.layers[layer], new.sheet.layers[newLayer], foldedLayer)
      if let id = a.id, id.role.isOneDatum {
        mergeBeginnings(a.inside, b.inside)
      } else {
        merge(a.inside, b.inside)
      }
      writer.close()
    } else {
      fadeOut(a.items)
      fadeIn(b.items)
    }
  }

  /// Mixes what both runs begin with, and matches the rest.
  private mutating func mergeBeginnings(_ a: Range<Int>, _ b: Range<Int>) {
    var (i, j) = (a.lowerBound, b.lowerBound)
    while i < a.upperBound, j < b.upperBound {
      let (oldEnd, newEnd) = (old.end(of: i), new.end(of: j))
      guard old.sheet.hasSameShape(i..<oldEnd, as: new.sheet, j..<newEnd) else { break }
      (i, j) = (oldEnd, newEnd)
    }
    let common = Part(source: .to, first: b.lowerBound)
    writer.emit(j - b.lowerBound, Part(source: .from, first: a.lowerBound), common, folded(common))
    merge(i..<a.upperBound, j..<b.upperBound)
  }

  /// Marks and top layers unfold; what else is new in a matched layer (the label of a bar that has grown) fades in.
  private mutating func enter(_ node: SheetTree.Node, _ isTop: Bool) {
    if isTop { dim(nil, node) }
    if foldedTo != nil, isTop || node.id != nil {
      writer.emit(node.items.count, part(.foldedTo, node), part(.to, node), part(.foldedTo, node))
    } else if node.layer != nil {
      writer.emit(node.items.count, part(.to, node, opacity: 0), part(.to, node), foldedPart(node))
    } else {
      fadeIn(node.items)
    }
  }

  private mutating func leave(_ node: SheetTree.Node, _ isTop: Bool) {
    if isTop { dim(node, nil) }
    if foldedFrom != nil, isTop || node.id != nil {
      writer.emit(node.items.count, part(.from, node), part(.foldedFrom, node), part(.foldedFrom, node))
    } else if node.layer != nil {
      writer.emit(node.items.count, part(.from, node), part(.from, node, opacity: 0), part(.from, node, opacity: 0))
    } else {
      fadeOut(node.items)
    }
  }

  /// Items of the old sheet in a layer of their own, which becomes unseen.
  private mutating func fadeOut(_ run: Range<Int>) {
    let part = Part(source: .from, first: run.lowerBound)
    writer.open(Layer(), Layer(opacity: 0), Layer(opacity: 0))
    writer.emit(run.count, part, part, part)
    writer.close()
  }

  /// Items of the new sheet in a layer of their own, which becomes seen.
  private mutating func fadeIn(_ run: Range<Int>) {
    let part = Part(source: .to, first: run.lowerBound)
    writer.open(Layer(opacity: 0), Layer(), Layer(opacity: foldedTo == nil ? 0 : 1))
    writer.emit(run.count, part, part, folded(part))
    writer.close()
  }

  /// Tells the writer how a top node is dimmed at both ends; what enters or leaves keeps its own dimming.
  private mutating func dim(_ a: SheetTree.Node?, _ b: SheetTree.Node?) {
    func factor(_ node: SheetTree.Node, _ dimming: [Double]) -> Double {
      node.layer != nil && node.ordinal < dimming.count ? dimming[node.ordinal] : 1
    }
    let (before, after) = (a.map { factor($0, oldDimming) }, b.map { factor($0, newDimming) })
    writer.dim = (before ?? after ?? 1, after ?? before ?? 1)
  }

  private func part(_ source: Source, _ node: SheetTree.Node, opacity: Double? = nil) -> Part {
    Part(source: source, first: node.items.lowerBound, opacity: opacity)
  }

  /// What a node of the new sheet is like folded: unseen where no folded sheet says it.
  private func foldedPart(_ node: SheetTree.Node) -> Part {
    foldedTo == nil ? part(.to, node, opacity: 0) : part(.foldedTo, node)
  }

  private func folded(_ part: Part) -> Part { foldedTo == nil ? part : Part(source: .foldedTo, first: part.first) }
}

extension Mark.Role {
  /// Whether a mark of this kind stands for one datum.
  fileprivate var isOneDatum: Bool {
    switch self {
    case .bar, .point, .slice, .stage, .tier: true
    case .line, .summary, .custom: false
    }
  }
}
