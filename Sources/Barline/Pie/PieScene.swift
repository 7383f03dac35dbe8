/// What is seen of a pie, perhaps on its way: where another motion takes over.
struct PieScene {
  /// A slice, as it is seen.
  struct Piece {
    var id: Mark.ID
    var slice: PieSlice
    var fill: MarkFill
    /// What the app has drawn in its place, and where that slice is at rest.
    var own: (sheet: Drawing.Sheet, rest: PieSlice)?
  }

  /// A label, as it is seen.
  struct Label {
    var id: Mark.ID
    var label: PieLabel
    var color: ChartColor
    /// How strong it is, 0…1.
    var opacity: Double
  }

  var room: PieRoom
  /// Where the first slice starts, and where the last one ends.
  var origin: Double
  var terminal: Double
  /// Whether slices follow one another clockwise.
  var isClockwise: Bool
  /// In the order in which they follow one another.
  var pieces: [Piece] = []
  var labels: [Label] = []
  /// How strong all slices are, 0…1.
  var strength = 1.0

  /// A slice's edge that is nearer to where the pie starts.
  func near(_ slice: PieSlice) -> Double { isClockwise ? slice.start : slice.end }

  /// A slice's edge that is nearer to where the pie ends.
  func far(_ slice: PieSlice) -> Double { isClockwise ? slice.end : slice.start }

  /// Puts the pieces into the order in which they stand round the pie.
  mutating func sort() {
    let way = isClockwise ? 1.0 : -1.0
    pieces = pieces.ordered { way * $0.slice.middle < way * $1.slice.middle }
  }
}

extension PiePlan {
  /// The pie at rest, shown or folded.
  ///
  /// - Parameters:
  ///   - model: The model that the plan was made of.
  ///   - ids: What each slice is known by.
  ///   - own: What the app has drawn in slices' places.
  ///   - isFolded: Whether the slices have no width, and stand where the pie starts.
  func scene(of model: PieModel, _ ids: [Mark.ID], own: KeyTable<Int, Drawing.Sheet>, isFolded: Bool) -> PieScene {
    let origin = PieSlice.origin(options)
    let isClockwise = options.direction == .clockwise
    let span = isClockwise ? options.shape.span : -options.shape.span
    var scene = PieScene(
      room: room, origin: origin, terminal: isFolded || slices.isEmpty ? origin : origin + span, isClockwise: isClockwise)
    guard room.radius > 0 else { return scene }
    scene.pieces.reserveCapacity(slices.count)
    for (slice, id) in zip(slices, ids) {
      let place = isFolded ? slice.swept(0, from: origin) : slice
      let sheet = own[slice.item].map { (sheet: $0, rest: slice) }
      scene.pieces.append(PieScene.Piece(id: id, slice: place, fill: model.fill(at: slice.item), own: sheet))
    }
    var place = 0
    for label in labels.ordered(by: { $0.item < $1.item }) {
      while place < slices.count, slices[place].item < label.item { place += 1 }
      guard place < min(slices.count, ids.count) else { break }
      let color = model.fill(at: label.item).leadingColor
      scene.labels.append(PieScene.Label(id: ids[place], label: label, color: color, opacity: isFolded ? 0 : 1))
    }
    return scene
  }
}

extension PieRoom {
  /// The pie's size and place a share of the way to another.
  func mixed(with target: PieRoom, _ share: Double) -> PieRoom {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    var room = target
    room.center = center.mixed(with: target.center, share)
    room.radius = mix(radius, target.radius)
    room.hole = mix(hole, target.hole)
    room.farthestOffset = mix(farthestOffset, target.farthestOffset)
    room.selectedOffset = mix(selectedOffset, target.selectedOffset)
    return room
  }
}

extension ChartPoint {
  /// The point a share of the way to another.
  func mixed(with target: ChartPoint, _ share: Double) -> ChartPoint {
    ChartPoint(x: x + (target.x - x) * share, y: y + (target.y - y) * share)
  }
}

extension MarkFill {
  /// The fill a share of the way to another: colours mix, anything else is the other at once.
  func mixed(with target: MarkFill, _ share: Double) -> MarkFill {
    guard self != target, case .color(let a) = self, case .color(let b) = target else { return target }
    return .color(a.blended(with: b, share))
  }
}

extension ChartColor {
  /// The colour a share of the way to another.
  func blended(with target: ChartColor, _ share: Double) -> ChartColor {
    self == target || share >= 1 ? target : share <= 0 ? self : .mix(self, target, share)
  }
}
