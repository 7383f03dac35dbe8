import BarlineTesting
import Testing

@testable import Barline
@testable import BarlineDrawing

/// Tiers on their way: what is on the screen between two pictures at rest.
@Suite struct TierMotionTests {
  /// Where the highlight ends: the end of the last reached part, in points, to within the gap between two tiers.
  private func end(_ drawing: Drawing) -> Double { drawing.markerX ?? -1 }

  private func reload(_ stage: TierStage, _ steps: [Double], _ ids: [String], amount: Double?) {
    stage.ladder.bounds = zip(steps, steps.dropFirst()).map { TierBounds(from: $0, to: $1) }
    stage.ladder.ids = ids.map { .name($0) }
    stage.ladder.amount = amount
    stage.chart.reloadData(animated: true)
  }

  @Test func `a change of amount travels along the track, tier after tier, and ends exactly`() {
    let stage = TierStage(amount: 5)
    _ = stage.chart.drawing(at: 0)
    stage.ladder.amount = 35
    stage.chart.reloadData(animated: true)
    #expect(end(stage.chart.drawing(at: 1)) == 50)
    // Slow at both ends: a quarter of the time is a sixteenth of the way, and half of it half.
    #expect(abs(end(stage.chart.drawing(at: 1.0625)) - (50 + 300.0 / 16)) < 1e-9)
    let half = stage.chart.drawing(at: 1.125)
    #expect(abs(end(half) - 200) < 1e-9)
    let reached = half.tiers.map { $0.reached / $0.width }
    #expect(reached == [1, 1, 0, 0])
    #expect(stage.chart.isMoving(at: 1.2) && !stage.chart.isMoving(at: 1.25))
    let rest = TierStage.rest(amount: 35)
    #expect(stage.chart.drawing(at: 1.25) == rest)
    #expect(end(rest) == 350)
  }

  @Test func `every two amounts: the start is what was on the screen, and the marker never turns back`() {
    let amounts: [Double?] = [nil, -5, 0, 10, 15, 40, 99]
    for before in amounts {
      for after in amounts {
        let stage = TierStage(amount: before)
        let was = stage.chart.drawing(at: 0)
        stage.ladder.amount = after
        stage.chart.reloadData(animated: true)
        let first = stage.chart.drawing(at: 1)
        if let x = was.markerX { #expect(first.markerX == x) }
        var places: [Double] = []
        for step in 0...10 {
          let drawing = stage.chart.drawing(at: 1 + Double(step) * 0.025)
          #expect(isFinite(drawing))
          if after != nil, let x = drawing.markerX { places.append(x) }
        }
        #expect(places == places.sorted() || places == places.sorted(by: >), "\(String(describing: before)) \(places)")
        #expect(stage.chart.drawing(at: 1.25) == TierStage.rest(amount: after))
      }
    }
  }

  @Test func `tiers between the same neighbours open and close, and the row has no hole on the way`() {
    let stage = TierStage([0, 10, 20, 30], amount: nil)
    stage.ladder.ids = ["a", "b", "c"].map { .name($0) }
    stage.chart.size.width = 300
    _ = stage.chart.drawing(at: 0)
    reload(stage, [0, 10, 15, 20], ["a", "x", "b"], amount: nil)
    let half = stage.chart.drawing(at: 1)
    // From 0, 100, 200 to 0, 100, 200: the new one opens behind the first, the last closes at the end.
    #expect(half.tiers.map { $0.id } == [.name("a"), .name("x"), .name("b")])
    let middle = stage.chart.drawing(at: 1.125)
    let rows = middle.tiers
    #expect(abs(rows[1].x + rows[1].width / 2 - 125) < 1.01 && abs(rows[1].width - 50) < 2.01)
    #expect(abs(rows[2].x - 150) < 1.01 && abs(rows[2].width - 100) < 2.01)
    // What goes is drawn without a mark: from 250 to the end.
    let going = middle.figures.filter { $0.sheet == "marks" && $0.mark == nil && abs($0.bounds.minX - 250) < 0.01 }
    #expect(going.contains { abs($0.bounds.maxX - 300) < 0.01 && $0.bounds.height == middle.figures.first?.bounds.height })
    #expect(stage.chart.drawing(at: 2).tiers.map { $0.x } == [0, 101, 201])
  }

  @Test func `a row of other tiers pushes the former one out`() {
    let stage = TierStage([0, 10, 20], amount: nil)
    stage.ladder.ids = ["a", "b"].map { .name($0) }
    _ = stage.chart.drawing(at: 0)
    reload(stage, [0, 10, 20], ["c", "d"], amount: nil)
    _ = stage.chart.drawing(at: 1)
    let rows = stage.chart.drawing(at: 1.125).tiers
    #expect(rows.map { $0.id } == [.name("c"), .name("d")])
    #expect(abs(rows[0].x) < 1.01 && abs(rows[0].width - 100) < 2.01 && abs(rows[1].x - 100) < 1.01)
  }

  @Test func `mixed scenes of every two rows of up to three tiers are in order and inside the track`() {
    func scene(_ ids: [Int]) -> TierScene {
      let width = 300.0 / Double(max(1, ids.count))
      return TierScene(
        pieces: ids.enumerated().map {
          TierScene.Piece(id: Mark.ID(role: .tier, item: .index($1)), x: width * Double($0), width: width, style: .standard)
        }, highlight: 0, marker: 0, track: ChartRect(x: 0, y: 0, width: 300, height: 8))
    }
    let rows = [[], [0], [1], [0, 1], [1, 2], [0, 2], [0, 1, 2], [3, 0, 1], [0, 3, 1], [0, 1, 3], [3, 4, 5]]
    for a in rows {
      for b in rows {
        let (start, end) = TierScene.aligned(scene(a), scene(b))
        #expect(start.pieces.map { $0.id } == end.pieces.map { $0.id })
        #expect(start.pieces.count == Set(a + b).count)
        // Tiers that change their order pass each other.
        guard a.filter(b.contains) == b.filter(a.contains) else { continue }
        for share in [0, 0.25, 0.5, 1.0] {
          let pieces = start.mixed(with: end, share).pieces.sorted { ($0.x, $0.maxX) < ($1.x, $1.maxX) }
          // Side by side, and together the whole track.
          var x = 0.0
          for piece in pieces {
            #expect(abs(piece.x - x) < 1e-9, "\(a) \(b) \(share)")
            x = piece.maxX
          }
          #expect(a.isEmpty && b.isEmpty || abs(x - 300) < 1e-9, "\(a) \(b) \(share)")
        }
      }
    }
  }

  @Test func `another motion takes over from what is on the screen, and each completion is called once`() {
    let stage = TierStage(amount: 0)
    _ = stage.chart.drawing(at: 0)
    var answers: [String] = []
    stage.ladder.amount = 40
    stage.chart.reloadData(animated: true) { answers.append("first \($0)") }
    _ = stage.chart.drawing(at: 1)
    let seen = stage.chart.drawing(at: 1.125)
    stage.ladder.amount = 10
    stage.chart.reloadData(animated: true) { answers.append("second \($0)") }
    #expect(answers == ["first false"])
    let taken = stage.chart.drawing(at: 1.125)
    #expect(taken.tiers == seen.tiers && taken.markerX == seen.markerX)
    #expect(abs(end(stage.chart.drawing(at: 1.25)) - 150) < 1e-9)
    #expect(stage.chart.drawing(at: 1.375) == TierStage.rest(amount: 10))
    #expect(answers == ["first false", "second true"])
  }

  @Test func `a row that is interrupted while tiers come and go goes on from there`() {
    let stage = TierStage([0, 10, 20], amount: 15)
    stage.ladder.ids = ["a", "b"].map { .name($0) }
    _ = stage.chart.drawing(at: 0)
    reload(stage, [0, 10], ["b"], amount: 5)
    _ = stage.chart.drawing(at: 1)
    let seen = stage.chart.drawing(at: 1.125)
    reload(stage, [0, 10, 20], ["a", "b"], amount: 15)
    let taken = stage.chart.drawing(at: 1.125)
    // The tier that was going comes back from where it was: half of its width.
    #expect(abs((taken.tiers.first?.width ?? 0) - 100) < 2.01)
    #expect(taken.markerX == seen.markerX)
    let rest = stage.chart.drawing(at: 2)
    #expect(rest.tiers.map { $0.x } == [0, 201] && !stage.chart.isMoving(at: 2))
  }

  @Test func `data that go fade away, and those that come fade in as their highlight grows`() {
    let stage = TierStage(amount: 40)
    let rest = stage.chart.drawing(at: 0)
    stage.ladder.bounds = []
    stage.chart.reloadData(animated: true)
    #expect(stage.chart.drawing(at: 1).frame.strings == ["No data"])
    let half = stage.chart.drawing(at: 1.125)
    #expect(half.marks.layers.first?.opacity == 0.5)
    #expect(half.markList.isEmpty)
    #expect(stage.chart.drawing(at: 1.25).marks.isEmpty)
    stage.ladder.bounds = Ladder([0, 10, 20, 30, 40]).bounds
    stage.chart.reloadData(animated: true)
    #expect(stage.chart.drawing(at: 2).marks.layers.first?.opacity == 0)
    let coming = stage.chart.drawing(at: 2.125)
    #expect(coming.marks.layers.first?.opacity == 0.5 && abs(end(coming) - 200) < 1e-9)
    #expect(stage.chart.drawing(at: 2.25) == rest)
  }

  @Test func `folding away takes the highlight to the start, and back`() {
    let stage = TierStage(amount: 40)
    let rest = stage.chart.drawing(at: 0)
    stage.chart.setState(.collapsed, animated: true)
    #expect(stage.chart.drawing(at: 1).tiers == rest.tiers)
    #expect(stage.chart.drawing(at: 1.125).tiers.map { $0.reached > 0 } == [true, true, false, false])
    let folded = stage.chart.drawing(at: 1.25)
    #expect(folded.tiers.allSatisfy { $0.reached == 0 && $0.width > 0 } && folded.markerX == nil)
    stage.chart.setState(.expanded, animated: true)
    _ = stage.chart.drawing(at: 2)
    #expect(abs(end(stage.chart.drawing(at: 2.125)) - 200) < 1e-9)
    #expect(stage.chart.drawing(at: 2.25) == rest)
  }

  @Test func `entrances: the highlight grows, the row is uncovered, or all appears`() {
    for style in [Entrance.Style.grow, .sweep, .fade] {
      let stage = TierStage(amount: 20)
      let rest = TierStage.rest(amount: 20)
      stage.chart.entrance = Entrance(style, duration: 2)
      let first = stage.chart.drawing(at: 5)
      let half = stage.chart.drawing(at: 6)
      #expect(first.markerX == nil)
      switch style {
      case .grow:
        #expect(first.tiers.map { $0.reached } == [0, 0, 0, 0] && first.tiers.map { $0.width } == rest.tiers.map { $0.width })
        #expect(half.tiers.map { $0.reached / $0.width } == [1, 0, 0, 0])
        #expect(end(half) == 100)
      case .sweep:
        func uncovered(_ drawing: Drawing) -> Double? { drawing.marks.layers.first?.clip?.rectangle?.maxX }
        #expect(uncovered(first) == 0 && uncovered(half) == 200 && uncovered(rest) == nil)
        #expect(end(half) == 100)
      case .fade:
        #expect(first.marks.layers.first?.opacity == 0 && half.marks.layers.first?.opacity == 0.5)
        #expect(half.tiers == rest.tiers && end(half) == end(rest))
      }
      #expect(stage.chart.isMoving(at: 6.9) && !stage.chart.isMoving(at: 7))
      #expect(stage.chart.drawing(at: 7) == rest)
    }
  }

  @Test func `a reload takes over from an entrance, which a repeated one plays again`() {
    let stage = TierStage(amount: 40)
    stage.chart.entrance = Entrance(.sweep, duration: 2)
    _ = stage.chart.drawing(at: 0)
    #expect(end(stage.chart.drawing(at: 1)) == 200)
    stage.ladder.amount = 20
    stage.chart.reloadData(animated: true)
    let taken = stage.chart.drawing(at: 1)
    #expect(end(taken) == 200 && taken.marks.layers.first?.clip?.rectangle?.maxX == 200)
    #expect(stage.chart.drawing(at: 1.25) == TierStage.rest(amount: 20))
    stage.chart.entrance = Entrance(.grow, duration: 2, repeats: true)
    stage.chart.reloadData()
    #expect(stage.chart.drawing(at: 3).tiers.allSatisfy { $0.reached == 0 })
    #expect(end(stage.chart.drawing(at: 4)) == 100)
  }

  @Test func `a selected tier is drawn where it is on its way`() {
    let stage = TierStage(amount: 0)
    stage.chart.selectedIndex = 1
    _ = stage.chart.drawing(at: 0)
    stage.ladder.amount = 40
    stage.chart.reloadData(animated: true)
    _ = stage.chart.drawing(at: 1)
    let half = stage.chart.drawing(at: 1.125)
    #expect(half.dimming == [0.35])
    let marker = half.figures.first {
      if case .circle = $0.figure { $0.sheet == "selection" } else { false }
    }
    #expect(abs((marker?.bounds.midX ?? 0) - 200) < 1e-9)
    #expect(half.tooltip == stage.chart.drawing(at: 2).tooltip)
  }

  @Test func `reduced motion shows every change at once, and a new size cuts a motion short`() {
    let stage = TierStage(amount: 0)
    stage.chart.environment.reducedMotion = true
    stage.chart.entrance = Entrance(.sweep, duration: 2)
    _ = stage.chart.drawing(at: 0)
    var answers: [Bool] = []
    stage.ladder.amount = 40
    stage.chart.reloadData(animated: true) { answers.append($0) }
    #expect(answers == [true] && !stage.chart.isMoving(at: 0))
    #expect(end(stage.chart.drawing(at: 0)) == end(TierStage.rest(amount: 40)))
    stage.chart.environment.reducedMotion = false
    stage.ladder.amount = 0
    stage.chart.reloadData(animated: true) { answers.append($0) }
    _ = (stage.chart.drawing(at: 1), stage.chart.drawing(at: 1.1))
    stage.chart.size.width = 500
    _ = stage.chart.drawing(at: 1.1)
    #expect(answers == [true, false] && !stage.chart.isMoving(at: 1.1))
  }

  @Test func `what rests keeps its revision, what moves has none`() {
    let stage = TierStage(amount: 0)
    let first = stage.chart.drawing(at: 0)
    #expect(stage.chart.drawing(at: 1).marks.revision == first.marks.revision && first.marks.revision > 0)
    stage.chart.selectedIndex = 1
    let selected = stage.chart.drawing(at: 1)
    #expect(selected.marks.revision == first.marks.revision && selected.frame.revision == first.frame.revision)
    stage.ladder.amount = 40
    stage.chart.reloadData(animated: true)
    #expect(stage.chart.drawing(at: 2).marks.revision == 0)
    #expect(stage.chart.drawing(at: 3).marks.revision > first.marks.revision)
  }
}

extension Figure {
  /// The rectangle that it is; nil for another figure.
  fileprivate var rectangle: ChartRect? { if case .rect(let rect) = self { rect } else { nil } }
}
