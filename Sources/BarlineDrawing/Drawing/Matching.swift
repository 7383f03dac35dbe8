/// Which nodes of two lists belong together: marked layers by id, other layers and runs of figures by their order.
///
/// An id that a list holds twice belongs to the first that has it.
struct NodeMatch {
  /// For each new node the place of its old one; nil for one that enters.
  private(set) var partner: [Int?]
  /// The old nodes that leave: for each new place, and before all of them, a chain of old places.
  private var firstLeaving: [Int], nextLeaving: [Int]
  private static var none: Int { -1 }
  // A chart that changes without a pause must not gather ghosts for ever: beyond these numbers they go at once.
  private static var fewestMarkedGhosts: Int { 256 }
  private static var mostOtherGhosts: Int { 4 }

  init(_ old: [SheetTree.Node], _ new: [SheetTree.Node]) {
    partner = Array(repeating: nil, count: new.count)
    firstLeaving = Array(repeating: Self.none, count: new.count + 1)
    nextLeaving = Array(repeating: Self.none, count: old.count)
    let placeInNew = match(old, new)
    // Backwards, so that a chain is in the old order without having to know its end.
    var behind = Array(repeating: 0, count: old.count)
    var last = 0
    for place in old.indices {
      if placeInNew[place] != Self.none { last = placeInNew[place] + 1 }
      behind[place] = last
    }
    let leaving = Self.kept(old, old.indices.filter { placeInNew[$0] == Self.none }, most: 2 * new.count)
    for place in leaving.reversed() {
      nextLeaving[place] = firstLeaving[behind[place]]
      firstLeaving[behind[place]] = place
    }
  }

  /// Of the nodes that leave, in order, those that are still drawn: the last of the marked ones, the most visible of the others.
  private static func kept(_ old: [SheetTree.Node], _ leaving: [Int], most: Int) -> [Int] {
    let others = leaving.filter { old[$0].id == nil }
    let mostMarked = max(fewestMarkedGhosts, most)
    guard leaving.count - others.count > mostMarked || others.count > mostOtherGhosts else { return leaving }
    let faintestFirst = others.sorted { (old[$0].opacity, $0) < (old[$1].opacity, $1) }
    let keptOthers = faintestFirst.suffix(mostOtherGhosts)
    var marked = leaving.count - others.count
    return leaving.filter { place in
      guard old[place].id != nil else { return keptOthers.contains(place) }
      marked -= 1
      return marked < mostMarked
    }
  }

  /// The old nodes that leave from behind a new one, or with nil from before all of them.
  func leaving(after place: Int?) -> [Int] {
    var chain: [Int] = []
    var next = firstLeaving[place.map { $0 + 1 } ?? 0]
    while next != Self.none {
      chain.append(next)
      next = nextLeaving[next]
    }
    return chain
  }

  /// Fills in the partners; gives for each old node the place of its new one.
  private mutating func match(_ old: [SheetTree.Node], _ new: [SheetTree.Node]) -> [Int] {
    var byID = HashIndex()
    func firstOld(_ id: Mark.ID) -> Int? { byID.place(of: id.hashValue) { old[$0].id == id } }
    var (layers, runs): ([Int], [Int]) = ([], [])
    for (place, node) in old.enumerated() {
      if let id = node.id {
        if firstOld(id) == nil { byID.add(id.hashValue, place) }
      } else if node.layer != nil {
        layers.append(place)
      } else {
        runs.append(place)
      }
    }
    var placeInNew = Array(repeating: Self.none, count: old.count)
    var (nextLayer, nextRun) = (0, 0)
    for (place, node) in new.enumerated() {
      var found: Int?
      if let id = node.id {
        // A second mark of the same id finds its partner taken.
        found = firstOld(id).flatMap { placeInNew[$0] == Self.none ? $0 : nil }
      } else if node.layer != nil {
        found = nextLayer < layers.count ? layers[nextLayer] : nil
        nextLayer += 1
      } else {
        found = nextRun < runs.count ? runs[nextRun] : nil
        nextRun += 1
      }
      partner[place] = found
      if let found { placeInNew[found] = place }
    }
    return placeInNew
  }
}

/// Places in up to three tables of different sheets that become one place in three tables of one shape.
struct Triple: Hashable {
  var a: UInt32, b: UInt32, c: UInt32
  /// Which sheets the tables belong to.
  var tag: UInt32

  init(_ a: UInt32, _ b: UInt32, _ c: UInt32, tag: UInt32) { (self.a, self.b, self.c, self.tag) = (a, b, c, tag) }
}

/// The places given to triples so far.
struct TriplePlaces {
  private var keys: [Triple] = []
  private var index = HashIndex()
  private var last: (key: Triple, place: Int)?

  /// The place of a triple; `add` is called for one that is new.
  mutating func place(of key: Triple, add: () -> Void) -> Int {
    if let last, last.key == key { return last.place }
    let place: Int
    if let known = index.place(of: key.hashValue, { keys[$0] == key }) {
      place = known
    } else {
      place = keys.count
      index.add(key.hashValue, place)
      keys.append(key)
      add()
    }
    last = (key, place)
    return place
  }
}
