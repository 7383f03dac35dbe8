extension TierPlan {
  /// What is on the screen at rest and expanded.
  func scene(of model: TierModel) -> TierScene {
    TierScene(
      pieces: layout.scale.pieces.map {
        TierScene.Piece(id: model.id(of: $0.item), x: $0.x, width: $0.width, style: model.tiers[$0.item].style)
      },
      highlight: highlightEnd, marker: hasMarker ? 1 : 0, strength: isEmpty ? 0 : 1,
      track: isEmpty ? ChartRect(x: layout.scale.left, y: 0, width: 0, height: 0) : track)
  }

  /// The plan with its tiers where they are in a scene on the way to it. Words stand where they will be.
  func moving(in scene: TierScene) -> TierPlan {
    var moving = self
    moving.layout.move(to: scene)
    return moving
  }
}

/// How a tier chart is drawn while it moves, or rests.
struct TierPose {
  /// Where the highlight ends, in points.
  var highlight: Double
  /// How strong the marker and its pill are, 0…1.
  var marker = 1.0
  /// How strong everything is, 0…1.
  var strength = 1.0
  /// How much of the row is uncovered, from its left end, 0…1.
  var cover = 1.0
  /// Tiers that are going.
  var leaving: [TierScene.Piece] = []
  /// Whether it is one of a motion.
  var isMoving = false

  init(highlight: Double) { self.highlight = highlight }

  /// The pose of a scene on the way to a plan with a number of tiers.
  init(_ scene: TierScene, tiers: Int) {
    (highlight, marker) = (scene.highlight, scene.marker)
    (strength, cover) = (scene.strength, scene.cover)
    leaving = Array(scene.pieces.dropFirst(tiers))
    isMoving = true
  }
}

/// What a delegate has drawn in place of a tier, and the rectangle that it was drawn for.
struct OwnTier {
  var rect: ChartRect
  var sheet: Drawing.Sheet

  /// Draws it into a rectangle, wider or narrower than its own.
  func draw(in place: ChartRect, into recorder: inout Drawing.Recorder) {
    var layer = Layer()
    if place != rect, rect.width > 0 {
      let scale = place.width / rect.width
      layer.transform = Affine(a: scale, b: 0, c: 0, d: 1, tx: place.x - rect.x * scale, ty: place.y - rect.y)
    }
    recorder.push(layer)
    sheet.replay(into: &recorder)
    recorder.pop()
  }
}
