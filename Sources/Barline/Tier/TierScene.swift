/// What is on the screen of a tier chart, as far as it moves: any two scenes can be mixed.
struct TierScene: Equatable, Sendable {
  /// A tier's part of the track.
  struct Piece: Equatable, Sendable {
    var id: Mark.ID
    var x: Double
    var width: Double
    var style: TierStyle

    var maxX: Double { x + width }

    /// The piece without a width, at a place.
    func closed(at x: Double) -> Piece { Piece(id: id, x: x, width: 0, style: style) }
  }

  /// The tiers: first those of the plan, in its order, then those that are going.
  var pieces: [Piece] = []
  /// Where the highlight ends, in points.
  var highlight: Double
  /// How strong the marker and its pill are, 0…1.
  var marker: Double
  /// How strong everything is, 0…1.
  var strength = 1.0
  /// How much of the row is uncovered, from its left end, 0…1.
  var cover = 1.0
  /// The whole track.
  var track: ChartRect

  /// Nothing at all.
  static let nothing = TierScene(highlight: 0, marker: 0, strength: 0, track: .zero)

  /// The row with a highlight of no length, and without the marker: what a collapsed chart shows.
  var folded: TierScene {
    var folded = self
    (folded.highlight, folded.marker) = (track.minX, 0)
    return folded
  }

  /// Where an entrance starts.
  func start(of entrance: Entrance.Style) -> TierScene {
    var start = folded
    switch entrance {
    case .grow: break
    case .sweep: start.cover = 0
    case .fade:
      start = self
      start.strength = 0
    }
    return start
  }

  /// A share of the way to another scene, which has the same pieces.
  func mixed(with other: TierScene, _ share: Double) -> TierScene {
    guard share > 0 else { return self }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    var mixed = other
    for place in mixed.pieces.indices where place < pieces.count {
      mixed.pieces[place].x = mix(pieces[place].x, other.pieces[place].x)
      mixed.pieces[place].width = mix(pieces[place].width, other.pieces[place].width)
    }
    mixed.highlight = mix(highlight, other.highlight)
    mixed.marker = mix(marker, other.marker)
    mixed.strength = mix(strength, other.strength)
    mixed.cover = mix(cover, other.cover)
    return mixed
  }

  /// Two scenes made to have the same pieces, in the second one's order: tiers that are new open at the end of the one before them that
  /// stays, tiers that are gone close at the beginning of the one after them that stays. Side by side they fill the row all the way.
  static func aligned(_ before: TierScene, _ after: TierScene) -> (start: TierScene, end: TierScene) {
    var (start, end) = (before, after)
    if after.track.isEmpty { end.track = before.track }
    guard !before.pieces.isEmpty, !after.pieces.isEmpty else {
      // Nothing to open between, or to close: the row fades.
      start.pieces = before.pieces.isEmpty ? after.pieces : before.pieces
      end.pieces = start.pieces
      return (start, end)
    }
    let old = places(of: before.pieces)
    start.pieces = after.pieces.map { piece in
      old[piece.id].map { Piece(id: piece.id, x: before.pieces[$0].x, width: before.pieces[$0].width, style: piece.style) }
        ?? piece
    }
    let new = places(of: after.pieces)
    var x = before.pieces.reduce(.infinity) { min($0, $1.x) }
    for place in start.pieces.indices {
      let piece = start.pieces[place]
      if old[piece.id] != nil { x = piece.maxX } else { start.pieces[place] = piece.closed(at: x) }
    }
    var going: [Piece] = []
    var gone: [Piece] = []
    x = after.pieces.reduce(-.infinity) { max($0, $1.maxX) }
    for piece in before.pieces.ordered(by: { $0.x < $1.x }).reversed() {
      if let stays = new[piece.id] {
        x = after.pieces[stays].x
      } else {
        going.append(piece)
        gone.append(piece.closed(at: x))
      }
    }
    start.pieces += going
    end.pieces += gone
    return (start, end)
  }

  private static func places(of pieces: [Piece]) -> KeyTable<Mark.ID, Int> {
    var places = KeyTable<Mark.ID, Int>()
    for place in pieces.indices { places.set(pieces[place].id, place) }
    return places
  }
}

/// A tier chart on its way from what was on the screen to its picture at rest.
struct TierMotion: SessionMotion {
  typealias Moment = TierScene

  var clock: MotionClock
  /// What was on the screen; nil for nothing.
  private let before: TierScene?
  /// How tiers come on the screen; nil where they move on from what was there.
  private let entrance: Entrance.Style?
  private let completion: ((Bool) -> Void)?
  /// Where it starts and ends, with the same pieces; nil while it is pending.
  private var way: (start: TierScene, end: TierScene)?

  init(
    from before: TierScene?, entrance: Entrance.Style? = nil, clock: MotionClock, completion: ((Bool) -> Void)?
  ) {
    (self.before, self.entrance, self.clock, self.completion) = (before, entrance, clock, completion)
  }

  func isMoving(at time: Double) -> Bool { clock.isMoving(at: time) }

  func complete(_ finished: Bool) { completion?(finished) }

  /// Finds the way to a scene, once.
  mutating func aim(at end: TierScene) {
    guard way == nil else { return }
    if let entrance {
      way = (end.start(of: entrance), end)
    } else {
      way = TierScene.aligned(before ?? end.folded, end)
    }
  }

  /// What is on the screen now: where another motion takes over. Nil where there has been nothing yet.
  var presented: TierScene? { way.map { $0.start.mixed(with: $0.end, clock.shown) } ?? before }
}
